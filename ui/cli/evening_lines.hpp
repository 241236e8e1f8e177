// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament as lines for the terminal and as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "framework/evening/evening.hpp"
#include "ui/cli/evening_commands.hpp"

namespace boardwright::cli {

[[nodiscard]] Result<std::shared_ptr<Club>> evening_club(const Context& context,
                                                         const TournamentEveningOptions& options,
                                                         bool create = false);
[[nodiscard]] Allowed<Evening> open_evening(const Context& context, const TournamentEveningOptions& options);

/// One sentence on standard error in the reader's language.
template <class T>
int wrong(const Context& context, const Allowed<T>& refused) {
  return wrong(refused.why().in(context.language));
}
template <class T>
int wrong(const Context&, const Result<T>& failed) {
  return wrong(failed.error());
}
inline int wrong(const Context& context, const tl::unexpected<Remark>& why) {
  return wrong(why.value().in(context.language));
}
/// 0, or one sentence and wrong use. What the organiser should know besides, such as a copy that failed, is said.
int done_with(const Context& context, const Evening& evening, const Allowed<void>& result);
/// The same after something that may change results between members: the club's points and ratings go on (T2.5).
int rated_with(const Context& context, Evening& evening, const Allowed<void>& result);
/// Ids of people who are named.
[[nodiscard]] Allowed<std::vector<std::string>> named(const Evening& evening,
                                                      const std::vector<std::string>& names);
void print_standings(const Context& context, const Evening& evening, const StandingsNow& standings,
                     bool json);
/// The round that a command is about: as said, or the last; without rounds the newest match at that board.
[[nodiscard]] Allowed<std::uint32_t> round_meant(const Evening& evening,
                                                 const TournamentEveningOptions& options);
/// A system of tournaments by its word.
[[nodiscard]] Result<tournament::System> system_of_word(const std::string& word);

/// A game as people know it, with its variant where two of one game are played; its id where it isn't installed here.
[[nodiscard]] std::string name_of_game(const Catalogue& games, const tournament::Settings& settings,
                                       std::uint32_t game, Language language);
/// The game of the evening's list that is meant by an id, alone or with its variant.
[[nodiscard]] Result<std::uint32_t> game_meant(const Evening& evening, const std::string& text);
void print_published(const Context& context, const Evening& evening, const tournament::Published& round);
[[nodiscard]] nlohmann::ordered_json json_of(const Evening& evening, const tournament::Published& round);
/// A round with its results. `games`: the catalogue, where boards have games of their own; else none.
void print_round(const Evening& evening, const tournament::Round& round, std::uint32_t number,
                 const Catalogue* games, Language language);
[[nodiscard]] nlohmann::ordered_json json_of(const Evening& evening, const tournament::Round& round,
                                             std::uint32_t number);
/// The newest event whose id ends so.
[[nodiscard]] Result<std::string> event_meant(const Evening& evening, const std::string& text);
/// One sentence for what is aside.
[[nodiscard]] std::string aside_text(const Evening& evening, const tournament::Aside& aside,
                                     Language language);
/// The last characters of an id, enough to tell events apart.
[[nodiscard]] std::string short_id(const std::string& id);

}  // namespace boardwright::cli
