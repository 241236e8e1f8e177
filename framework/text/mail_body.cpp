// SPDX-License-Identifier: GPL-3.0-or-later
//
// RFC 2045 and 2046, as far as a game that came by mail needs them.
#include "framework/text/mail_body.hpp"

#include <sodium.h>

#include <algorithm>
#include <vector>

#include "framework/text/ascii.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kQuotedPrintable = "quoted-printable";
constexpr std::string_view kBase64 = "base64";

std::string_view without_end(std::string_view line) {
  return line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
}

/// "Subject: …"
bool is_head_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != std::string_view::npos && colon > 0 &&
         std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), [](char letter) {
           return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '-';
         });
}

/// 16: it is none.
unsigned hex_value(char digit) {
  constexpr std::string_view kDigits = "0123456789ABCDEFabcdef";
  const auto at = static_cast<unsigned>(std::min(kDigits.find(digit), kDigits.size()));
  return at == kDigits.size() ? 16 : at < 16 ? at : at - 6;
}

std::string from_quoted_printable(std::string_view body) {
  std::string text;
  for (std::size_t at = 0; at < body.size(); ++at) {
    if (body[at] != '=') {
      text += body[at];
      continue;
    }
    // At the end of a line: the line goes on.
    const std::size_t next = body.find_first_not_of(" \t\r", at + 1);
    if (next == std::string_view::npos || body[next] == '\n') {
      at = std::min(next, body.size() - 1);
      continue;
    }
    const unsigned high = hex_value(body[at + 1]), low = at + 2 < body.size() ? hex_value(body[at + 2]) : 16;
    if (high < 16 && low < 16) {
      text += static_cast<char>(high * 16 + low);
      at += 2;
    } else {
      text += '=';  // somebody's own
    }
  }
  return text;
}

/// Nothing if it is something else.
std::optional<std::string> from_base64(std::string_view body) {
  const std::string_view letters = body.substr(0, body.find('='));
  std::string text(letters.size() / 4 * 3 + 3, '\0');
  std::size_t size = 0;
  const char* end = nullptr;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(text.data()), text.size(), letters.data(),
                        letters.size(), " \t\r\n", &size, &end,
                        sodium_base64_VARIANT_ORIGINAL_NO_PADDING) != 0 ||
      end != letters.data() + letters.size())
    return std::nullopt;
  text.resize(size);
  return text;
}

bool holds_text(std::string_view bytes) {
  return std::none_of(bytes.begin(), bytes.end(), [](char letter) {
    return (letter & 0xE0) == 0 && std::string_view("\t\n\f\r\x1B").find(letter) == std::string_view::npos;
  });
}

class MailReader {
 public:
  explicit MailReader(std::string_view bytes) : rest_(bytes) {}

  std::optional<MailBody> read() {
    const std::string_view first = rest_.substr(0, rest_.find('\n'));
    if (!is_head_line(first) && !first.starts_with("From ")) return std::nullopt;
    while (!rest_.empty()) {
      const std::string_view line = rest_.substr(0, std::min(rest_.find('\n'), rest_.size() - 1) + 1);
      rest_.remove_prefix(line.size());
      take(line);
    }
    end_body();
    if (mail_.encoding.empty()) return std::nullopt;
    return std::move(mail_);
  }

 private:
  void take(std::string_view line) {
    if (is_boundary(line)) {
      end_body();
      in_head_ = !without_end(line).ends_with("--");
      head_.clear();
      mail_.text += line;
    } else if (!in_head_) {
      body_ += line;
    } else {
      mail_.text += line;
      if (without_end(line).empty()) return end_head();
      // A line that begins with a blank goes on with the one before.
      if (line.front() == ' ' || line.front() == '\t')
        line.remove_prefix(1);
      else
        head_ += '\n';
      head_ += without_end(line);
    }
  }

  /// The value of that line of the head, in small letters.
  [[nodiscard]] std::string head_value(std::string_view name) const {
    const std::string small = ascii_lower(head_);
    const std::size_t at = small.find("\n" + std::string(name) + ":");
    if (at == std::string::npos) return {};
    const std::size_t begin = small.find_first_not_of(" \t", at + name.size() + 2);
    if (begin == std::string::npos) return {};
    return small.substr(begin, small.find('\n', begin) - begin);
  }

  void end_head() {
    in_head_ = false;
    encoding_ = head_value("content-transfer-encoding");
    const std::string kind = head_value("content-type");
    is_page_ = !boundaries_.empty() && kind.starts_with("text/html");
    // Its letters are as they are written there.
    constexpr std::string_view kBoundary = "boundary=";
    const std::size_t at = ascii_lower(head_).find(kBoundary);
    if (!kind.starts_with("multipart/") || at == std::string::npos) return;
    std::string_view value = std::string_view(head_).substr(at + kBoundary.size());
    const bool quoted = value.starts_with('"');
    if (quoted) value.remove_prefix(1);
    value = value.substr(0, value.find_first_of(quoted ? "\"\n" : "; \t\n"));
    if (!value.empty()) boundaries_.push_back("--" + std::string(value));
  }

  [[nodiscard]] bool is_boundary(std::string_view line) const {
    const std::string_view text = without_end(line);
    return std::any_of(boundaries_.begin(), boundaries_.end(),
                       [&](const std::string& one) { return text == one || text == one + "--"; });
  }

  void end_body() {
    std::optional<std::string> undone;
    if (encoding_ == kQuotedPrintable) undone = from_quoted_printable(body_);
    if (encoding_ == kBase64) undone = from_base64(body_);
    if (undone && holds_text(*undone) && !body_.empty()) {
      if (mail_.encoding.empty()) mail_.encoding = encoding_;
      body_ = std::move(*undone);
      if (!body_.ends_with('\n')) body_ += '\n';
    }
    if (!is_page_) mail_.text += body_;
    body_.clear();
    encoding_.clear();
    is_page_ = false;
  }

  std::string_view rest_;
  MailBody mail_;
  std::vector<std::string> boundaries_;
  std::string head_, body_, encoding_;
  bool in_head_ = true, is_page_ = false;
};

}  // namespace

std::optional<MailBody> mail_body(std::string_view bytes) { return MailReader(bytes).read(); }

}  // namespace boardwright
