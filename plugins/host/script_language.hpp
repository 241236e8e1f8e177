// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/abi/language.h>

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace boardwright {

/// From now on a call into a script that holds the calling thread for longer is stopped, by the time that the processor
/// spends on it; elsewhere scripts have their language's own limit. For a thread that an interface waits for, and before
/// it opens a script. 0: as elsewhere.
void hurry_scripts_here(std::chrono::milliseconds most);

/// A language in which games are written, loaded from the library `languages/<suffix>.so` of the program, such as
/// `languages/lua.so` for `.lua`. Lives as long as anything that came from it. Any thread may use it.
class ScriptLanguage : public std::enable_shared_from_this<ScriptLanguage> {
 public:
  /// Where a file of this ending is written in a language, its library; empty: it is none that the program has.
  [[nodiscard]] static std::filesystem::path library_for(std::string_view suffix);
  /// Loads it, once as long as somebody holds it. It belongs to the program and isn't probed.
  [[nodiscard]] static Result<std::shared_ptr<const ScriptLanguage>> load(
      const std::filesystem::path& library);

  ScriptLanguage(const ScriptLanguage&) = delete;
  ScriptLanguage& operator=(const ScriptLanguage&) = delete;
  ~ScriptLanguage();

  [[nodiscard]] std::string version() const;
  /// A plugin out of a text; `close` is to be called with it. The sentence begins with file, line and column.
  [[nodiscard]] Result<const bw_plugin*> open(const std::string& name, std::string_view text) const;
  void close(const bw_plugin* plugin) const;

 private:
  struct Handle;
  ScriptLanguage();
  std::unique_ptr<Handle> handle_;
};

}  // namespace boardwright
