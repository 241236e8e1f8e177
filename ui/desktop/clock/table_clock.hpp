// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/clock/clock.hpp"
#include "framework/table/club.hpp"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTimer;

namespace boardwright::desktop {

class ClockFace;

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
  QWidget* build_setup();
  QWidget* build_clock();
  void build_corrections();
  void join();
  void retranslate();
  void list_controls();
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
  // table_clock_club.cpp
  void list_games();
  void refresh_club();
  void put_into_club();
  [[nodiscard]] PlannedSeat seat_of(Seat seat) const;  ///< a member by the name that was typed, else a guest
  [[nodiscard]] QString name(Seat seat) const;

  std::function<UtcTime()> now_;
  std::optional<Clock> clock_;
  std::array<int, 2> turns_{};
  struct Press {
    Clock before;
    std::array<int, 2> turns;
  };
  std::vector<Press> presses_;  // that can be undone, the newest last
  std::optional<QString> result_;
  std::optional<Outcome> outcome_;  // the same for the club
  QString kept_;                    // what the club has said to it
  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  std::vector<ClubPlayer> members_;
  QStackedWidget* pages_;
  std::array<QLabel*, 2> name_labels_;
  std::array<QLineEdit*, 2> names_;
  QLabel *control_label_, *game_label_, *wrong_, *words_;
  QComboBox *control_, *game_;
  QCheckBox* rated_;
  std::array<ClockFace*, 2> faces_;
  std::array<QPushButton*, 2> wins_;
  QPushButton *start_, *go_back_, *leave_, *pause_, *correct_, *enter_, *draw_, *again_, *into_club_, *close_;
  QAction* undo_ = nullptr;
  std::array<QAction*, 2> more_{};
  QTimer* timer_;
};

}  // namespace boardwright::desktop
