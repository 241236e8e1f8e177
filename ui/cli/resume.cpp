// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright resume: unfinished matches, and going on with one.
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/result_lines.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string game_of(const MatchHeader& header) {
  return header.game + "/" + header.variant + (header.by_hand ? "*" : "");
}

Json json_of(const MatchInfo& match) {
  Json players = Json::array();
  for (const auto& name : match.names) players.push_back(name);
  return {{"match", match.match},
          {"game", match.header.game},
          {"variant", match.header.variant},
          {"players", std::move(players)},
          {"rated", match.header.rated},
          {"begun", match.begun},
          {"last", match.last},
          {"flag", match.next_flag ? Json(match.next_flag->time_since_epoch().count()) : Json()},
          {"handed_over", match.handed_over},
          {"problem", match.problem}};
}

int list_unfinished(const Context& context, Club& club, bool json) {
  const auto matches = club.matches().unfinished();
  if (!matches) return wrong(matches.error());
  if (json) {
    Json list = Json::array();
    for (const auto& match : *matches) list.push_back(json_of(match));
    std::cout << Json{{"unfinished", std::move(list)}}.dump(2, ' ', false, Json::error_handler_t::replace)
              << "\n";
    return kGood;
  }
  if (matches->empty()) std::cout << said(context.language, "terminal.no_unfinished") << "\n";
  for (const auto& match : *matches) {
    std::string players;
    for (const auto& name : match.names) players += (players.empty() ? "" : " - ") + shown(name);
    std::cout << match.match << "  " << utc_text(match.last) << "  "
              << one_line(match.problem.empty() ? game_of(match.header) + "  " + players
                                                : refusal_in(context.language, match.problem));
    if (match.next_flag && is_correspondence(match.header.clock))
      std::cout << "  < " << utc_text(match.next_flag->time_since_epoch().count());
    std::cout << "\n";
  }
  return kGood;
}

/// The organiser ends a match that nobody plays on.
int decide(Club& club, const std::string& match, const ResumeOptions& options, const Catalogue& catalogue) {
  if (options.discard) {
    const auto gone = club.matches().discard(match, options.reason);
    return gone ? kGood : wrong(gone.error());
  }
  auto scores = read_scores("--adjudicate", options.adjudicate);
  if (!scores) return wrong(scores.error());
  if (auto ended = club.matches().adjudicate(match, std::move(*scores), options.reason, catalogue); !ended)
    return wrong(ended.error());
  const auto info = club.results().of(match);
  if (!info) return wrong(info.error());
  print_result(*info);
  return kGood;
}

}  // namespace

int resume(const Context& context, const ResumeOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto club = open_club(catalogue, options.store, false);
  if (!club) return wrong(club.error());
  const bool decides = options.discard || !options.adjudicate.empty();
  if (options.discard && !options.adjudicate.empty())
    return wrong("--delete and --adjudicate: choose one of them");
  if (decides && options.match.empty()) return wrong("which match? boardwright resume lists them");
  if (decides && options.reason.empty()) return wrong("--reason: the club wants to know why");
  if (options.match.empty()) return list_unfinished(context, **club, options.json);
  const auto match = (*club)->matches().find(options.match);
  if (!match) return wrong(match.error());
  if (decides) return decide(**club, *match, options, catalogue);
  if (!options.record.empty())
    if (const auto place = check_place("--record", options.record); !place) return wrong(place.error());
  auto kept = (*club)->resume(*match, catalogue);
  if (!kept) return wrong(kept.error());
  const MatchHeader& header = (*kept)->header();
  const std::string named = header.game + "/" + header.variant;
  auto entry = catalogue.find(named);
  if (!entry) entry = catalogue.find(header.game);  // the rules need no variant, nor do their texts
  if (!entry) return wrong(entry.error());
  std::vector<std::string> names;
  for (const auto& seat : (*kept)->plan().seats) names.push_back(seat.word());
  Chosen chosen{std::move(*entry), (*kept)->match().shared_rules()};
  auto seating = seating_of(chosen, std::move(names));
  if (!seating) return wrong(seating.error());
  return play_kept_match(context, std::move(*kept), std::move(chosen), std::move(seating->computers),
                         options.record);
}

}  // namespace boardwright::cli
