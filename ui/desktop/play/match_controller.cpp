// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/match_controller.hpp"

#include <algorithm>
#include <iterator>

#include "framework/link/answer.hpp"
#include "framework/record/seen_record.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/play/heard_line.hpp"

namespace boardwright::desktop {

MatchController::MatchController(QObject* parent) : ScreenGame(parent) {
  connect(&set_up_, &SetUp::changed, this, &ScreenGame::state_changed);
}
MatchController::~MatchController() { leave(); }

void MatchController::leave() {
  links_.clear();
  shown_.reset();
  table_.reset();
  record_.reset();
  screen_ = {};
  arrived_.clear();
  undone_ = {};
  rated_ = {};
  seen_as_.reset();
  set_up_.forget();
}

void MatchController::take_plan(MatchPlan plan) {
  plan_ = std::move(plan);
  geometry_ = BoardGeometry::of(*plan_.rules);
  words_.reset();
}

const TableWords& MatchController::words() const {
  if (const Language now = spoken_language(); !words_ || words_->first != now)
    words_.emplace(now, GameWords(plan_.game, plan_.rules, now));
  return words_->second;
}

ScreenGame::Player MatchController::player(Seat seat) const {
  const PlannedSeat& planned = plan_.seats[seat];
  return planned.name.empty() ? ScreenGame::Player{.computer = planned.word()}
                              : ScreenGame::Player{.name = planned.name};
}

std::unique_ptr<ArrangementShelf> MatchController::shelf() const {
  return std::make_unique<ArrangementShelf>(*plan_.game);
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
  take_plan(table_->plan());
  screen_ = ScreenSeat(plan_.people());
  last_happened_.start();
  rated_ = RatedSide(table_->kept(), plan_);
  listen();
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
  take_plan(std::move(game->plan));
  record_ = std::move(game->shown);
  Update update;
  update.number = 1;
  update.table.result = record_->result;
  if (!record_->result) update.on_turn = record_->line.now().seats_on_turn();
  shown_ = heard_line(record_->line, seen_as_, std::move(update));
  emit game_started();
  emit updated({});
  if (!record_->problem.empty()) emit failed(problem_of_record());
  return {};
}

/// To what the one hears whose the screen is now.
void MatchController::listen() {
  const Seat seat = viewer();
  if (links_.contains(seat)) return;
  LinkOf& at = *links_.emplace(seat, std::make_unique<LinkOf>(*table_, seat)).first->second;
  hear(seat, at, at.link.update());
  at.link.watch([this, seat, &at](const Update& update) { hear(seat, at, update); });
}

/// What is new is what the one who sits here sees happen; where nothing is hidden everybody sees the same.
void MatchController::hear(Seat seat, LinkOf& at, const Update& update) {
  const bool first = !at.heard.begun();
  std::vector<SeenMove> news = at.heard.take(update);
  if (!at.heard.knows_history())
    at.link.ask(AskHistory{}, [&at](const Result<Answer>& answer) {
      if (answer) at.heard.take(std::get<HistoryAnswer>(*answer));
    });
  if (seat != viewer() || first) return;
  if (!news.empty()) last_happened_.restart();
  if (update.rewound) arrived_.clear();
  std::move(news.begin(), news.end(), std::back_inserter(arrived_));
}

const HeardGame& MatchController::heard() const {
  static const HeardGame kNothing(BW_SPECTATOR);
  if (shown_) return *shown_;
  const auto at = links_.find(viewer());
  return at == links_.end() ? kNothing : at->second->heard;
}

/// For whom the screen is now, before computers are asked, so that the clock may be held first.
void MatchController::notice() {
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
  listen();
  undone_.follow(match()->line());
  shown_.reset();
  if (can_see_as()) show_ended();
  set_up_.follow(update().position,
                 screen_.is_players() && !hand_over() ? match()->arrange(viewer()) : std::nullopt);
}

void MatchController::show_ended() { shown_ = heard_line(*ended_line(), seen_as_, update()); }

void MatchController::take_over() {
  if (!hand_over() || !table_) return;
  screen_.take_over();
  table_->hold_clock(false);
  refresh();
  emit updated({});
}

void MatchController::see_as(std::optional<Seat> seat) {
  seen_as_ = seat;
  if (ended_line() != nullptr) show_ended();
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
  return GameAdvice({plan_, match(), ended_line(), seen_as_, screen_, paused(), set_up_.arrangement()});
}

void MatchController::ask(const Question& question, Answered answered) const {
  if (table_ && !hand_over())
    if (const auto told = boardwright::answer(*match(), viewer(), question)) return answered(*told);
  // Whoever has typed something is told that it is nothing, also where nobody plays.
  if (std::holds_alternative<AskExplain>(question)) answered(ExplainAnswer{});
}

Random MatchController::random() const { return Seed::fresh().generator("screen"); }

CommandResult MatchController::finish_arrangement() {
  if (!set_up_.active()) return fail("there is nothing to set up");
  Command command{Command::Type::kArrange, viewer(), {}, update().number};
  command.placed = set_up_.arranged().placed;
  return table_->submit(command);
}

CommandResult MatchController::play(const std::string& move) {
  if (hand_over() || !screen_.is_players()) return fail("nobody at this screen is on turn");
  return table_->submit({Command::Type::kMove, viewer(), move, update().number});
}

std::optional<Seat> MatchController::seat_to_take_back() const {
  if (!table_ || hand_over()) return std::nullopt;
  for (auto move = history().rbegin(); move != history().rend(); ++move)
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

CommandResult MatchController::decide(Command::Type type) {
  if (!table_ || !screen_.is_players()) return fail("nobody at this screen plays");
  return table_->submit({type, viewer(), {}, update().number});
}

CommandResult MatchController::command(Command::Type type) {
  switch (type) {
    case Command::Type::kTakeBack: return take_back();
    case Command::Type::kResign: return resign();
    case Command::Type::kOfferDraw: return requests().offer_draw();
    case Command::Type::kDeclineDraw: return requests().decline_draw();
    case Command::Type::kAllow: return requests().allow();
    case Command::Type::kRefuse: return requests().refuse();
    case Command::Type::kWithdraw: return requests().withdraw();
    case Command::Type::kPause: return pause();
    case Command::Type::kResume: return resume_play();
    case Command::Type::kStartClock: return start_clock();
    case Command::Type::kArrange: return finish_arrangement();
    default: return decide(type);
  }
}

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
         !set_up_.active() && !paused() && screen_.is_players();
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
