// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/table.hpp"

#include <algorithm>
#include <chrono>

#include "framework/players/draw_answer.hpp"
#include "framework/players/seat_turn.hpp"

namespace boardwright {
namespace {

constexpr Milliseconds kLongestWait = std::chrono::hours(1);  // event loops can't wait for weeks

Result<void> play_first(Match& match, const std::vector<std::string>& moves) {
  for (const auto& text : moves) {
    Result<void> played = fail("the record goes on after the end of the game");
    for (const Seat seat : match.seats_on_turn())
      if (played = match.play(seat, text); played) break;
    if (!played) return played;
  }
  return {};
}

/// What somebody does to play, not to leave.
bool begins_game(Command::Type type) {
  return type == Command::Type::kMove || type == Command::Type::kArrange ||
         type == Command::Type::kOfferDraw || type == Command::Type::kPause ||
         type == Command::Type::kStartClock;
}

/// Calls now, or when what is being written has been told: an answer to what was there before may be moot.
void when_written(Match& match, const std::weak_ptr<bool>& here, std::function<void()> call) {
  if (!match.writing()) return call();
  match.tick([here, call = std::move(call)](const Result<void>&) {
    if (!here.expired()) call();
  });
}

Command rebased(Command command, const Match& match) {
  command.based_on = match.update(command.seat).number;
  command.generation = match.generation();
  return command;
}

}  // namespace

Result<Computers> seat_computers(const MatchPlan& plan, std::optional<LostPlayer> lost) {
  const bool alone = plan.people().size() == 1;
  const Place place{plan.rules,
                    plan.game->folder(),
                    plan.variant,
                    plan.has_person(),
                    lost.value_or(alone ? LostPlayer::kReplace : LostPlayer::kLose),
                    {.search = plan.game->data().search}};
  Computers computers;
  for (Seat seat = 0; seat < plan.seats.size(); ++seat) {
    if (plan.seats[seat].is_person()) continue;
    auto player = seat_player(plan.seats[seat].id, place);
    if (!player) return fail(player.error());
    computers[seat] = std::move(*player);
  }
  return computers;
}

Table::Table(MatchPlan plan, Computers computers, TableRoom room)
    : plan_(std::move(plan)), room_(std::move(room)) {
  for (auto& [seat, player] : computers) {
    auto asked = std::make_shared<Asked>();
    asked->player = std::move(player);
    computers_.emplace(seat, std::move(asked));
    computer_seats_.push_back(seat);
  }
}

Result<std::unique_ptr<Table>> Table::begin(MatchPlan plan, Computers computers, TableRoom room) {
  std::unique_ptr<Table> table(new Table(std::move(plan), std::move(computers), std::move(room)));
  const MatchPlan& wanted = table->plan_;
  if (wanted.keep && table->room_.club && wanted.moves.empty() && wanted.has_person()) {
    auto kept = table->room_.club->start(wanted, table->room_.time);
    if (!kept && wanted.rated) return fail(kept.error());  // else it would count for nothing
    if (kept)
      table->kept_ = std::move(*kept);
    else
      table->not_kept_ = kept.error();
  }
  if (!table->kept_) {
    MatchOptions options = options_of(wanted);
    if (!wanted.has_person() && options.ply_limit == 0) options.ply_limit = kLongestProgramsGame;
    options.time = table->room_.time;
    auto match = Match::create(std::move(options));
    if (!match) return fail(match.error());
    if (auto played = play_first(**match, wanted.moves); !played) return fail(played.error());
    table->loose_ = std::move(*match);
  }
  table->use(table->kept_ ? table->kept_->match() : *table->loose_);
  return table;
}

std::unique_ptr<Table> Table::of(std::unique_ptr<KeptMatch> kept, Computers computers, TableRoom room) {
  MatchPlan plan = kept->plan();
  std::unique_ptr<Table> table(new Table(std::move(plan), std::move(computers), std::move(room)));
  table->kept_ = std::move(kept);
  table->use(table->kept_->match());
  return table;
}

void Table::use(Match& match) {
  match_ = &match;
  match_->complete_in([&strand = room_.strand](Strand::Call call) { strand.post(std::move(call)); });
}

Table::~Table() {
  if (const auto left = leave(); !left) tell_failed(left.error());
}

Result<void> Table::leave() {
  if (std::exchange(left_, true) || match_ == nullptr) return {};
  forget_thinking();
  here_.reset();
  match_->finish_writing();
  if (auto written = match_->write_clock_down(); !written) return written;
  const bool of_club = kept_ && !kept_->id().empty();  // else whoever made it keeps it
  if (!of_club || match_->is_over() || !match_->line().plies().empty()) return {};
  if (const auto dropped = kept_->club().matches().discard_unplayed(kept_->id()); !dropped)
    return fail(dropped.error());
  return {};
}

void Table::tell_failed(const std::string& sentence) const {
  if (events_.failed) events_.failed(sentence);
}

Strand::Call Table::while_here(std::function<void()> call) const {
  return [here = std::weak_ptr(here_), call = std::move(call)] {
    if (!here.expired()) call();
  };
}

void Table::go(TableEvents events) {
  events_ = std::move(events);
  going_ = true;
  const std::weak_ptr here = here_;
  settle();
  if (!here.expired() && !not_kept_.empty() && events_.not_kept)
    events_.not_kept(std::exchange(not_kept_, {}));
}

void Table::watch(Seat viewer, Match::Observer observer) {
  match_->subscribe(viewer, observer);
  watchers_.emplace_back(viewer, std::move(observer));
}

/// A game that was on the table by itself is kept once somebody plays it. Nothing was drawn or timed before,
/// so that the kept one is the same.
bool Table::begin_keeping() {
  if (!room_.club || kept_ || keeping_failed_ || plan_.clock || !plan_.moves.empty() ||
      !match_->line().plies().empty() || !plan_.has_person())
    return false;
  auto kept = room_.club->start(plan_, room_.time);
  if (!kept) {
    keeping_failed_ = true;  // said once: this game is played without
    if (events_.not_kept) events_.not_kept(kept.error());
    return false;
  }
  kept_ = std::move(*kept);
  use(kept_->match());
  loose_.reset();
  for (const auto& [viewer, observer] : watchers_) match_->subscribe(viewer, observer);
  return true;
}

CommandResult Table::submit(const Command& command) {
  const Command taken = taken_in(command);  // it may be another match from here on
  CommandResult done = match_->submit(taken);
  follow(command, done);
  return done;
}

void Table::submit(const Command& command, Match::Done done) {
  const Command taken = taken_in(command);
  match_->submit(taken, [this, here = std::weak_ptr(here_), command, done = std::move(done)](auto came) {
    if (!here.expired()) follow(command, came);
    if (done) done(came);
  });
}

Command Table::taken_in(const Command& command) {
  // Updates of the match that is kept from now on have numbers of their own.
  return begins_game(command.type) && begin_keeping() ? rebased(command, *match_) : command;
}

void Table::follow(const Command& command, CommandResult& done) {
  if (done && (command.type == Command::Type::kTakeBack || command.type == Command::Type::kPause))
    done = let_seats_consent(*match_, computer_seats_);
  // A refused move changes nothing, unless a flag has fallen meanwhile.
  const std::weak_ptr here = here_;
  if (done || (command.type != Command::Type::kMove && command.type != Command::Type::kArrange) ||
      match_->is_over())
    settle();
  if (done && command.type == Command::Type::kDeclineDraw && !here.expired() && events_.draw_declined)
    events_.draw_declined(command.seat);
}

CommandResult Table::submit(Command::Type type, Seat seat) {
  match_->finish_writing();
  return submit({type, seat, {}, match_->update(seat).number});
}

CommandResult Table::play(std::span<const std::pair<Seat, std::string>> moves) {
  begin_keeping();
  CommandResult played;
  for (const auto& [seat, text] : moves)
    if (played = match_->play(seat, text); !played || match_->is_over()) break;
  settle();
  return played;
}

void Table::hold_clock(bool held) {
  if (held)
    match_->hold_clock();
  else
    match_->release_clock();
  wait_for_flag();
}

Result<void> Table::spare_time(Seat seat, const SparedTimes& spared) {
  auto done = match_->spare_time(seat, spared);
  settle();
  return done;
}

void Table::note_away(Seat seat, bool away) {
  match_->note_away(seat, away);
  settle();
}

void Table::rest() {
  resting_ = true;
  hold_clock(true);
}

void Table::wake() {
  resting_ = false;
  hold_clock(false);
  settle();
}

void Table::settle() {
  if (!going_) return;
  const std::weak_ptr here = here_;
  std::optional<Seat> next;
  do {
    drop_what_is_moot();
    if (events_.noticed) events_.noticed();
    if (here.expired()) return;
    wait_for_flag();
    let_computers_answer();
    next = computer_to_think();
  } while (next && let_computer_claim(*next) && !here.expired());
  if (here.expired()) return;
  if (next) think(*next);
  if (events_.changed) events_.changed();
  if (here.expired()) return;
  if (const auto failure = plan_.rules->failure(); failure && !std::exchange(failure_told_, true))
    tell_failed(*failure);
}

/// What is thought about must still be what is on the board.
void Table::drop_what_is_moot() {
  if (thinking_) {
    const auto& plies = match_->line().plies();
    const auto moved = [&](const auto& ply) { return ply.seat == thinking_->seat; };
    const bool other =
        plies.size() < thinking_->plies ||
        std::any_of(plies.begin() + static_cast<std::ptrdiff_t>(thinking_->plies), plies.end(), moved);
    if (other || match_->is_over() || match_->paused()) forget_thinking();
  }
  if (judging_ && seats_to_answer_draw(*match_, std::vector{judging_->seat}).empty()) judging_.reset();
}

void Table::forget_thinking() {
  if (thinking_) thinking_->interrupt->set();
  thinking_.reset();
}

// --- computers ------------------------------------------------------------------------------------------------

/// One after the other.
void Table::let_computers_answer() {
  if (judging_ || match_->is_over()) return;
  const auto asked = seats_to_answer_draw(*match_, computer_seats_);
  if (asked.empty()) return;
  const Seat seat = asked.front();
  judging_ = Judging{++next_number_, seat};
  auto question = std::make_shared<DrawQuestion>(draw_question(*match_, seat));
  room_.thinkers.run([this, here = std::weak_ptr(here_), &strand = room_.strand, question, seat,
                      number = judging_->number, search = plan_.game->data().search] {
    const bool accepts = accepts_draw(std::move(*question), search);
    strand.post([this, here, seat, number, accepts] {
      if (here.expired()) return;
      when_written(*match_, here, [this, seat, number, accepts] {
        if (judging_ && judging_->number == number) answer(seat, accepts);
      });
    });
  });
}

void Table::answer(Seat seat, bool accepts) {
  judging_.reset();
  if (events_.judged) events_.judged(seat, accepts);
  const auto done = answer_draw(*match_, seat, accepts);
  const std::weak_ptr here = here_;
  settle();
  if (here.expired()) return;
  if (!done) return tell_failed(done.error());
  if (!accepts && events_.draw_declined) events_.draw_declined(seat);
}

std::optional<Seat> Table::computer_to_think() const {
  if (match_->is_over() || match_->paused() || resting_ || thinking_ || judging_) return std::nullopt;
  if (match_->writing()) return std::nullopt;  // perhaps its move
  const auto on_turn = match_->seats_on_turn();
  const auto seat =
      std::find_if(on_turn.begin(), on_turn.end(), [this](Seat one) { return computers_.contains(one); });
  return seat == on_turn.end() ? std::nullopt : std::optional(*seat);
}

bool Table::let_computer_claim(Seat seat) {
  if (!match_->line().claimable()) return false;
  const auto claimed = let_seat_claim(*match_, seat);
  if (!claimed) tell_failed(claimed.error());
  return claimed && *claimed;
}

void Table::think(Seat seat) {
  auto interrupt = std::make_shared<Interrupt>();
  thinking_ = Thinking{++next_number_, seat, match_->line().plies().size(), interrupt};
  const Milliseconds pace = events_.pace ? events_.pace(seat) : Milliseconds(0);
  const auto begun = std::chrono::steady_clock::now();
  // A Position may not be touched by two threads: this one is the thinker's alone from here on.
  auto turn = std::make_shared<SeatTurn>(seat_turn(*match_, seat));
  turn->interrupt = interrupt;
  if (room_.also) room_.also(*turn);
  room_.thinkers.run([this, here = std::weak_ptr(here_), &strand = room_.strand, asked = computers_.at(seat),
                      turn, pace, begun, seat, number = thinking_->number] {
    const std::lock_guard lock(asked->busy);
    if (turn->interrupt->is_set()) return;
    strand.post([this, here, &strand, pace, begun, seat, number, choice = asked->player->play_turn(*turn)] {
      if (here.expired()) return;
      const auto spent = std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - begun);
      if (spent >= pace) return take_answer(number, seat, choice);
      strand.post_after(pace - spent,
                        while_here([this, number, seat, choice] { take_answer(number, seat, choice); }));
    });
  });
}

void Table::take_answer(std::uint64_t number, Seat seat, const Result<Choice>& choice) {
  if (match_->writing())
    return when_written(*match_, here_, [this, number, seat, choice] { take_answer(number, seat, choice); });
  if (!thinking_ || thinking_->number != number) return;
  thinking_.reset();
  begin_keeping();
  // A move is an answer too.
  const bool declines = !seats_to_answer_draw(*match_, std::vector{seat}).empty();
  take_choice(*match_, seat, computers_.at(seat)->player->name(), choice,
              [this, here = std::weak_ptr(here_), seat, declines](const auto& taken) {
                if (!here.expired()) tell_taken(seat, declines, taken);
              });
}

void Table::tell_taken(Seat seat, bool declines, const Result<std::vector<Replacement>>& taken) {
  if (!taken) {
    if (events_.stuck) events_.stuck(seat, taken.error());
    return;
  }
  const std::weak_ptr here = here_;
  settle();
  if (declines && !here.expired() && events_.draw_declined) events_.draw_declined(seat);
  for (const auto& replaced : *taken)
    if (!here.expired() && events_.player_lost) events_.player_lost(seat, replaced);
}

// --- clocks ---------------------------------------------------------------------------------------------------

void Table::wait_for_flag() {
  const std::uint64_t number = ++flag_wait_;
  const auto next = match_->is_over() ? std::nullopt : match_->next_flag();
  if (!next || !going_) return;
  const Milliseconds wait = std::clamp(*next - match_->now(), Milliseconds(0), kLongestWait);
  room_.strand.post_after(wait, while_here([this, number] {
                            if (number == flag_wait_) see_to_flag();
                          }));
}

void Table::see_to_flag() {
  match_->tick([this, here = std::weak_ptr(here_)](const Result<void>& seen) {
    if (here.expired()) return;
    settle();  // asked for again by next_flag where it could not be written down
    if (!seen && !here.expired()) tell_failed(seen.error());
  });
}

}  // namespace boardwright
