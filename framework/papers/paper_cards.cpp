// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/paper_cards.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/papers/paper_parts.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/papers/slip_code.hpp"
#include "framework/papers/state_code.hpp"
#include "framework/text/label.hpp"

namespace boardwright::papers {

using Json = nlohmann::ordered_json;
using tournament::Code;

namespace {

std::string text_of(const Json& cards) {
  return Json{{"cards", cards}}.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json cards_of(const EveningPaper& paper, std::string_view kind, std::string title) {
  Json cards;
  cards["kind"] = kind;
  cards["language"] = language_code(paper.language);
  cards["title"] = paper.tournament + " · " + std::move(title);
  cards["tournament"] = paper.tournament;
  cards["club"] = paper.club;
  cards["date"] = paper.date;
  cards["cards"] = Json::array();
  return cards;
}

std::string round_and_board(const EveningPaper& paper, const PaperRound& round, const PaperBoard& board) {
  return word(paper.language, "paper.round", std::to_string(round.number)) + " · " +
         word(paper.language, "paper.board") + " " + std::to_string(board.board);
}

Json sheet_of(const EveningPaper& paper, const PaperGame& game) {
  const Language language = paper.language;
  Json sheet{
      {"heading", word(language, "paper.score_sheet")},
      {"game", game.name},
      {"result", word(language, "paper.result")},
      {"date_word", word(language, "paper.date")},
      {"dated", label_and_value(language, word(language, "paper.date"), paper.date)},
      {"begins", word(language, "paper.begins")},
      {"dice", game.dice ? word(language, "paper.dice") : std::string()},
      {"number", word(language, "paper.number")},
      {"sides", {side_name(paper, game, 0), side_name(paper, game, 1)}},
      {"names", {"", ""}},
      {"where", ""},
      {"own", -1},
      {"set_up", game.set_up ? word(language, "paper.set_up") : std::string()},
      {"set_up_hint",
       game.set_up ? word(language, game.hidden ? "paper.set_up_hint" : "paper.set_up_open") : std::string()},
      {"fields", Json::array()}};
  if (game.set_up)
    for (const auto& field : game.fields)
      sheet["fields"].push_back({field.x, field.y, field.width, field.height, field.label});
  return sheet;
}

}  // namespace

Result<std::string> slip_cards(const EveningPaper& paper, std::uint32_t number) {
  const auto found = published(paper, number);
  if (!found) return fail(found.error());
  const Language language = paper.language;
  Json cards = cards_of(paper, "slips", word(language, "paper.slip"));
  for (const PaperBoard& board : (*found)->boards) {
    const PaperGame& game = game_of(paper, board);
    const SlipCode code{.tournament = paper.id, .round = number, .board = board.board};
    const QrPicture picture = slip_picture(code);
    Json games = Json::array();
    for (std::uint32_t i = 1; i <= paper.slips_a_match; ++i)
      games.push_back(paper.slips_a_match == 1 ? std::string()
                                               : word(language, "paper.game_of_match", std::to_string(i)));
    cards["cards"].push_back({{"where", round_and_board(paper, **found, board)},
                              {"game", game.name},
                              {"names", {paper.name(board.first), paper.name(board.second)}},
                              {"sides", {side_name(paper, game, 0), side_name(paper, game, 1)}},
                              {"games", std::move(games)},
                              {"wins", word(language, "paper.wins", "")},
                              {"draw", word(language, "paper.draw")},
                              {"signature", word(language, "paper.signature")},
                              {"hint", word(language, "paper.slip_hint")},
                              {"code", slip_text(code)},
                              {"size", picture.size},
                              {"picture", picture.rows}});
  }
  return text_of(cards);
}

Result<std::string> sheet_cards(const EveningPaper& paper, std::uint32_t number) {
  Json cards = cards_of(paper, "sheets", word(paper.language, "paper.score_sheet"));
  if (number == 0) {
    const PaperGame none;
    for (const auto& game : paper.games) cards["cards"].push_back(sheet_of(paper, game));
    if (paper.games.empty()) cards["cards"].push_back(sheet_of(paper, none));
    return text_of(cards);
  }
  const auto found = published(paper, number);
  if (!found) return fail(found.error());
  for (const PaperBoard& board : (*found)->boards)
    for (int own = 0; own < 2; ++own) {
      Json sheet = sheet_of(paper, game_of(paper, board));
      sheet["names"] = {paper.name(board.first), paper.name(board.second)};
      sheet["where"] = round_and_board(paper, **found, board);
      sheet["own"] = own;
      cards["cards"].push_back(std::move(sheet));
    }
  return text_of(cards);
}

std::string place_cards(const EveningPaper& paper) {
  Json cards = cards_of(paper, "places", word(paper.language, "paper.place_card"));
  for (const auto& entrant : paper.table.entrants)
    cards["cards"].push_back({{"name", entrant.name}, {"club", entrant.club}});
  return text_of(cards);
}

std::string personal_cards(const EveningPaper& paper) {
  const Language language = paper.language;
  Json cards = cards_of(paper, "personal", word(language, "paper.personal_card"));
  Json headings = Json::array();
  for (const std::string_view which :
       {"paper.number", "paper.board", "paper.opponent", "paper.side", "paper.points"})
    headings.push_back(word(language, which));
  cards["headings"] = std::move(headings);
  const std::uint32_t so_far = paper.table.rounds(), rounds = std::max(so_far, paper.table.planned_rounds);
  for (Number number = 1; number <= paper.table.entrants.size(); ++number) {
    const auto& entrant = paper.table.of(number);
    Json rows = Json::array();
    for (std::uint32_t round = 1; round <= rounds; ++round) {
      Json row = {std::to_string(round), "", "", "", ""};
      if (round <= entrant.rounds.size()) {
        const auto& entry = entrant.rounds[round - 1];
        if (const PaperRound* published = paper.round(round))
          for (const auto& board : published->boards)
            if (board.first == number || board.second == number) {
              row[1] = std::to_string(board.board);
              row[3] = side_name(paper, game_of(paper, board), board.first == number ? 0 : 1);
            }
        row[2] = entry.opponent != 0         ? paper.name(entry.opponent)
                 : entry.code == Code::kZero ? std::string("–")
                                             : word(language, "paper.free");
        if (entry.code != Code::kOpen) row[4] = points_text(paper.table.points(entry), language);
      }
      rows.push_back(std::move(row));
    }
    cards["cards"].push_back({{"name", entrant.name},
                              {"number", word(language, "paper.number") + " " + std::to_string(number)},
                              {"rows", std::move(rows)}});
  }
  return text_of(cards);
}

Result<std::string> state_cards(const EveningPaper& paper, std::uint32_t) {
  if (paper.state.empty()) return fail("there is no state to put on paper");
  const auto codes = state_codes(paper.state);
  if (!codes) return fail(codes.error());
  const Language language = paper.language;
  Json cards = cards_of(paper, "state", word(language, "paper.state"));
  const std::string count = std::to_string(codes->size());
  cards["heading"] = word(language, "paper.state");
  cards["after"] = paper.rounds.empty() ? word(language, "paper.before_first")
                   : paper.open ? word(language, "paper.after_matches", std::to_string(paper.rounds.size()))
                                : word(language, "paper.round", std::to_string(paper.rounds.back().number));
  cards["how"] = word(language, "paper.state_how", count);
  cards["private"] = word(language, "paper.state_private");
  for (std::size_t i = 0; i < codes->size(); ++i) {
    const QrPicture picture = qr_picture((*codes)[i]);
    cards["cards"].push_back({{"number", word(language, "paper.state_code", std::to_string(i + 1), count)},
                              {"size", picture.size},
                              {"picture", picture.rows}});
  }
  return text_of(cards);
}

Result<std::string> certificates(const EveningPaper& paper, std::uint32_t places) {
  if (paper.standings.empty()) return fail("there are no standings yet to give certificates by");
  const Language language = paper.language;
  Json cards = cards_of(paper, "certificates", word(language, "paper.certificate"));
  cards["heading"] = word(language, "paper.certificate");
  cards["opening"] = word(language, "paper.certificate_of");
  cards["inside"] = word(language, "paper.certificate_in");
  cards["signature"] = word(language, "paper.signature");
  for (const auto& place : paper.standings) {
    if (place.place > places) break;
    cards["cards"].push_back(
        {{"name", paper.name(place.number)},
         {"place", std::to_string(place.place)},
         {"sentence", word(language, "paper.certificate_text", std::to_string(place.place),
                           std::to_string(paper.standings.size()))}});
  }
  return text_of(cards);
}

}  // namespace boardwright::papers
