// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/style_sheet.hpp"

namespace boardwright::desktop {

namespace {

// Named colours instead of %1 to %9: a sheet is read more often than it is written.
constexpr const char* kSheet = R"(
QMainWindow, QDialog { background: @window; }
QMenuBar { background: @window; padding: 2px 6px; }
QMenuBar::item { padding: 5px 10px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected { background: @pressed; }
QMenu { background: @panel; border: 1px solid @line; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 4px; }
QMenu::item:selected { background: @accent; color: @on_accent; }
QMenu::item:disabled { color: @faded; background: transparent; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
QPushButton { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 6px 14px; }
QPushButton:hover { border-color: @accent; }
QPushButton:pressed { background: @pressed; }
QPushButton:focus { border: 2px solid @accent; padding: 5px 13px; }
QPushButton:checked { background: @pressed; border: 2px solid @accent; padding: 5px 13px; }
QPushButton:disabled { color: @faded; }
QPushButton:default, QPushButton[primary="true"] {
  background: @accent; color: @on_accent; border-color: @accent; font-weight: 600; }
QPushButton:default:focus, QPushButton[primary="true"]:focus { border: 2px solid @text; }
QPushButton:default:disabled, QPushButton[primary="true"]:disabled { background: @raised; color: @faded; border-color: @line; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton[menu="true"] { padding-right: 28px; }
QPushButton[menu="true"]:focus { padding-right: 27px; }
QPushButton::menu-indicator {
  image: url(:/icons/down-@shade.svg); width: 10px; height: 10px;
  subcontrol-origin: border; subcontrol-position: center right; right: 10px; }
QPushButton[icon_only="true"] { padding: 5px 0px; }
QPushButton[icon_only="true"]:focus, QPushButton[icon_only="true"]:checked { padding: 4px 0px; }
QLineEdit, QSpinBox, QDoubleSpinBox, QDateEdit, QComboBox {
  background: @panel; border: 1px solid @line; border-radius: 6px; padding: 5px 8px; min-height: 20px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QComboBox:focus { border: 2px solid @accent; padding: 4px 7px; }
QLineEdit[wrong="true"] { border: 2px solid @wrong; padding: 4px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url(:/icons/down-@shade.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView {
  background: @panel; border: 1px solid @line; selection-background-color: @accent;
  selection-color: @on_accent; outline: none; }
QCheckBox { spacing: 8px; padding: 4px; border-radius: 4px; }
QCheckBox::indicator { width: 18px; height: 18px; border: 1px solid @muted; border-radius: 4px; background: @panel; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/check-@shade.svg); }
QListView::indicator { width: 16px; height: 16px; border: 1px solid @muted; border-radius: 4px; background: @panel; }
QListView::indicator:checked { background: @accent; border-color: @accent; image: url(:/icons/check-@shade.svg); }
QCheckBox:focus { border: 2px solid @accent; padding: 2px; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="wrong"] { color: @wrong; }
QLabel[role="title"] { font-size: 14pt; font-weight: 600; }
QLabel[role="projected"] { font-size: 22pt; font-weight: 600; }
QWidget#projector, QWidget#table_clock { background: @window; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="clock"] { font-weight: 600; font-size: 15px; padding: 2px 8px; border-radius: 5px; color: @muted; }
QLabel[role="clock"][state="running"] { background: @pressed; color: @text; }
QLabel[role="clock"][state="low"] { background: @pressed; color: @wrong; }
QFrame#card { background: @panel; border: 1px solid @line; border-radius: 8px; }
QFrame#why_not { background: @panel; border: 2px solid @wrong; border-radius: 8px; }
QFrame#why_not QLabel { color: @text; }
QPushButton[link="true"] { background: transparent; border: 1px solid transparent; padding: 2px 4px; color: @accent; font-weight: 600; }
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus { border: 2px solid @accent; padding: 1px 3px; }
QToolButton[fold="true"] { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 5px 4px; font-weight: 600; text-align: left; }
QToolButton[fold="true"]:hover { border-color: @line; }
QToolButton[fold="true"]:focus { border: 2px solid @accent; padding: 4px 3px; }
QFrame#banner { background: @accent; border: 1px solid @accent; border-radius: 8px; }
QFrame#banner QLabel { color: @on_accent; }
QFrame#lost { background: @wrong; border: 1px solid @wrong; border-radius: 8px; }
QFrame#lost QLabel { color: @panel; }
QFrame#looking { background: @raised; border: 1px solid @accent; border-radius: 8px; }
QTableView, QListView { background: @panel; border: 1px solid @line; border-radius: 8px; padding: 4px; outline: none; }
QTableView:focus, QListView:focus { border: 2px solid @accent; padding: 3px; }
QTableView::item { padding: 2px 8px; border-radius: 4px; border: none; }
QListView::item { padding: 7px 8px; border-radius: 4px; }
QTableView[whole_rows="true"]::item { border-radius: 0px; }
QTableView::item:hover { background: @window; }
QTableView::item:selected, QListView::item:selected { background: @accent; color: @on_accent; }
QTextBrowser { background: @panel; border: 1px solid @line; border-radius: 8px; padding: 8px; }
QTextBrowser:focus { border: 2px solid @accent; padding: 7px; }
QPlainTextEdit { background: @panel; border: 1px solid @line; border-radius: 8px; padding: 4px; }
QPlainTextEdit:focus { border: 2px solid @accent; padding: 3px; }
QHeaderView::section { background: @panel; color: @muted; border: none; padding: 4px 8px; }
QTabBar::tab { background: transparent; color: @muted; padding: 8px 16px; border: none; border-bottom: 2px solid @line; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; font-weight: 600; }
QTabBar::tab:focus { color: @accent; }
QDockWidget { font-weight: 600; }
QDockWidget > QWidget { font-weight: normal; }
QDockWidget::title { background: @window; padding: 5px 16px; }
QScrollArea, QWidget#form { background: transparent; border: none; }
QScrollArea:focus { border: 2px solid @accent; border-radius: 8px; }
QLabel#lesson_text { font-size: 11.5pt; }
QProgressBar { background: @line; border: none; border-radius: 2px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: @line; border-radius: 3px; min-height: 28px; }
QScrollBar::handle:vertical:hover { background: @muted; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: @line; border-radius: 3px; min-width: 28px; }
QScrollBar::handle:horizontal:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: @panel; color: @text; border: 1px solid @line; padding: 4px 6px; }
QLabel#toast { background: @text; color: @window; border-radius: 8px; padding: 8px 16px; font-weight: 600; }
)";

}  // namespace

QString style_sheet(const Theme& theme) {
  QString sheet = QString::fromLatin1(kSheet);
  const auto put = [&](const char* name, const QString& value) { sheet.replace(QLatin1String(name), value); };
  put("@window", theme.window.name());
  put("@panel", theme.panel.name());
  put("@raised", theme.raised.name());
  put("@on_accent", theme.on_accent.name());
  put("@accent", theme.accent.name());
  put("@muted", theme.muted.name());
  // Behind words: hairlines of high contrast are too dark for that.
  put("@pressed", theme.strong ? QStringLiteral("#dddddd") : theme.line.name());
  put("@line", theme.line.name());
  put("@wrong", theme.wrong.name());
  put("@text", theme.text.name());
  put("@faded", QStringLiteral("rgba(%1,%2,%3,40%)")
                    .arg(theme.text.red())
                    .arg(theme.text.green())
                    .arg(theme.text.blue()));
  put("@shade", theme.dark ? QStringLiteral("dark") : QStringLiteral("light"));
  return sheet;
}

}  // namespace boardwright::desktop
