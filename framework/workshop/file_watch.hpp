// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "framework/workshop/watched_files.hpp"

namespace boardwright {

/// Notices that files have another content than before. Their folders are watched, because editors replace files, and
/// contents are compared, so that a file that is only touched has not changed. No thread of its own: whoever has a loop
/// waits for `descriptor` or as long as `wait` says, and asks `changed` then. One thread at a time.
class FileWatch {
 public:
  using Clock = std::chrono::steady_clock;
  /// So long nothing may happen in the folders before files are looked at: editors write in several steps.
  static constexpr std::chrono::milliseconds kQuiet{80};
  /// Which files there are to be looked at; asked again after each change.
  using Files = std::function<std::vector<std::filesystem::path>()>;

  /// What the files hold now is nothing new. Fails where the system watches nothing more.
  [[nodiscard]] static Result<std::unique_ptr<FileWatch>> begin(Files files);
  FileWatch(const FileWatch&) = delete;
  FileWatch& operator=(const FileWatch&) = delete;
  ~FileWatch();

  /// Can be read from when something has happened.
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }
  /// How long until `changed` is to be asked although nothing more happens; nothing: not before something does.
  [[nodiscard]] std::optional<std::chrono::milliseconds> wait() const;
  /// Whether it has been quiet since something happened, and a file holds now what none held before. Once for each
  /// change; never waits.
  [[nodiscard]] bool changed();

 private:
  FileWatch(Files files, int descriptor) : files_(std::move(files)), descriptor_(descriptor) {}
  bool watch_folders(const std::vector<std::filesystem::path>& files);  ///< whether any is watched
  void take_events();

  Files files_;
  int descriptor_;
  FileContents contents_;
  bool lost_ = false;                               // a folder has gone and may come again
  std::optional<Clock::time_point> last_happened_;  // and not looked at yet
};

}  // namespace boardwright
