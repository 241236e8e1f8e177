// SPDX-License-Identifier: GPL-3.0-or-later
//
// How things stand in a game, in words: the same for a game on this table and for one at a club's server.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <vector>

#include "framework/match/messages.hpp"
#include "ui/desktop/panels/status_header.hpp"

namespace boardwright::desktop {

/// One below the other; empty ones are left out.
[[nodiscard]] QString joined_lines(QStringList sentences);

/// "Black and White".
[[nodiscard]] QString seats_words(const std::vector<Seat>& seats, const QStringList& names);
/// "Black to move", or that several are on turn.
[[nodiscard]] QString turn_words(const std::vector<Seat>& on_turn, const QStringList& names);

struct EndWords {
  StatusHeader::Kind kind;
  QString title;  ///< "You won", "White wins", "Draw"
};
/// `person`: the only one to whom it is told; nothing: everybody.
[[nodiscard]] EndWords end_words(const Outcome& result, std::optional<Seat> person, const QStringList& names);

/// What somebody asks of the others, or may claim; empty: nothing is asked.
[[nodiscard]] QString request_words(const TableState& table, const QStringList& names);
/// What one has asked and waits to be answered.
[[nodiscard]] QString own_request_words(const TableState& table);

/// Whether that seat plays no more while the others go on.
[[nodiscard]] bool has_left(const TableState& table, Seat seat);
/// How somebody has left: "gave up".
[[nodiscard]] QString left_words(std::string_view reason);
/// "Ada"; of who has left, "Ada – gave up".
[[nodiscard]] QString with_departure(const QString& player, const TableState& table, Seat seat);

}  // namespace boardwright::desktop
