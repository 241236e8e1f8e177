// SPDX-License-Identifier: GPL-3.0-or-later
#include <charconv>
#include <functional>
#include <set>

#include "framework/catalogue/policies.hpp"
#include "framework/record/native.hpp"
#include "framework/record/scanner.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}

class RecordReader {
 public:
  RecordReader(std::string_view text, const RecordLimits& limits) : scanner_(text), limits_(limits) {}

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
    scanner_.skip(" \t");
    if (name.empty() || scanner_.peek() != '"') return scanner_.wrong("expected a tag such as [Game \"…\"]");
    auto value = delimited('"');
    if (!value) return fail(value.error());
    scanner_.skip(" \t");
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
    const bool several =
        name == "Parameter" || name == "Player" || name == "Entropy" || name == "EntropyHash";
    if (is_known(name) && !several && !seen_.insert(name).second)
      return at.wrong("the tag " + name + " occurs twice");
    if (name == "Boardwright") return at.wrong("the tag Boardwright occurs twice");
    if (name == "Game")
      record_.game = value;
    else if (name == "Variant")
      record_.variant = value;
    else if (name == "Plugin")
      record_.plugin_version = value;
    else if (name == "Rules")
      record_.rules_hash = value;
    else if (name == "SeedHash")
      record_.seed_hash = value;
    else if (name == "Seed")
      record_.seed = value;
    else if (name == "Start")
      record_.start = value;
    else if (name == "View")
      record_.viewer = value;
    else if (name == "Parameter")
      return take_pair(at, name, value, record_.parameters);
    else if (name == "Player")
      return take_pair(at, name, value, record_.players);
    else if (name == "EntropyHash")
      return take_pair(at, name, value, record_.entropy_hashes);
    else if (name == "Entropy")
      return take_pair(at, name, value, record_.entropy);
    else if (name == "Result")
      return take_result(at, value);
    else if (name == "PlyLimit") {
      if (!read_number(value, record_.ply_limit)) return at.wrong("PlyLimit: expected a whole number");
    } else if (name == "Entered") {
      if (value != kEnteredWords) return at.wrong("Entered: expected " + std::string(kEnteredWords));
      record_.entered = true;
    } else if (name == "Repetition") {
      const auto policy = repetition_of(value);
      if (!policy) return at.wrong("Repetition: expected automatic or claim");
      record_.repetition_claimed = *policy == RepetitionPolicy::kClaim;
    } else {
      record_.tags.emplace_back(name, value);
    }
    return {};
  }

  static bool is_known(const std::string& name) {
    static const std::set<std::string> kKnown{
        "Game",   "Variant",  "Plugin",    "Rules",  "SeedHash", "Seed",        "Start",      "View",
        "Result", "PlyLimit", "Parameter", "Player", "Entropy",  "EntropyHash", "Repetition", "Entered"};
    return kKnown.contains(name);
  }

  static Result<void> take_pair(const Scanner& at, const std::string& tag, const std::string& value,
                                std::map<std::string, std::string>& into) {
    const std::size_t equals = value.find('=');
    if (equals == std::string::npos || equals == 0) return at.wrong(tag + ": expected name=value");
    const std::string name = value.substr(0, equals);
    if (!into.emplace(name, value.substr(equals + 1)).second)
      return at.wrong(tag + " " + name + " occurs twice");
    return {};
  }

  /// "black=1 white=0 connection", or "*".
  Result<void> take_result(const Scanner& at, std::string_view value) {
    const auto refused = [&at] {
      return at.wrong("Result: expected * or scores and a reason, such as \"black=1 white=0 connection\"");
    };
    if (value == "*") return {};
    for (bool last = false; !last;) {
      const std::size_t space = value.find(' ');
      const std::string_view word = value.substr(0, space);
      last = space == std::string_view::npos;
      if (!last) value.remove_prefix(space + 1);
      const std::size_t equals = word.find('=');
      if (equals == std::string_view::npos) {
        if (!last || word.empty() || record_.scores.empty()) return refused();
        record_.reason = word;
        break;
      }
      const std::string_view score = word.substr(equals + 1);
      const auto points = score == "0" ? 0U : score == "0.5" ? 1U : score == "1" ? 2U : 3U;
      if (points == 3 || equals == 0 || record_.scores.size() == BW_MAX_SEATS) return refused();
      if (!record_.scores.emplace(std::string(word.substr(0, equals)), points).second) return refused();
    }
    return {};
  }

  /// A number with a dot, a seat, and its moves up to the end of the line.
  Result<void> read_turn() {
    const Scanner start = scanner_;
    std::size_t digits = 0;
    for (; is_digit(scanner_.peek()) && digits < 10; ++digits) scanner_.next();
    if (digits == 0 || !scanner_.take('.')) return start.wrong("expected a number with a dot, such as 12.");
    scanner_.skip(" \t");
    const std::string seat(scanner_.until(" \t\r\n"));
    if (seat.empty() || seat.size() > 64) return scanner_.wrong("expected the seat that moves");
    std::size_t moves = 0;
    for (;; ++moves) {
      scanner_.skip(" \t\r");
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
    scanner_.skip(" \t");
    return scanner_.peek() == '{' ? read_note(move) : Result<void>();
  }

  Result<void> read_note(RecordedMove& move) {
    const Scanner start = scanner_;
    const bool has_clock = scanner_.rest().starts_with("{[%clk ");
    auto note = delimited('}');
    if (!note) return fail(note.error());
    move.comment = std::move(*note);
    if (!has_clock) return {};
    const std::size_t close = move.comment.find(']');
    const std::string time = move.comment.substr(0, close).substr(std::string_view("[%clk ").size());
    const std::size_t first = time.find(':'), second = time.find(':', first + 1);
    std::int64_t hours = 0, minutes = 0, seconds = 0;
    if (close == std::string::npos || first == std::string::npos || second == std::string::npos ||
        !read_number(time.substr(0, first), hours) ||
        !read_number(time.substr(first + 1, second - first - 1), minutes) ||
        !read_number(time.substr(second + 1), seconds) || hours < 0 || hours > 1000000 || minutes < 0 ||
        minutes > 59 || seconds < 0 || seconds > 59)
      return start.wrong("expected a clock time such as {[%clk 0:04:57]}");
    move.clock = std::chrono::seconds(hours * 3600 + minutes * 60 + seconds);
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

Result<Record> read_record(std::string_view text, const RecordLimits& limits) {
  if (text.size() > limits.bytes)
    return fail("1:1: the record is too large, expected at most " + std::to_string(limits.bytes) + " bytes");
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return RecordReader(text, limits).read();
}

}  // namespace boardwright
