// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

namespace boardwright {
class Catalogue;
class Club;
}  // namespace boardwright

namespace boardwright::desktop {

struct Theme;

/// How boards look and move, as it is chosen in the window's menus.
struct BoardHabits {
  bool coordinates = true;
  bool hints = true;     ///< possible moves are marked
  bool premoves = true;  ///< moves may be chosen while the other side is on turn
  bool animated = true;
  int speed = 180;     ///< milliseconds that a piece is on its way
  bool turns = false;  ///< the board turns to who is on turn, where several people share it
};

/// What fills the window, one at a time: the table, the start page, a lesson. The window builds a page when
/// it is first asked for, tells it then what has been chosen so far, and later what changes. Languages come
/// as QEvent::LanguageChange, as to every widget.
class Page : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

  [[nodiscard]] virtual QString title() const = 0;  ///< for the window; empty: the program's name says it all
  virtual void say(const QString& sentence) = 0;    ///< what went wrong, until something else is done here
  virtual void focus_first() = 0;                   ///< it has just come onto the screen

  virtual void set_theme(const Theme& theme) = 0;
  virtual void set_habits(const BoardHabits&) {}
  virtual void use_club(const std::shared_ptr<Club>&) {}
  virtual void set_catalogue(const Catalogue&) {}  ///< after variants were made, changed or removed

  /// Whether the docks, which tell about the game on the table, are of use beside it.
  [[nodiscard]] virtual bool has_docks() const { return false; }
  /// Another page takes its place. False: it is over now, and nobody comes back to it.
  [[nodiscard]] virtual bool put_aside() { return true; }
  /// Asks what is to become of anything that would be lost. False: it stays.
  [[nodiscard]] virtual bool may_drop() { return true; }

 signals:
  void left();  ///< back to where one came from
  void title_changed();
};

}  // namespace boardwright::desktop
