// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>

#include "framework/players/draw_answer.hpp"

namespace boardwright::desktop {

/// Finds out in a thread of its own what a computer says to the offer of a draw; the answer comes back in the
/// interface's thread. One question at a time; a search that nobody waits for any more takes a second at
/// most.
class DrawJudge final : public QObject {
  Q_OBJECT
 public:
  using Answer = std::function<void(bool accepts)>;
  explicit DrawJudge(QObject* parent = nullptr);
  ~DrawJudge() override;

  void ask(DrawQuestion question, const SearchChoice& search, Answer answer);
  /// Nobody wants the answer any more.
  void forget();
  [[nodiscard]] bool thinking() const noexcept { return thinking_; }

 private:
  QThreadPool thread_;
  quint64 question_ = 0;
  bool thinking_ = false;
};

}  // namespace boardwright::desktop
