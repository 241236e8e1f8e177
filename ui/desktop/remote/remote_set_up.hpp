// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <optional>
#include <string>
#include <vector>

#include "ui/desktop/play/set_up.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

/// A set-up that is being made for a match elsewhere: each change is a question, answered with what stands then.
class RemoteSetUp final : public SetUp {
  Q_OBJECT
 public:
  using SetUp::SetUp;

  /// nullptr: there is none.
  void set_match(RemoteMatch* match);
  /// Asks whether there is something to set up, where that may have changed.
  void refresh();

  [[nodiscard]] bool active() const override { return arranged_.has_value(); }
  [[nodiscard]] const Arranged& arranged() const override { return *arranged_; }
  [[nodiscard]] std::vector<ArrangeEdit> edits(std::optional<std::uint32_t> chosen) const override;
  void change(const ArrangeChange& change, Refused refused) override;
  void explain(const std::vector<std::uint32_t>& clicks, std::optional<std::uint32_t> chosen,
               Refused refused) override;

 private:
  void ask(const std::optional<ArrangeChange>& change, Refused refused);
  [[nodiscard]] bool holds(std::uint32_t place) const;

  QPointer<RemoteMatch> match_;
  std::optional<Arranged> arranged_;
  std::string asked_;  // in which state of the match it was asked last
};

}  // namespace boardwright::desktop
