// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/console.hpp"

#include <boardwright/abi.h>

#include <algorithm>
#include <cstring>
#include <lua.hpp>
#include <vector>

#include "plugins/script/value_words.hpp"

namespace boardwright::script {
namespace {

constexpr std::string_view kPlace = "console:1: ";
constexpr const char* kAskedWords = "local p, moves, try, lines = ... ";

/// What the words of the console are about: in the registry of its machine, under the address of kAskedWords.
struct Console {
  const ScriptRules& rules;
  GameMachine& machine;
  const std::byte* before;
  std::string said{};

  [[nodiscard]] static Console& of(lua_State* state) {
    lua_rawgetp(state, LUA_REGISTRYINDEX, kAskedWords);
    auto* console = static_cast<Console*>(lua_touserdata(state, -1));
    lua_pop(state, 1);
    return *console;
  }
  [[nodiscard]] std::string words(const Problem& problem) const {
    if (problem.line != 0) return in_words(problem, rules.file());
    std::string sentence = problem.sentence;
    // Lua puts its place in front of what is wrong with the line, which has but one.
    if (const auto at = sentence.find(kPlace); at != sentence.npos) sentence.erase(0, at + kPlace.size());
    return sentence;
  }
  /// `p` as it is now; stops the line where that can't be.
  [[nodiscard]] Bytes position(lua_State* state) const {
    Bytes now(rules.layout().size());
    if (const auto problem = machine.table().read(now.data())) refuse(state, problem->sentence);
    return now;
  }
  [[nodiscard]] static bw_seat seat_of(const Bytes& position) {
    const auto turn = std::to_integer<bw_seat>(position[Layout::kTurn]);
    return turn == 0 ? BW_CHANCE : turn - 1;
  }
  /// The moves of whoever is on turn, or what chance may bring, as texts and in the order in which the machine lists
  /// them; null when it is over.
  [[nodiscard]] const std::vector<std::string>* texts(lua_State* state, const Bytes& now) const {
    if (now[Layout::kResult] != std::byte{0}) return nullptr;
    const auto* all = rules.texts().step_texts(machine, now.data(), seat_of(now));
    if (all == nullptr) refuse(state, words(machine.problem()));
    return all;
  }
};

int console_moves(lua_State* state) {
  const Console& console = Console::of(state);
  const Bytes now = console.position(state);
  const auto* texts = console.texts(state, now);
  const std::size_t count = texts == nullptr ? 0 : texts->size();
  lua_createtable(state, static_cast<int>(count), 0);
  for (std::size_t i = 0; i < count; ++i) {
    lua_pushlstring(state, (*texts)[i].data(), (*texts)[i].size());
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  return 1;
}

/// The move that the line names, of whoever is on turn now; stops the line where it is none.
Step named_step(lua_State* state, const Console& console, const Bytes& now) {
  const std::string wanted = luaL_checkstring(state, 1);
  const auto* texts = console.texts(state, now);
  if (texts == nullptr) refuse(state, "the game is over");
  const auto found = std::find(texts->begin(), texts->end(), wanted);
  if (found == texts->end()) refuse(state, "'" + wanted + "' is no legal move here; moves() lists them");
  const Steps* listed = console.machine.moves(now.data(), Console::seat_of(now));  // those of the texts
  if (listed == nullptr) refuse(state, console.words(console.machine.problem()));
  return listed->all()[static_cast<std::size_t>(found - texts->begin())];
}

/// The line that adds a move, and those that run as it is played; `p` stays.
int console_lines(lua_State* state) {
  const Console& console = Console::of(state);
  const Bytes now = console.position(state);
  const bw_seat seat = Console::seat_of(now);
  const Step step = named_step(state, console, now);
  const std::uint32_t added = console.machine.added_at(now.data(), seat, step);
  const auto& known = console.rules.lines();
  std::vector<std::uint8_t> ran(known.lines().size());
  const LineMarks marks{known, ran.data()};
  Bytes after = now;
  console.machine.machine().note_lines(&marks);
  const bool played = console.machine.play(after.data(), seat, step);
  console.machine.machine().note_lines(nullptr);
  if (!played) refuse(state, console.words(console.machine.problem()));
  console.machine.table().write(now.data());
  lua_pushinteger(state, added);
  lua_newtable(state);
  lua_Integer count = 0;
  for (std::size_t i = 0; i < ran.size(); ++i) {
    if (ran[i] == 0) continue;
    lua_pushinteger(state, known.lines()[i].line);
    lua_rawseti(state, -2, ++count);
  }
  return 2;
}

/// The position after a move, as a text; `p` stays.
int console_try(lua_State* state) {
  const Console& console = Console::of(state);
  const Bytes now = console.position(state);
  const bw_seat seat = Console::seat_of(now);
  const Step step = named_step(state, console, now);
  Bytes after = now;
  if (!console.machine.play(after.data(), seat, step))
    refuse(state, console.words(console.machine.problem()));
  console.machine.table().write(now.data());
  const std::string text = console.rules.texts().write_position(after.data());
  lua_pushlstring(state, text.data(), text.size());
  return 1;
}

/// As something to be worked out, else as something to be done; on the stack. What is wrong is said of the latter.
std::optional<Problem> read_either(Machine& machine, std::string_view line) {
  if (!machine.read_line(kAskedWords + ("return " + std::string(line)))) return std::nullopt;
  return machine.read_line(kAskedWords + std::string(line));
}

/// Runs the line, a function, and writes what it comes to. Called by the machine, so that a lack of memory is an
/// error like any other.
int console_run(lua_State* state) {
  Console& console = Console::of(state);
  console.machine.table().push();
  lua_pushcfunction(state, console_moves);
  lua_pushcfunction(state, console_try);
  lua_pushcfunction(state, console_lines);
  lua_call(state, 4, LUA_MULTRET);
  luaL_checkstack(state, 20, nullptr);
  ValueWords answer(state, console.machine.table());
  const int top = lua_gettop(state);
  for (int i = 1; i <= top; ++i) {
    if (i > 1) answer.put("  ");
    answer.add(i);
  }
  console.said = answer.take();
  const Bytes now = console.position(state);
  if (std::memcmp(now.data(), console.before, now.size()) == 0) return 0;
  if (!console.said.empty()) console.said += "  ";
  console.said += console.rules.texts().write_position(now.data());
  return 0;
}

}  // namespace

bool answer_line(const ScriptRules& rules, const std::byte* position, std::string_view line,
                 std::string& said, LineListener* listener) {
  if (line.size() > kLongestLine) {
    said = "a line has at most " + std::to_string(kLongestLine) + " letters";
    return false;
  }
  Problem problem;
  const auto machine = rules.own_machine(problem);
  if (!machine) {
    said = in_words(problem, rules.file());
    return false;
  }
  lua_State* state = machine->machine().state();
  Console console{rules, *machine, position};
  lua_pushlightuserdata(state, &console);
  lua_rawsetp(state, LUA_REGISTRYINDEX, kAskedWords);
  machine->table().write(position);
  auto wrong = read_either(machine->machine(), line);
  if (!wrong) {
    lua_pushcfunction(state, console_run);
    lua_insert(state, -2);
    if (listener != nullptr) listener->position = &machine->table();
    machine->machine().listen(listener);
    wrong = machine->machine().call(1, 0);
    machine->machine().listen(nullptr);
  }
  said = as_one_text(wrong ? console.words(*wrong) : console.said);
  return !wrong;
}

}  // namespace boardwright::script
