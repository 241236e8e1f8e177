// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/move_refusals.hpp"

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/piece_facts.hpp"
#include "ui/desktop/panels/table_message.hpp"
#include "ui/desktop/panels/table_set_up.hpp"

namespace boardwright::desktop {

MoveRefusals::MoveRefusals(const ScreenGame& game, const ShownPosition& shown, const TableSetUp& set_up,
                           BoardView& board, MoveEntry& entry, TableMessage& message)
    : game_(game), shown_(shown), set_up_(set_up), board_(board), entry_(entry), message_(message) {
  connect(&board_, &BoardView::refused, this, &MoveRefusals::explain_clicks);
  connect(&board_, &BoardView::pointed, this, &MoveRefusals::hint);
  connect(&entry_, &MoveEntry::refused, this, &MoveRefusals::explain_text);
}

void MoveRefusals::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  const bool trying_out = shown_.may_try_out();
  if (!trying_out && (!shown_.live() || game_.update().moves.empty() || !game_.takes_commands())) return;
  if (!trying_out && set_up_.active())
    return set_up_.explain(clicks, [this, clicks](const Explanation& why) { refuse(why, clicks.back()); });
  if (clicks.size() == 1 && board_.picture().at(clicks.front()) == nullptr &&
      board_.board().is_field(clicks.front()))
    return;  // nothing was meant by it
  const AskExplain question{.clicks = clicks};
  if (trying_out) {
    const auto from = shown_.begun();
    const auto why = from ? from->explain(question) : std::nullopt;
    if (why && !why->legal) refuse(*why, clicks.back());
    return;
  }
  ask(question, [this, clicks](const std::optional<Explanation>& why) {
    if (why && !why->legal) refuse(*why, clicks.back());
  });
}

void MoveRefusals::explain_text(const QString& text) {
  if (!game_.takes_commands()) return;
  ask({.move = text.toStdString()}, [this, text](const std::optional<Explanation>& why) {
    QString sentence = why && !why->legal ? game_.words().explanation(*why) : QString();
    if (sentence.isEmpty()) sentence = tr("“%1” is not a legal move here.").arg(text);
    entry_.reject(sentence);
    if (!why) return;
    board_.point_at(why->places);
    if (!why->legal && !why->rule.empty()) emit refused_by(QString::fromStdString(why->rule));
  });
}

/// Told only while the game stands as it was asked about.
void MoveRefusals::ask(const AskExplain& question,
                       std::function<void(const std::optional<Explanation>&)> told) const {
  const Update& asked = game_.update();
  game_.ask(question, [this, told = std::move(told), number = asked.number,
                       generation = asked.generation](const Answer& answer) {
    const auto* explained = std::get_if<ExplainAnswer>(&answer);
    if (explained == nullptr || game_.update().number != number || game_.update().generation != generation)
      return;
    told(explained->explanation);
  });
}

void MoveRefusals::refuse(const Explanation& why, std::uint32_t place) {
  const QString rule = game_.is_own() ? QString::fromStdString(why.rule) : QString();
  message_.refuse(why, game_.words().explanation(why), place, rule);
  if (!rule.isEmpty()) emit refused_by(rule);
}

void MoveRefusals::hint(std::optional<std::uint32_t> place, const QString& move) {
  if (message_.refuses()) return;  // it stays until the next click
  const bool may = place && shown_.live() && !set_up_.active();
  const QString words = may ? hint_words(game_, *place, move) : QString();
  board_.set_hint(words);
  message_.hint(words);
}

}  // namespace boardwright::desktop
