// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/machine.hpp"

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cstdlib>
#include <lua.hpp>
#include <new>
#include <utility>
#include <vector>

#include "plugins/script/lines.hpp"
#include "plugins/script/lua_library.hpp"

namespace boardwright::script {
namespace {

/// Letters left out, put in, changed or two of them swapped (the optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

/// "; did you mean 'add'?", among the keys of the table on top of the stack; empty if nothing is near.
std::string nearest_key(lua_State* state, std::string_view name) {
  std::string best;
  std::size_t least = std::max<std::size_t>(1, name.size() / 3) + 1;
  lua_pushnil(state);
  while (lua_next(state, -2) != 0) {
    lua_pop(state, 1);
    if (lua_type(state, -1) != LUA_TSTRING) continue;
    const std::string key = lua_tostring(state, -1);
    const std::size_t far = distance(name, key);
    if (far < least || (far == least && !best.empty() && key < best)) least = far, best = key;
  }
  return best.empty() ? "" : "; did you mean '" + best + "'?";
}

/// As long as it lives the limit to the script's memory holds.
class Limited {
 public:
  explicit Limited(bool& limited) : limited_(limited), before_(std::exchange(limited, true)) {}
  Limited(const Limited&) = delete;
  Limited& operator=(const Limited&) = delete;
  ~Limited() { limited_ = before_; }

 private:
  bool& limited_;
  bool before_;
};

std::string shown_key(lua_State* state, int index) {
  std::size_t size = 0;
  lua_pushvalue(state, index);
  const char* text = lua_tolstring(state, -1, &size);
  std::string name(text == nullptr ? luaL_typename(state, index) : cut_letters({text, size}, 40));
  lua_pop(state, 1);
  return name;
}

int unknown_global(lua_State* state) {
  const std::string name = shown_key(state, 2);
  lua_pushvalue(state, lua_upvalueindex(1));
  refuse(state, "'" + name + "' is not known here" + nearest_key(state, name));
}

int closed_global(lua_State* state) {
  refuse(state,
         "'" + shown_key(state, 2) +
             "' would be a new global name: rules remember nothing but the position; put 'local' before it");
}

}  // namespace

void refuse(lua_State* state, const std::string& sentence) {
  luaL_where(state, 1);
  lua_pushlstring(state, sentence.data(), sentence.size());
  lua_concat(state, 2);
  lua_error(state);
  std::abort();  // lua_error doesn't return
}

namespace {
constexpr std::size_t kHostRoom = std::size_t{16} << 20U;
}

void* Machine::allocate(void* self, void* block, std::size_t old_size, std::size_t new_size) {
  auto& machine = *static_cast<Machine*>(self);
  if (block == nullptr) old_size = 0;  // then it says what kind of thing it is for
  if (new_size == 0) {
    machine.used_ -= old_size;
    std::free(block);
    return nullptr;
  }
  // What the host writes between two calls, such as a taller stack, fails in nobody's protected call: it has room of
  // its own.
  const std::size_t limit = machine.limited_ ? kMemoryLimit : kMemoryLimit + kHostRoom;
  if (new_size > old_size && machine.used_ + (new_size - old_size) > limit) return nullptr;
  void* moved = std::realloc(block, new_size);
  if (moved != nullptr) machine.used_ += new_size - old_size;
  return moved;
}

Machine& Machine::of(lua_State* state) { return **static_cast<Machine**>(lua_getextraspace(state)); }

std::unique_ptr<Machine> Machine::create() {
  std::unique_ptr<Machine> machine(new Machine);
  lua_State* state = lua_newstate(allocate, machine.get());
  if (state == nullptr) return nullptr;
  machine->state_ = state;
  lua_atpanic(state,
              [](lua_State*) -> int { throw std::bad_alloc(); });  // not abort(): the program is the host's
  *static_cast<Machine**>(lua_getextraspace(state)) = machine.get();
  lua_pushcfunction(state, [](lua_State* fresh) {
    luaL_requiref(fresh, LUA_GNAME, luaopen_base, 1);
    luaL_requiref(fresh, LUA_MATHLIBNAME, luaopen_math, 1);
    luaL_requiref(fresh, LUA_STRLIBNAME, luaopen_string, 1);
    luaL_requiref(fresh, LUA_TABLIBNAME, luaopen_table, 1);
    lua_settop(fresh, 0);
    restrict_library(fresh);
    // What isn't there is an error from the first line on.
    lua_pushglobaltable(fresh);
    lua_createtable(fresh, 0, 2);
    lua_pushglobaltable(fresh);
    lua_pushcclosure(fresh, unknown_global, 1);
    lua_setfield(fresh, -2, "__index");
    lua_pushliteral(fresh, "hidden");
    lua_setfield(fresh, -2, "__metatable");
    lua_setmetatable(fresh, -2);
    return 0;
  });
  if (lua_pcall(state, 0, 0, 0) != LUA_OK) return nullptr;
  return machine;
}

Machine::~Machine() {
  if (state_ != nullptr) lua_close(state_);
}

Problem Machine::take_problem(int status, std::string_view source) {
  Problem problem;
  std::size_t size = 0;
  const char* text = lua_tolstring(state_, -1, &size);
  if (status == LUA_ERRMEM)
    problem.sentence = "the rules need too much memory";
  else if (text == nullptr)
    problem.sentence = "the rules failed without saying why";
  else
    problem = problem_of({text, size}, source);
  lua_pop(state_, 1);
  set_hook();
  return problem;
}

void Machine::note_line(lua_State* state, lua_Debug* at) {
  const Machine& machine = of(state);
  if (LineWatch* watch = machine.watch_; watch != nullptr) {
    watch->look();
    watch->last = static_cast<std::uint32_t>(std::max(at->currentline, 0));
    return;
  }
  if (machine.listener_ != nullptr) return machine.listener_->line(state, at);
  machine.marks_->table.mark(at->currentline, machine.marks_->ran);
}

/// What stopped a call took the place of it.
void Machine::set_hook() noexcept {
  if (marks_ == nullptr && watch_ == nullptr && listener_ == nullptr)
    lua_sethook(state_, nullptr, 0, 0);
  else
    lua_sethook(state_, note_line, LUA_MASKLINE, 0);
}

void Machine::note_lines(const LineMarks* marks) noexcept {
  marks_ = marks;
  set_hook();
}

void Machine::watch_lines(LineWatch* watch) noexcept {
  watch_ = watch;
  set_hook();
}

void Machine::listen(LineListener* listener) noexcept {
  listener_ = listener;
  set_hook();
}

std::optional<Problem> Machine::run(std::string_view source) {
  source_ = source;
  if (source_.starts_with("\xEF\xBB\xBF")) source_.erase(0, 3);
  if (const auto zero = source_.find('\0'); zero != source_.npos)
    return Problem{
        static_cast<std::uint32_t>(
            std::count(source_.begin(), source_.begin() + static_cast<std::ptrdiff_t>(zero), '\n') + 1),
        0, "this is not a text"};
  if (auto problem = load(source_, "=script", source_)) return problem;
  return call(0, 0);
}

std::optional<Problem> Machine::read_line(std::string_view line) {
  if (line.find('\0') != line.npos) return Problem{0, 0, "this is not a text"};
  return load(line, "=console", {});  // the script's own text says nothing about what is wrong in this one
}

std::optional<Problem> Machine::load(std::string_view text, const char* chunk_name, std::string_view source) {
  // "=" before the chunk's name: it is told as it is; "t": texts alone, no compiled code.
  const Limited limited(limited_);
  const int status = luaL_loadbufferx(state_, text.data(), text.size(), chunk_name, "t");
  return status == LUA_OK ? std::nullopt : std::optional(take_problem(status, source));
}

std::optional<Problem> Machine::call(int arguments, int results) {
  // Limited already: a word of the console asks the rules, and what called it is watched.
  std::optional<WatchedCall> watched;
  if (!limited_) watched.emplace(watched_, state_);
  const Limited limited(limited_);
  const int status = lua_pcall(state_, arguments, results, 0);
  return status == LUA_OK ? std::nullopt : std::optional(take_problem(status, source_));
}

void Machine::close_globals() {
  // All that is global moves behind an empty table, so that writing to a known name is an error, too.
  lua_pushglobaltable(state_);
  lua_createtable(state_, 0, 64);
  lua_pushnil(state_);
  while (lua_next(state_, -3) != 0) {
    lua_pushvalue(state_, -2);
    lua_insert(state_, -2);
    lua_rawset(state_, -4);
  }
  const int known = lua_gettop(state_);
  lua_pushnil(state_);
  while (lua_next(state_, known) != 0) {
    lua_pop(state_, 1);
    lua_pushvalue(state_, -1);
    lua_pushnil(state_);
    lua_rawset(state_, known - 1);
  }
  lua_createtable(state_, 0, 2);  // of what is known: the rest is an error
  lua_pushvalue(state_, known);
  lua_pushcclosure(state_, unknown_global, 1);
  lua_setfield(state_, -2, "__index");
  lua_setmetatable(state_, known);
  lua_createtable(state_, 0, 3);
  lua_pushvalue(state_, known);
  lua_setfield(state_, -2, "__index");
  lua_pushcfunction(state_, closed_global);
  lua_setfield(state_, -2, "__newindex");
  lua_pushliteral(state_, "hidden");
  lua_setfield(state_, -2, "__metatable");
  lua_setmetatable(state_, known - 1);
  lua_settop(state_, known - 2);
}

}  // namespace boardwright::script
