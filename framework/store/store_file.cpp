// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/store_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>

#include "framework/text/file_kind.hpp"
#include "framework/text/link_to_nothing.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::store {

std::string store_file_uri(const std::filesystem::path& path) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text = "file:";
  for (const char letter : std::filesystem::absolute(path).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte < 0x80 && (std::isalnum(byte) != 0 || std::strchr("/._-~", letter) != nullptr)) {
      text += letter;
    } else {
      text += '%';
      text += kDigits[byte >> 4U];
      text += kDigits[byte & 0x0fU];
    }
  }
  return text;
}

bool was_never_a_store(const std::filesystem::path& path) {
  std::array<char, 512> begin{};
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), begin.size());
  const std::string_view bytes(begin.data(), static_cast<std::size_t>(file.gcount()));
  if (bytes.empty()) return false;
  if (!file_kind(bytes).empty()) return !bytes.starts_with("SQLite format 3");
  const auto written = bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0, 64);
  return std::all_of(written.begin(), written.end(), [](char letter) {
    return (letter >= ' ' && letter <= '~') || letter == '\n' || letter == '\r' || letter == '\t';
  });
}

Result<void> prepare_store_file(const std::filesystem::path& path, bool create) {
  const auto failed = [&](int error) {
    const std::string reason =
        error == EACCES || error == EPERM || error == EROFS
            ? "no permission to read and write it; choose another folder or change its permissions"
        : error == ENOENT && !create
            ? "there is no store here yet; `boardwright players add NAME` makes one"
            : "can't be opened: " + std::string(std::strerror(error));  // NOLINT(concurrency-mt-unsafe)
    return fail(path.string() + ": " + reason);
  };
  if (const auto nowhere = link_to_nothing(path); !nowhere.empty()) return fail(at_file(path, nowhere));
  std::error_code error;
  if (create && path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  if (error) return failed(error.value());
  if (std::filesystem::is_directory(path, error))
    return fail(path.string() + ": this is a folder, and a store is a file; name a file in it");
  if (std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error))
    return fail(path.string() + ": this is a pipe or a device, and a store is a file; name another");
  const int descriptor = create ? ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
  if (descriptor >= 0) {
    ::close(descriptor);
  } else if ((create && errno != EEXIST) || euidaccess(path.c_str(), R_OK | W_OK) != 0) {
    // Asked and not tried: closing a file gives up the locks that this process has on it through SQLite.
    return failed(errno);
  }
  return {};
}

}  // namespace boardwright::store
