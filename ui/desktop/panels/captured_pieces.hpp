// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <QWidget>
#include <vector>

namespace boardwright::desktop {

/// What one side has taken: a small picture of each kind, and how many where there are several. Hidden while
/// there is nothing.
class CapturedPieces final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kSide = 20;  ///< of a picture, in pixels
  struct Kind {
    QPixmap picture;
    QString name;
    int count = 1;
  };
  explicit CapturedPieces(QWidget* parent = nullptr);

  void set_kinds(std::vector<Kind> kinds);
  [[nodiscard]] QString words() const;  ///< "Taken: 3 × red pawn, red tower"
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Where the pictures are in so much room, and how high that is.
  [[nodiscard]] int lay_out(int width, std::vector<QPoint>* corners) const;
  [[nodiscard]] QFont count_font() const;
  void describe();

  std::vector<Kind> kinds_;
};

}  // namespace boardwright::desktop
