// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/match.hpp"

#include <algorithm>

#include "framework/catalogue/texts.hpp"
#include "framework/match/match_mark.hpp"
#include "framework/match/viewer.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// A rule set whose chance events never end must not hang the match.
constexpr std::size_t kMostChanceEvents = 10000;

std::uint64_t count_chance_events(const GameLine& line) {
  return static_cast<std::uint64_t>(std::count_if(line.plies().begin(), line.plies().end(),
                                                  [](const auto& ply) { return ply.seat == BW_CHANCE; }));
}

}  // namespace

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
  auto clock = MatchClock::create(match->options_.clock, match->rules().seat_count(), match->options_.time);
  if (!clock) return fail(clock.error());
  match->clock_ = std::move(*clock);
  return match;
}

Result<std::unique_ptr<Match>> Match::create(MatchOptions options) {
  auto prepared = prepare(std::move(options));
  if (!prepared) return prepared;
  Match& match = **prepared;
  const Mark before = match.mark(false);
  if (auto started = match.play_chance(); !started) return fail(started.error());
  match.adjudicate();
  const UtcTime now = match.clock_.now();
  match.clock_.start(match.seats_on_turn(), match.line_.plies().size(), now);
  if (auto written = match.write_down(before, nullptr, now); !written) return fail(written.error());
  return prepared;
}

Match::Match(MatchOptions options)
    : options_(std::move(options)),
      dice_(options_.seed ? *options_.seed : *(options_.seed = Seed::fresh())),
      line_(options_.start ? *options_.start : options_.rules->start()) {
  dice_ = with_entropy(dice_, by_seat_name(*options_.rules, options_.entropy));
}

Match::~Match() = default;

Result<void> Match::submit(const Command& command) {
  if (!command.id.empty() && acted_.contains(command.id)) return {};
  if (command.seat >= rules().seat_count()) return fail("there is no such seat");
  const std::string name(rules().seat_name(command.seat));
  const std::uint64_t newest = viewer(command.seat).update.number;
  if (command.based_on != newest)
    return fail("based on update " + std::to_string(command.based_on) + ", but the newest one of " + name +
                " is " + std::to_string(newest));
  const UtcTime now = clock_.now();
  const auto flagged = see_to_flags(now);
  if (!flagged) return fail(flagged.error());
  if (*flagged) {
    publish(now);
    return fail("the time was up");
  }
  if (is_over() && command.type != Command::Type::kTakeBack) return fail("the game is over");
  Mark before = mark(command.type == Command::Type::kTakeBack);
  auto done = carry_out(command, now);
  if (!done) return done;
  if (clock_.flagged().empty()) clock_.press(seats_on_turn(), line_.plies().size(), now);
  if (auto written = write_down(before, &command, now); !written) {
    return_to(std::move(before));
    return written;
  }
  if (!command.id.empty()) acted_.insert(command.id);
  noted_flags_ = clock_.fallen();  // a turn taken back takes its flag along
  publish(now);
  return done;
}

Result<void> Match::carry_out(const Command& command, UtcTime now) {
  switch (command.type) {
    case Command::Type::kMove: return play_move(command.seat, command.move);
    case Command::Type::kResign: return give_up(command.seat, "resignation");
    case Command::Type::kOfferDraw: return agree(command.seat);
    case Command::Type::kDeclineDraw: return disagree(command.seat);
    case Command::Type::kTakeBack: return undo_turn(command.seat, now);
    case Command::Type::kClaimTime:
    case Command::Type::kLetPlayOn: return decide_flag(command, now);
  }
  return fail("there is no such command");
}

Result<void> Match::tick() {
  const UtcTime now = clock_.now();
  const auto seen = see_to_flags(now);
  if (!seen) return fail(seen.error());
  publish(now);
  return {};
}

std::optional<UtcTime> Match::next_flag() const {
  constexpr std::chrono::seconds kAgain(1);
  if (!is_over() && clock_.fallen() != noted_flags_) return clock_.now() + kAgain;  // not written down yet
  return clock_.next_flag();
}

void Match::hold_clock() {
  clock_.hold(clock_.now());
  (void)tick();
}

void Match::release_clock() {
  clock_.release(clock_.now());
  (void)tick();
}

Result<bool> Match::see_to_flags(UtcTime now) {
  if (is_over()) return false;
  clock_.advance(now);
  const auto fallen = clock_.fallen();
  if (fallen == noted_flags_) return false;
  const Mark before = mark(false);
  const auto flagged = clock_.flagged();
  const bool lost = !flagged.empty() && clock_.clock().control().on_flag != FlagPolicy::kAsk;
  if (lost) lose_by_time(flagged);
  if (auto written = write_down(before, nullptr, now); !written) {
    result_.reset();
    return fail(written.error());
  }
  noted_flags_ = fallen;
  return lost;
}

void Match::lose_by_time(const std::vector<Seat>& flagged) {
  // Where all flags fell at once nobody is the first to have lost.
  const bool all = flagged.size() == rules().seat_count();
  Outcome outcome{std::vector<std::uint32_t>(rules().seat_count(), all ? 1U : 2U), "time"};
  if (!all)
    for (const Seat seat : flagged) outcome.scores[seat] = 0;
  result_ = std::move(outcome);
}

Result<void> Match::decide_flag(const Command& command, UtcTime now) {
  const auto flagged = clock_.flagged();
  if (flagged.empty()) return fail("nobody's time is up");
  if (std::find(flagged.begin(), flagged.end(), command.seat) != flagged.end())
    return fail(std::string(rules().seat_name(command.seat)) + "'s own time is up: the other side decides");
  if (command.type == Command::Type::kLetPlayOn) return clock_.go_on(now);
  lose_by_time(flagged);
  return {};
}

Result<void> Match::play(Seat seat, std::string_view move) {
  return submit({Command::Type::kMove, seat, std::string(move), update_number(seat)});
}
Result<void> Match::play(Seat seat, Move move) {
  const std::string text = seat < rules().seat_count() ? view(seat).move_text(seat, move) : "";
  if (text.empty()) return fail("not a legal move here");
  return play(seat, text);
}
Result<void> Match::resign(Seat seat) {
  return submit({Command::Type::kResign, seat, {}, update_number(seat)});
}
Result<void> Match::offer_draw(Seat seat) {
  return submit({Command::Type::kOfferDraw, seat, {}, update_number(seat)});
}
Result<void> Match::decline_draw(Seat seat) {
  return submit({Command::Type::kDeclineDraw, seat, {}, update_number(seat)});
}
Result<void> Match::take_back(Seat seat) {
  return submit({Command::Type::kTakeBack, seat, {}, update_number(seat)});
}

std::uint64_t Match::update_number(Seat seat) const {
  return seat < rules().seat_count() ? viewer(seat).update.number : 0;
}

Result<void> Match::play_move(Seat seat, std::string_view text) {
  const std::string name(rules().seat_name(seat));
  if (!clock_.flagged().empty())
    return fail("a flag has fallen: the other side claims the game or lets it go on");
  if (!line_.on_turn(seat)) return fail("it is not " + name + "'s turn");
  // Read and explained from what the seat may see: the sentence must not tell more either.
  const Position seen = view(seat);
  const auto move = seen.read_move(seat, text);
  if (!move) {
    const auto why = seen.explain(seat, text);
    return fail("'" + excerpt(text) +
                "': " + (why && !why->legal ? plugin_english(rules(), *why) : move.error()));
  }
  const std::size_t before = line_.plies().size();
  const bool alone = line_.now().seats_on_turn().size() == 1;
  auto played = line_.play(seat, *move);
  if (played) played = play_chance();
  if (!played) {
    while (line_.plies().size() > before) line_.take_back();
    return played;
  }
  answer_offers(seat, alone);
  adjudicate();
  return {};
}

void Match::answer_offers(Seat seat, bool alone) {
  if (alone) std::erase_if(draw_offers_, [&](Seat other) { return other != seat; });
}

Result<void> Match::play_chance() {
  std::uint64_t index = count_chance_events(line_);
  for (std::size_t i = 0; line_.on_turn(BW_CHANCE); ++i) {
    if (i == kMostChanceEvents)
      return fail("the rules of " + rules().game_id() + " never stop asking for chance");
    const auto event = dice_.draw(line_.now(), index++);
    if (!event) return fail(event.error());
    if (auto played = line_.play(BW_CHANCE, *event); !played) return played;
  }
  return {};
}

void Match::adjudicate() {
  result_ = line_.result();  // the rules' own, then repetition
  if (result_ || options_.ply_limit == 0) return;
  if (line_.plies().size() - count_chance_events(line_) >= options_.ply_limit)
    result_ = Outcome{std::vector<std::uint32_t>(rules().seat_count(), 1), "move_limit"};
}

Result<void> Match::disconnect(Seat seat) {
  if (seat >= rules().seat_count()) return fail("there is no such seat");
  if (auto seen = tick(); !seen) return seen;
  if (is_over()) return fail("the game is over");
  const UtcTime now = clock_.now();
  Mark before = mark(false);
  if (auto done = give_up(seat, "disconnection"); !done) return done;
  if (clock_.flagged().empty()) clock_.press({}, line_.plies().size(), now);
  if (auto written = write_down(before, nullptr, now); !written) {
    return_to(std::move(before));
    return written;
  }
  publish(now);
  return {};
}

Result<void> Match::give_up(Seat seat, const char* reason) {
  if (rules().seat_count() != 2 && rules().facts().score_sum != 0)
    return fail("only where two play can one resign for all");
  Outcome outcome{std::vector<std::uint32_t>(rules().seat_count(), 2), reason};
  outcome.scores[seat] = 0;
  result_ = std::move(outcome);
  return {};
}

TableState Match::state_for(Seat seat, UtcTime now) const {
  const bool offered = std::find(draw_offers_.begin(), draw_offers_.end(), seat) != draw_offers_.end();
  return {draw_offers_,
          result_,
          may_take_back(seat),
          options_.draw_agreement && !is_over() && seat < rules().seat_count() && !offered,
          times_for(seat, now),
          clock_.exists() ? now : UtcTime{},
          is_over() ? std::vector<Seat>() : clock_.flagged()};
}

bool Match::acting_together() const {
  // Seats that began together and only drop out one by one still are; who comes back has a turn alone.
  auto seats = line_.now().seats_on_turn();
  for (std::size_t ply = line_.plies().size(); seats.size() == 1 && ply > 0; --ply) {
    const auto before = line_.position(ply - 1).seats_on_turn();
    if (!std::includes(before.begin(), before.end(), seats.begin(), seats.end())) return false;
    seats = before;
  }
  return seats.size() > 1;
}

std::vector<SeatTime> Match::times_for(Seat viewer, UtcTime now) const {
  if (!clock_.exists()) return {};
  auto times = clock_.times(now);
  // A clock that stands still would betray that a hidden set-up is done.
  if (is_over() || line_.now().is_open() || !acting_together()) return times;
  const auto first = clock_.first_times();
  for (Seat seat = 0; seat < times.size(); ++seat)
    if (seat != viewer) times[seat] = first[seat];
  return times;
}

Result<void> Match::agree(Seat seat) {
  if (!options_.draw_agreement) return fail("in this game the players can't agree on a draw");
  if (std::find(draw_offers_.begin(), draw_offers_.end(), seat) != draw_offers_.end())
    return fail(std::string(rules().seat_name(seat)) + " has already offered a draw");
  draw_offers_.push_back(seat);
  std::sort(draw_offers_.begin(), draw_offers_.end());
  if (draw_offers_.size() != rules().seat_count()) return {};
  draw_offers_.clear();
  result_ = Outcome{std::vector<std::uint32_t>(rules().seat_count(), 1), "agreement"};
  return {};
}

Result<void> Match::disagree(Seat seat) {
  const auto declined = std::erase_if(draw_offers_, [&](Seat other) { return other != seat; });
  if (declined == 0) return fail("nobody else has offered a draw");
  return {};
}

std::optional<std::size_t> Match::turn_start(Seat seat) const {
  const auto& plies = line_.plies();
  std::size_t i = plies.size();
  while (i > 0 && plies[i - 1].seat != seat) --i;
  if (i == 0) return std::nullopt;
  // The whole turn: the seat's earlier moves too, as long as only chance came between them.
  std::size_t start = i - 1;
  for (; i > 0 && (plies[i - 1].seat == seat || plies[i - 1].seat == BW_CHANCE); --i)
    if (plies[i - 1].seat == seat) start = i - 1;
  // Nobody unlearns what the turn has shown, and nobody else's move may go with it.
  for (std::size_t k = start; k <= plies.size(); ++k)
    if (line_.position(k).seats_on_turn().size() > 1 || !line_.position(k).is_open()) return std::nullopt;
  return start;
}

bool Match::may_take_back(Seat seat) const {
  const bool closed = is_over() && options_.journal != nullptr;
  return !closed && !options_.rated && seat < rules().seat_count() && turn_start(seat).has_value();
}

Result<void> Match::undo_turn(Seat seat, UtcTime now) {
  if (options_.rated) return fail("no move can be taken back in a rated game");
  if (is_over() && options_.journal != nullptr)
    return fail("the game is over, and its result is written down");
  const auto start = turn_start(seat);
  if (!start)
    return fail(std::string(rules().seat_name(seat)) +
                " has no turn to take back in which nobody else could act and nothing was hidden");
  while (line_.plies().size() > *start) line_.take_back();
  draw_offers_.clear();
  adjudicate();
  clock_.rewind(*start, now);
  return {};
}

void Match::publish(UtcTime now) {
  for (auto& [seat, seen] : viewers_)
    if (seen->follow(line_, state_for(seat, now)))
      for (const auto& [subscription, observer] : std::map(seen->observers)) observer(seen->update);
}

Match::Viewer& Match::viewer(Seat seat) const {
  auto& seen = viewers_[seat];
  if (seen == nullptr) {
    seen = std::make_unique<Viewer>(seat);
    seen->follow(line_, state_for(seat, clock_.now()));
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
Position Match::view(Seat seat) const { return line_.now().view(seat); }
std::vector<SeenMove> Match::history(Seat seat) const { return viewer(seat).history; }

std::optional<Picture> Match::picture_after(Seat seat, std::size_t moves) const {
  const Viewer& seen = viewer(seat);
  if (moves > seen.history.size()) return std::nullopt;
  return moves == 0 ? seen.start : seen.history[moves - 1].picture;
}

std::optional<Explanation> Match::explain(Seat seat, std::span<const std::uint32_t> clicks) const {
  return view(seat).explain(seat, clicks);
}
std::optional<Explanation> Match::explain(Seat seat, std::string_view move) const {
  return view(seat).explain(seat, move);
}

std::string Match::tell(Seat viewer, std::uint32_t place) const {
  return line_.history().tell(view(viewer), place, viewer);
}

std::optional<Arrangement> Match::arrange(Seat seat) const {
  return line_.on_turn(seat) ? Arrangement::begin(view(seat), seat) : std::nullopt;
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
