// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "framework/tournament/draft.hpp"

class QWidget;

namespace boardwright::desktop {

class BoardsPanel;
class HeldEvening;

/// What the organiser does with rounds: pairs people, changes the draft by hand, publishes it, looks at earlier ones. The
/// draft is here alone until it is published.
class RoundActions final : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive the actions, or go with them.
  RoundActions(HeldEvening& evening, BoardsPanel& boards, QWidget* above);

  /// Another evening, of which nothing is drafted and the newest round is looked at.
  void begin();
  /// Shows the draft, or the round that is looked at.
  void show();

 private:
  void join();
  void pair();
  void publish();
  void discard();
  void begin_by_hand();
  void ask_exchange(std::uint32_t board);
  void swap_sides(std::uint32_t board);
  void exchange(const std::string& one, const std::string& other);
  void start();
  void explain(std::uint32_t board);
  void end();
  void ask_more_rounds();

  HeldEvening& evening_;
  BoardsPanel& boards_;
  QWidget* above_;
  std::optional<tournament::Draft> draft_;
  bool by_hand_ = false;
  std::uint32_t looked_at_ = 0;  ///< round; 0: the newest
};

}  // namespace boardwright::desktop
