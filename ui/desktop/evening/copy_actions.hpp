// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>

#include "framework/evening/evening.hpp"

class QWidget;

namespace boardwright::desktop {

class HeldEvening;

/// What is done with copies of the evening: where they go, and what another laptop has left there.
class CopyActions final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive the actions, or go with them.
  CopyActions(HeldEvening& evening, QWidget* above);

  void ask();
  void copy_to(const std::filesystem::path& folder);

 signals:
  void copied(const QString& sentence);  ///< where copies go, or what became of one

 private:
  void join(const FoundCopy& copy);

  HeldEvening& evening_;
  QWidget* above_;
};

}  // namespace boardwright::desktop
