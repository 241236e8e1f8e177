// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/what_changed.hpp"

#include <algorithm>

#include "framework/text/program_texts.hpp"
#include "plugins/host/leaves.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kDeepest = 6;

}  // namespace

SmallTree small_tree(const Position& position, std::size_t depth) {
  SmallTree tree;
  const std::size_t deepest = depth == 0 ? kDeepest : std::min(depth, kDeepest);
  while (tree.leaves.size() < deepest) {
    // The next depth has about as many times more as this one had.
    const std::size_t known = tree.leaves.size();
    if (known > 0) {
      const std::uint64_t last = tree.leaves.back(), before = known > 1 ? tree.leaves[known - 2] : 1;
      if (last == 0 ||
          last * std::max<std::uint64_t>(1, last / std::max<std::uint64_t>(1, before)) > kSmallTree)
        break;
    }
    tree.leaves.push_back(count_leaves(position, static_cast<std::uint32_t>(known + 1)));
  }
  // Where every game has ended there is nothing to compare.
  while (!tree.leaves.empty() && tree.leaves.back() == 0) tree.leaves.pop_back();
  return tree;
}

std::string what_changed_words(Language language, const SmallTree& before, const SmallTree& now) {
  const auto at = [](const SmallTree& tree, std::size_t depth) {
    return std::to_string(tree.leaves.size() < depth ? 0 : tree.leaves[depth - 1]);
  };
  const std::size_t depth = std::min(before.leaves.size(), now.leaves.size());
  const bool same = std::equal(
      before.leaves.begin(), before.leaves.begin() + static_cast<std::ptrdiff_t>(depth), now.leaves.begin());
  if (depth == 0 && before.leaves.size() != now.leaves.size())
    return said(language, "workshop.moves", {at(before, 1), at(now, 1)});
  if (depth == 0) return said(language, "workshop.no_moves");
  if (same) return said(language, "workshop.same_moves", {at(now, 1), std::to_string(depth), at(now, depth)});
  std::string words = at(before, 1) == at(now, 1)
                          ? said(language, "workshop.as_many_moves", {at(now, 1)})
                          : said(language, "workshop.moves", {at(before, 1), at(now, 1)});
  if (depth > 1)
    words +=
        " " + said(language, "workshop.leaves", {std::to_string(depth), at(before, depth), at(now, depth)});
  return words;
}

std::string what_changed_words(Language language, const Position& before, const Position& now) {
  const SmallTree tree = small_tree(now);
  return what_changed_words(language, small_tree(before, tree.leaves.size()), tree);
}

}  // namespace boardwright
