// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/laws/laws.hpp"

#include <vector>

namespace boardwright::check {
namespace {

/// In the order of reports.
constexpr std::span<const Law> (*kSubjects[])() = {
    facts_laws,   moves_laws,      play_laws,    fields_laws,  copies_laws,  texts_laws,
    garbage_laws, keys_laws,       ends_laws,    chance_laws,  seats_laws,   views_laws,
    hidden_laws,  parameters_laws, board_laws,   borders_laws, explain_laws, counts_laws,
    hints_laws,   rules_used_laws, history_laws, arrange_laws, unload_laws};

std::vector<Law> of_all_subjects() {
  std::vector<Law> all;
  for (const auto laws_of : kSubjects) {
    const auto some = laws_of();
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

}  // namespace

std::span<const Law> laws() {
  static const std::vector<Law> all = of_all_subjects();
  return all;
}

}  // namespace boardwright::check
