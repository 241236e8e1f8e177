// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/workshop/move_lines.hpp"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace boardwright::desktop {

/// Every legal move, to be played by a click or Enter, and a line for any other: it says why that one isn't legal.
class MovePanel final : public QWidget {
  Q_OBJECT
 public:
  explicit MovePanel(QWidget* parent = nullptr);
  void show_moves(const std::vector<std::string>& moves);
  /// What a typed move met with; `rule` may be empty. Until something else is typed or played.
  void answer(const QString& sentence, const QString& rule);
  [[nodiscard]] QString sentence() const;
  /// Which lines make a legal move what it is, to be gone to; nothing: no longer.
  void show_lines(const QString& move, const std::optional<MoveLines>& lines);
  [[nodiscard]] QString lines() const;  ///< as it is read

 signals:
  void looked_at(const QString& move);  ///< a legal one, without playing it
  void line_wanted(std::uint32_t line);
  void move_wanted(const QString& move);
  void typed(const QString& move);
  void rule_wanted(const QString& number);
  void trace_wanted(const QString& move);  ///< the typed one, else the chosen one

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void lay_out();
  void join();
  void retranslate();
  void write_lines();
  void want(const QListWidgetItem* item);
  QLabel *count_, *answer_, *lines_;
  QListWidget* moves_;
  QLineEdit* line_;
  QPushButton *rule_, *trace_;
  QString number_, shown_;
  std::optional<MoveLines> shown_lines_;
  bool filling_ = false;  // the list changes by itself
};

}  // namespace boardwright::desktop
