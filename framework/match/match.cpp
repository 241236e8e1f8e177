// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match.hpp"

#include <algorithm>
#include <utility>

#include "framework/catalogue/settings.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/log/log.hpp"
#include "framework/match/carry_out.hpp"
#include "framework/match/departures.hpp"
#include "framework/match/generation.hpp"
#include "framework/match/match_entries.hpp"
#include "framework/match/match_record.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/match/requests.hpp"
#include "framework/match/restore_step.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/match/viewer.hpp"

namespace boardwright {

Match::Match(MatchState state)
    : generation_(state.options.generation.value_or(kFirstGeneration)),
      state_(std::move(state)),
      writer_(state_.options.journal) {}

Match::~Match() = default;

Result<std::unique_ptr<Match>> Match::prepare(MatchOptions options) {
  auto state = MatchState::create(std::move(options));
  if (!state) return fail(state.error());
  return std::unique_ptr<Match>(new Match(std::move(*state)));
}

Result<std::unique_ptr<Match>> Match::create(MatchOptions options) {
  auto prepared = prepare(std::move(options));
  if (!prepared) return prepared;
  Match& match = **prepared;
  MatchState& state = match.state_;
  if (auto right = check_clock(match.now()); !right) return fail(right.error());
  MatchState::Mark before = state.mark(false);
  if (auto started = play_chance(state.line, state.dice); !started) return fail(started.error());
  state.adjudicate();
  const UtcTime now = match.now();
  state.begin_clock(now);
  if (auto written = match.write_down(std::move(before), now); !written) return fail(written.error());
  match.log_beginning();
  return prepared;
}

Result<std::unique_ptr<Match>> Match::resume(MatchOptions options, std::span<const JournalStep> steps) {
  if (!options.seed && !options.entered) return fail("a match that goes on needs its seed");
  if (!options.generation) options.generation = next_generation();
  auto prepared = prepare(std::move(options));
  if (!prepared) return prepared;
  Match& match = **prepared;
  MatchState& state = match.state_;
  state.adjudicate();
  state.table.clock_waits = state.clock_would_wait();
  for (const auto& step : steps) {
    if (auto restored = restore_step(state, step); !restored) return fail(restored.error());
    if (!step.command.empty()) match.acted_.insert(step.command);
  }
  if (state.options.entered && !match.is_over()) return fail("a game that was entered has to be over");
  if (!match.is_over() && state.line.on_turn(BW_CHANCE))
    return fail("the journal ends where chance is on turn");
  if (state.clock.exists() && !state.clock.clock().started()) return fail("the journal has no clock");
  const UtcTime now = match.now();
  if (!match.is_over()) state.clock.return_after_absence(now);
  if (match.clock_waits()) state.clock.hold(now);
  return prepared;
}

/// Names, seeds and set-ups are nobody's business.
void Match::log_beginning() const {
  std::string set;
  for (const auto& spec : rules().game().parameters)
    if (const Value& value = rules().parameters().at(spec.name); value != spec.standard)
      set += ", " + spec.name + "=" + write_value(value);
  log_event("match begun: " + rules().game_id() +
            (state_.options.variant.empty() ? "" : "/" + state_.options.variant) + set +
            (state_.options.rated ? ", rated" : "") + (state_.options.clock ? ", with a clock" : "") +
            (state_.options.start ? ", from a position" : "") +
            (state_.options.journal != nullptr ? ", kept" : ""));
}

void Match::log_end() const {
  const Outcome& outcome = *result();
  std::string scores;
  for (const auto score : outcome.scores) scores += (scores.empty() ? "" : "-") + std::to_string(score);
  log_event("match ended: " + rules().game_id() + ", half points " + scores + ", " + outcome.reason +
            ", after " + std::to_string(state_.plies()) + " plies");
}

CommandResult Match::check_newest(const Command& command) const {
  if (command.generation.value_or(generation_) != generation_)
    return refused(RefusalCode::kStale, "the match has been loaded anew since the update it is based on");
  const std::uint64_t newest = viewer(command.seat).update.number;
  if (command.based_on == newest) return {};
  return refused(RefusalCode::kStale,
                 "based on update " + std::to_string(command.based_on) + ", but the newest one of " +
                     std::string(rules().seat_name(command.seat)) + " is " + std::to_string(newest));
}

void Match::submit_now(const Command& command, const Done& done) {
  if (!command.id.empty() && acted_.contains(command.id)) return done({});
  if (command.seat >= rules().seat_count())
    return done(refused(RefusalCode::kUnknownSeat, "there is no such seat"));
  if (auto newest = check_newest(command); !newest) return done(newest);
  const UtcTime now = this->now();
  if (command.type == Command::Type::kMove || command.type == Command::Type::kArrange)
    state_.clock.credit(command.seat, command.network, now);
  if (!state_.flag_falls(now)) return act(command, now, done);
  note_flags(now, [this, command, now, done](const Result<bool>& lost) {
    if (!lost) return done(refused(RefusalCode::kNotWritten, lost.error()));
    if (!*lost) return act(command, now, done);
    publish(now);
    done(is_over() ? refused(RefusalCode::kTimeUp, "the time was up")
                   : refused(RefusalCode::kStale, "somebody has left the game by time meanwhile"));
  });
}

void Match::act(const Command& command, UtcTime now, const Done& done) {
  MatchState::Mark before =
      state_.mark(command.type == Command::Type::kTakeBack || command.type == Command::Type::kAllow);
  if (auto possible = carry_out(state_, command, now); !possible) {
    state_.return_to(std::move(before));
    // Why would tell of a game that may be hidden.
    log_debug("refused: a command of " + std::string(rules().seat_name(command.seat)));
    return done(possible);
  }
  if (state_.plies() > before.plies && !is_set_up(state_.line, before.plies)) state_.start_clock(now);
  const bool set_up = state_.clock.setting_up();
  state_.press_clock(now);
  if (set_up && !state_.clock.setting_up()) state_.let_clock_wait(now);
  if (state_.options.journal == nullptr) {
    hold_good(command.id, now);
    return done({});
  }
  write(std::move(before), &command, now, [this, id = command.id, now, done](const Result<void>& written) {
    if (!written) return done(refused(RefusalCode::kNotWritten, written.error()));
    hold_good(id, now);
    done({});
  });
}

void Match::hold_good(const std::string& id, UtcTime now) {
  if (!id.empty()) acted_.insert(id);
  state_.noted_flags = state_.clock.fallen();  // a turn taken back takes its flag along
  publish(now);
}

void Match::write(MatchState::Mark before, const Command* command, UtcTime now, StepWriter::Answer then) {
  const JournalStep step = step_since(state_, before, command, now);
  auto since = state_.undo(std::move(before));
  writer_.write(
      step, [this, since = std::move(since), then = std::move(then)](const Result<void>& written) mutable {
        if (written) state_.redo(std::move(since));
        then(written);
      });
}

Result<void> Match::write_down(MatchState::Mark before, UtcTime now) {
  if (state_.options.journal == nullptr) return {};
  auto written = state_.options.journal->write(step_since(state_, before, nullptr, now));
  if (!written) state_.return_to(std::move(before));
  return written;
}

void Match::submit(const Command& command, Done done) {
  if (!writing()) return submit_now(command, done);
  writer_.wait([this, command, done = std::move(done)] { submit(command, done); });
}

CommandResult Match::submit(const Command& command) {
  finish_writing();
  CommandResult came;
  bool over = false;
  submit_now(command, [&](const CommandResult& done) {
    came = done;
    over = true;
  });
  if (!over) finish_writing();
  return came;
}

CommandResult Match::play(Seat seat, std::string_view move) {
  finish_writing();  // the newest update is the one that comes of it
  return submit({Command::Type::kMove, seat, std::string(move), update_number(seat)});
}
CommandResult Match::play(Seat seat, Move move) {
  finish_writing();
  const std::string text = seat < rules().seat_count() ? view(seat)->move_text(seat, move) : "";
  if (text.empty()) return refused(RefusalCode::kIllegal, "not a legal move here");
  return play(seat, text);
}
CommandResult Match::submit(Command::Type type, Seat seat) {
  finish_writing();
  return submit({type, seat, {}, update_number(seat)});
}
CommandResult Match::resign(Seat seat) { return submit(Command::Type::kResign, seat); }
CommandResult Match::offer_draw(Seat seat) { return submit(Command::Type::kOfferDraw, seat); }
CommandResult Match::decline_draw(Seat seat) { return submit(Command::Type::kDeclineDraw, seat); }
CommandResult Match::take_back(Seat seat) { return submit(Command::Type::kTakeBack, seat); }

std::uint64_t Match::update_number(Seat seat) const {
  return seat < rules().seat_count() ? viewer(seat).update.number : 0;
}

CommandResult Match::disconnect(Seat seat) {
  if (seat >= rules().seat_count()) return refused(RefusalCode::kUnknownSeat, "there is no such seat");
  if (auto seen = tick(); !seen) return refused(RefusalCode::kNotWritten, seen.error());
  if (is_over()) return refused(RefusalCode::kOver, "the game is over");
  const UtcTime now = this->now();
  MatchState::Mark before = state_.mark(false);
  if (auto done = give_up(state_, seat, "disconnection", now); !done) {
    state_.return_to(std::move(before));
    return done;
  }
  state_.press_clock(now);
  if (auto written = write_down(std::move(before), now); !written)
    return refused(RefusalCode::kNotWritten, written.error());
  publish(now);
  return {};
}

void Match::tick(Ticked done) {
  if (!writing()) return tick_now(done);
  writer_.wait([this, done = std::move(done)] { tick(done); });
}

Result<void> Match::tick() {
  finish_writing();
  Result<void> came;
  bool over = false;
  tick_now([&](const Result<void>& done) {
    came = done;
    over = true;
  });
  if (!over) finish_writing();
  return came;
}

void Match::tick_now(const Ticked& done) {
  const UtcTime now = this->now();
  if (!state_.flag_falls(now)) {
    publish(now);
    return done({});
  }
  note_flags(now, [this, now, done](const Result<bool>& noted) {
    if (!noted) return done(fail(noted.error()));
    publish(now);
    done({});
  });
}

void Match::note_flags(UtcTime now, std::function<void(const Result<bool>&)> then) {
  MatchState::Mark before = state_.mark(false);
  const auto flagged = state_.clock.flagged();
  const bool lost = !flagged.empty() && state_.clock.clock().control().on_flag != FlagPolicy::kAsk;
  if (lost)
    if (auto done = lose_by_time(state_, flagged, now); !done) {
      state_.return_to(std::move(before));
      return then(fail(done.error()));
    }
  if (lost && !is_over()) state_.clock.press(state_.clock_turn(), state_.plies(), now);
  const auto noted = [this, lost, then = std::move(then)](const Result<void>& written) {
    if (!written) return then(fail(written.error()));
    state_.noted_flags = state_.clock.fallen();
    then(lost);
  };
  if (state_.options.journal == nullptr) return noted({});
  write(std::move(before), nullptr, now, noted);
}

std::optional<UtcTime> Match::next_flag() const {
  constexpr std::chrono::seconds kAgain(1);
  if (!is_over() && state_.clock.fallen() != state_.noted_flags)
    return now() + kAgain;  // not written down yet
  return state_.clock.next_flag();
}

void Match::hold_clock() {
  finish_writing();
  state_.clock.hold(now());
  (void)tick();
}

void Match::release_clock() {
  finish_writing();
  if (!clock_waits()) state_.clock.release(now());
  (void)tick();
}

Result<void> Match::write_clock_down() {
  finish_writing();
  if (state_.options.journal == nullptr || !has_clock() || clock_waits() || is_over()) return {};
  if (auto seen = tick(); !seen || is_over()) return seen;
  return write_down(state_.mark(false), now());
}

Result<void> Match::spare_time(Seat seat, const SparedTimes& spared) {
  finish_writing();
  if (auto seen = tick(); !seen || is_over()) return seen;
  const UtcTime now = this->now();
  MatchState::Mark before = state_.mark(false);
  if (auto done = state_.clock.spare(seat, spared, now); !done) return done;
  if (auto written = write_down(std::move(before), now); !written) return written;
  publish(now);
  return {};
}

SparedTimes Match::spared_time(Seat seat) const {
  return has_clock() && seat < rules().seat_count() ? state_.clock.clock().spared(seat) : SparedTimes{};
}

void Match::publish(UtcTime now) {
  if (is_over() && !std::exchange(end_logged_, true)) log_end();
  if (!is_over()) end_logged_ = false;  // taken back
  for (auto& [seat, seen] : viewers_)
    if (bring_up_to_date(*seen, now))
      for (const auto& [subscription, observer] : std::map(seen->observers)) observer(seen->update);
}

bool Match::bring_up_to_date(Viewer& seen, UtcTime now) const {
  return seen.follow(state_.line, table_for(state_, seen.seat), state_.times_for(seen.seat, now),
                     has_clock() ? now : UtcTime{});
}

Match::Viewer& Match::viewer(Seat seat) const {
  auto& seen = viewers_[seat];
  if (seen == nullptr) {
    seen = std::make_unique<Viewer>(seat, generation_);
    bring_up_to_date(*seen, now());
  }
  return *seen;
}

void Match::note_away(Seat seat, bool away) {
  finish_writing();
  if (seat >= rules().seat_count() || std::ranges::binary_search(state_.away, seat) == away) return;
  if (away)
    state_.away.insert(std::ranges::upper_bound(state_.away, seat), seat);
  else
    std::erase(state_.away, seat);
  publish(now());
}

Match::Subscription Match::subscribe(Seat seat, Observer observer) {
  Viewer& seen = viewer(seat);
  const auto& added = seen.observers[next_subscription_] = std::move(observer);
  added(seen.update);
  return next_subscription_++;
}

void Match::unsubscribe(Subscription subscription) {
  for (auto& [seat, seen] : viewers_) seen->observers.erase(subscription);
}

const Update& Match::update(Seat seat) const { return viewer(seat).update; }
View Match::view(Seat seat) const { return View::of(state_.line.now(), seat); }
const std::vector<SeenMove>& Match::history(Seat seat) const { return viewer(seat).history; }

std::optional<Picture> Match::picture_after(Seat seat, std::size_t moves) const {
  const Viewer& seen = viewer(seat);
  if (moves > seen.history.size()) return std::nullopt;
  return moves == 0 ? seen.start : seen.history[moves - 1].picture;
}

std::optional<Explanation> Match::explain(Seat seat, std::span<const std::uint32_t> clicks) const {
  return view(seat)->explain(seat, clicks);
}
std::optional<Explanation> Match::explain(Seat seat, std::string_view move) const {
  return explain_typed(view(seat), move);
}

std::string Match::tell(Seat viewer, std::uint32_t place) const {
  return state_.line.history().tell(view(viewer).position(), place, viewer);
}

Record Match::full_record() const { return boardwright::full_record(state_); }

Record Match::record() const {
  if (is_over() || !rules().has(BW_HAS_HIDDEN)) return full_record();
  return spectator_record(state_, viewer(BW_SPECTATOR).history);
}

}  // namespace boardwright
