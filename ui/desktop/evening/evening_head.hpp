// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Above an evening: its name, what is done with all of it, and what has to be told or decided.
class EveningHead final : public QWidget {
  Q_OBJECT
 public:
  explicit EveningHead(QWidget* parent = nullptr);

  void set_name(const QString& name);
  /// What is wrong; empty: nothing.
  void say(const QString& sentence);
  [[nodiscard]] QString message() const;
  /// Where copies go, or what became of one; empty: nothing is to be told.
  void set_copied(const QString& sentence);
  /// The check code of the next lot in groups; empty: none is to be drawn.
  void set_lot(const QString& code);
  /// So much contradicts what another laptop says.
  void set_aside(std::size_t things);
  void retranslate();

 signals:
  void projector_wanted();
  void papers_wanted();
  void copies_wanted();
  void change_wanted();
  void history_wanted();
  void left();
  void lots_wanted();
  void decision_wanted();

 private:
  void build();

  QLabel *name_, *message_, *aside_words_, *copied_, *lot_words_;
  QFrame* aside_;
  QWidget* lot_;
  QPushButton *decide_, *projector_, *papers_, *copies_, *change_, *history_, *leave_, *lots_;
};

}  // namespace boardwright::desktop
