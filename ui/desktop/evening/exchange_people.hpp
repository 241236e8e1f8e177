// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

class QComboBox;

namespace boardwright::desktop {

/// Which two people change places in a round that is paired by hand.
class ExchangePeople final : public QDialog {
  Q_OBJECT
 public:
  struct Person {
    QString id, name;
    std::uint32_t board = 0;  ///< 0: the bye
  };
  /// `board`: whose first player is chosen to begin with.
  ExchangePeople(const std::vector<Person>& people, std::uint32_t board, QWidget* parent = nullptr);
  [[nodiscard]] QString one() const;
  [[nodiscard]] QString other() const;

 private:
  QComboBox *one_, *other_;
};

}  // namespace boardwright::desktop
