// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/tournament_files.hpp"

#include <algorithm>
#include <iostream>

#include "framework/text/many.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "framework/tournament/baku.hpp"
#include "framework/tournament/point_presets.hpp"
#include "framework/tournament/random_tournament.hpp"
#include "framework/tournament/replayed_round.hpp"
#include "framework/tournament/swiss_dutch.hpp"
#include "framework/tournament/trf.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;

constexpr std::size_t kLargestTrf = 16U << 20U;
constexpr Number kMostPaired = 1000;

/// A file of a tournament that the Dutch system may pair. What was kept without being understood is told.
Result<TrfFile> open_trf(const std::string& name) {
  const auto text = read_text(name, kLargestTrf, "a tournament");
  if (!text) return fail(text.error());
  auto file = read_trf(*text);
  if (!file) return fail(at_file(name, file.error()));
  if (const auto type = file->line("192"))
    if (!type->starts_with("FIDE_DUTCH") && !type->starts_with("CUSTOM_SWISS") && !type->empty())
      return fail(at_file(name, "line 192 says " + excerpt(*type) + "; only the Dutch system is known here"));
  if (file->table.entrants.size() > kMostPaired)
    return fail(at_file(name, "more than " + std::to_string(kMostPaired) + " entrants are too many to pair"));
  for (const auto& note : file->notes) tell_error(at_file(name, note));
  return file;
}

std::string pair_text(const Pair& pair) {
  return std::to_string(pair.first) + "-" + std::to_string(pair.second);
}

/// The pairs of one that the other hasn't, and its bye if that differs.
std::string left_of(const RoundPairing& round, const RoundPairing& other) {
  std::string text;
  for (const auto& pair : round.pairs)
    if (std::ranges::find(other.pairs, pair) == other.pairs.end()) text += " " + pair_text(pair);
  if (round.bye != other.bye && round.bye != 0) text += " " + std::to_string(round.bye) + "-0";
  return text.empty() ? " " + said(spoken(), "tournament.check_no_pair") : text;
}

/// Replays every round; how many differ.
std::size_t check_file(const std::string& name, const TrfFile& file) {
  const Language language = spoken();
  const auto rounds = file.table.rounds();
  std::size_t different = 0;
  for (std::uint32_t round = 1; round <= rounds; ++round) {
    const auto played = round_as_played(file.table, round);
    const auto paired = pair_dutch(before_round(file.table, round));
    if (paired && by_number(*paired) == played) continue;
    ++different;
    const std::string number = std::to_string(round);
    std::cout << (paired ? said(language, "tournament.check_round",
                                {name, number, left_of(played, *paired), left_of(*paired, played)})
                         : said(language, "tournament.check_problem",
                                {name, number, paired.error().rule,
                                 refusal_in(language, paired.error().sentence())}))
              << '\n';
  }
  const std::string all = many(language, rounds, "count.round", "count.rounds");
  std::cout << (different == 0
                    ? said(language, "tournament.check_all", {name, all})
                    : said(language, "tournament.check_different", {name, all, std::to_string(different)}))
            << '\n';
  return different;
}

int check_files(const std::vector<std::string>& names) {
  int status = kGood;
  for (const auto& name : names) {
    const auto file = open_trf(name);
    if (!file)
      status = wrong(file.error());
    else if (check_file(name, *file) != 0 && status == kGood)
      status = kCheckFailed;
  }
  return status;
}

int pair_file(const std::string& name) {
  const auto file = open_trf(name);
  if (!file) return wrong(file.error());
  const auto& table = file->table;
  if (table.planned_rounds != 0 && table.rounds() >= table.planned_rounds)
    return wrong(at_file(name, "all " + std::to_string(table.planned_rounds) + " rounds have been paired"));
  const auto round = pair_dutch(table);
  if (!round) {
    tell_error(at_file(name, round.error().rule + ": " + round.error().sentence()));
    return kCheckFailed;
  }
  std::cout << round->pairs.size() + (round->bye == 0 ? 0 : 1) << '\n';
  for (const auto& pair : round->pairs) std::cout << pair.first << ' ' << pair.second << '\n';
  if (round->bye != 0) std::cout << round->bye << " 0\n";
  return kGood;
}

Result<RandomWishes> wishes_of(const TournamentFilesOptions& options) {
  constexpr std::uint32_t kThousandths = 10;
  RandomWishes wishes;
  wishes.seed = options.seed;
  wishes.people = options.people;
  wishes.rounds = options.rounds;
  const auto* preset = point_preset(options.points);
  if (!preset) {
    std::string known;
    for (const auto& one : point_presets()) known += (known.empty() ? "" : ", ") + std::string(one.id);
    return fail("--points: there are no points called '" + excerpt(options.points) + "'; there are " + known);
  }
  wishes.scheme = preset->scheme;
  wishes.balanced_sides = !options.no_sides;
  wishes.accelerated = options.accelerated;
  wishes.draws = options.draws * kThousandths;
  wishes.forfeits = options.forfeits * kThousandths;
  wishes.half_byes = options.half_byes * kThousandths;
  wishes.absences = options.absences * kThousandths;
  wishes.withdrawals = options.withdrawals * kThousandths;
  wishes.late = options.late * kThousandths;
  Crosstable points;
  points.scheme = wishes.scheme;
  if (const auto problem = baku_problem(points); options.accelerated && !problem.empty())
    return fail("--accelerated: " + problem);
  return wishes;
}

int generate(const TournamentFilesOptions& options) {
  const auto wishes = wishes_of(options);
  if (!wishes) return wrong(wishes.error());
  auto made = random_tournament(*wishes);
  if (made.problem)
    tell_error("it ends after round " + std::to_string(made.table.rounds()) + ": " +
               made.problem->sentence());
  TrfFile file;
  file.table = std::move(made.table);
  file.lines = {{"012", "Generated from seed " + std::to_string(options.seed)},
                {"062", std::to_string(options.people)},
                {"092", "Individual: Swiss, Dutch system"},
                {"192", options.accelerated ? "FIDE_DUTCH_2026_BAKU" : "FIDE_DUTCH_2026"}};
  const auto text = write_trf(file);
  if (options.out.empty()) {
    print_raw(text);
    return kGood;
  }
  const auto saved = save_file(options.out, text);
  return saved ? kGood : wrong("--out: " + saved.error());
}

void add_generate(CLI::App& tournament, TournamentFilesOptions& options, const std::function<void()>& start,
                  int& status) {
  auto* command =
      tournament.add_subcommand("generate", "a tournament from a seed, paired by the rules, as a TRF file");
  command->add_option("--seed", options.seed, "the same seed gives the same tournament");
  command->add_option("--people", options.people, "entrants")->check(CLI::Range(1U, kMostPaired));
  command->add_option("--rounds", options.rounds, "at most so many")->check(CLI::Range(1U, 100U));
  command->add_option("--points", options.points, "such as 1-0.5-0, 2-1-0 or 3-1-0");
  const auto percent = [&](const char* name, std::uint32_t& value, const char* meaning) {
    command->add_option(name, value, meaning)->check(CLI::Range(0U, 100U));
  };
  percent("--draws", options.draws, "of 100 games");
  percent("--forfeits", options.forfeits, "of 100 matches");
  percent("--half-byes", options.half_byes, "of 100 rounds of an entrant");
  percent("--absences", options.absences, "of 100 rounds of an entrant");
  percent("--withdrawals", options.withdrawals, "of 100 rounds of an entrant");
  percent("--late", options.late, "of 100 entrants come after the first round");
  command->add_flag("--no-sides", options.no_sides, "nobody prefers a side");
  command->add_flag("--accelerated", options.accelerated, "Baku acceleration");
  command->add_option("--out", options.out, "the file to write; else standard output");
  command->callback([&options, start, &status] { start(), status = generate(options); });
}

}  // namespace

void add_tournament_files(CLI::App& tournament, TournamentFilesOptions& options,
                          const std::function<void()>& start, int& status) {
  auto* check = tournament.add_subcommand("check", "replays every round of TRF files by the rules");
  check->add_option("files", options.check, "TRF files")->required();
  check->callback([&options, start, &status] { start(), status = check_files(options.check); });
  auto* pair = tournament.add_subcommand("pair", "the next round of a TRF file");
  pair->add_option("file", options.pair, "a TRF file")->required();
  pair->callback([&options, start, &status] { start(), status = pair_file(options.pair); });
  add_generate(tournament, options, start, status);
}

}  // namespace boardwright::cli
