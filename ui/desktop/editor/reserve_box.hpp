// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace boardwright::desktop {

/// How many pieces of a kind lie beside the board, tray by tray, to be counted up and down.
class ReserveBox final : public QWidget {
  Q_OBJECT
 public:
  struct Count {
    QString id;          ///< of the box to count with
    QString tray, kind;  ///< in the spoken language
    QPixmap picture;
    int count = 0, most = 0;
  };
  explicit ReserveBox(QWidget* parent = nullptr);
  void set_counts(const std::vector<Count>& counts);

 signals:
  void changed(int index, int count);

 private:
  struct Row {
    QLabel* picture;
    QPushButton *less, *more;
    QSpinBox* box;
  };
  void build(const std::vector<Count>& counts);
  [[nodiscard]] Row add_row(QGridLayout& grid, const Count& count);

  QVBoxLayout* column_;
  QWidget* all_ = nullptr;
  std::vector<Row> rows_;
  QStringList built_;  // what they count, and in which words
};

}  // namespace boardwright::desktop
