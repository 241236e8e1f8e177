// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/metric_words.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "framework/text/fill_in.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

struct MetricFacts {
  std::string_view id;  ///< its name is the text "metric.<id>"
  std::string_view family;
  bool percent;
};

constexpr std::array<MetricFacts, 39> kMetrics{{
    {"length_plies", "length", false},
    {"length_plies_spread", "length", false},
    {"length_turns", "length", false},
    {"chance_events", "length", false},
    {"tree_complexity", "length", false},
    {"branching", "branching", false},
    {"branching_decisions", "branching", false},
    {"decision_share", "decisions", true},
    {"completion", "results", true},
    {"draws", "results", true},
    {"cut", "results", true},
    {"repetition_ends", "repetition", true},
    {"repeated_positions", "repetition", true},
    {"first_advantage", "seats", true},
    {"balance", "seats", true},
    {"player_score", "players", true},
    {"captures", "captures", false},
    {"board_coverage", "coverage", true},
    {"drama", "drama", false},
    {"drama_most", "drama", false},
    {"lead_changes", "lead", false},
    {"decisiveness_threshold", "decision", false},
    {"decided_share", "decision", true},
    {"stability", "stability", true},
    {"permanence", "stability", true},
    {"killer_move", "stability", false},
    {"clarity_narrowness", "clarity", true},
    {"clarity_spread", "clarity", false},
    {"uncertainty", "uncertainty", true},
    {"luck_share", "luck", true},
    {"rule_used", "rules", true},
    {"rule_decided", "rules", true},
    {"wins", "seats", true},
    {"score", "seats", true},
    {"length_plies_5", "length", false},
    {"length_plies_25", "length", false},
    {"length_plies_50", "length", false},
    {"length_plies_75", "length", false},
    {"length_plies_95", "length", false},
}};

const MetricFacts* entry_of(std::string_view id) {
  id = id.substr(0, id.find('.'));
  for (const MetricFacts& metric : kMetrics)
    if (metric.id == id) return &metric;
  return nullptr;
}

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
  const MetricFacts* entry = entry_of(id);
  return entry == nullptr ? nullptr : find_text(language, "metric." + std::string(entry->id));
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
  const MetricFacts* entry = entry_of(id);
  return entry != nullptr && entry->percent;
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
  const MetricFacts* entry = entry_of(id);
  return entry == nullptr ? id : entry->family;
}

}  // namespace boardwright
