// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/scoring/scoring_values.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <type_traits>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

template <class Number>
std::optional<Number> number(const YAML::Node& node, Number least, Number most) {
  if (!node.IsScalar()) return std::nullopt;
  std::optional<Number> value;
  if constexpr (std::is_integral_v<Number>)
    value = whole_number<Number>(node.Scalar());
  else
    value = decimal_number(node.Scalar());
  return value && *value >= least && *value <= most ? value : std::nullopt;
}

std::string found(const YAML::Node& node) {
  return node.IsScalar() ? ", found '" + excerpt(node.Scalar()) + "'" : ", found something else";
}

std::string plain(double value) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  return {text.data(), end};
}

}  // namespace

std::optional<std::int64_t> whole_number(YamlReader& reader, const YAML::Node& node, std::string_view what,
                                         std::int64_t least, std::int64_t most) {
  const auto value = number(node, least, most);
  if (!value)
    reader.problem(node, std::string(what) + ": expected a whole number from " + std::to_string(least) +
                             " to " + std::to_string(most) + found(node));
  return value;
}

std::optional<double> decimal_number(YamlReader& reader, const YAML::Node& node, std::string_view what,
                                     double least, double most) {
  const auto value = number(node, least, most);
  if (!value)
    reader.problem(node, std::string(what) + ": expected a number from " + plain(least) + " to " +
                             plain(most) + found(node));
  return value;
}

bool is_reason(YamlReader& reader, const YAML::Node& node, const std::string& id, std::string_view what,
               const ScoringContext& context) {
  std::vector<std::string> known;
  for (const auto reason : host_reasons()) known.emplace_back(reason);
  if (std::find(known.begin(), known.end(), id) != known.end()) return true;
  if (context.reasons.empty() && is_id(id, false)) return true;
  known.insert(known.end(), context.reasons.begin(), context.reasons.end());
  if (std::find(known.begin(), known.end(), id) != known.end()) return true;
  reader.problem(node, std::string(what) + ": unknown reason '" + excerpt(id) + "'" + suggestion(id, known));
  return false;
}

}  // namespace boardwright
