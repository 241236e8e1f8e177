// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_print.hpp"

#include <iostream>

#include "framework/evening/evening.hpp"
#include "framework/papers/paper_game.hpp"
#include "framework/papers/paper_kinds.hpp"
#include "framework/papers/paper_of.hpp"
#include "framework/papers/web_folder.hpp"
#include "framework/statistics/report_kind.hpp"
#include "framework/text/save_file.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/report_page.hpp"

namespace boardwright::cli {

using namespace papers;

namespace {

NameForm form_of(const std::string& word) {
  return word == "short" ? NameForm::kShort : word == "number" ? NameForm::kNumber : NameForm::kName;
}

Result<EveningPaper> paper_for(const Context& context, const TournamentPrintOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto club = open_club(catalogue, options.store, false);
  if (!club) return fail(club.error());
  const auto evening = Evening::open(*club, options.tournament);
  if (!evening) return fail(evening.error());
  PaperFrame frame{.language = context.language,
                   .club = options.club,
                   .date = options.date,
                   .games = {},
                   .names = form_of(options.names),
                   .show_ratings = options.ratings,
                   .state = {}};
  if (options.what == "state") {
    auto state = state_text(evening->club(), evening->now());
    if (!state) return fail(state.error());
    frame.state = std::move(*state);
  }
  if (frame.date.empty() && !evening->now().history.empty())
    frame.date = utc_text(evening->now().history.front().time).substr(0, 10);
  frame.games = paper_games(catalogue, evening->now().settings, context.language);
  return paper_of(evening->now(), evening->names(), std::move(frame));
}

Result<void> write(const PaperKind& kind, const EveningPaper& paper, std::uint32_t number,
                   const std::filesystem::path& file) {
  const auto ending = report_kind(file);
  if (!ending) return fail(ending.error());
  if (kind.list == nullptr) {
    if (*ending == ReportKind::kPage || *ending == ReportKind::kTable)
      return fail(std::string(kind.name) + " are papers: give a file that ends in .pdf");
    const auto cards = kind.json(paper, number);
    return cards ? write_report_page(*cards, file) : fail(cards.error());
  }
  const auto list = kind.list(paper, number);
  if (!list) return fail(list.error());
  // Pages and tables need no other program.
  if (*ending == ReportKind::kPage) return save_file(file, list_page(*list), Readers::kEverybody);
  if (*ending == ReportKind::kTable) return save_file(file, list_csv(*list), Readers::kEverybody);
  return write_report_page(list_json(*list), file);
}

}  // namespace

const std::vector<std::string>& kinds_of_paper() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const PaperKind& kind : paper_kinds()) names.emplace_back(kind.name);
    return names;
  }();
  return kNames;
}

int tournament_print(const Context& context, const TournamentPrintOptions& options) {
  const PaperKind* kind = find_paper_kind(options.what);
  if (kind == nullptr) return wrong("--what: there is no paper " + options.what);
  if (options.files.empty()) return wrong("--out is missing: a file that ends in .pdf, .html or .csv");
  for (const auto& file : options.files)
    if (auto there = check_place("--out", file); !there) return wrong(there.error());
  const auto paper = paper_for(context, options);
  if (!paper) return wrong(paper.error());
  std::uint32_t number = options.round;
  if (kind->needs == PaperNeeds::kPlaces) {
    number = options.places;
  } else if (number == 0 && !paper->rounds.empty()) {
    number = paper->rounds.back().number;
  }
  // Before the first round there are score sheets to fill in, and no pairings.
  if (number == 0 && kind->needs == PaperNeeds::kRound)
    return wrong(said(context.language, "tournament.no_round"));
  int status = kGood;
  for (const auto& file : options.files)
    if (auto written = write(*kind, *paper, number, file); !written)
      status = wrong("--out: " + written.error());
  return status;
}

int tournament_web(const Context& context, const TournamentPrintOptions& options) {
  if (options.files.size() != 1) return wrong("--out: one folder");
  const std::filesystem::path folder = options.files.front();
  const auto paper = paper_for(context, options);
  if (!paper) return wrong(paper.error());
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return wrong("--out: " + folder.string() + ": can't be made: " + error.message());
  const auto files = web_folder(*paper);
  for (const auto& file : files)
    if (auto saved = save_file(folder / file.name, file.content, Readers::kEverybody); !saved)
      return wrong("--out: " + saved.error());
  std::cout << said(context.language, "tournament.files_in", {std::to_string(files.size()), folder.string()})
            << "\n";
  return kGood;
}

}  // namespace boardwright::cli
