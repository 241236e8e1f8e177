// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/scoring_book.hpp"

#include "framework/scoring/scoring_file.hpp"
#include "framework/text/config_file.hpp"

namespace boardwright {

Result<ScoringBook> scoring_book(const Catalogue& catalogue) {
  const auto general = read_scoring_file(config_file("scoring.yaml"));
  if (!general.problems.empty()) return fail(general.problems.front());
  ScoringBook book(general.scoring);
  for (const auto& game : catalogue.games()) {
    const auto file = game->folder() / "scoring.yaml";
    std::error_code error;
    if (!std::filesystem::exists(file, error) && !error) continue;
    ScoringContext context;
    context.general = &general.scoring;
    for (const auto& variant : game->variants()) context.variants.push_back(variant.id);
    auto own = read_scoring_file(file, context);
    if (!own.problems.empty()) return fail(own.problems.front());
    book.add_game(game->id(), std::move(own.scoring));
  }
  return book;
}

}  // namespace boardwright
