// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/archive_layout.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace boardwright {
namespace {

/// Parts of a zip (APPNOTE.TXT 4.3): each begins with its four letters, numbers have their lowest byte first.
constexpr std::string_view kFile("PK\x03\x04", 4), kListed("PK\x01\x02", 4), kEnd("PK\x05\x06", 4);
constexpr std::size_t kFileSize = 30, kListedSize = 46, kEndSize = 22;
constexpr std::uint64_t kSizesFollow = 1U << 3U;

/// A part whose fixed size is there.
class Part {
 public:
  [[nodiscard]] static std::optional<Part> at(std::string_view bytes, std::uint64_t place,
                                              std::string_view kind, std::size_t size) {
    if (place > bytes.size() || bytes.size() - place < size || bytes.substr(place, kind.size()) != kind)
      return std::nullopt;
    return Part(bytes.substr(place, size));
  }
  [[nodiscard]] std::uint64_t two(std::size_t at) const { return number(at, 2); }
  [[nodiscard]] std::uint64_t four(std::size_t at) const { return number(at, 4); }

 private:
  explicit Part(std::string_view bytes) : bytes_(bytes) {}
  [[nodiscard]] std::uint64_t number(std::size_t at, std::size_t size) const {
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes_[at + i]);
    return value;
  }
  std::string_view bytes_;
};

/// Where the file ends that begins at `place`, by what the list says of it; nothing if they differ or there is more.
std::optional<std::uint64_t> end_of_file(std::string_view bytes, const Part& listed, std::uint64_t place) {
  const auto file = Part::at(bytes, place, kFile, kFileSize);
  const std::uint64_t name = listed.two(28);
  const bool plain = file && listed.four(42) == place && listed.two(30) == 0 && listed.two(32) == 0 &&
                     listed.two(34) == 0 && file->two(26) == name && file->two(28) == 0 &&
                     (file->two(6) & kSizesFollow) == 0;
  if (!plain) return std::nullopt;
  return place + kFileSize + name + listed.four(20);
}

}  // namespace

bool holds_its_files_alone(std::string_view bytes) {
  if (bytes.size() < kEndSize) return false;
  const std::uint64_t last = bytes.size() - kEndSize;
  const auto end = Part::at(bytes, last, kEnd, kEndSize);
  if (!end || end->two(4) != 0 || end->two(6) != 0 || end->two(8) != end->two(10) || end->two(20) != 0)
    return false;
  const std::uint64_t list = end->four(16);
  std::uint64_t file = 0, entry = list;
  for (std::uint64_t left = end->two(10); left > 0; --left) {
    const auto listed = Part::at(bytes, entry, kListed, kListedSize);
    const auto behind = listed ? end_of_file(bytes, *listed, file) : std::nullopt;
    if (!behind) return false;
    file = *behind;
    entry += kListedSize + listed->two(28);
  }
  return file == list && entry == last && end->four(12) == last - list;
}

}  // namespace boardwright
