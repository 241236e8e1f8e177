// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match.hpp"

#include <algorithm>
#include <utility>

#include "framework/catalogue/settings.hpp"
#include "framework/catalogue/texts.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/log/log.hpp"
#include "framework/match/generation.hpp"
#include "framework/match/match_mark.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/match/viewer.hpp"
#include "framework/match/writing.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {

Result<std::unique_ptr<Match>> Match::prepare(MatchOptions options) {
  if (options.rules == nullptr) return fail("a match needs rules");
  if (options.start && options.start->shared_rules() != options.rules)
    return fail("the start position belongs to other rules than the match");
  if (options.players.size() > options.rules->seat_count())
    return fail("there are " + std::to_string(options.players.size()) + " players for " +
                std::to_string(options.rules->seat_count()) + " seats");
  for (const auto& [seat, text] : options.entropy)
    if (auto fit = check_entropy(*options.rules, seat, text); !fit) return fail(fit.error());
  std::unique_ptr<Match> match(new Match(std::move(options)));
  match->generation_ = match->options_.generation.value_or(kFirstGeneration);
  auto clock = MatchClock::create(match->options_.clock, match->options_.policies.set_up_time,
                                  match->rules().seat_count(), match->options_.time, match->options_.network);
  if (!clock) return fail(clock.error());
  match->clock_ = std::move(*clock);
  return match;
}

Result<std::unique_ptr<Match>> Match::create(MatchOptions options) {
  auto prepared = prepare(std::move(options));
  if (!prepared) return prepared;
  Match& match = **prepared;
  if (auto right = check_clock(match.clock_.now()); !right) return fail(right.error());
  const Mark before = match.mark(false);
  if (auto started = match.play_chance(); !started) return fail(started.error());
  match.adjudicate();
  const UtcTime now = match.clock_.now();
  match.clock_.start(match.clock_turn(), match.line_.plies().size(), now);
  match.let_clock_wait(now);
  if (auto written = match.write_down(before, nullptr, now); !written) return fail(written.error());
  match.log_beginning();
  return prepared;
}

/// Names, seeds and set-ups are nobody's business.
void Match::log_beginning() const {
  std::string set;
  for (const auto& spec : rules().game().parameters)
    if (const Value& value = rules().parameters().at(spec.name); value != spec.standard)
      set += ", " + spec.name + "=" + write_value(value);
  log_event("match begun: " + rules().game_id() + (options_.variant.empty() ? "" : "/" + options_.variant) +
            set + (options_.rated ? ", rated" : "") + (options_.clock ? ", with a clock" : "") +
            (options_.start ? ", from a position" : "") + (options_.journal != nullptr ? ", kept" : ""));
}

void Match::log_end() const {
  const Outcome& outcome = *result();
  std::string scores;
  for (const auto score : outcome.scores) scores += (scores.empty() ? "" : "-") + std::to_string(score);
  log_event("match ended: " + rules().game_id() + ", half points " + scores + ", " + outcome.reason +
            ", after " + std::to_string(line_.plies().size()) + " plies");
}

Match::Match(MatchOptions options)
    : options_(std::move(options)),
      dice_(options_.seed ? *options_.seed : *(options_.seed = Seed::fresh())),
      line_(options_.start ? *options_.start : options_.rules->start(), options_.policies.repetition) {
  dice_ = with_entropy(dice_, by_seat_name(*options_.rules, options_.entropy));
}

Match::~Match() {
  if (writing_) (void)options_.journal->finish();
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
  const UtcTime now = clock_.now();
  if (command.type == Command::Type::kMove || command.type == Command::Type::kArrange)
    clock_.credit(command.seat, command.network, now);
  if (!flag_falls(now)) return act(command, now, done);
  note_flags(now, [this, command, now, done](const Result<bool>& lost) {
    if (!lost) return done(refused(RefusalCode::kNotWritten, lost.error()));
    if (!*lost) return act(command, now, done);
    publish(now);
    done(is_over() ? refused(RefusalCode::kTimeUp, "the time was up")
                   : refused(RefusalCode::kStale, "somebody has left the game by time meanwhile"));
  });
}

void Match::act(const Command& command, UtcTime now, const Done& done) {
  Mark before = mark(command.type == Command::Type::kTakeBack || command.type == Command::Type::kAllow);
  auto possible = check_now(command.type);
  if (possible) possible = carry_out(command, now);
  if (!possible) {
    return_to(std::move(before));
    // Why would tell of a game that may be hidden.
    log_debug("refused: a command of " + std::string(rules().seat_name(command.seat)));
    return done(possible);
  }
  if (line_.plies().size() > before.plies && !is_set_up(line_, before.plies)) start_clock(now);
  const bool set_up = clock_.setting_up();
  if (clock_.flagged().empty() && !paused_) clock_.press(clock_turn(), line_.plies().size(), now);
  if (set_up && !clock_.setting_up()) let_clock_wait(now);
  if (options_.journal == nullptr) {
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
  noted_flags_ = clock_.fallen();  // a turn taken back takes its flag along
  publish(now);
}

CommandResult Match::check_now(Command::Type type) const {
  using Type = Command::Type;
  if (is_over() && type != Type::kTakeBack && type != Type::kAllow && type != Type::kRefuse)
    return refused(RefusalCode::kOver, "the game is over");
  if (paused_ && type != Type::kResume && type != Type::kResign)
    return refused(RefusalCode::kPaused, "the game is paused: it goes on when somebody resumes it");
  return {};
}

CommandResult Match::carry_out(const Command& command, UtcTime now) {
  if (auto here = check_here(command.seat); !here) return here;
  switch (command.type) {
    case Command::Type::kMove: return play_move(command.seat, command.move);
    case Command::Type::kArrange: return play_arrangement(command.seat, command.placed);
    case Command::Type::kResign: return give_up(command.seat, "resignation", now);
    case Command::Type::kOfferDraw: return agree(command.seat);
    case Command::Type::kDeclineDraw: return disagree(command.seat);
    case Command::Type::kTakeBack: return take_back_or_ask(command.seat, now);
    case Command::Type::kClaimTime:
    case Command::Type::kLetPlayOn: return decide_flag(command, now);
    case Command::Type::kAllow: return allow(command.seat, now);
    case Command::Type::kRefuse: return refuse(command.seat);
    case Command::Type::kClaimRepetition: return claim_repetition(command.seat);
    case Command::Type::kPause: return ask_pause(command.seat, now);
    case Command::Type::kResume: return end_pause(now);
    case Command::Type::kWithdraw: return withdraw(command.seat);
    case Command::Type::kClaimAbsence: return claim_absence(command.seat, now);
    case Command::Type::kStartClock:
      if (!clock_waits_) return refused(RefusalCode::kNotNow, "no clock waits to be started");
      start_clock(now);
      return {};
  }
  return fail("there is no such command");
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

CommandResult Match::check_turn(Seat seat) const {
  if (!clock_.flagged().empty())
    return refused(RefusalCode::kFlagFallen,
                   "a flag has fallen: the other side claims the game or lets it go on");
  if (!line_.on_turn(seat))
    return refused(RefusalCode::kNotYourTurn,
                   "it is not " + std::string(rules().seat_name(seat)) + "'s turn");
  return {};
}

CommandResult Match::play_move(Seat seat, std::string_view text) {
  if (auto possible = check_turn(seat); !possible) return possible;
  // Read and explained from what the seat may see: the sentence must not tell more either.
  const View seen = view(seat);
  const auto move = read_any_move(seen.position(), seat, text);
  if (!move) {
    auto why = seen->explain(seat, text);
    if (why && why->legal) why.reset();
    return Refusal{RefusalCode::kIllegal,
                   "'" + excerpt(text) + "': " + (why ? plugin_english(rules(), *why) : move.error()), why};
  }
  const bool alone = line_.now().seats_on_turn().size() == 1;
  auto played = line_.play(seat, *move);
  if (played) played = play_chance();
  if (!played) return played;
  answer_offers(seat, alone);
  adjudicate();
  return play_for_departed();
}

CommandResult Match::play_arrangement(Seat seat, const std::vector<PlacedPiece>& placed) {
  if (auto possible = check_turn(seat); !possible) return possible;
  auto arrangement = arrange(seat);
  if (!arrangement)
    return refused(RefusalCode::kNotNow, std::string(rules().seat_name(seat)) + " has nothing to set up now");
  const bw_shape& board = *rules().geometry();
  std::vector<bw_item> items;
  for (const auto& piece : placed) {
    if (piece.kind >= board.kind_count || piece.place >= board.field_count)
      return refused(RefusalCode::kIllegal, "there is no such piece or field");
    items.push_back({piece.place, piece.kind, 1, 0});
  }
  if (auto why = arrangement->replace(std::move(items)))
    return Refusal{RefusalCode::kIllegal, plugin_english(rules(), *why), why};
  if (!arrangement->complete()) return refused(RefusalCode::kIllegal, "the set-up is not complete");
  for (const auto& move : arrangement->moves())
    if (auto played = play_move(seat, move); !played) return played;
  return {};
}

Result<void> Match::play_chance() { return boardwright::play_chance(line_, dice_); }

void Match::adjudicate() {
  result_ = line_.result();  // the rules' own, then repetition
  const std::uint64_t played = line_.plies().size() - count_chance_events(line_);
  if (!result_ && options_.ply_limit != 0 && played >= options_.ply_limit)
    result_ = Outcome{std::vector<std::uint32_t>(rules().seat_count(), 1), "move_limit"};
  if (result_) request_.reset();
}

void Match::finish(Outcome outcome) {
  result_ = std::move(outcome);
  request_.reset();
}

CommandResult Match::disconnect(Seat seat) {
  if (seat >= rules().seat_count()) return refused(RefusalCode::kUnknownSeat, "there is no such seat");
  if (auto seen = tick(); !seen) return refused(RefusalCode::kNotWritten, seen.error());
  if (is_over()) return refused(RefusalCode::kOver, "the game is over");
  const UtcTime now = clock_.now();
  Mark before = mark(false);
  if (auto done = give_up(seat, "disconnection", now); !done) {
    return_to(std::move(before));
    return done;
  }
  if (clock_.flagged().empty() && !paused_) clock_.press(clock_turn(), line_.plies().size(), now);
  if (auto written = write_down(before, nullptr, now); !written) {
    return_to(std::move(before));
    return refused(RefusalCode::kNotWritten, written.error());
  }
  publish(now);
  return {};
}

CommandResult Match::give_up(Seat seat, const char* reason, UtcTime now) {
  if (rules().seat_count() > 2) {
    if (auto here = check_here(seat); !here) return here;
    if (auto left = leave({seat}, reason, now); !left) return left;
    return paused_ && is_over() ? end_pause(now) : CommandResult();
  }
  Outcome outcome{std::vector<std::uint32_t>(rules().seat_count(), 2), reason};
  outcome.scores[seat] = 0;
  finish(std::move(outcome));
  return paused_ ? end_pause(now) : CommandResult();
}

void Match::publish(UtcTime now) {
  if (result_ && !std::exchange(end_logged_, true)) log_end();
  if (!result_) end_logged_ = false;  // taken back
  for (auto& [seat, seen] : viewers_)
    if (bring_up_to_date(*seen, now))
      for (const auto& [subscription, observer] : std::map(seen->observers)) observer(seen->update);
}

bool Match::bring_up_to_date(Viewer& seen, UtcTime now) const {
  return seen.follow(line_, state_for(seen.seat), times_for(seen.seat, now),
                     clock_.exists() ? now : UtcTime{});
}

Match::Viewer& Match::viewer(Seat seat) const {
  auto& seen = viewers_[seat];
  if (seen == nullptr) {
    seen = std::make_unique<Viewer>(seat, generation_);
    bring_up_to_date(*seen, clock_.now());
  }
  return *seen;
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
View Match::view(Seat seat) const { return View::of(line_.now(), seat); }
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
  return line_.history().tell(view(viewer).position(), place, viewer);
}

std::optional<Arrangement> Match::arrange(Seat seat) const {
  return line_.on_turn(seat) ? Arrangement::begin(view(seat)) : std::nullopt;
}

std::vector<Seat> Match::seats_on_turn() const {
  return is_over() ? std::vector<Seat>() : line_.now().seats_on_turn();
}

std::uint32_t Match::plies_left() const {
  if (options_.ply_limit == 0) return 0;
  const auto played = static_cast<std::uint32_t>(line_.plies().size() - count_chance_events(line_));
  return options_.ply_limit - std::min(played, options_.ply_limit);
}

}  // namespace boardwright
