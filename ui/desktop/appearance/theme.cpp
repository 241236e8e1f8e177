// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/theme.hpp"

#include <QApplication>
#include <QFont>
#include <QStyleFactory>
#include <algorithm>
#include <cmath>

#include "ui/desktop/appearance/plain_labels.hpp"
#include "ui/desktop/appearance/popup_width.hpp"
#include "ui/desktop/appearance/style_sheet.hpp"

namespace boardwright::desktop {

namespace {

const Theme* g_current = nullptr;  // the interface's thread only

bool& system_darkness() {
  static bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
  return dark;
}

double luminance(const QColor& colour) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

const Theme& Theme::light() {
  static const Theme theme{.dark = false,
                           .strong = false,
                           .window = QColor(0xF4, 0xF2, 0xEE),
                           .panel = QColor(0xFE, 0xFD, 0xFB),
                           .raised = QColor(0xFB, 0xFA, 0xF7),
                           .text = QColor(0x24, 0x23, 0x20),
                           .muted = QColor(0x66, 0x63, 0x5C),
                           .line = QColor(0xD9, 0xD5, 0xCC),
                           .accent = QColor(0x1E, 0x6B, 0x5C),
                           .on_accent = QColor(0xFF, 0xFF, 0xFF),
                           .wrong = QColor(0xA3, 0x2A, 0x22),
                           .board_light = QColor(0xEC, 0xD9, 0xB6),
                           .board_dark = QColor(0xD3, 0xB2, 0x84),
                           .board_line = QColor(0x8C, 0x66, 0x3C),
                           .board_border = QColor(0x74, 0x50, 0x30),
                           .board_label = QColor(0xF7, 0xE8, 0xCF)};
  return theme;
}

const Theme& Theme::night() {
  static const Theme theme{.dark = true,
                           .strong = false,
                           .window = QColor(0x1D, 0x1E, 0x20),
                           .panel = QColor(0x26, 0x27, 0x2A),
                           .raised = QColor(0x31, 0x33, 0x37),
                           .text = QColor(0xE9, 0xE6, 0xE0),
                           .muted = QColor(0xA8, 0xA5, 0x9E),
                           .line = QColor(0x42, 0x44, 0x48),
                           .accent = QColor(0x6C, 0xC4, 0xAA),
                           .on_accent = QColor(0x10, 0x24, 0x1E),
                           .wrong = QColor(0xF2, 0x9A, 0x8E),
                           .board_light = QColor(0xD6, 0xC1, 0x9C),
                           .board_dark = QColor(0xB3, 0x92, 0x66),
                           .board_line = QColor(0x6E, 0x50, 0x2F),
                           .board_border = QColor(0x4B, 0x35, 0x22),
                           .board_label = QColor(0xE9, 0xD6, 0xB6)};
  return theme;
}

const Theme& Theme::high_contrast() {
  static const Theme theme{.dark = false,
                           .strong = true,
                           .window = QColor(0xFF, 0xFF, 0xFF),
                           .panel = QColor(0xFF, 0xFF, 0xFF),
                           .raised = QColor(0xFF, 0xFF, 0xFF),
                           .text = QColor(0x00, 0x00, 0x00),
                           .muted = QColor(0x33, 0x33, 0x33),
                           .line = QColor(0x76, 0x76, 0x76),
                           .accent = QColor(0x00, 0x2A, 0x8F),
                           .on_accent = QColor(0xFF, 0xFF, 0xFF),
                           .wrong = QColor(0x9B, 0x00, 0x00),
                           .board_light = QColor(0xFF, 0xFF, 0xFF),
                           .board_dark = QColor(0xB4, 0xB4, 0xB4),
                           .board_line = QColor(0x00, 0x00, 0x00),
                           .board_border = QColor(0x00, 0x00, 0x00),
                           .board_label = QColor(0xFF, 0xFF, 0xFF)};
  return theme;
}

QPalette Theme::palette() const {
  QPalette p;
  p.setColor(QPalette::Window, window);
  p.setColor(QPalette::WindowText, text);
  p.setColor(QPalette::Base, panel);
  p.setColor(QPalette::AlternateBase, window);
  p.setColor(QPalette::Text, text);
  p.setColor(QPalette::PlaceholderText, muted);
  p.setColor(QPalette::Button, raised);
  p.setColor(QPalette::ButtonText, text);
  p.setColor(QPalette::BrightText, wrong);
  p.setColor(QPalette::Highlight, accent);
  p.setColor(QPalette::HighlightedText, on_accent);
  p.setColor(QPalette::Link, accent);
  p.setColor(QPalette::ToolTipBase, panel);
  p.setColor(QPalette::ToolTipText, text);
  p.setColor(QPalette::Mid, line);
  p.setColor(QPalette::Dark, line.darker(115));
  p.setColor(QPalette::Light, panel);
  QColor faded = text;
  faded.setAlphaF(0.4F);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, faded);
  return p;
}

double contrast(const QColor& a, const QColor& b) {
  const double first = luminance(a), second = luminance(b);
  return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

bool system_is_dark() { return system_darkness(); }
void set_system_is_dark(bool dark) { system_darkness() = dark; }

const Theme& theme_for(ThemeChoice choice) {
  const bool system_dark = system_is_dark();  // asked before our palette hides it
  if (choice == ThemeChoice::kSystem) return system_dark ? Theme::night() : Theme::light();
  if (choice == ThemeChoice::kContrast) return Theme::high_contrast();
  return choice == ThemeChoice::kDark ? Theme::night() : Theme::light();
}

const Theme& current_theme() { return g_current != nullptr ? *g_current : Theme::light(); }

void wear(const Theme& theme) {
  if (g_current == &theme) return;
  if (g_current == nullptr) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QFont font = QApplication::font();
    font.setFamilies({QStringLiteral("Inter"), font.family()});
    font.setPointSizeF(10.5);
    QApplication::setFont(font);
    qApp->installEventFilter(new PopupWidth(qApp));
    keep_labels_plain();
  }
  g_current = &theme;
  QApplication::setPalette(theme.palette());
  qApp->setStyleSheet(style_sheet(theme));
}

}  // namespace boardwright::desktop
