// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/rules_follower.hpp"

#include <QTime>
#include <utility>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/play/match_controller.hpp"
#include "ui/desktop/watch/game_watcher.hpp"
#include "ui/desktop/workshop/problem_words.hpp"

namespace boardwright::desktop {
RulesFollower::RulesFollower(MatchController& controller, ReloadBar& bar, QObject* parent)
    : QObject(parent), controller_(controller), bar_(bar), watcher_(new GameWatcher(this)) {
  connect(watcher_, &GameWatcher::changed, this, &RulesFollower::look);
  connect(&controller_, &MatchController::game_started, this, &RulesFollower::follow);
  connect(&bar_, &ReloadBar::start_anew_wanted, this, &RulesFollower::start_anew);
  connect(&bar_, &ReloadBar::old_rules_wanted, this, [this] {
    waiting_.reset();
    bar_.hide();
  });
}

RulesFollower::~RulesFollower() = default;

bool RulesFollower::may_change() const {
  return controller_.has_game() && !controller_.is_record() && !controller_.plan().rated &&
         !controller_.plan().place;
}

void RulesFollower::follow() {
  if (beginning_) return;
  waiting_.reset();
  rules_of_.clear();
  bar_.hide();
  const bool watched = controller_.has_game() && !controller_.plan().place;
  watcher_->follow(watched ? controller_.plan().game->file() : std::filesystem::path());
}

void RulesFollower::look() {
  if (may_change()) return take_up();
  if (!controller_.has_game()) return;
  bar_.tell(
      controller_.is_record()
          ? tr("The file of this game has changed. This record keeps the rules that it was opened with.")
          : tr("The file of this game has changed. A rated match keeps the rules that it began with."),
      ReloadBar::Tone::kNews);
}

std::optional<BoardInWords> RulesFollower::board() const {
  const MatchPlan& plan = controller_.plan();
  const auto& moves = controller_.history();
  const auto now = controller_.advice().known_position(moves.size());
  if (plan.clock || !now || controller_.is_set_up()) return std::nullopt;
  GameLine line(plan.start ? *plan.start : plan.rules->start(), plan.policies.repetition);
  for (const SeenMove& move : moves)
    if (!line.play(move.text)) return std::nullopt;
  if (line.now().text() != now->text()) return std::nullopt;
  return BoardInWords::of(*plan.game, plan.variant, line, plan.policies.repetition);
}

void RulesFollower::take_up() {
  const Language language = spoken_language();
  const auto board = this->board();
  waiting_.reset();
  // Where not all of the board is known its rules are read all the same, for a fresh start.
  const MatchPlan& plan = controller_.plan();
  ReloadOutcome outcome = reload(
      *plan.game, board ? *board : BoardInWords::of(*plan.game, plan.variant, GameLine(plan.rules->start())));
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) {
    const QString problem = problem_words(failed->problems.front());
    bar_.tell(rules_of_.isEmpty() ? tr("The rules that this game began with go on: %1").arg(problem)
                                  : tr("The rules of %1 go on: %2").arg(rules_of_, problem),
              ReloadBar::Tone::kWrong);
    return;
  }
  auto& loaded = std::get<Reloaded>(outcome);
  if (!board || !loaded.line) {
    waiting_ = loaded;
    bar_.tell(board ? QString::fromStdString(reload_words(language, loaded))
                    : tr("The file has changed. This game can't change its rules on the way."),
              ReloadBar::Tone::kChoice);
    return;
  }
  begin(loaded, false);
}

void RulesFollower::start_anew() {
  if (auto loaded = std::exchange(waiting_, std::nullopt)) begin(*loaded, true);
}

void RulesFollower::begin(const Reloaded& loaded, bool anew) {
  MatchPlan plan = controller_.plan();
  plan.game = loaded.game;
  plan.variant = loaded.variant;
  plan.rules = loaded.rules;
  plan.policies = MatchPlan::of(loaded.game, loaded.variant, loaded.rules).policies;
  plan.start.reset();
  plan.moves.clear();
  if (!anew) {
    if (!(loaded.line->start() == loaded.rules->start())) plan.start = loaded.line->start();
    for (const auto& ply : loaded.line->plies()) plan.moves.push_back(ply.text);
  }
  beginning_ = true;
  const auto begun = controller_.start(std::move(plan));
  beginning_ = false;
  if (!begun) {
    bar_.tell(refusal_words(begun.error()), ReloadBar::Tone::kWrong);
    return;
  }
  rules_of_ = QTime::currentTime().toString("HH:mm:ss");
  if (anew)
    bar_.hide();
  else
    bar_.tell(QString::fromStdString(reload_words(spoken_language(), loaded)), ReloadBar::Tone::kNews);
}

}  // namespace boardwright::desktop
