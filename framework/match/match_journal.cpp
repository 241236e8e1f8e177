// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match and its journal: what a command did as entries, undone if they can't be written, and the way back
// from entries to the match.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/line/line_chance.hpp"
#include "framework/match/entered_game.hpp"
#include "framework/match/generation.hpp"
#include "framework/match/match.hpp"
#include "framework/match/match_mark.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/plain_text.hpp"

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

Result<std::string> text_of(const JournalEntry& entry, const char* key) {
  const Json json = Json::parse(entry.payload, nullptr, false);
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

std::string_view request_word(Request::Type type) {
  return type == Request::Type::kPause ? "pause" : "take-back";
}

Request::Type asked_by(Command::Type type) {
  return type == Command::Type::kPause ? Request::Type::kPause : Request::Type::kTakeBack;
}

}  // namespace

Match::Mark Match::mark(bool whole) const {
  const std::size_t plies = line_.plies().size();
  Mark mark{plies,        std::nullopt, result_,
            draw_offers_, request_,     left_,
            paused_,      clock_waits_, clock_.mark(plies, whole)};
  if (whole) mark.line = line_;
  return mark;
}

void Match::return_to(Mark mark) {
  if (mark.line) line_ = std::move(*mark.line);
  while (line_.plies().size() > mark.plies) line_.take_back();
  result_ = std::move(mark.result);
  draw_offers_ = std::move(mark.draw_offers);
  request_ = std::move(mark.request);
  left_ = std::move(mark.left);
  paused_ = mark.paused;
  clock_waits_ = mark.clock_waits;
  clock_.return_to(std::move(mark.clock));
}

JournalStep Match::step_since(const Mark& before, const Command* command, UtcTime now) const {
  JournalStep step{command == nullptr ? "" : command->id, now, entries_since(before, command), std::nullopt};
  if (!before.result) step.result = result_;
  return step;
}

Result<void> Match::write_down(const Mark& before, const Command* command, UtcTime now) {
  if (options_.journal == nullptr) return {};
  return options_.journal->write(step_since(before, command, now));
}

std::vector<JournalEntry> Match::entries_since(const Mark& before, const Command* command) const {
  auto entries = command != nullptr ? entries_of(*command, before) : std::vector<JournalEntry>();
  const auto name = [this](Seat seat) { return std::string(rules().seat_name(seat)); };
  for (std::size_t i = before.left.size(); i < left_.size(); ++i)
    entries.push_back(entry(entry_kind::kLeft, {{"seat", name(left_[i].seat)}, {"reason", left_[i].reason}}));
  for (std::size_t i = before.plies; i < line_.plies().size(); ++i) {
    const auto& ply = line_.plies()[i];
    if (ply.seat == BW_CHANCE)
      entries.push_back(entry(entry_kind::kChance, {{"move", ply.text}}));
    else
      entries.push_back(entry(entry_kind::kMove, {{"seat", name(ply.seat)}, {"move", ply.text}}));
  }
  if (const auto fallen = clock_.fallen(); command == nullptr && fallen != noted_flags_) {
    Json seats = Json::array();
    for (const Seat seat : fallen) seats.push_back(name(seat));
    entries.push_back(entry(entry_kind::kFlag, {{"seats", std::move(seats)}}));
  }
  if (clock_.exists()) entries.push_back({std::string(entry_kind::kClock), clock_.clock().to_text()});
  if (result_ && !before.result) entries.push_back(result_entry(rules(), *result_));
  return entries;
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

std::vector<JournalEntry> Match::entries_of(const Command& command, const Mark& before) const {
  using Type = Command::Type;
  const Json seat{{"seat", rules().seat_name(command.seat)}};
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
  const Json by{{"seat", rules().seat_name(answers ? before.request->seat : command.seat)}};
  if (request_) {
    if (!answers)
      entries.push_back(entry(entry_kind::kRequest, {{"seat", by["seat"]}, {"for", request_word(what)}}));
  } else if (what == Request::Type::kPause) {
    entries.push_back(entry(entry_kind::kPause, by));
  } else {
    entries.push_back(entry(entry_kind::kTakeBack, {{"seat", by["seat"]}, {"plies", line_.plies().size()}}));
  }
  return entries;
}

Result<std::unique_ptr<Match>> Match::resume(MatchOptions options, std::span<const JournalStep> steps) {
  if (!options.seed && !options.entered) return fail("a match that goes on needs its seed");
  if (!options.generation) options.generation = next_generation();
  auto prepared = prepare(std::move(options));
  if (!prepared) return prepared;
  Match& match = **prepared;
  match.adjudicate();
  match.clock_waits_ = match.clock_would_wait();
  for (const auto& step : steps)
    if (auto restored = match.restore(step); !restored) return fail(restored.error());
  if (match.options_.entered && !match.is_over()) return fail("a game that was entered has to be over");
  if (!match.is_over() && match.line_.on_turn(BW_CHANCE))
    return fail("the journal ends where chance is on turn");
  if (match.clock_.exists() && !match.clock_.clock().started()) return fail("the journal has no clock");
  const UtcTime now = match.clock_.now();
  if (!match.is_over()) match.clock_.return_after_absence(now);
  if (match.clock_waits_) match.clock_.hold(now);
  return prepared;
}

Result<void> Match::restore(const JournalStep& step) {
  for (const auto& entry : step.entries) {
    auto restored = restore(entry);
    if (!restored)
      return fail("the journal's entry " + excerpt(entry.kind) + " " + excerpt(entry.payload) +
                  " doesn't follow from what stands before it: " + restored.error());
  }
  if (!step.command.empty()) acted_.insert(step.command);
  noted_flags_ = clock_.fallen();
  return {};
}

Result<void> Match::restore(const JournalEntry& entry) {
  const std::string_view kind = entry.kind;
  if (kind == entry_kind::kClock) {
    auto clock = Clock::from_text(entry.payload);
    if (!clock) return fail(clock.error());
    const bool set_up = clock_.setting_up();
    auto restored = clock_.restore(std::move(*clock), clock_turn(), line_.plies().size());
    if (set_up && !clock_.setting_up()) clock_waits_ = clock_would_wait();
    return restored;
  }
  if (kind == entry_kind::kFlag) return {};  // the clock after it tells more
  if (kind == entry_kind::kResult) return restore_result(entry);
  if (kind == entry_kind::kChance) {
    const auto text = text_of(entry, "move");
    return text ? restore_chance(*text) : fail(text.error());
  }
  const auto seat = seat_of(entry, rules());
  if (!seat) return fail(seat.error());
  if (kind == entry_kind::kMove) {
    const auto text = text_of(entry, "move");
    return text ? restore_move(*seat, *text) : fail(text.error());
  }
  if (kind == entry_kind::kLeft) {
    const auto reason = text_of(entry, "reason");
    if (!reason) return fail(reason.error());
    if (has_left(*seat) || !is_host_reason(*reason)) return fail("nobody leaves like that");
    note_departure(*seat, *reason);
    return {};
  }
  if (kind == entry_kind::kDrawOffer) return agree(*seat);
  if (kind == entry_kind::kDrawAnswer) return disagree(*seat);
  if (kind == entry_kind::kWithdrawal) return withdraw(*seat);
  if (kind == entry_kind::kClockStart) {
    clock_waits_ = false;
    return {};
  }
  if (kind == entry_kind::kPlayOn) return {};  // the same
  if (kind == entry_kind::kRequest) return restore_request(entry, *seat);
  if (kind == entry_kind::kAnswer) return restore_answer(entry, *seat);
  if (kind == entry_kind::kClaim) return claim_repetition(*seat);
  if (kind == entry_kind::kTakeBack) return restore_take_back(entry);
  if (kind != entry_kind::kPause && kind != entry_kind::kResume)
    return fail("this program doesn't know such entries");
  const bool begins = kind == entry_kind::kPause;
  if (begins == paused_) return fail(begins ? "the game is paused already" : "the game isn't paused");
  paused_ = begins;
  request_.reset();
  return {};
}

Result<void> Match::restore_request(const JournalEntry& entry, Seat seat) {
  const auto what = text_of(entry, "for");
  if (!what) return fail(what.error());
  for (const auto type : {Request::Type::kTakeBack, Request::Type::kPause}) {
    if (*what != request_word(type)) continue;
    if (request_) return fail("another request is open");
    request_ = Request{type, seat, {}};
    return {};
  }
  return fail("this program doesn't know what " + excerpt(*what) + " asks for");
}

Result<void> Match::restore_answer(const JournalEntry& entry, Seat seat) {
  const Json json = Json::parse(entry.payload, nullptr, false);
  if (!json.contains("allows") || !json["allows"].is_boolean()) return fail("it doesn't say what it answers");
  if (!json["allows"].get<bool>()) return refuse(seat);
  if (!may_answer(seat)) return fail("nobody else asks for anything");
  request_->allowed.push_back(seat);  // what comes of it is the next entry
  std::sort(request_->allowed.begin(), request_->allowed.end());
  return {};
}

Result<void> Match::restore_take_back(const JournalEntry& entry) {
  const Json json = Json::parse(entry.payload, nullptr, false);
  const auto plies = json.value("plies", line_.plies().size());
  if (plies >= line_.plies().size()) return fail("there are no plies to take back");
  while (line_.plies().size() > plies) line_.take_back();
  draw_offers_.clear();
  request_.reset();
  adjudicate();
  return {};
}

Result<void> Match::restore_move(Seat seat, const std::string& text) {
  if (is_over()) return fail("the game is over");
  if (!line_.on_turn(seat)) return fail("it is not " + std::string(rules().seat_name(seat)) + "'s turn");
  const auto move = line_.now().read_move(seat, text);
  if (!move) return fail(move.error());
  const bool alone = line_.now().seats_on_turn().size() == 1;
  if (auto played = line_.play(seat, *move); !played) return played;
  if (!is_set_up(line_, line_.plies().size() - 1)) clock_waits_ = false;
  if (!has_left(seat)) answer_offers(seat, alone);  // who has left answers nothing
  adjudicate();
  return {};
}

Result<void> Match::restore_chance(const std::string& text) {
  if (!line_.on_turn(BW_CHANCE)) return fail("chance is not on turn");
  if (options_.entered) {
    if (auto played = line_.play(text); !played) return played;
    adjudicate();
    return {};
  }
  const auto event = dice_.draw(line_.now(), count_chance_events(line_));
  if (!event) return fail(event.error());
  if (const auto drawn = line_.now().move_text(BW_CHANCE, *event); drawn != text)
    return fail("the seed gives " + excerpt(drawn) + " here");
  if (auto played = line_.play(BW_CHANCE, *event); !played) return played;
  adjudicate();
  return {};
}

Result<void> Match::restore_result(const JournalEntry& entry) {
  const auto reason = text_of(entry, "reason");
  if (!reason) return fail(reason.error());
  const Json json = Json::parse(entry.payload, nullptr, false);
  Outcome outcome{{}, *reason};
  for (Seat seat = 0; seat < rules().seat_count(); ++seat) {
    const auto& scores = json.contains("half_points") ? json["half_points"] : json;
    const std::string name(rules().seat_name(seat));
    if (!scores.is_object() || !scores.contains(name) || !scores[name].is_number_unsigned())
      return fail("it has no score for " + name);
    outcome.scores.push_back(scores[name].get<std::uint32_t>());
  }
  if (result_ && !(*result_ == outcome))
    return fail("the rules give " + scores_text(*result_) + " by " + result_->reason);
  if (!result_ && !is_host_reason(*reason)) return fail("the game isn't over by the rules");
  finish(std::move(outcome));
  paused_ = false;
  return {};
}

}  // namespace boardwright
