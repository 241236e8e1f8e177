// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/match_controller.hpp"

#include "ui/desktop/appearance/refusal_words.hpp"

#include <algorithm>

namespace boardwright::desktop {

namespace {

bool holds(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

MatchController::MatchController(QObject* parent) : QObject(parent) {}
MatchController::~MatchController() { leave(); }

void MatchController::leave() {
  table_.reset();
  hints_.clear();
  report_.reset();
  arrived_.clear();
  hand_over_.reset();
  arrangement_.reset();
  made_.clear();
  undone_.clear();
  record_ = {};
  record_line_.reset();
  seen_as_.reset();
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
  viewer_ = BW_SPECTATOR;
  seen_.start();
  ask_for_hints();
  history_ = match()->history(viewer_);
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

std::vector<Seat> MatchController::humans() const {
  return table_ != nullptr ? plan_.people() : std::vector<Seat>();
}

bool MatchController::is_human(Seat seat) const { return holds(humans(), seat); }

void MatchController::choose_viewer() {
  const auto people = humans();
  const auto on_turn = match()->seats_on_turn();
  const bool hidden = !match()->line().now().is_open();
  if (people.empty()) return;
  if (viewer_ == BW_SPECTATOR && (people.size() == 1 || !hidden)) viewer_ = people.front();
  // An answer isn't asked for beside what only the asker may see.
  const auto asked = hidden ? asked_person() : std::nullopt;
  if (asked && *asked != viewer_) return hand_over_to(*asked);
  if (asked) return;
  if (holds(on_turn, viewer_)) return;
  const auto next =
      std::find_if(on_turn.begin(), on_turn.end(), [&](Seat seat) { return holds(people, seat); });
  if (next == on_turn.end()) return;
  if (hidden) {
    hand_over_to(*next);
  } else {
    viewer_ = *next;
  }
}

void MatchController::hand_over_to(Seat seat) {
  hand_over_ = seat;
  viewer_ = BW_SPECTATOR;  // until then the screen knows only what everybody may know
}

void MatchController::refresh() {
  update_ = match()->update(viewer_);
  history_ = match()->history(viewer_);
  keep_for_redo();
  first_ = match()->picture_after(viewer_, 0).value_or(Picture{});
  if (can_see_as()) show_as_seen();
  const bool arranges = is_human(viewer_) && !hand_over_;
  auto begun = arranges ? match()->arrange(viewer_) : std::nullopt;
  if (!begun) {
    arrangement_.reset();
  } else if (!arrangement_ || arrangement_->first != update_.position) {  // else what is being made stays
    arrangement_.emplace(update_.position, std::move(*begun));
  }
}

/// What is animated is what the one who sat here saw happen; where nothing is hidden everybody sees the same.
void MatchController::collect_news() {
  const auto& now = match()->history(viewer_);
  const std::size_t known = history_.size();
  if (now.size() < known || (known > 0 && now[known - 1] != history_.back()))
    return arrived_.clear();  // taken back
  if (now.size() > known) seen_.restart();
  arrived_.insert(arrived_.end(), now.begin() + static_cast<std::ptrdiff_t>(known), now.end());
}

void MatchController::notice() {
  collect_news();
  choose_viewer();
  if (hand_over_) table_->hold_clock(true);
  refresh();
  ask_for_report();
}

void MatchController::tell_news() {
  emit updated(std::exchange(arrived_, {}));
  if (hand_over_) emit hand_over_due();
}

void MatchController::take_over() {
  if (!hand_over_ || !table_) return;
  viewer_ = *hand_over_;
  hand_over_.reset();
  table_->hold_clock(false);
  refresh();
  emit updated({});
}

/// People are to follow what they can see: what they can't takes no time of theirs, and a set-up is one
/// thing.
Milliseconds MatchController::pace(Seat seat) const {
  if (match()->arrange(seat)) return Milliseconds(0);
  return Milliseconds(std::max<qint64>(0, pause_ - seen_.elapsed()));
}

const Picture& MatchController::picture_after(std::size_t moves) const {
  return moves == 0 || history_.empty() ? first_ : history_[std::min(moves, history_.size()) - 1].picture;
}

std::optional<Explanation> MatchController::explain(std::span<const std::uint32_t> clicks) const {
  return is_human(viewer_) ? match()->explain(viewer_, clicks) : std::nullopt;
}

std::optional<Explanation> MatchController::explain(std::string_view move) const {
  return is_human(viewer_) ? match()->explain(viewer_, move) : std::nullopt;
}

std::string MatchController::tell(std::uint32_t place) const {
  return table_ && !hand_over_ ? match()->tell(viewer_, place) : std::string();
}

Random MatchController::random() const { return Seed::fresh().generator("screen"); }

Result<void> MatchController::finish_arrangement() {
  if (!arrangement_) return fail("there is nothing to set up");
  Command command{Command::Type::kArrange, viewer_, {}, update_.number};
  for (const auto& item : arrangement_->second.placed()) command.placed.push_back({item.place, item.kind});
  return table_->submit(command);
}

Result<void> MatchController::play(const std::string& move) {
  if (hand_over_ || !is_human(viewer_)) return fail("nobody at this screen is on turn");
  return table_->submit({Command::Type::kMove, viewer_, move, update_.number});
}

std::optional<Seat> MatchController::seat_to_take_back() const {
  if (!table_ || hand_over_) return std::nullopt;
  for (auto move = history_.rbegin(); move != history_.rend(); ++move)
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
  if (!is_human(viewer_)) return fail("nobody at this screen plays");
  return table_->submit(Command::Type::kResign, viewer_);
}

Result<void> MatchController::decide(Command::Type type) {
  if (!table_ || !is_human(viewer_)) return fail("nobody at this screen plays");
  return table_->submit({type, viewer_, {}, update_.number});
}

Result<void> MatchController::claim_time() { return decide(Command::Type::kClaimTime); }
Result<void> MatchController::claim_repetition() { return decide(Command::Type::kClaimRepetition); }
Result<void> MatchController::let_play_on() { return decide(Command::Type::kLetPlayOn); }

std::vector<SeatTime> MatchController::clocks() const {
  return table_ ? match()->times(viewer_) : std::vector<SeatTime>();
}

void MatchController::hold_clocks(bool held) {
  if (table_ && match()->has_clock() && !hand_over_ && !returned()) table_->hold_clock(held);
}

}  // namespace boardwright::desktop
