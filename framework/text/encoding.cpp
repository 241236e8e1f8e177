// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/encoding.hpp"

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdint>
#include <memory>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr const char* kUtf8 = "UTF-8";
constexpr const char* kWindows = "windows-1252";
constexpr std::string_view kReplacement = "\uFFFD";  // ICU's, for what it can't read
constexpr std::size_t kFewControls = 8;

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

/// Null for a name that ICU doesn't know.
Converter converter(const std::string& name) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter* made = name.empty() ? nullptr : ucnv_open(name.c_str(), &status);
  return {U_FAILURE(status) != 0 ? nullptr : made, ucnv_close};
}

std::string usual_name(UConverter& of) {
  UErrorCode status = U_ZERO_ERROR;
  const char* own = ucnv_getName(&of, &status);
  if (own == nullptr) return "";
  for (const char* register_of : {"MIME", "IANA"})  // only the other has windows-1252
    if (const char* usual = ucnv_getStandardName(own, register_of, &status)) return usual;
  return own;
}

std::string converted(std::string_view bytes, UConverter& from) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString text(bytes.data(), static_cast<std::int32_t>(bytes.size()), &from, status);
  std::string result;
  return text.toUTF8String(result);
}

/// UTF-16 or UTF-32 that has no mark: only these have bytes of zero beside letters.
std::string wide_encoding(std::string_view bytes) {
  if (bytes.find('\0') == std::string_view::npos) return {};
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                            ucsdet_close);
  ucsdet_setText(detector.get(), bytes.data(), static_cast<std::int32_t>(bytes.size()), &status);
  const UCharsetMatch* match = ucsdet_detect(detector.get(), &status);
  if (U_FAILURE(status) != 0 || match == nullptr) return {};
  constexpr std::int32_t kSure = 50;
  const std::string name = ucsdet_getName(match, &status);
  const bool wide = name.starts_with("UTF-16") || name.starts_with("UTF-32");
  return wide && ucsdet_getConfidence(match, &status) >= kSure ? name : std::string();
}

bool all_ascii(std::string_view bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) == 0; });
}

/// Of a set whose letters are single bytes: lines that are UTF-8 all the same are read so, as where files of
/// two programs were put together. How many there were is counted.
std::string converted_by_lines(std::string_view bytes, UConverter& from, std::size_t& utf8_lines) {
  std::string text;
  while (!bytes.empty()) {
    const std::size_t size = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    const std::string_view line = bytes.substr(0, size);
    const bool utf8 = !all_ascii(line) && is_utf8(line);
    utf8_lines += utf8 ? 1 : 0;
    text += utf8 || all_ascii(line) ? std::string(line) : converted(line, from);
    bytes.remove_prefix(size);
  }
  return text;
}

/// Whether a text in which ASCII is what it seems can be written in it.
bool keeps_ascii(UConverter& set) {
  constexpr std::string_view kLetters = "(;GM[9]CA[x]\\:)";
  return converted(kLetters, set) == kLetters;
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
    ++found;
  return found;
}

void replace_all(std::string& text, std::string_view part, std::string_view by) {
  if (text.find(part) == std::string::npos) return;
  std::string result;
  std::size_t from = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, from)) {
    result.append(text, from, at - from).append(by);
    from = at + part.size();
  }
  text = std::move(result.append(text, from));
}

/// Ends of lines as in Windows, on old Macs, and the ones that Unicode adds.
void straighten_lines(std::string& text) {
  const bool windows = text.find("\r\n") != std::string::npos;
  replace_all(text, windows ? "\r\n" : "\n\r", "\n");
  std::replace(text.begin(), text.end(), '\r', '\n');
  for (const std::string_view separator : {"\u2028", "\u2029", "\u0085"}) replace_all(text, separator, "\n");
}

/// How many control characters there were.
std::size_t blank_controls(std::string& text) {
  std::size_t found = 0;
  for (char& c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte >= ' ' && byte != 0x7F) || c == '\n' || c == '\t') continue;
    if (c != '\f' && c != '\v') ++found;  // between pages and lines these are as good as blanks
    c = ' ';
  }
  return found;
}

/// What the text says of itself, as far as that can be so; the sentence says why not, if it matters.
struct Declared {
  Converter set{nullptr, ucnv_close};
  std::string note;
};

Result<Declared> declared_set(std::string_view bytes, const std::string& name) {
  Declared declared;
  const bool utf8 = is_utf8(bytes);
  const bool plain = all_ascii(bytes);
  declared.set = converter(name);
  if (!declared.set) {
    if (!plain && !utf8)
      return fail("the character set '" + excerpt(name, 40) + "' that it names isn't known here");
    if (!plain) declared.note = "the character set '" + excerpt(name, 40) + "' isn't known: read as UTF-8";
    return declared;
  }
  const std::string usual = usual_name(*declared.set);
  if (usual == kUtf8 || usual == "US-ASCII") {
    declared.set.reset();
  } else if (!keeps_ascii(*declared.set)) {
    declared.note = "it says that it is " + usual + ", which it can't be";
    declared.set.reset();
  } else if (utf8 && !plain && ucnv_getMaxCharSize(declared.set.get()) == 1) {
    // Letters of one byte hardly ever come together so that they are UTF-8: the file was written again.
    declared.note = "it says that it is " + usual + ", but it is UTF-8";
    declared.set.reset();
  } else if (usual == "ISO-8859-1") {
    declared.set = converter(kWindows);  // what Latin-1 leaves free, people fill as Windows does
  }
  return declared;
}

void take(DecodedText& decoded, std::string_view bytes, UConverter& set) {
  decoded.encoding = usual_name(set);
  std::size_t utf8_lines = 0;
  decoded.text = ucnv_getMaxCharSize(&set) == 1 && keeps_ascii(set)
                     ? converted_by_lines(bytes, set, utf8_lines)
                     : converted(bytes, set);
  if (utf8_lines > 0)
    decoded.notes.push_back(std::to_string(utf8_lines) +
                            (utf8_lines == 1 ? " line is UTF-8 and was" : " lines are UTF-8 and were") +
                            " read so, the others as " + decoded.encoding);
}

/// In the set that it names, else UTF-8; where it is neither, as Windows writes.
Result<void> take_as_declared(DecodedText& decoded, std::string_view bytes, const std::string& name) {
  auto said = declared_set(bytes, name);
  if (!said) return fail(said.error());
  if (!said->note.empty()) decoded.notes.push_back(said->note);
  if (said->set) {
    take(decoded, bytes, *said->set);
  } else if (is_utf8(bytes)) {
    decoded.encoding = kUtf8;
    decoded.text = bytes;
  } else {
    const Converter windows = converter(kWindows);
    if (!windows) return fail("it isn't UTF-8, and other character sets can't be read here");
    const std::size_t told = decoded.notes.size();
    take(decoded, bytes, *windows);
    if (decoded.notes.size() == told)
      decoded.notes.emplace_back("it isn't UTF-8: read as Windows-1252 (Latin-1)");
  }
  return {};
}

void note_lost(DecodedText& decoded, std::string_view bytes) {
  const std::size_t lost =
      count(decoded.text, kReplacement) - (decoded.encoding == kUtf8 ? count(bytes, kReplacement) : 0);
  if (lost > 0)
    decoded.notes.push_back(std::to_string(lost) + (lost == 1 ? " character" : " characters") +
                            " couldn't be read as " + decoded.encoding + ", and there is " +
                            std::string(kReplacement) + " instead");
}

/// Marks of files that were put together, what web pages and text programs put into words and between them, and how
/// lines and the whole end.
void tidy(std::string& text) {
  for (const char* nothing : {"\uFEFF", "\u200B", "\u2060"}) replace_all(text, nothing, "");
  for (const char* blank : {"\u00A0", "\u202F"}) replace_all(text, blank, " ");
  straighten_lines(text);
  constexpr char kDosEnd = '\x1A';
  while (text.ends_with(kDosEnd)) text.pop_back();
}

}  // namespace

Result<DecodedText> decode_text(std::string_view bytes, std::string_view declared) {
  DecodedText decoded;
  UErrorCode status = U_ZERO_ERROR;
  std::int32_t mark = 0;
  const char* marked = ucnv_detectUnicodeSignature(
      bytes.data(), static_cast<std::int32_t>(std::min<std::size_t>(bytes.size(), 8)), &mark, &status);
  const std::string wide = marked != nullptr ? marked : wide_encoding(bytes);
  if (const Converter set = converter(wide)) {
    take(decoded, bytes.substr(static_cast<std::size_t>(mark)), *set);
  } else if (auto taken = take_as_declared(decoded, bytes, std::string(declared.empty() ? kUtf8 : declared));
             !taken) {
    return fail(taken.error());
  }
  note_lost(decoded, bytes);
  tidy(decoded.text);
  const std::size_t controls = blank_controls(decoded.text);
  if (controls > kFewControls + decoded.text.size() / 8)
    return fail("this is no text: " + std::to_string(controls) + " of its " +
                std::to_string(decoded.text.size()) + " bytes are control characters");
  if (controls > 0)
    decoded.notes.push_back(std::to_string(controls) + (controls == 1
                                                            ? " control character was read as a blank"
                                                            : " control characters were read as blanks"));
  return decoded;
}

}  // namespace boardwright
