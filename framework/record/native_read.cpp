// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "framework/record/clock_text.hpp"
#include "framework/record/native.hpp"
#include "framework/record/own_tags.hpp"
#include "framework/record/scanner.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

constexpr std::string_view kInLine = " \t\r";
constexpr std::string_view kClock = "{[%clk ";

class RecordReader {
 public:
  RecordReader(std::string_view text, const RecordLimits& limits, int line)
      : scanner_(text, line), limits_(limits) {}

  Result<Record> read() {
    for (;;) {
      scanner_.skip(" \t\r\n");
      if (scanner_.peek() != '[') break;
      if (auto tag = read_tag(); !tag) return fail(tag.error());
    }
    if (tags_ == 0) return scanner_.wrong("expected the tag [Boardwright \"1\"]");
    if (scanner_.peek() == '{') {
      auto comment = delimited('}');
      if (!comment) return fail(comment.error());
      record_.comment = std::move(*comment);
      scanner_.skip(" \t\r\n");
    }
    while (!scanner_.at_end()) {
      if (auto turn = read_turn(); !turn) return fail(turn.error());
      scanner_.skip(" \t\r\n");
    }
    if (record_.game.empty()) return scanner_.wrong("the tag Game is missing");
    return std::move(record_);
  }

 private:
  /// From an opening sign to the closing one, escapes resolved.
  Result<std::string> delimited(char close) {
    const Scanner start = scanner_;
    scanner_.next();
    std::string text;
    while (!scanner_.take(close)) {
      if (scanner_.at_end() || (close == '"' && scanner_.peek() == '\n'))
        return start.wrong(std::string("expected a closing ") + close);
      char c = scanner_.next();
      if (c == '\\') {
        if (scanner_.at_end()) return start.wrong(std::string("expected a closing ") + close);
        c = scanner_.next();
        if (c == 'n') c = '\n';
      }
      text += c;
      if (text.size() > limits_.word)
        return start.wrong("too long, expected at most " + std::to_string(limits_.word) + " bytes");
    }
    return text;
  }

  Result<void> read_tag() {
    const Scanner start = scanner_;
    scanner_.next();
    std::string name;
    while (is_letter(scanner_.peek()) || is_digit(scanner_.peek()) || scanner_.peek() == '_') {
      name += scanner_.next();
      if (name.size() > 64) return start.wrong("the tag's name is too long");
    }
    scanner_.skip(kInLine);
    if (name.empty() || scanner_.peek() != '"') return scanner_.wrong("expected a tag such as [Game \"…\"]");
    auto value = delimited('"');
    if (!value) return fail(value.error());
    scanner_.skip(kInLine);
    if (!scanner_.take(']')) return scanner_.wrong("expected ] after the tag's value");
    if (++tags_ > limits_.tags)
      return start.wrong("too many tags, expected at most " + std::to_string(limits_.tags));
    return take_tag(start, name, *value);
  }

  Result<void> take_tag(const Scanner& at, const std::string& name, const std::string& value) {
    if (tags_ == 1) {
      if (name != "Boardwright") return at.wrong("expected the tag [Boardwright \"1\"] first");
      if (value != std::to_string(kRecordVersion))
        return at.wrong("format version '" + excerpt(value) + "', this program reads " +
                        std::to_string(kRecordVersion));
      return {};
    }
    if (name == "Boardwright") return at.wrong("the tag Boardwright occurs twice");
    if (!is_own_tag(name)) {
      record_.tags.emplace_back(name, value);
      return {};
    }
    if (!is_several_tag(name) && !seen_.insert(name).second)
      return at.wrong("the tag " + name + " occurs twice");
    if (const auto taken = take_own_tag(record_, name, value); !taken) return at.wrong(taken.error());
    return {};
  }

  /// A number with a dot, a seat, and its moves up to the end of the line.
  Result<void> read_turn() {
    const Scanner start = scanner_;
    std::size_t digits = 0;
    for (; is_digit(scanner_.peek()) && digits < 10; ++digits) scanner_.next();
    if (digits == 0 || !scanner_.take('.')) return start.wrong("expected a number with a dot, such as 12.");
    scanner_.skip(kInLine);
    const std::string seat(scanner_.until(" \t\r\n"));
    if (seat.empty() || seat.size() > 64) return scanner_.wrong("expected the seat that moves");
    std::size_t moves = 0;
    for (;; ++moves) {
      scanner_.skip(kInLine);
      if (scanner_.at_end() || scanner_.take('\n')) break;
      if (auto move = read_move(seat); !move) return move;
    }
    if (moves == 0) return scanner_.wrong("expected a move of " + seat);
    return {};
  }

  Result<void> read_move(const std::string& seat) {
    const Scanner start = scanner_;
    if (scanner_.peek() == '{') return start.wrong("expected a move before a comment");
    if (record_.moves.size() == limits_.moves)
      return start.wrong("too many moves, expected at most " + std::to_string(limits_.moves));
    scanner_.take('\\');
    std::string text(scanner_.until(" \t\r\n"));
    if (text.empty() || text.size() > limits_.word)
      return start.wrong("expected a move of at most " + std::to_string(limits_.word) + " bytes");
    RecordedMove& move =
        record_.moves.emplace_back(RecordedMove{seat, std::move(text), {}, {}, start.line(), start.column()});
    scanner_.skip(kInLine);
    return scanner_.peek() == '{' ? read_note(move) : Result<void>();
  }

  Result<void> read_note(RecordedMove& move) {
    const Scanner start = scanner_;
    const bool has_clock = scanner_.rest().starts_with(kClock);
    auto note = delimited('}');
    if (!note) return fail(note.error());
    move.comment = std::move(*note);
    if (!has_clock) return {};
    const std::size_t close = move.comment.find(']');
    const auto left = read_clock(std::string_view(move.comment).substr(0, close).substr(kClock.size() - 1));
    if (close == std::string::npos || !left)
      return start.wrong("expected a clock time such as {[%clk 0:04:57]}");
    move.clock = left;
    move.comment.erase(0, close + 1);
    if (move.comment.starts_with(' ')) move.comment.erase(0, 1);
    return {};
  }

  Scanner scanner_;
  const RecordLimits& limits_;
  Record record_;
  std::size_t tags_ = 0;
  std::set<std::string> seen_;
};

}  // namespace

Result<Record> read_record(std::string_view text, const RecordLimits& limits, int line) {
  if (text.size() > limits.bytes)
    return fail("1:1: the record is too large, expected at most " + std::to_string(limits.bytes) + " bytes");
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return RecordReader(text, limits, line).read();
}

}  // namespace boardwright
