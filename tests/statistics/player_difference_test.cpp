// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether different players lead to different conclusions about one rule set, on games whose results are
// made up.
#include "framework/statistics/player_difference.hpp"
#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/statistics/player_words.hpp"
#include "tests/statistics/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

struct Results {
  int first, second, drawn;
};

/// Games of ten plies with these results, well mixed.
RunResult made_up(const std::string& player, const Results& results) {
  RunResult run;
  run.identity.players = {player};
  run.identity.seats = {"black", "white"};
  const int games = results.first + results.second + results.drawn;
  run.identity.games = static_cast<std::uint64_t>(games);
  for (int game = 0; game < games; ++game) {
    const int place = (game * 7) % games;  // 7 divides none of the numbers of games here
    const bool first = place < results.first, drawn = place >= results.first + results.second;
    GameRow row;
    row.set(Column::kPlies, 10);
    row.set(Column::kWon, drawn ? 0 : 1);
    row.set(Column::kDrawn, drawn ? 1 : 0);
    row.set(Column::kScore, 0, drawn ? 0.5 : first ? 1 : 0);
    row.set(Column::kScore, 1, drawn ? 0.5 : first ? 0 : 1);
    run.blocks.emplace_back().add(row);
  }
  run.counts.lengths[10] = run.identity.games;
  return run;
}

MetricDifference difference_in(const std::vector<MetricDifference>& all, const std::string& id) {
  for (const MetricDifference& one : all)
    if (one.id == id) return one;
  FAIL("nothing is said of " << id);
  return {};
}

std::vector<MetricDifference> apart(const RunResult& first, const RunResult& second) {
  return player_differences(std::vector{first, second}).front();
}

/// A report of Lines of Action, of these runs.
ComparisonReport report_of(Language language, const std::vector<RunResult>& runs) {
  const Catalogue games = own_games();
  Entry entry = value_of(games.find("lines_of_action/standard"));
  auto rules = value_of(entry.create({}));
  const auto differences = player_differences(runs);
  ComparisonReport report{.language = language,
                          .command = {},
                          .sets = {{std::move(entry), std::move(rules), "lines_of_action/standard"}},
                          .parameters = {},
                          .played = {}};
  for (std::size_t i = 0; i < runs.size(); ++i) {
    report.played.push_back({.players = runs[i].identity.players, .runs = {runs[i]}, .comparisons = {}});
    if (i != 0) report.played.back().from_first = differences[i - 1];
  }
  return report;
}

std::vector<std::string> said(Language language, const std::vector<RunResult>& runs) {
  return disagreements(report_of(language, runs));
}

}  // namespace

TEST_CASE("the difference between players is Newcombe's for shares, with any numbers of games") {
  const auto found = apart(made_up("random", {500, 400, 100}), made_up("level:5", {30, 30, 40}));
  const MetricDifference draws = difference_in(found, "draws");
  const Interval expected = difference_of_shares({100, 1000}, {40, 100});
  CHECK(draws.difference == Approx(0.3));
  REQUIRE(draws.interval);
  CHECK(draws.interval->low == Approx(expected.low));
  CHECK(draws.interval->high == Approx(expected.high));
  CHECK(draws.verdict == Finding::kDifferent);
  CHECK(matters(draws));
  CHECK(draws.corrected >= draws.p);
  // Lengths are the same here, but no conclusion either way.
  for (const MetricDifference& one : found) CHECK_FALSE(one.id.starts_with("length"));
  CHECK(player_differences(std::vector{made_up("random", {5, 5, 0})}).empty());
}

TEST_CASE("p reaches 5% where the interval reaches zero") {
  for (const int draws : {12, 16, 17, 18, 25}) {
    const auto found = apart(made_up("random", {450, 450, 100}), made_up("level:5", {60, 40 - draws, draws}));
    const MetricDifference one = difference_in(found, "draws");
    INFO(draws << " " << one.p << " [" << one.interval->low << ", " << one.interval->high << "]");
    CHECK((one.p < 0.05) == (one.interval->low > 0));
  }
}

TEST_CASE("runs that are alike contradict each other rarely, even of few games") {
  // Who plays first wins 60%, and a tenth is drawn: some figure may be found different in 5% of the pairs.
  std::uint64_t seed = 5;
  const auto drawn = [&](int games) {
    Results results{0, 0, 0};
    for (int game = 0; game < games; ++game) {
      seed = mix64(seed + 1);
      (seed % 10 < 6 ? results.first : seed % 10 < 9 ? results.second : results.drawn) += 1;
    }
    return results;
  };
  int wrong = 0;
  constexpr int kPairs = 200;
  for (int pair = 0; pair < kPairs; ++pair)
    for (const MetricDifference& one : apart(made_up("random", drawn(100)), made_up("level:5", drawn(40))))
      if (one.verdict == Finding::kDifferent) {
        ++wrong;
        break;
      }
  CHECK(wrong <= kPairs / 10);
}

TEST_CASE("games that were all alike leave room for others") {
  const auto found = apart(made_up("random", {30, 0, 0}), made_up("level:5", {0, 30, 0}));
  const MetricDifference advantage = difference_in(found, "first_advantage");
  CHECK(advantage.verdict == Finding::kDifferent);
  CHECK(advantage.first.interval->high == 1);
  CHECK(advantage.first.interval->low < 0.9);
  CHECK(advantage.interval->high > -2);
}

TEST_CASE("a report says whom different players' games favour, and whom to trust") {
  const auto opposite =
      said(Language::kEnglish, {made_up("random", {550, 450, 0}), made_up("level:5", {25, 75, 0})});
  REQUIRE(opposite.size() == 2);
  CHECK(opposite[0].starts_with("Advantage of moving first: random play favours Black (+10.0%, 95%: "));
  CHECK(opposite[0].find("), but level 5 favours White (−50.0%, 95%: −") != std::string::npos);
  CHECK(opposite[1] ==
        "For games between people go by the stronger players (level 5); random play shows what the rules do "
        "by themselves.");

  const auto one_sided =
      said(Language::kEnglish, {made_up("random", {500, 500, 0}), made_up("level:5", {75, 25, 0})});
  REQUIRE(one_sided.size() == 2);
  CHECK(one_sided[0].starts_with(
      "Advantage of moving first: random play shows no side favoured (0.0%, 95%: −"));
  CHECK(one_sided[0].find("), but level 5 favours Black (+50.0%") != std::string::npos);

  // Won games and draws are of one family: it is said once. Neither plays at random: nobody is recommended.
  const auto ends =
      said(Language::kEnglish, {made_up("level:2", {500, 490, 10}), made_up("level:5", {30, 30, 40})});
  REQUIRE(ends.size() == 1);
  CHECK(ends[0] ==
        "Games that are won: 99.0% with level 2 (95%: 98.2% to 99.5%), 60.0% with level 5 (95%: 50.2% to "
        "69.1%).");

  // Of three kinds of players: the first against each of the others, and whom to trust once.
  const auto three = said(
      Language::kEnglish,
      {made_up("random", {550, 450, 0}), made_up("level:2", {25, 75, 0}), made_up("level:5", {24, 76, 0})});
  REQUIRE(three.size() == 3);
  CHECK(three[2].find("(level 2, level 5)") != std::string::npos);

  // One is certain of a small advantage and the other isn't, but that doesn't make them differ.
  CHECK(
      said(Language::kEnglish, {made_up("random", {550, 450, 0}), made_up("level:5", {52, 48, 0})}).empty());
  CHECK(said(Language::kEnglish, {made_up("random", {550, 450, 0})}).empty());
}

TEST_CASE("where nothing is found to differ, a report says what would have stayed unseen") {
  const std::vector<RunResult> alike{made_up("random", {550, 450, 0}), made_up("level:5", {52, 48, 0})};
  for (const Language language : languages()) {
    const ComparisonReport report = report_of(language, alike);
    REQUIRE(disagreements(report).empty());
    const auto unseen = unseen_disagreements(report);
    REQUIRE(unseen.size() == 1);
    INFO(unseen.front());
    for (const RunResult& run : alike)
      CHECK(unseen.front().find(players_name(language, run.identity.players)) != std::string::npos);
    CHECK(unseen.front().find('{') == std::string::npos);
    // 2.8 standard errors of a difference whose larger one is 2 * 0.5 / 10.
    const double visible = *report.played.back().from_first.front().visible;
    CHECK(visible == Approx(2.8 * 0.1).epsilon(0.1));
    CHECK(unseen.front().find(metric_value(language, "first_advantage", visible)) != std::string::npos);
  }
  // Who disagrees has been heard; who is alone has nobody to disagree with.
  CHECK(unseen_disagreements(report_of(Language::kEnglish,
                                       {made_up("random", {550, 450, 0}), made_up("level:5", {25, 75, 0})}))
            .empty());
  CHECK(unseen_disagreements(report_of(Language::kEnglish, {made_up("random", {550, 450, 0})})).empty());
}

TEST_CASE("where players disagree is said in every language, with the players' names in it") {
  const std::vector<std::pair<Language, std::string>> names{{Language::kEnglish, "random play"},
                                                            {dutch(), "willekeurig spel"},
                                                            {german(), "Zufallsspiel"},
                                                            {french(), "jeu au hasard"}};
  for (const auto& [language, name] : names) {
    CHECK(players_name(language, {"random"}) == name);
    const auto sentences =
        said(language, {made_up("random", {500, 300, 200}), made_up("level:5", {3, 97, 0})});
    REQUIRE(sentences.size() == 3);
    for (const auto& sentence : sentences) {
      INFO(sentence);
      CHECK(sentence.find(players_name(language, {"level:5"})) != std::string::npos);
      CHECK(sentence.find(name) != std::string::npos);
      CHECK(sentence.find('{') == std::string::npos);
      CHECK(sentence.find("level:5") == std::string::npos);
    }
  }
}

TEST_CASE("players are named as people call them, but programs by what was typed") {
  CHECK(players_name(Language::kEnglish, {"level:5", "random"}) == "level 5 against random play");
  CHECK(players_name(german(), {"level:12", "greedy"}) == "Stufe 12 gegen gieriges Spiel");
  CHECK(players_name(dutch(), {"tree:50"}) == "boomzoeken (50 simulaties)");
  CHECK(players_name(french(), {"ugi:./engine --level 3"}) == "ugi:./engine --level 3");
  CHECK(players_name(french(), {kRecordedPlayers}) == "joueurs des parties enregistrées");
  CHECK(first_large("random play") == "Random play");
}
