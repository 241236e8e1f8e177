// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/match_controller.hpp"

#include <algorithm>

#include "framework/record/seen_record.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

MatchController::MatchController(QObject* parent) : QObject(parent) {}
MatchController::~MatchController() { leave(); }

void MatchController::leave() {
  table_.reset();
  record_.reset();
  screen_ = {};
  arrived_.clear();
  undone_ = {};
  rated_ = {};
  seen_as_.reset();
  arrangement_.reset();
}

Result<void> MatchController::start(MatchPlan plan) {
  plan.seats.resize(plan.rules->seat_count());
  auto computers = seat_computers(plan);
  if (!computers) return fail(computers.error());
  auto table = Table::begin(std::move(plan), std::move(*computers), room());
  if (!table) return fail(table.error());
  leave();
  begin(std::move(*table));
  return {};
}

void MatchController::begin(std::unique_ptr<Table> table) {
  table_ = std::move(table);
  plan_ = table_->plan();
  screen_ = ScreenSeat(plan_.people());
  last_happened_.start();
  rated_ = RatedSide(table_->kept(), plan_);
  seen_.history = match()->history(screen_.viewer());
  emit game_started();
  table_->go(events());
}

TableEvents MatchController::events() {
  TableEvents events;
  events.noticed = [this] { notice(); };
  events.changed = [this] { tell_news(); };
  events.player_lost = [this](Seat seat, const Replacement& what) { emit player_lost(seat, what); };
  events.stuck = [this](Seat, const std::string& why) { emit failed(refusal_words(why)); };
  events.draw_declined = [this](Seat seat) { emit draw_declined(seat); };
  events.not_kept = [this](const std::string& why) { emit failed(not_kept(why)); };
  events.failed = [this](const std::string& why) { emit failed(refusal_words(why)); };
  events.pace = [this](Seat seat) { return pace(seat); };
  return events;
}

Result<void> MatchController::resume(const std::string& match, const Catalogue& catalogue) {
  if (!club_) return fail("there is no club that keeps matches");
  auto kept = club_->resume(match, catalogue);
  if (!kept) return fail(kept.error());
  auto computers = seat_computers((*kept)->plan());
  if (!computers) return fail(computers.error());
  leave();
  const Match& there = (*kept)->match();
  // By correspondence nobody's time depends on who looks at the board.
  const auto& clock = (*kept)->header().clock;
  const bool clock_would_run =
      clock && !is_correspondence(*clock) && !there.is_over() && !there.clock_waits();
  auto table = Table::of(std::move(*kept), std::move(*computers), room());
  if (clock_would_run) table->rest();
  begin(std::move(table));
  return {};
}

Result<void> MatchController::open(const OpenedRecord& opened) {
  auto game = open_game(opened);
  if (!game) return fail(game.error());
  if (!game->shown) return start(std::move(game->plan));
  leave();
  plan_ = std::move(game->plan);
  record_ = std::move(game->shown);
  seen_.update = {};
  seen_.update.number = 1;
  seen_.update.table.result = record_->result;
  if (!record_->result) seen_.update.on_turn = record_->line.now().seats_on_turn();
  seen_.show(record_->line, seen_as_);
  emit game_started();
  emit updated({});
  if (!record_->problem.empty()) emit failed(problem_of_record());
  return {};
}

/// What is new is what the one who sat here saw happen; where nothing is hidden everybody sees the same.
void MatchController::notice() {
  if (const auto news = seen_.news(match()->history(viewer()))) {
    if (!news->empty()) last_happened_.restart();
    arrived_.insert(arrived_.end(), news->begin(), news->end());
  } else {
    arrived_.clear();  // taken back
  }
  screen_.choose(*match());
  if (hand_over()) table_->hold_clock(true);
  refresh();
  if (auto asked = rated_.ask_for_report(table_->kept(), plan_); !asked)
    emit failed(refusal_words(asked.error()));
}

/// The table may be gone when it returns.
void MatchController::tell_news() {
  emit updated(std::exchange(arrived_, {}));
  if (hand_over()) emit hand_over_due();
}

void MatchController::refresh() {
  seen_ = {match()->update(viewer()), match()->history(viewer()),
           match()->picture_after(viewer(), 0).value_or(Picture{})};
  undone_.follow(match()->line());
  if (can_see_as()) seen_.show(*ended_line(), seen_as_);
  auto begun = screen_.is_players() && !hand_over() ? match()->arrange(viewer()) : std::nullopt;
  if (!begun) {
    arrangement_.reset();
  } else if (!arrangement_ || arrangement_->first != update().position) {  // else what is being made stays
    arrangement_.emplace(update().position, std::move(*begun));
  }
}

void MatchController::take_over() {
  if (!hand_over() || !table_) return;
  screen_.take_over();
  table_->hold_clock(false);
  refresh();
  emit updated({});
}

void MatchController::see_as(std::optional<Seat> seat) {
  seen_as_ = seat;
  if (const GameLine* line = ended_line()) seen_.show(*line, seen_as_);
  emit updated({});
}

/// People are to follow what they can see: what they can't takes no time of
/// theirs, and a set-up is one thing.
Milliseconds MatchController::pace(Seat seat) const {
  if (match()->arrange(seat)) return Milliseconds(0);
  return Milliseconds(std::max<qint64>(0, pause_ - last_happened_.elapsed()));
}

const GameLine* MatchController::ended_line() const {
  if (record_) return &record_->line;
  return table_ && match()->is_over() ? &match()->line() : nullptr;
}

GameAdvice MatchController::advice() const {
  return GameAdvice({plan_, match(), ended_line(), seen_as_, screen_, paused(), arrangement()});
}

std::optional<Explanation> MatchController::explain(std::span<const std::uint32_t> clicks) const {
  return screen_.is_players() ? match()->explain(viewer(), clicks) : std::nullopt;
}

std::optional<Explanation> MatchController::explain(std::string_view move) const {
  return screen_.is_players() ? match()->explain(viewer(), move) : std::nullopt;
}

std::string MatchController::tell(std::uint32_t place) const {
  return table_ && !hand_over() ? match()->tell(viewer(), place) : std::string();
}

Random MatchController::random() const { return Seed::fresh().generator("screen"); }

Result<void> MatchController::finish_arrangement() {
  if (!arrangement_) return fail("there is nothing to set up");
  Command command{Command::Type::kArrange, viewer(), {}, update().number};
  for (const auto& item : arrangement_->second.placed()) command.placed.push_back({item.place, item.kind});
  return table_->submit(command);
}

Result<void> MatchController::play(const std::string& move) {
  if (hand_over() || !screen_.is_players()) return fail("nobody at this screen is on turn");
  return table_->submit({Command::Type::kMove, viewer(), move, update().number});
}

std::optional<Seat> MatchController::seat_to_take_back() const {
  if (!table_ || hand_over()) return std::nullopt;
  for (auto move = seen_.history.rbegin(); move != seen_.history.rend(); ++move)
    if (is_human(move->seat)) return move->seat;
  return std::nullopt;
}

bool MatchController::can_take_back() const {
  const auto seat = seat_to_take_back();
  return seat && match()->update(*seat).table.can_take_back;
}

Result<void> MatchController::take_back() {
  const auto seat = seat_to_take_back();
  if (!seat) return fail("there is no move to take back");
  return table_->submit(Command::Type::kTakeBack, *seat);
}

Result<void> MatchController::resign() {
  if (!screen_.is_players()) return fail("nobody at this screen plays");
  return table_->submit(Command::Type::kResign, viewer());
}

Result<void> MatchController::decide(Command::Type type) {
  if (!table_ || !screen_.is_players()) return fail("nobody at this screen plays");
  return table_->submit({type, viewer(), {}, update().number});
}

Result<void> MatchController::claim_time() { return decide(Command::Type::kClaimTime); }
Result<void> MatchController::claim_repetition() { return decide(Command::Type::kClaimRepetition); }
Result<void> MatchController::let_play_on() { return decide(Command::Type::kLetPlayOn); }

std::vector<SeatTime> MatchController::clocks() const {
  return table_ ? match()->times(viewer()) : std::vector<SeatTime>();
}

void MatchController::hold_clocks(bool held) {
  if (table_ && match()->has_clock() && !hand_over() && !returned()) table_->hold_clock(held);
}

bool MatchController::can_redo() const {
  if (table_ == nullptr || hand_over() || undone_.moves().empty() || match()->is_over() || match()->paused())
    return false;
  const auto on_turn = match()->seats_on_turn();
  return std::find(on_turn.begin(), on_turn.end(), undone_.moves().front().first) != on_turn.end();
}

Result<void> MatchController::redo() {
  if (!can_redo()) return fail("there is no move that was taken back");
  return table_->play(undone_.next_turn(screen_.people()));
}

bool MatchController::can_pause() const {
  return table_ != nullptr && !hand_over() && !returned() && screen_.is_players() &&
         match()->update(viewer()).table.can_pause;
}

Result<void> MatchController::pause() {
  if (!can_pause()) return fail("this game can't be paused now");
  return table_->submit(Command::Type::kPause, viewer());
}

Result<void> MatchController::resume_play() {
  if (returned()) {
    table_->wake();
    if (!match()->paused()) return {};
  }
  if (!paused() || !has_humans()) return fail("the game isn't paused");
  return table_->submit(Command::Type::kResume, screen_.people().front());
}

bool MatchController::counts() const {
  return table_ != nullptr && plan_.rated && !match()->is_over() && has_humans();
}

bool MatchController::can_start_clock() const {
  return table_ != nullptr && match()->clock_waits() && !match()->is_over() && !hand_over() &&
         !arrangement_ && !paused() && screen_.is_players();
}

Result<void> MatchController::start_clock() {
  if (!can_start_clock()) return fail("no clock waits to be started");
  return table_->submit(Command::Type::kStartClock, viewer());
}

QString MatchController::not_kept(const std::string& why) {
  return tr("Matches can't be kept: %1").arg(refusal_words(why));
}

QString MatchController::problem_of_record() const {
  return record_ ? refusal_words(record_->problem) : QString();
}

bool MatchController::is_set_up() const {
  if (table_ == nullptr || match()->is_over()) return false;
  const auto seats = match()->seats_on_turn();
  return std::any_of(seats.begin(), seats.end(),
                     [this](Seat seat) { return match()->arrange(seat).has_value(); });
}

std::optional<Seat> MatchController::only_person() const {
  return screen_.people().size() == 1 ? std::optional(screen_.people().front()) : std::nullopt;
}

std::string MatchController::kept_match() const {
  return table_ && table_->kept() ? table_->kept()->id() : std::string();
}

bool MatchController::hints_shown(bool setting) const {
  if (table_ != nullptr && !match()->policies().hints) return false;
  return rated_.hints_of(viewer()).value_or(setting);
}

Record MatchController::record() const {
  if (!table_) return record_ ? record_->record : Record{};
  if (match()->is_over() || !hides()) return match()->full_record();
  return seen_record(match()->full_record(), match()->line(), viewer());
}

Record MatchController::record_as_seen() const {
  const GameLine* line = ended_line();
  return line != nullptr && seen_as_ ? seen_record(record(), *line, *seen_as_) : record();
}

}  // namespace boardwright::desktop
