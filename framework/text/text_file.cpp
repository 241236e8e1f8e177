// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/text_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "framework/text/file_kind.hpp"

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

std::string_view kind_of(mode_t mode) {
  return S_ISDIR(mode) ? "a folder" : S_ISFIFO(mode) ? "a pipe" : S_ISSOCK(mode) ? "a socket" : "a device";
}

}  // namespace

Result<std::string> read_regular_file(const std::filesystem::path& file, std::size_t most,
                                      std::string_view wanted) {
  const auto is_other = [&](std::string_view kind) {
    return fail(file.string() + " is " + std::string(kind) + ", not " + std::string(wanted));
  };
  const Descriptor descriptor(file);
  struct stat status {};
  if (descriptor.number() < 0 || fstat(descriptor.number(), &status) != 0)
    return fail(file.string() + ": can't be read");
  if (!S_ISREG(status.st_mode)) return is_other(kind_of(status.st_mode));
  std::string bytes;
  for (std::size_t size = 0;;) {
    constexpr std::size_t kPiece = 1U << 16U;
    bytes.resize(std::min(size + kPiece, most + 1));
    const ssize_t got = ::read(descriptor.number(), bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fail(file.string() + ": can't be read");
    size += static_cast<std::size_t>(got);
    if (got > 0 && size <= most) continue;
    bytes.resize(size);
    break;
  }
  if (const auto kind = file_kind(bytes); !kind.empty()) return is_other(kind);
  return bytes;
}

std::string at_file(const std::filesystem::path& file, std::string_view sentence) {
  // "this is a picture, not a record": it is the file that is one.
  if (constexpr std::string_view kThis = "this is "; sentence.starts_with(kThis))
    return file.string() + " is " + std::string(sentence.substr(kThis.size()));
  const std::size_t digits = sentence.find_first_not_of("0123456789");
  const bool has_place = digits != 0 && digits != std::string_view::npos && sentence[digits] == ':';
  return file.string() + (has_place ? ":" : ": ") + std::string(sentence);
}

}  // namespace boardwright
