// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/replaced_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <random>
#include <utility>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

bool names_a_descriptor(const fs::path& file) {
  const std::string& text = file.native();
  return text.starts_with("/dev/std") || text.starts_with("/dev/fd/") || text.starts_with("/proc/");
}

/// So that the new name survives a power cut too. A file system that can't do this has nothing to lose.
void flush_folder(const fs::path& folder) {
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  fsync(descriptor);
  close(descriptor);
}

/// Makes an empty file with a name that nothing else has, as far as the umask lets others read it.
int make_beside(std::string& path, mode_t mode) {
  std::random_device random;
  const std::string folder = path;
  for (int attempt = 0; attempt < 100; ++attempt) {
    path = folder + ".boardwright-" + std::to_string(random());
    const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

/// As the file that is replaced; its owner and group too, where that is allowed. Another group gets nothing.
int take_over_mode(int descriptor, const struct stat& old) {
  mode_t mode = old.st_mode & 0777U;
  const bool same_group =
      fchown(descriptor, old.st_uid, old.st_gid) == 0 || fchown(descriptor, geteuid(), old.st_gid) == 0;
  if (!same_group) mode &= ~mode_t{070};
  return fchmod(descriptor, mode) == 0 ? 0 : errno;
}

std::string reason_of(const fs::path& file, int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: {
      const std::string folder = one_line(file.parent_path().string());
      std::error_code ignored;
      for (fs::path at = file.parent_path(); error == ENOTDIR && !at.empty() && at != at.root_path();
           at = at.parent_path())
        if (fs::exists(at, ignored) && !fs::is_directory(at, ignored))
          return one_line(at.string()) + " is a file, not a folder; choose another place";
      if (!folder.empty() && !fs::is_directory(file.parent_path(), ignored))
        return "there is no folder " + folder + "; make it first or choose another";
      return "this name is no file's; choose another";
    }
    case EISDIR: return "this is a folder; name a file in it";
    case EACCES:
    case EPERM: return "no permission; choose another folder or change its permissions";
    case EROFS: return "this disk can only be read; choose another";
    case ENOSPC:
    case EDQUOT: return "the disk is full; free some space and try again";
    case EFBIG: return "it would be larger than this system allows";
    case ENXIO:
    case EPIPE: return "nobody reads what is written there";
    case ENAMETOOLONG: return "the name is too long";
    case ELOOP: return "the link leads back to itself";
    default: return std::strerror(error);  // NOLINT(concurrency-mt-unsafe)
  }
}

}  // namespace

std::string cannot_write(const fs::path& file, int error) {
  if (file.empty()) return "a file to write needs a name";
  // Where a link leads to no folder, that is the one to name.
  std::error_code ignored;
  const bool linked = error == ENOENT && fs::is_symlink(fs::symlink_status(file, ignored));
  const auto place = linked ? written_place(file) : Result<fs::path>(file);
  return one_line(file.string()) + ": can't be written: " + reason_of(place.value_or(file), error);
}

Result<fs::path> written_place(const fs::path& file) {
  constexpr int kMostLinks = 40;
  fs::path place = file;
  for (int links = 0; links < kMostLinks; ++links) {
    std::error_code error;
    if (names_a_descriptor(place) || !fs::is_symlink(fs::symlink_status(place, error))) return place;
    const fs::path next = fs::read_symlink(place, error);
    if (error) return fail(cannot_write(file, error.value()));
    place = next.is_absolute() ? next : place.parent_path() / next;
  }
  return fail(cannot_write(file, ELOOP));
}

Result<ReplacedFile> ReplacedFile::begin(const fs::path& file, Readers readers) {
  auto target = written_place(file);
  if (!target) return fail(target.error());
  if (!target->has_filename()) return fail(cannot_write(file, EISDIR));
  struct stat old {};
  const bool there = stat(target->c_str(), &old) == 0;
  if (there && S_ISDIR(old.st_mode)) return fail(cannot_write(file, EISDIR));
  if (there && !S_ISREG(old.st_mode))
    return fail(one_line(file.string()) + ": this is a device or a pipe; a file is needed here");
  if (there && euidaccess(target->c_str(), W_OK) != 0) return fail(cannot_write(file, errno));
  std::string beside = target->parent_path().string();
  if (!beside.empty() && beside.back() != '/') beside += '/';
  const mode_t mode = !there && readers == Readers::kEverybody ? 0666 : 0600;
  const int descriptor = make_beside(beside, mode);
  if (descriptor < 0) return fail(cannot_write(file, errno));
  ReplacedFile made(file, std::move(*target), std::move(beside), descriptor);
  if (there)
    if (const int error = take_over_mode(descriptor, old); error != 0) return fail(cannot_write(file, error));
  return made;
}

ReplacedFile::ReplacedFile(ReplacedFile&& other) noexcept
    : file_(std::move(other.file_)),
      target_(std::move(other.target_)),
      beside_(std::exchange(other.beside_, {})),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

ReplacedFile::~ReplacedFile() {
  if (descriptor_ >= 0) close(descriptor_);
  if (!beside_.empty()) unlink(beside_.c_str());
}

Result<void> ReplacedFile::keep() {
  if (fsync(descriptor_) != 0) return fail(cannot_write(file_, errno));
  if (close(std::exchange(descriptor_, -1)) != 0) return fail(cannot_write(file_, errno));
  if (rename(beside_.c_str(), target_.c_str()) != 0) return fail(cannot_write(file_, errno));
  beside_.clear();
  flush_folder(target_.parent_path());
  return {};
}

}  // namespace boardwright
