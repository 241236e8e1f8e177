// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// Something that was done in a tournament.
struct HistoryLine {
  std::string event;  ///< id
  QString time, kind, about, who;
  QString why_not;  ///< why it can't be taken back; empty: it can
};

/// Everything that was done, when, by whom and on which laptop, the newest first. What nothing depends on can be taken
/// back.
class HistoryDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit HistoryDialog(std::vector<HistoryLine> lines, QWidget* parent = nullptr);

  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] QLineEdit& reason_line() const noexcept { return *reason_; }
  [[nodiscard]] QString words() const;  ///< why the chosen one can't be taken back; may be empty
  /// After it was accepted: what is taken back.
  [[nodiscard]] const std::string& event() const noexcept { return event_; }
  [[nodiscard]] QString reason() const;

 signals:
  void lots_wanted();  ///< drawn again

 private:
  void fill();
  void look();

  std::vector<HistoryLine> lines_;
  std::string event_;
  QTableWidget* table_;
  QLabel* words_;
  QLineEdit* reason_;
  QPushButton* take_back_;
};

}  // namespace boardwright::desktop
