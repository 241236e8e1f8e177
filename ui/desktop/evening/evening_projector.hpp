// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/projected_table.hpp"

class QTimer;

namespace boardwright::desktop {

/// The evening for everybody in the room: who plays whom and where until people sit, then the boards that still
/// play and the clock, then the standings. Drafts, reasons and ratings are never on it.
class EveningProjector final : public QWidget {
  Q_OBJECT
 public:
  explicit EveningProjector(QWidget* parent = nullptr);

  enum class Phase { kWaiting, kPairings, kPlaying, kStandings, kOpen };
  struct Shown {
    QString name;  ///< of the tournament
    Phase phase = Phase::kWaiting;
    std::uint32_t round = 0;  ///< 0: without rounds
    std::vector<BoardRow> boards;
    QString bye;
    QStringList waiting;  ///< an open evening's
    std::vector<StandingRow> standings;
    std::vector<TieColumn> ties;
    QString after;  ///< what the standings are after
    QString lot;    ///< check code of a lot that is still to be drawn; empty: none is
  };
  void show_evening(const Shown& shown);
  void set_clock(const QString& clock) { table_->set_corner(clock); }
  void open_beside(const QWidget& beside);
  [[nodiscard]] ProjectedTable& table() const noexcept { return *table_; }

  static constexpr int kTurnAfter = 9000;  ///< milliseconds

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void fill();
  [[nodiscard]] ProjectedTable::Sheet boards_sheet(const QString& title, bool open) const;
  [[nodiscard]] ProjectedTable::Sheet names_sheet() const;
  [[nodiscard]] ProjectedTable::Sheet standings_sheet() const;

  Shown shown_;
  ProjectedTable* table_;
  QTimer* turning_;
};

}  // namespace boardwright::desktop
