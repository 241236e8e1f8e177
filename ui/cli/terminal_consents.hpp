// SPDX-License-Identifier: GPL-3.0-or-later
//
// What those at the terminal ask of each other and of computers: draws, turns taken back, pauses, claims.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/table/loop_strand.hpp"
#include "framework/table/table.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::cli {

class TerminalConsents {
 public:
  struct Seats {
    std::vector<Seat> humans;
    std::function<std::string(Seat)> name;
  };
  /// The table outlives this; `strand` is its own.
  TerminalConsents(Table& table, LoopStrand& strand, Language language, Seats seats);

  /// Whether the line was a command of this kind; it is carried out then, and what is in the way is said.
  bool command(Seat seat, const std::string& line);
  /// What has been offered or asked for since the last update.
  void print_news(const Update& update);
  /// What a computer says to the offer of a draw.
  void print_judged(Seat seat, bool accepts) const;
  /// The person that others wait for an answer of.
  [[nodiscard]] std::optional<Seat> asked() const;
  /// What to answer, before the cursor: "Blue: Red offers a draw (draw accepts, decline refuses)> ".
  [[nodiscard]] std::string question(Seat asked) const;

 private:
  bool draw_command(Seat seat, const std::string& line);
  void offer_draw(Seat seat);
  [[nodiscard]] Result<void> answer(Command::Type type);
  /// Says in the player's language what he can't know to be impossible; the rest is the match's or the
  /// store's sentence.
  void print_refusal(const Result<void>& done, bool possible, std::string_view refusal) const;
  [[nodiscard]] bool is_only_human(Seat seat) const { return seats_.humans == std::vector{seat}; }

  Table& table_;
  LoopStrand& strand_;
  const Match& match_;  // which isn't replaced: at a terminal it is kept from the beginning or never
  Language language_;
  Seats seats_;
  std::vector<Seat> offers_;        // as last told
  std::size_t left_ = 0;            // how many that have left are told
  std::optional<Request> request_;  // the same
};

}  // namespace boardwright::cli
