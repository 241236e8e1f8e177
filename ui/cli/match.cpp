// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright match: which of two players is stronger.
#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "framework/players/time_budget.hpp"
#include "framework/referee/duel.hpp"
#include "framework/text/many.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/stop_signals.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string fixed(double number, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << number;
  return text.str();
}

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
  return (elo >= 0 ? "+" : "") + fixed(elo, 0);
}

std::string elo_text(const EloEstimate& elo) {
  return "Elo " + elo_text(elo.difference) + " [" + elo_text(elo.low) + ", " + elo_text(elo.high) + "]";
}

std::string score_text(const MatchScore& score) {
  return "+" + std::to_string(score.wins()) + " -" + std::to_string(score.losses()) + " =" +
         std::to_string(score.draws()) + ", " + fixed(score.score() * 100, 1) + "%, " + elo_text(score.elo());
}

const char* verdict_text(SequentialTest::Verdict verdict) {
  switch (verdict) {
    case SequentialTest::Verdict::kElo0: return "elo0";
    case SequentialTest::Verdict::kElo1: return "elo1";
    case SequentialTest::Verdict::kOpen: break;
  }
  return "open";
}

/// JSON has no infinity: nothing is known there.
Json elo_json(double elo) { return std::isinf(elo) ? Json(nullptr) : Json(std::round(elo * 10) / 10); }
double score_json(double score) { return std::round(score * 10000) / 10000; }

/// The games that ended, whether they count or not.
struct Course {
  std::uint32_t ended = 0;
  std::uint32_t cut_short = 0;              ///< DuelGame::cut_short
  std::array<std::uint32_t, 2> failures{};  ///< games that the first and the second player lost so
  bool given_up = false;                    ///< because of those

  void note(const DuelGame& game, const DuelCommand& options) {
    ++ended;
    if (game.cut_short) ++cut_short;
    if (game.failed) given_up |= ++failures[*game.failed] > options.restarts;
  }
};

/// How far the match is.
class CourseLine {
 public:
  CourseLine(std::uint32_t games, Language language) : all_((games + 1) / 2 * 2), language_(language) {
    line_.write(said(language_, "duel.begun", {"1", std::to_string(all_)}));
  }
  void tell_ended(const DuelGame& game, const MatchScore& so_far) const {
    line_.write(said(language_, "duel.ended",
                     {std::to_string(std::min(game.number + 2, all_)), std::to_string(all_),
                      std::to_string(game.plies), score_text(so_far)}));
  }

 private:
  TerminalLine line_;
  std::uint32_t all_;
  Language language_;
};

Json json_of(const DuelCommand& options, const std::string& game, const MatchScore& score,
             const Course& course, bool stopped) {
  const EloEstimate elo = score.elo();
  Json json = {{"game", game},
               {"players", {options.first, options.second}},
               {"seed", options.seed},
               {"stopped", stopped},
               {"games", score.games()},
               {"wins", score.wins()},
               {"draws", score.draws()},
               {"losses", score.losses()},
               {"unpaired", course.ended - score.games()},
               {"cut_short", course.cut_short},
               {"disconnections", course.failures},
               {"given_up", course.given_up},
               {"score", score_json(score.score())},
               {"elo", elo_json(elo.difference)},
               {"elo_interval", {elo_json(elo.low), elo_json(elo.high)}}};
  if (const auto without = score.without_luck())
    json["without_luck"] = {{"score", score_json(without->score)},
                            {"score_interval", {score_json(without->low), score_json(without->high)}},
                            {"elo", elo_json(without->elo().difference)},
                            {"elo_interval", {elo_json(without->elo().low), elo_json(without->elo().high)}}};
  if (options.test)
    json["test"] = {{"elo0", options.test->elo0},
                    {"elo1", options.test->elo1},
                    {"log_ratio", std::round(options.test->log_ratio(score) * 1000) / 1000},
                    {"verdict", verdict_text(options.test->verdict(score))}};
  return json;
}

/// Said as it happens: a match takes long, and the engine's author wants to look after it.
void tell_failure(const DuelCommand& options, const DuelGame& game, Language language) {
  if (!game.failed) return;
  tell_error(
      said(language, "duel.failed",
           {std::to_string(game.number + 1), *game.failed == 0 ? options.first : options.second, game.why}));
}

/// One game at most: the first of a pair that a signal has broken off.
std::string unpaired_text(const MatchScore& score, const Course& course, Language language) {
  return course.ended > score.games() ? said(language, "duel.unpaired") : std::string();
}

void write_score(const DuelCommand& options, const MatchScore& score, Language language) {
  if (const auto without = score.without_luck())
    std::cout << said(language, "duel.without_luck",
                      {fixed(without->score * 100, 1), fixed(without->low * 100, 1),
                       fixed(without->high * 100, 1), elo_text(without->elo())})
              << "\n";
  if (options.test)
    std::cout << said(language, "duel.test",
                      {fixed(options.test->elo1, 0), fixed(options.test->elo0, 0),
                       verdict_text(options.test->verdict(score)), fixed(options.test->log_ratio(score), 2),
                       fixed(options.test->lower(), 2), fixed(options.test->upper(), 2)})
              << "\n";
}

void write_text(const DuelCommand& options, const std::string& game, const MatchScore& score,
                const Course& course, bool stopped, Language language) {
  const std::string first = one_line(options.first), second = one_line(options.second);
  const std::string unpaired = unpaired_text(score, course, language);
  if (score.games() == 0) {
    std::cout << said(language, "duel.no_score", {first, second, game}) << unpaired << "\n";
    return;
  }
  const std::string games = std::to_string(score.games());
  std::cout << said(language, "duel.score",
                    {first, second, game, many(language, score.games(), "count.game", "count.games"),
                     score_text(score)})
            << "\n";
  write_score(options, score, language);
  if (course.cut_short != 0)
    std::cout << said(language, "duel.drawn",
                      {std::to_string(kLongestProgramsGame), std::to_string(course.cut_short)})
              << "\n";
  for (const std::size_t player : {std::size_t{0}, std::size_t{1}})
    if (course.failures[player] != 0)
      std::cout << said(language, "duel.disconnected",
                        {player == 0 ? first : second, std::to_string(course.failures[player])})
                << "\n";
  if (stopped)
    std::cout << said(language, "duel.stopped", {std::to_string(options.games), games}) << unpaired << "\n";
}

}  // namespace

int match(const Context& context, const DuelCommand& options) {
  const StopSignals signals;
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  const PlayerSetup setup{.search = chosen->entry.game->data().search, .threads = options.threads};
  for (const auto& name : {options.first, options.second})
    if (name == kTimeByClock && options.time == 0)
      return wrong(name + ": a match has no clocks; give each move --time, or say time:SECONDS");
  auto first = make_player(options.first, setup);
  if (!first) return wrong(first.error());
  auto second = make_player(options.second, setup);
  if (!second) return wrong(second.error());

  DuelOptions duel;
  duel.rules = chosen->rules;
  duel.games = options.games;
  duel.seed = options.seed;
  duel.opening = options.opening;
  duel.most_failures = options.restarts;
  duel.test = options.test;
  if (options.time != 0) duel.move_time = std::chrono::milliseconds(options.time);
  duel.processor_time = options.processor_time;
  duel.stop = &signals.come();
  Course course;
  const auto score = [&] {
    const CourseLine line(options.games, context.language);
    return play_duel(duel, **first, **second, [&](const DuelGame& game, const MatchScore& so_far) {
      course.note(game, options);
      tell_failure(options, game, context.language);
      line.tell_ended(game, so_far);
    });
  }();
  if (!score) return wrong(score.error());

  const std::string game = chosen->entry.game->id() + "/" + chosen->entry.variant->id;
  const bool stopped = signals.status() != 0;
  if (options.json)
    std::cout << json_of(options, game, *score, course, stopped).dump(2) << "\n";
  else
    write_text(options, game, *score, course, stopped, context.language);
  if (stopped || !course.given_up) return signals.status();
  const auto& lost_too_many = course.failures[0] > options.restarts ? options.first : options.second;
  return wrong(said(context.language, "duel.given_up",
                    {lost_too_many, std::to_string(std::max(course.failures[0], course.failures[1])),
                     std::to_string(options.games), std::to_string(score->games())}));
}

}  // namespace boardwright::cli
