// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright lines: which lines of a script run in random games.
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/many.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/workshop/line_json.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/live_lines.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/stop_signals.hpp"

namespace boardwright::cli {
namespace {

constexpr std::chrono::milliseconds kTellEvery(100);

std::string random_games(Language language, std::uint64_t count) {
  return many(language, count, "count.random_game", "count.random_games");
}

/// "in listing the moves of white", "in the move a2-a3 of white".
std::string call_words(Language language, const LineReach& reach) {
  const std::string of = reach.seat.empty() ? "" : said(language, "lines.of", {reach.seat});
  switch (reach.call) {
    case LineCall::kReading: return said(language, "lines.in_reading");
    case LineCall::kMoves: return said(language, "lines.in_moves", {of});
    case LineCall::kChance: return said(language, "lines.in_chance");
    case LineCall::kPlay: return said(language, "lines.in_play", {reach.move, of});
    case LineCall::kRepeated: return said(language, "lines.in_repeated");
    case LineCall::kTexts: return said(language, "lines.in_texts", {of});
    case LineCall::kPosition: return said(language, "lines.in_position");
    case LineCall::kWhyNot: return said(language, "lines.in_why_not", {of});
    case LineCall::kView: return said(language, "lines.in_view", {of});
    case LineCall::kEvaluate: return said(language, "lines.in_evaluate", {reach.seat});
  }
  return {};
}

nlohmann::ordered_json lines_document(const std::string& name, const Rules& rules,
                                      const LinesOptions& options, const LineCoverage& found) {
  nlohmann::ordered_json json = {{"game", name},
                                 {"file", rules.library().file().string()},
                                 {"seed", options.seed},
                                 {"games", found.games},
                                 {"wanted", options.games},
                                 {"plies", found.plies},
                                 {"never", found.idle()},
                                 {"lines", nlohmann::ordered_json::array()}};
  for (const CoveredLine& line : found.lines)
    if (options.line == 0 || options.line == line.line) json["lines"].push_back(line_json(line));
  return json;
}

/// The lines that never ran, by function.
void print_never_ran(Language language, const LineCoverage& found) {
  std::vector<std::string> functions;  // as they come
  for (const CoveredLine& line : found.lines)
    if (!line.reach && std::find(functions.begin(), functions.end(), line.function) == functions.end())
      functions.push_back(line.function);
  for (const std::string& function : functions) {
    std::cout << (function.empty() ? said(language, "lines.outside") : one_line(function)) << "\n";
    for (const CoveredLine& line : found.lines)
      if (!line.reach && line.function == function)
        std::cout << std::setw(6) << line.line << "  " << excerpt(line.source, 100) << "\n";
    std::cout << "\n";
  }
}

void print_idle(Language language, const std::string& name, const LineCoverage& found, std::uint64_t seed) {
  const std::string games = random_games(language, found.games), of_seed = std::to_string(seed);
  const std::string lines = many(language, found.lines.size(), "lines.line", "lines.lines");
  if (found.idle() != 0) {
    print_never_ran(language, found);
    std::cout << said(language, "lines.never_ran",
                      {std::to_string(found.idle()), lines, games, name, of_seed});
  } else if (found.lines.size() == 1) {
    std::cout << said(language, "lines.one_ran", {games, name, of_seed});
  } else {
    std::cout << said(language, "lines.all_ran", {lines, games, name, of_seed});
  }
  std::cout << "\n";
}

/// How one gets to a line.
void print_line(Language language, const CoveredLine& line, const LineCoverage& found) {
  std::cout << std::setw(6) << line.line << "  " << excerpt(line.source, 100) << "\n";
  if (!line.reach) {
    std::cout << said(language, "lines.never", {random_games(language, found.games)}) << "\n";
    return;
  }
  const LineReach& reach = *line.reach;
  if (reach.call == LineCall::kReading) {
    std::cout << said(language, "lines.reading_only") << "\n";
    return;
  }
  std::cout << said(language, "lines.reached",
                    {std::to_string(line.games), random_games(language, found.games),
                     many(language, line.calls, "lines.call", "lines.calls"),
                     many(language, reach.moves.size(), "count.after_move", "count.after_moves"),
                     call_words(language, reach)})
            << "\n";
  std::string moves;
  for (const auto& move : reach.moves) moves += (moves.empty() ? "" : " ") + move;
  if (!moves.empty()) std::cout << said(language, "lines.moves_to", {moves}) << "\n";
  std::cout << said(language, "lines.position", {reach.position}) << "\n";
}

}  // namespace

int lines(const Context& context, const LinesOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto chosen = choose(catalogue, options.game);
  if (!chosen) return wrong(chosen.error());
  const std::string name = chosen->entry.name();
  const StopSignals signals;
  LineCoverageOptions asked{.games = options.games, .seed = options.seed, .stop = &signals.come()};
  asked.time = std::chrono::milliseconds(static_cast<std::int64_t>(options.seconds * 1000));
  std::optional<ProgressLine> progress(name);
  auto last_told = std::chrono::steady_clock::now();
  asked.progress = [&](std::uint32_t games) {
    progress->tell(games, options.games);
    if (!options.live || std::chrono::steady_clock::now() - last_told < kTellEvery) return;
    last_told = std::chrono::steady_clock::now();
    tell_live({{"event", "progress"}, {"done", games}, {"all", options.games}});
  };
  const auto found = cover_lines(chosen->rules, asked);
  progress.reset();
  if (!found) return wrong(found.error());

  const auto here = std::find_if(found->lines.begin(), found->lines.end(),
                                 [&](const CoveredLine& line) { return line.line == options.line; });
  if (options.line != 0 && here == found->lines.end())
    return wrong("--line: nothing runs on line " + std::to_string(options.line) + " of " +
                 chosen->rules->library().file().string() +
                 "; it is empty, a comment, or only begins or ends something");
  if (options.live)
    tell_live({{"event", "end"}, {"lines", lines_document(name, *chosen->rules, options, *found)}});
  else if (options.json)
    print_json(lines_document(name, *chosen->rules, options, *found));
  else if (options.line != 0)
    print_line(context.language, *here, *found);
  else
    print_idle(context.language, name, *found, options.seed);
  if (const int status = signals.status(); status != 0) return status;
  return options.line == 0 || here->reach ? kGood : kCheckFailed;
}

}  // namespace boardwright::cli
