// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which fields each event has, and by which names they are kept: one list for writing and reading, so that none is
// forgotten in either. Only for event_text.cpp.
#pragma once

#include <array>

#include "framework/tournament/event.hpp"

namespace boardwright::tournament {

template <class Enum>
struct Words;
template <>
struct Words<System> {
  static constexpr auto list = kSystemWords;
};
template <>
struct Words<Edition> {
  static constexpr std::array<const char*, 2> list = {"fide-2026", "fide-2024"};
};
template <>
struct Words<PresenceRule> {
  static constexpr std::array<const char*, 2> list = {"check-in", "assumed"};
};
template <>
struct Words<Strength> {
  static constexpr std::array<const char*, 3> list = {"rating", "lot", "as-entered"};
};
template <>
struct Words<PlayerKind> {
  static constexpr std::array<const char*, 3> list = {"member", "guest", "computer"};
};
template <>
struct Words<Attendance> {
  static constexpr std::array<const char*, 4> list = {"in", "out", "half", "full"};
};
template <>
struct Words<RoundState> {
  static constexpr std::array<const char*, 3> list = {"published", "playing", "closed"};
};
template <>
struct Words<Source> {
  static constexpr std::array<const char*, 5> list = {"arbiter", "slip", "phone", "program", "uncontested"};
};

template <>
struct Words<LevelMatch> {
  static constexpr std::array<const char*, 4> list = {"ask", "second-side", "lot", "better-seed"};
};
template <>
struct Words<BracketKind> {
  static constexpr std::array<const char*, 4> list = {"single", "consolation", "double", "placement"};
};
template <>
struct Words<TeamPreference> {
  static constexpr std::array<const char*, 3> list = {"type-a", "type-b", "none"};
};
template <>
struct Words<SeriesCount> {
  static constexpr std::array<const char*, 4> list = {"share", "place", "score", "all-round"};
};

/// `see(name, member)` for every field.
template <class See>
void fields(See& see, PlayedGame& game) {
  see("game", game.game), see("variant", game.variant), see("boards", game.boards);
}
template <class See>
void fields(See& see, PointScheme& scheme) {
  see("win", scheme.win), see("draw", scheme.draw), see("loss", scheme.loss), see("bye", scheme.bye);
  see("half", scheme.half), see("full", scheme.full), see("absent", scheme.absent);
  see("pending", scheme.pending), see("free", scheme.free);
}
template <class See>
void fields(See& see, BracketSettings& bracket) {
  see("kind", bracket.kind), see("third", bracket.third), see("reset", bracket.reset);
}
template <class See>
void fields(See& see, MacMahonRules& rules) {
  see("width", rules.width), see("bar", rules.bar), see("floor", rules.floor), see("absent", rules.absent);
  see("whole", rules.whole), see("slip", rules.slip), see("handicaps", rules.handicaps);
  see("reduce", rules.reduce), see("ceiling", rules.ceiling);
}
template <class See>
void fields(See& see, Share& share) {
  see("part", share.part), see("of", share.of);
}
template <class See>
void fields(See& see, KeizerRules& rules) {
  see("top", rules.top), see("step", rules.step), see("own", rules.own), see("loss", rules.loss);
  see("bye", rules.bye), see("excused", rules.excused), see("excused_rounds", rules.excused_rounds);
  see("club", rules.club), see("once", rules.once), see("apart", rules.apart);
  see("meetings", rules.meetings);
}
template <class See>
void fields(See& see, LadderRules& rules) {
  see("reach", rules.reach), see("days", rules.days), see("protection", rules.protection);
  see("swap", rules.swap), see("idle_days", rules.idle_days);
}
template <class See>
void fields(See& see, TeamRules& rules) {
  see("boards", rules.boards), see("by_game_points", rules.by_game_points);
  see("preference", rules.preference), see("free_order", rules.free_order), see("best", rules.best);
}
template <class See>
void fields(See& see, SeriesSettings& series) {
  see("name", series.name), see("points", series.points), see("by_place", series.by_place);
  see("best", series.best);
}
template <class See>
void fields(See& see, Settings& settings) {
  see("name", settings.name), see("system", settings.system), see("edition", settings.edition);
  see("games", settings.games), see("scheme", settings.scheme), see("tie_breaks", settings.tie_breaks);
  see("rounds", settings.rounds), see("balanced_sides", settings.balanced_sides);
  see("strength", settings.strength), see("presence", settings.presence);
  see("late_half", settings.late_half), see("half_byes", settings.half_byes);
  see("no_half_in_last", settings.no_half_in_last), see("fill", settings.fill);
  see("games_per_match", settings.games_per_match), see("match_points", settings.match_points);
  see("cycles", settings.cycles), see("clock", settings.clock), see("rated", settings.rated);
  see("boards", settings.boards), see("patience", settings.patience), see("even", settings.even);
  see("baku", settings.baku), see("groups", settings.groups), see("bracket", settings.bracket);
  see("level", settings.level), see("mac_mahon", settings.mac_mahon), see("ladder", settings.ladder);
  see("teams", settings.teams), see("series", settings.series), see("stage_of", settings.stage_of);
  see("wait", settings.wait), see("withdraw_absent", settings.withdraw_absent);
  see("objection", settings.objection), see("further_clocks", settings.further_clocks);
  see("carry", settings.carry), see("as_played", settings.as_played);
  see("keizer", settings.keizer), see("keep_apart", settings.keep_apart);
  see("choice", settings.choice), see("open_until", settings.open_until);
}
template <class See>
void fields(See& see, Created& created) {
  see("settings", created.settings);
}
template <class See>
void fields(See& see, SettingsChanged& changed) {
  see("settings", changed.settings), see("reason", changed.reason);
}
template <class See>
void fields(See& see, Entered& entered) {
  see("player", entered.player), see("kind", entered.kind), see("rating", entered.rating);
  see("title", entered.title), see("club", entered.club), see("arrives", entered.arrives);
  see("likes", entered.likes), see("reason", entered.reason), see("team", entered.team);
  see("grade", entered.grade), see("board", entered.board);
}
template <class See>
void fields(See& see, OpeningBalance& balance) {
  see("player", balance.player), see("points", balance.points), see("rating", balance.rating);
  see("title", balance.title), see("reason", balance.reason);
}
template <class See>
void fields(See& see, LineUpSaid& said) {
  see("team", said.team), see("round", said.round), see("players", said.players);
  see("reason", said.reason);
}
template <class See>
void fields(See& see, PresenceSaid& said) {
  see("player", said.player), see("round", said.round), see("attendance", said.attendance);
  see("reason", said.reason);
}
template <class See>
void fields(See& see, Withdrawn& gone) {
  see("player", gone.player), see("round", gone.round), see("back", gone.back), see("reason", gone.reason);
}
template <class See>
void fields(See& see, ApartSaid& apart) {
  see("players", apart.players), see("first", apart.first), see("last", apart.last);
  see("reason", apart.reason);
}
template <class See>
void fields(See& see, LotDrawn& lot) {
  see("what", lot.what), see("drawn", lot.drawn), see("seed", lot.seed), see("entropy", lot.entropy);
  see("promised", lot.promised);
}
template <class See>
void fields(See& see, LotPromised& lot) {
  see("seed", lot.seed);
}
template <class See>
void fields(See& see, Board& board) {
  see("board", board.board), see("first", board.first), see("second", board.second);
  see("game", board.game), see("sitting", board.sitting), see("handicap", board.handicap);
}
template <class See>
void fields(See& see, Published& round) {
  see("round", round.round), see("order", round.order), see("boards", round.boards), see("bye", round.bye);
  see("fill", round.fill), see("out", round.out), see("edition", round.edition);
  see("program", round.program), see("input", round.input), see("by_hand", round.by_hand);
  see("breaks", round.breaks), see("replaces", round.replaces), see("reason", round.reason);
  see("challenger", round.challenger), see("carried", round.carried);
}
template <class See>
void fields(See& see, StateSaid& said) {
  see("pairing", said.pairing), see("state", said.state);
}
template <class See>
void fields(See& see, Score& score) {
  see("first", score.first), see("second", score.second), see("first_points", score.first_points);
  see("second_points", score.second_points);
  see("ahead", score.ahead), see("games", score.games);
}
template <class See>
void fields(See& see, ResultGiven& result) {
  see("pairing", result.pairing), see("board", result.board), see("score", result.score);
  see("source", result.source), see("matches", result.matches), see("by", result.by);
}
template <class See>
void fields(See& see, Corrected& corrected) {
  see("pairing", corrected.pairing), see("board", corrected.board), see("replaces", corrected.replaces);
  see("score", corrected.score), see("swapped", corrected.swapped), see("reason", corrected.reason);
}
template <class See>
void fields(See& see, Chosen& choice) {
  see("chosen", choice.chosen), see("rejected", choice.rejected), see("reason", choice.reason);
}
template <class See>
void fields(See& see, Undone& undone) {
  see("event", undone.event), see("reason", undone.reason);
}
template <class See>
void fields(See& see, TakenOver& taken) {
  see("known", taken.known);
}
template <class See>
void fields(See& see, Accepted& accepted) {
  see("events", accepted.events), see("reason", accepted.reason);
}
template <class See>
void fields(See& see, GameChosen& chosen) {
  see("pairing", chosen.pairing), see("board", chosen.board), see("game", chosen.game), see("by", chosen.by);
}
template <class See>
void fields(See& see, Declined& declined) {
  see("one", declined.one), see("other", declined.other);
}
template <class See>
void fields(See&, Ended&) {}

}  // namespace boardwright::tournament
