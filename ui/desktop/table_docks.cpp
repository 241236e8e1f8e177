// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/table_docks.hpp"

#include <QAction>
#include <QMainWindow>
#include <utility>

#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/docks/piece_dock.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

TableDocks::TableDocks(QMainWindow& window, MatchController& controller, GameTable& table, Settings& settings)
    : window_(window),
      controller_(controller),
      table_(table),
      settings_(settings),
      analysis_(new AnalysisDock(settings.analysis_threads)),
      rules_(new RulesDock),
      review_(new ReviewDock(controller, table)),
      piece_(new PieceDock(table)),
      all_{analysis_, rules_, review_, piece_} {}

void TableDocks::place() {
  window_.addDockWidget(Qt::BottomDockWidgetArea, analysis_);
  window_.addDockWidget(Qt::BottomDockWidgetArea, review_);
  window_.tabifyDockWidget(analysis_, review_);
  window_.addDockWidget(Qt::LeftDockWidgetArea, rules_);
  window_.addDockWidget(Qt::LeftDockWidgetArea, piece_);
  if (!settings_.panels.isEmpty()) window_.restoreState(settings_.panels);
  analysis_->setVisible(settings_.analysis);
  rules_->setVisible(settings_.rules);
  review_->setVisible(settings_.review);
  piece_->setVisible(settings_.piece);
  join();
}

void TableDocks::join() {
  connect(piece_, &PieceDock::rule_wanted, rules_, &RulesDock::show_rule);
  connect(&table_, &GameTable::rule_wanted, rules_, &RulesDock::show_rule);
  connect(&table_, &GameTable::refused_by, this,
          [this](const QString& rule) { rules_->mark({rule}, RulesDock::Follow::kYes); });
  connect(&table_, &GameTable::position_shown, this, [this] {
    rules_->set_game(controller_.plan().game, controller_.plan().rules);
    QStringList used;
    for (const auto& number : controller_.advice().rules_of_move(table_.shown_moves()))
      used << QString::fromStdString(number);
    rules_->mark(used, RulesDock::Follow::kNo);
  });
  connect(&table_, &GameTable::review_wanted, this, [this] {
    open(*review_);
    review_->begin();
  });
  connect(analysis_, &AnalysisDock::threads_changed, this, [this](int threads) {
    settings_.analysis_threads = threads;
    settings_.save();
  });
}

void TableDocks::open(QDockWidget& dock) {
  dock.show();
  dock.raise();
}

void TableDocks::put_away(bool away) {
  if (away == before_.has_value()) return;
  if (away) {
    before_ = window_.saveState();
    for (QDockWidget* dock : all_) dock->hide();
  } else {
    window_.restoreState(*std::exchange(before_, std::nullopt));
  }
  for (QDockWidget* dock : all_) dock->toggleViewAction()->setEnabled(!away);
}

void TableDocks::keep() {
  put_away(false);
  settings_.panels = window_.saveState();
  settings_.analysis = !analysis_->isHidden();
  settings_.rules = !rules_->isHidden();
  settings_.review = !review_->isHidden();
  settings_.piece = !piece_->isHidden();
}

}  // namespace boardwright::desktop
