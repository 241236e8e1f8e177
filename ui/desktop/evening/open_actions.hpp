// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "framework/evening/evening.hpp"

namespace boardwright::desktop {

class HeldEvening;
class OpenPanel;

/// Whom an open evening lets play each other, and challenges of a ladder: what is proposed now, and what becomes of it.
class OpenActions final : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive the actions, or go with them.
  OpenActions(HeldEvening& evening, OpenPanel& open, QObject* parent);

  /// Another evening, that ends when the last one did.
  void begin();
  /// Shows who waits, proposals made anew, and the boards.
  void show();

 private:
  [[nodiscard]] std::optional<tournament::Proposal> proposal(const QString& one, const QString& other) const;

  HeldEvening& evening_;
  OpenPanel& open_;
  Proposed proposed_;  ///< whom it would pair now
};

}  // namespace boardwright::desktop
