// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games of a run that are kept to be looked at.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/statistics/self_play.hpp"

namespace boardwright {

/// Why a game is kept. Of equals, the game with the lower number.
enum class KeptAs { kFirst, kShortest, kLongest, kMostDramatic };
inline constexpr std::array kKeptAs{KeptAs::kFirst, KeptAs::kShortest, KeptAs::kLongest,
                                    KeptAs::kMostDramatic};
[[nodiscard]] std::string_view kept_word(KeptAs why);  ///< "first", "shortest", "longest", "most_dramatic"

/// What decides whether a game is kept.
struct GameMark {
  std::uint64_t number = 0;
  std::uint32_t plies = 0;
  std::optional<double> drama{};  ///< its greatest drama; nothing: not examined, or not won
  friend bool operator==(const GameMark&, const GameMark&) = default;
};

/// Whether a game takes another one's place.
[[nodiscard]] bool takes_place(KeptAs why, const GameMark& game, const GameMark& other) noexcept;

/// One game for each reason, the same in whatever order games are added. Game has a GameMark `mark`.
template <class Game>
struct KeptGames {
  std::array<std::optional<Game>, kKeptAs.size()> by_reason{};

  /// `make` gives the game; it is called only if the game is kept.
  template <class Make>
  void add(const GameMark& mark, Make&& make) {
    for (std::size_t i = 0; i < by_reason.size(); ++i) {
      if (kKeptAs[i] == KeptAs::kMostDramatic && !mark.drama) continue;
      if (!by_reason[i] || takes_place(kKeptAs[i], mark, by_reason[i]->mark)) by_reason[i] = make();
    }
  }
  void add(const KeptGames& other) {
    for (std::size_t i = 0; i < by_reason.size(); ++i) {
      const auto& one = other.by_reason[i];
      if (one && (!by_reason[i] || takes_place(kKeptAs[i], one->mark, by_reason[i]->mark)))
        by_reason[i] = one;
    }
  }
  friend bool operator==(const KeptGames&, const KeptGames&) = default;
};

/// A game as it was played.
struct PlayedLine {
  GameMark mark{};
  GameEnd end{};
  std::vector<PlayedMove> moves{};
};

/// The same as a record in the program's own format (framework/record/native.hpp).
struct SampleGame {
  GameMark mark{};
  std::string record{};
  friend bool operator==(const SampleGame&, const SampleGame&) = default;
};

struct RunIdentity;
/// Records of the kept games of a run.
[[nodiscard]] Result<KeptGames<SampleGame>> sample_games(const GamePlan& plan, const RunIdentity& identity,
                                                         const KeptGames<PlayedLine>& kept);

}  // namespace boardwright
