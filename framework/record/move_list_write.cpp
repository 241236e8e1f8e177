// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/record/clock_text.hpp"
#include "framework/record/foreign.hpp"
#include "framework/record/foreign_moves.hpp"
#include "framework/record/pgn_comment.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/replay.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kWidth = 80;

/// Words in lines of an even width.
class Lines {
 public:
  void add(std::string_view word) {
    if (column_ > 0 && column_ + 1 + word.size() > kWidth) end_line();
    if (column_ > 0) text_ += " ", ++column_;
    text_ += word;
    column_ += word.size();
  }
  void add_comment(std::string_view comment) {
    if (comment.find('}') != std::string_view::npos && column_ > 0) end_line();
    if (column_ > 0 && column_ + std::min<std::size_t>(comment.size(), kWidth / 4) > kWidth) end_line();
    if (column_ > 0) text_ += " ", ++column_;
    const std::string written = write_pgn_comment(comment, column_, kWidth - 1);
    text_ += written;
    const std::size_t end = written.rfind('\n');
    column_ = end == std::string::npos ? column_ + written.size() : written.size() - end - 1;
  }
  [[nodiscard]] std::string take() { return std::move(text_) + "\n"; }

 private:
  void end_line() {
    text_ += "\n";
    column_ = 0;
  }

  std::string text_;
  std::size_t column_ = 0;
};

/// Whether a reader would take this word for a move.
bool is_a_move(const std::string& word) {
  const auto read = read_move_list("1. " + word + "\n");
  return read && read->tags.empty() && read->moves.size() == 1 && read->moves.front().text == word;
}

/// Who moves, where a reader would take another seat that is on turn for it; and the time that was left.
std::string commands(const Position& position, const GameLine::Ply& ply, const RecordedMove& recorded) {
  std::string text;
  const auto add = [&text](const std::string& command) {
    text += (text.empty() ? "[%" : " [%") + command + "]";
  };
  if (ply.seat != BW_CHANCE) {
    const auto seats = position.seats_on_turn();
    const auto reader = std::find_if(seats.begin(), seats.end(), [&](Seat seat) {
      return seats.size() == 1 || position.read_move(seat, ply.text).has_value();
    });
    if (reader != seats.end() && *reader != ply.seat)
      add("seat " + std::string(position.rules().seat_name(ply.seat)));
  }
  if (recorded.clock) add("clk " + clock_text(*recorded.clock));
  return text;
}

}  // namespace

Result<std::string> write_move_list(const Record& record, const std::shared_ptr<const Rules>& rules,
                                    const std::optional<ForeignMoves>& moves) {
  const auto replayed = replay(record, rules, moves);
  if (!replayed) return fail(replayed.error());
  if (!replayed->ok()) return fail(replayed->problem);
  Lines lines;
  if (!record.comment.empty()) lines.add_comment(record.comment);
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
    const std::string told = commands(replayed->line.position(i), plies[i], record.moves[i]);
    const std::string comment = hide_commands(record.moves[i].comment);
    if (!told.empty() && comment.find('}') != std::string::npos) {
      lines.add_comment(told);
      lines.add_comment(comment);
    } else if (!told.empty() || !comment.empty()) {
      lines.add_comment(told + (told.empty() || comment.empty() ? "" : " ") + comment);
    }
  }
  lines.add(pgn_result(record, *rules));
  return pgn_tags(record, *rules) + "\n" + lines.take();
}

}  // namespace boardwright
