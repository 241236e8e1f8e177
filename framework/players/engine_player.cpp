// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/engine_player.hpp"

#include <algorithm>
#include <utility>

#include "framework/catalogue/settings.hpp"
#include "framework/players/command_words.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {
namespace {

using Steady = ChildProcess::Clock;

constexpr std::size_t kMostOptions = 1000;
constexpr std::string_view kSeedOption = "Seed";
constexpr const char* kEmpty = "<empty>";  // of options

bool begins_with_word(std::string_view line, std::string_view word) {
  return line.starts_with(word) && (line.size() == word.size() || line[word.size()] == ' ');
}

/// What stands between one word of an option and the next that has a meaning.
std::string part_after(std::string_view line, std::string_view word) {
  const std::string key = " " + std::string(word) + " ";
  const auto at = line.find(key);
  if (at == std::string_view::npos) return {};
  std::string_view part = line.substr(at + key.size());
  for (const std::string_view next : {" type ", " default ", " min ", " max ", " var "})
    part = part.substr(0, part.find(next));
  return std::string(part);
}

/// What the other program has said, for a sentence of ours.
std::string in_quotes(std::string_view said) {
  while (said.starts_with(' ')) said.remove_prefix(1);
  return is_utf8(said) ? "'" + excerpt(said) + "'" : "something that is no text";
}

/// A value as options are shown in the protocol.
std::string option_text(const Value& value) {
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  if (const auto* text = std::get_if<std::string>(&value)) return text->empty() ? kEmpty : *text;
  const std::string list = write_value(value);
  return list == "[]" ? kEmpty : list;
}

/// A text goes into one line or not at all.
Result<std::string> sayable(const std::string& text) {
  if (one_line(text) != text) return fail("can't be told '" + excerpt(text) + "'");
  return text;
}

}  // namespace

Result<std::unique_ptr<Player>> EnginePlayer::foreign(std::string_view name) {
  auto words = command_words(name.substr(kEnginePrefix.size()));
  if (!words) return fail(std::string(name) + ": " + words.error());
  return std::make_unique<EnginePlayer>(std::string(name), std::move(*words));
}

EnginePlayer::EnginePlayer(std::string name, std::vector<std::string> command, EngineLimits limits)
    : name_(std::move(name)), command_(std::move(command)), limits_(limits) {}

EnginePlayer::~EnginePlayer() = default;

Result<Move> EnginePlayer::choose(const Position& view, Seat seat, Random& random) {
  SeatTurn turn{.now = {.view = view, .seat = seat}, .random = random};
  if (view.rules().has(BW_HAS_HIDDEN)) {
    turn.seen = {view.view_text(seat)};
  } else {
    turn.start = view.text();
  }
  (void)random.next();  // so that the next question is another one
  const auto choice = play_turn(turn);
  if (!choice) return fail(choice.error());
  return choice->move;
}

/// Whatever a program does that has failed, it has lost its way: the next turn begins with a new process.
void EnginePlayer::give_up() {
  if (process_ != nullptr) process_->give_up();
  process_.reset();
}

Result<void> EnginePlayer::ready(const SeatTurn& turn) {
  if (turn.now.processor_time)
    return fail("is a program of its own, whose processor time can't be counted: give it time by the clock");
  auto started = start(turn);
  if (!started) give_up();
  return started;
}

Result<Choice> EnginePlayer::play_turn(const SeatTurn& turn) {
  if (auto is_ready = ready(turn); !is_ready) return fail(is_ready.error());
  auto move = ask(turn);
  if (move) return Choice{*move, {}};
  give_up();
  return fail(move.error());
}

Result<Move> EnginePlayer::ask(const SeatTurn& turn) {
  if (options_.contains(std::string(kSeedOption))) {
    Random random = turn.random;
    const std::string seed = std::to_string(random.next() >> 1U);
    if (auto said = say("setoption name " + std::string(kSeedOption) + " value " + seed, turn); !said)
      return fail(said.error());
  }
  if (auto told = tell_position(turn); !told) return fail(told.error());
  const auto text = answer_to_go(turn);
  if (!text) return fail(text.error());
  const auto move = is_utf8(*text) ? read_any_move(turn.now.view, turn.now.seat, *text) : fail("no text");
  if (!move) return fail("plays " + in_quotes(*text) + ", which is not legal");
  return *move;
}

Result<void> EnginePlayer::start(const SeatTurn& turn) {
  if (process_ != nullptr && rules_ == turn.now.view.shared_rules()) return {};
  process_.reset();
  auto process = ChildProcess::start(command_);
  if (!process) return fail(process.error());
  process_ = std::move(*process);
  rules_ = turn.now.view.shared_rules();
  options_.clear();
  if (auto said = say("ugi", turn); !said) return said;
  const auto ready = listen_for("ugiok", Steady::now() + limits_.handshake, turn, [&](std::string_view line) {
    if (begins_with_word(line, "option") && options_.size() < kMostOptions)
      options_[part_after(line, "name")] = part_after(line, "default");
    return Result<void>();
  });
  if (!ready) return fail(ready.error());
  if (auto set = set_parameters(*rules_, turn); !set) return set;
  return new_game(turn);
}

Result<void> EnginePlayer::set_parameters(const Rules& rules, const SeatTurn& turn) {
  for (const auto& spec : rules.game().parameters) {
    const Value& value = rules.parameters().at(spec.name);
    const auto option = options_.find(spec.name);
    if (option == options_.end()) {
      if (value != spec.standard) return fail("doesn't know the parameter " + spec.name);
      continue;
    }
    if (option->second == option_text(value) || (option->second.empty() && value == spec.standard)) continue;
    const auto said = sayable(write_value(value));
    if (!said) return fail(said.error());
    if (auto set = say("setoption name " + spec.name + " value " + *said, turn); !set) return set;
  }
  if (auto said = say("isready", turn); !said) return said;
  const auto ready = listen_for("readyok", Steady::now() + limits_.handshake, turn,
                                [](std::string_view line) -> Result<void> {
                                  if (begins_with_word(line, "error"))
                                    return fail("refuses a parameter: " + in_quotes(line.substr(5)));
                                  return {};
                                });
  return ready ? Result<void>() : fail(ready.error());
}

Result<void> EnginePlayer::new_game(const SeatTurn& turn) {
  told_.clear();
  return say("uginewgame", turn);
}

Result<void> EnginePlayer::tell_position(const SeatTurn& turn) {
  if (turn.seen.empty()) {
    const auto start = sayable(turn.start);
    if (!start) return fail(start.error());
    std::string line = turn.start.empty() ? "position startpos" : "position fen " + *start;
    if (!turn.moves.empty()) line += " moves";
    for (const auto& move : turn.moves) line += " " + move;
    return say(line, turn);
  }
  // Only what the seat has seen, and what it has seen before only once.
  const bool goes_on =
      told_.size() <= turn.seen.size() && std::equal(told_.begin(), told_.end(), turn.seen.begin());
  if (!goes_on)
    if (auto said = new_game(turn); !said) return said;
  const std::string seat(turn.now.view.rules().seat_name(turn.now.seat));
  for (std::size_t i = std::min(told_.size(), turn.seen.size() - 1); i < turn.seen.size(); ++i) {
    const auto view = sayable(turn.seen[i]);
    if (!view) return fail(view.error());
    if (auto said = say("position view " + seat + " " + *view, turn); !said) return said;
  }
  told_ = turn.seen;
  return {};
}

Result<std::string> EnginePlayer::answer_to_go(const SeatTurn& turn) {
  std::string go = "go";
  auto most = limits_.move_time;
  if (turn.now.move_time) most = *turn.now.move_time;
  if (turn.times.empty() || turn.now.move_time) {
    go += " movetime " + std::to_string(most.count());
  } else {
    most = turn.times[turn.now.seat].left;
    for (const char* what : {"time", "inc"})
      for (std::size_t seat = 0; seat < turn.times.size(); ++seat) {
        const auto& time = turn.times[seat];
        const auto value = what == std::string_view("time") ? time.left : time.increment;
        go += " p" + std::to_string(seat + 1) + what + " " + std::to_string(value.count());
      }
  }
  if (auto said = say(go, turn); !said) return fail(said.error());
  const auto line = listen_for("bestmove", Steady::now() + most + limits_.grace, turn,
                               [](std::string_view other) -> Result<void> {
                                 if (!begins_with_word(other, "error")) return {};
                                 return fail("refuses the position: " + in_quotes(other.substr(5)));
                               });
  if (!line) return fail(line.error());
  std::string text = line->size() > 9 ? line->substr(9) : "";
  text.erase(0, text.find_first_not_of(' '));
  return text.substr(0, text.find_first_of(" \t"));  // what it would ponder on is nobody's business
}

Result<void> EnginePlayer::say(const std::string& line, const SeatTurn& turn) {
  return process_->write_line(line, {Steady::now() + limits_.handshake, turn.interrupt.get()});
}

template <class OnLine>
Result<std::string> EnginePlayer::listen_for(std::string_view word, Steady::time_point deadline,
                                             const SeatTurn& turn, OnLine on_line) {
  for (std::size_t lines = 0; lines < limits_.lines; ++lines) {
    auto line = process_->read_line({deadline, turn.interrupt.get()});
    if (!line) return line;
    if (begins_with_word(*line, word)) return line;
    if (auto fine = on_line(*line); !fine) return fail(fine.error());
    if (Steady::now() > deadline) return fail("does not answer");
  }
  return fail("says too much before it answers");
}

}  // namespace boardwright
