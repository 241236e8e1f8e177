// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/line/game_line.hpp"
#include "framework/link/question.hpp"
#include "framework/match/match.hpp"
#include "plugins/host/view.hpp"

namespace boardwright {

/// What this viewer is answered, in the match's thread. Fails for places and kinds that don't exist.
[[nodiscard]] Result<Answer> answer(const Match& match, Seat viewer, const Question& question);

/// The parts that need no match. `view` is the asker's own.
[[nodiscard]] Result<Answer> explain(const View& view, const AskExplain& question);
[[nodiscard]] Result<Answer> tell(const History& history, const View& view, const AskTell& question);
[[nodiscard]] Result<Answer> arrange(std::optional<Arrangement> arrangement, const AskArrange& question);
/// Refused with what is in the way, and then nothing has changed. Kind and places exist.
[[nodiscard]] std::optional<Explanation> change(Arrangement& arrangement, const ArrangeChange& wanted);
[[nodiscard]] Arranged arranged_of(const Arrangement& arrangement);  ///< with nothing refused

}  // namespace boardwright
