// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "framework/link/question.hpp"
#include "ui/desktop/play/arrange_edits.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

/// A set-up that is being made for a match at a server. Nobody but this window remembers it: each change is a
/// question, answered with what stands then; ready() submits it whole.
class RemoteSetUp final : public QObject {
  Q_OBJECT
 public:
  explicit RemoteSetUp(RemoteMatch& match, QObject* parent = nullptr) : QObject(parent), match_(match) {}

  /// Asks whether there is something to set up, where that may have changed.
  void refresh();
  [[nodiscard]] bool active() const noexcept { return arranged_.has_value(); }
  [[nodiscard]] const Arranged& arranged() const { return *arranged_; }
  /// What clicks can do; `chosen`: the kind that one click places.
  [[nodiscard]] std::vector<ArrangeEdit> edits(std::optional<std::uint32_t> chosen) const;

  void change(const ArrangeChange& change);
  void ready();

 signals:
  void changed();
  void refused(const boardwright::Explanation& why);

 private:
  void ask(const std::optional<ArrangeChange>& change);
  [[nodiscard]] bool holds(std::uint32_t place) const;

  RemoteMatch& match_;
  std::optional<Arranged> arranged_;
  std::string asked_;  // in which state of the match it was asked last
};

}  // namespace boardwright::desktop
