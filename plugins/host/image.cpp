// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/image.hpp"

#include <fcntl.h>
#include <sodium.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <vector>

#include "plugins/host/seal.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kMaxSize = 256U << 20U;  // no honest rule set is larger

std::string system_error() { return std::strerror(errno); }  // NOLINT(concurrency-mt-unsafe): glibc's is safe

struct Descriptor {
  int value;
  explicit Descriptor(int v) : value(v) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (value >= 0) close(value);
  }
  int release() { return std::exchange(value, -1); }
};

}  // namespace

Result<PluginImage> PluginImage::read(const std::filesystem::path& file) {
  const std::string name = file.string();
  const Descriptor source(open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (source.value < 0) return fail(name + ": can't be opened: " + system_error());
  struct stat status {};
  if (fstat(source.value, &status) != 0) return fail(name + ": can't be read: " + system_error());
  if (!S_ISREG(status.st_mode)) return fail(name + ": not a file");
  Descriptor copy(memfd_create("boardwright-plugin", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (copy.value < 0) return fail(name + ": no memory for a private copy: " + system_error());

  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, crypto_generichash_BYTES);
  std::vector<unsigned char> buffer(1U << 16U);
  std::size_t size = 0;
  for (;;) {
    const ssize_t got = ::read(source.value, buffer.data(), buffer.size());
    if (got < 0) return fail(name + ": can't be read: " + system_error());
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
    if (size > kMaxSize) return fail(name + ": too large for a plugin");
    crypto_generichash_update(&state, buffer.data(), static_cast<unsigned long long>(got));
    for (ssize_t done = 0; done < got;) {
      const ssize_t put = write(copy.value, buffer.data() + done, static_cast<std::size_t>(got - done));
      if (put < 0) return fail(name + ": no memory for a private copy: " + system_error());
      done += put;
    }
  }
  if (fcntl(copy.value, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
    return fail(name + ": the private copy can't be sealed: " + system_error());

  std::array<unsigned char, crypto_generichash_BYTES> digest{};
  crypto_generichash_final(&state, digest.data(), digest.size());
  std::array<char, crypto_generichash_BYTES * 2 + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  return PluginImage(copy.release(), hex.data());
}

PluginImage::PluginImage(PluginImage&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), hash_(std::move(other.hash_)) {}

PluginImage::~PluginImage() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<std::string> PluginImage::text() const {
  struct stat status {};
  if (fstat(descriptor_, &status) != 0) return fail("can't be read: " + system_error());
  if (status.st_size > off_t{1} << 20) return fail("has more than 1 MB, which is too large for a text");
  std::string text(static_cast<std::size_t>(status.st_size), '\0');
  if (pread(descriptor_, text.data(), text.size(), 0) != static_cast<ssize_t>(text.size()))
    return fail("can't be read: " + system_error());
  return text;
}

bool PluginImage::is_whole() const {
  struct stat status {};
  if (fstat(descriptor_, &status) != 0 || status.st_size <= 0) return true;
  const auto size = static_cast<std::size_t>(status.st_size);
  void* content = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor_, 0);
  if (content == MAP_FAILED) return false;
  const bool whole = seal_fits({static_cast<const char*>(content), size});
  munmap(content, size);
  return whole;
}

std::string PluginImage::path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

}  // namespace boardwright
