// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "ui/desktop/play/table_words.hpp"
#include "ui/desktop/remote/server_board.hpp"

namespace boardwright::desktop {

/// The words of a game that is played elsewhere: those that came with its board.
class ServerWords final : public TableWords {
 public:
  ServerWords() = default;
  explicit ServerWords(std::shared_ptr<const ServerBoard> board) : board_(std::move(board)) {}

  [[nodiscard]] QString game_name() const override { return board_->game_name; }
  [[nodiscard]] QString seat(Seat seat) const override { return board_->seat(seat); }
  [[nodiscard]] QStringList seats() const override { return board_->seat_names; }
  [[nodiscard]] QStringList kinds() const override { return board_->kind_names; }
  [[nodiscard]] QStringList trays() const override { return board_->tray_names; }
  [[nodiscard]] QString reason(const Outcome& outcome, std::optional<Seat> seat) const override {
    return board_->reason(outcome, seat);
  }
  [[nodiscard]] QString explanation(const Explanation& why) const override {
    return board_->explanation(why);
  }
  [[nodiscard]] QString phase(const Explanation& phase) const override { return board_->phase(phase); }

 private:
  std::shared_ptr<const ServerBoard> board_;
};

}  // namespace boardwright::desktop
