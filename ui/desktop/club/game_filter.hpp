// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/table/club.hpp"

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLineEdit;
class QPushButton;
class QTimer;

namespace boardwright::desktop {

/// Which finished games somebody looks for: a line for names, the game, the result; and, when it is unfolded,
/// days, how they ended, opening moves, rated or not.
class GameFilter final : public QWidget {
  Q_OBJECT
 public:
  GameFilter(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);

  [[nodiscard]] Result<GameQuery> query() const;
  void unfold(bool unfolded);
  void clear();

 signals:
  void changed();  ///< a moment after the last change

 private:
  void join();
  QWidget* build_more();
  void fill_games();
  void fill_reasons();

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  QLineEdit *names_, *opening_;
  QComboBox *game_, *result_, *reason_, *counts_;
  QCheckBox *from_on_, *until_on_;
  QDateEdit *from_, *until_;
  QPushButton* more_button_;
  QWidget* more_;
  QTimer* soon_;
};

}  // namespace boardwright::desktop
