// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/web_folder.hpp"

#include "framework/papers/paper_lists.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/tournament/lots_due.hpp"

namespace boardwright::papers {
namespace {

struct Page {
  std::string name, words;  ///< without its ending, and as the links call it
  PaperList list;
};

/// Every page names all others; the one that is open is no link.
std::vector<PageLink> links_from(const std::vector<Page>& pages, const std::string& open) {
  std::vector<PageLink> links;
  for (const auto& page : pages)
    links.push_back({page.name == open ? std::string() : page.name + ".html", page.words});
  return links;
}

}  // namespace

std::vector<WebFile> web_folder(const EveningPaper& original, NameForm names) {
  const EveningPaper paper = with_names(original, names);
  const Language language = paper.language;
  std::vector<Page> pages;
  // What people look for first: the round that is played now.
  if (paper.open) {
    pages.push_back({"index", word(language, "paper.standings"), standings_list(paper)});
    pages.push_back({"matches", word(language, "paper.matches"), matches_list(paper)});
  } else if (!paper.rounds.empty()) {
    const std::uint32_t last = paper.rounds.back().number;
    if (auto list = pairings_by_board(paper, last))
      pages.push_back({"index", word(language, "paper.round", std::to_string(last)), std::move(*list)});
    if (auto list = pairings_by_name(paper, last))
      pages.push_back({"names", word(language, "paper.by_name"), std::move(*list)});
  }
  if (!paper.open)
    pages.push_back({paper.rounds.empty() ? "index" : "standings", word(language, "paper.standings"),
                     standings_list(paper)});
  if (!paper.lot.empty())  // whoever wants to check it notes it before the draw
    pages.front().list.intro.push_back(word(language, "paper.lot", spaced_hash(paper.lot)));
  pages.push_back({"cross", word(language, "paper.crosstable"), cross_list(paper)});
  for (auto round = paper.rounds.rbegin(); round != paper.rounds.rend(); ++round) {
    if (paper.open || round == paper.rounds.rbegin()) continue;
    if (auto list = pairings_by_board(paper, round->number))
      pages.push_back({"round-" + std::to_string(round->number),
                       word(language, "paper.round", std::to_string(round->number)), std::move(*list)});
  }
  std::vector<WebFile> files;
  for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
    const std::string table = page->name == "index" && !paper.open && !paper.rounds.empty()
                                  ? "round-" + std::to_string(paper.rounds.back().number)
                              : page->name == "index" ? "standings"
                                                      : page->name;
    files.push_back({table + ".csv", list_csv(page->list)});
    files.push_back({page->name + ".html", list_page(page->list, links_from(pages, page->name))});
  }
  return files;
}

}  // namespace boardwright::papers
