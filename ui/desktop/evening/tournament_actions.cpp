// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/tournament_actions.hpp"

#include <QInputDialog>

#include "framework/evening/settings_change.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/desktop/evening/change_dialog.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/history_dialog.hpp"
#include "ui/desktop/evening/lot_rows.hpp"

namespace boardwright::desktop {

TournamentActions::TournamentActions(HeldEvening& evening, QWidget* above)
    : QObject(above), evening_(evening), above_(above) {}

void TournamentActions::undo() {
  if (const auto what = undoable(*evening_)) take_back(*what);
}

void TournamentActions::take_back(const Undoable& what) {
  bool agreed = false;
  const QString reason =
      QInputDialog::getText(above_, tr("Undo"), tr("%1 is taken back. Reason:").arg(what.words),
                            QLineEdit::Normal, {}, &agreed)
          .simplified();
  if (agreed) evening_.done(evening_->history().undo(what.event, reason.toStdString()));
}

void TournamentActions::ask_change() {
  if (!evening_) return;
  ChangeDialog dialog(evening_->now().settings, above_);
  if (dialog.exec() != QDialog::Accepted) return;
  if (evening_.done(change(*evening_, dialog.wanted(), evening_.catalogue()))) emit renamed();
}

void TournamentActions::ask_history() {
  if (!evening_) return;
  HistoryDialog dialog(history_lines(*evening_), above_);
  connect(&dialog, &HistoryDialog::lots_wanted, this, [this, &dialog] { ask_lots(&dialog); });
  if (dialog.exec() == QDialog::Accepted)
    evening_.done(evening_->history().undo(dialog.event(), dialog.reason().toStdString()));
}

void TournamentActions::ask_lots(QWidget* above) {
  if (!evening_) return;
  const bool due = !tournament::lots_due(evening_->now()).empty();
  LotsDialog dialog(QString::fromStdString(lot_hash(evening_->now())), due, lot_rows(*evening_), above);
  if (dialog.exec() != QDialog::Accepted) return;
  if (evening_.done(evening_->lots().draw(dialog.said().toStdString()))) ask_lots(above);  // what came of it
}

void TournamentActions::ask_aside() {
  if (!evening_ || evening_->now().aside.empty()) return;
  const auto aside = evening_->now().aside.front();
  using Kind = tournament::Aside::Kind;
  switch (aside.kind) {
    case Kind::kTwoResults: return emit correction_wanted(aside.round, aside.board);
    case Kind::kPairedTwice: return ask_pairing(aside);
    case Kind::kTooLate: return ask_late(aside);
    case Kind::kWithoutRound:
      return evening_.say(tr("Results came for a round that was taken back; enter them again."));
    case Kind::kUnreadable:
      return evening_.say(tr("A newer program has written something that this one can't read."));
  }
}

void TournamentActions::ask_pairing(const tournament::Aside& aside) {
  bool agreed = false;
  QStringList choices;
  std::vector<std::string> ids;
  for (const std::string& id : aside.events) {
    const auto* event = evening_->now().event(id);
    const auto* published = event == nullptr ? nullptr : std::get_if<tournament::Published>(&event->what);
    if (published == nullptr) continue;
    QStringList pairs;
    for (const auto& one : published->boards)
      pairs << person_name(*evening_, one.first) + QStringLiteral(" – ") + person_name(*evening_, one.second);
    choices << QStringLiteral("%1. %2").arg(ids.size() + 1).arg(pairs.join(QStringLiteral("; ")));
    ids.push_back(id);
  }
  const QString chosen = QInputDialog::getItem(
      above_, tr("Paired twice"),
      tr("Two laptops have paired round %1. Which pairing was played?").arg(aside.round), choices, 0, false,
      &agreed);
  if (agreed && choices.contains(chosen))
    evening_.done(evening_->history().choose(ids[static_cast<std::size_t>(choices.indexOf(chosen))],
                                             tr("this one was played").toStdString()));
}

void TournamentActions::ask_late(const tournament::Aside& aside) {
  bool agreed = false;
  const QStringList choices{tr("They stay aside"), tr("They are taken in")};
  const QString chosen =
      QInputDialog::getItem(above_, tr("From the first laptop"),
                            tr("%1 entries were made on a laptop after the evening had gone on elsewhere.")
                                .arg(aside.events.size()),
                            choices, 0, false, &agreed);
  if (agreed && chosen == choices.back())
    evening_.done(evening_->history().accept(aside.events, tr("it was right").toStdString()));
}

}  // namespace boardwright::desktop
