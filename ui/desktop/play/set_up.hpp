// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "framework/link/question.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

namespace boardwright::desktop {

/// A set-up that the one at the screen is making, wherever the game is played. Nobody but this window remembers it, until
/// Command::kArrange submits it whole.
class SetUp : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  using Refused = std::function<void(const Explanation& why)>;

  [[nodiscard]] virtual bool active() const = 0;  ///< there is something to set up
  /// How it stands; only while it is active.
  [[nodiscard]] virtual const Arranged& arranged() const = 0;
  /// What clicks can do; `chosen`: the kind that one click places.
  [[nodiscard]] virtual std::vector<ArrangeEdit> edits(std::optional<std::uint32_t> chosen) const = 0;
  /// Does nothing while it isn't active. `changed` follows; before it, where it was refused, what was in the way.
  virtual void change(const ArrangeChange& change, Refused refused) = 0;
  /// What is in the way of clicks that are no edit; not called where nobody can say.
  virtual void explain(const std::vector<std::uint32_t>& clicks, std::optional<std::uint32_t> chosen,
                       Refused refused) = 0;

  // As letters (arrangement_text.hpp), where the rules are here.
  /// Empty: they have none.
  [[nodiscard]] virtual std::string letters() const { return {}; }
  /// Whether these fill the board.
  [[nodiscard]] virtual bool fills(const std::string&) const { return false; }
  /// Instead of what is placed; the sentence says which letter is wrong.
  [[nodiscard]] virtual Result<void> replace(const std::string&, const Refused&) {
    return fail("a set-up of a game that is played elsewhere can't be written as letters");
  }

 signals:
  void changed();
};

}  // namespace boardwright::desktop
