// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

class QComboBox;
class QPushButton;
class QRadioButton;

namespace boardwright::desktop {

/// Which of several games two people play at their board: both agree, or the one who is ranked higher chooses (T19.2).
class ChooseGame final : public QDialog {
  Q_OBJECT
 public:
  struct Game {
    QString name;
    bool left = true;  ///< the one ranked higher hasn't chosen it before
  };
  ChooseGame(const QString& title, const std::vector<Game>& games, std::uint32_t now, const QString& higher,
             QWidget* parent = nullptr);

  [[nodiscard]] std::uint32_t game() const;
  [[nodiscard]] bool both_agree() const;

 private:
  void look();

  std::vector<Game> games_;
  QComboBox* game_;
  QRadioButton *agree_, *higher_;
  QPushButton* choose_;
};

}  // namespace boardwright::desktop
