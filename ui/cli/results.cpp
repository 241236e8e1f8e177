// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright result: results as they hold, and the organiser's decisions about them.
#include <iostream>

#include "framework/record/record.hpp"
#include "framework/text/label.hpp"
#include "framework/text/plain_result.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/result_lines.hpp"

namespace boardwright::cli {

Result<std::vector<std::uint32_t>> read_scores(const std::string& option, const std::string& text) {
  const std::string plain = plain_signs(text);
  std::vector<std::uint32_t> scores;
  for (std::size_t at = 0; at <= plain.size();) {
    const std::size_t end = std::min(plain.find_first_of("-:", at), plain.size());
    const std::string one = plain.substr(at, end - at);
    if (one != "0" && one != "½" && one != "1")
      return fail(option + " " + excerpt(text) + ": expected the score of each seat, such as 1-0 or 0.5-0.5");
    scores.push_back(one == "0" ? 0 : one == "1" ? 2 : 1);
    at = end + 1;
  }
  return scores;
}

namespace {

std::string scores_of(const MatchResult& result) {
  Outcome outcome;
  for (const auto& seat : result.seats) outcome.scores.push_back(seat.half_points);
  return scores_text(outcome) + " " + result.reason;
}

/// What a decision made of the result.
std::string made_of(const Correction& correction) {
  if (correction.type == Correction::Type::kVoid) return said(spoken(), "terminal.void");
  if (correction.type == Correction::Type::kStands) return said(spoken(), "terminal.as_played");
  Outcome outcome;
  outcome.scores = correction.half_points;
  return scores_text(outcome) + (correction.reason.empty() ? "" : " " + correction.reason);
}

void print_decisions(Club& club, const ResultInfo& result) {
  if (!result.corrections.empty())
    std::cout << "  "
              << label_and_value(spoken(), said(spoken(), "terminal.as_played"),
                                 one_line(scores_of(result.played)))
              << "\n";
  for (const auto& correction : result.corrections)
    std::cout << "  " << utc_text(correction.time) << ": " << one_line(made_of(correction)) << ": "
              << one_line(correction.why) << "\n";
  if (!result.corrections.empty()) return;
  if (const auto why = club.matches().why(result.played.match); why && !why->empty())
    std::cout << "  " << one_line(*why) << "\n";
}

}  // namespace

void print_result(const ResultInfo& result) {
  std::string players;
  for (const auto& name : result.names) players += (players.empty() ? "" : " - ") + shown(name);
  std::cout << result.played.match << "  " << utc_text(result.played.time) << "  "
            << one_line(result.played.game) << "  " << players << "  "
            << (result.holds ? one_line(scores_of(*result.holds)) : said(spoken(), "terminal.void"))
            << (result.played.rated ? "" : "  " + said(spoken(), "terminal.unrated"))
            << (result.played.entered ? "  " + said(spoken(), "terminal.entered") : "") << "\n";
}

int result(const Context& context, const ResultOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto opened = open_club(catalogue, options.store, false);
  if (!opened) return wrong(opened.error());
  Club& club = **opened;
  const int decisions =
      (options.make_void ? 1 : 0) + (options.stands ? 1 : 0) + (options.correct.empty() ? 0 : 1);
  if (decisions > 1) return wrong("--void, --correct and --stands: choose one of them");
  if (decisions == 1 && options.match.empty()) return wrong("which match? boardwright result lists them");
  if (decisions == 1 && options.reason.empty())
    return wrong("--reason: the club wants to know why a result was changed");
  std::string match;
  if (!options.match.empty()) {
    auto found = club.matches().find(options.match);
    if (!found) return wrong(found.error());
    match = std::move(*found);
  }
  Result<void> decided;
  if (options.make_void) decided = club.results().annul(match, options.reason);
  if (options.stands) decided = club.results().let_stand(match, options.reason);
  if (!options.correct.empty()) {
    auto scores = read_scores("--correct", options.correct);
    if (!scores) return wrong(scores.error());
    decided = club.results().correct(match, std::move(*scores), options.ends_by, options.reason, catalogue);
  }
  if (!decided) return wrong(decided.error());
  if (!match.empty()) {
    const auto info = club.results().of(match);
    if (!info) return wrong(info.error());
    print_result(*info);
    print_decisions(club, *info);
    return kGood;
  }
  const auto results = club.results().all();
  if (!results) return wrong(results.error());
  if (results->empty()) std::cout << said(context.language, "terminal.no_results") << "\n";
  for (const auto& one : *results) print_result(one);
  return kGood;
}

}  // namespace boardwright::cli
