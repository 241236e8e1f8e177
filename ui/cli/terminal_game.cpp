// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_game.hpp"

#include <algorithm>
#include <iostream>

#include "framework/board/drawing.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/players/seating.hpp"
#include "framework/record/record.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/terminal_advice.hpp"
#include "ui/cli/texts.hpp"

namespace boardwright::cli {
namespace {

constexpr std::string_view kClearScreen = "\033[2J\033[3J\033[H";
constexpr Milliseconds kIdle{100};
constexpr std::size_t kLiveMoves = 3;  // of an analysis that goes on; at its end there are more

/// "4:57"; "-0:03" when a flag has fallen and the game goes on.
std::string clock_text(const SeatTime& time) {
  const bool over = time.overdrawn > Milliseconds(0);
  const auto seconds = (over ? time.overdrawn : time.remaining).count() / 1000;
  const std::string rest = std::to_string(seconds % 60);
  return (over ? "-" : "") + std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

}  // namespace

TerminalGame::TerminalGame(Chosen chosen, Language language, Players players, Match& match)
    : chosen_(std::move(chosen)), language_(language), players_(std::move(players)), match_(match) {
  for (const auto& [seat, player] : players_) (player == nullptr ? humans_ : computers_).push_back(seat);
}

TerminalGame::~TerminalGame() { match_.unsubscribe(subscription_); }

Result<void> TerminalGame::play() {
  const bool shared = humans_.size() > 1 && match_.rules().has(BW_HAS_HIDDEN);
  const Seat viewer = humans_.empty() || shared ? BW_SPECTATOR : humans_.front();
  watch(viewer);
  while (!match_.is_over() && !left_) {
    if (const auto failure = match_.rules().failure()) return fail(*failure);
    if (match_.paused()) {
      wait_out_pause();
      at_screen_.reset();  // whoever sits there now
      continue;
    }
    const Seat seat = match_.seats_on_turn().front();
    if (Player* player = players_.at(seat).get()) {
      const auto lost = let_seat_play(match_, seat, *player);
      if (!lost && !match_.is_over()) return fail(name(seat) + ": " + lost.error());
      if (lost) print_lost(seat, *lost);
    } else {
      if (match_.line().now().is_open()) at_screen_.reset();
      if (shared && !match_.line().now().is_open() && !hand_over(seat)) {
        left_ = !match_.is_over();
        continue;
      }
      ask(seat);
    }
  }
  if (match_.is_over()) print_result();
  return {};
}

void TerminalGame::print_lost(Seat seat, const std::vector<Replacement>& lost) const {
  for (const auto& [who, why, by] : lost)
    std::cout << (by.empty() ? say(language_, Say::kLost, {name(seat), one_line(who), one_line(why)})
                             : say(language_, Say::kReplaced,
                                   {name(seat), one_line(who), one_line(why), one_line(by)}))
              << "\n";
}

std::string TerminalGame::name(Seat seat) const {
  if (seat == BW_CHANCE) return say(language_, Say::kChance);
  return chosen_.entry.game->seat_text(language_, match_.rules(), seat);
}

/// The board and the position's text (without a board they are the same), and what goes on.
std::string TerminalGame::drawing(Seat viewer, const Update& update) const {
  std::string board = draw(match_.view(viewer), viewer);
  if (match_.rules().geometry() != nullptr) board += update.position + "\n";
  const auto phase =
      update.phase ? chosen_.entry.game->phase_text(language_, *update.phase, match_.rules()) : std::string();
  return phase.empty() ? board : board + phase + "\n";
}

/// Prints every position as the viewer sees it.
void TerminalGame::watch(Seat viewer) {
  subscription_ = match_.subscribe(viewer, [this, viewer](const Update& update) {
    for (const auto& move : update.news) {
      std::cout << name(move.seat) << ": " << move.text << "\n";
      if (move.reveals)
        std::cout << chosen_.entry.game->explanation_text(language_, *move.reveals, match_.rules()) << "\n";
    }
    for (const Seat seat : update.draw_offers)
      if (std::find(offers_.begin(), offers_.end(), seat) == offers_.end())
        std::cout << say(language_, Say::kDrawOffered, {name(seat)}) << "\n";
    offers_ = update.draw_offers;
    print_request(update);
    if (update.paused) {
      print_raw(kClearScreen);
      return;
    }
    std::cout << "\n" << drawing(viewer, update) << "\n" << std::flush;
  });
}

/// Nothing at the end of the input, and when the game ends meanwhile because time is up.
std::optional<std::string> TerminalGame::read_line(const std::function<bool()>& idle) {
  if (!typed_.empty()) return std::exchange(typed_, {});
  std::string line, told;
  for (;;) {
    if (idle && idle()) return "";
    std::optional<Milliseconds> wait;
    if (idle) wait = kIdle;
    if (const auto flag = match_.next_flag())
      wait = std::clamp(*flag - match_.now(), Milliseconds(0), wait.value_or(Milliseconds::max()));
    const auto got = input_.next(line, wait);
    if (got == LineInput::Got::kLine) return line;
    if (got == LineInput::Got::kEnd) return std::nullopt;
    const auto seen = match_.tick();
    if (!seen && std::exchange(told, seen.error()) != seen.error())
      std::cout << "\n" << seen.error() << "\n" << std::flush;
    if (match_.is_over()) return std::nullopt;
  }
}

/// Nothing of the other seats may be on screen when this one plays; whoever plays on is asked nothing.
bool TerminalGame::hand_over(Seat seat) {
  if (at_screen_ != seat) {
    print_raw(kClearScreen);
    std::cout << say(language_, Say::kHandOver, {name(seat)}) << std::flush;
    at_screen_.reset();
    if (!read_line()) return false;
    at_screen_ = seat;
  }
  const Update& update = match_.update(seat);
  std::cout << "\n" << drawing(seat, update) << "\n";
  return true;
}

/// Only where a person is asked: computers answer at once.
void TerminalGame::print_request(const Update& update) {
  if (update.request == request_) return;
  request_ = update.request;
  if (!request_ || std::all_of(humans_.begin(), humans_.end(), [&](Seat s) { return s == request_->seat; }))
    return;
  const bool pause = request_->type == Request::Type::kPause;
  std::cout << say(language_, pause ? Say::kAsksPause : Say::kAsksTakeBack, {name(request_->seat)}) << "\n";
}

/// Nobody may think on: the screen is empty until somebody resumes.
void TerminalGame::wait_out_pause() {
  const Seat seat = humans_.empty() ? Seat{0} : humans_.front();
  while (!left_ && match_.paused()) {
    std::cout << say(language_, Say::kPausedPrompt) << std::flush;
    const auto line = read_line();
    if (!line || *line == "quit") {
      left_ = true;
    } else if (*line == "resume") {
      print_refusal(match_.submit(Command::Type::kResume, seat), true, Say::kNotPaused);
    } else if (!line->empty()) {
      std::cout << say(language_, Say::kPaused) << "\n";
    }
  }
}

/// "Red 4:57, Blue 5:00 – ", or with "(set-up)", before the prompt; nothing without a clock.
std::string TerminalGame::clocks(Seat viewer) const {
  std::string text;
  const auto times = match_.times(viewer);
  for (Seat seat = 0; seat < times.size(); ++seat)
    text += (seat > 0 ? ", " : "") + name(seat) + " " + clock_text(times[seat]);
  if (text.empty()) return text;
  return text + (times.front().set_up ? " " + say(language_, Say::kSetUpTime) : "") + " – ";
}

/// Asks a human until there is a move.
void TerminalGame::ask(Seat seat) {
  if (match_.update(seat).can_claim_repetition) std::cout << say(language_, Say::kCanClaim) << "\n";
  while (!left_ && !match_.is_over() && match_.update(seat).moves.size() > 0) {
    std::cout << clocks(seat) << say(language_, Say::kPrompt, {name(seat)}) << std::flush;
    const auto typed = read_line();
    if (!typed) {
      std::cout << "\n";
      left_ = !match_.is_over();  // else the time was up while nobody typed
      return;
    }
    std::string line = *typed;
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    if (line.empty()) continue;
    if (command(seat, line)) continue;
    const auto played = match_.play(seat, line);
    if (played || match_.is_over()) return;  // the flag may have fallen meanwhile
    const auto explanation = match_.explain(seat, line);
    const bool legal = explanation && explanation->legal;  // then it is something else that is in the way
    std::cout << (legal ? played.error() : why(seat, line)) << "\n";
  }
}

void TerminalGame::analyse(Seat seat) {
  const auto& search = chosen_.entry.game->data().search;
  auto why = why_no_advice(match_, seat);
  if (!why && match_.arrange(seat))
    why = search.arrangements.empty() ? Say::kNoSetUpAdvice : Say::kNoSetUpAnalysis;
  if (why) {
    std::cout << say(language_, *why) << "\n";
    return;
  }
  std::cout << say(language_, Say::kAnalysing) << "\n" << std::flush;
  SeatTurn turn = seat_turn(match_, seat);
  TerminalAnalysis analysis(std::move(turn.now), search, turn.random);
  const auto text = [&](const Thought& thought, std::size_t moves) {
    return say(language_, Say::kAnalysed, {std::to_string(thought.nodes)}) +
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
      left_ = !match_.is_over();
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
  std::cout << say(language_, Say::kExpected, {line}) << "\n";
}

void TerminalGame::print_refusal(const Result<void>& done, bool possible, Say refusal) const {
  if (!done) std::cout << (possible ? done.error() : say(language_, refusal)) << "\n";
}

Result<void> TerminalGame::ask_others(Command::Type type, Seat seat) {
  if (auto asked = match_.submit(type, seat); !asked) return asked;
  return let_seats_consent(match_, computers_);
}

Result<void> TerminalGame::answer(Command::Type type) {
  for (const Seat seat : humans_)
    if (match_.update(seat).can_answer) return match_.submit(type, seat);
  return fail(say(language_, Say::kNothingToAnswer));
}

bool TerminalGame::table_command(Seat seat, const std::string& line) {
  const Update& update = match_.update(seat);
  if (line == "undo") {
    const bool possible = update.can_take_back;
    print_refusal(ask_others(Command::Type::kTakeBack, seat), possible, Say::kCannotTakeBack);
  } else if (line == "pause") {
    const bool possible = update.can_pause;
    print_refusal(ask_others(Command::Type::kPause, seat), possible, Say::kCannotPause);
  } else if (line == "allow" || line == "refuse") {
    print_refusal(answer(line == "allow" ? Command::Type::kAllow : Command::Type::kRefuse), true,
                  Say::kNothingToAnswer);
  } else if (line == "claim") {
    const bool possible = update.can_claim_repetition;
    print_refusal(match_.submit(Command::Type::kClaimRepetition, seat), possible, Say::kCannotClaim);
  } else if (line == "resume") {
    std::cout << say(language_, Say::kNotPaused) << "\n";
  } else {
    return false;
  }
  return true;
}

/// Whether the line was something else than a move.
bool TerminalGame::command(Seat seat, const std::string& line) {
  if (table_command(seat, line)) return true;
  const Update& update = match_.update(seat);
  if (line == "help") {
    std::cout << say(language_, Say::kHelp);
  } else if (line == "moves") {
    for (const auto& move : match_.update(seat).moves) std::cout << move.text << " ";
    std::cout << "\n";
  } else if (line.starts_with("why ")) {
    std::cout << why(seat, line.substr(4)) << "\n";
  } else if (line == "hint") {
    std::cout << hint(match_, seat, chosen_.entry.game->data().search, language_) << "\n";
  } else if (line == "analyse") {
    analyse(seat);
  } else if (line == "resign") {
    print_refusal(match_.resign(seat), match_.rules().seat_count() == 2, Say::kCannotResign);
  } else if (line == "draw") {
    const bool possible = update.can_offer_draw;
    print_refusal(match_.offer_draw(seat), possible, Say::kCannotOffer);
  } else if (line == "decline") {
    const bool possible = !update.draw_offers.empty() && update.draw_offers != std::vector<Seat>{seat};
    print_refusal(match_.decline_draw(seat), possible, Say::kNothingToDecline);
  } else if (line == "quit") {
    left_ = true;
  } else {
    return false;
  }
  return true;
}

std::string TerminalGame::why(Seat seat, const std::string& move) const {
  const auto explanation = match_.explain(seat, move);
  if (!explanation) return say(language_, Say::kNotLegal, {move});
  if (explanation->legal) return say(language_, Say::kLegal, {move});
  return chosen_.entry.game->explanation_text(language_, *explanation, match_.rules());
}

void TerminalGame::print_result() const {
  const Outcome& outcome = *match_.result();
  std::string seats;
  for (Seat seat = 0; seat < match_.rules().seat_count(); ++seat)
    seats += (seat > 0 ? ", " : "") + name(seat);
  const std::string reason =
      chosen_.entry.game->text(language_, TextKind::kReason, outcome.reason, &match_.rules());
  std::cout << say(language_, Say::kResult, {scores_text(outcome), seats, reason}) << "\n";
}

}  // namespace boardwright::cli
