// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/ids.hpp"

#include <sodium.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <mutex>

#include "framework/match/time_source.hpp"

namespace boardwright {

namespace {

/// The 12 bits behind the time: ids of one millisecond count up, from a random start in the lower half, so
/// that they sort as they were made (RFC 9562, 6.2, method 1).
std::uint32_t count_within(TimeMs now) {
  static std::mutex mutex;
  static TimeMs last = 0;
  static std::uint32_t count = 0;
  const std::lock_guard lock(mutex);
  count = now == last && count < 0xfff ? count + 1 : randombytes_uniform(0x800);
  last = now;
  return count;
}

}  // namespace

std::string new_id(TimeMs now) {
  if (sodium_init() < 0) std::abort();  // no secure random numbers at all: nothing here may go on
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  const auto time = static_cast<std::uint64_t>(now);
  const std::uint32_t count = count_within(now);
  for (unsigned i = 0; i < 6; ++i) bytes[i] = static_cast<unsigned char>(time >> (8 * (5 - i)));
  bytes[6] = static_cast<unsigned char>(0x70 | (count >> 8U));  // the version
  bytes[7] = static_cast<unsigned char>(count & 0xffU);
  bytes[8] = static_cast<unsigned char>(0x80 | (bytes[8] & 0x3f));  // the variant of RFC 9562
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (unsigned i = 0; i < bytes.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += kDigits[bytes[i] >> 4U];
    text += kDigits[bytes[i] & 0x0fU];
  }
  return text;
}

bool is_id(std::string_view text) {
  if (text.size() != 36 || text[14] != '7') return false;
  if (std::string_view("89ab").find(text[19]) == std::string_view::npos) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const bool digit = (text[i] >= '0' && text[i] <= '9') || (text[i] >= 'a' && text[i] <= 'f');
    if (dash ? text[i] != '-' : !digit) return false;
  }
  return true;
}

TimeMs utc_now() { return system_time().time_since_epoch().count(); }

}  // namespace boardwright
