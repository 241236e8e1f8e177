// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/docks/advisor.hpp"

#include <QAction>
#include <QPushButton>
#include <algorithm>

#include "framework/players/search_player.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kHintMemory = std::size_t{32} << 20U;  // bytes: for less than a second

bool same_question(const Situation& a, const Situation& b) {
  return a.seat == b.seat && a.view.shared_rules() == b.view.shared_rules() && a.view == b.view &&
         a.earlier.size() == b.earlier.size();
}

}  // namespace

Advisor::Advisor(MatchController& controller, GameTable& table, AnalysisDock& dock, QAction& hint,
                 QObject* parent)
    : QObject(parent), controller_(controller), table_(table), dock_(dock), hint_(hint) {
  join();
  refresh();
}

void Advisor::join() {
  connect(&controller_, &MatchController::game_started, this, [this] {
    set_analysing(false);  // another game, perhaps other people
    forget();
  });
  connect(&table_, &GameTable::position_shown, this, &Advisor::refresh);
  connect(&hint_, &QAction::triggered, this, &Advisor::give_hint);
  connect(&table_.hint_button(), &QPushButton::clicked, this, &Advisor::give_hint);
  connect(&dock_, &AnalysisDock::start_wanted, this, [this] { set_analysing(true); });
  connect(&dock_, &AnalysisDock::stop_wanted, this, [this] { set_analysing(false); });
  connect(&dock_, &AnalysisDock::pointed_at, this, &Advisor::point_at);
  connect(&dock_, &AnalysisDock::chosen, this, &Advisor::play);
  connect(&dock_, &AnalysisDock::threads_changed, this, [this] {
    if (analysing_ && now_) think();
  });
  connect(&dock_, &AnalysisDock::visibilityChanged, this, [this] {
    if (dock_.isHidden()) set_analysing(false);  // closed, not minimised together with the window
  });
  connect(&analyst_, &Analyst::told, &dock_, &AnalysisDock::show_thought);
  connect(&analyst_, &Analyst::ended, &dock_, &AnalysisDock::show_thought);
  for (auto told : {&Analyst::told, &Analyst::ended})
    connect(&analyst_, told, this, [this](const Thought& thought) {
      if (!now_ || thought.candidates.empty()) return;
      const double score = thought.candidates.front().score;
      table_.show_score(now_->seat == 0 ? score : 1 - score);
    });
  connect(&analyst_, &Analyst::failed, &dock_, &AnalysisDock::refuse);
  connect(&hinter_, &Analyst::ended, this, [this](const Thought& thought) {
    advised_ = thought.candidates.front();
    is_hint_ = true;
    say_hint();
  });
  connect(&hinter_, &Analyst::failed, this, [this](const QString& why) { table_.show_advice({}, why); });
}

Result<Situation> Advisor::shown() const {
  if (!controller_.has_game() || away_) return fail(tr("There is no game on the table.").toStdString());
  const Variation* tried = table_.trying();
  if (tried == nullptr) return controller_.advice().situation_at(table_.shown_moves());
  auto situation = tried->situation();
  if (!situation) return fail(tr("In this position the game is over.").toStdString());
  return std::move(*situation);
}

void Advisor::forget() {
  analyst_.stop();
  hinter_.stop();
  advised_.reset();
  now_.reset();
  dock_.forget();
  table_.show_advice({}, {});
  table_.show_score(std::nullopt);
}

void Advisor::refresh() {
  const auto shown = this->shown();
  const QString why = shown ? QString() : refusal_words(shown.error());
  const bool hints = shown || sets_up();
  const QString what =
      hints ? tr("Hint (%1)", "a key").arg(hint_.shortcut().toString(QKeySequence::NativeText)) : why;
  hint_.setEnabled(hints);
  hint_.setToolTip(what);
  QPushButton& button = table_.hint_button();
  button.setEnabled(hints);
  button.setToolTip(what);
  button.setAccessibleName(tr("Hint"));
  button.setAccessibleDescription(hints ? QString() : why);
  const bool same = shown && now_ && same_question(*shown, *now_);
  if (!same) forget();
  if (!shown) return dock_.refuse(why);
  const TableWords& words = controller_.words();
  dock_.set_subject(tr("%1 to move").arg(words.seat(shown->seat)));
  if (same) return say_hint();  // perhaps in another language
  now_ = *shown;
  if (analysing_) think();
}

void Advisor::set_away(bool away) {
  away_ = away;
  refresh();
}

PlayerSetup Advisor::setup() const {
  return {.search = controller_.plan().game->data().search,
          .threads = static_cast<unsigned>(dock_.threads())};
}

void Advisor::set_analysing(bool on) {
  analysing_ = on;
  dock_.set_running(on);
  if (!on) table_.show_score(std::nullopt);
  if (!on) return analyst_.stop();
  if (now_) think();
}

void Advisor::think() {
  Situation asked = *now_;
  asked.until_stopped = true;
  analyst_.start(std::move(asked), setup());
}

void Advisor::give_hint() {
  if (sets_up()) return hint_for_set_up();
  if (!now_) return;
  Situation asked = *now_;
  asked.move_time = SearchPlayer::kHintTime;
  PlayerSetup wanted = setup();
  wanted.memory = kHintMemory;
  advised_.reset();
  table_.show_advice({}, tr("Looking for a hint…"));
  hinter_.start(std::move(asked), wanted);
}

bool Advisor::sets_up() const {
  return controller_.has_game() && !away_ && table_.sets_up() && controller_.advice().can_advise_set_up();
}

void Advisor::hint_for_set_up() {
  const auto piece = controller_.advice().next_of_set_up(controller_.random());
  if (!piece) return table_.show_advice({}, refusal_words(piece.error()));
  const QStringList kinds = controller_.words().kinds();
  const QString field = QString::fromStdString(controller_.geometry()->fields()[piece->place].name);
  table_.show_advice(
      {piece->place},
      tr("A hint: %1 on %2", "a piece, a field").arg(kinds.value(static_cast<int>(piece->kind)), field));
}

void Advisor::say_hint() {
  if (!advised_) return;
  const QString move = QString::fromStdString(advised_->move);
  if (is_hint_ && now_ && now_->view.moves(now_->seat).size() == 1)  // nothing was looked at
    return table_.show_advice(advised_->clicks, tr("A hint: %1, the only move").arg(move));
  const QString sentence = is_hint_ ? tr("A hint: %1, expected score %2%") : tr("%1, expected score %2%");
  table_.show_advice(advised_->clicks, sentence.arg(move).arg(percent(advised_->score)));
}

void Advisor::point_at(const Thought::Candidate& candidate) {
  hinter_.stop();
  advised_ = candidate;
  is_hint_ = false;
  say_hint();
}

void Advisor::play(const Thought::Candidate& candidate) {
  const auto& moves = controller_.update().moves;
  const bool playable = table_.live() && !controller_.is_record() &&
                        std::any_of(moves.begin(), moves.end(),
                                    [&](const LegalMove& move) { return move.text == candidate.move; });
  if (!playable) return table_.say(tr("This move can't be played now."));
  table_.play(QString::fromStdString(candidate.move));
}

}  // namespace boardwright::desktop
