// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/evening_lines.hpp"

#include <iostream>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"
#include "ui/cli/club.hpp"

namespace boardwright::cli {

using namespace tournament;

namespace {
using Json = nlohmann::ordered_json;
}

Result<std::shared_ptr<Club>> evening_club(const Context& context, const TournamentEveningOptions& options,
                                           bool create) {
  return open_club(Catalogue::load(context.catalogue), options.store, create);
}

Result<Evening> open_evening(const Context& context, const TournamentEveningOptions& options) {
  auto club = evening_club(context, options);
  if (!club) return fail(club.error());
  return Evening::open(std::move(*club), options.tournament, options.who);
}

int done_with(const Evening& evening, const Result<void>& result) {
  if (!result) return wrong(result.error());
  if (!evening.copy_problem().empty())
    std::cerr << "boardwright: " << one_line(evening.copy_problem()) << "\n";
  return kGood;
}

void print_published(const Evening& evening, const Published& round) {
  const auto& settings = evening.now().settings;
  for (const auto& board : round.boards) {
    std::cout << board.board << "  " << evening.name(board.first) << " - " << evening.name(board.second);
    if (settings.games.size() > 1 && board.game < settings.games.size())
      std::cout << "  " << one_line(settings.games[board.game].game);
    if (board.sitting > 1) std::cout << "  (sitting " << board.sitting << ")";
    std::cout << "\n";
  }
  if (!round.bye.empty())
    std::cout << "bye  " << evening.name(round.bye)
              << (round.fill.empty() ? std::string() : " (may play " + one_line(round.fill) + ")") << "\n";
}

Json json_of(const Evening& evening, const Published& round) {
  Json boards = Json::array();
  for (const auto& board : round.boards)
    boards.push_back({{"board", board.board},
                      {"first", evening.name(board.first)},
                      {"second", evening.name(board.second)},
                      {"first_id", board.first},
                      {"second_id", board.second},
                      {"game", board.game < evening.now().settings.games.size()
                                   ? evening.now().settings.games[board.game].game
                                   : std::string()},
                      {"sitting", board.sitting}});
  Json json{{"round", round.round}, {"boards", std::move(boards)}, {"input", round.input}};
  if (!round.bye.empty()) json["bye"] = evening.name(round.bye);
  return json;
}

std::string short_id(const std::string& id) { return id.size() > 8 ? id.substr(id.size() - 8) : id; }

Result<std::string> event_meant(const Evening& evening, const std::string& text) {
  std::string found;
  for (const auto& event : evening.now().history)
    if (!text.empty() && event.id.ends_with(text)) {
      if (!found.empty()) return fail("several events end with " + excerpt(text) + "; give more of the id");
      found = event.id;
    }
  if (found.empty()) return fail("there is no event whose id ends with " + excerpt(text));
  return found;
}

std::string aside_text(const Evening& evening, const Aside& aside) {
  std::string ids;
  for (const auto& id : aside.events) ids += " " + short_id(id);
  const std::string board =
      "board " + std::to_string(aside.board) + " of round " + std::to_string(aside.round);
  switch (aside.kind) {
    case Aside::Kind::kTwoResults: return board + " has two results that differ; correct it:" + ids;
    case Aside::Kind::kPairedTwice:
      return "round " + std::to_string(aside.round) + " was paired twice; choose one:" + ids;
    case Aside::Kind::kTooLate: {
      const auto* event = evening.now().event(aside.events.front());
      return "came too late from another laptop, a " +
             std::string(event == nullptr ? "thing" : kind_of(*event)) + "; accept it or leave it:" + ids;
    }
    case Aside::Kind::kWithoutRound: return "results of a round that doesn't hold:" + ids;
    case Aside::Kind::kUnreadable: return "a newer program wrote what this one can't read; update it:" + ids;
  }
  return {};
}

void print_json(const Json& json) {
  std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

}  // namespace boardwright::cli
