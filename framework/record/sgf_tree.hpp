// SPDX-License-Identifier: GPL-3.0-or-later
//
// SGF as it is written, whatever the game: https://www.red-bean.com/sgf/sgf4.html
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "framework/record/native.hpp"

namespace boardwright {

struct SgfProperty {
  std::string name;
  std::vector<std::string> values;  ///< escapes resolved
  int line = 0, column = 0;
};

struct SgfNode {
  std::vector<SgfProperty> properties;
  /// A property of this name, or nullptr.
  [[nodiscard]] const SgfProperty* find(std::string_view name) const;
};

/// A game's main line: at every branch the first variation.
struct SgfGame {
  std::vector<SgfNode> nodes;      ///< at least one
  std::size_t variations = 0;      ///< that were left out
  int line = 0, column = 0;        ///< where it begins
  std::vector<std::string> notes;  ///< what was left out before it, or after it if it is the last
};

/// Every game of a file, each read or refused by itself. Whatever stands before "(;" is no part of it. At
/// least one; safe with any bytes, the sentences begin with line:column.
[[nodiscard]] std::vector<Result<SgfGame>> read_sgf_games(std::string_view text, const RecordLimits& limits);

/// Where the first game of a text begins, if it holds SGF at all: "(;", with blanks between at most.
[[nodiscard]] std::size_t find_sgf(std::string_view text, std::size_t from = 0);

/// CA of the first game, which has to be known before the text can be read; empty if it doesn't say.
[[nodiscard]] std::string_view sgf_character_set(std::string_view bytes);

/// A value as it stands between brackets.
[[nodiscard]] std::string sgf_escaped(std::string_view text);

}  // namespace boardwright
