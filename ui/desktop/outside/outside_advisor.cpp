// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/outside/outside_advisor.hpp"

#include <QPushButton>
#include <utility>

#include "framework/players/search_player.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/docks/advisor.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/play/game_advice.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/remote/table_process.hpp"

namespace boardwright::desktop {

OutsideAdvisor::OutsideAdvisor(TableProcess& process, RemoteTable& table, AnalysisDock& panel,
                               QObject* parent)
    : QObject(parent), process_(process), table_(table), panel_(panel) {
  table_.offer_hints();
  connect(&table_, &RemoteTable::position_shown, this, &OutsideAdvisor::refresh);
  connect(&table_.hint_button(), &QPushButton::clicked, this, &OutsideAdvisor::give_hint);
  connect(&process_, &MatchWire::changed, this, &OutsideAdvisor::refresh);
  connect(&process_, &TableProcess::thought, this, &OutsideAdvisor::take);
  connect(&process_, &TableProcess::unadvised, this, &OutsideAdvisor::take_refusal);
  connect(&panel_, &AnalysisDock::start_wanted, this, [this] { set_analysing(true); });
  connect(&panel_, &AnalysisDock::stop_wanted, this, [this] { set_analysing(false); });
  connect(&panel_, &AnalysisDock::pointed_at, this, &OutsideAdvisor::point_at);
  connect(&panel_, &AnalysisDock::chosen, this, &OutsideAdvisor::play);
  connect(&panel_, &AnalysisDock::threads_changed, this, [this] {
    if (analysing_ && why_no_advice().isEmpty()) ask(false);
  });
  refresh();
}

QString OutsideAdvisor::why_no_advice() const {
  const RemoteMatch* match = table_.match();
  if (process_.state() != TableProcess::State::kPlaying || match == nullptr || !match->begun())
    return Advisor::tr("There is no game on the table.");
  if (match->update().table.result) return Advisor::tr("In this position the game is over.");
  if (!match->watching().hints) return GameAdvice::tr("This game is played without advice.");
  if (match->update().table.paused) return GameAdvice::tr("There is no advice while the game is paused.");
  if (!table_.chooses()) return tr("Hints are for whoever is to move, in the newest position.");
  return {};
}

void OutsideAdvisor::refresh() {
  const QString why = why_no_advice();
  const bool may = why.isEmpty();
  QPushButton& button = table_.hint_button();
  button.setEnabled(may);
  button.setToolTip(may ? Advisor::tr("Hint") : why);
  button.setAccessibleName(Advisor::tr("Hint"));
  button.setAccessibleDescription(why);
  std::string shown;
  if (may) {
    const Update& update = table_.match()->update();
    shown = table_.match()->match() + ' ' + std::to_string(update.generation) + ' ' +
            std::to_string(update.ply) + ' ' + update.position;
  }
  const bool same = may && shown == shown_;
  if (!same) forget();
  shown_ = shown;
  if (!may) return panel_.refuse(why);
  const Seat seat = table_.match()->update().viewer;
  panel_.set_subject(Advisor::tr("%1 to move").arg(table_.match()->board().seat(seat)));
  if (same) return say_advised();  // perhaps in another language
  if (analysing_) ask(false);
}

void OutsideAdvisor::forget() {
  if (std::exchange(asked_, 0) != 0) process_.unadvise();
  advised_.reset();
  panel_.forget();
  table_.show_advice({}, {});
}

void OutsideAdvisor::ask(bool hint) {
  hints_ = hint;
  asked_ = process_.advise(table_.match()->match(),
                           hint ? SearchPlayer::kHintTime : std::chrono::milliseconds(0), panel_.threads());
}

void OutsideAdvisor::give_hint() {
  if (!why_no_advice().isEmpty()) return;
  advised_.reset();
  table_.show_advice({}, Advisor::tr("Looking for a hint…"));
  ask(true);
}

void OutsideAdvisor::set_analysing(bool on) {
  if (on == analysing_) return;
  analysing_ = on;
  panel_.set_running(on);
  if (on && why_no_advice().isEmpty()) ask(false);
  if (!on && !hints_ && std::exchange(asked_, 0) != 0) process_.unadvise();
}

void OutsideAdvisor::take(quint64 id, const Thought& thought, bool ended) {
  if (id != asked_) return;
  if (ended) asked_ = 0;
  if (!hints_) return panel_.show_thought(thought);
  if (!ended) return;
  advised_ = thought.candidates.front();
  is_hint_ = true;
  say_advised();
  if (analysing_) ask(false);  // goes on, where a hint has come between
}

void OutsideAdvisor::take_refusal(quint64 id, const QString& code, const QString& sentence) {
  if (id != asked_) return;
  asked_ = 0;
  QString why = tr("Hints are for whoever is to move, in the newest position.");
  if (code == "sets_up") why = GameAdvice::tr("There is no advice for setting up.");
  if (code == "not_allowed") why = GameAdvice::tr("This game is played without advice.");
  if (code == "unknowable")
    why = GameAdvice::tr(
        "The rules of this game don't say what may be hidden, so that nothing can be worked out.");
  if (code == "failed") why = refusal_words(sentence.toStdString());
  table_.show_advice({}, hints_ ? why : QString());
  panel_.refuse(why);
}

void OutsideAdvisor::say_advised() {
  if (!advised_) return;
  const QString move = QString::fromStdString(advised_->move);
  if (is_hint_ && table_.match()->update().moves.size() == 1)  // nothing was looked at
    return table_.show_advice(advised_->clicks, Advisor::tr("A hint: %1, the only move").arg(move));
  const QString sentence =
      is_hint_ ? Advisor::tr("A hint: %1, expected score %2%") : Advisor::tr("%1, expected score %2%");
  table_.show_advice(advised_->clicks, sentence.arg(move).arg(percent(advised_->score)));
}

void OutsideAdvisor::point_at(const Thought::Candidate& candidate) {
  advised_ = candidate;
  is_hint_ = false;
  say_advised();
}

void OutsideAdvisor::play(const Thought::Candidate& candidate) {
  if (why_no_advice().isEmpty()) table_.choose(QString::fromStdString(candidate.move));
}

}  // namespace boardwright::desktop
