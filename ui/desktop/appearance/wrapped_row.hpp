// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <memory>
#include <vector>

namespace boardwright::desktop {

/// Buttons beside each other, in two groups as far apart as there is room if a gap was added; where there is too little,
/// they go on in a further line instead of out of the window. As wide as its widest item at least; lines are equally high.
/// Hidden ones take no room.
class WrappedRow : public QLayout {
 public:
  explicit WrappedRow(int spacing);
  ~WrappedRow() override;
  /// What is added from now on stands at the other end while all is on one line.
  void add_gap() { gap_ = items_.size(); }

  void addItem(QLayoutItem* item) override;
  [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
  [[nodiscard]] QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return lay_out(QRect(0, 0, width, 0), false); }
  [[nodiscard]] QSize minimumSize() const override;
  [[nodiscard]] QSize sizeHint() const override;
  void setGeometry(const QRect& place) override;

 private:
  /// How high it is there; the items are moved if that is wanted.
  int lay_out(const QRect& place, bool move) const;

  std::vector<std::unique_ptr<QLayoutItem>> items_;
  std::size_t gap_ = static_cast<std::size_t>(-1);  // of no item
};

}  // namespace boardwright::desktop
