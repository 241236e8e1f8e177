// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

class BoardView;
class MoveEntry;
class TableMessage;
class TableSetUp;

/// Says why clicks and typed words are no moves, and before a click what would come of it. All that it is made with
/// outlives it.
class MoveRefusals final : public QObject {
  Q_OBJECT
 public:
  MoveRefusals(const ScreenGame& game, const ShownPosition& shown, const TableSetUp& set_up, BoardView& board,
               MoveEntry& entry, TableMessage& message);

 signals:
  void refused_by(const QString& rule);  ///< a move was; the rule's number

 private:
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  void ask(const AskExplain& question, std::function<void(const std::optional<Explanation>&)> told) const;
  void refuse(const Explanation& why, std::uint32_t place);
  void hint(std::optional<std::uint32_t> place, const QString& move);

  const ScreenGame& game_;
  const ShownPosition& shown_;
  const TableSetUp& set_up_;
  BoardView& board_;
  MoveEntry& entry_;
  TableMessage& message_;
};

}  // namespace boardwright::desktop
