// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QMenuBar;
class QTextBrowser;

namespace boardwright::desktop {

/// How the program is used, in the language that is spoken, in a window of its own beside the game. The text
/// is part of the program: help/manual.<language>.md.
class ManualWindow final : public QDialog {
  Q_OBJECT
 public:
  /// `menus`: the window's, which the text names; they must live as long.
  ManualWindow(const QMenuBar& menus, QWidget* parent);

  /// At the chapter whose place in the book this is, 0 being the first.
  void open_at(int chapter);
  [[nodiscard]] QTextBrowser& text() const noexcept { return *text_; }
  [[nodiscard]] QListWidget& chapters() const noexcept { return *chapters_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void go_to(int chapter);

  const QMenuBar& menus_;
  QLineEdit* search_;
  QListWidget* chapters_;
  QTextBrowser* text_;
};

}  // namespace boardwright::desktop
