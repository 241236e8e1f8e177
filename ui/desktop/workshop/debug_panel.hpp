// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "plugins/host/debugger.hpp"

class QLabel;
class QListWidget;
class QPushButton;
class QShortcut;

namespace boardwright::desktop {

/// A run of the rules that was recorded, walked through line by line, forward and back. Nothing runs meanwhile.
class DebugPanel final : public QWidget {
  Q_OBJECT
 public:
  /// So many lines of one run are kept at most.
  static constexpr std::size_t kMostStops = 50'000;
  /// The same run from where it was recorded to: at the next breakpoint, or at once.
  using More = std::function<DebugRecording(std::uint64_t from, bool at_breakpoint)>;

  explicit DebugPanel(QWidget* parent = nullptr);

  /// `what` was asked; shows the first line of it.
  void show_run(const QString& what, DebugRecording recording, More more);
  void set_breakpoints(std::vector<std::uint32_t> lines);
  /// In place of a run.
  void tell(const QString& sentence);
  void forget();
  void take_keys(QWidget& page);  ///< from everywhere on it

  [[nodiscard]] const DebugStop* stop() const;  ///< where it stands; nullptr: there is no run
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QStringList values() const;

 public slots:
  void step();
  void step_over();
  void step_out();
  void go_on();
  void step_back();
  void leave();

 signals:
  void line_shown(std::uint32_t line);  ///< of the text; 0: none

 protected:
  void changeEvent(QEvent* event) override;

 private:
  using Wanted = std::function<bool(const DebugStop&)>;
  void move_to(const Wanted& wanted, bool at_breakpoint);
  bool fetch(bool at_breakpoint);
  void say_more(bool any, bool at_breakpoint);
  void show_stop(bool told);
  void show_values(bool told);
  void retranslate();
  [[nodiscard]] QString place_words() const;
  [[nodiscard]] bool is_breakpoint(std::uint32_t line) const;

  QString what_, told_, more_words_;
  DebugRecording recording_;  // without stops there is no run
  More more_;
  std::vector<std::uint32_t> breakpoints_;
  std::size_t at_ = 0;
  QLabel *state_, *points_;
  QListWidget* values_;
  QPushButton *back_, *step_, *over_, *out_, *on_, *leave_;
  std::vector<std::pair<QPushButton*, QShortcut*>> keys_;
};

}  // namespace boardwright::desktop
