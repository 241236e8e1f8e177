// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/screen_game.hpp"

namespace boardwright::desktop {

int ScreenGame::degrees(Seat seat) const { return has_board() ? geometry()->turn(seat) : 0; }

std::optional<Answer> ScreenGame::answer(const Question& question) const {
  std::optional<Answer> told;
  if (is_own()) ask(question, [&told](const Answer& answer) { told = answer; });
  return told;
}

std::optional<Explanation> ScreenGame::explain(const AskExplain& question) const {
  const auto told = answer(question);
  const auto* explained = told ? std::get_if<ExplainAnswer>(&*told) : nullptr;
  return explained == nullptr ? std::nullopt : explained->explanation;
}

}  // namespace boardwright::desktop
