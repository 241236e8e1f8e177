// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/state_code.hpp"

#include <lzma.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>

#include "framework/text/ascii.hpp"
#include "framework/text/number.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::papers {
namespace {

constexpr std::string_view kStateSchema = "BWS1/";
/// How a store's own text begins (framework/store/export.cpp).
constexpr std::string_view kStoreBegins = "{\"boardwright\":";
/// What QR codes pack two to 11 bits, but for blanks, which readers cut, and the signs between the parts. 41 of them,
/// as 41 to the third is just more than two bytes.
constexpr std::string_view kCodeSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-";
constexpr std::uint32_t kCodeBase = kCodeSigns.size();
constexpr std::size_t kCodeDigits = 3;
static_assert(kCodeBase == 41);
/// With what stands around them the picture has 97 modules a side: as wide as three fingers it is still read.
constexpr std::size_t kBytesInCode = 624;
constexpr std::uint64_t kMostMemory = std::uint64_t{128} << 20U;

std::string hexadecimal(std::uint32_t number, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto at = text.rbegin(); at != text.rend(); ++at, number /= 16) *at = kCodeSigns[number % 16];
  return text;
}

std::uint32_t sum_of(std::string_view text) {
  return lzma_crc32(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), 0);
}

std::string check_of(std::string_view text) { return hexadecimal(sum_of(text) & 0xFFFFU, 4); }

Result<std::string> packed(std::string_view text) {
  lzma_options_lzma options;
  if (lzma_lzma_preset(&options, 9 | LZMA_PRESET_EXTREME)) return fail("the state can't be packed");
  // Nobody looks back further than to the text's beginning; the preset would have room for 64 MiB, also in who unpacks.
  options.dict_size =
      static_cast<std::uint32_t>(std::clamp<std::size_t>(text.size(), LZMA_DICT_SIZE_MIN, options.dict_size));
  std::array<lzma_filter, 2> filters{{{LZMA_FILTER_LZMA2, &options}, {LZMA_VLI_UNKNOWN, nullptr}}};
  std::string out(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t length = 0;
  if (lzma_stream_buffer_encode(filters.data(), LZMA_CHECK_CRC32, nullptr,
                                reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                                reinterpret_cast<std::uint8_t*>(out.data()), &length, out.size()) != LZMA_OK)
    return fail("the state can't be packed");
  out.resize(length);
  return out;
}

/// Nothing for what wasn't packed so, or is larger than any text that is read.
std::optional<std::string> unpacked(std::string_view bytes) {
  std::uint64_t memory = kMostMemory;
  for (std::size_t room = 64 * bytes.size() + 4096;; room *= 4) {
    std::string out(std::min(room, kLargestText), '\0');
    std::size_t from = 0, to = 0;
    const auto done = lzma_stream_buffer_decode(
        &memory, 0, nullptr, reinterpret_cast<const std::uint8_t*>(bytes.data()), &from, bytes.size(),
        reinterpret_cast<std::uint8_t*>(out.data()), &to, out.size());
    if (done == LZMA_BUF_ERROR && out.size() < kLargestText) continue;
    if (done != LZMA_OK || from != bytes.size()) return std::nullopt;
    out.resize(to);
    return out;
  }
}

/// Two bytes each as three signs; a last single one as two.
std::string signs_of(std::string_view bytes) {
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    const bool both = i + 1 < bytes.size();
    std::uint32_t value = static_cast<unsigned char>(bytes[i]);
    if (both) value = value << 8U | static_cast<unsigned char>(bytes[i + 1]);
    for (std::size_t digit = 0; digit < (both ? kCodeDigits : kCodeDigits - 1); ++digit, value /= kCodeBase)
      text += kCodeSigns[value % kCodeBase];
  }
  return text;
}

std::optional<std::string> bytes_of(std::string_view signs) {
  std::string bytes;
  for (std::size_t i = 0; i < signs.size(); i += kCodeDigits) {
    const auto digits = signs.substr(i, kCodeDigits);
    std::uint32_t value = 0;
    for (auto at = digits.rbegin(); at != digits.rend(); ++at) {
      const auto digit = kCodeSigns.find(*at);
      if (digit == std::string_view::npos) return std::nullopt;
      value = value * kCodeBase + static_cast<std::uint32_t>(digit);
    }
    const bool both = digits.size() == kCodeDigits;
    if (digits.size() == 1 || value > (both ? 0xFFFFU : 0xFFU)) return std::nullopt;
    if (both) bytes += static_cast<char>(value >> 8U);
    bytes += static_cast<char>(value & 0xFFU);
  }
  return bytes;
}

struct StatePart {
  std::string mark, data;
  std::uint32_t number = 0, of = 0;
};

std::optional<StatePart> state_part(std::string_view code) {
  std::vector<std::string_view> fields;
  for (std::string_view rest = code;;) {
    const auto end = rest.find('/');
    fields.push_back(rest.substr(0, end));
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  if (fields.size() != 6 || fields[5] != check_of(code.substr(0, code.rfind('/')))) return std::nullopt;
  const auto number = whole_number<std::uint32_t>(fields[2]), of = whole_number<std::uint32_t>(fields[3]);
  if (!number || !of || *number == 0 || *number > *of || *of > kMostStateCodes) return std::nullopt;
  return StatePart{std::string(fields[1]), std::string(fields[4]), *number, *of};
}

/// The codes of one paper, by their numbers.
struct StatePaper {
  std::uint32_t of = 0;
  std::map<std::uint32_t, std::string> parts;
  [[nodiscard]] bool whole() const { return parts.size() == of; }
};

std::string missing_in(const StatePaper& paper) {
  std::string list;
  for (std::uint32_t number = 1; number <= paper.of; ++number)
    if (!paper.parts.contains(number)) list += (list.empty() ? "" : ", ") + std::to_string(number);
  return list;
}

}  // namespace

Result<std::vector<std::string>> state_codes(std::string_view state) {
  const auto bytes = packed(state);
  if (!bytes) return fail(bytes.error());
  const std::size_t count = (bytes->size() + kBytesInCode - 1) / kBytesInCode;
  if (count > kMostStateCodes)
    return fail("this tournament would take " + std::to_string(count) + " codes on paper, and at most " +
                std::to_string(kMostStateCodes) +
                " are scanned by anybody; a folder for copies keeps it instead");
  const std::string mark = hexadecimal(sum_of(*bytes), 8);
  std::vector<std::string> codes;
  for (std::size_t i = 0; i < count; ++i) {
    std::string code = std::string(kStateSchema) + mark + "/" + std::to_string(i + 1) + "/" +
                       std::to_string(count) + "/" +
                       signs_of(std::string_view(*bytes).substr(i * kBytesInCode, kBytesInCode));
    codes.push_back(code + "/" + check_of(code));
  }
  return codes;
}

bool has_state_codes(std::string_view text) {
  if (text.starts_with(kStoreBegins)) return false;  // people in it are called as they like
  return text.find(kStateSchema) != std::string_view::npos || text.find("bws1/") != std::string_view::npos;
}

Result<std::string> read_state(std::string_view text) {
  std::string capitals(text);
  for (char& letter : capitals) letter = ascii_upper(letter);
  std::map<std::string, StatePaper> papers;
  for (std::size_t at = capitals.find(kStateSchema), nth = 1; at != std::string::npos; ++nth) {
    const std::size_t end = std::min(capitals.find_first_of(" \t\r\n\"<", at), capitals.size());
    const auto part = state_part(std::string_view(capitals).substr(at, end - at));
    if (!part)
      return fail("code " + std::to_string(nth) + " of this text was not read whole; scan it once more");
    StatePaper& paper = papers[part->mark];
    paper.of = part->of;
    paper.parts[part->number] = part->data;
    at = capitals.find(kStateSchema, end);
  }
  if (papers.empty()) return fail("no code of a tournament on paper is in this text");
  std::erase_if(papers, [&](const auto& one) {
    return !one.second.whole() &&
           std::ranges::any_of(papers, [](const auto& other) { return other.second.whole(); });
  });
  if (papers.size() > 1) return fail("these are codes of several papers; take those of the newest alone");
  const auto& [mark, paper] = *papers.begin();
  if (!paper.whole())
    return fail("of " + std::to_string(paper.of) + " codes these are missing: " + missing_in(paper) +
                "; scan them too");
  std::string bytes;
  for (const auto& [number, data] : paper.parts) {
    const auto more = bytes_of(data);
    if (!more)
      return fail("code " + std::to_string(number) + " of this text was not read whole; scan it once more");
    bytes += *more;
  }
  auto state = hexadecimal(sum_of(bytes), 8) == mark ? unpacked(bytes) : std::nullopt;
  if (!state) return fail("these codes don't make a tournament together; scan them once more");
  return std::move(*state);
}

}  // namespace boardwright::papers
