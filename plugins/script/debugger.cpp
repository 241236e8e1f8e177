// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/debugger.hpp"

#include <algorithm>
#include <boardwright/sdk/bound.hpp>
#include <cstring>
#include <lua.hpp>
#include <set>

#include "plugins/script/console.hpp"
#include "plugins/script/script_rules.hpp"
#include "plugins/script/value_words.hpp"

namespace boardwright::script {
namespace {

constexpr std::size_t kMostVariables = 40;
constexpr ValueRoom kValueRoom{.letters = 160, .entries = 1000};
constexpr std::uint32_t kDeepestCall = 64;  // deeper ones count as that

class Recorder final : public LineListener {
 public:
  Recorder(const ScriptRules& rules, const bw_debug_wanted& wanted)
      : rules_(rules),
        wanted_(wanted),
        breakpoints_(wanted.breakpoints, wanted.breakpoints + wanted.breakpoint_count) {}

  [[nodiscard]] bool full() const noexcept { return told_ >= wanted_.most; }

  void line(lua_State* state, lua_Debug* at) override {
    if (lua_getinfo(state, "Sl", at) == 0 || std::strcmp(at->source, "=script") != 0) return;
    ++number_;
    if (number_ < wanted_.from) return;
    const auto line = static_cast<std::uint32_t>(std::max(at->currentline, 0));
    open_ = open_ || breakpoints_.empty() || breakpoints_.contains(line);
    if (!open_) return;
    if (!full()) tell(state, at, line);
    if (full()) refuse(state, "as much is recorded as was wanted");
  }

 private:
  struct Variable {
    std::string name, value;
  };

  void tell(lua_State* state, lua_Debug* at, std::uint32_t line) {
    look_at_position();
    const auto known = variables(state, at);
    std::vector<bw_variable> told;
    for (const Variable& one : known) told.push_back({one.name.c_str(), one.value.c_str()});
    const std::string function(function_of(*at));
    const bw_debug_stop stop{number_,
                             line,
                             depth_of(state),
                             function.c_str(),
                             text_.c_str(),
                             told.data(),
                             static_cast<std::uint32_t>(told.size())};
    wanted_.tell(wanted_.context, &stop);
    ++told_;
  }

  /// Its text is made anew only where it has changed.
  void look_at_position() {
    Bytes now(rules_.layout().size());
    if (position == nullptr || !position->look_at(now.data())) {
      seen_.clear();
      text_.clear();
    } else if (now != seen_) {
      text_ = as_one_text(rules_.texts().write_position(now.data()));
      seen_ = std::move(now);
    }
  }

  /// Behind the line where it begins, which belongs to whoever makes it.
  [[nodiscard]] std::string_view function_of(const lua_Debug& at) const {
    if (at.linedefined <= 0) return {};
    const auto first = static_cast<std::uint32_t>(at.linedefined),
               last = static_cast<std::uint32_t>(std::max(at.lastlinedefined, at.linedefined));
    const auto name = first == last ? std::string_view() : rules_.lines().function_in(first + 1, last);
    return name.empty() ? rules_.lines().function_in(first, first) : name;
  }

  [[nodiscard]] static std::uint32_t depth_of(lua_State* state) {
    std::uint32_t depth = 0;
    for (lua_Debug frame; depth < kDeepestCall && lua_getstack(state, static_cast<int>(depth), &frame) != 0;)
      ++depth;
    return depth;
  }

  /// What is local, an inner one instead of an outer one of its name, then what its function has from around it.
  [[nodiscard]] std::vector<Variable> variables(lua_State* state, lua_Debug* at) const {
    std::vector<Variable> all;
    const auto take = [&](const char* name, bool inner) {  // its value lies on the stack, and goes
      const auto same =
          std::find_if(all.begin(), all.end(), [&](const Variable& one) { return one.name == name; });
      // Those without a name of the script's are Lua's own.
      const bool shown = name[0] != '(' && std::strcmp(name, "_ENV") != 0 && !lua_isfunction(state, -1) &&
                         !position->is_at(-1) && (same == all.end() ? all.size() < kMostVariables : inner);
      if (shown) {
        ValueWords words(state, *position, kValueRoom);
        words.add(-1);
        std::string value = as_one_text(words.take());
        if (lua_type(state, -1) == LUA_TSTRING) value = '"' + value + '"';
        if (same != all.end()) all.erase(same);
        all.push_back({name, std::move(value)});
      }
      lua_pop(state, 1);
    };
    int place = 1;
    while (const char* name = lua_getlocal(state, at, place++)) take(name, true);
    lua_getinfo(state, "f", at);
    place = 1;
    while (const char* name = lua_getupvalue(state, -1, place++)) take(name, false);
    lua_pop(state, 1);
    return all;
  }

  const ScriptRules& rules_;
  const bw_debug_wanted& wanted_;
  std::set<std::uint32_t> breakpoints_;
  std::uint64_t number_ = 0;
  std::uint32_t told_ = 0;
  bool open_ = false;
  Bytes seen_;
  std::string text_;
};

bw_status record_run(const bw_rules* r, const void* position, const char* line, std::size_t size,
                     const bw_debug_wanted* wanted, bw_sink error) noexcept {
  return sdk::guard(error, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    Recorder recorder(rules, *wanted);
    std::string said;
    if (answer_line(rules, at(position), {line, size}, said, &recorder) || recorder.full()) return BW_OK;
    sdk::put(error, said);
    return BW_BAD_INPUT;
  });
}

}  // namespace

const bw_debugger kDebugger{sizeof(bw_debugger), record_run};

}  // namespace boardwright::script
