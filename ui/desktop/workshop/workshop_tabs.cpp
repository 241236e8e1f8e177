// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_tabs.hpp"

#include <QEvent>
#include <QTabBar>

#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLeastTabs = 210;  // high

}  // namespace

WorkshopTabs::WorkshopTabs(QWidget* parent)
    : QTabWidget(parent),
      problems_(new ProblemList),
      moves_(new MovePanel),
      console_(new ConsolePanel),
      debug_(new DebugPanel),
      change_(new ChangePanel),
      laws_(new LawsPanel),
      saves_(new SavePanel),
      lines_(new LinesPanel),
      trial_(new TrialPanel) {
  setObjectName("workshop_tabs");
  setDocumentMode(true);
  setMinimumHeight(kLeastTabs);
  for (QWidget* panel : std::initializer_list<QWidget*>{problems_, moves_, console_, debug_, change_, laws_,
                                                        saves_, lines_, trial_})
    addTab(panel, QString());
  retranslate();
}

void WorkshopTabs::show_problems(const std::vector<GameProblem>& problems) {
  problems_->show_problems(problems);
  name_problems();
}

void WorkshopTabs::name_problems() {
  const auto found = problems_->problems().size();
  setTabText(indexOf(problems_), found == 0 ? tr("Problems") : tr("Problems (%1)").arg(found));
}

void WorkshopTabs::forget() {
  change_->show_nothing();
  laws_->forget();
  trial_->set_game({}, {});
  lines_->forget();
  show_problems({});
  saves_->show_saves({});
  moves_->show_moves({});
  console_->forget();
  debug_->forget();
}

void WorkshopTabs::retranslate() {
  const QStringList titles{QString(),  tr("Moves"), tr("Console"), tr("Debugger"), tr("What changed"),
                           tr("Laws"), tr("Saves"), tr("Lines"),   tr("On phones")};
  for (int i = 1; i < count(); ++i) setTabText(i, titles[i]);
  name_problems();
  tabBar()->setAccessibleName(tr("About these rules"));
}

void WorkshopTabs::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QTabWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
