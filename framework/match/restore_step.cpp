// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/restore_step.hpp"

#include <nlohmann/json.hpp>

#include "framework/line/line_chance.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/match/request_word.hpp"
#include "framework/match/requests.hpp"
#include "framework/record/record.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

Result<std::string> text_of(const JournalEntry& entry, const char* key) {
  const auto json = nlohmann::json::parse(entry.payload, nullptr, false);
  if (json.is_object() && json.contains(key) && json[key].is_string()) return json[key].get<std::string>();
  return fail("its text has no " + std::string(key));
}

Result<Seat> seat_of(const JournalEntry& entry, const Rules& rules) {
  const auto name = text_of(entry, "seat");
  if (!name) return fail(name.error());
  const auto seat = rules.seat(*name);
  if (!seat || *seat >= rules.seat_count()) return fail("there is no seat " + excerpt(*name));
  return *seat;
}

Result<void> restore_request(MatchState& state, const JournalEntry& entry, Seat seat) {
  const auto what = text_of(entry, "for");
  if (!what) return fail(what.error());
  for (const auto type : {Request::Type::kTakeBack, Request::Type::kPause}) {
    if (*what != request_word(type)) continue;
    if (state.table.request) return fail("another request is open");
    state.table.request = Request{type, seat, {}};
    return {};
  }
  return fail("this program doesn't know what " + excerpt(*what) + " asks for");
}

Result<void> restore_answer(MatchState& state, const JournalEntry& entry, Seat seat) {
  const auto json = nlohmann::json::parse(entry.payload, nullptr, false);
  if (!json.contains("allows") || !json["allows"].is_boolean()) return fail("it doesn't say what it answers");
  if (!json["allows"].get<bool>()) return state.table.refuse(seat, state.rules());
  return state.table.allow(seat, state.rules());  // what comes of it is the next entry
}

Result<void> restore_take_back(MatchState& state, const JournalEntry& entry) {
  const auto json = nlohmann::json::parse(entry.payload, nullptr, false);
  const auto plies = json.value("plies", state.plies());
  if (plies >= state.plies()) return fail("there are no plies to take back");
  state.take_back_to(plies);
  return {};
}

Result<void> restore_move(MatchState& state, Seat seat, const std::string& text) {
  if (state.is_over()) return fail("the game is over");
  if (!state.line.on_turn(seat))
    return fail("it is not " + std::string(state.rules().seat_name(seat)) + "'s turn");
  const auto move = state.line.now().read_move(seat, text);
  if (!move) return fail(move.error());
  const bool alone = state.line.now().seats_on_turn().size() == 1;
  if (auto played = state.line.play(seat, *move); !played) return played;
  if (!is_set_up(state.line, state.plies() - 1)) state.table.clock_waits = false;
  if (alone && !state.table.has_left(seat)) state.table.answer_by_move(seat);  // who has left answers nothing
  state.adjudicate();
  return {};
}

Result<void> restore_chance(MatchState& state, const std::string& text) {
  if (!state.line.on_turn(BW_CHANCE)) return fail("chance is not on turn");
  if (state.options.entered) {
    if (auto played = state.line.play(text); !played) return played;
    state.adjudicate();
    return {};
  }
  const auto event = state.dice.draw(state.line.now(), count_chance_events(state.line));
  if (!event) return fail(event.error());
  if (const auto drawn = state.line.now().move_text(BW_CHANCE, *event); drawn != text)
    return fail("the seed gives " + excerpt(drawn) + " here");
  if (auto played = state.line.play(BW_CHANCE, *event); !played) return played;
  state.adjudicate();
  return {};
}

Result<void> restore_result(MatchState& state, const JournalEntry& entry) {
  const auto reason = text_of(entry, "reason");
  if (!reason) return fail(reason.error());
  const auto json = nlohmann::json::parse(entry.payload, nullptr, false);
  Outcome outcome{{}, *reason};
  for (Seat seat = 0; seat < state.rules().seat_count(); ++seat) {
    const auto& scores = json.contains("half_points") ? json["half_points"] : json;
    const std::string name(state.rules().seat_name(seat));
    if (!scores.is_object() || !scores.contains(name) || !scores[name].is_number_unsigned())
      return fail("it has no score for " + name);
    outcome.scores.push_back(scores[name].get<std::uint32_t>());
  }
  if (state.table.result && !(*state.table.result == outcome))
    return fail("the rules give " + scores_text(*state.table.result) + " by " + state.table.result->reason);
  if (!state.table.result && !is_host_reason(*reason)) return fail("the game isn't over by the rules");
  state.table.finish(std::move(outcome));
  state.table.paused = false;
  return {};
}

Result<void> restore_entry(MatchState& state, const JournalEntry& entry) {
  const std::string_view kind = entry.kind;
  if (kind == entry_kind::kClock) {
    auto clock = Clock::from_text(entry.payload);
    if (!clock) return fail(clock.error());
    const bool set_up = state.clock.setting_up();
    auto restored = state.clock.restore(std::move(*clock), state.clock_turn(), state.plies());
    if (set_up && !state.clock.setting_up()) state.table.clock_waits = state.clock_would_wait();
    return restored;
  }
  if (kind == entry_kind::kFlag) return {};  // the clock after it tells more
  if (kind == entry_kind::kResult) return restore_result(state, entry);
  if (kind == entry_kind::kChance) {
    const auto text = text_of(entry, "move");
    return text ? restore_chance(state, *text) : fail(text.error());
  }
  const auto seat = seat_of(entry, state.rules());
  if (!seat) return fail(seat.error());
  if (kind == entry_kind::kMove) {
    const auto text = text_of(entry, "move");
    return text ? restore_move(state, *seat, *text) : fail(text.error());
  }
  if (kind == entry_kind::kLeft) {
    const auto reason = text_of(entry, "reason");
    if (!reason) return fail(reason.error());
    if (state.table.has_left(*seat) || !is_host_reason(*reason)) return fail("nobody leaves like that");
    state.table.note_departure(*seat, *reason);
    return {};
  }
  if (kind == entry_kind::kDrawOffer) return offer_draw(state, *seat);
  if (kind == entry_kind::kDrawAnswer) return state.table.decline_draw(*seat);
  if (kind == entry_kind::kWithdrawal) return state.table.withdraw(*seat, state.rules());
  if (kind == entry_kind::kClockStart) {
    state.table.clock_waits = false;
    return {};
  }
  if (kind == entry_kind::kPlayOn) return {};  // the same
  if (kind == entry_kind::kRequest) return restore_request(state, entry, *seat);
  if (kind == entry_kind::kAnswer) return restore_answer(state, entry, *seat);
  if (kind == entry_kind::kClaim) return claim_repetition(state, *seat);
  if (kind == entry_kind::kTakeBack) return restore_take_back(state, entry);
  if (kind != entry_kind::kPause && kind != entry_kind::kResume)
    return fail("this program doesn't know such entries");
  const bool begins = kind == entry_kind::kPause;
  if (begins == state.table.paused)
    return fail(begins ? "the game is paused already" : "the game isn't paused");
  state.table.paused = begins;
  state.table.request.reset();
  return {};
}

}  // namespace

Result<void> restore_step(MatchState& state, const JournalStep& step) {
  for (const auto& entry : step.entries) {
    auto restored = restore_entry(state, entry);
    if (!restored)
      return fail("the journal's entry " + excerpt(entry.kind) + " " + excerpt(entry.payload) +
                  " doesn't follow from what stands before it: " + restored.error());
  }
  state.noted_flags = state.clock.fallen();
  return {};
}

}  // namespace boardwright
