// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <optional>

class QLabel;
class QTextBrowser;

namespace boardwright::desktop {

class GameTable;

/// The piece that was chosen, or clicked, on the table: what it is, where it can go, by which rules.
class PieceDock final : public QDockWidget {
  Q_OBJECT
 public:
  explicit PieceDock(GameTable& table, QWidget* parent = nullptr);

  void show_place(std::optional<std::uint32_t> place);
  [[nodiscard]] QString words() const;  ///< everything it says

 signals:
  void rule_wanted(const QString& number);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void retranslate();
  void follow();
  void write();

  GameTable& table_;
  std::optional<std::uint32_t> place_;
  QLabel *name_, *state_;
  QTextBrowser* ways_;
};

}  // namespace boardwright::desktop
