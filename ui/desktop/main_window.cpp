// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/table_clock.hpp"
#include "ui/desktop/clocks_away.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/docks/advisor.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/docks/piece_dock.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/file_games.hpp"
#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/room_scroll.hpp"
#include "ui/desktop/leave_match.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/settings/settings_commands.hpp"
#include "ui/desktop/sound/sound_box.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/workshop/rules_follower.hpp"

namespace boardwright::desktop {

MainWindow::MainWindow(Catalogue catalogue, Settings settings)
    : catalogue_(std::move(catalogue)),
      settings_(std::move(settings)),
      pages_(new PageStack),
      trail_(*pages_),
      table_(new GameTable(controller_)),
      analysis_(new AnalysisDock(settings_.analysis_threads)),
      rules_(new RulesDock),
      review_(new ReviewDock(controller_, *table_)),
      piece_(new PieceDock(*table_)),
      sounds_(new SoundBox(this)),
      projector_(new ProjectorWindow(controller_, this)),
      clocks_away_(new ClocksAway(controller_, this)),
      problems_button_(new QPushButton) {
  setObjectName("main_window");
  setAcceptDrops(true);
  qApp->installEventFilter(this);
  new Announcer(this);
  pages_->setObjectName("pages");
  setCentralWidget(new RoomScroll(pages_));  // on a small screen they scroll
  problems_button_->setFlat(true);
  build_menus();
  file_games_ = new FileGames(controller_, *table_, commands_->menu("games_in_file"), this);
  connect(file_games_, &FileGames::failed, this, [this](const std::string& why) { say(fail(why)); });
  add_page(table_);
  build_docks();
  menuBar()->setCornerWidget(problems_button_);
  resize(1280, 800);
  if (!settings_.window.isEmpty()) restoreGeometry(settings_.window);
  apply_habits();
  connect(table_, &GameTable::position_shown, commands_, &MenuCommands::refresh);
  connect(table_, &GameTable::new_game_wanted, this, &MainWindow::ask_new_game);
  connect(table_, &GameTable::rematch_wanted, this,
          [this](bool swapped) { start_game(controller_.plan().again(swapped)); });
  connect(table_, &GameTable::review_wanted, this, [this] {
    review_->show();
    review_->raise();
    review_->begin();
  });
  connect(table_, &GameTable::save_wanted, this, &MainWindow::ask_save);
  connect(table_, &GameTable::heard, sounds_, &SoundBox::play);
  connect(problems_button_, &QPushButton::clicked, this, &MainWindow::show_problems);
  connect(&controller_, &MatchController::updated, commands_, &MenuCommands::refresh);
  connect(&controller_, &MatchController::game_started, this, [this] {
    if (!follower_->is_beginning()) show_page(*table_);  // else somebody may be writing those rules
    retranslate();
  });
  set_theme(settings_.theme);
  retranslate();
}

void MainWindow::build_docks() {
  addDockWidget(Qt::BottomDockWidgetArea, analysis_);
  addDockWidget(Qt::BottomDockWidgetArea, review_);
  tabifyDockWidget(analysis_, review_);
  addDockWidget(Qt::LeftDockWidgetArea, rules_);
  addDockWidget(Qt::LeftDockWidgetArea, piece_);
  if (!settings_.panels.isEmpty()) restoreState(settings_.panels);
  analysis_->setVisible(settings_.analysis);
  rules_->setVisible(settings_.rules);
  review_->setVisible(settings_.review);
  piece_->setVisible(settings_.piece);
  connect(piece_, &PieceDock::rule_wanted, rules_, &RulesDock::show_rule);
  connect(table_, &GameTable::rule_wanted, rules_, &RulesDock::show_rule);
  connect(rules_, &RulesDock::variant_wanted, this,
          [this] { make_variant(controller_.plan().game->id(), controller_.plan().variant); });
  connect(rules_, &RulesDock::example_wanted, this,
          [this](const QString& rule) { say(start_example(rule)); });
  connect(table_, &GameTable::refused_by, this,
          [this](const QString& rule) { rules_->mark({rule}, RulesDock::Follow::kYes); });
  connect(table_, &GameTable::position_shown, this, [this] {
    rules_->set_game(controller_.plan().game, controller_.plan().rules);
    QStringList used;
    for (const auto& number : controller_.advice().rules_of_move(table_->shown_moves()))
      used << QString::fromStdString(number);
    rules_->mark(used, RulesDock::Follow::kNo);
  });
  auto* reloaded = new ReloadBar;
  static_cast<QVBoxLayout*>(table_->layout())->insertWidget(0, reloaded);
  follower_ = new RulesFollower(controller_, *reloaded, this);
  advisor_ = new Advisor(controller_, *table_, *analysis_, commands_->action("hint"), this);
  docks_ = {analysis_, rules_, review_, piece_};
  connect(pages_, &QStackedWidget::currentChanged, this, &MainWindow::follow_page);
  connect(analysis_, &AnalysisDock::threads_changed, this, [this](int threads) {
    settings_.analysis_threads = threads;
    settings_.save();
  });
}

// Pages that go one by one are no change of page that anybody should act on.
MainWindow::~MainWindow() { pages_->disconnect(this); }

bool MainWindow::at_table() const { return &shown() == table_; }
bool MainWindow::at_start() const { return &shown() == start_page_; }

void MainWindow::add_page(Page* page) {
  trail_.add(*page);
  page->set_theme(current_theme());
  page->set_habits(habits());
  page->use_club(controller_.club());
  connect(page, &Page::left, this, &MainWindow::go_back);
  connect(page, &Page::title_changed, this, &MainWindow::name_window);
}

void MainWindow::show_page(Page& page) {
  trail_.show(page);
  name_window();  // the same page may show something else
  page.focus_first();
}

void MainWindow::go_back() { show_page(trail_.before() == nullptr ? start_page() : *trail_.before()); }

void MainWindow::follow_page() {
  advisor_->set_away(!at_table());
  review_->set_away(!at_table());
  put_docks_away(!shown().has_docks());
  if (!at_start()) clocks_away_->end();
  retranslate();
}

bool MainWindow::may_leave_match(bool ends) {
  const auto may = desktop::may_leave_match(controller_, ends, this);
  if (!may) say(fail(may.error()));
  return may.value_or(false);
}

void MainWindow::name_window() {
  const QString title = shown().title();
  setWindowTitle((title.isEmpty() ? QString() : title + QStringLiteral(" – ")) +
                 QStringLiteral("Boardwright"));
}

void MainWindow::say(const Result<void>& done) {
  if (!done) shown().say(refusal_words(done.error()));
}

void MainWindow::start_game(MatchPlan plan) { say(controller_.start(std::move(plan))); }

void MainWindow::show_reason(const std::string& sentence) { shown().say(refusal_words(sentence)); }

void MainWindow::set_language(Language language) {
  settings_.language = language;
  settings_.save();
  if (language != spoken_language()) speak(language);
}

void MainWindow::set_theme(ThemeChoice choice) {
  settings_.theme = choice;
  const Theme& theme = theme_for(choice);
  wear(theme);
  for (Page* page : trail_.built()) page->set_theme(theme);
  rules_->set_theme();
  projector_->set_theme(theme);
}

void MainWindow::show_projector() { projector_->open_beside(*this); }

void MainWindow::show_table_clock() {
  if (table_clock_ == nullptr) {
    table_clock_ = new TableClock(this);
    table_clock_->set_games(catalogue_);
  }
  table_clock_->use_club(controller_.club());
  table_clock_->show();
  table_clock_->raise();
  table_clock_->activateWindow();
}

void MainWindow::follow_motion(bool still) {
  still_ = still;
  apply_habits();
}

void MainWindow::follow_system(bool dark) {
  set_system_is_dark(dark);
  if (settings_.theme == ThemeChoice::kSystem) set_theme(ThemeChoice::kSystem);
}

void MainWindow::retranslate() {
  name_window();
  show_problem_count();
  commands_->refresh();
  settings_commands_->retranslate();
  advisor_->refresh();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QMainWindow::changeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent* event) {
  QMainWindow::paintEvent(event);
  // The children are painted after this, and then comes what waits in the queue.
  if (!std::exchange(painted_, true))
    QMetaObject::invokeMethod(this, &MainWindow::painted, Qt::QueuedConnection);
}

void MainWindow::put_docks_away(bool away) {
  if (away == docks_before_.has_value()) return;
  if (away) {
    docks_before_ = saveState();
    for (QDockWidget* dock : docks_) dock->hide();
  } else {
    restoreState(*std::exchange(docks_before_, std::nullopt));
  }
  for (QDockWidget* dock : docks_) dock->toggleViewAction()->setEnabled(!away);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  for (Page* page : trail_.built())
    if (!page->may_drop()) return event->ignore();
  if (!may_leave_match(true)) return event->ignore();
  put_docks_away(false);  // what is saved is how they are at the table
  settings_.window = saveGeometry();
  settings_.panels = saveState();
  settings_.analysis = !analysis_->isHidden();
  settings_.rules = !rules_->isHidden();
  settings_.review = !review_->isHidden();
  settings_.piece = !piece_->isHidden();
  settings_.save();
  QMainWindow::closeEvent(event);
}

}  // namespace boardwright::desktop
