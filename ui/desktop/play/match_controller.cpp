// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/match_controller.hpp"

#include <algorithm>
#include <chrono>

#include "framework/players/draw_answer.hpp"
#include "framework/players/seating.hpp"

namespace boardwright::desktop {

namespace {

bool holds(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

bool holds_human(const std::vector<std::string>& players) {
  return std::find(players.begin(), players.end(), kHuman) != players.end();
}

MatchOptions loose_options(const GameSetup& setup) {
  MatchOptions options;
  options.rules = setup.rules;
  options.variant = setup.variant;
  options.policies = policies_of(setup);
  options.start = setup.start;
  options.clock = setup.clock;
  options.entropy = entropy_of(setup);
  options.players = setup.players;
  for (std::size_t seat = 0; seat < setup.members.size() && seat < options.players.size(); ++seat)
    if (!setup.members[seat].name.empty()) options.players[seat] = setup.members[seat].name;
  if (!holds_human(setup.players)) options.ply_limit = kLongestProgramsGame;
  return options;
}

}  // namespace

MatchPolicies policies_of(const GameSetup& setup) {
  if (setup.policies) return *setup.policies;
  const Variant* variant = setup.game->variant(setup.variant);
  MatchPolicies policies = variant == nullptr ? MatchPolicies{} : setup.game->policies_of(*variant);
  policies.clock_start = ClockStart::kFirstMove;  // nobody's time runs before people have sat down
  return policies;
}

std::map<Seat, std::string> entropy_of(const GameSetup& setup) {
  if (setup.entropy.empty()) return {};
  const auto person = std::find(setup.players.begin(), setup.players.end(), kHuman);
  const auto seat = person == setup.players.end() ? 0 : person - setup.players.begin();
  return {{static_cast<Seat>(seat), setup.entropy}};
}

MatchController::MatchController(QObject* parent) : QObject(parent) {
  flag_.setSingleShot(true);
  connect(&flag_, &QTimer::timeout, this, [this] {
    if (!match_) return;
    const auto seen = match_->tick();  // asked for again by next_flag where it could not be written down
    if (match_->is_over()) computer_.forget();
    settle();
    if (!seen) emit failed(QString::fromStdString(seen.error()));
  });
}
MatchController::~MatchController() { leave(); }

void MatchController::leave() {
  computer_.forget();
  judge_.forget();
  flag_.stop();
  if (match_ != nullptr)
    if (const auto written = match_->write_clock_down(); !written)
      emit failed(QString::fromStdString(written.error()));
  returned_ = false;
  match_ = nullptr;
  loose_.reset();
  drop_unplayed();
  kept_.reset();
  hints_.clear();
  report_.reset();
  keeping_failed_ = false;
  players_.clear();
  news_.clear();
  hand_over_.reset();
  arrangement_.reset();
  made_.clear();
  undone_.clear();
  record_ = {};
  record_line_.reset();
  seen_as_.reset();
}

Result<void> MatchController::start(GameSetup setup) {
  setup.players.resize(setup.rules->seat_count(), kHuman);
  setup.members.resize(setup.rules->seat_count());
  auto players = seat_computers(setup);
  if (!players) return fail(players.error());
  std::unique_ptr<Table> kept;
  std::unique_ptr<Match> loose;
  std::string trouble;
  if (setup.keep && club_ && setup.moves.empty() && holds_human(setup.players)) {
    auto table = keep(setup);
    if (!table && setup.rated) return fail(table.error());  // else it would count for nothing
    if (table) {
      kept = std::move(*table);
    } else {
      trouble = table.error();
    }
  }
  if (!kept) {
    auto match = Match::create(loose_options(setup));
    if (!match) return fail(match.error());
    for (const auto& text : setup.moves) {
      Result<void> played = fail("the record goes on after the end of the game");
      for (const Seat seat : (*match)->seats_on_turn()) {
        played = (*match)->play(seat, text);
        if (played) break;
      }
      if (!played) return played;
    }
    loose = std::move(*match);
  }
  leave();
  kept_ = std::move(kept);
  loose_ = std::move(loose);
  begin(std::move(setup), std::move(*players));
  if (!trouble.empty()) emit failed(not_kept(trouble));
  return {};
}

Result<std::map<Seat, std::shared_ptr<Player>>> MatchController::seat_computers(
    const GameSetup& setup) const {
  std::map<Seat, std::shared_ptr<Player>> players;
  const Place place{setup.rules,
                    setup.game->folder(),
                    setup.variant,
                    holds_human(setup.players),
                    std::count(setup.players.begin(), setup.players.end(), kHuman) == 1 ? LostPlayer::kReplace
                                                                                        : LostPlayer::kLose,
                    {.search = setup.game->data().search}};
  for (Seat seat = 0; seat < setup.players.size(); ++seat) {
    if (setup.players[seat] == kHuman) continue;
    auto player = seat_player(setup.players[seat], place);
    if (!player) return fail(player.error());
    players[seat] = std::move(*player);
  }
  return players;
}

void MatchController::begin(GameSetup setup, std::map<Seat, std::shared_ptr<Player>> players) {
  match_ = kept_ ? &kept_->match() : loose_.get();
  setup_ = std::move(setup);
  players_ = std::move(players);
  viewer_ = BW_SPECTATOR;
  failure_told_ = false;
  seen_.start();
  ask_for_hints();
  listen();
  emit game_started();
  settle();
}

std::vector<Seat> MatchController::humans() const {
  std::vector<Seat> seats;
  for (Seat seat = 0; match_ != nullptr && seat < setup_.players.size(); ++seat)
    if (setup_.players[seat] == kHuman) seats.push_back(seat);
  return seats;
}

bool MatchController::is_human(Seat seat) const { return holds(humans(), seat); }

void MatchController::listen() {
  auto seats = humans();
  seats.push_back(BW_SPECTATOR);
  for (const Seat seat : seats)
    match_->subscribe(seat, [this, seat](const Update& update) {
      auto& news = news_[seat];
      if (update.rewound) news.clear();
      news.insert(news.end(), update.news.begin(), update.news.end());
    });
}

void MatchController::choose_viewer() {
  const auto people = humans();
  const auto on_turn = match_->seats_on_turn();
  const bool hidden = !match_->line().now().is_open();
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
  update_ = match_->update(viewer_);
  history_ = match_->history(viewer_);
  keep_for_redo();
  first_ = match_->picture_after(viewer_, 0).value_or(Picture{});
  if (can_see_as()) show_as_seen();
  const bool arranges = is_human(viewer_) && !hand_over_;
  auto begun = arranges ? match_->arrange(viewer_) : std::nullopt;
  if (!begun) {
    arrangement_.reset();
  } else if (!arrangement_ || arrangement_->first != update_.position) {  // else what is being made stays
    arrangement_.emplace(update_.position, std::move(*begun));
  }
}

void MatchController::settle() {
  // What is animated is what the one who sat here saw happen; where nothing is hidden everybody sees the
  // same.
  const auto news = std::exchange(news_, {})[viewer_];
  if (!news.empty()) seen_.restart();
  choose_viewer();
  if (hand_over_) match_->hold_clock();
  refresh();
  ask_for_report();
  wait_for_flag();
  let_computers_answer();
  let_computer_think();
  emit updated(news);
  if (const auto failure = setup_.rules->failure(); failure && !std::exchange(failure_told_, true))
    emit failed(QString::fromStdString(*failure));
  if (hand_over_) emit hand_over_due();
}

void MatchController::take_over() {
  if (!hand_over_ || !match_) return;
  viewer_ = *hand_over_;
  hand_over_.reset();
  news_.clear();
  match_->release_clock();
  refresh();
  wait_for_flag();
  emit updated({});
}

void MatchController::let_computer_think() {
  if (match_->is_over() || paused() || computer_.thinking() || judge_.thinking()) return;
  const auto on_turn = match_->seats_on_turn();
  const auto seat = std::find_if(on_turn.begin(), on_turn.end(), [&](Seat s) { return !is_human(s); });
  if (seat == on_turn.end()) return;
  if (match_->line().claimable()) {
    const auto claimed = let_seat_claim(*match_, *seat);
    if (!claimed) emit failed(QString::fromStdString(claimed.error()));
    if (claimed && *claimed) return settle();
  }
  computer_.think(players_.at(*seat), seat_turn(*match_, *seat), pause_before(*seat),
                  [this, who = *seat](const Result<Choice>& choice) { take_computer_move(who, choice); });
}

/// People are to follow what they can see: what they can't takes no time of theirs, and a set-up is one
/// thing.
int MatchController::pause_before(Seat seat) const {
  if (match_->arrange(seat)) return 0;
  return static_cast<int>(std::max<qint64>(0, pause_ - seen_.elapsed()));
}

void MatchController::take_computer_move(Seat seat, const Result<Choice>& choice) {
  if (!match_) return;
  begin_keeping();
  // A move is an answer too.
  const bool declines = !seats_to_answer_draw(*match_, std::vector{seat}).empty();
  const auto taken = take_choice(*match_, seat, *players_.at(seat), choice);
  if (taken) {
    if (declines) judge_.forget();
    settle();
    if (declines) emit draw_declined(seat);
    for (const auto& replaced : *taken) emit player_lost(seat, replaced);
  } else {
    emit failed(QString::fromStdString(taken.error()));
  }
}

const Picture& MatchController::picture_after(std::size_t moves) const {
  return moves == 0 || history_.empty() ? first_ : history_[std::min(moves, history_.size()) - 1].picture;
}

std::optional<Explanation> MatchController::explain(std::span<const std::uint32_t> clicks) const {
  return is_human(viewer_) ? match_->explain(viewer_, clicks) : std::nullopt;
}

std::optional<Explanation> MatchController::explain(std::string_view move) const {
  return is_human(viewer_) ? match_->explain(viewer_, move) : std::nullopt;
}

std::string MatchController::tell(std::uint32_t place) const {
  return match_ && !hand_over_ ? match_->tell(viewer_, place) : std::string();
}

Random MatchController::random() const { return Seed::fresh().generator("screen"); }

Result<void> MatchController::finish_arrangement() {
  if (!arrangement_) return fail("there is nothing to set up");
  const auto moves = arrangement_->second.moves();
  if (moves.empty()) return fail("the set-up is not complete");
  begin_keeping();
  Result<void> played;
  for (const auto& move : moves)
    if (played = match_->play(viewer_, move); !played) break;
  settle();
  return played;
}

Result<void> MatchController::play(const std::string& move) {
  if (hand_over_ || !is_human(viewer_)) return fail("nobody at this screen is on turn");
  begin_keeping();
  auto played = match_->submit({Command::Type::kMove, viewer_, move, update_.number});
  if (played) settle();
  return played;
}

std::optional<Seat> MatchController::seat_to_take_back() const {
  if (!match_ || hand_over_) return std::nullopt;
  for (auto move = history_.rbegin(); move != history_.rend(); ++move)
    if (is_human(move->seat)) return move->seat;
  return std::nullopt;
}

bool MatchController::can_take_back() const {
  const auto seat = seat_to_take_back();
  return seat && match_->update(*seat).can_take_back;
}

Result<void> MatchController::take_back() {
  const auto seat = seat_to_take_back();
  if (!seat) return fail("there is no move to take back");
  computer_.forget();  // it was thinking about a position that is gone
  judge_.forget();
  auto taken = ask_others(Command::Type::kTakeBack, *seat);
  settle();
  return taken;
}

Result<void> MatchController::resign() {
  if (!is_human(viewer_)) return fail("nobody at this screen plays");
  auto done = match_->resign(viewer_);
  if (done) computer_.forget();
  settle();
  return done;
}

Result<void> MatchController::decide(Command::Type type) {
  if (!match_ || !is_human(viewer_)) return fail("nobody at this screen plays");
  auto done = match_->submit({type, viewer_, {}, update_.number});
  settle();
  return done;
}

Result<void> MatchController::claim_time() { return decide(Command::Type::kClaimTime); }
Result<void> MatchController::claim_repetition() { return decide(Command::Type::kClaimRepetition); }
Result<void> MatchController::let_play_on() { return decide(Command::Type::kLetPlayOn); }

std::vector<SeatTime> MatchController::clocks() const {
  return match_ ? match_->times(viewer_) : std::vector<SeatTime>();
}

void MatchController::hold_clocks(bool held) {
  if (!match_ || !match_->has_clock() || hand_over_ || returned_) return;
  if (held) {
    match_->hold_clock();
  } else {
    match_->release_clock();
  }
  wait_for_flag();
}

void MatchController::wait_for_flag() {
  flag_.stop();
  const auto next = match_ && !match_->is_over() ? match_->next_flag() : std::nullopt;
  if (!next) return;
  constexpr Milliseconds kLongestWait{1000 * 60 * 60};  // a timer can't wait for weeks
  const Milliseconds wait = std::clamp(*next - match_->now(), Milliseconds(0), kLongestWait);
  flag_.start(static_cast<int>(wait.count()));
}

}  // namespace boardwright::desktop
