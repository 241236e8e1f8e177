// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/run.hpp"

#include <algorithm>
#include <sstream>

#include "framework/text/plain_text.hpp"

namespace boardwright::check {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kLoads = "loads";
constexpr std::size_t kLongestText = 2000;  // of a verdict

/// A law's random numbers depend on the seed and its name only, so that it can be run alone.
std::uint64_t seed_of(std::string_view law, std::uint64_t seed) {
  std::uint64_t mixed = mix64(seed + 0x9E3779B97F4A7C15U);
  for (const char c : law) mixed = mix64(mixed ^ static_cast<unsigned char>(c));
  return mixed;
}

Result<std::vector<const Law*>> chosen(const Options& options) {
  std::vector<const Law*> result;
  for (const std::string& id : options.laws)
    if (std::none_of(laws().begin(), laws().end(), [&](const Law& law) { return law.id == id; })) {
      std::string known;
      for (const Law& law : laws()) known += std::string(known.empty() ? "" : ", ") + law.id;
      return fail("there is no law " + id + "; the laws are " + known);
    }
  for (const Law& law : laws())
    if (options.laws.empty() ||
        std::find(options.laws.begin(), options.laws.end(), law.id) != options.laws.end())
      result.push_back(&law);
  return result;
}

/// Where the rules themselves have failed, what went wrong there and at which line is said first; a law that holds all
/// the same has not seen what was asked of them.
Finding with_problem(Finding finding, const Trial& trial) {
  const std::string problem = trial.has_rules() ? trial.rules().last_problem() : std::string();
  if (problem.empty()) return finding;
  const bool failed = finding.status == Status::kFailed;
  return {Status::kFailed, problem + (failed && !finding.text.empty() ? "; " + finding.text : ""), true};
}

// The line that a law's process sends: status, games, whether the rules failed, text.
std::string pack(const Finding& finding, std::uint32_t games) {
  return std::to_string(static_cast<int>(finding.status)) + " " + std::to_string(games) +
         (finding.rules_failed ? " 1 " : " 0 ") + finding.text;
}
void unpack(const std::string& line, Verdict& verdict) {
  std::istringstream in(line);
  int status = 0;
  in >> status >> verdict.games >> verdict.rules_failed;
  in.ignore(1);
  verdict.status = static_cast<Status>(status);
  verdict.text.assign(std::istreambuf_iterator<char>(in), {});
}

Verdict run_one(std::string_view id, std::string_view statement, std::uint64_t seed, const Limits& limits,
                const std::function<std::string(Note)>& function) {
  Verdict verdict;
  verdict.law = id;
  verdict.statement = statement;
  verdict.seed = seed;
  const auto begin = Clock::now();
  const Ending ending = run_isolated(function, limits);
  verdict.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  if (ending.finished) {
    unpack(ending.text, verdict);
  } else {
    verdict.text = "the plugin " + ending.text + (ending.note.empty() ? "" : " while " + ending.note);
    verdict.output = ending.output;
    verdict.games = ending.count;
  }
  verdict.text = excerpt(verdict.text, kLongestText);  // whatever the plugin has put into it
  return verdict;
}

}  // namespace

const char* status_name(Status status) noexcept {
  return status == Status::kPassed ? "passed" : status == Status::kFailed ? "failed" : "not applicable";
}

Result<std::vector<Verdict>> run_laws(const Subject& subject, const Options& options,
                                      const std::function<void(const Verdict&)>& report) {
  const auto selected = chosen(options);
  if (!selected) return fail(selected.error());
  const std::chrono::milliseconds share(static_cast<long>(
      options.seconds * 1000 / static_cast<double>(std::max<std::size_t>(selected->size(), 1))));
  const auto limit =
      options.law_limit.count() != 0
          ? options.law_limit
          : std::max<std::chrono::milliseconds>(
                {share * 10, std::chrono::seconds(4) * options.games, std::chrono::minutes(1)});
  Limits limits{.time = limit, .confined = options.confined};
  if (options.confined) limits.memory = kConfinedMemory;
  std::vector<Verdict> verdicts;
  const auto add = [&](Verdict verdict) {
    if (report) report(verdict);
    verdicts.push_back(std::move(verdict));
  };

  Verdict loads =
      run_one(kLoads, "The library loads and makes its rules.", options.seed, limits, [&](Note note) {
        Trial trial(subject, {}, 0, note);
        const auto opened = trial.open();
        return pack(opened ? Finding{Status::kPassed, "version " + trial.library()->version()}
                           : broken(opened.error()),
                    0);
      });
  const bool loaded = loads.status == Status::kPassed;
  add(std::move(loads));
  if (!loaded) return verdicts;

  for (const Law* law : *selected) {
    add(run_one(law->id, law->statement, options.seed, limits, [&](Note note) {
      Trial trial(subject, {share, options.games}, seed_of(law->id, options.seed), note);
      if (law->needs_rules)
        if (auto opened = trial.open(); !opened) return pack(broken(opened.error()), 0);
      const Finding finding = law->run(trial);
      return pack(with_problem(finding, trial), trial.games());
    }));
    // The others would only say the same.
    if (verdicts.back().rules_failed && options.laws.empty()) break;
  }
  return verdicts;
}

bool all_kept(const std::vector<Verdict>& verdicts) noexcept {
  return std::none_of(verdicts.begin(), verdicts.end(),
                      [](const Verdict& verdict) { return verdict.status == Status::kFailed; });
}

Result<std::vector<std::string>> games_in(const std::filesystem::path& file, const LoadOptions& load) {
  const Ending ending = run_isolated(
      [&](Note) {
        const auto library = Library::load(file, load);
        if (!library) return "!" + library.error();
        std::string ids;
        for (const auto& game : (*library)->games()) ids += game.id + "\n";
        return ids;
      },
      Limits{});
  if (!ending.finished) return fail(file.string() + ": loading it " + ending.text);
  if (ending.text.starts_with('!')) return fail(ending.text.substr(1));
  std::vector<std::string> ids;
  std::istringstream in(ending.text);
  for (std::string id; std::getline(in, id);) ids.push_back(id);
  return ids;
}

}  // namespace boardwright::check
