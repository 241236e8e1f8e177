// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Shows nothing of the game while the screen goes from one player to the next, but for what both may know of
/// the last moves. Who hands it over may see something of his own first.
class HandOverPage final : public QWidget {
  Q_OBJECT
 public:
  explicit HandOverPage(QWidget* parent = nullptr);
  void ask_for(const QString& seat, const QStringList& happened);
  /// Before that, until somebody goes on; the picture may be null.
  void show_first(const QString& move, const QString& words, const QPixmap& picture);
  void forget_first();
  /// What is seen is still the one's who hands over.
  [[nodiscard]] bool shows_first() const noexcept { return !first_.isEmpty(); }
  [[nodiscard]] QString first() const { return first_ + QStringLiteral(". ") + first_words_; }

 signals:
  void taken_over();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  QString seat_, first_, first_words_;
  QStringList happened_;
  QPixmap picture_;
  QLabel *title_, *board_, *told_, *words_;
  QPushButton *go_on_, *button_;
};

}  // namespace boardwright::desktop
