// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/round_actions.hpp"

#include <QInputDialog>
#include <QMessageBox>
#include <QTableWidget>
#include <algorithm>

#include "framework/evening/publish.hpp"
#include "framework/evening/settings_change.hpp"
#include "framework/evening/why_board.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/exchange_people.hpp"
#include "ui/desktop/evening/explain_board.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/round_shown.hpp"

namespace boardwright::desktop {

namespace {

QString problem_words(const Evening& evening, const tournament::Drafted& drafted) {
  const auto problem = drafted.problem(evening.names());
  return problem ? refusal_words(*problem) : QString();
}

}  // namespace

RoundActions::RoundActions(HeldEvening& evening, BoardsPanel& boards, QWidget* above)
    : QObject(above), evening_(evening), boards_(boards), above_(above) {
  join();
}

void RoundActions::join() {
  connect(&boards_, &BoardsPanel::round_chosen, this, [this](std::uint32_t round) {
    looked_at_ = round;
    evening_.show();
  });
  connect(&boards_, &BoardsPanel::pair_wanted, this, &RoundActions::pair);
  connect(&boards_, &BoardsPanel::publish_wanted, this, &RoundActions::publish);
  connect(&boards_, &BoardsPanel::start_wanted, this, &RoundActions::start);
  connect(&boards_, &BoardsPanel::discard_wanted, this, &RoundActions::discard);
  connect(&boards_, &BoardsPanel::manual_wanted, this, &RoundActions::begin_by_hand);
  connect(&boards_, &BoardsPanel::exchange_wanted, this, &RoundActions::ask_exchange);
  connect(&boards_, &BoardsPanel::swap_wanted, this, &RoundActions::swap_sides);
  connect(&boards_, &BoardsPanel::why_wanted, this, &RoundActions::explain);
  connect(&boards_, &BoardsPanel::end_wanted, this, &RoundActions::end);
  connect(&boards_, &BoardsPanel::more_rounds_wanted, this, &RoundActions::ask_more_rounds);
}

void RoundActions::begin() {
  draft_.reset();
  by_hand_ = false;
  looked_at_ = 0;
}

void RoundActions::show() {
  boards_.show_round(draft_ ? draft_shown(*evening_, evening_.catalogue(), *draft_, by_hand_)
                            : round_shown(*evening_, evening_.catalogue(), looked_at_));
}

void RoundActions::start() {
  if (const auto* round = round_of(*evening_, 0))
    evening_.done(evening_->rounds().set_state(round->published.round, tournament::RoundState::kPlaying));
}

void RoundActions::discard() {
  draft_.reset();
  by_hand_ = false;
  evening_.show();
}

void RoundActions::explain(std::uint32_t board) {
  if (!evening_) return;
  const auto told =
      draft_ ? explain_board(*evening_, with_draft(evening_->now(), *draft_),
                             {draft_->round.round, board, draft_->round.by_hand}, above_)
             : explain_board(*evening_, evening_->now(), {boards_.shown().round, board, false}, above_);
  if (!told) boards_.tell(refusal_words(told), true);
}

void RoundActions::pair() {
  if (!evening_) return;
  auto drafted = evening_->rounds().draft();
  if (!drafted) return evening_.say(refusal_words(drafted));
  if (const QString problem = problem_words(*evening_, *drafted); !problem.isEmpty())
    return evening_.say(problem);
  evening_.say({});
  looked_at_ = 0;
  by_hand_ = false;
  draft_ = std::get<tournament::Draft>(std::move(drafted->what));
  evening_.show();
  boards_.table().setFocus();
}

void RoundActions::publish() {
  if (!draft_) return;
  QString reason;
  if (draft_->round.by_hand) {
    bool agreed = false;
    const QString breaks = draft_->notes.empty() ? tr("It breaks nothing.") : boards_.words();
    reason =
        QInputDialog::getText(above_, tr("Pairing by hand"), breaks + QStringLiteral("\n") + tr("Reason:"),
                              QLineEdit::Normal, {}, &agreed)
            .simplified();
    if (!agreed) return;
    if (reason.isEmpty()) return boards_.tell(tr("A pairing by hand needs a reason."), true);
  }
  const auto before = evening_->now().next_round();
  const auto published = boardwright::publish(*evening_, *draft_, reason.toStdString());
  if (evening_->now().next_round() != before) {
    draft_.reset();
    by_hand_ = false;
    looked_at_ = 0;
  }
  evening_.done(published);
}

void RoundActions::begin_by_hand() {
  by_hand_ = true;
  evening_.show();
  boards_.tell(tr("Exchange people or swap sides, then publish with a reason."));
}

/// A draft that is refused changes nothing of the one that is shown.
void RoundActions::exchange(const std::string& one, const std::string& other) {
  const auto wanted = tournament::exchange_people(*draft_, one, other);
  if (!wanted) return;
  auto anew = evening_->rounds().draft_by_hand(wanted->pairs, wanted->bye);
  if (!anew) return boards_.tell(refusal_words(anew), true);
  draft_ = std::move(*anew);
  evening_.show();
  boards_.tell(draft_->notes.empty() ? tr("That breaks nothing.") : notes_words(*draft_),
               !draft_->notes.empty());
}

void RoundActions::swap_sides(std::uint32_t board) {
  if (!draft_) return;
  const auto& boards = draft_->round.boards;
  const auto found =
      std::find_if(boards.begin(), boards.end(), [&](const auto& one) { return one.board == board; });
  if (found != boards.end()) exchange(std::string(found->first), std::string(found->second));
}

void RoundActions::ask_exchange(std::uint32_t board) {
  if (!draft_) return;
  std::vector<ExchangePeople::Person> people;
  for (const auto& one : draft_->round.boards)
    for (const std::string& player : {one.first, one.second})
      people.push_back({QString::fromStdString(player), person_name(*evening_, player), one.board});
  if (!draft_->round.bye.empty())
    people.push_back(
        {QString::fromStdString(draft_->round.bye), person_name(*evening_, draft_->round.bye), 0});
  ExchangePeople dialog(people, board, above_);
  if (dialog.exec() != QDialog::Accepted) return;
  exchange(dialog.one().toStdString(), dialog.other().toStdString());
}

void RoundActions::end() {
  if (!evening_) return;
  const auto answer =
      QMessageBox::question(above_, tr("End the tournament"),
                            tr("Nothing is paired any more; the standings stay as they are. Results can "
                               "still be corrected."),
                            QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Ok);
  if (answer == QMessageBox::Ok) evening_.done(evening_->end());
}

void RoundActions::ask_more_rounds() {
  bool agreed = false;
  const QString reason =
      QInputDialog::getText(above_, tr("One more round"), tr("Reason:"), QLineEdit::Normal, {}, &agreed)
          .simplified();
  if (!agreed) return;
  if (reason.isEmpty()) return boards_.tell(tr("More rounds than were planned need a reason."), true);
  evening_.done(one_more_round(*evening_, reason.toStdString()));
}

}  // namespace boardwright::desktop
