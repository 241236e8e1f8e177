// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/clock/hit_clock.hpp"

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace boardwright::desktop {

class ClockFace;
class ClockSetup;

/// A clock for two who play on a real board: names and a time control, two halves to hit, and the result that
/// they enter. Where they say which game it is, the result can go into the club's results, marked as entered.
class TableClock final : public QWidget {
  Q_OBJECT
 public:
  explicit TableClock(QWidget* parent = nullptr);

  /// What may be played beside it.
  void set_games(Catalogue catalogue);
  /// Where results go; nothing: nowhere.
  void use_club(std::shared_ptr<Club> club);

  /// Instead of the system's clock, for tests.
  void set_time_source(std::function<UtcTime()> now) { now_ = std::move(now); }

  [[nodiscard]] ClockFace& face(std::size_t seat) const { return *faces_.at(seat); }
  [[nodiscard]] QString words() const;  ///< below the clocks: pause, flag, result
  [[nodiscard]] bool running() const;
  void tick();  ///< what the timer does

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  /// While the clock runs the space bar and Enter hit it, wherever the focus is.
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QWidget* build_clock();
  void build_corrections();
  void join();
  void retranslate();
  void begin();
  void press(Seat seat);
  void press_running();
  void undo_press();
  void give_time(Seat seat);
  void name_results();
  void pause_or_go_on();
  void enter_result(std::optional<Seat> winner);
  void ask_result(bool asked);
  void back_to_setup();
  void offer_club();
  void put_into_club();

  std::function<UtcTime()> now_;
  std::optional<HitClock> clock_;
  std::optional<QString> result_;
  std::optional<Outcome> outcome_;  // the same for the club
  QString kept_;                    // what the club has said to it
  std::shared_ptr<Club> club_;
  QStackedWidget* pages_;
  ClockSetup* setup_;
  QLabel* words_;
  std::array<ClockFace*, 2> faces_;
  std::array<QPushButton*, 2> wins_;
  QPushButton *pause_, *correct_, *enter_, *draw_, *again_, *into_club_, *close_;
  QAction* undo_ = nullptr;
  std::array<QAction*, 2> more_{};
  QTimer* timer_;
};

}  // namespace boardwright::desktop
