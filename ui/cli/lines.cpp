// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright lines: which lines of a script run in random games.
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/plain_text.hpp"
#include "framework/workshop/line_json.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/live_lines.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/progress_line.hpp"
#include "ui/cli/stop_signals.hpp"

namespace boardwright::cli {
namespace {

constexpr std::chrono::milliseconds kTellEvery(100);

std::string many(std::uint64_t count, const std::string& one) {
  return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

/// "in listing the moves of white", "in the move a2-a3 of white".
std::string call_words(const LineReach& reach) {
  const std::string of = reach.seat.empty() ? "" : " of " + reach.seat;
  switch (reach.call) {
    case LineCall::kReading: return "as the file is read";
    case LineCall::kMoves: return "in listing the moves" + of;
    case LineCall::kChance: return "in listing what chance may bring";
    case LineCall::kPlay: return "in the move " + reach.move + of;
    case LineCall::kRepeated: return "in telling whether the position has come before";
    case LineCall::kTexts: return "in writing the moves" + of;
    case LineCall::kPosition: return "in writing or reading the position";
    case LineCall::kWhyNot: return "in telling why a move" + of + " isn't legal";
    case LineCall::kView: return "in the view" + of;
    case LineCall::kEvaluate: return "in evaluating the position for " + reach.seat;
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

void print_idle(const std::string& name, const LineCoverage& found, std::uint64_t seed) {
  const std::string in_games =
      " in " + many(found.games, "random game") + " of " + name + ", seed " + std::to_string(seed);
  if (found.idle() == 0) {
    std::cout << "All " << many(found.lines.size(), "line") << " have run" << in_games << ".\n";
    return;
  }
  std::vector<std::string> functions;  // as they come
  for (const CoveredLine& line : found.lines)
    if (!line.reach && std::find(functions.begin(), functions.end(), line.function) == functions.end())
      functions.push_back(line.function);
  for (const std::string& function : functions) {
    std::cout << (function.empty() ? std::string("outside of functions") : one_line(function)) << "\n";
    for (const CoveredLine& line : found.lines)
      if (!line.reach && line.function == function)
        std::cout << std::setw(6) << line.line << "  " << excerpt(line.source, 100) << "\n";
    std::cout << "\n";
  }
  std::cout << found.idle() << " of " << many(found.lines.size(), "line") << " never ran" << in_games
            << ".\n";
}

/// How one gets to a line.
void print_line(const CoveredLine& line, const LineCoverage& found) {
  std::cout << std::setw(6) << line.line << "  " << excerpt(line.source, 100) << "\n";
  if (!line.reach) {
    std::cout << "never in " << many(found.games, "random game") << "\n";
    return;
  }
  const LineReach& reach = *line.reach;
  if (reach.call == LineCall::kReading) {
    std::cout << "as the file is read, and then no more\n";
    return;
  }
  std::cout << "in " << line.games << " of " << many(found.games, "random game") << ", "
            << many(line.calls, "call") << "; after " << many(reach.moves.size(), "move") << " "
            << call_words(reach) << "\n";
  if (!reach.moves.empty()) {
    std::cout << "moves:   ";
    for (const auto& move : reach.moves) std::cout << " " << move;
    std::cout << "\n";
  }
  std::cout << "position: " << reach.position << "\n";
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
    print_line(*here, *found);
  else
    print_idle(name, *found, options.seed);
  if (const int status = signals.status(); status != 0) return status;
  return options.line == 0 || here->reach ? kGood : kCheckFailed;
}

}  // namespace boardwright::cli
