// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/value.hpp"

#include <algorithm>
#include <limits>

namespace boardwright {
namespace {

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

Value value_from(const bw_value& value) {
  switch (value.type) {
    case BW_BOOL: return value.integer != 0;
    case BW_INTEGER: return value.integer;
    case BW_INTEGER_LIST: return std::vector<std::int64_t>(value.integers, value.integers + value.count);
    case BW_TEXT_LIST: return std::vector<std::string>(value.texts, value.texts + value.count);
    default: return std::string(value.text);
  }
}

}  // namespace

ParameterSpec ParameterSpec::from(const bw_parameter_spec& spec) {
  ParameterSpec result;
  result.name = spec.name;
  result.type = static_cast<bw_type>(spec.standard.type);
  result.standard = value_from(spec.standard);
  result.min = spec.min;
  result.max = spec.max;
  result.max_length = spec.max_length;
  result.choices.assign(spec.choices, spec.choices + spec.choice_count);
  result.meaning = spec.meaning;
  return result;
}

Result<void> ParameterSpec::accept(const Value& value) const {
  const std::string whole = "a whole number from " + std::to_string(min) + " to " + std::to_string(max);
  std::string expected;
  switch (type) {
    case BW_BOOL: expected = "on or off"; break;
    case BW_INTEGER: expected = whole; break;
    case BW_CHOICE: expected = "one of " + joined(choices); break;
    case BW_TEXT: expected = "a text of at most " + std::to_string(max_length) + " bytes"; break;
    case BW_INTEGER_LIST:
      expected = "a list of at most " + std::to_string(max_length) + " elements, each " + whole;
      break;
    case BW_TEXT_LIST:
      expected = "a list of texts of at most " + std::to_string(max_length) + " bytes each";
      break;
  }
  const auto in_range = [&](std::int64_t number) { return number >= min && number <= max; };
  const auto short_enough = [&](const std::string& text) {
    return text.size() <= max_length && text.find('\0') == std::string::npos;
  };
  const bool fits = std::visit(
      Overloaded{[&](bool) { return type == BW_BOOL; },
                 [&](std::int64_t number) { return type == BW_INTEGER && in_range(number); },
                 [&](const std::string& text) {
                   return (type == BW_CHOICE &&
                           std::find(choices.begin(), choices.end(), text) != choices.end()) ||
                          (type == BW_TEXT && short_enough(text));
                 },
                 [&](const std::vector<std::int64_t>& list) {
                   return type == BW_INTEGER_LIST && list.size() <= max_length &&
                          std::all_of(list.begin(), list.end(), in_range);
                 },
                 [&](const std::vector<std::string>& list) {
                   return type == BW_TEXT_LIST && std::all_of(list.begin(), list.end(), short_enough);
                 }},
      value);
  if (!fits) return fail("parameter " + name + ": expected " + expected);
  return {};
}

ContractParameters::ContractParameters(const Parameters& parameters,
                                       const std::vector<ParameterSpec>& specs) {
  for (const auto& [name, value] : parameters) {  // a map: sorted by name, as the contract asks
    const auto spec = std::find_if(specs.begin(), specs.end(), [&](const auto& s) { return s.name == name; });
    bw_parameter parameter{name.c_str(), {}};
    bw_value& out = parameter.value;
    std::visit(Overloaded{[&](bool on) {
                            out.type = BW_BOOL;
                            out.integer = on ? 1 : 0;
                          },
                          [&](std::int64_t number) {
                            out.type = BW_INTEGER;
                            out.integer = number;
                          },
                          [&](const std::string& text) {
                            out.type = spec != specs.end() && spec->type == BW_CHOICE ? BW_CHOICE : BW_TEXT;
                            out.text = text.c_str();
                          },
                          [&](const std::vector<std::int64_t>& list) {
                            out.type = BW_INTEGER_LIST;
                            out.count = static_cast<std::uint32_t>(list.size());
                            out.integers = list.data();
                          },
                          [&](const std::vector<std::string>& list) {
                            out.type = BW_TEXT_LIST;
                            out.count = static_cast<std::uint32_t>(list.size());
                            auto& pointers = texts_.emplace_back();
                            for (const auto& text : list) pointers.push_back(text.c_str());
                            out.texts = pointers.data();
                          }},
               value);
    parameters_.push_back(parameter);
  }
}

}  // namespace boardwright
