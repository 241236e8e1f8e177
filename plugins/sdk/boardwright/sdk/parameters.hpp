// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi/parameters.h>

#include <algorithm>
#include <boardwright/pure/result.hpp>
#include <cstring>
#include <initializer_list>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::sdk {

/// One parameter of a rule set, as the game declares it. The functions below make one.
using ParameterSpec = bw_parameter_spec;

[[nodiscard]] constexpr ParameterSpec flag(const char* name, bool standard, const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_BOOL, 0, standard ? 1 : 0, nullptr, nullptr, nullptr},
          .min = 0,
          .max = 1,
          .max_length = 0,
          .choices = nullptr,
          .choice_count = 0,
          .meaning = meaning};
}

[[nodiscard]] constexpr ParameterSpec integer(const char* name, std::int64_t standard, std::int64_t min,
                                              std::int64_t max, const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_INTEGER, 0, standard, nullptr, nullptr, nullptr},
          .min = min,
          .max = max,
          .max_length = 0,
          .choices = nullptr,
          .choice_count = 0,
          .meaning = meaning};
}

/// `choices` must be an array with static storage.
template <std::size_t N>
[[nodiscard]] constexpr ParameterSpec choice(const char* name, const char* standard,
                                             const char* const (&choices)[N], const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_CHOICE, 0, 0, standard, nullptr, nullptr},
          .min = 0,
          .max = 0,
          .max_length = 0,
          .choices = choices,
          .choice_count = N,
          .meaning = meaning};
}

[[nodiscard]] constexpr ParameterSpec text(const char* name, const char* standard, std::uint32_t max_length,
                                           const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_TEXT, 0, 0, standard, nullptr, nullptr},
          .min = 0,
          .max = 0,
          .max_length = max_length,
          .choices = nullptr,
          .choice_count = 0,
          .meaning = meaning};
}

template <std::size_t N>
[[nodiscard]] constexpr ParameterSpec integer_list(const char* name, const std::int64_t (&standard)[N],
                                                   std::int64_t min, std::int64_t max,
                                                   std::uint32_t max_count, const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_INTEGER_LIST, N, 0, nullptr, standard, nullptr},
          .min = min,
          .max = max,
          .max_length = max_count,
          .choices = nullptr,
          .choice_count = 0,
          .meaning = meaning};
}

template <std::size_t N>
[[nodiscard]] constexpr ParameterSpec text_list(const char* name, const char* const (&standard)[N],
                                                std::uint32_t max_length, const char* meaning) {
  return {.struct_size = sizeof(ParameterSpec),
          .name = name,
          .standard = {BW_TEXT_LIST, N, 0, nullptr, nullptr, standard},
          .min = 0,
          .max = 0,
          .max_length = max_length,
          .choices = nullptr,
          .choice_count = 0,
          .meaning = meaning};
}

/// Whether a value fits its spec; the sentence names the parameter and what it takes. The host asks the same
/// before it calls `create` (plugins/host/value.cpp); a plugin does not rely on it.
[[nodiscard]] inline Result<void> fits(const ParameterSpec& spec, const bw_value& value) {
  const std::string name = std::string("parameter ") + spec.name + ": ";
  const auto range = [&] {
    return "a whole number from " + std::to_string(spec.min) + " to " + std::to_string(spec.max);
  };
  const auto type_name = [&]() -> std::string {
    switch (spec.standard.type) {
      case BW_BOOL: return "on or off";
      case BW_INTEGER: return range();
      case BW_CHOICE: {
        std::string list = "one of ";
        for (std::uint32_t i = 0; i < spec.choice_count; ++i)
          list += (i != 0 ? ", " : "") + std::string(spec.choices[i]);
        return list;
      }
      case BW_TEXT: return "a text";
      case BW_INTEGER_LIST: return "a list, each element " + range();
      default: return "a list of texts";
    }
  };
  const auto too_long = [&](const char* t) { return std::strlen(t) > spec.max_length; };
  const std::string length = "at most " + std::to_string(spec.max_length);
  if (value.type != spec.standard.type) return fail(name + "expected " + type_name());
  switch (value.type) {
    case BW_BOOL:
    case BW_INTEGER:
      if (value.integer < spec.min || value.integer > spec.max)
        return fail(name + std::to_string(value.integer) + " is out of range, expected " + type_name());
      return {};
    case BW_CHOICE:
      for (std::uint32_t i = 0; i < spec.choice_count; ++i)
        if (std::strcmp(spec.choices[i], value.text) == 0) return {};
      return fail(name + "'" + value.text + "' is unknown, expected " + type_name());
    case BW_TEXT:
      if (too_long(value.text)) return fail(name + "the text is too long, expected " + length + " bytes");
      return {};
    case BW_INTEGER_LIST:
      if (value.count > spec.max_length) return fail(name + "too many elements, expected " + length);
      for (std::uint32_t i = 0; i < value.count; ++i)
        if (value.integers[i] < spec.min || value.integers[i] > spec.max)
          return fail(name + std::to_string(value.integers[i]) + " is out of range, expected " + type_name());
      return {};
    default:
      for (std::uint32_t i = 0; i < value.count; ++i)
        if (too_long(value.texts[i])) return fail(name + "a text is too long, expected " + length + " bytes");
      return {};
  }
}

/// The parameters a game is made with: complete, checked against the game's specs. Asking for a name or type
/// that the game did not declare is a bug of the game: it throws std::logic_error with a sentence, which the
/// contract's `create` passes on.
class Parameters {
 public:
  [[nodiscard]] static Result<Parameters> check(std::span<const ParameterSpec> specs,
                                                std::span<const bw_parameter> given) {
    for (const auto& parameter : given) {
      const ParameterSpec* spec = find(specs, parameter.name);
      if (spec == nullptr)
        return fail(std::string("parameter ") + parameter.name + ": there is none of that name");
      if (auto fit = fits(*spec, parameter.value); !fit) return fail(fit.error());
    }
    Parameters result;
    for (const auto& spec : specs) {
      const bw_parameter* found = nullptr;
      for (const auto& parameter : given)
        if (std::strcmp(parameter.name, spec.name) == 0) found = &parameter;
      result.values_.push_back({spec.name, found != nullptr ? found->value : spec.standard});
    }
    return result;
  }

  [[nodiscard]] bool flag(std::string_view name) const { return value(name, {BW_BOOL}).integer != 0; }
  [[nodiscard]] std::int64_t integer(std::string_view name) const {
    return value(name, {BW_INTEGER}).integer;
  }
  /// A choice or a text; valid as long as `create` runs.
  [[nodiscard]] std::string_view text(std::string_view name) const {
    return value(name, {BW_CHOICE, BW_TEXT}).text;
  }
  [[nodiscard]] std::span<const std::int64_t> integers(std::string_view name) const {
    const bw_value& list = value(name, {BW_INTEGER_LIST});
    return {list.integers, list.count};
  }
  [[nodiscard]] std::span<const char* const> texts(std::string_view name) const {
    const bw_value& list = value(name, {BW_TEXT_LIST});
    return {list.texts, list.count};
  }

 private:
  static const ParameterSpec* find(std::span<const ParameterSpec> specs, std::string_view name) {
    for (const auto& spec : specs)
      if (name == spec.name) return &spec;
    return nullptr;
  }
  [[nodiscard]] const bw_value& value(std::string_view name,
                                      std::initializer_list<std::uint32_t> types) const {
    for (const auto& parameter : values_)
      if (name == parameter.name) {
        if (std::find(types.begin(), types.end(), parameter.value.type) != types.end())
          return parameter.value;
        throw std::logic_error("the rules ask for the parameter '" + std::string(name) +
                               "' as another type than they have declared");
      }
    throw std::logic_error("the rules ask for the parameter '" + std::string(name) +
                           "', which they have not declared");
  }
  std::vector<bw_parameter> values_;
};

}  // namespace boardwright::sdk
