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
  /// The first value of a property, or nullptr.
  [[nodiscard]] const std::string* find(std::string_view name) const;
};

/// The nodes of the main line of the first game: at every branch the first variation. At least one.
[[nodiscard]] Result<std::vector<SgfNode>> read_sgf_nodes(std::string_view text, const RecordLimits& limits);

/// A value as it stands between brackets.
[[nodiscard]] std::string sgf_escaped(std::string_view text);

}  // namespace boardwright
