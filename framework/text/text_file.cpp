// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/text_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "framework/text/file_kind.hpp"
#include "framework/text/link_to_nothing.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

class Descriptor {
 public:
  // Without waiting: a pipe that nobody writes to would be waited for in open() itself.
  explicit Descriptor(const std::filesystem::path& file)
      : number_(open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  [[nodiscard]] int number() const noexcept { return number_; }

 private:
  int number_;
};

Result<std::string> unreadable(int error) {
  if (error == ENOENT) return fail("can't be read");
  if (error == ELOOP) return fail("can't be read: the link leads back to itself");
  if (error == EACCES)
    return fail("can't be read: no permission; choose another folder or change its permissions");
  return fail("can't be read: " + std::string(std::strerror(error)));  // NOLINT(concurrency-mt-unsafe)
}

Result<std::string> too_large(std::size_t largest) {
  return fail("the file is too large, expected at most " + std::to_string(largest >> 20U) + " MB");
}

Result<std::string> is_other(std::string_view kind, std::string_view wanted) {
  return fail("this is " + std::string(kind) + ", not " + std::string(wanted));
}

std::string_view kind_of(mode_t mode) {
  return S_ISDIR(mode) ? "a folder" : S_ISFIFO(mode) ? "a pipe" : S_ISSOCK(mode) ? "a socket" : "a device";
}

/// What its size says isn't asked: some files grow while they are read, and those of /proc don't know it.
Result<std::string> read_all(int descriptor, std::size_t largest) {
  std::string text;
  char part[65536];
  for (;;) {
    const ssize_t got = ::read(descriptor, part, sizeof part);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return unreadable(errno);
    if (got == 0) return text;
    text.append(part, static_cast<std::size_t>(got));
    if (text.size() > largest) return too_large(largest);
  }
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& file, std::size_t largest,
                              std::string_view wanted) {
  const Descriptor descriptor(file);
  const int error = errno;
  struct stat status {};
  // Sockets can't be opened; what they are is known all the same.
  const int known =
      descriptor.number() < 0 ? stat(file.c_str(), &status) : fstat(descriptor.number(), &status);
  if (known == 0 && !S_ISREG(status.st_mode)) return is_other(kind_of(status.st_mode), wanted);
  if (descriptor.number() < 0) {
    const auto nowhere = error == ENOENT ? link_to_nothing(file) : std::string();
    return nowhere.empty() ? unreadable(error) : fail(nowhere);
  }
  if (known != 0) return unreadable(errno);
  if (static_cast<std::size_t>(status.st_size) > largest) return too_large(largest);
  return read_all(descriptor.number(), largest);
}

Result<std::string> read_text(const std::filesystem::path& file, std::size_t largest,
                              std::string_view wanted) {
  auto bytes = read_file(file, largest, wanted);
  std::error_code error;
  if (!bytes && std::filesystem::symlink_status(file, error).type() == std::filesystem::file_type::not_found)
    return fail(file.string() + ": there is no such file");
  if (bytes)
    if (const auto kind = file_kind(*bytes); !kind.empty()) bytes = is_other(kind, wanted);
  if (!bytes) return fail(at_file(file, bytes.error()));
  return bytes;
}

std::string link_to_nothing(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(std::filesystem::symlink_status(path, error)) ||
      std::filesystem::status(path, error).type() != std::filesystem::file_type::not_found)
    return {};
  const auto place = std::filesystem::read_symlink(path, error);
  return error ? std::string() : "this is a link to " + one_line(place.string()) + ", and nothing is there";
}

bool has_place(std::string_view sentence) noexcept {
  const std::size_t digits = sentence.find_first_not_of("0123456789");
  return digits != 0 && digits != std::string_view::npos && sentence[digits] == ':';
}

std::string at_file(const std::filesystem::path& file, std::string_view sentence) {
  // "this is a picture, not a record": it is the file that is one.
  if (constexpr std::string_view kThis = "this is "; sentence.starts_with(kThis))
    return file.string() + " is " + std::string(sentence.substr(kThis.size()));
  return file.string() + (has_place(sentence) ? ":" : ": ") + std::string(sentence);
}

}  // namespace boardwright
