// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>
#include <vector>

class QLabel;

namespace boardwright::desktop {

class CodePicture;

/// On every projector's window the way to the page, small in a corner, as long as the club is open to phones:
/// who watches may play next.
class CodeCorners final : public QObject {
  Q_OBJECT
 public:
  explicit CodeCorners(QObject* parent = nullptr);
  /// Empty: there is nothing to scan.
  void set_address(const QString& address);
  enum class Room { kLeave, kFree };  ///< whether the corner has to be left free, or is
  /// As long as the window is there. Twice changes nothing.
  void add(QWidget* projector, Room room);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Corner {
    QPointer<QWidget> projector;
    Room room = Room::kFree;
    QWidget* box = nullptr;  // the projector's
    CodePicture* picture = nullptr;
    QLabel* words = nullptr;
  };
  void place(const Corner& corner) const;

  QString address_;
  std::vector<Corner> corners_;
};

}  // namespace boardwright::desktop
