// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/qr_picture.hpp"

#include <qrcodegen/qrcodegen.hpp>

namespace boardwright::papers {

QrPicture qr_picture(std::string_view text) {
  using qrcodegen::QrCode;
  try {
    const QrCode qr = QrCode::encodeText(std::string(text).c_str(), QrCode::Ecc::MEDIUM);
    QrPicture picture{.size = qr.getSize()};
    for (int y = 0; y < picture.size; ++y)
      for (int x = 0; x < picture.size; ++x) picture.rows += qr.getModule(x, y) ? '1' : '0';
    return picture;
  } catch (const qrcodegen::data_too_long&) {
    return {};
  }
}

}  // namespace boardwright::papers
