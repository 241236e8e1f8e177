// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/log/running_marker.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <nlohmann/json.hpp>

namespace boardwright {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view kPrefix = "running-";
constexpr std::size_t kLargest = 1U << 16U;

/// Of the one marker of this process, for the handler.
std::array<char, 4096> marked_file{};

extern "C" void remove_marker(int signal) {
  const int error = errno;
  unlink(marked_file.data());
  errno = error;
  std::signal(signal, SIG_DFL);
  std::raise(signal);  // ends the process when this function returns
}

void handle_signals(void (*handler)(int)) {
  for (const int number : {SIGHUP, SIGINT, SIGTERM}) {
    struct sigaction now {};
    if (sigaction(number, nullptr, &now) != 0 || now.sa_handler == SIG_IGN) continue;
    now = {};
    now.sa_handler = handler;
    sigaction(number, &now, nullptr);
  }
}

std::string content_of(int descriptor) {
  std::string text(kLargest, '\0');
  const ssize_t got = pread(descriptor, text.data(), text.size(), 0);
  text.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return text;
}

/// What can't be read was cut off by the crash: that the program ended is known all the same.
RunningGame game_in(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return {};
  const auto word = [&](const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  return {word("game"), word("plugin"), word("match")};
}

}  // namespace

std::vector<RunningGame> RunningMarker::unexpected_ends(const fs::path& folder) {
  std::vector<std::pair<fs::file_time_type, RunningGame>> found;
  std::error_code error;
  for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
    if (!i->path().filename().string().starts_with(kPrefix)) continue;
    const int descriptor = open(i->path().c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (descriptor < 0) continue;
    struct stat status {};
    const bool gone = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) &&
                      flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    if (gone && unlink(i->path().c_str()) == 0) {
      std::error_code ignored;
      found.emplace_back(fs::file_time_type(std::chrono::nanoseconds(status.st_mtim.tv_sec * 1000000000LL +
                                                                     status.st_mtim.tv_nsec)),
                         game_in(content_of(descriptor)));
    }
    close(descriptor);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<RunningGame> games;
  for (auto& [time, game] : found) games.push_back(std::move(game));
  return games;
}

Result<std::unique_ptr<RunningMarker>> RunningMarker::set(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  const fs::path file = folder / (std::string(kPrefix) + std::to_string(getpid()));
  const auto failed = [&](int number) {
    return fail(file.string() +
                ": can't be written: " + std::strerror(number));  // NOLINT(concurrency-mt-unsafe)
  };
  if (file.string().size() >= marked_file.size()) return failed(ENAMETOOLONG);
  const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (descriptor < 0) return failed(errno);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    const int number = errno;
    close(descriptor);
    return failed(number);
  }
  std::unique_ptr<RunningMarker> marker(new RunningMarker(descriptor, file));
  std::copy_n(file.c_str(), file.string().size() + 1, marked_file.begin());
  handle_signals(remove_marker);
  marker->told_.game = "?";  // other than what is told now
  marker->doing({});
  return marker;
}

RunningMarker::~RunningMarker() {
  handle_signals(SIG_DFL);
  unlink(file_.c_str());
  close(descriptor_);
}

void RunningMarker::doing(const RunningGame& game) {
  if (game == told_) return;
  told_ = game;
  const std::string text = Json{{"game", game.game}, {"plugin", game.plugin}, {"match", game.match}}.dump(
      -1, ' ', false, Json::error_handler_t::replace);
  // Where the disk is full a crash will say less; nothing else comes of it.
  if (ftruncate(descriptor_, 0) == 0) [[maybe_unused]]
    const ssize_t written = pwrite(descriptor_, text.data(), text.size(), 0);
}

}  // namespace boardwright
