// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QTimer;

namespace boardwright::desktop {

class MatchController;

/// The clocks of the match on the table, for who looks at something else meanwhile: they go on and are seen to.
class ClocksAway final : public QObject {
  Q_OBJECT
 public:
  /// The controller outlives it.
  ClocksAway(const MatchController& controller, QObject* parent);

  /// Tells them now, and from now on as they go.
  void begin();
  void end();
  /// "Red 4:57 – Blue 5:00"; empty without a clock.
  [[nodiscard]] QString words() const;

 signals:
  void told(const QString& clocks);

 private:
  const MatchController& controller_;
  QTimer* often_;
};

}  // namespace boardwright::desktop
