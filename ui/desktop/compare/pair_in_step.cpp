// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/pair_in_step.hpp"

#include "framework/side_by_side/same_board.hpp"
#include "framework/side_by_side/side_by_side.hpp"

namespace boardwright::desktop {

std::vector<std::string> pair_in_step(const Entry& wished) {
  struct Known {
    std::string name;
    std::shared_ptr<const Rules> rules;
  };
  std::vector<Known> known;  // the wished one first
  std::string any;
  for (const Variant& variant : wished.game->variants()) {
    const std::string name = wished.game->id() + "/" + variant.id;
    if (name != wished.name() && any.empty()) any = name;
    if (auto rules = wished.game->create(variant))
      known.insert(name == wished.name() ? known.begin() : known.end(), {name, std::move(*rules)});
  }
  std::vector<std::string> same_board;
  for (std::size_t one = 0; one < known.size(); ++one)
    for (std::size_t other = one + 1; other < known.size(); ++other) {
      if (board_mismatch(*known[one].rules, *known[other].rules)) continue;
      if (SideBySide({known[one].rules, known[other].rules}).in_step(0, 1))
        return {known[one].name, known[other].name};
      if (same_board.empty()) same_board = {known[one].name, known[other].name};
    }
  return same_board.empty() ? std::vector{wished.name(), any} : same_board;
}

}  // namespace boardwright::desktop
