// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the correction of a result would change (T20.5), before anybody corrects it. A pure function of the tournament.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "framework/tournament/draft.hpp"

namespace boardwright {

struct CorrectionPreview {
  struct Line {
    std::string player;
    tournament::Points score_before = 0, score_after = 0;
    std::uint32_t place_before = 0, place_after = 0;
  };
  std::vector<Line> moved;  ///< whose score or place changes, by place
  /// Boards of rounds published since that would have been paired otherwise: by round, what they would have been.
  std::map<std::uint32_t, tournament::Draft> otherwise;
};

/// Also which of two results is right. `round` as in board_at.hpp; `score`: nothing takes the result back.
[[nodiscard]] Allowed<CorrectionPreview> preview_correction(const tournament::Tournament& tournament,
                                                            const tournament::NameOf& name,
                                                            std::uint32_t round, std::uint32_t board,
                                                            std::optional<tournament::Score> score,
                                                            bool swapped);

}  // namespace boardwright
