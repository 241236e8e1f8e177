// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>
#include <vector>

#include "framework/catalogue/arrangements.hpp"
#include "framework/catalogue/game.hpp"
#include "ui/desktop/play/set_up.hpp"

namespace boardwright::desktop {

/// The named arrangements of one game: those that come with it, and the user's own, which are kept in a file
/// of the user's data folder. A value; the file is read when the shelf is made and written with each change.
class ArrangementShelf {
 public:
  struct Entry {
    QString name;
    std::string letters;
    std::optional<std::size_t> own;  ///< which of the user's own; nothing: it comes with the game
  };
  explicit ArrangementShelf(const Game& game);

  /// Those that fill the board of this set-up completely, the game's first.
  [[nodiscard]] std::vector<Entry> fitting(const SetUp& set_up, Language language) const;
  /// What is wrong with the user's file, if anything: then the entries in it are missing.
  [[nodiscard]] const std::vector<std::string>& problems() const noexcept { return problems_; }

  /// Keeps letters under a name, instead of what had that name among the user's own.
  [[nodiscard]] Result<void> keep(const QString& name, std::string letters);
  [[nodiscard]] Result<void> forget(std::size_t own);

 private:
  [[nodiscard]] Result<void> save(std::vector<NamedArrangement> arrangements);

  std::filesystem::path file_;
  std::vector<NamedArrangement> shipped_, own_;
  std::vector<std::string> problems_;  // if there are any, nothing is written over the file
};

}  // namespace boardwright::desktop
