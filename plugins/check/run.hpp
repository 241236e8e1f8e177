// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs the laws on a rule set, each in a process of its own.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "plugins/check/law.hpp"
#include "plugins/check/trial.hpp"

namespace boardwright::check {

struct Options {
  double seconds = 20;              ///< for all laws together; a law may take a little more than its share
  std::uint64_t seed = 1;           ///< the same seed examines the same games in the same order
  std::uint32_t games = 0;          ///< per law, whatever the time; 0: as many as the time allows
  std::vector<std::string> laws{};  ///< ids; empty: all
  /// A law that takes longer has failed; 0: ten times its share of the time or four seconds for each of
  /// `games`, at least a minute.
  std::chrono::milliseconds law_limit{0};
  /// Each law's process is shut in (confine.hpp). For scripts: their language has to be loaded before.
  bool confined = false;
};

/// What came of one law. `text` is one sentence, `output` (of sanitizers, say) may have many lines.
struct Verdict {
  std::string law;
  std::string statement;
  Status status = Status::kFailed;
  std::string text;
  std::string output;
  std::uint64_t seed = 0;  ///< with `law` and at least `games` games it comes out the same again
  std::uint32_t games = 0;
  double seconds = 0;
  bool rules_failed = false;  ///< the rules themselves stopped at a line, which the text names
};

[[nodiscard]] const char* status_name(Status status) noexcept;  ///< "passed", "failed", "not applicable"

/// One verdict per law, in order; `report` gets each as soon as it is there. If the library can't be loaded
/// or the rules can't be made, that is the only one; where all laws were asked for and the rules themselves fail, it is
/// the last one. Fails on a law that does not exist. Forks.
[[nodiscard]] Result<std::vector<Verdict>> run_laws(const Subject& subject, const Options& options,
                                                    const std::function<void(const Verdict&)>& report = {});

/// No law has failed.
[[nodiscard]] bool all_kept(const std::vector<Verdict>& verdicts) noexcept;

/// The ids of the games in a plugin, without loading it into this process.
[[nodiscard]] Result<std::vector<std::string>> games_in(const std::filesystem::path& file,
                                                        const LoadOptions& load = {});

}  // namespace boardwright::check
