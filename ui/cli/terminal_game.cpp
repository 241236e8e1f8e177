// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_game.hpp"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include "framework/board/drawing.hpp"
#include "framework/catalogue/seat_end.hpp"
#include "framework/clock/shown_time.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/text/label.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/terminal_advice.hpp"
#include "ui/cli/terminal_board.hpp"

namespace boardwright::cli {
namespace {

constexpr Milliseconds kIdle{100};
constexpr std::size_t kLiveMoves = 3;  // of an analysis that goes on; at its end there are more

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
      humans_(table.plan().people()),
      shared_(humans_.size() > 1 && match().rules().has(BW_HAS_HIDDEN)),
      screen_(*chosen_.entry.game, match(), language, shared_, [this] { return read_line(); }) {
  consents_ = std::make_unique<TerminalConsents>(
      table_, strand_, language_,
      TerminalConsents::Seats{humans_, [this](Seat seat) { return screen_.name(seat); }});
}

TerminalGame::~TerminalGame() = default;

TableEvents TerminalGame::events() {
  TableEvents events;
  events.player_lost = [this](Seat seat, const Replacement& what) { print_lost(seat, what); };
  events.stuck = [this](Seat seat, const std::string& why) {
    stuck_ = label_and_value(language_, screen_.name(seat), why);
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
      screen_.release();  // whoever sits there now
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
    if (!screen_.is_secret()) screen_.release();
    if (screen_.is_secret() && !screen_.hand_over(seat)) {
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
  std::cout << (by.empty()
                    ? said(language_, "terminal.lost", {screen_.name(seat), one_line(who), one_line(why)})
                    : said(language_, "terminal.replaced",
                           {screen_.name(seat), one_line(who), one_line(why), one_line(by)}))
            << "\n";
}

/// Prints every position as the viewer sees it.
void TerminalGame::watch(Seat viewer) {
  table_.watch(viewer, [this, viewer](const Update& update) {
    for (const auto& move : update.news) screen_.print_move(move);
    consents_->print_news(update);
    if (update.table.paused) {
      TerminalScreen::clear();
      return;
    }
    screen_.show(viewer, update);
    std::cout << std::flush;
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

/// Whose answer the others wait for, where it can't be given beside what only they may see.
std::optional<Seat> TerminalGame::seat_to_hand_to() const {
  return screen_.is_secret() && !match().is_over() && !match().paused() ? consents_->asked() : std::nullopt;
}

/// Until the question is answered; then whoever is on turn has the screen again.
void TerminalGame::ask_consent(Seat seat) {
  if (!screen_.hand_over(seat, "terminal.hand_over_asked")) {
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
    text += (seat > 0 ? ", " : "") + screen_.name(seat) + " " + clock_or_overdrawn(times[seat], language_);
  if (text.empty()) return text;
  return text + (times.front().set_up ? " " + said(language_, "terminal.set_up_time") : "") + " – ";
}

/// Asks a human until there is a move.
void TerminalGame::ask(Seat seat) {
  if (match().update(seat).table.can_claim_repetition)
    std::cout << said(language_, "terminal.can_claim") << "\n";
  while (!left_ && !match().is_over() && !match().update(seat).moves.empty()) {
    std::cout << clocks(seat) << said(language_, "terminal.prompt", {screen_.name(seat)}) << std::flush;
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
    if (played) screen_.moved(seat);
    if (played || match().is_over()) return;  // the flag may have fallen meanwhile
    const auto explanation = match().explain(seat, line);
    const bool legal = explanation && explanation->legal;  // then it is something else that is in the way
    std::cout << (legal ? played.error() : why(seat, line)) << "\n";
  }
}

void TerminalGame::analyse(Seat seat) {
  const auto& search = chosen_.entry.game->data().search;
  auto why = why_no_advice(match(), seat);
  if (!why && match().arrange(seat))
    why = search.arrangements.empty() ? "terminal.no_set_up_advice" : "terminal.no_set_up_analysis";
  if (why) {
    std::cout << said(language_, *why) << "\n";
    return;
  }
  std::cout << said(language_, "terminal.analysing") << "\n" << std::flush;
  SeatTurn turn = seat_turn(match(), seat);
  TerminalAnalysis analysis(std::move(turn.now), search, turn.random);
  const auto text = [&](const Thought& thought, std::size_t moves) {
    return said(language_, "terminal.analysed", {std::to_string(thought.nodes)}) +
           best_moves(thought, moves, language_);
  };
  {
    const TerminalLine live;
    const auto line = read_line([&] {
      if (const auto news = analysis.news()) live.write(text(*news, kLiveMoves));
      return analysis.ended();
    });
    if (line)
      typed_ = *line;
    else
      left_ = !match().is_over();
    analysis.stop();
  }
  const auto& found = analysis.found();
  if (!found) {
    std::cout << found.error() << "\n";
    return;
  }
  std::cout << text(*found, Thought::kMost) << "\n";
  std::string line;
  for (const auto& move : found->line) line += (line.empty() ? "" : " ") + move;
  std::cout << said(language_, "terminal.expected", {line}) << "\n";
}

bool TerminalGame::command(Seat seat, const std::string& line) {
  if (consents_->command(seat, line)) return true;
  if (line == "help") {
    std::cout << said(language_, "terminal.help");
  } else if (line == "moves") {
    for (const auto& move : match().update(seat).moves) std::cout << move.text << " ";
    std::cout << "\n";
  } else if (line.starts_with("why ")) {
    std::cout << why(seat, line.substr(4)) << "\n";
  } else if (line.starts_with("look ")) {
    std::cout << look(seat, line.substr(5));
  } else if (line == "hint") {
    std::cout << hint(match(), seat, chosen_.entry.game->data().search, language_) << "\n";
  } else if (line == "analyse") {
    analyse(seat);
  } else if (line == "start") {
    if (auto started = table_.submit(Command::Type::kStartClock, seat); !started)
      std::cout << said(language_, "terminal.no_clock_waits") << "\n";
  } else if (line == "quit") {
    left_ = true;
  } else {
    return false;
  }
  return true;
}

/// All pieces of a field, of which the board shows the uppermost one.
std::string TerminalGame::look(Seat seat, const std::string& name) const {
  const auto board = BoardGeometry::of(match().rules());
  const auto field = board ? board->field(name) : std::nullopt;
  if (!field) return said(language_, "terminal.no_field", {excerpt(name)}) + "\n";
  return draw_place(*board, Picture::of(match().view(seat)), *field);
}

std::string TerminalGame::why(Seat seat, const std::string& move) const {
  const auto explanation = match().explain(seat, move);
  if (!explanation) return said(language_, "terminal.not_legal", {move});
  if (explanation->legal) return said(language_, "terminal.legal", {move});
  return chosen_.entry.game->explanation_text(language_, *explanation, match().rules());
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
