// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/file_watch.hpp"

#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <set>
#include <string_view>
#include <utility>

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::uint32_t kHappenings = IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM |
                                      IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF;
/// Where a folder has gone it is looked for again after so long.
constexpr std::chrono::milliseconds kLookAgain{500};

/// Where a file is, and where it is when links are followed.
std::set<fs::path> folders_of(const std::vector<fs::path>& files) {
  std::set<fs::path> folders;
  for (const fs::path& file : files) {
    std::error_code error;
    const fs::path absolute = fs::absolute(file, error);
    folders.insert(absolute.parent_path());
    if (const fs::path real = fs::canonical(absolute, error); !error) folders.insert(real.parent_path());
  }
  return folders;
}

/// What editors keep beside the file while they are open.
bool is_by_the_way(std::string_view name) { return name.starts_with('.') || name.ends_with('~'); }

}  // namespace

Result<std::unique_ptr<FileWatch>> FileWatch::begin(Files files) {
  const int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0)
    return fail("this system watches no more folders (" + std::string(std::strerror(errno)) +  // NOLINT
                "); close some programs, or raise fs.inotify.max_user_instances");
  std::unique_ptr<FileWatch> watch(new FileWatch(std::move(files), descriptor));
  if (!watch->watch_folders(watch->files_()))
    return fail(
        "its folder can't be watched; there may be none, or the system watches no more "
        "(fs.inotify.max_user_watches)");
  watch->contents_ = contents_of(watch->files_());
  return watch;
}

FileWatch::~FileWatch() { close(descriptor_); }

bool FileWatch::watch_folders(const std::vector<fs::path>& files) {
  // A link that leads nowhere may lead somewhere again.
  lost_ = std::any_of(files.begin(), files.end(), [](const fs::path& file) {
    std::error_code error;
    return fs::is_symlink(file, error) && !fs::exists(file, error);
  });
  bool any = false;
  for (const fs::path& folder : folders_of(files)) {
    if (inotify_add_watch(descriptor_, folder.c_str(), kHappenings | IN_ONLYDIR) >= 0)
      any = true;
    else
      lost_ = true;
  }
  return any;
}

void FileWatch::take_events() {
  alignas(inotify_event) std::array<char, 8192> buffer;
  for (;;) {
    const ssize_t size = read(descriptor_, buffer.data(), buffer.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return;
    for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
      inotify_event event{};
      std::memcpy(&event, buffer.data() + at, sizeof event);
      const char* name = buffer.data() + at + sizeof event;
      at += sizeof event + event.len;
      if ((event.mask & (IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF)) != 0) {
        if ((event.mask & IN_MOVE_SELF) != 0) inotify_rm_watch(descriptor_, event.wd);
        lost_ = true;
      }
      if (event.len == 0 || !is_by_the_way(name)) last_happened_ = Clock::now();
    }
  }
}

std::optional<std::chrono::milliseconds> FileWatch::wait() const {
  using std::chrono::milliseconds;
  if (last_happened_)
    return std::max(milliseconds(0),
                    std::chrono::ceil<milliseconds>(*last_happened_ + kQuiet - Clock::now()));
  return lost_ ? std::optional(kLookAgain) : std::nullopt;
}

bool FileWatch::changed() {
  take_events();
  if (last_happened_ ? Clock::now() < *last_happened_ + kQuiet : !lost_) return false;
  last_happened_.reset();
  const auto files = files_();
  watch_folders(files);  // before they are read: what happens from here on is heard
  FileContents now = contents_of(files);
  // A file that has gone comes back when its editor is done; without it there is nothing to read.
  for (auto& [file, content] : now)
    if (const auto before = contents_.find(file); content.empty() && before != contents_.end())
      content = before->second;
  return std::exchange(contents_, now) != now;
}

}  // namespace boardwright
