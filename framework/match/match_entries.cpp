// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match_entries.hpp"

#include <nlohmann/json.hpp>

#include "framework/match/entered_game.hpp"
#include "framework/match/request_word.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

JournalEntry entry(std::string_view kind, const Json& payload) {
  return {std::string(kind), payload.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

JournalEntry result_entry(const Rules& rules, const Outcome& result) {
  Json scores = Json::object();
  for (Seat seat = 0; seat < result.scores.size(); ++seat)
    scores[std::string(rules.seat_name(seat))] = result.scores[seat];
  return entry(entry_kind::kResult, {{"half_points", std::move(scores)}, {"reason", result.reason}});
}

Request::Type asked_by(Command::Type type) {
  return type == Command::Type::kPause ? Request::Type::kPause : Request::Type::kTakeBack;
}

/// What a command does besides its plies and its result.
std::vector<JournalEntry> entries_of(const MatchState& state, const Command& command,
                                     const TableFacts& before) {
  using Type = Command::Type;
  const Json seat{{"seat", state.rules().seat_name(command.seat)}};
  std::vector<JournalEntry> entries;
  switch (command.type) {
    case Type::kOfferDraw: return {entry(entry_kind::kDrawOffer, seat)};
    case Type::kDeclineDraw: return {entry(entry_kind::kDrawAnswer, seat)};
    case Type::kLetPlayOn: return {entry(entry_kind::kPlayOn, seat)};
    case Type::kClaimRepetition: return {entry(entry_kind::kClaim, seat)};
    case Type::kResume: return {entry(entry_kind::kResume, seat)};
    case Type::kWithdraw: return {entry(entry_kind::kWithdrawal, seat)};
    case Type::kStartClock: return {entry(entry_kind::kClockStart, seat)};
    case Type::kMove:  // these are told by what comes of them
    case Type::kArrange:
    case Type::kResign:
    case Type::kClaimTime:
    case Type::kClaimAbsence: return {};
    case Type::kAllow:
    case Type::kRefuse:
      entries.push_back(
          entry(entry_kind::kAnswer, {{"seat", seat["seat"]}, {"allows", command.type == Type::kAllow}}));
      if (command.type == Type::kRefuse) return entries;
      break;
    case Type::kTakeBack:
    case Type::kPause: break;
  }
  // What was asked for, now or, where this allows it, before; and granted if it is no longer open.
  const bool answers = command.type == Type::kAllow;
  const auto what = answers ? before.request->type : asked_by(command.type);
  const Json by{{"seat", state.rules().seat_name(answers ? before.request->seat : command.seat)}};
  if (state.table.request) {
    if (!answers)
      entries.push_back(entry(entry_kind::kRequest, {{"seat", by["seat"]}, {"for", request_word(what)}}));
  } else if (what == Request::Type::kPause) {
    entries.push_back(entry(entry_kind::kPause, by));
  } else {
    entries.push_back(entry(entry_kind::kTakeBack, {{"seat", by["seat"]}, {"plies", state.plies()}}));
  }
  return entries;
}

std::vector<JournalEntry> entries_since(const MatchState& state, const MatchState::Mark& before,
                                        const Command* command) {
  auto entries = command != nullptr ? entries_of(state, *command, before.table) : std::vector<JournalEntry>();
  const auto name = [&](Seat seat) { return std::string(state.rules().seat_name(seat)); };
  const auto& left = state.table.left;
  for (std::size_t i = before.table.left.size(); i < left.size(); ++i)
    entries.push_back(entry(entry_kind::kLeft, {{"seat", name(left[i].seat)}, {"reason", left[i].reason}}));
  for (std::size_t i = before.plies; i < state.line.plies().size(); ++i) {
    const auto& ply = state.line.plies()[i];
    if (ply.seat == BW_CHANCE)
      entries.push_back(entry(entry_kind::kChance, {{"move", ply.text}}));
    else
      entries.push_back(entry(entry_kind::kMove, {{"seat", name(ply.seat)}, {"move", ply.text}}));
  }
  if (const auto fallen = state.clock.fallen(); command == nullptr && fallen != state.noted_flags) {
    Json seats = Json::array();
    for (const Seat seat : fallen) seats.push_back(name(seat));
    entries.push_back(entry(entry_kind::kFlag, {{"seats", std::move(seats)}}));
  }
  if (state.clock.exists())
    entries.push_back({std::string(entry_kind::kClock), state.clock.clock().to_text()});
  if (state.is_over() && !before.table.result)
    entries.push_back(result_entry(state.rules(), *state.table.result));
  return entries;
}

}  // namespace

JournalStep step_since(const MatchState& state, const MatchState::Mark& before, const Command* command,
                       UtcTime now) {
  JournalStep step{command == nullptr ? "" : command->id, now, entries_since(state, before, command),
                   std::nullopt};
  if (!before.table.result) step.result = state.table.result;
  return step;
}

JournalStep entered_step(const GameLine& line, const Outcome& result, UtcTime time) {
  const Rules& rules = line.now().rules();
  JournalStep step{{}, time, {}, result};
  for (const auto& ply : line.plies()) {
    if (ply.seat == BW_CHANCE)
      step.entries.push_back(entry(entry_kind::kChance, {{"move", ply.text}, {"entered", true}}));
    else
      step.entries.push_back(
          entry(entry_kind::kMove, {{"seat", rules.seat_name(ply.seat)}, {"move", ply.text}}));
  }
  const auto seats = line.now().seats_on_turn();
  if (!seats.empty() && line.claimable() == result)
    step.entries.push_back(entry(entry_kind::kClaim, {{"seat", rules.seat_name(seats.front())}}));
  step.entries.push_back(result_entry(rules, result));
  return step;
}

}  // namespace boardwright
