// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rounds that other programs paired, paired again (T23.2-T23.4). Our own files are always there; those of others where
// they lie beside the project.
#include <catch2/catch.hpp>
#include <sstream>

#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "tests/support/repeated.hpp"
#include "tests/tournament/trf_folder.hpp"

using namespace boardwright;
using namespace boardwright::tournament;
namespace fs = std::filesystem;

namespace {

std::string round_text(const RoundPairing& round) {
  std::ostringstream out;
  for (const auto& pair : round.pairs) out << pair.first << '-' << pair.second << ' ';
  if (round.bye != 0) out << round.bye << "-0";
  return out.str();
}

std::string paired_text(const tl::expected<RoundPairing, PairingProblem>& round) {
  return round ? round_text(by_number(*round)) : round.error().sentence();
}

/// Of every so manieth file; how many rounds that were.
std::size_t pair_again(const fs::path& folder, std::size_t every = 1) {
  std::size_t rounds = 0, files = 0;
  for (const auto& path : test::trf_files(folder)) {
    if (files++ % every != 0) continue;
    const auto file = test::trf_file(path);
    for (std::uint32_t round = 1; round <= file.table.rounds(); ++round, ++rounds) {
      INFO(path.filename() << ", round " << round);
      CHECK(paired_text(pair_dutch(before_round(file.table, round))) ==
            round_text(round_as_played(file.table, round)));
    }
  }
  return rounds;
}

bool skipped(const fs::path& folder) {
  if (fs::exists(folder)) return false;
  WARN("skipped: there are no tournaments in " << folder);
  return true;
}

/// The lines of a list of wanted pairs: file, who wants it, pairs.
struct Wanted {
  std::string file, by, pairs;
};

std::vector<Wanted> wanted_in(const fs::path& list) {
  std::vector<Wanted> wanted;
  std::istringstream in(test::whole_trf(list));
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("#")) continue;
    std::istringstream words(line);
    Wanted one;
    words >> one.file >> one.by;
    std::getline(words >> std::ws, one.pairs);
    wanted.push_back(one);
  }
  return wanted;
}

/// As in the lists: smaller number first, in order, the bye as n-0, with or without sides.
std::string list_text(const RoundPairing& round, bool sides) {
  std::vector<Pair> pairs = round.pairs;
  if (!sides)
    for (auto& pair : pairs) pair = {std::min(pair.first, pair.second), std::max(pair.first, pair.second)};
  if (round.bye != 0) pairs.push_back({round.bye, 0});
  if (!sides) std::ranges::sort(pairs, {}, &Pair::first);
  std::string text;
  for (const auto& pair : pairs)
    text += (text.empty() ? "" : " ") + std::to_string(pair.first) + "-" + std::to_string(pair.second);
  return text;
}

std::vector<std::string> sorted_words(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
  std::ranges::sort(words);
  return words;
}

}  // namespace

TEST_CASE("every round of our own tournaments is paired again as it was") {  // T23.2
  CHECK(pair_again(fs::path(BOARDWRIGHT_SOURCE_DIR) / "tests/tournament/golden") == 64);
}

TEST_CASE("every round of finished tournaments is paired again as it was") {  // T23.2
  const auto folder = GENERATE(as<std::string>(), "pairings", "schemes");
  if (skipped(test::shared_tournaments() / folder)) return;
  CHECK(pair_again(test::shared_tournaments() / folder, test::repeated(1, 6)) > test::repeated(800, 100));
}

TEST_CASE("positions that editions pair differently are paired as in 2026") {  // T23.3
  const auto folder = test::shared_tournaments() / "editions";
  if (skipped(folder)) return;
  std::size_t seen = 0;
  for (const auto& wanted : wanted_in(folder / "expected.txt")) {
    if (wanted.by != "2026:") continue;
    INFO(wanted.file);
    const auto round = pair_dutch(test::trf_file(folder / wanted.file).table);
    REQUIRE(round);
    CHECK(list_text(*round, false) == wanted.pairs);
    ++seen;
  }
  CHECK(seen == 8);
}

TEST_CASE("nobody gets a second bye in the disputed positions") {  // T22.5, T23.4
  const auto folder = test::shared_tournaments() / "disputes";
  if (skipped(folder)) return;
  std::size_t seen = 0;
  for (const auto& wanted : wanted_in(folder / "expected.txt")) {
    if (wanted.by != "gacrux:") continue;
    INFO(wanted.file);
    const auto round = pair_dutch(test::trf_file(folder / wanted.file).table);
    REQUIRE(round);
    CHECK(sorted_words(list_text(*round, true)) == sorted_words(wanted.pairs));
    ++seen;
  }
  CHECK(seen == 3);
}
