// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is read out of a tree between simulations: values, the best line, and the part that the next search
// goes on with. Internal to TreeSearch.
#pragma once

#include "framework/search/limits.hpp"
#include "framework/search/tree_memory.hpp"

namespace boardwright::tree {

/// The moves of a block, the one to play first: certain wins, then the most visited, certain losses last.
[[nodiscard]] std::vector<MoveValue> values(Block& block);
/// Best play from the root, up to a chance event or the end of what is known.
[[nodiscard]] std::vector<Move> best_line(const Memory& memory, const Node& root);

void reset(Node& node);
/// The node of the tree of `before` in which `now` is asked, a few moves on; nullptr if there is none.
[[nodiscard]] Node* find(const FastRules& rules, const Memory& memory, Node& root,
                         const SearchQuestion& before, const SearchQuestion& now);
/// Copies all that is below a node of one memory into another one, and the node to `root`. What there is no
/// room for is left out.
void keep(const FastRules& rules, const Memory& from, const Node& node, Memory& to, Node& root);

}  // namespace boardwright::tree
