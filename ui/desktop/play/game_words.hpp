// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "framework/catalogue/game.hpp"
#include "ui/desktop/play/sentences.hpp"

namespace boardwright::desktop {

/// What a game calls its things, in one language. Cheap to make; keeps game and rules alive.
class GameWords {
 public:
  GameWords(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules, Language language);

  [[nodiscard]] QString game_name() const;
  [[nodiscard]] QString seat(Seat seat) const;
  [[nodiscard]] QStringList seats() const;
  [[nodiscard]] QStringList kinds() const;
  [[nodiscard]] QStringList trays() const;
  [[nodiscard]] QString reason(const std::string& id) const;  ///< as a sentence
  /// The same to the player of a seat: "You have no tower left."
  [[nodiscard]] QString reason(const Outcome& outcome, std::optional<Seat> seat) const;
  [[nodiscard]] QString explanation(const Explanation& explanation) const;
  [[nodiscard]] QString phase(const Explanation& phase) const;  ///< as a sentence

 private:
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  Language language_;
};

/// What the level plays like that a computer player's name means; empty for who has none.
[[nodiscard]] QString level_words(const std::string& player, Language language);

}  // namespace boardwright::desktop
