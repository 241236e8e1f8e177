// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "framework/workshop/file_watch.hpp"

class QSocketNotifier;
class QTimer;

namespace boardwright::desktop {

/// Says when the files of a game, or of one of several, hold something else than before.
class GameWatcher final : public QObject {
  Q_OBJECT
 public:
  explicit GameWatcher(QObject* parent = nullptr);
  ~GameWatcher() override;

  /// From now on this game, a script or a YAML; empty: none.
  void follow(const std::filesystem::path& game);
  /// From now on all of these.
  void follow_all(std::vector<std::filesystem::path> games);

 signals:
  void changed();

 private:
  void look();

  QTimer* timer_;
  std::vector<std::filesystem::path> games_;
  std::unique_ptr<FileWatch> watch_;
  std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace boardwright::desktop
