// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "framework/papers/qr_picture.hpp"

namespace boardwright::desktop {

/// A QR code with the white around it that readers need: black on white in every theme. As large as its room
/// allows; every square is the same number of pixels.
class CodePicture final : public QWidget {
  Q_OBJECT
 public:
  explicit CodePicture(QWidget* parent = nullptr);

  void set_text(const QString& text);
  [[nodiscard]] const QString& text() const noexcept { return text_; }
  void set_side(int side);  ///< of the whole, in pixels

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString text_;
  papers::QrPicture picture_;
};

}  // namespace boardwright::desktop
