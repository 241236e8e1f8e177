// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "framework/table/analysis.hpp"

namespace boardwright::desktop {

/// An Analysis whose owner is the interface's thread, which it tells by signals.
class Analyst final : public QObject {
  Q_OBJECT
 public:
  explicit Analyst(QObject* parent = nullptr);

  void start(Situation situation, const PlayerSetup& setup);
  void stop() { analysis_.stop(); }
  void forget() { analysis_.forget(); }
  [[nodiscard]] bool thinking() const noexcept { return analysis_.thinking(); }

 signals:
  void told(const boardwright::Thought& thought);
  void ended(const boardwright::Thought& thought);  ///< by itself, not by stop
  void failed(const QString& sentence);             ///< the rules' own

 private:
  Analysis analysis_;
};

}  // namespace boardwright::desktop
