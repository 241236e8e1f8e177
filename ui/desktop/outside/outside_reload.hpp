// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstddef>
#include <filesystem>

#include "ui/desktop/remote/table_process.hpp"

namespace boardwright::desktop {

class GameWatcher;
class ReloadBar;

/// Takes a library up again whenever its file has changed. Its new rules first play the match once more in a second process:
/// only when they come through does the match itself go on by them; else it stays with those that it has.
class OutsideReload final : public QObject {
  Q_OBJECT
 public:
  /// Both must outlive it, or go with it.
  OutsideReload(TableProcess& process, ReloadBar& bar, QObject* parent);

  void follow(const std::filesystem::path& library);

 signals:
  /// Nothing is being played: the library may simply be opened anew.
  void open_wanted();

 private:
  void look();
  void tried();
  [[nodiscard]] QString refusal() const;
  [[nodiscard]] QString why_not() const;

  TableProcess& process_;
  ReloadBar& bar_;
  GameWatcher* watcher_;
  TableProcess* trial_;
  QTimer* later_;
  std::size_t tried_steps_ = 0;
  QString rules_of_;  ///< when those that play were saved; empty: before the match began
};

}  // namespace boardwright::desktop
