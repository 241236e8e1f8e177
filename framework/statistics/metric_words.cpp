// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/metric_words.hpp"

#include <charconv>
#include <cmath>

#include "framework/statistics/metric.hpp"
#include "framework/text/fill_in.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

std::string fixed(double value, int decimals) {
  char text[64];
  const auto written = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, decimals);
  std::string result(text, written.ptr);
  // A zero has no sign.
  const bool zero = result.find_first_not_of("-0.") == std::string::npos;
  return zero && result.front() == '-' ? result.substr(1) : result;
}

}  // namespace

const std::string* metric_text(Language language, std::string_view id) {
  const auto facts = facts_of_metric(id);
  return facts ? find_text(language, "metric." + std::string(facts->id)) : nullptr;
}

std::string metric_name(Language language, std::string_view id, const Game& game, const Rules& rules) {
  const std::string* name = metric_text(language, id);
  if (name == nullptr) return std::string(id);
  const auto dot = id.find('.');
  if (dot == std::string_view::npos) return *name;
  const auto seat = rules.seat(id.substr(dot + 1));
  return fill_in(*name, {seat ? game.seat_text(language, rules, *seat) : std::string(id.substr(dot + 1))});
}

bool is_percent(std::string_view id) {
  const auto facts = facts_of_metric(id);
  return facts && facts->percent;
}

std::string_view percent_sign(Language language) { return facts_of(language).percent; }

std::string figure_text(Language language, double value, bool percent, bool sign) {
  if (std::isnan(value)) return "–";
  const double size = std::abs(value);
  std::string text = percent ? fixed(value * 100, 1) : fixed(value, size >= 100 ? 1 : size >= 1 ? 2 : 3);
  const bool zero = text.find_first_of("123456789") == std::string::npos;
  if (const auto point = text.find('.'); point != std::string::npos)
    text.replace(point, 1, facts_of(language).decimal);
  if (percent) text += percent_sign(language);
  if (text.front() == '-') text.replace(0, 1, "−");
  return (sign && value > 0 && !zero ? "+" : "") + text;
}

std::string metric_value(Language language, std::string_view id, double value, bool sign) {
  return figure_text(language, value, is_percent(id), sign);
}

std::string_view metric_family(std::string_view id) {
  const auto facts = facts_of_metric(id);
  return facts ? facts->family : id;
}

}  // namespace boardwright
