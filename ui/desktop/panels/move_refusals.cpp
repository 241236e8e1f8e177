// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_refusals.hpp"

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/piece_facts.hpp"
#include "ui/desktop/panels/table_message.hpp"
#include "ui/desktop/panels/table_set_up.hpp"

namespace boardwright::desktop {

MoveRefusals::MoveRefusals(const MatchController& controller, const ShownPosition& shown,
                           const TableSetUp& set_up, BoardView& board, MoveEntry& entry,
                           TableMessage& message)
    : controller_(controller),
      shown_(shown),
      set_up_(set_up),
      board_(board),
      entry_(entry),
      message_(message) {
  connect(&board_, &BoardView::refused, this, &MoveRefusals::explain_clicks);
  connect(&board_, &BoardView::pointed, this, &MoveRefusals::hint);
  connect(&entry_, &MoveEntry::refused, this, &MoveRefusals::explain_text);
}

void MoveRefusals::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  const bool trying_out = shown_.may_try_out();
  if (!trying_out && (!shown_.live() || controller_.update().moves.empty())) return;
  const bool setting_up = !trying_out && set_up_.active();
  if (!setting_up && clicks.size() == 1 && board_.picture().at(clicks.front()) == nullptr &&
      board_.board().is_field(clicks.front()))
    return;  // nothing was meant by it
  const auto why = setting_up   ? set_up_.explain(clicks)
                   : trying_out ? shown_.explain_try(clicks)
                                : controller_.explain(clicks);
  if (!why || (why->legal && !setting_up)) return;
  message_.refuse(*why, clicks.back(), words_of(controller_));
  if (!why->rule.empty()) emit refused_by(QString::fromStdString(why->rule));
}

void MoveRefusals::explain_text(const QString& text) {
  const auto why = controller_.explain(text.toStdString());
  QString sentence = why && !why->legal ? words_of(controller_).explanation(*why) : QString();
  if (sentence.isEmpty()) sentence = tr("“%1” is not a legal move here.").arg(text);
  entry_.reject(sentence);
  if (!why) return;
  board_.point_at(why->places);
  if (!why->legal && !why->rule.empty()) emit refused_by(QString::fromStdString(why->rule));
}

void MoveRefusals::hint(std::optional<std::uint32_t> place, const QString& move) {
  if (message_.refuses()) return;  // it stays until the next click
  const bool may = place && shown_.live() && !set_up_.active();
  const QString words = may ? hint_words(controller_, *place, move) : QString();
  board_.set_hint(words);
  message_.hint(words);
}

}  // namespace boardwright::desktop
