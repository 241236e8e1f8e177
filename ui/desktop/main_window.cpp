// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/main_window.hpp"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/clock/table_clock.hpp"
#include "ui/desktop/clocks_away.hpp"
#include "ui/desktop/club/salvage_question.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/docks/advisor.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/docks/rules_dock.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/room_scroll.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/remote/remote_page.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/sound/sound_box.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/workshop/rules_follower.hpp"

namespace boardwright::desktop {

MainWindow::MainWindow(Catalogue catalogue, Settings settings)
    : catalogue_(std::move(catalogue)),
      settings_(std::move(settings)),
      stack_(new PageStack),
      pages_(*stack_),
      table_(new GameTable(controller_)),
      sounds_(new SoundBox(this)),
      projector_(new ProjectorWindow(controller_, this)),
      clocks_away_(new ClocksAway(controller_, this)),
      problems_button_(new QPushButton),
      docks_(*this, controller_, *table_, settings_),
      file_games_(controller_, *table_),
      recent_(settings_),
      preferences_(settings_, pages_, *sounds_, *this),
      rule_work_(services()),
      new_games_(services(), rule_work_),
      match_opener_(services(), *table_, docks_, file_games_),
      tournaments_(services()),
      phones_(services()),
      opener_(services(), *table_, file_games_, recent_, rule_work_),
      files_(services(), *table_, recent_),
      by_hand_(services(), *table_, docks_, recent_),
      teacher_(services()),
      help_(services(), *menuBar()),
      menus_(*menuBar(), {services(), *table_, docks_, opener_, files_, new_games_, match_opener_,
                          tournaments_, phones_, by_hand_, rule_work_, teacher_, preferences_, help_}) {
  setObjectName("main_window");
  setAcceptDrops(true);
  qApp->installEventFilter(this);
  new Announcer(this);
  stack_->setObjectName("pages");
  setCentralWidget(new RoomScroll(stack_));  // on a small screen they scroll
  build_table();
  problems_button_->setFlat(true);
  menuBar()->setCornerWidget(problems_button_);
  resize(1280, 800);
  if (!settings_.window.isEmpty()) restoreGeometry(settings_.window);
  join_table();
  join_menus();
  join_rule_work();
  join_others();
  preferences_.set_theme(settings_.theme);
  retranslate();
}

WindowServices MainWindow::services() { return {*this, catalogue_, settings_, controller_, pages_}; }

/// The page that is there at once, with the docks around it.
void MainWindow::build_table() {
  file_games_.list_in(menus_.menu("games_in_file"));
  pages_.take_in(table_);
  docks_.place();
  auto* reloaded = new ReloadBar;
  static_cast<QVBoxLayout*>(table_->layout())->insertWidget(0, reloaded);
  follower_ = new RulesFollower(controller_, *reloaded, this);
  advisor_ = new Advisor(controller_, *table_, docks_.analysis(), menus_.action("hint"), this);
}

void MainWindow::join_table() {
  connect(&pages_, &WindowPages::changed, this, &MainWindow::follow_page);
  connect(&pages_, &WindowPages::titled, this, &MainWindow::name_window);
  connect(&pages_, &WindowPages::way_ended, this, [this] { pages_.show(start_page()); });
  connect(table_, &GameTable::position_shown, &menus_, &WindowMenus::refresh);
  connect(table_, &GameTable::new_game_wanted, &new_games_, &NewGames::ask);
  connect(table_, &GameTable::rematch_wanted, this,
          [this](bool swapped) { start_game(controller_.plan().again(swapped)); });
  connect(table_, &GameTable::save_wanted, &files_, &TableFiles::ask_save);
  connect(table_, &GameTable::heard, sounds_, &SoundBox::play);
  connect(&file_games_, &FileGames::failed, &pages_, &WindowPages::refuse);
  connect(&docks_.rules(), &RulesDock::variant_wanted, this,
          [this] { rule_work_.make_variant(controller_.plan().game->id(), controller_.plan().variant); });
  connect(&docks_.rules(), &RulesDock::example_wanted, this,
          [this](const QString& rule) { pages_.say(teacher_.start_example(rule)); });
  connect(&controller_, &MatchController::updated, &menus_, &WindowMenus::refresh);
  connect(&controller_, &MatchController::game_started, this, [this] {
    if (!follower_->is_beginning()) pages_.show(*table_);  // else somebody may be writing those rules
    retranslate();
  });
}

void MainWindow::join_menus() {
  connect(&menus_, &WindowMenus::start_page_wanted, this, &MainWindow::show_start_page);
  connect(&menus_, &WindowMenus::join_wanted, this, [this] { pages_.show(join_page()); });
  connect(&menus_, &WindowMenus::table_clock_wanted, this, &MainWindow::show_table_clock);
  connect(&menus_, &WindowMenus::projector_wanted, this, &MainWindow::show_projector);
  connect(&menus_, &WindowMenus::problems_wanted, this, &MainWindow::show_problems);
  connect(&menus_, &WindowMenus::quit_wanted, this, &MainWindow::close);
  connect(problems_button_, &QPushButton::clicked, this, &MainWindow::show_problems);
}

void MainWindow::join_rule_work() {
  connect(&rule_work_, &RuleWork::variants_changed, this,
          [this] { take_catalogue(catalogue_.with_variants_of_now()); });
  connect(&rule_work_, &RuleWork::games_changed, this, [this] { take_catalogue(catalogue_.read_again()); });
  connect(&rule_work_, &RuleWork::record_wanted, this,
          [this](const QString& record) { pages_.say(opener_.open_record_text(record.toStdString())); });
  connect(&rule_work_, &RuleWork::file_wanted, this,
          [this](const QString& file) { pages_.say(opener_.open_file(file.toStdString())); });
  connect(&rule_work_, &RuleWork::game_wanted, &new_games_, &NewGames::ask_of);
  connect(&rule_work_, &RuleWork::game_offered, &new_games_, &NewGames::offer);
  connect(&rule_work_, &RuleWork::heard, sounds_, &SoundBox::play);
}

void MainWindow::join_others() {
  connect(&preferences_, &Preferences::theme_changed, this, [this](const Theme& theme) {
    docks_.rules().set_theme();
    projector_->set_theme(theme);
  });
  connect(&new_games_, &NewGames::language_chosen, &preferences_, &Preferences::set_language);
  connect(&teacher_, &Teacher::rule_tried, this,
          [this](const QString& rule) { docks_.rules().mark({rule}, RulesDock::Follow::kNo); });
  connect(&tournaments_, &ClubTournaments::projector_built, this,
          [this](QWidget* projector) { phones_.mark(*projector, CodeCorners::Room::kLeave); });
  phones_.mark(*projector_, CodeCorners::Room::kFree);
}

StartPage& MainWindow::start_page() {
  if (start_page_ != nullptr) return *start_page_;
  start_page_ = &pages_.take_in(new StartPage(catalogue_));
  start_page_->set_records(recent_.files());
  connect(&recent_, &RecentRecords::changed, start_page_,
          [this] { start_page_->set_records(recent_.files()); });
  connect(start_page_, &StartPage::play_wanted, &new_games_,
          [this](const QString& game) { new_games_.ask_of(game.toStdString()); });
  connect(start_page_, &StartPage::lessons_wanted, &teacher_,
          [this](const QString& game) { teacher_.learn(game.toStdString()); });
  connect(start_page_, &StartPage::variant_wanted, &rule_work_,
          [this](const QString& game) { rule_work_.make_variant(game.toStdString(), {}); });
  connect(start_page_, &StartPage::details_wanted, this, &MainWindow::show_problems);
  connect(start_page_, &StartPage::back_wanted, this, [this] { pages_.show(*table_); });
  connect(start_page_, &StartPage::match_wanted, &match_opener_, &MatchOpener::resume);
  connect(start_page_, &StartPage::sheet_wanted, &by_hand_, &ByHand::show_sheet);
  connect(start_page_, &StartPage::club_wanted, &match_opener_, &MatchOpener::ask);
  connect(start_page_, &StartPage::evening_wanted, &tournaments_, &ClubTournaments::show);
  connect(start_page_, &StartPage::open_wanted, &opener_, &FileOpener::ask);
  connect(start_page_, &StartPage::record_wanted, &opener_, &FileOpener::open_recent);
  connect(clocks_away_, &ClocksAway::told, start_page_, &StartPage::set_clocks);
  return *start_page_;
}

RemotePage& MainWindow::join_page() {
  if (join_page_ != nullptr) return *join_page_;
  join_page_ = &pages_.take_in(new RemotePage(catalogue_));
  connect(&join_page_->table(), &RemoteTable::heard, sounds_, &SoundBox::play);
  return *join_page_;
}

Result<void> MainWindow::begin(const Options& options) {
  Result<void> opened;
  if (!options.record.empty())
    opened = opener_.open_file(options.record, options.game);
  else if (!options.workshop.empty())
    opened = rule_work_.open_script(options.workshop);
  else if (options.asks_for_game())
    return new_games_.begin(options);
  else
    show_start_page();
  if (!opened) show_start_page();
  return opened;
}

Result<void> MainWindow::start_game(const std::string& name) {
  Options options;
  options.game = name;
  auto begun = new_games_.begin(options);
  pages_.say(begun);
  return begun;
}

void MainWindow::start_game(MatchPlan plan) { pages_.say(controller_.start(std::move(plan))); }

bool MainWindow::at_table() const { return &pages_.shown() == table_; }
bool MainWindow::at_start() const { return &pages_.shown() == start_page_; }

void MainWindow::show_start_page() {
  StartPage& page = start_page();
  page.say({});
  const bool game = controller_.has_game();
  page.set_game(game ? controller_.words().game_name() : QString());
  pages_.show(page);
  clocks_away_->begin();
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

void MainWindow::use_club(std::shared_ptr<Club> club) {
  controller_.use_club(club);
  pages_.use_club(club);
  if (table_clock_ != nullptr) table_clock_->use_club(std::move(club));
  menus_.refresh();
}

void MainWindow::say_no_club(const std::string& why) {
  const QString sentence = MatchController::not_kept(why);
  table_->say(sentence);
  if (!at_table()) pages_.say(sentence);
}

void MainWindow::offer_salvage(const std::filesystem::path& store, std::function<void()> saved) {
  (new SalvageQuestion(store, std::move(saved), this))->open();
}

void MainWindow::let_phones_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games) {
  phones_.let_in(store, games);
  menus_.refresh();
}

void MainWindow::take_catalogue(Catalogue catalogue) {
  catalogue_ = std::move(catalogue);
  pages_.set_catalogue(catalogue_);
  show_problem_count();
}

void MainWindow::show_problems() {
  ProblemsDialog dialog(catalogue_, this);
  if (dialog.exec() == QDialog::Accepted && dialog.to_mend())
    rule_work_.mend_variant(dialog.to_mend()->game, dialog.to_mend()->variant);
}

void MainWindow::show_problem_count() {
  const auto problems = ProblemsDialog::known_problems(catalogue_);
  problems_button_->setText(problems.games.isEmpty() ? tr("Some of your variants can't be used")
                                                     : tr("Some games can't be used"));
  problems_button_->setVisible(!problems.games.isEmpty() || !problems.variants.isEmpty());
}

void MainWindow::follow_page() {
  advisor_->set_away(!at_table());
  docks_.review().set_away(!at_table());
  docks_.put_away(!pages_.shown().has_docks());
  if (!at_start()) clocks_away_->end();
  retranslate();
}

void MainWindow::name_window() {
  const QString title = pages_.shown().title();
  setWindowTitle((title.isEmpty() ? QString() : title + QStringLiteral(" – ")) +
                 QStringLiteral("Boardwright"));
}

void MainWindow::retranslate() {
  name_window();
  show_problem_count();
  menus_.refresh();
  preferences_.retranslate();
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

void MainWindow::closeEvent(QCloseEvent* event) {
  for (Page* page : pages_.built())
    if (!page->may_drop()) return event->ignore();
  if (!services().may_leave_match(true)) return event->ignore();
  docks_.keep();
  settings_.window = saveGeometry();
  settings_.save();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->setDropAction(Qt::CopyAction);  // nothing is moved away from where it lies
  event->accept();
  opener_.open_dropped(*event->mimeData());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Files that are dragged over fields of text are for the window all the same.
  if (event->type() == QEvent::DragEnter && watched != this && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this &&
      static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls()) {
    event->ignore();
    return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace boardwright::desktop
