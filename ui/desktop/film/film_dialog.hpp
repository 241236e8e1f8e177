// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/desktop/film/game_film.hpp"

class QDoubleSpinBox;
class QSpinBox;

namespace boardwright::desktop {

/// How large the moving pictures of a game are to be, and how fast.
class FilmDialog final : public QDialog {
  Q_OBJECT
 public:
  explicit FilmDialog(QWidget* parent = nullptr);
  [[nodiscard]] FilmChoice choice() const;

 private:
  QSpinBox* height_;
  QDoubleSpinBox *move_, *last_;
};

}  // namespace boardwright::desktop
