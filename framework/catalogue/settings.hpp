// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of parameters as people write them: `--set key=value`, and the same words in records.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/value.hpp"

namespace boardwright {

/// A value as it was written, still without a type: what type it must have only the parameter knows.
struct RawValue {
  bool list = false;
  std::vector<std::string> words;  ///< exactly one unless it is a list
  friend bool operator==(const RawValue&, const RawValue&) = default;
};

[[nodiscard]] Result<Value> read_value(const ParameterSpec& spec, const RawValue& raw);

/// Reads a value as YAML for a parameter: on/off/true/false/yes/no for a bool, a whole number, a choice's or
/// another text (quotes only where YAML needs them), [1, 2] or [a, b] for lists, [] or none for an
/// empty one. The sentence names the
/// parameter, what it takes and, for a mistyped choice, the nearest one.
[[nodiscard]] Result<Value> read_value(const ParameterSpec& spec, std::string_view text);

/// The inverse: read_value gives the same value back. One line.
[[nodiscard]] std::string write_value(const Value& value);

/// Reads `key=value` settings, as from repeated --set options. Refuses a key that isn't a parameter (naming
/// the nearest), a value that doesn't fit and a key that is set twice.
[[nodiscard]] Result<Parameters> read_settings(std::span<const std::string> settings,
                                               std::span<const ParameterSpec> specs);

}  // namespace boardwright
