// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <optional>

class QGuiApplication;

namespace boardwright::desktop {

/// Keeps every window and dialog on its screen: before it is shown it is made as small as the screen that it
/// comes onto, and moved back onto it. Dialogs have to be able to become that small: see scroll_above.
class ScreenRoom final : public QObject {
  Q_OBJECT
 public:
  /// `room`: instead of the screens' own, for tests.
  explicit ScreenRoom(QGuiApplication& application, std::optional<QRect> room = std::nullopt);

  /// `wished`, as big as it may be and as near to its place as it can be within `room`.
  [[nodiscard]] static QRect within(const QRect& room, QRect wished);
  /// What a window manager puts around a window: a title above, borders.
  static constexpr QSize kFrame{8, 40};

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  std::optional<QRect> room_;
};

}  // namespace boardwright::desktop
