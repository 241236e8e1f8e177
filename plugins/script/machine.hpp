// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lua with nothing but what rules may use, for one thread at a time: no files, no clock, no random numbers, no
// code from texts, a limit to memory and to time.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "plugins/script/problem.hpp"
#include "plugins/script/watchdog.hpp"

struct lua_Debug;
struct lua_State;

namespace boardwright::script {

/// What a machine may have, the script itself included.
inline constexpr std::size_t kMemoryLimit = std::size_t{48} << 20U;
/// What prelude functions make of a text at most.
inline constexpr std::size_t kLongestText = 4096;

struct LineMarks;

/// Looks at something after every line that runs: `broken` tells whether it can't be as it is, and `line` is then the one
/// that has made it so, as long as that wasn't mended since.
struct LineWatch {
  bool (*broken)(void* context) = nullptr;
  void* context = nullptr;
  std::uint32_t line = 0, last = 0;

  void look() {
    if (!broken(context))
      line = 0;
    else if (line == 0)
      line = last;
  }
};

class PositionTable;

/// Hears of every line before it runs, of the script and of the console. May stop the script, as functions of the prelude
/// do.
class LineListener {
 public:
  LineListener() = default;
  LineListener(const LineListener&) = delete;
  LineListener& operator=(const LineListener&) = delete;
  virtual ~LineListener() = default;
  virtual void line(lua_State* state, lua_Debug* at) = 0;
  PositionTable* position = nullptr;  ///< of the machine that is listened to
};

class Machine {
 public:
  /// With the words of Lua that rules may use; what else they need is added by declare.hpp. Null where there is no
  /// memory for it.
  [[nodiscard]] static std::unique_ptr<Machine> create();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;
  ~Machine();

  [[nodiscard]] lua_State* state() const noexcept { return state_; }

  /// Runs the script's own lines. Once.
  [[nodiscard]] std::optional<Problem> run(std::string_view source);
  /// From here on nothing global changes: what isn't known is an error that names what is nearest.
  void close_globals();
  /// From now on notes which lines of the script run, as long as `marks` lives; null: no longer. Only while somebody
  /// asks for it does Lua look at lines at all.
  void note_lines(const LineMarks* marks) noexcept;
  /// In place of that, as long as `watch` lives; null: no longer. Slow, and only for what has gone wrong already.
  void watch_lines(LineWatch* watch) noexcept;
  /// Likewise, where no watch looks.
  void listen(LineListener* listener) noexcept;
  /// A problem that such a watch has found, with its place.
  [[nodiscard]] Problem placed(Problem problem, std::uint32_t line) const {
    return line == 0 ? problem : written_at(std::move(problem), line, source_);
  }
  /// Reads a line that isn't the script's own, as a function on the stack; or the problem, whose sentence begins
  /// with `console:1:`.
  [[nodiscard]] std::optional<Problem> read_line(std::string_view line);
  /// Calls the function below `arguments` values on the stack under all limits; its results lie on the stack then,
  /// or the problem is told and the stack is as it was without function and arguments. A call within one has its limits.
  [[nodiscard]] std::optional<Problem> call(int arguments, int results);

  /// What the tables of this machine belong to, for functions of the prelude.
  void* owner = nullptr;
  [[nodiscard]] static Machine& of(lua_State* state);

 private:
  Machine() = default;
  static void* allocate(void* self, void* block, std::size_t old_size, std::size_t new_size);
  /// A text as a function on the stack; `source` is what its problem's place is looked for in.
  [[nodiscard]] std::optional<Problem> load(std::string_view text, const char* chunk_name,
                                            std::string_view source);
  [[nodiscard]] Problem take_problem(int status, std::string_view source);
  static void note_line(lua_State* state, lua_Debug* at);
  void set_hook() noexcept;

  lua_State* state_ = nullptr;
  std::size_t used_ = 0;
  std::string source_;
  Watched watched_;
  const LineMarks* marks_ = nullptr;
  LineWatch* watch_ = nullptr;
  LineListener* listener_ = nullptr;
  bool limited_ = false;  ///< where Lua can say that memory is lacking: not while the host writes tables
};

/// Stops the script with a sentence, from within a function of the prelude.
[[noreturn]] void refuse(lua_State* state, const std::string& sentence);

}  // namespace boardwright::script
