// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace boardwright::desktop {

/// What is in it fills the room, and is never made smaller than it can be: on a small screen it scrolls. (Of
/// Qt's own, what resizes its widget takes the height that a widget would like for the one that it needs.)
class RoomScroll : public QScrollArea {
  Q_OBJECT
 public:
  explicit RoomScroll(QWidget* inside = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  /// What `inside` can't do without when it is `width` wide.
  [[nodiscard]] virtual QSize least(const QWidget& inside, int width) const;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fit();
};

}  // namespace boardwright::desktop
