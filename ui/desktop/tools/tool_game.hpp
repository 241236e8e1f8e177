// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <filesystem>
#include <memory>
#include <string>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

/// A rule set that a tool looks into, here and in the process that does the work. A value.
struct ToolGame {
  std::shared_ptr<const Game> game;
  std::string variant;                ///< its id
  Parameters settings = {};           ///< otherwise than the variant says
  std::filesystem::path script = {};  ///< the file that it was read from; empty: it is found by its id

  /// As the file is now; fails with a sentence.
  [[nodiscard]] static Result<ToolGame> of_script(const Catalogue& catalogue,
                                                  const std::filesystem::path& script);

  /// What a command calls it: a script by its file, any other by id and variant.
  [[nodiscard]] QString name() const;
  /// `--games FOLDER` where that is needed to find it by this name.
  [[nodiscard]] QStringList folder() const;
  /// `--set key=value` for each setting.
  [[nodiscard]] QStringList set() const;
  /// The rules; fails with a sentence.
  [[nodiscard]] Result<std::shared_ptr<const Rules>> rules() const;
  /// What people call it.
  [[nodiscard]] QString title(Language language) const;
};

}  // namespace boardwright::desktop
