// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/line/chance.hpp"
#include "framework/workshop/reload.hpp"
#include "framework/workshop/saves.hpp"

namespace boardwright {

/// A game that somebody is writing, and the board on which it is tried: it goes on when the file has changed. Whoever
/// looks on sees everything. Knows no screen and watches nothing; one thread at a time.
class Workbench {
 public:
  struct Options {
    std::string variant;                ///< empty: the first
    std::vector<std::string> settings;  ///< key=value, of the first board
    LoadOptions plugins;
    std::filesystem::path saves;  ///< where saves are kept; empty: nowhere
    std::optional<Seed> seed;     ///< of chance; else a fresh one
  };

  explicit Workbench(Options options);
  /// From now on: a script or a YAML. There is no board until look() has found rules there that play.
  void read_from(const std::filesystem::path& game);

  /// The board; nullptr until the first rules have played.
  [[nodiscard]] const GameLine* line() const noexcept { return line_ ? &*line_ : nullptr; }
  [[nodiscard]] const Game& game() const noexcept { return *game_; }  ///< of the board; only with one
  [[nodiscard]] const std::shared_ptr<const Game>& shared_game() const noexcept {
    return game_;
  }  ///< nullptr without
  [[nodiscard]] const std::string& variant() const noexcept { return variant_; }
  /// Whether new rules wait for start_anew(), because the position can't go on under them.
  [[nodiscard]] bool waits() const noexcept { return waiting_.has_value(); }

  /// Reads the file anew. Where it plays and the position can go on, the board is the new one when this returns; where
  /// the position can't, the new rules wait. Chance that follows is drawn; rules that never stop asking for it don't
  /// play. The outcome is good until the next call.
  const ReloadOutcome& look();
  /// The same with an earlier save instead of the file, which stays as it is.
  const ReloadOutcome& go_back(const Save& save);
  /// From the start: of the rules that wait, else of those that there are. Fails where chance does, and the board
  /// stays as it was.
  Result<void> start_anew();
  /// The rules that wait are forgotten.
  void keep_old_rules() { waiting_.reset(); }

  /// A move or a chance event by its text, as it may be typed too. Chance that follows is drawn. A move that is
  /// refused, or after which the rules fail or never stop asking for chance, changes nothing.
  [[nodiscard]] Result<void> play(const std::string& typed);
  /// Takes back the last move with what chance brought after it, or else the last set_position(): the board is as it
  /// was before. False: there is none of both.
  bool undo();
  [[nodiscard]] bool can_undo() const;
  [[nodiscard]] Result<void> set_position(const std::string& text);
  /// The legal moves of all who are on turn, or what chance may bring.
  [[nodiscard]] std::vector<std::string> moves() const;
  /// Why a move isn't legal, or that it is.
  [[nodiscard]] std::string why(Language language, const std::string& typed) const;

  /// The same as the rules explain it, of clicks or of what was typed; nothing where it is legal or they don't.
  [[nodiscard]] std::optional<Explanation> why_not(std::span<const std::uint32_t> clicks) const;
  [[nodiscard]] std::optional<Explanation> why_not(const std::string& typed) const;

  /// Keeps what the board is played by; nothing without a place for it.
  Result<void> keep() const;
  [[nodiscard]] std::vector<Save> saves() const;

 private:
  const ReloadOutcome& take(ReloadOutcome outcome);
  Result<void> use(const Reloaded& loaded, GameLine line);
  Result<void> go_on(GameLine line);

  [[nodiscard]] ReloadOutcome taken_up(std::shared_ptr<const Game> game) const;

  std::filesystem::path file_;
  Options options_;
  std::optional<Saves> saves_;
  Seed seed_;
  std::shared_ptr<const Game> game_;
  std::string variant_;
  std::optional<GameLine> line_;
  std::optional<GameLine> before_;  // the board that a position was put in place of; by the same rules
  std::optional<Reloaded> waiting_;
  ReloadOutcome last_ = NotReloaded{};
};

}  // namespace boardwright
