// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament draft, publish, match, result, correct, show, standings, end.
#include <algorithm>
#include <iostream>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/score.hpp"
#include "framework/tournament/tournament_standings.hpp"
#include "ui/cli/evening_lines.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

bool is_open(const Evening& evening) { return evening.now().settings.system == System::kOpenEvening; }

const std::vector<Round>& rounds_of(const Evening& evening) {
  return is_open(evening) ? evening.now().matches : evening.now().rounds;
}

/// "Ada - Ben", as ids; the blanks tell the dash from one in a name.
Result<std::pair<std::string, std::string>> pair_meant(const Evening& evening, const std::string& text) {
  const auto dash = text.find(" - ");
  if (dash == std::string::npos)
    return fail("--pair: write it with blanks around the dash, as in \"Ada - Ben\"");
  auto first = evening.find(text.substr(0, dash)), second = evening.find(text.substr(dash + 3));
  if (!first) return fail(first.error());
  if (!second) return fail(second.error());
  return std::pair{std::move(*first), std::move(*second)};
}

Result<Draft> draft_meant(Evening& evening, const TournamentEveningOptions& options) {
  if (!options.pairs.empty() || options.instead_of != 0) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& text : options.pairs) {
      auto pair = pair_meant(evening, text);
      if (!pair) return fail(pair.error());
      pairs.push_back(std::move(*pair));
    }
    std::string bye;
    if (!options.bye.empty()) {
      auto found = evening.find(options.bye);
      if (!found) return fail(found.error());
      bye = std::move(*found);
    }
    return evening.draft_by_hand(pairs, bye, options.instead_of);
  }
  auto drafted = evening.draft();
  if (!drafted) return fail(drafted.error());
  if (const auto* problem = std::get_if<PairingProblem>(&drafted->what)) {
    std::string people;
    for (const Number number : problem->people)
      if (number >= 1 && number <= drafted->order.size())
        people += (people.empty() ? " (" : ", ") + evening.name(drafted->order[number - 1]);
    return fail(problem->sentence + people + (people.empty() ? "" : ")"));
  }
  return std::get<Draft>(std::move(drafted->what));
}

void print_notes(const Draft& draft) {
  for (const auto& note : draft.notes) std::cout << "note: " << one_line(note) << "\n";
}

/// The round that a command is about: as said, or the last; of an open evening the newest match at that board.
Result<std::uint32_t> round_meant(const Evening& evening, const TournamentEveningOptions& options) {
  const auto& rounds = rounds_of(evening);
  if (options.round != 0) return options.round;
  if (rounds.empty()) return fail("nothing has been published yet");
  if (is_open(evening))
    for (std::size_t i = rounds.size(); i > 0; --i)
      if (rounds[i - 1].board(options.board) != nullptr) return static_cast<std::uint32_t>(i);
  return static_cast<std::uint32_t>(rounds.size());
}

}  // namespace

int tournament_draft(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto draft = draft_meant(*evening, options);
  if (!draft) return wrong(draft.error());
  if (options.json) {
    print_json(json_of(*evening, draft->round));
    return kGood;
  }
  print_published(*evening, draft->round);
  print_notes(*draft);
  return kGood;
}

int tournament_publish(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto draft = draft_meant(*evening, options);
  if (!draft) return wrong(draft.error());
  if (auto done = evening->publish(*draft, options.reason); !done) return wrong(done.error());
  std::cout << "round " << draft->round.round << "\n";
  print_published(*evening, draft->round);
  print_notes(*draft);
  return done_with(*evening, {});
}

int tournament_match(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  Proposal proposal;
  const auto one = evening->find(options.people.at(0)), other = evening->find(options.people.at(1));
  if (!one) return wrong(one.error());
  if (!other) return wrong(other.error());
  proposal.one = *one, proposal.other = *other;
  const auto& games = evening->now().settings.games;
  if (!options.game.empty()) {
    const auto found = std::ranges::find_if(games, [&](const PlayedGame& game) {
      return game.game == options.game || game.game + "/" + game.variant == options.game;
    });
    if (found == games.end()) return wrong(excerpt(options.game) + " is not played this evening");
    proposal.game = static_cast<std::uint32_t>(found - games.begin());
  }
  if (auto done = evening->begin_match(proposal); !done) return wrong(done.error());
  print_published(*evening, evening->now().matches.back().published);
  return done_with(*evening, {});
}

int tournament_result(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(round.error());
  const auto score = parse_score(options.score, evening->now().settings);
  if (!score) return wrong(score.error());
  return done_with(*evening, evening->give_result(*round, options.board, *score));
}

int tournament_correct(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto round = round_meant(*evening, options);
  if (!round) return wrong(round.error());
  std::optional<Score> score;
  if (options.score != "none") {
    auto read = parse_score(options.score, evening->now().settings);
    if (!read) return wrong(read.error());
    score = *read;
  }
  const auto preview = evening->preview(*round, options.board, score, options.swapped);
  if (!preview) return wrong(preview.error());
  for (const auto& line : preview->moved)
    std::cout << evening->name(line.player) << ": points " << shown_points(line.score_before) << " -> "
              << shown_points(line.score_after) << ", place " << line.place_before << " -> "
              << line.place_after << "\n";
  for (const auto& [later, draft] : preview->otherwise) {
    std::cout << "round " << later << " stays; it would have been:\n";
    print_published(*evening, draft.round);
  }
  if (options.reason.empty()) {
    std::cout << "Nothing is changed yet: give a --reason to correct it.\n";
    return kGood;
  }
  return done_with(*evening, evening->correct(*round, options.board, score, options.swapped, options.reason));
}

int tournament_show(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  // What was played on the program comes in by itself.
  if (auto taken = evening->take_program_results(); !taken) return wrong(taken.error());
  Json json_rounds = Json::array(), json_aside = Json::array();
  std::uint32_t number = 0;
  for (const auto& round : rounds_of(*evening)) {
    ++number;
    if (options.json) {
      Json json = json_of(*evening, round.published);
      json["round"] = number;
      json["state"] = round.state == RoundState::kClosed ? "closed"
                      : round.complete()                 ? "complete"
                                                         : "published";
      for (std::size_t i = 0; i < round.boards.size(); ++i) {
        if (round.boards[i].score) json["boards"][i]["score"] = score_text(*round.boards[i].score);
        if (round.boards[i].disputed) json["boards"][i]["disputed"] = true;
      }
      json_rounds.push_back(std::move(json));
      continue;
    }
    std::cout << (is_open(*evening) ? "match " : "round ") << number
              << (round.published.by_hand ? ", by hand" : "") << "\n";
    for (const auto& board : round.boards)
      std::cout << "  " << board.pairing.board << "  " << evening->name(board.pairing.first) << " - "
                << evening->name(board.pairing.second) << "  "
                << (board.disputed ? std::string("two results")
                    : board.score  ? score_text(*board.score)
                                   : "")
                << (board.swapped ? " (sides swapped)" : "") << "\n";
    if (!round.published.bye.empty()) std::cout << "  bye  " << evening->name(round.published.bye) << "\n";
  }
  for (const auto& aside : evening->now().aside) {
    if (options.json)
      json_aside.push_back({{"what", aside_text(*evening, aside)}, {"events", aside.events}});
    else
      std::cout << "aside: " << aside_text(*evening, aside) << "\n";
  }
  if (options.json)
    print_json({{"id", evening->now().id},
                {"name", evening->now().settings.name},
                {"rounds", std::move(json_rounds)},
                {"aside", std::move(json_aside)},
                {"ended", evening->now().ended}});
  return kGood;
}

int tournament_standings(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  const auto lines = standing_lines(evening->now(), evening->names());
  if (!lines) return wrong(lines.error());
  const auto& settings = evening->now().settings;
  std::vector<std::string> codes = {"KEIZER"};
  std::vector<int> decimals = {1};
  if (!goes_by_keizer(settings)) {
    const auto list = tie_breaks_of(settings);
    if (!list) return wrong(list.error());
    codes.clear(), decimals.clear();
    for (const auto& one : *list)
      codes.push_back(tie_break_text(one)), decimals.push_back(shown_decimals(one.criterion));
  }
  Json rows = Json::array();
  for (const auto& line : *lines) {
    Json values = Json::object();
    std::string text;
    for (std::size_t i = 0; i < line.values.size() && i < codes.size(); ++i) {
      const std::string value = line.values[i] ? decimal_text(*line.values[i], decimals[i]) : "-";
      values[codes[i]] = value;
      text += "  " + codes[i] + " " + value;
    }
    if (options.json)
      rows.push_back({{"place", line.place},
                      {"name", evening->name(line.player)},
                      {"id", line.player},
                      {"points", shown_points(line.points)},
                      {"values", std::move(values)}});
    else
      std::cout << line.place << "  " << evening->name(line.player) << "  " << shown_points(line.points)
                << text << "\n";
  }
  if (options.json) print_json({{"standings", std::move(rows)}});
  return kGood;
}

int tournament_end(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(evening.error());
  return done_with(*evening, evening->end());
}

}  // namespace boardwright::cli
