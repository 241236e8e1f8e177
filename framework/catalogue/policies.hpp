// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match leaves to its players besides the rules: data from `policies:` in game.yaml, for the game and
// for its variants.
#pragma once

#include <optional>
#include <string_view>

#include "framework/text/duration.hpp"

namespace boardwright {

/// Whether turns may be taken back in unrated matches; in rated ones they never may.
enum class Takeback {
  kNever,
  kConsent,  ///< when every other seat has agreed; computers do
  kFree
};

/// What happens when a position has occurred as often as the rules allow.
enum class RepetitionPolicy {
  kAutomatic,  ///< the match is over
  kClaim       ///< it is over when a player who is on turn says so
};

/// When a clock begins to run that counts the time of live play. What seats set up comes before it.
enum class ClockStart {
  kAtOnce,
  kFirstMove  ///< with the first move after the set-up, or when somebody says so: people sit down first
};

struct MatchPolicies {
  bool draw_agreement = true;  ///< the players may agree on a draw
  Takeback takeback = Takeback::kFree;
  bool touch_move = false;  ///< a piece that is selected and can move must move
  bool hints = true;        ///< the screen may show where a selected piece can go, and advise
  RepetitionPolicy repetition = RepetitionPolicy::kAutomatic;
  /// Not of game.yaml: the programs that people play with say kFirstMove.
  ClockStart clock_start = ClockStart::kAtOnce;
  /// For what seats arrange together, before the clock proper begins; nothing: the clock's own. Without a
  /// clock no time is counted at all.
  std::optional<Milliseconds> set_up_time;
  /// To come back after a lost connection, where people play from home; then the others may claim the game. 0: what the
  /// clock makes of it (ui/server/absences.hpp). A program that crashes is replaced or loses at once (LostPlayer).
  Milliseconds grace{0};
  friend bool operator==(const MatchPolicies&, const MatchPolicies&) = default;
};

/// What one place says of them; the rest is as above it: the variant it inherits, the game, the defaults.
struct PolicyChanges {
  std::optional<bool> draw_agreement, touch_move, hints;
  std::optional<Takeback> takeback;
  std::optional<RepetitionPolicy> repetition;
  std::optional<std::optional<Milliseconds>> set_up_time;
  std::optional<Milliseconds> grace;

  void apply_to(MatchPolicies& policies) const;
};

// The words of game.yaml; nothing for another word.
[[nodiscard]] std::optional<Takeback> takeback_of(std::string_view word);
[[nodiscard]] std::optional<RepetitionPolicy> repetition_of(std::string_view word);
[[nodiscard]] std::string_view policy_word(Takeback takeback);            ///< "never", "consent", "free"
[[nodiscard]] std::string_view policy_word(RepetitionPolicy repetition);  ///< "automatic", "claim"

}  // namespace boardwright
