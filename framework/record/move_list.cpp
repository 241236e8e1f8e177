// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/record/clock_text.hpp"
#include "framework/record/foreign.hpp"
#include "framework/record/own_tags.hpp"
#include "framework/record/pgn_comment.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/scanner.hpp"

namespace boardwright {
namespace {

/// Where a word of the moves ends: what follows may stand right behind it.
constexpr std::string_view kEndOfWord = " \t\r\n\v\f{;()$";

constexpr std::string_view kEllipsis = "…";

/// The number of a move, "12." or "12...", which may stand right before the move.
struct MoveNumber {
  std::size_t size = 0;   ///< 0: there is none
  bool is_first = false;  ///< "1." and not "1...", which comes after a comment
};

MoveNumber number_of(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  std::size_t end = digits, dots = 0;
  for (;;) {
    if (word.substr(end).starts_with('.'))
      ++end, ++dots;
    else if (word.substr(end).starts_with(kEllipsis))
      end += kEllipsis.size(), dots += 3;
    else
      break;
  }
  // Dots may stand alone, after the number.
  if (dots == 0) return {};
  return {end, dots == 1 && word.substr(0, digits) == "1"};
}

/// Whether a word of the line is numbered as moves are.
bool has_number(std::string_view line) {
  Scanner scanner(line);
  for (scanner.skip(kBlanks); !scanner.at_end(); scanner.skip(kBlanks)) {
    const std::string_view word = scanner.until(kBlanks);
    const std::size_t size = is_digit(word.front()) ? number_of(word).size : 0;
    if (size > 0 && (size == word.size() || !is_digit(word[size]))) return true;  // and no date
  }
  return false;
}

class ListReader {
 public:
  ListReader(std::string_view text, const RecordLimits& limits)
      : text_(text), scanner_(text), limits_(limits) {}

  std::vector<Result<ReadGame>> read() {
    skip_heading();
    for (scanner_.skip(kBlanks); !scanner_.at_end(); scanner_.skip(kBlanks)) {
      if (games_.size() >= limits_.games) {
        games_.push_back(scanner_.wrong("too many games, expected at most " + std::to_string(limits_.games)));
        return std::move(games_);
      }
      const Scanner before = scanner_;
      if (const auto step = read_step(); !step) {
        scanner_ = before;  // a comment that isn't closed has no end but the file's
        games_.push_back(fail(step.error()));
        begin_game();
        if (!find_next_tags()) return std::move(games_);
      }
    }
    if (begun_) end_game();
    if (games_.empty()) games_.push_back(fail("1:1: there is no move in the list"));
    return std::move(games_);
  }

 private:
  static std::string place(const Scanner& at) {
    return std::to_string(at.line()) + ":" + std::to_string(at.column()) + ": ";
  }
  void note(const Scanner& at, const std::string& sentence) { notes_.push_back(place(at) + sentence); }

  /// A mail's head or other words before the tags of the first game, as long as there are no moves in them.
  void skip_heading() {
    const std::size_t tags = next_tag_line(0);
    if (tags == std::string_view::npos || tags == 0) return;
    Scanner look = scanner_;
    look.skip(kBlanks);
    if (look.at() >= tags || std::string_view("[{;#%").find(look.peek()) != std::string_view::npos) return;
    const Scanner start = look;
    if (has_number(text_.substr(look.at(), tags - look.at()))) return;
    note(start, "what stands before the tags is no part of a game and was left out");
    while (scanner_.at() < tags) scanner_.next();
  }

  /// From there on, where a line begins with a tag.
  [[nodiscard]] std::size_t next_tag_line(std::size_t from) const {
    for (std::size_t at = from; at < text_.size();) {
      if (text_[at] == '[' && pgn_tag_size(text_.substr(at)).value_or(0) > 0) return at;
      at = text_.find('\n', at);
      if (at == std::string_view::npos) break;
      ++at;
    }
    return std::string_view::npos;
  }

  /// After an error: where an empty line and then tags begin another game.
  bool find_next_tags() {
    for (std::size_t at = text_.find("\n\n[", scanner_.at() + 1); at != std::string_view::npos;
         at = text_.find("\n\n[", at + 1)) {
      if (pgn_tag_size(text_.substr(at + 2)).value_or(0) == 0) continue;
      while (scanner_.at() < at) scanner_.next();
      return true;
    }
    return false;
  }

  void begin_game() {
    record_ = {};
    tags_.clear();
    places_.clear();
    notes_.clear();
    result_.clear();
    begun_ = has_result_ = is_numbered_ = false;
    variations_ = glyphs_ = private_lines_ = 0;
  }

  void end_game() {
    // What stands after the moves counts, not what the tags say of it.
    const auto tagged = [this](std::string_view name) {
      return std::find_if(tags_.begin(), tags_.end(), [&](const auto& tag) { return tag.first == name; });
    };
    const auto said = tagged("Result");
    if (has_result_) {
      if (said != tags_.end() && is_pgn_result(said->second) && said->second != result_)
        notes_.push_back("the tag Result says " + said->second + ", the end of the moves " + result_ +
                         ", which counts");
      std::erase_if(tags_, [](const auto& tag) { return tag.first == "Result"; });
      record_.tags.emplace_back("Result", result_);
    }
    record_.tags.insert(record_.tags.begin(), tags_.begin(), tags_.end());
    if (const auto set_up = tagged("SetUp");
        set_up != tags_.end() && trimmed(set_up->second) == "1" && tagged("FEN") == tags_.end())
      notes_.push_back(
          "SetUp says that the game begins from a position of its own, and FEN doesn't say which: "
          "read from the usual start");
    const auto count = [this](std::size_t number, const std::string& one, const std::string& many) {
      if (number > 0) notes_.push_back(std::to_string(number) + (number == 1 ? one : many) + " left out");
    };
    count(variations_, " variation was", " variations were");
    count(glyphs_, " sign such as !? or $1 was", " signs such as !? or $1 were");
    count(private_lines_, " line beginning with % was", " lines beginning with % were");
    if (const auto taken = take_pgn_tags(record_); !taken)
      games_.push_back(fail(place(first_) + taken.error()));
    else
      games_.push_back(ReadGame{std::move(record_), std::move(notes_), first_.line(), std::move(places_)});
    begin_game();
  }

  Result<void> read_step() {
    const Scanner start = scanner_;
    const char first = scanner_.peek();
    if (!begun_) first_ = start;
    if (first == '%' && start.column() == 1) {
      scanner_.until("\n");
      ++private_lines_;
      return {};
    }
    if (first == '[') {
      const auto size = pgn_tag_size(text_.substr(start.at()));
      if (size && *size > 0) return read_tag(*size);
      if (!size) return start.wrong("expected a closing \"] of the tag");
      if (start.column() == 1) {
        scanner_.until("\n");
        note(start, "this is no tag such as [Event \"…\"] and was left out");
        return {};
      }
    }
    begun_ = true;
    if (has_result_ && start.line() > result_line_ &&
        std::string_view("()$").find(first) != std::string_view::npos)
      return read_after_result(start);
    if (first == '#' || first == ';') return read_rest_of_line();
    if (first == '{') return read_comment();
    if (first == '(') return skip_variation();
    if (first == ')') return start.wrong("there is no ( that belongs to this )");
    if (first == '$') return read_glyph();
    return read_word();
  }

  Result<void> read_tag(std::size_t size) {
    const Scanner start = scanner_;
    if (size > limits_.word) return start.wrong("the tag is too long");
    auto tag = read_pgn_tag(text_.substr(start.at(), size));
    while (scanner_.at() < start.at() + size) scanner_.next();
    if (!tag) return start.wrong("expected a tag such as [Event \"…\"]");
    tag->first = usual_tag(std::move(tag->first));
    const bool again =
        !is_several_tag(tag->first) &&
        std::any_of(tags_.begin(), tags_.end(), [&](const auto& one) { return one.first == tag->first; });
    if (!record_.moves.empty() || has_result_ || (again && tag->first == "Event")) {
      end_game();
      first_ = start;
    } else if (again) {
      note(start, "the tag " + tag->first + " occurs twice");
    }
    begun_ = true;
    if (tags_.size() >= limits_.tags)
      return start.wrong("too many tags, expected at most " + std::to_string(limits_.tags));
    places_.emplace(place_name(tag->first, tag->second), std::pair(start.line(), start.column()));
    tags_.push_back(std::move(*tag));
    return {};
  }

  void add_comment(std::string text) {
    if (!record_.moves.empty()) {
      RecordedMove& move = record_.moves.back();
      std::string rest = text;
      if (const auto clock = take_command(rest, "clk"); clock && read_clock(*clock)) {
        move.clock = read_clock(*clock);
        text = std::move(rest);
      }
      if (auto seat = take_command(text, "seat")) move.seat = std::move(*seat);
      text = show_commands(text);
    }
    std::string& comment = record_.moves.empty() ? record_.comment : record_.moves.back().comment;
    if (!comment.empty() && !text.empty()) comment += '\n';
    comment += text;
  }

  Result<void> read_rest_of_line() {
    const Scanner start = scanner_;
    const std::string_view line = scanner_.until("\n");
    if (line.size() > limits_.word) return start.wrong("the comment is too long");
    add_comment(read_pgn_comment(line.substr(1)));
    return {};
  }

  Result<void> read_comment() {
    const Scanner start = scanner_;
    const std::string_view comment = scanner_.until("}");
    if (!scanner_.take('}')) return start.wrong("expected a closing }");
    if (comment.size() > limits_.word) return start.wrong("the comment is too long");
    add_comment(read_pgn_comment(comment.substr(1)));
    return {};
  }

  /// Other moves than were played, up to the ")" that closes them.
  Result<void> skip_variation() {
    const Scanner start = scanner_;
    std::size_t depth = 0;
    do {
      scanner_.skip(kBlanks);
      if (scanner_.at_end()) return start.wrong("expected a closing )");
      if (scanner_.take('(')) {
        ++depth;
        ++variations_;
      } else if (scanner_.take(')')) {
        --depth;
      } else if (const Scanner comment = scanner_; scanner_.peek() == '{') {
        scanner_.until("}");
        if (!scanner_.take('}')) return comment.wrong("expected a closing }");
      } else if (scanner_.peek() == ';') {
        scanner_.until("\n");
      } else if (scanner_.until(kEndOfWord).empty()) {
        scanner_.next();
      }
    } while (depth > 0);
    return {};
  }

  Result<void> read_glyph() {
    const Scanner start = scanner_;
    scanner_.next();
    if (!is_digit(scanner_.peek())) return start.wrong("expected a number after $");
    while (is_digit(scanner_.peek())) scanner_.next();
    ++glyphs_;
    return {};
  }

  /// A mail's end or a page's, on lines of their own; "1." begins another game.
  Result<void> read_after_result(const Scanner& start) {
    const std::size_t end = std::min(text_.find('\n', start.at()), text_.size());
    if (start.line() == result_line_) return start.wrong("expected nothing after the result");
    while (scanner_.at() < end) scanner_.next();
    constexpr std::string_view kSentence =
        "what stands after the result is no part of a game and was left out";
    if (notes_.empty() || !notes_.back().ends_with(kSentence)) note(start, std::string(kSentence));
    return {};
  }

  [[nodiscard]] bool begins_line(const Scanner& at) const {
    const std::string_view before = text_.substr(0, at.at());
    return before.substr(before.rfind('\n') + 1).find_first_not_of(" \t") == std::string_view::npos;
  }

  Result<void> read_word() {
    const Scanner start = scanner_;
    std::string_view word = scanner_.until(kEndOfWord);
    if (word.size() > limits_.word) return start.wrong("the move is too long");
    const MoveNumber number = number_of(word);
    word.remove_prefix(number.size);
    // Without tags between them, games are told apart by their numbers.
    if (number.is_first && (has_result_ || (is_numbered_ && record_.moves.size() > 1))) {
      if (!has_result_) note(start, "the game ends here without a result, as another one begins");
      end_game();
      first_ = start;
      begun_ = true;
    }
    // Moves that go on are never left out.
    if (has_result_ && number.size > 0 && begins_line(start))
      return start.wrong("expected nothing after the result");
    is_numbered_ = is_numbered_ || number.size > 0;  // chance may come before move 1
    if (word.empty()) return {};
    if (word.find_first_not_of("!?+#=") == std::string_view::npos || word == "e.p.") {
      ++glyphs_;
      return {};
    }
    if (has_result_ && word == result_) return {};
    if (has_result_) return read_after_result(start);
    const bool as_in_tag = std::any_of(tags_.begin(), tags_.end(), [&](const auto& tag) {
      return tag.first == "Result" && tag.second == word;
    });
    if (is_pgn_result(word) || as_in_tag) {
      has_result_ = true;
      result_ = word;
      result_line_ = start.line();
      return {};
    }
    if (record_.moves.size() == limits_.moves)
      return start.wrong("too many moves, expected at most " + std::to_string(limits_.moves));
    record_.moves.push_back(
        {{}, std::string(word), {}, {}, start.line(), start.column() + static_cast<int>(number.size)});
    return {};
  }

  std::string_view text_;
  Scanner scanner_;
  const RecordLimits& limits_;
  std::vector<Result<ReadGame>> games_;
  // Of the game that is being read:
  Record record_;
  std::vector<RecordTag> tags_;
  RecordPlaces places_;
  std::vector<std::string> notes_;
  std::string result_;    // as it stands after the moves
  int result_line_ = 0;   // and where
  Scanner first_{text_};  // where the game begins
  bool begun_ = false, has_result_ = false, is_numbered_ = false;
  std::size_t variations_ = 0, glyphs_ = 0, private_lines_ = 0;
};

}  // namespace

std::vector<Result<ReadGame>> read_move_lists(std::string_view text, const RecordLimits& limits) {
  if (text.size() <= limits.bytes) return ListReader(text, limits).read();
  std::vector<Result<ReadGame>> refused;
  refused.push_back(
      fail("1:1: the list is too large, expected at most " + std::to_string(limits.bytes) + " bytes"));
  return refused;
}

bool looks_like_moves(std::string_view text) {
  Scanner scanner(text);
  for (scanner.skip(kBlanks); !scanner.at_end(); scanner.skip(kBlanks)) {
    if (scanner.peek() == '[' && pgn_tag_size(scanner.rest()).value_or(0) > 0) return true;
    const std::string_view word = scanner.until(kBlanks);
    if (is_digit(word.front()) && number_of(word).size > 0) return true;
  }
  return false;
}

Result<Record> read_move_list(std::string_view text, const RecordLimits& limits) {
  auto games = read_move_lists(text, limits);
  if (!games.front()) return fail(games.front().error());
  return std::move(games.front()->record);
}

}  // namespace boardwright
