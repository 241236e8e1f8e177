// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the papers of a tournament show, taken from the tournament. A pure function.
#pragma once

#include "framework/papers/evening_paper.hpp"
#include "framework/tournament/tournament_standings.hpp"

namespace boardwright::papers {

/// What the tournament itself doesn't know.
struct PaperFrame {
  Language language = Language::kEnglish;
  std::string club, date;        ///< may be empty
  std::vector<PaperGame> games;  ///< as the settings list them
  NameForm names = NameForm::kName;
  bool show_ratings = false;
  std::string state{};  ///< export_tournament, where the state is to be on paper
};

/// Everybody who was entered, and all rounds that are published; of an open evening each match is one. Fails where
/// there can be no standings, with the reason.
[[nodiscard]] Result<EveningPaper> paper_of(const tournament::Tournament& tournament,
                                            const tournament::NameOf& name, PaperFrame frame);

}  // namespace boardwright::papers
