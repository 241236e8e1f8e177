// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_game.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include "framework/catalogue/seat_end.hpp"
#include "framework/clock/shown_time.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/text/label.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/terminal_board.hpp"

namespace boardwright::cli {
namespace {

constexpr std::string_view kClearScreen = "\033[2J\033[3J\033[H";
constexpr Milliseconds kIdle{100};

/// "4:57"; "-0:03.2" when a flag has fallen and the game goes on.
std::string clock_or_overdrawn(const SeatTime& time, Language language) {
  if (time.overdrawn > kZero) return "-" + shown_time(time.overdrawn, time.correspondence, language);
  return shown_time(time, language);
}

}  // namespace

TerminalGame::TerminalGame(Chosen chosen, Language language, Table& table, LoopStrand& strand)
    : chosen_(std::move(chosen)),
      language_(language),
      table_(table),
      strand_(strand),
      humans_(table.plan().people()) {
  shared_ = humans_.size() > 1 && match().rules().has(BW_HAS_HIDDEN);
  consents_ = std::make_unique<TerminalConsents>(
      table_, strand_, language_, TerminalConsents::Seats{humans_, [this](Seat seat) { return name(seat); }});
}

TerminalGame::~TerminalGame() = default;

TableEvents TerminalGame::events() {
  TableEvents events;
  events.player_lost = [this](Seat seat, const Replacement& what) { print_lost(seat, what); };
  events.stuck = [this](Seat seat, const std::string& why) {
    stuck_ = label_and_value(language_, name(seat), why);
  };
  events.judged = [this](Seat seat, bool accepts) { consents_->print_judged(seat, accepts); };
  events.failed = [this](const std::string& why) {
    if (std::exchange(told_, why) != why) std::cout << "\n" << why << "\n" << std::flush;
  };
  return events;
}

Result<void> TerminalGame::play() {
  auto played = play_on();
  // The table tells this game nothing more.
  if (auto left = table_.leave(); played && !left) return left;
  return played;
}

Result<void> TerminalGame::play_on() {
  watch(humans_.empty() || shared_ ? BW_SPECTATOR : humans_.front());
  if (match().clock_waits() && !humans_.empty()) std::cout << said(language_, "terminal.clock_waits") << "\n";
  table_.go(events());
  while (!match().is_over() && !left_) {
    if (const auto failure = match().rules().failure()) return fail(*failure);
    if (stuck_) return fail(*stuck_);
    if (match().paused()) {
      wait_out_pause();
      at_screen_.reset();  // whoever sits there now
      continue;
    }
    if (const auto asked = seat_to_hand_to()) {
      ask_consent(*asked);
      continue;
    }
    const Seat seat = match().seats_on_turn().front();
    if (!table_.plan().seats[seat].is_person()) {
      wait_for_computer();
      continue;
    }
    if (!is_secret()) at_screen_.reset();
    if (is_secret() && !hand_over(seat)) {
      left_ = !match().is_over();
      continue;
    }
    ask(seat);
  }
  if (match().is_over()) print_result();
  return {};
}

/// Until something has been played, or can't be.
void TerminalGame::wait_for_computer() {
  const auto plies = match().line().plies().size();
  strand_.run_until([&] {
    return stuck_ || match().is_over() || match().line().plies().size() != plies ||
           match().rules().failure().has_value();
  });
}

void TerminalGame::wait_for_player() {
  const auto& control = match().time_control();
  const bool live = control && !is_correspondence(control);
  if (!live || match().is_over() || humans_.empty() || isatty(STDIN_FILENO) == 0) return;
  table_.rest();
  std::cout << said(language_, "terminal.go_on") << std::flush;
  (void)read_line();  // the end of the input is seen again by whoever asks next
  table_.wake();
}

namespace {

std::optional<TerminalGame::Again> rematch_answer(std::string_view line) {
  // In whichever of the program's languages; each text is the words for one answer.
  static constexpr std::pair<TerminalGame::Again, std::string_view> kAnswers[] = {
      {TerminalGame::Again::kSame, "terminal.answers_yes"},
      {TerminalGame::Again::kSwapped, "terminal.answers_swap"},
      {TerminalGame::Again::kNo, "terminal.answers_no"}};
  const std::string typed = folded(line);
  if (typed.empty()) return TerminalGame::Again::kNo;
  for (const Language language : languages())
    for (const auto& [answer, key] : kAnswers) {
      std::istringstream words(said(language, key));
      for (std::string word; words >> word;)
        if (folded(word) == typed) return answer;
    }
  return std::nullopt;
}

}  // namespace

TerminalGame::Again TerminalGame::ask_rematch() {
  if (!match().is_over() || humans_.empty()) return Again::kNo;
  // A program that has nothing more to say needn't end its input.
  constexpr Milliseconds kPatience{3000};
  const bool terminal = isatty(STDIN_FILENO) != 0;
  for (;;) {
    std::cout << said(language_, "terminal.rematch") << std::flush;
    std::string line;
    const auto got = input_.next(line, terminal ? std::nullopt : std::optional(kPatience));
    std::cout << "\n";
    if (got == LineInput::Got::kTooLong) continue;
    if (got != LineInput::Got::kLine) return Again::kNo;
    if (const auto answer = rematch_answer(line)) return *answer;
  }
}

void TerminalGame::print_lost(Seat seat, const Replacement& lost) const {
  const auto& [who, why, by] = lost;
  std::cout << (by.empty() ? said(language_, "terminal.lost", {name(seat), one_line(who), one_line(why)})
                           : said(language_, "terminal.replaced",
                                  {name(seat), one_line(who), one_line(why), one_line(by)}))
            << "\n";
}

std::string TerminalGame::name(Seat seat) const {
  if (seat == BW_CHANCE) return said(language_, "terminal.chance");
  return chosen_.entry.game->seat_text(language_, match().rules(), seat);
}

/// The board and the position's text (without a board they are the same), and what goes on.
std::string TerminalGame::drawing(Seat viewer, const Update& update) const {
  const bool drawn = match().rules().geometry() != nullptr;
  return board_text(*chosen_.entry.game, language_, match().view(viewer),
                    drawn ? std::optional(update.position) : std::nullopt, update.phase);
}

/// Prints every position as the viewer sees it.
void TerminalGame::watch(Seat viewer) {
  table_.watch(viewer, [this, viewer](const Update& update) {
    for (const auto& move : update.news) print_move(move);
    consents_->print_news(update);
    if (update.table.paused) {
      print_raw(kClearScreen);
      return;
    }
    std::cout << "\n" << drawing(viewer, update) << "\n" << std::flush;
  });
}

/// Nothing at the end of the input, and when the game ends meanwhile because time is up.
std::optional<std::string> TerminalGame::read_line(const std::function<bool()>& idle) {
  if (!typed_.empty()) return std::exchange(typed_, {});
  std::string line;
  for (;;) {
    if (idle && idle()) return "";
    std::optional<Milliseconds> wait = strand_.wait_for_due();
    if (idle) wait = std::min(kIdle, wait.value_or(kIdle));
    const auto got = input_.next(line, wait);
    if (got == LineInput::Got::kLine) return line;
    if (got == LineInput::Got::kEnd) return std::nullopt;
    if (got == LineInput::Got::kTooLong) {
      std::cout << said(language_, "terminal.too_long") << "\n";
      return "";
    }
    strand_.run_due();
    if (match().is_over()) return std::nullopt;
  }
}

void TerminalGame::print_move(const SeenMove& move) const {
  std::cout << name(move.seat) << ": " << move.text << "\n";
  if (move.reveals)
    std::cout << chosen_.entry.game->explanation_text(language_, *move.reveals, match().rules()) << "\n";
}

/// Who has moved sees what came of it before the screen is another's.
bool TerminalGame::show_fight(Seat next) {
  const auto mover = std::exchange(mover_, std::nullopt);
  if (!mover || *mover == next) return true;
  const auto& news = match().update(*mover).news;
  if (std::none_of(news.begin(), news.end(), [](const SeenMove& move) { return move.reveals.has_value(); }))
    return true;
  print_raw(kClearScreen);
  for (const SeenMove& move : news) print_move(move);
  std::cout << said(language_, "terminal.seen", {name(next)}) << std::flush;
  return read_line().has_value();
}

/// What the others have done since this seat moved.
void TerminalGame::print_what_happened(Seat seat) const {
  const auto history = match().history(seat);
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat != seat && !history[first - 1].set_up) --first;
  for (std::size_t i = first; i < history.size(); ++i) print_move(history[i]);
}

/// Nothing of the other seats may be on screen when this one plays; whoever plays on is asked nothing.
bool TerminalGame::hand_over(Seat seat, std::string_view why) {
  if (at_screen_ != seat) {
    if (!show_fight(seat)) return false;
    print_raw(kClearScreen);
    std::cout << said(language_, why, {name(seat)}) << std::flush;
    at_screen_.reset();
    if (!read_line()) return false;
    at_screen_ = seat;
    std::cout << "\n";
    print_what_happened(seat);
  }
  std::cout << "\n" << drawing(seat, match().update(seat)) << "\n";
  return true;
}

/// Where several are on turn together what each does is hidden from the others, before anything is hidden too.
bool TerminalGame::is_secret() const {
  return shared_ && (!match().line().now().is_open() || match().seats_on_turn().size() > 1);
}

/// Whose answer the others wait for, where it can't be given beside what only they may see.
std::optional<Seat> TerminalGame::seat_to_hand_to() const {
  return is_secret() && !match().is_over() && !match().paused() ? consents_->asked() : std::nullopt;
}

/// Until the question is answered; then whoever is on turn has the screen again.
void TerminalGame::ask_consent(Seat seat) {
  if (!hand_over(seat, "terminal.hand_over_asked")) {
    left_ = !match().is_over();
    return;
  }
  while (!left_ && seat_to_hand_to() == seat) {
    std::cout << clocks(seat) << consents_->question(seat) << std::flush;
    const auto line = read_line();
    if (!line) {
      left_ = !match().is_over();
    } else if (!line->empty() && !command(seat, *line)) {
      std::cout << why(seat, *line) << "\n";
    }
  }
}

/// Nobody may think on: the screen is empty until somebody resumes.
void TerminalGame::wait_out_pause() {
  const Seat seat = humans_.empty() ? Seat{0} : humans_.front();
  while (!left_ && match().paused()) {
    std::cout << said(language_, "terminal.paused_prompt") << std::flush;
    const auto line = read_line();
    if (!line || *line == "quit") {
      left_ = true;
    } else if (*line == "resume") {
      if (auto resumed = table_.submit(Command::Type::kResume, seat); !resumed)
        std::cout << resumed.error() << "\n";
    } else if (!line->empty()) {
      std::cout << said(language_, "terminal.paused") << "\n";
    }
  }
}

/// "Red 4:57, Blue 5:00 – ", or with "(set-up)", before the prompt; nothing without a clock.
std::string TerminalGame::clocks(Seat viewer) const {
  std::string text;
  const auto times = match().times(viewer);
  for (Seat seat = 0; seat < times.size(); ++seat)
    text += (seat > 0 ? ", " : "") + name(seat) + " " + clock_or_overdrawn(times[seat], language_);
  if (text.empty()) return text;
  return text + (times.front().set_up ? " " + said(language_, "terminal.set_up_time") : "") + " – ";
}

/// Asks a human until there is a move.
void TerminalGame::ask(Seat seat) {
  if (match().update(seat).table.can_claim_repetition)
    std::cout << said(language_, "terminal.can_claim") << "\n";
  while (!left_ && !match().is_over() && !match().update(seat).moves.empty()) {
    std::cout << clocks(seat) << said(language_, "terminal.prompt", {name(seat)}) << std::flush;
    const auto typed = read_line();
    if (!typed) {
      std::cout << "\n";
      left_ = !match().is_over();  // else the time was up while nobody typed
      return;
    }
    std::string line = *typed;
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    if (line.empty()) continue;
    if (command(seat, line)) {
      if (seat_to_hand_to()) return;
      continue;
    }
    std::vector<std::string> moves;
    for (const auto& move : match().update(seat).moves) moves.push_back(move.text);
    const auto played =
        table_.submit({Command::Type::kMove, seat, read_typed_move(line, moves).value_or(line),
                       match().update(seat).number});
    if (played) mover_ = seat;
    if (played || match().is_over()) return;  // the flag may have fallen meanwhile
    const auto explanation = match().explain(seat, line);
    const bool legal = explanation && explanation->legal;  // then it is something else that is in the way
    std::cout << (legal ? played.error() : why(seat, line)) << "\n";
  }
}

void TerminalGame::print_result() const {
  const Outcome& outcome = *match().result();
  std::cout << result_line(*chosen_.entry.game, language_, match().rules(), outcome);
  if (humans_.size() != 1) return;
  const Seat own = humans_.front();
  const SeatEnd end = seat_end(outcome, own);
  if (end == SeatEnd::kDrawn) return;
  const std::string why = chosen_.entry.game->reason_text(language_, outcome, match().rules(), own);
  std::cout << said(language_, end == SeatEnd::kWon ? "terminal.you_won" : "terminal.you_lost", {why})
            << "\n";
}

}  // namespace boardwright::cli
