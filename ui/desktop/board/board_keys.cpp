// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_keys.hpp"

#include <QKeyEvent>

namespace boardwright::desktop {

BoardKey read_board_key(const QKeyEvent& event, bool pad_aslant) {
  using What = BoardKey::What;
  if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) return {};
  const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
  const auto text = [&event]() -> BoardKey {
    if (event.text().isEmpty() || !event.text().front().isLetterOrNumber()) return {};
    return {.what = What::kText, .text = event.text()};
  };
  const auto corner = [&](Way way) {
    const bool pad = event.modifiers().testFlag(Qt::KeypadModifier) && pad_aslant;
    return pad ? BoardKey{.what = What::kGo, .way = way, .aslant = true} : text();
  };
  switch (event.key()) {
    case Qt::Key_Left: return {.what = What::kGo, .way = Way::kLeft, .aslant = shift};
    case Qt::Key_Right: return {.what = What::kGo, .way = Way::kRight, .aslant = shift};
    case Qt::Key_Up: return {.what = What::kGo, .way = Way::kUp, .aslant = shift};
    case Qt::Key_Down: return {.what = What::kGo, .way = Way::kDown, .aslant = shift};
    case Qt::Key_Home: return corner(Way::kLeft);
    case Qt::Key_PageUp: return corner(Way::kUp);
    case Qt::Key_End: return corner(Way::kDown);
    case Qt::Key_PageDown: return corner(Way::kRight);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return {.what = What::kPress};
    case Qt::Key_Insert: return {.what = shift ? What::kArrow : What::kCircle};
    case Qt::Key_Escape: return {.what = What::kLetGo};
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return {.what = What::kThrowAway};
    default: return text();
  }
}

}  // namespace boardwright::desktop
