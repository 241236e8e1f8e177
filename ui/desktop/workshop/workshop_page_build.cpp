// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where on the workshop's page, and its words.
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/packages/package_run.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/watch/game_watcher.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/new_script.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kShopGap = 16;                          // pixels
constexpr int kLeastEditor = 300, kLeastBoard = 280;  // wide
constexpr int kLeastMiddle = 300, kLeastTabs = 210;   // high

}  // namespace

WorkshopPage::WorkshopPage(QWidget* parent)
    : Page(parent),
      watcher_(new GameWatcher(this)),
      views_(new PageStack),
      choice_(new NewScript),
      work_(new QWidget),
      name_(new QLabel),
      question_words_(new QLabel),
      share_run_(new PackageRun(this)),
      save_(new QPushButton),
      play_(new QPushButton),
      phones_(new QPushButton),
      share_(new QPushButton),
      tools_(new QPushButton),
      other_(new QPushButton),
      leave_(new QPushButton),
      theirs_button_(new QPushButton),
      mine_button_(new QPushButton),
      tools_menu_(new QMenu(tools_)),
      question_(new QFrame),
      across_(new QSplitter(Qt::Horizontal)),
      down_(new QSplitter(Qt::Vertical)),
      editor_(new ScriptEditor),
      bar_(new ReloadBar),
      board_(new WorkshopBoard),
      tabs_(new QTabWidget),
      problems_(new ProblemList),
      moves_(new MovePanel),
      console_(new ConsolePanel),
      debug_(new DebugPanel),
      change_(new ChangePanel),
      laws_(new LawsPanel),
      lines_(new LinesPanel),
      saves_(new SavePanel),
      trial_(new TrialPanel) {
  setObjectName("workshop_page");
  auto* column = new QVBoxLayout(work_);
  column->setContentsMargins(kShopGap, 8, kShopGap, kShopGap);
  column->setSpacing(8);
  column->addWidget(build_head());
  column->addWidget(build_question());
  column->addWidget(bar_);
  down_->addWidget(build_middle());
  down_->addWidget(build_tabs());
  down_->setStretchFactor(0, 3);
  down_->setStretchFactor(1, 1);
  down_->setChildrenCollapsible(false);
  column->addWidget(down_, 1);
  views_->addWidget(choice_);
  views_->addWidget(work_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(views_);
  join();
  join_panels();
  retranslate();
}

WorkshopPage::~WorkshopPage() = default;

QWidget* WorkshopPage::build_head() {
  name_->setProperty("role", "title");
  name_->setTextFormat(Qt::PlainText);
  name_->setObjectName("workshop_name");
  save_->setObjectName("workshop_save");
  save_->setProperty("primary", true);
  play_->setObjectName("workshop_play");
  phones_->setObjectName("workshop_phones");
  share_->setObjectName("workshop_share");
  build_tools();
  other_->setObjectName("workshop_other");
  leave_->setObjectName("workshop_leave");
  auto* head = new QWidget;
  auto* row = new WrappedRow(8);
  head->setLayout(row);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(name_);
  row->add_gap();
  for (auto* button : {save_, play_, phones_, share_, tools_, other_, leave_}) row->addWidget(button);
  return head;
}

/// Where the file was changed here and by another program.
QWidget* WorkshopPage::build_question() {
  question_->setObjectName("workshop_question");
  question_->setFrameShape(QFrame::StyledPanel);
  question_words_->setWordWrap(true);
  question_words_->setProperty("role", "wrong");
  theirs_button_->setObjectName("workshop_theirs");
  mine_button_->setObjectName("workshop_mine");
  auto* row = new QHBoxLayout(question_);
  row->addWidget(question_words_, 1);
  row->addWidget(theirs_button_);
  row->addWidget(mine_button_);
  question_->hide();
  return question_;
}

QWidget* WorkshopPage::build_middle() {
  editor_->setMinimumWidth(kLeastEditor);
  board_->setMinimumWidth(kLeastBoard);
  across_->addWidget(editor_);
  across_->addWidget(board_);
  across_->setStretchFactor(0, 3);
  across_->setStretchFactor(1, 2);
  across_->setSizes({600, 400});
  across_->setChildrenCollapsible(false);
  across_->setMinimumHeight(kLeastMiddle);
  across_->setHandleWidth(12);
  return across_;
}

QWidget* WorkshopPage::build_tabs() {
  tabs_->setObjectName("workshop_tabs");
  tabs_->setDocumentMode(true);
  tabs_->setMinimumHeight(kLeastTabs);
  for (QWidget* panel : std::initializer_list<QWidget*>{problems_, moves_, console_, debug_, change_, laws_,
                                                        saves_, lines_, trial_})
    tabs_->addTab(panel, QString());
  return tabs_;
}

void WorkshopPage::join() {
  connect(watcher_, &GameWatcher::changed, this, &WorkshopPage::notice);
  connect(choice_, &NewScript::left, this, &WorkshopPage::left);
  connect(choice_, &NewScript::file_wanted, this, [this](const QString& file) {
    if (const auto opened = open(file.toStdString()); !opened) return say(refusal_words(opened.error()));
    focus_first();
  });
  connect(editor_->document(), &QTextDocument::modificationChanged, this, &WorkshopPage::show_name);
  connect(editor_, &ScriptEditor::escaped, this,
          [this] { board_->board().view().setFocus(Qt::TabFocusReason); });
  auto* keys = new QShortcut(QKeySequence::Save, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(keys, &QShortcut::activated, this, &WorkshopPage::save);
  connect(save_, &QPushButton::clicked, this, &WorkshopPage::save);
  connect(play_, &QPushButton::clicked, this, [this] { emit play_wanted(bench_->shared_game()); });
  connect(phones_, &QPushButton::clicked, this, [this] {
    tabs_->setCurrentWidget(trial_);
    trial_->open();
  });
  connect(share_, &QPushButton::clicked, this, &WorkshopPage::share);
  connect(other_, &QPushButton::clicked, this, &WorkshopPage::show_choice);
  connect(leave_, &QPushButton::clicked, this, [this] {
    if (may_drop()) emit left();
  });
  connect(theirs_button_, &QPushButton::clicked, this, &WorkshopPage::take_theirs);
  connect(mine_button_, &QPushButton::clicked, this, &WorkshopPage::keep_mine);
  connect(bar_, &ReloadBar::start_anew_wanted, this, [this] {
    if (!bench_->waits()) return bar_->hide();
    start_anew();
  });
  connect(bar_, &ReloadBar::old_rules_wanted, this, [this] {
    bench_->keep_old_rules();
    bar_->hide();
  });
}

void WorkshopPage::join_panels() {
  connect(board_, &WorkshopBoard::move_wanted, this, &WorkshopPage::play);
  connect(board_, &WorkshopBoard::refused, this, &WorkshopPage::explain);
  connect(board_, &WorkshopBoard::rule_wanted, this, &WorkshopPage::show_rule);
  connect(board_, &WorkshopBoard::back_wanted, this, [this] {
    if (bench_->undo()) show_board();
  });
  connect(board_, &WorkshopBoard::start_wanted, this, [this] {
    if (bench_->waits()) {  // by those that are played
      bench_->keep_old_rules();
      bar_->hide();
    }
    start_anew();
  });
  connect(problems_, &ProblemList::place_wanted, this, [this](const GameProblem& problem) {
    if (problem.has_place() && problem.file == file_->path()) editor_->go_to(problem.line, problem.column);
  });
  connect(moves_, &MovePanel::move_wanted, this, &WorkshopPage::play);
  connect(moves_, &MovePanel::looked_at, this, [this](const QString& move) {
    if (bench_ != nullptr && bench_->line() != nullptr) show_lines_of(bench_->line()->now(), move);
  });
  connect(moves_, &MovePanel::line_wanted, this, [this](std::uint32_t line) { editor_->go_to(line, 0); });
  connect(moves_, &MovePanel::typed, this, &WorkshopPage::answer);
  connect(moves_, &MovePanel::trace_wanted, this, &WorkshopPage::trace);
  connect(debug_, &DebugPanel::line_shown, editor_, &ScriptEditor::show_running);
  connect(editor_, &ScriptEditor::breakpoints_changed, debug_,
          [this] { debug_->set_breakpoints(editor_->breakpoints()); });
  connect(editor_, &QPlainTextEdit::blockCountChanged, debug_,
          [this] { debug_->set_breakpoints(editor_->breakpoints()); });
  debug_->take_keys(*this);
  connect(moves_, &MovePanel::rule_wanted, this, &WorkshopPage::show_rule);
  connect(console_, &ConsolePanel::asked, this, &WorkshopPage::ask);
  connect(change_, &ChangePanel::position_wanted, this, &WorkshopPage::put);
  connect(trial_, &TrialPanel::position_wanted, this, &WorkshopPage::put);
  connect(lines_, &LinesPanel::line_wanted, this, [this](std::uint32_t line) { editor_->go_to(line, 0); });
  connect(lines_, &LinesPanel::position_wanted, this, &WorkshopPage::reach);
  connect(lines_, &LinesPanel::idle_changed, editor_, &ScriptEditor::set_idle);
  connect(lines_, &LinesPanel::grey_wanted, editor_, &ScriptEditor::show_idle);
  connect(editor_, &ScriptEditor::reach_wanted, this, &WorkshopPage::reach);
  connect(saves_, &SavePanel::back_wanted, this, &WorkshopPage::go_back);
  connect(saves_, &SavePanel::compare_wanted, this, &WorkshopPage::compare);
  connect(saves_, &SavePanel::open_wanted, this, &WorkshopPage::take_into_text);
}

void WorkshopPage::retranslate() {
  save_->setText(tr("Save"));
  play_->setText(tr("Play…"));
  phones_->setText(tr("Play on phones"));
  share_->setText(tr("Share…"));
  name_tools();
  other_->setText(tr("Another file…"));
  leave_->setText(tr("Leave"));
  question_words_->setText(
      tr("The file has been changed by another program, and here as well. Save writes yours over it."));
  theirs_button_->setText(tr("Take theirs"));
  mine_button_->setText(tr("Keep mine"));
  const QStringList titles{QString(),  tr("Moves"), tr("Console"), tr("Debugger"), tr("What changed"),
                           tr("Laws"), tr("Saves"), tr("Lines"),   tr("On phones")};
  for (int i = 1; i < tabs_->count(); ++i) tabs_->setTabText(i, titles[i]);
  name_problems();
  tabs_->tabBar()->setAccessibleName(tr("About these rules"));
  show_name();
}

void WorkshopPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
