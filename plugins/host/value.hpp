// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/parameters.h>

#include <boardwright/pure/result.hpp>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace boardwright {

/// A parameter's value. A choice is held as its text.
using Value =
    std::variant<bool, std::int64_t, std::string, std::vector<std::int64_t>, std::vector<std::string>>;

/// Parameters by name; those left out have their defaults.
using Parameters = std::map<std::string, Value>;

/// What a game says of one of its parameters.
struct ParameterSpec {
  std::string name;
  bw_type type{};
  Value standard;
  std::int64_t min{}, max{};   ///< integers and elements of integer lists, inclusive
  std::uint32_t max_length{};  ///< bytes of a text, elements of an integer list
  std::vector<std::string> choices;
  std::string meaning;  ///< English

  /// Whether a value fits; otherwise a sentence with the name and what is expected.
  [[nodiscard]] Result<void> accept(const Value& value) const;

  [[nodiscard]] static ParameterSpec from(const bw_parameter_spec& spec);
};

/// Values as the contract takes them. Points into the Parameters it was made from, which must outlive it.
class ContractParameters {
 public:
  explicit ContractParameters(const Parameters& parameters, const std::vector<ParameterSpec>& specs);
  [[nodiscard]] const bw_parameter* data() const noexcept { return parameters_.data(); }
  [[nodiscard]] std::size_t size() const noexcept { return parameters_.size(); }

 private:
  std::vector<bw_parameter> parameters_;
  std::vector<std::vector<const char*>> texts_;
};

}  // namespace boardwright
