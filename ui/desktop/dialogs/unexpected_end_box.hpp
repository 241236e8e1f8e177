// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <functional>

#include "framework/log/running_marker.hpp"

namespace boardwright::desktop {

/// At the start after the program has ended unexpectedly: with which game, that a match that was kept goes on, and
/// what can be sent to whoever looks after the program.
class UnexpectedEndBox final : public QMessageBox {
  Q_OBJECT
 public:
  using Report = std::function<QString()>;
  /// `title`: the game's name; empty if none was played. `log_folder` may be empty: no log is kept.
  UnexpectedEndBox(const RunningGame& what, const QString& title, const QString& log_folder, Report report,
                   QWidget* parent);

 signals:
  void resume_wanted(const QString& match);
};

}  // namespace boardwright::desktop
