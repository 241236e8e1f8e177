// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable knows of a piece: what the picture, the moves and the explanations of the one at the screen
// say, and nothing else.
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

std::optional<GameTable::PieceFacts> GameTable::facts_of(std::uint32_t place) const {
  if (!controller_.has_game() || controller_.hand_over() || controller_.paused() || !board_->has_board() ||
      place >= board_->place_count())
    return std::nullopt;
  const PictureItem* item = board_->picture().at(place);
  if (item == nullptr) return std::nullopt;
  const GameWords words = this->words();
  const auto name = board_->board().place_name(place);
  PieceFacts facts;
  facts.name = capitalised(words.kinds().value(static_cast<int>(item->kind)));
  facts.place = board_->board().is_field(place)
                    ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                    : words.trays().value(static_cast<int>(place - board_->board().fields().size()));
  QStringList state;
  if ((item->flags & BW_ITEM_MOVED) != 0)
    state << tr("It is marked: it has moved or takes part in what goes on.");
  if ((item->flags & BW_ITEM_REVEALED) != 0) state << tr("What it is has been shown to everybody.");
  if (live()) state << inside(place);
  state.removeAll(QString());
  facts.state = state.join(' ');
  if (arranging() != nullptr) return facts;

  facts.ways_told = may_try_out() || controller_.hints_shown(habits_.hints);
  if (!facts.ways_told) return facts;
  const bool playing = live() && !controller_.is_record() && !controller_.update().table.result;
  const std::vector<LegalMove> moves = playing ? controller_.update().moves : moves_to_try();
  const auto known = trying() != nullptr ? std::optional(trying()->position())
                                         : controller_.advice().known_position(shown_moves());
  for (const auto& move : moves) {
    if (move.clicks.empty() || move.clicks.front() != place) continue;
    PieceFacts::Way way{QString::fromStdString(move.text), {}, {}};
    auto comes = playing ? controller_.explain(move.text) : std::nullopt;
    if (!playing && known && !known->seats_on_turn().empty())
      comes = known->explain(known->seats_on_turn().front(), move.text);
    if (comes && comes->legal) way.comes = words.explanation(*comes);
    if (known)
      for (const auto& rule : rules_of_try(*known, move.text)) way.rules << QString::fromStdString(rule);
    facts.ways.push_back(std::move(way));
  }
  return facts;
}

}  // namespace boardwright::desktop
