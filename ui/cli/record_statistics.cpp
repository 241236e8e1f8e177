// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright simulate FILE…: the figures of games that lie on disk.
#include "framework/record/replay.hpp"
#include "framework/statistics/game_table.hpp"
#include "framework/statistics/recorded_games.hpp"
#include "framework/text/text_file.hpp"
#include "ui/cli/repeat_command.hpp"
#include "ui/cli/report_page.hpp"
#include "ui/cli/run_report.hpp"
#include "ui/cli/statistics.hpp"
#include "ui/cli/statistics_lines.hpp"

namespace boardwright::cli {
namespace {

/// Games of one rule set, and its table.
struct RecordGroup {
  std::shared_ptr<const Rules> rules;
  RecordedGames run;
  GameTable table;
};

/// The group of a record's rules; a new one if it is the first of them.
Result<RecordGroup*> group_of(std::vector<RecordGroup>& groups, const OpenedRecord& opened) {
  const std::string game = opened.game->id() + "/" + opened.record.variant;
  auto run = RecordedGames::create(opened.rules, game);
  if (!run) return fail(run.error());
  for (RecordGroup& group : groups)
    if (group.run.result().identity.rules_hash == run->result().identity.rules_hash &&
        group.run.result().identity.game == game)
      return &group;
  groups.push_back({opened.rules, std::move(*run), GameTable(*opened.rules)});
  return &groups.back();
}

/// Everything that can be read of all files. What can't is told, and the rest counts.
struct ReadRecords {
  std::vector<RecordGroup> groups;
  std::size_t bad = 0;

  void add(const std::string& file, const Catalogue& catalogue, const std::string& game) {
    const auto games = open_records_file(file, catalogue, {game, {}});
    if (!games) return refuse(games.error());
    for (const auto& opened : *games) {
      if (!opened)
        refuse(opened.error());
      else if (auto added = add(*opened); !added)
        refuse(at_file(file, added.error()));
    }
  }

 private:
  void refuse(const std::string& why) {
    ++bad;
    tell_error(why);
  }
  Result<void> add(const OpenedRecord& opened) {
    const auto played = boardwright::replay(opened);
    if (!played) return fail(played.error());
    if (!played->ok()) return fail(played->problem);
    const auto group = group_of(groups, opened);
    if (!group) return fail(group.error());
    const std::uint64_t number = (*group)->run.result().blocks.size();
    (*group)->table.add(number, (*group)->run.add(played->line, played->result));
    return {};
  }
};

Result<std::string> records_report(const Context& context, const Catalogue& catalogue,
                                   const std::vector<std::string>& files, const RecordGroup& group) {
  const std::string& game = group.run.result().identity.game;
  auto entry = catalogue.find(game);
  if (!entry) return fail(entry.error());
  return comparison_text(run_report(context.language, repeat_command(context, files),
                                    {std::move(*entry), group.rules, game},
                                    bare_report(context.language, group.run.result()).played));
}

/// Whether an option is about games that are yet to be played.
bool plays(const SimulateOptions& options) {
  return !options.settings.empty() || !options.players.empty() || options.thinking ||
         !options.shard.empty() || !options.out.empty() || !options.until.empty() || options.asks_for_skill();
}

}  // namespace

int simulate_records(const Context& context, const SimulateOptions& options) {
  if (plays(options))
    return wrong(
        "--set, --players, --thinking-games, --shard, --until, --ladder and --information: no games are "
        "played of records");
  if (const auto possible = check_reports(options.reports); !possible) return wrong(possible.error());
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  ReadRecords read;
  for (const auto& file : options.games) read.add(file, catalogue, options.game);
  std::vector<RecordGroup>& groups = read.groups;
  if (groups.empty()) return kWrongUse;
  if (!options.csv.empty()) {
    if (groups.size() != 1) return wrong("--csv: the records are of several rule sets");
    if (auto saved = groups.front().table.save(options.csv); !saved) return wrong("--csv: " + saved.error());
  }
  std::vector<ComparisonReport> runs;
  for (const RecordGroup& group : groups) runs.push_back(bare_report(context.language, group.run.result()));
  if (!options.reports.empty() && groups.size() != 1)
    return wrong("--report: the records are of several rule sets");
  print_runs(runs, options.json);
  if (read.bad > 0)
    tell_error("left out: " + std::to_string(read.bad) + "; the figures are of the other games");
  const int status = read.bad == 0 ? kGood : kCheckFailed;
  if (options.reports.empty()) return status;
  const auto figures = records_report(context, catalogue, options.games, groups.front());
  if (!figures) return wrong("--report: " + figures.error());
  const int written = write_reports(*figures, options.reports);
  return written == kGood ? status : written;
}

}  // namespace boardwright::cli
