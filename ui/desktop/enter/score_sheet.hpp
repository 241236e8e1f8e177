// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/entered_game.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

/// A game that somebody copies from a score sheet, with every state of it before a change, for undo. A value. Once it is
/// closed nothing changes it any more.
class ScoreSheet {
 public:
  /// Nothing is entered yet.
  ScoreSheet(Entry entry, std::shared_ptr<const Rules> rules);
  /// As far as it was entered elsewhere.
  ScoreSheet(Entry entry, std::shared_ptr<const Rules> rules, EnteredGame game);

  [[nodiscard]] const Entry& entry() const noexcept { return entry_; }
  [[nodiscard]] const std::shared_ptr<const Rules>& rules() const noexcept { return rules_; }
  [[nodiscard]] const EnteredGame& game() const noexcept { return game_; }
  [[nodiscard]] GameWords words() const;  ///< in the spoken language
  /// What can come next; none on a sheet that is closed.
  [[nodiscard]] std::vector<LegalMove> moves() const;
  [[nodiscard]] bool is_open() const noexcept { return open_; }
  [[nodiscard]] bool begins_at_start() const;
  [[nodiscard]] bool can_undo() const noexcept { return open_ && !before_.empty(); }
  [[nodiscard]] bool can_cut() const noexcept { return open_ && game_.shown() < game_.size(); }

  void show(std::size_t plies) { game_.show(plies); }
  /// One after the other, all or none: a refused one changes nothing.
  [[nodiscard]] Result<EnteredGame::Dropped> enter(const std::vector<std::string>& texts);
  [[nodiscard]] Result<void> set_result(const std::optional<Outcome>& outcome);
  /// A position as the rules write it; empty: the start. Whatever was entered is gone.
  [[nodiscard]] Result<void> start_from(const std::string& position);
  void cut();
  void undo();  ///< the last entry, correction or cut
  void close() noexcept { open_ = false; }

 private:
  void remember();

  Entry entry_;
  std::shared_ptr<const Rules> rules_;
  EnteredGame game_;
  std::vector<EnteredGame> before_;
  bool open_ = true;
};

}  // namespace boardwright::desktop
