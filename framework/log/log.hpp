// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's log: what happened, for whoever has to find out why something went wrong. It never holds what is
// hidden in a game, what dice come from, or people's names; the home folder is written as ~. Nothing is written
// anywhere until a log is kept.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// How much is told. Each holds what those before it hold.
enum class LogDetail { kOff, kWarnings, kEvents, kEverything };

/// off, warning, info or debug, as options, settings and BOARDWRIGHT_LOG have it.
[[nodiscard]] std::string_view log_word(LogDetail detail);
/// The sentence names the words there are.
[[nodiscard]] Result<LogDetail> log_detail_from(std::string_view word);
/// BOARDWRIGHT_LOG; nothing where it isn't set. The sentence names the variable.
[[nodiscard]] Result<std::optional<LogDetail>> log_detail_of_environment();

/// A file of at most `most_bytes`; then it is kept as an older one, of which there are `older`.
struct LogPlace {
  std::filesystem::path file;
  std::size_t most_bytes = std::size_t{512} << 10U;
  std::size_t older = 2;
};

/// boardwright in the user's folder for such things ($XDG_STATE_HOME, else ~/.local/state). Fails if neither is
/// known.
[[nodiscard]] Result<std::filesystem::path> usual_log_folder();

/// From now on, in this process; adds to a file that is there. Makes the folder. Its user alone can read it.
[[nodiscard]] Result<void> keep_log(const LogPlace& place, LogDetail detail);
void set_log_detail(LogDetail detail);
/// Until another one is kept.
void leave_log();

// One line each, from any thread; control characters become spaces.
void log_warning(std::string_view line);
void log_event(std::string_view line);
void log_debug(std::string_view line);

/// The newest lines of the log that is kept, oldest first; none without one.
[[nodiscard]] std::vector<std::string> last_log_lines(std::size_t most);

/// A text for others: paths of the home folder begin with ~, and the user's name is gone from other paths.
[[nodiscard]] std::string without_home(std::string text);

}  // namespace boardwright
