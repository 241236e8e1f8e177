// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/package_library.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include "framework/text/config_file.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/replaced_file.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kVersionDigits = 32;                    // of the package's hash
constexpr std::string_view kNew = ".new-", kGone = ".gone-";  // folders on their way in and out

std::string version_folder(const std::string& hash) { return hash.substr(0, kVersionDigits); }

/// So that new names in a folder survive a power cut.
Result<void> flush_to_disk(const fs::path& path, int flags) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
  if (descriptor < 0) return fail(cannot_write(path, errno));
  const int error = fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno;
  close(descriptor);
  return error == 0 ? Result<void>() : fail(cannot_write(path, error));
}

Result<void> write_new(const fs::path& file, std::string_view content) {
  const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644);
  if (descriptor < 0) return fail(cannot_write(file, errno));
  int error = write_all(descriptor, content);
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  if (close(descriptor) != 0 && error == 0) error = errno;
  return error == 0 ? Result<void>() : fail(cannot_write(file, error));
}

/// Into an empty folder. The names have been found harmless (entry_rules.hpp).
Result<void> write_files(const fs::path& folder, const std::vector<PackedFile>& files) {
  for (const auto& file : files) {
    const fs::path path = folder / file.name;
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    if (error) return fail(cannot_write(path, error.value()));
    if (auto written = write_new(path, file.content); !written) return written;
  }
  std::error_code error;
  for (fs::recursive_directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
    if (i->is_directory())
      if (auto flushed = flush_to_disk(i->path(), O_DIRECTORY); !flushed) return flushed;
  return flush_to_disk(folder, O_DIRECTORY);
}

/// A folder that nobody else can look into, with a name that nothing else has.
Result<fs::path> make_folder(const fs::path& beginning) {
  std::string name = beginning.string() + "XXXXXX";
  if (mkdtemp(name.data()) == nullptr) return fail(cannot_write(beginning.parent_path() / "folder", errno));
  return fs::path(name);
}

/// Held by whoever changes the library. What others have left behind when they were stopped is gone then.
class LibraryLock {
 public:
  static Result<LibraryLock> take(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return fail(folder.string() + ": can't be made: " + error.message());
    const fs::path file = folder / ".lock";
    const int descriptor = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return fail(cannot_write(file, errno));
    while (flock(descriptor, LOCK_EX) != 0)
      if (errno != EINTR) {
        const int failed = errno;
        close(descriptor);
        return fail(cannot_write(file, failed));
      }
    for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error)) {
      const std::string name = i->path().filename().string();
      std::error_code ignored;
      if (name.starts_with(kNew) || name.starts_with(kGone)) fs::remove_all(i->path(), ignored);
    }
    return LibraryLock(descriptor);
  }
  LibraryLock(LibraryLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  LibraryLock& operator=(LibraryLock&&) = delete;
  ~LibraryLock() {
    if (descriptor_ >= 0) close(descriptor_);
  }

 private:
  explicit LibraryLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

/// As a folder of the library, whole or not at all.
Result<void> put_in_place(const fs::path& library, const fs::path& target, const Package& package) {
  auto made = make_folder(library / kNew);
  if (!made) return fail(made.error());
  auto written = write_files(*made, package.files);
  if (written && rename(made->c_str(), target.c_str()) != 0) written = fail(cannot_write(target, errno));
  if (!written) {
    std::error_code ignored;
    fs::remove_all(*made, ignored);
    return written;
  }
  return flush_to_disk(target.parent_path(), O_DIRECTORY);
}

}  // namespace

Result<UnpackedFolder> UnpackedFolder::of(const Package& package) {
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error);
  if (error) return fail("there is no folder for what lasts a moment: set TMPDIR");
  auto made = make_folder(folder / "boardwright-package-");
  if (!made) return fail(made.error());
  UnpackedFolder unpacked(std::move(*made));
  if (auto written = write_files(unpacked.path_, package.files); !written) return fail(written.error());
  return unpacked;
}

UnpackedFolder::~UnpackedFolder() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove_all(path_, ignored);
}

const InstalledVersion* InstalledPackage::current() const {
  const auto found =
      std::find_if(versions.begin(), versions.end(), [](const auto& one) { return one.current; });
  return found == versions.end() ? nullptr : &*found;
}

std::vector<InstalledPackage> PackageLibrary::list() const {
  std::vector<InstalledPackage> packages;
  for (const auto& id : installed_ids(folder_)) {
    InstalledPackage package{id, {}, {}};
    const auto game = read_installed(folder_, id);
    if (!game) package.problem = game.error();
    for (const auto& version : game ? game->versions : std::vector<std::string>()) {
      auto unpacked = read_unpacked(folder_ / id / version);
      if (unpacked)
        package.versions.push_back({version, std::move(*unpacked), version == game->current});
      else if (version == game->current)
        package.problem = unpacked.error();
    }
    if (!package.problem.empty()) package.versions.clear();
    packages.push_back(std::move(package));
  }
  return packages;
}

Result<InstalledPackage> PackageLibrary::find(const std::string& game) const {
  std::vector<std::string> ids;
  for (auto& package : list()) {
    if (package.game == game) return std::move(package);
    ids.push_back(package.game);
  }
  return fail("no game '" + excerpt(game) + "' has been installed from a package" + suggestion(game, ids));
}

Result<void> PackageLibrary::install(const Package& package) const {
  const auto lock = LibraryLock::take(folder_);
  if (!lock) return fail(lock.error());
  const std::string id = package.manifest.game, version = version_folder(package.hash);
  auto game = read_installed(folder_, id);
  // A list that can't be read is no reason to go without the game; its versions are lost.
  if (!game) game = InstalledGame{id, {}, {}};
  std::error_code error;
  fs::create_directories(folder_ / id, error);
  if (error) return fail(cannot_write(folder_ / id, error.value()));
  const fs::path target = folder_ / id / version;
  if (!is_there(target))
    if (auto placed = put_in_place(folder_, target, package); !placed) return placed;
  std::erase(game->versions, version);
  game->versions.push_back(version);
  game->current = version;
  if (auto flushed = flush_to_disk(folder_, O_DIRECTORY); !flushed) return flushed;
  return save_installed(folder_, *game);
}

Result<void> PackageLibrary::remove(const std::string& game) const {
  if (auto there = find(game); !there) return fail(there.error());
  const auto lock = LibraryLock::take(folder_);
  if (!lock) return fail(lock.error());
  // Out of sight at once; what it holds goes afterwards, now or with the next change.
  auto gone = make_folder(folder_ / kGone);
  if (!gone) return fail(gone.error());
  if (rename((folder_ / game).c_str(), (*gone / game).c_str()) != 0)
    return fail(cannot_write(folder_ / game, errno));
  if (auto flushed = flush_to_disk(folder_, O_DIRECTORY); !flushed) return flushed;
  std::error_code error;
  fs::remove_all(*gone, error);
  if (error) return fail(gone->string() + ": can't be removed: " + error.message());
  return {};
}

Result<void> PackageLibrary::back(const std::string& game) const {
  if (auto there = find(game); !there) return fail(there.error());
  const auto lock = LibraryLock::take(folder_);
  if (!lock) return fail(lock.error());
  auto installed = read_installed(folder_, game);
  if (!installed) return fail(installed.error());
  const auto at = std::find(installed->versions.begin(), installed->versions.end(), installed->current);
  if (at == installed->versions.begin())
    return fail("there is no version of " + game + " before the one that is played");
  installed->current = *(at - 1);
  return save_installed(folder_, *installed);
}

}  // namespace boardwright
