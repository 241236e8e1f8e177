// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "framework/match/arrangement.hpp"
#include "ui/desktop/play/set_up.hpp"

namespace boardwright::desktop {

/// A set-up for a game whose rules are here.
class LocalSetUp final : public SetUp {
  Q_OBJECT
 public:
  using SetUp::SetUp;

  /// What there is to set up in a position, by the text of the seat's view of it; nothing: nothing is. What is being made
  /// for the same one stays.
  void follow(const std::string& position, std::optional<Arrangement> begun);
  void forget();
  /// nullptr: nothing is set up.
  [[nodiscard]] const Arrangement* arrangement() const noexcept { return made_ ? &*made_ : nullptr; }

  [[nodiscard]] bool active() const override { return made_.has_value(); }
  [[nodiscard]] const Arranged& arranged() const override { return arranged_; }
  [[nodiscard]] std::vector<ArrangeEdit> edits(std::optional<std::uint32_t> chosen) const override;
  void change(const ArrangeChange& change, Refused refused) override;
  void explain(const std::vector<std::uint32_t>& clicks, std::optional<std::uint32_t> chosen,
               Refused refused) override;
  [[nodiscard]] std::string letters() const override;
  [[nodiscard]] bool fills(const std::string& letters) const override;
  [[nodiscard]] Result<void> replace(const std::string& letters, const Refused& refused) override;

 private:
  void show(const std::optional<Explanation>& why, const Refused& refused);

  std::optional<Arrangement> made_;
  std::string position_;  // that it belongs to
  Arranged arranged_;     // the same as a value
};

}  // namespace boardwright::desktop
