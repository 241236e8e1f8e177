// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/console.hpp"

#include <boardwright/abi.h>

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cstdio>
#include <cstring>
#include <lua.hpp>
#include <utility>

namespace boardwright::script {
namespace {

constexpr std::size_t kLongestAnswer = 4096;
constexpr int kDeepest = 4;                    // tables within tables that are written
constexpr std::size_t kMostElements = 400;     // of one table
constexpr std::size_t kMostEntries = 100'000;  // of tables, in one answer
constexpr std::string_view kPlace = "console:1: ";
constexpr const char* kAskedWords = "local p, moves, try = ... ";

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
    const auto* all = rules.step_texts(machine, now.data(), seat_of(now));
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

/// The position after a move, as a text; `p` stays.
int console_try(lua_State* state) {
  const Console& console = Console::of(state);
  const std::string wanted = luaL_checkstring(state, 1);
  const Bytes now = console.position(state);
  const auto* texts = console.texts(state, now);
  if (texts == nullptr) refuse(state, "the game is over");
  const auto found = std::find(texts->begin(), texts->end(), wanted);
  if (found == texts->end()) refuse(state, "'" + wanted + "' is no legal move here; moves() lists them");
  Bytes after = now;
  const auto index = static_cast<std::size_t>(found - texts->begin());
  const bw_seat seat = Console::seat_of(now);
  const Steps* listed = console.machine.moves(now.data(), seat);  // those of the texts
  if (listed == nullptr) refuse(state, console.words(console.machine.problem()));
  const Step step = listed->all()[index];
  if (!console.machine.play(after.data(), seat, step))
    refuse(state, console.words(console.machine.problem()));
  console.machine.table().write(now.data());
  const std::string text = console.rules.write_position(after.data());
  lua_pushlstring(state, text.data(), text.size());
  return 1;
}

/// Values as text, with a limit to all of it. Calls nothing of the script.
class Answer {
 public:
  Answer(lua_State* state, const Console& console) : state_(state), console_(console) {}

  void add(int index, int depth = 0) {
    if (full()) {  // what is looked at besides costs time that no limit of the script's counts
      cut_ = true;
      return;
    }
    index = lua_absindex(state_, index);
    switch (lua_type(state_, index)) {
      case LUA_TNIL: return put("nil");
      case LUA_TBOOLEAN: return put(lua_toboolean(state_, index) != 0 ? "true" : "false");
      case LUA_TNUMBER: return add_number(index);
      case LUA_TSTRING: return add_text(index, depth);
      case LUA_TTABLE: return add_table(index, depth);
      default: return put(lua_typename(state_, lua_type(state_, index)));
    }
  }
  void put(std::string_view text) {
    if (text_.size() < kLongestAnswer) text_ += text;
  }
  [[nodiscard]] std::string take() {
    if (cut_ || text_.size() > kLongestAnswer) {
      text_.resize(cut_letters(text_, kLongestAnswer).size());
      text_ += " …";
    }
    return std::move(text_);
  }

 private:
  [[nodiscard]] bool full() const { return text_.size() >= kLongestAnswer; }
  void add_number(int index) {
    if (lua_isinteger(state_, index) != 0) return put(std::to_string(lua_tointeger(state_, index)));
    char number[40];
    std::snprintf(number, sizeof number, "%.14g", lua_tonumber(state_, index));
    put(number);
  }
  void add_text(int index, int depth) {
    std::size_t size = 0;
    const char* text = lua_tolstring(state_, index, &size);
    // With a letter more than an answer has room for: what is cut off here is told as cut off.
    const std::string plain(cut_letters({text, size}, kLongestAnswer + 4));
    put(depth == 0 ? plain : '"' + plain + '"');
  }
  /// Lists as they are, then names in their order.
  void add_table(int index, int depth) {
    console_.machine.table().push();
    const bool is_position = lua_rawequal(state_, -1, index) != 0;
    lua_pop(state_, 1);
    if (is_position) return put("p");
    if (depth == kDeepest || lua_checkstack(state_, 10) == 0) return put("{ … }");
    put("{");
    bool first = true;
    const auto next = [&] { put(std::exchange(first, false) ? " " : ", "); };
    const std::size_t length = lua_rawlen(state_, index);
    for (std::size_t i = 1; i <= std::min(length, kMostElements) && !full(); ++i) {
      next();
      lua_rawgeti(state_, index, static_cast<lua_Integer>(i));
      add(-1, depth + 1);
      lua_pop(state_, 1);
    }
    if (length > kMostElements) put(", …");
    for (const std::string& name : names_of(index)) {
      if (full()) break;
      next();
      put(name + " = ");
      lua_pushlstring(state_, name.data(), name.size());
      lua_rawget(state_, index);
      add(-1, depth + 1);
      lua_pop(state_, 1);
    }
    put(first ? "}" : " }");
  }
  [[nodiscard]] std::vector<std::string> names_of(int index) {
    std::vector<std::string> names;
    lua_pushnil(state_);
    while (lua_next(state_, index) != 0) {
      lua_pop(state_, 1);
      if (++entries_ > kMostEntries) {
        lua_pop(state_, 1);
        cut_ = true;
        break;
      }
      if (lua_type(state_, -1) != LUA_TSTRING) continue;
      std::size_t size = 0;
      const char* text = lua_tolstring(state_, -1, &size);
      if (names.size() < kMostElements) names.emplace_back(text, size);
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  lua_State* state_;
  const Console& console_;
  std::string text_;
  std::size_t entries_ = 0;  // of tables, looked at for names
  bool cut_ = false;
};

/// UTF-8 on one line, whatever the script has put into it.
std::string as_one_text(const std::string& said) {
  std::string text;
  for (std::size_t at = 0; at < said.size();) {
    const std::size_t size = letter_size(said, at);
    const auto first = static_cast<unsigned char>(said[at]);
    // U+0080 to U+009F are letters that steer a terminal.
    const bool steers = size == 2 && first == 0xC2U && static_cast<unsigned char>(said[at + 1]) < 0xA0U;
    if (size == 0 || steers)
      text += '?';
    else if (first < 0x20U || first == 0x7FU)
      text += ' ';
    else
      text.append(said, at, size);
    at += size == 0 || steers ? 1 : size;
  }
  return text;
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
  lua_call(state, 3, LUA_MULTRET);
  luaL_checkstack(state, 20, nullptr);
  Answer answer(state, console);
  const int top = lua_gettop(state);
  for (int i = 1; i <= top; ++i) {
    if (i > 1) answer.put("  ");
    answer.add(i);
  }
  console.said = answer.take();
  const Bytes now = console.position(state);
  if (std::memcmp(now.data(), console.before, now.size()) == 0) return 0;
  if (!console.said.empty()) console.said += "  ";
  console.said += console.rules.write_position(now.data());
  return 0;
}

}  // namespace

bool answer_line(const ScriptRules& rules, const std::byte* position, std::string_view line,
                 std::string& said) {
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
    wrong = machine->machine().call(1, 0);
  }
  said = as_one_text(wrong ? console.words(*wrong) : console.said);
  return !wrong;
}

}  // namespace boardwright::script
