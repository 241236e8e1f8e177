// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three looks of the program. Text against what lies behind it keeps a contrast of 4.5 or more (WCAG 2.1
// AA); a test holds us to it.
#pragma once

#include <QColor>
#include <QPalette>

namespace boardwright::desktop {

enum class ThemeChoice { kSystem, kLight, kDark, kContrast };

struct Theme {
  bool dark = false;
  bool strong = false;           ///< for eyes that need it: a game's own colours of its board step back
  QColor window, panel, raised;  ///< behind everything, behind lists and fields, buttons
  QColor text, muted, line;      ///< words, lesser words, hairlines and frames
  QColor accent, on_accent;      ///< the one colour that means "here", and words on it
  QColor wrong;                  ///< words that say what is wrong
  QColor board_light, board_dark, board_line, board_border, board_label;

  [[nodiscard]] static const Theme& light();
  [[nodiscard]] static const Theme& night();
  [[nodiscard]] static const Theme& high_contrast();  ///< words 7 or more (AAA), frames 4.5
  [[nodiscard]] QPalette palette() const;
};

/// Of WCAG 2.1: 1 (the same) to 21 (black on white).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Dresses the whole application; Fusion is the base on every desktop.
void wear(const Theme& theme);
/// What the desktop asks for: what it was set to last, else as its palette looked before ours was set.
[[nodiscard]] bool system_is_dark();
void set_system_is_dark(bool dark);
[[nodiscard]] const Theme& theme_for(ThemeChoice choice);
/// The theme that was worn last.
[[nodiscard]] const Theme& current_theme();

}  // namespace boardwright::desktop
