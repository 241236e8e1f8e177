// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_kinds.hpp"

#include <algorithm>
#include <array>

#include "framework/papers/paper_cards.hpp"
#include "framework/papers/paper_lists.hpp"

namespace boardwright::papers {
namespace {

template <PaperList (*make)(const EveningPaper&)>
Result<PaperList> list_of(const EveningPaper& paper, std::uint32_t) {
  return make(paper);
}
template <std::string (*make)(const EveningPaper&)>
Result<std::string> cards_of(const EveningPaper& paper, std::uint32_t) {
  return make(paper);
}

constexpr std::array kKinds =
    std::to_array<PaperKind>({{"pairings", PaperNeeds::kRound, pairings_by_board, nullptr},
                              {"names", PaperNeeds::kRound, pairings_by_name, nullptr},
                              {"standings", PaperNeeds::kNothing, list_of<standings_list>, nullptr},
                              {"slips", PaperNeeds::kRound, nullptr, slip_cards},
                              {"sheets", PaperNeeds::kAnyRound, nullptr, sheet_cards},
                              {"emergency", PaperNeeds::kRoundsOnly, list_of<emergency_list>, nullptr},
                              {"state", PaperNeeds::kNothing, nullptr, state_cards},
                              {"matches", PaperNeeds::kNothing, list_of<matches_list>, nullptr},
                              {"cross", PaperNeeds::kNothing, list_of<cross_list>, nullptr},
                              {"places", PaperNeeds::kNothing, nullptr, cards_of<place_cards>},
                              {"personal", PaperNeeds::kNothing, nullptr, cards_of<personal_cards>},
                              {"certificates", PaperNeeds::kPlaces, nullptr, certificates},
                              {"bulletin", PaperNeeds::kNothing, list_of<bulletin>, nullptr}});

}  // namespace

Result<std::string> PaperKind::json(const EveningPaper& paper, std::uint32_t number) const {
  if (list == nullptr) return cards(paper, number);
  const auto made = list(paper, number);
  if (!made) return fail(made.error());
  return list_json(*made);
}

std::span<const PaperKind> paper_kinds() { return kKinds; }

const PaperKind* find_paper_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &PaperKind::name);
  return found == kKinds.end() ? nullptr : &*found;
}

}  // namespace boardwright::papers
