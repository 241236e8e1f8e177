// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/record/foreign.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/replay.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kWidth = 80;

/// Words in lines of an even width.
class Lines {
 public:
  void add(const std::string& word) {
    if (column_ > 0 && column_ + 1 + word.size() > kWidth) {
      text_ += "\n";
      column_ = 0;
    }
    if (column_ > 0) text_ += " ", ++column_;
    text_ += word;
    column_ += word.size();
  }
  [[nodiscard]] std::string take() { return std::move(text_) + "\n"; }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

/// PGN can't escape the end of a comment.
std::string comment_text(std::string comment) {
  std::replace(comment.begin(), comment.end(), '}', ')');
  return "{" + comment + "}";
}

/// Whether a reader would take this word for a move.
bool is_a_move(const std::string& word) {
  const auto read = read_move_list("1. " + word + "\n");
  return read && read->tags.empty() && read->moves.size() == 1 && read->moves.front().text == word;
}

}  // namespace

Result<std::string> write_move_list(const Record& record, const std::shared_ptr<const Rules>& rules,
                                    const std::optional<ForeignMoves>& moves) {
  const auto replayed = replay(record, rules, moves);
  if (!replayed) return fail(replayed.error());
  if (!replayed->ok()) return fail(replayed->problem);
  Lines lines;
  if (!record.comment.empty()) lines.add(comment_text(record.comment));
  const auto& plies = replayed->line.plies();
  std::size_t number = 0;
  Seat before = BW_MAX_SEATS;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto& [seat, move, text] = plies[i];
    if (!is_a_move(text)) return fail("'" + text + "' can't stand in a list of moves");
    // A round is over when an earlier seat, or the same one, is on turn again.
    if (seat != BW_CHANCE) {
      if (before == BW_MAX_SEATS || seat <= before) lines.add(std::to_string(++number) + ".");
      before = seat;
    }
    lines.add(text);
    if (!record.moves[i].comment.empty()) lines.add(comment_text(record.moves[i].comment));
  }
  lines.add(pgn_result(record, *rules));
  return pgn_tags(record, *rules) + "\n" + lines.take();
}

}  // namespace boardwright
