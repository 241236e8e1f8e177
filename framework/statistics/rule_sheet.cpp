// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/rule_sheet.hpp"

#include "framework/statistics/board_figures.hpp"
#include "framework/statistics/sample_pictures.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

/// What is seen in the example, in one sentence.
std::string sentence_of(Language language, const RuleSet& set, const FoundExample& example) {
  const Game& game = *set.entry.game;
  switch (example.does) {
    case RuleDoes::kForbids: return game.explanation_text(language, *example.why, *set.rules);
    case RuleDoes::kEnds: {
      const std::string* host = host_reason(language, example.reason);
      return host != nullptr ? *host
                             : game.text(language, TextKind::kReason, example.reason, set.rules.get());
    }
    case RuleDoes::kAllows: break;
  }
  if (example.seat == BW_CHANCE) return said(language, "sheet.chance", {example.move});
  return said(language, "sheet.plays", {game.seat_text(language, *set.rules, example.seat), example.move});
}

std::string label_of(Language language, const RuleSet& set, const FoundExample& example) {
  switch (example.does) {
    case RuleDoes::kAllows: return said(language, "sheet.allows");
    case RuleDoes::kForbids:
      return said(language, "sheet.forbids", {set.entry.game->seat_text(language, *set.rules, example.seat)});
    case RuleDoes::kEnds: break;
  }
  return said(language, "sheet.ends");
}

Json example_json(Language language, const RuleSet& set, const FoundExample& example,
                  std::set<std::uint32_t>& kinds) {
  Json arrow = Json::array();
  const bw_shape* board = set.rules->geometry();
  for (const std::uint32_t place : example.clicks)
    if (board != nullptr && place < board->field_count) arrow.push_back(place);
  return {{"does", word_of(example.does)},
          {"label", label_of(language, set, example)},
          {"alone", example.alone},
          {"sentence", sentence_of(language, set, example)},
          {"seat", std::string(set.rules->seat_name(example.seat))},
          {"move", example.move},
          {"position", example.position},
          {"arrow", std::move(arrow)},
          {"before", standing_figures(example.before, *set.rules, kinds)},
          {"after", example.does == RuleDoes::kForbids ? Json(nullptr)
                                                       : standing_figures(example.after, *set.rules, kinds)}};
}

}  // namespace

const char* word_of(RuleDoes does) noexcept {
  switch (does) {
    case RuleDoes::kAllows: return "allows";
    case RuleDoes::kForbids: return "forbids";
    case RuleDoes::kEnds: break;
  }
  return "ends";
}

Json rule_sheet_json(Language language, const RuleSet& set, const RuleExamples& found,
                     const std::string& command) {
  std::set<std::uint32_t> kinds;
  Json rules = Json::array(), seats = Json::array();
  for (std::size_t i = 0; i < found.numbers.size(); ++i) {
    Json examples = Json::array();
    for (const FoundExample& example : found.examples[i])
      examples.push_back(example_json(language, set, example, kinds));
    rules.push_back(
        {{"number", found.numbers[i]},
         {"text", set.entry.game->text(language, TextKind::kRule, found.numbers[i], set.rules.get())},
         {"possible", static_cast<bool>(found.possible[i])},
         {"examples", std::move(examples)}});
  }
  for (Seat seat = 0; seat < set.rules->seat_count(); ++seat)
    seats.push_back(set.entry.game->seat_text(language, *set.rules, seat));
  return {{"format", kRuleSheetFormat},
          {"command", command},
          {"language", language_code(language)},
          {"game", set.entry.name()},
          {"game_name", set.entry.game->name(language)},
          {"variant_name", set.entry.game->variant_name(language, *set.entry.variant)},
          {"summary", set.entry.game->variant_summary(language, *set.entry.variant)},
          {"games", found.games},
          {"plies", found.plies},
          {"traces", found.traces},
          {"explains", found.explains},
          {"seats", std::move(seats)},
          {"board", board_figures(*set.rules)},
          {"kinds", kinds_json(*set.entry.game, *set.rules, kinds)},
          {"rules", std::move(rules)}};
}

std::vector<std::string> rule_sheet_sentences(const Json& sheet) {
  const Language language =
      language_from(sheet.at("language").get<std::string>()).value_or(Language::kEnglish);
  std::size_t shown = 0, possible = 0;
  for (const Json& rule : sheet.at("rules")) {
    possible += rule.at("possible").get<bool>() ? 1 : 0;
    shown += rule.at("examples").empty() ? 0 : 1;
  }
  std::vector<std::string> sentences{said(language, "sheet.found",
                                          {std::to_string(sheet.at("games").get<std::size_t>()),
                                           std::to_string(shown), std::to_string(possible)})};
  if (!sheet.at("traces").get<bool>()) sentences.push_back(said(language, "sheet.no_traces"));
  if (!sheet.at("explains").get<bool>()) sentences.push_back(said(language, "sheet.no_reasons"));
  return sentences;
}

}  // namespace boardwright
