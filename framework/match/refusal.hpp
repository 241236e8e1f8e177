// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a command was refused: a code for programs, a sentence for people.
#pragma once

#include <boardwright/pure/result.hpp>
#include <optional>
#include <string>
#include <utility>

#include "plugins/host/position.hpp"

namespace boardwright {

enum class RefusalCode {
  kFailed,        ///< none of the others: the rules or the program could not go on
  kUnknownSeat,   ///< nobody plays there
  kStale,         ///< based on another update or generation than the newest
  kNotYourTurn,   ///< of a move or a claim
  kIllegal,       ///< of a move; `why` has the rule where the rules explain
  kOver,          ///< the game is
  kPaused,        ///< until somebody resumes
  kTimeUp,        ///< the command came after the flag that ended the game
  kFlagFallen,    ///< a flag waits for somebody to decide
  kNotAllowed,    ///< never in such a match: policies, rated games
  kNotNow,        ///< nothing is there that it could be about, such as an offer
  kAskedAlready,  ///< something else has to be answered first
  kNotWritten     ///< the journal could not keep it: nothing has happened, and it may be sent again
};

struct Refusal {
  RefusalCode code = RefusalCode::kFailed;
  std::string sentence;            ///< in English
  std::optional<Explanation> why;  ///< of kIllegal
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// What came of a command: nothing to say, or a refusal. As a plain Result it holds the sentence alone.
class [[nodiscard]] CommandResult : public Result<void> {
 public:
  CommandResult() = default;
  CommandResult(Refusal refusal)  // NOLINT(google-explicit-constructor): as a result from fail()
      : Result<void>(fail(refusal.sentence)), code_(refusal.code), why_(std::move(refusal.why)) {}
  CommandResult(tl::unexpected<std::string> failure)  // NOLINT(google-explicit-constructor)
      : Result<void>(std::move(failure)) {}
  CommandResult(Result<void> result)  // NOLINT(google-explicit-constructor)
      : Result<void>(std::move(result)) {}

  /// Only where it was refused.
  [[nodiscard]] Refusal refusal() const { return {code_, error(), why_}; }

 private:
  RefusalCode code_ = RefusalCode::kFailed;
  std::optional<Explanation> why_;
};

[[nodiscard]] inline Refusal refused(RefusalCode code, std::string sentence) {
  return {code, std::move(sentence), std::nullopt};
}

}  // namespace boardwright
