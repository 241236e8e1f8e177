// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/compiled_lines.hpp"

#include <cstring>
#include <lua.hpp>
#include <memory>
#include <stdexcept>
#include <string>

namespace boardwright::script {
namespace {

// lua_getinfo tells the lines of a function that somebody holds. One that never ran may hold others that were never
// made, and of these only the compiler's output tells: its form is that of ldump.c, the same for all of Lua 5.4.
static_assert(LUA_VERSION_NUM == 504, "the form of compiled texts belongs to the version of Lua");

/// A text as Lua has compiled it.
class Compiled {
 public:
  explicit Compiled(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] std::vector<CompiledFunction> read() {
    constexpr std::string_view kBegin = LUA_SIGNATURE "\x54\0";
    static_assert(kBegin.size() == 5, "a zero ends the literal; the format's own follows");
    if (take(kBegin.size()) != kBegin || byte() != 0) refuse_form();
    take(6);  // what a broken copy would have changed
    if (byte() != kInstruction || byte() != sizeof(lua_Integer) || byte() != sizeof(lua_Number))
      refuse_form();
    take(sizeof(lua_Integer) + sizeof(lua_Number) + 1);  // examples of both, and how many upvalues follow
    read_function(0);
    return std::move(functions_);
  }

 private:
  static constexpr std::size_t kInstruction = 4, kUpvalue = 3;        // bytes
  static constexpr std::uint8_t kFloat = 0x13, kInteger = 0x03;       // kinds of constants
  static constexpr std::uint8_t kShortText = 0x04, kLongText = 0x14;  //
  static constexpr std::int8_t kElsewhere = -0x80;                    // a line that is too far for a byte

  [[noreturn]] static void refuse_form() { throw std::runtime_error("a compiled text of another form"); }
  std::string_view take(std::size_t size) {
    if (size > rest_.size()) refuse_form();
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return taken;
  }
  std::uint8_t byte() { return static_cast<std::uint8_t>(take(1).front()); }
  std::size_t number() {
    std::size_t value = 0;
    for (;;) {
      const std::uint8_t next = byte();
      if (value >> (8 * sizeof value - 7) != 0) refuse_form();
      value = value << 7U | (next & 0x7FU);
      if ((next & 0x80U) != 0) return value;
    }
  }
  void skip_text() {
    if (const std::size_t size = number(); size != 0) take(size - 1);
  }
  void skip(std::size_t count, std::size_t size) {
    if (count > rest_.size()) refuse_form();
    take(count * size);
  }

  void read_function(std::size_t outer) {
    const std::size_t own = functions_.size();
    functions_.push_back({outer, {}});
    skip_text();
    std::int64_t line = static_cast<std::int64_t>(number());
    (void)number();  // where it ends
    take(1);         // parameters
    const bool varies = byte() != 0;
    take(1);  // room
    skip(number(), kInstruction);
    skip_constants();
    skip(number(), kUpvalue);
    for (std::size_t inner = number(); inner > 0; --inner) read_function(own);
    // Where each instruction stands: so many lines from the one before, or as the list behind says.
    const std::string_view steps = take(number());
    std::vector<std::int64_t> elsewhere;
    for (std::size_t count = number(); count > 0; --count) {
      (void)number();  // of which instruction: they are in order
      elsewhere.push_back(static_cast<std::int64_t>(number()));
    }
    auto next = elsewhere.begin();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const auto step = static_cast<std::int8_t>(steps[i]);
      if (step == kElsewhere && next == elsewhere.end()) refuse_form();
      line = step == kElsewhere ? *next++ : line + step;
      // What takes in any number of values does so before a line begins.
      if ((i > 0 || !varies) && line > 0) functions_[own].lines.push_back(static_cast<std::uint32_t>(line));
    }
    for (std::size_t count = number(); count > 0; --count) skip_text(), (void)number(), (void)number();
    for (std::size_t count = number(); count > 0; --count) skip_text();
  }
  void skip_constants() {
    for (std::size_t count = number(); count > 0; --count) {
      const std::uint8_t kind = byte();
      if (kind == kFloat) take(sizeof(lua_Number));
      if (kind == kInteger) take(sizeof(lua_Integer));
      if (kind == kShortText || kind == kLongText) skip_text();
    }
  }

  std::string_view rest_;
  std::vector<CompiledFunction> functions_;
};

int write(lua_State*, const void* bytes, std::size_t size, void* all) {
  try {
    static_cast<std::string*>(all)->append(static_cast<const char*>(bytes), size);
    return 0;
  } catch (const std::bad_alloc&) {
    return 1;
  }
}

}  // namespace

std::vector<CompiledFunction> compiled_functions(std::string_view source) {
  const std::unique_ptr<lua_State, void (*)(lua_State*)> state(luaL_newstate(), lua_close);
  if (!state || luaL_loadbufferx(state.get(), source.data(), source.size(), "=script", "t") != LUA_OK)
    return {};
  std::string bytes;
  if (lua_dump(state.get(), write, &bytes, 0) != 0) throw std::bad_alloc();
  return Compiled(bytes).read();
}

}  // namespace boardwright::script
