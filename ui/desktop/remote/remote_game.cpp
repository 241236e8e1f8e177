// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_game.hpp"

#include <algorithm>

#include "ui/desktop/panels/state_words.hpp"

namespace boardwright::desktop {

namespace {

bool holds_seat(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

RemoteGame::RemoteGame(const MatchWire& wire, QObject* parent) : ScreenGame(parent), wire_(wire) {
  connect(&wire_, &MatchWire::changed, this, &ScreenGame::state_changed);
  connect(&set_up_, &SetUp::changed, this, &ScreenGame::state_changed);
  connect(&screen_, &SharedScreen::turned_down, this, &ScreenGame::turned_down);
  connect(&screen_, &SharedScreen::seats_changed, this, &ScreenGame::state_changed);
  connect(&screen_, &SharedScreen::pending_changed, this, &ScreenGame::state_changed);
  connect(&screen_, &SharedScreen::updated, this, [this](const std::vector<SeenMove>& news) {
    set_up_.refresh();
    emit updated(hidden() ? std::vector<SeenMove>() : news);
  });
  connect(&screen_, &SharedScreen::viewer_changed, this, [this] {
    follow_viewer();
    emit updated({});
  });
  connect(&screen_, &SharedScreen::hand_over_due, this, [this] {
    emit updated({});  // nothing of what was there stays
    emit hand_over_due();
  });
}

RemoteGame::~RemoteGame() { close(); }

void RemoteGame::open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look) {
  close();
  look_ = look;
  screen_.open(std::move(matches));
  words_ = ServerWords(match()->shared_board());
  follow_viewer();
  emit game_started();
  emit updated({});
}

void RemoteGame::close() {
  set_up_.set_match(nullptr);
  screen_.close();
  stopped_.reset();
  clocks_.clear();
}

void RemoteGame::follow_viewer() {
  set_up_.set_match(match());
  set_up_.refresh();
  emit viewer_changed();
}

void RemoteGame::stop(Notice why) {
  stopped_ = std::move(why);
  emit state_changed();
}

void RemoteGame::rename(const std::shared_ptr<const ServerBoard>& board) {
  if (match() == nullptr) return;
  screen_.rename(board);
  words_ = ServerWords(board);
  emit words_changed();
}

void RemoteGame::take_over() {
  if (!hand_over()) return;
  const RemoteMatch* before = match();
  screen_.take_over();
  if (match() != before) return;
  set_up_.refresh();
  emit updated({});
}

bool RemoteGame::hidden() const {
  return match() == nullptr || (screen_.covered() && !match()->update().table.result);
}

bool RemoteGame::plays() const {
  return !hidden() && match()->begun() && match()->plays() && !match()->update().table.result;
}

int RemoteGame::degrees(Seat seat) const {
  const auto& turns = board().turns;
  return seat < turns.size() ? turns[seat] : 0;
}

const Update& RemoteGame::update() const { return hidden() ? nothing_seen_ : match()->update(); }

const std::vector<SeenMove>& RemoteGame::history() const {
  static const std::vector<SeenMove> kNone;
  return hidden() ? kNone : match()->history();
}

const Picture& RemoteGame::picture_after(std::size_t moves) const {
  return hidden() ? nothing_seen_.picture : match()->picture_after(moves);
}

/// They stand still while nothing is heard: what they show is as old as the board.
std::vector<SeatTime> RemoteGame::clocks() const {
  if (match() != nullptr && !wire_.stale()) clocks_ = match()->clocks();
  return clocks_;
}

bool RemoteGame::is_human(Seat seat) const { return holds_seat(screen_.seats(), seat); }

ScreenGame::Player RemoteGame::player(Seat seat) const {
  const std::string id(board().names.seats.name(seat));
  const auto found = std::ranges::find(match()->seats(), id, &ClubSeat::seat);
  if (found == match()->seats().end()) return {};
  if (!found->computer.empty()) return {.computer = found->computer};
  return {.name = found->name, .here = found->here};
}

std::optional<Seat> RemoteGame::only_person() const {
  const auto seats = screen_.seats();
  return seats.size() == 1 ? std::optional(seats.front()) : std::nullopt;
}

bool RemoteGame::touch_move() const { return has_game() && watching().touch_move && match()->plays(); }

bool RemoteGame::takes_commands() const {
  return !hidden() && match()->begun() && !stopped_ && !match()->pending();
}

std::optional<ScreenGame::Notice> RemoteGame::notice() const {
  if (stopped_) return stopped_;
  if (wire_.stale())
    return Notice{tr("No connection"),
                  tr("The board may be old. It comes back by itself; nothing that was played is lost.")};
  if (!match()->begun()) return Notice{tr("The board is coming…"), {}};
  return std::nullopt;
}

void RemoteGame::answer_notice(bool first) {
  if (stopped_) emit stop_answered(first);
}

QString RemoteGame::state_words() const {
  if (match()->pending()) return tr("Your move is on its way.");
  const SpectatorDelay& late = watching().late;
  if (match()->plays() || !late.any()) return {};
  using std::chrono::duration_cast;
  const auto seconds = duration_cast<std::chrono::seconds>(late.time).count();
  const auto minutes = duration_cast<std::chrono::minutes>(late.time).count();
  if (late.moves > 0)
    return late.moves == 1 ? tr("Shown 1 move late") : tr("Shown %1 moves late").arg(late.moves);
  if (seconds % 60 != 0 || minutes == 0) return tr("Shown %1 seconds late").arg(seconds);
  return minutes == 1 ? tr("Shown 1 minute late") : tr("Shown %1 minutes late").arg(minutes);
}

bool RemoteGame::can_answer() const {
  const TableState& table = update().table;
  const bool offered = !table.draw_offers.empty() && !holds_seat(table.draw_offers, update().viewer);
  return plays() && (table.can_answer || offered);
}

bool RemoteGame::waits_for_answer() const {
  const TableState& table = update().table;
  const Seat own = update().viewer;
  return plays() && ((table.request && table.request->seat == own) || holds_seat(table.draw_offers, own));
}

bool RemoteGame::can_start_clock() const {
  return plays() && update().table.clock_waits && !set_up_.active();
}

bool RemoteGame::can_take_back() const {
  return plays() && takes_commands() && watching().takeback && !has_left(update().table, update().viewer) &&
         screen_.match_to_take_back().update().table.can_take_back;
}

void RemoteGame::play(const std::string& move, Done done) { match()->play(move, std::move(done)); }

void RemoteGame::command(Command::Type type, Done done) {
  if (type == Command::Type::kArrange) return match()->arrange(set_up_.arranged().placed, std::move(done));
  RemoteMatch& whose = type == Command::Type::kTakeBack ? screen_.match_to_take_back() : *match();
  whose.command(type, std::move(done));
}

void RemoteGame::ask(const Question& question, Answered answered) const {
  if (!hidden()) match()->ask(question, std::move(answered));
}

}  // namespace boardwright::desktop
