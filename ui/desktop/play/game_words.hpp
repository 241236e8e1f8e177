// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "framework/catalogue/game.hpp"
#include "ui/desktop/play/sentences.hpp"
#include "ui/desktop/play/table_words.hpp"

namespace boardwright::desktop {

/// What a game that is here calls its things, in one language. Cheap to make; keeps game and rules alive.
class GameWords final : public TableWords {
 public:
  GameWords(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules, Language language);

  [[nodiscard]] QString game_name() const override;
  [[nodiscard]] QString seat(Seat seat) const override;
  [[nodiscard]] QStringList seats() const override;
  [[nodiscard]] QStringList kinds() const override;
  [[nodiscard]] QStringList trays() const override;
  [[nodiscard]] QString reason(const std::string& id) const;  ///< as a sentence
  [[nodiscard]] QString reason(const Outcome& outcome, std::optional<Seat> seat) const override;
  [[nodiscard]] QString explanation(const Explanation& explanation) const override;
  [[nodiscard]] QString phase(const Explanation& phase) const override;

 private:
  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  Language language_;
};

/// What the level plays like that a computer player's name means; empty for who has none.
[[nodiscard]] QString level_words(const std::string& player, Language language);

}  // namespace boardwright::desktop
