// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/log/log.hpp"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <memory>
#include <mutex>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kWords{"off", "warning", "info", "debug"};

spdlog::level::level_enum level_of(LogDetail detail) {
  switch (detail) {
    case LogDetail::kOff: return spdlog::level::off;
    case LogDetail::kWarnings: return spdlog::level::warn;
    case LogDetail::kEvents: return spdlog::level::info;
    default: return spdlog::level::debug;
  }
}

struct Kept {
  std::mutex mutex;
  std::shared_ptr<spdlog::logger> logger;
  LogPlace place;
};
Kept& kept() {
  static Kept log;
  return log;
}

std::shared_ptr<spdlog::logger> logger() {
  const std::lock_guard lock(kept().mutex);
  return kept().logger;
}

void write(spdlog::level::level_enum level, std::string_view line) {
  const auto log = logger();
  if (log != nullptr && log->should_log(level))
    log->log(level, "{}", one_line(without_home(std::string(line))));
}

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing here changes it
  return value == nullptr ? "" : value;
}

void put_instead(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// A disk that is full stays so: one sentence is enough, and nobody stops playing for it.
void tell_once(const std::string& why) {
  static std::atomic<bool> told = false;
  if (told.exchange(true)) return;
  const std::string sentence = "boardwright: the log can't be written: " + one_line(why) + "\n";
  std::fputs(sentence.c_str(), stderr);
}

void add_lines_of(const fs::path& file, std::size_t most, std::deque<std::string>& lines) {
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(std::move(line));
    if (lines.size() > most) lines.pop_front();
  }
}

}  // namespace

std::string_view log_word(LogDetail detail) { return kWords[static_cast<std::size_t>(detail)]; }

Result<LogDetail> log_detail_from(std::string_view word) {
  for (std::size_t i = 0; i < kWords.size(); ++i)
    if (kWords[i] == word) return static_cast<LogDetail>(i);
  return fail("expected off, warning, info or debug, not '" + excerpt(word) + "'");
}

Result<std::optional<LogDetail>> log_detail_of_environment() {
  const std::string word = from_environment("BOARDWRIGHT_LOG");
  if (word.empty()) return std::nullopt;
  const auto detail = log_detail_from(word);
  if (!detail) return fail("BOARDWRIGHT_LOG: " + detail.error());
  return *detail;
}

Result<fs::path> usual_log_folder() {
  const std::string state = from_environment("XDG_STATE_HOME"), home = from_environment("HOME");
  if (state.starts_with('/')) return fs::path(state) / "boardwright";
  if (home.starts_with('/')) return fs::path(home) / ".local/state/boardwright";
  return fail("the home folder is not known: set HOME");
}

Result<void> keep_log(const LogPlace& place, LogDetail detail) {
  const std::string cant = place.file.string() + ": no log can be kept there: ";
  std::error_code error;
  if (place.file.has_parent_path()) fs::create_directories(place.file.parent_path(), error);
  if (error) return fail(cant + error.message());
  if (fs::exists(place.file, error) && !fs::is_regular_file(place.file, error))
    return fail(cant + "it is no file");
  try {
    // A spdlog sink of zero older files would empty the file where it should keep the newest lines.
    spdlog::file_event_handlers handlers;
    // Each file that it begins is private too.
    handlers.after_open = [](const spdlog::filename_t&, std::FILE* file) { fchmod(fileno(file), 0600); };
    auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
        place.file.string(), place.most_bytes, std::max<std::size_t>(place.older, 1), false, handlers);
    auto log = std::make_shared<spdlog::logger>("boardwright", std::move(sink));
    log->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %P %l %v", spdlog::pattern_time_type::utc);
    log->set_level(level_of(detail));
    log->set_error_handler(tell_once);
    log->flush_on(spdlog::level::debug);  // what is not on the disk is lost in a crash
    const std::lock_guard lock(kept().mutex);
    kept().logger = std::move(log);
    kept().place = place;
  } catch (const std::exception& exception) {
    return fail(cant + exception.what());
  }
  return {};
}

void set_log_detail(LogDetail detail) {
  if (const auto log = logger()) log->set_level(level_of(detail));
}

void leave_log() {
  const std::lock_guard lock(kept().mutex);
  kept().logger.reset();
  kept().place = {};
}

void log_warning(std::string_view line) { write(spdlog::level::warn, line); }
void log_event(std::string_view line) { write(spdlog::level::info, line); }
void log_debug(std::string_view line) { write(spdlog::level::debug, line); }

std::vector<std::string> last_log_lines(std::size_t most) {
  LogPlace place;
  {
    const std::lock_guard lock(kept().mutex);
    place = kept().place;
  }
  if (place.file.empty()) return {};
  std::deque<std::string> lines;
  add_lines_of(spdlog::sinks::rotating_file_sink_mt::calc_filename(place.file.string(), 1), most, lines);
  add_lines_of(place.file, most, lines);
  return {lines.begin(), lines.end()};
}

std::string without_home(std::string text) {
  const std::string home = from_environment("HOME");
  if (home.size() > 1) {
    put_instead(text, home + "/", "~/");
    if (text.ends_with(home)) text.replace(text.size() - home.size(), home.size(), "~");
    put_instead(text, home + " ", "~ ");
    put_instead(text, home + ":", "~:");
  }
  std::string user = from_environment("USER");
  if (user.empty()) user = fs::path(home).filename().string();
  if (!user.empty()) put_instead(text, "/" + user + "/", "/(user)/");
  return text;
}

}  // namespace boardwright
