// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QTimer;

namespace boardwright::desktop {

/// What is told to those who listen instead of look: one object in the window's accessible tree, with the
/// role of a notification, whose name is what was said last. Too small to be seen.
///
/// Qt 6.4 passes neither alerts nor announcements on to AT-SPI. A notification that comes into sight is
/// passed on, and screen readers read it out.
class Announcer final : public QWidget {
  Q_OBJECT
 public:
  explicit Announcer(QWidget* parent);
  /// What is said before control returns to the event loop is told together, each sentence once.
  void say(const QString& sentence);
  void forget();  ///< also what was about to be told: the screen is somebody else's
  [[nodiscard]] QString told() const { return accessibleName(); }

 signals:
  void said(const QString& sentences);

 private:
  void tell();

  QStringList waiting_;
  QTimer* soon_;
};

/// The announcer of the window that the widget is in; says nothing where there is none.
void announce(const QWidget& from, const QString& sentence);

}  // namespace boardwright::desktop
