// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_page.hpp"

#include <QEvent>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "framework/log/log.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/workshop/what_changed.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/dialogs/ask_unsaved.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/watch/game_watcher.hpp"
#include "ui/desktop/workshop/bench_hands.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/debug_panel.hpp"
#include "ui/desktop/workshop/laws_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/live_rules.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/new_script.hpp"
#include "ui/desktop/workshop/open_script.hpp"
#include "ui/desktop/workshop/problem_list.hpp"
#include "ui/desktop/workshop/problem_words.hpp"
#include "ui/desktop/workshop/rules_share.hpp"
#include "ui/desktop/workshop/run_tracer.hpp"
#include "ui/desktop/workshop/save_panel.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/script_text.hpp"
#include "ui/desktop/workshop/theirs_question.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"
#include "ui/desktop/workshop/workshop_head.hpp"
#include "ui/desktop/workshop/workshop_tabs.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kShopGap = 16;                          // pixels
constexpr int kLeastEditor = 300, kLeastBoard = 280;  // wide
constexpr int kLeastMiddle = 300;                     // high

}  // namespace

WorkshopPage::WorkshopPage(QWidget* parent)
    : Page(parent),
      watcher_(new GameWatcher(this)),
      share_(new RulesShare(*this)),
      tools_(new WorkshopTools(*this)),
      views_(new PageStack),
      choice_(new NewScript),
      work_(new QWidget),
      head_(new WorkshopHead),
      question_(new TheirsQuestion),
      bar_(new ReloadBar),
      editor_(new ScriptEditor),
      board_(new WorkshopBoard),
      tabs_(new WorkshopTabs),
      script_(new OpenScript(*editor_, *question_, this)),
      rules_(new LiveRules(this)),
      tracer_(new RunTracer(*rules_, *script_, *editor_, *tabs_, this)),
      hands_(new BenchHands(*rules_, *script_, *board_, *tabs_, *tracer_, this)) {
  setObjectName("workshop_page");
  lay_out();
  join_head();
  join_rules();
  join_board();
  show_name();
}

WorkshopPage::~WorkshopPage() = default;

void WorkshopPage::lay_out() {
  auto* down = new QSplitter(Qt::Vertical);
  auto* column = new QVBoxLayout(work_);
  column->setContentsMargins(kShopGap, 8, kShopGap, kShopGap);
  column->setSpacing(8);
  column->addWidget(head_);
  column->addWidget(question_);
  column->addWidget(bar_);
  down->addWidget(build_middle());
  down->addWidget(tabs_);
  down->setStretchFactor(0, 3);
  down->setStretchFactor(1, 1);
  down->setChildrenCollapsible(false);
  column->addWidget(down, 1);
  views_->addWidget(choice_);
  views_->addWidget(work_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(views_);
}

QWidget* WorkshopPage::build_middle() {
  auto* across = new QSplitter(Qt::Horizontal);
  editor_->setMinimumWidth(kLeastEditor);
  board_->setMinimumWidth(kLeastBoard);
  across->addWidget(editor_);
  across->addWidget(board_);
  across->setStretchFactor(0, 3);
  across->setStretchFactor(1, 2);
  across->setSizes({600, 400});
  across->setChildrenCollapsible(false);
  across->setMinimumHeight(kLeastMiddle);
  across->setHandleWidth(12);
  return across;
}

void WorkshopPage::join_head() {
  connect(choice_, &NewScript::left, this, &WorkshopPage::left);
  connect(choice_, &NewScript::file_wanted, this, [this](const QString& file) {
    if (const auto opened = open(file.toStdString()); !opened) return say(refusal_words(opened.error()));
    focus_first();
  });
  connect(head_, &WorkshopHead::save_wanted, this, &WorkshopPage::save);
  connect(head_, &WorkshopHead::play_wanted, this,
          [this] { emit play_wanted(rules_->bench()->shared_game()); });
  connect(head_, &WorkshopHead::phones_wanted, this, [this] {
    tabs_->setCurrentWidget(&tabs_->trial());
    tabs_->trial().open();
  });
  connect(head_, &WorkshopHead::share_wanted, this, &WorkshopPage::share);
  connect(head_, &WorkshopHead::tool_wanted, this, &WorkshopPage::open_tool);
  connect(head_, &WorkshopHead::other_wanted, this, &WorkshopPage::show_choice);
  connect(head_, &WorkshopHead::leave_wanted, this, [this] {
    if (may_drop()) emit left();
  });
  connect(share_, &RulesShare::told, this, &WorkshopPage::tell);
  connect(share_, &RulesShare::failed, this, &WorkshopPage::say);
  connect(share_, &RulesShare::running_changed, this, &WorkshopPage::show_name);
  connect(tools_, &WorkshopTools::values_wanted, this,
          [this](const std::filesystem::path& script, const WorkshopTools::Values& values) {
            if (file() != script)
              if (const auto opened = open(script); !opened) return say(refusal_words(opened.error()));
            if (file() == script) use_values(values);
          });
  auto* keys = new QShortcut(QKeySequence::Save, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
  connect(keys, &QShortcut::activated, this, &WorkshopPage::save);
  tabs_->debugger().take_keys(*this);
}

void WorkshopPage::join_rules() {
  connect(watcher_, &GameWatcher::changed, script_, &OpenScript::look_at_file);
  connect(script_, &OpenScript::written, rules_, &LiveRules::look);
  connect(script_, &OpenScript::noticed, rules_, &LiveRules::look_if_changed);
  connect(script_, &OpenScript::failed, this, &WorkshopPage::say);
  connect(rules_, &LiveRules::reading, this, [this] {
    tabs_->laws().forget();
    tabs_->debugger().forget();  // its lines were those of the text from before
  });
  connect(rules_, &LiveRules::read, this, [this](bool good) {
    if (!good) return tabs_->lines().stop();
    tabs_->lines().play(file());
  });
  connect(rules_, &LiveRules::problems_found, this, &WorkshopPage::show_problems);
  connect(rules_, &LiveRules::told, this, &WorkshopPage::say_above);
  connect(rules_, &LiveRules::went_on, bar_, &QWidget::hide);
  connect(rules_, &LiveRules::rules_changed, this, &WorkshopPage::show_change);
  connect(rules_, &LiveRules::board_changed, this, [this](bool own) {
    board_->show_bench(*rules_->bench(), own);
    tabs_->moves().show_moves(rules_->bench()->moves());
  });
  connect(rules_, &LiveRules::saves_changed, this,
          [this] { tabs_->saves().show_saves(rules_->bench()->saves()); });
  connect(rules_, &LiveRules::state_changed, this, &WorkshopPage::show_name);
  connect(rules_, &LiveRules::failed, this, &WorkshopPage::say);
  connect(bar_, &ReloadBar::start_anew_wanted, this, [this] {
    if (!rules_->waits()) return bar_->hide();
    rules_->start_anew();
  });
  connect(bar_, &ReloadBar::old_rules_wanted, this, [this] {
    rules_->keep_old_rules();
    bar_->hide();
  });
  connect(&tabs_->saves(), &SavePanel::back_wanted, this, &WorkshopPage::go_back);
  connect(&tabs_->saves(), &SavePanel::compare_wanted, this, &WorkshopPage::compare);
  connect(&tabs_->saves(), &SavePanel::open_wanted, this, &WorkshopPage::take_into_text);
}

void WorkshopPage::join_board() {
  const auto go_to = [this](std::uint32_t line) { editor_->go_to(line, 0); };
  connect(editor_->document(), &QTextDocument::modificationChanged, this, &WorkshopPage::show_name);
  connect(editor_, &ScriptEditor::escaped, this,
          [this] { board_->board().view().setFocus(Qt::TabFocusReason); });
  connect(editor_, &ScriptEditor::reach_wanted, hands_, &BenchHands::reach);
  connect(board_, &WorkshopBoard::rule_wanted, this, &WorkshopPage::show_rule);
  connect(board_, &WorkshopBoard::back_wanted, rules_, &LiveRules::undo);
  connect(board_, &WorkshopBoard::start_wanted, this, [this] {
    if (rules_->waits()) {  // by those that are played
      rules_->keep_old_rules();
      bar_->hide();
    }
    rules_->start_anew();
  });
  connect(&tabs_->problems(), &ProblemList::place_wanted, this, [this](const GameProblem& problem) {
    if (problem.has_place() && problem.file == file()) editor_->go_to(problem.line, problem.column);
  });
  connect(&tabs_->moves(), &MovePanel::line_wanted, editor_, go_to);
  connect(&tabs_->moves(), &MovePanel::rule_wanted, this, &WorkshopPage::show_rule);
  connect(&tabs_->lines(), &LinesPanel::line_wanted, editor_, go_to);
  connect(&tabs_->lines(), &LinesPanel::idle_changed, editor_, &ScriptEditor::set_idle);
  connect(&tabs_->lines(), &LinesPanel::grey_wanted, editor_, &ScriptEditor::show_idle);
}

Result<void> WorkshopPage::open(const std::filesystem::path& file) {
  if (!may_drop()) return {};
  auto opened = ScriptFile::open(file);
  if (!opened) return fail(opened.error());
  close_file();
  const std::filesystem::path path = opened->path();
  Workbench::Options options;
  TrialPlace trials;
  // Who has no home works without saves.
  if (auto folder = saves_folder()) {
    trials = trial_place(path, *folder);
    options.saves = std::move(*folder);
  } else {
    log_warning(folder.error());
  }
  script_->open(std::move(*opened));
  rules_->open(path, std::move(options));
  tabs_->saves().show_saves(
      rules_->bench()->saves());  // also where the file doesn't play: then they are needed
  tabs_->laws().set_game(path);
  tabs_->trial().set_game(path, trials);
  views_->setCurrentWidget(work_);
  watcher_->follow(path);
  rules_->look();
  show_name();
  return {};
}

void WorkshopPage::close_file() {
  watcher_->follow({});
  tabs_->forget();
  board_->show_nothing();
  editor_->set_problems({});
  bar_->hide();
  rules_->close();
  script_->close();
}

void WorkshopPage::show_choice() {
  if (!may_drop()) return;
  close_file();
  choice_->suggest_file();
  views_->setCurrentWidget(choice_);
  show_name();
  choice_->focus_first();
}

void WorkshopPage::show_name() {
  head_->show_script(*script_, rules_->has_board(), sharing());
  emit title_changed();
}

QString WorkshopPage::title() const {
  return script_->is_open() ? tr("Workshop: %1").arg(script_->name()) : tr("Workshop");
}

void WorkshopPage::say(const QString& sentence) {
  if (views_->currentWidget() == choice_) return choice_->say(sentence);
  if (sentence.isEmpty()) return bar_->hide();
  if (rules_->waits())  // the bar asks something
    return board_->board().say(sentence, LessonBoard::Tone::kWrong);
  say_above(sentence, ReloadBar::Tone::kWrong);
}

void WorkshopPage::tell(const QString& sentence) {
  if (rules_->waits()) return board_->board().say(sentence, LessonBoard::Tone::kHint);
  say_above(sentence, ReloadBar::Tone::kNews);
}

void WorkshopPage::say_above(const QString& sentence, ReloadBar::Tone tone) {
  bar_->tell(sentence, tone);
  announce(*this, sentence);
}

void WorkshopPage::show_problems(const std::vector<GameProblem>& problems) {
  std::vector<GameProblem> here;
  for (const auto& problem : problems)
    if (problem.file == file()) here.push_back(problem);
  editor_->set_problems(std::move(here));
  tabs_->show_problems(problems);
  if (!problems.empty()) tabs_->setCurrentWidget(&tabs_->problems());
}

void WorkshopPage::show_change(const Position& before, const Position& now) {
  tabs_->change().show_change(QString::fromStdString(what_changed_words(spoken_language(), before, now)),
                              before.shared_rules(), now.shared_rules());
}

void WorkshopPage::show_rule(const QString& number) {
  if (const auto line = line_of_rule(editor_->toPlainText(), number)) editor_->go_to(*line, 0);
}

void WorkshopPage::go_back(const Save& save) {
  const auto time = rules_->go_back(save);
  if (!time) return;
  bar_->tell(QString::fromStdString(said(spoken_language(), "workshop.gone_back", {time->toStdString()})),
             ReloadBar::Tone::kNews);
}

void WorkshopPage::compare(const Save& save) {
  if (!rules_->has_board()) return;
  const auto outcome = begin_with(Saves::open(save), rules_->bench()->variant(), {});
  const auto* loaded = std::get_if<Reloaded>(&outcome);
  if (loaded == nullptr) return say(problem_words(std::get<NotReloaded>(outcome).problems.front()));
  tabs_->setCurrentWidget(&tabs_->change());
  const Position& now = rules_->now();
  const auto then = loaded->rules->read_position(now.text());
  if (then) return show_change(*then, now);
  tabs_->change().show_change(refusal_words(then.error()), loaded->rules, now.shared_rules());
}

void WorkshopPage::take_into_text(const Save& save) {
  const auto opened = ScriptFile::open(save.game.parent_path() / file().filename());
  if (!opened) return say(refusal_words(opened.error()));
  editor_->take_text(QString::fromStdString(opened->text()));
  editor_->setFocus(Qt::OtherFocusReason);
}

void WorkshopPage::share() {
  if (unsaved()) save();  // what others get is what the file holds
  if (has_file() && !unsaved() && !sharing()) share_->ask(file());
}

void WorkshopPage::open_tool(WorkshopTools::Tool tool) {
  if (unsaved()) save();  // what a process reads is what the file holds
  if (unsaved() || !rules_->has_board()) return;
  if (const auto opened = tools_->open(tool, file()); !opened) say(refusal_words(opened.error()));
}

void WorkshopPage::use_values(const std::map<std::string, std::string>& values) {
  if (!has_file()) return;
  const TextWithValues done = with_usual_values(editor_->words(), values);
  if (!done.taken.isEmpty()) editor_->take_text(done.text);
  // Who has asked for them in a window above this one saves or undoes them here.
  window()->activateWindow();
  editor_->setFocus(Qt::OtherFocusReason);
  if (!done.missing.isEmpty())
    return say(
        tr("These aren't declared in a way that can be changed here; write them into the text yourself: %1")
            .arg(done.missing.join(", ")));
  tell(tr("In the text now, to be saved or undone: %1").arg(done.taken.join(", ")));
}

void WorkshopPage::focus_first() {
  if (has_file())
    editor_->setFocus(Qt::OtherFocusReason);
  else
    choice_->focus_first();
}

void WorkshopPage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  editor_->set_theme();
}

void WorkshopPage::set_habits(const BoardHabits& habits) { board_->set_habits(habits); }
void WorkshopPage::set_catalogue(const Catalogue& catalogue) { tools_->set_catalogue(catalogue); }

bool WorkshopPage::may_drop() {
  if (!unsaved()) return true;
  const auto answer = ask_unsaved(this, tr("Workshop"), tr("The rules aren't saved as they are now."));
  if (answer == Unsaved::kStay) return false;
  if (answer == Unsaved::kSave) {
    save();
    return !unsaved();
  }
  script_->drop_changes();
  return true;
}

bool WorkshopPage::sharing() const { return share_->running(); }
void WorkshopPage::share_as(const std::filesystem::path& package) { share_->share(file(), package); }
void WorkshopPage::save() { script_->save(); }
bool WorkshopPage::unsaved() const { return script_->unsaved(); }
bool WorkshopPage::has_file() const { return script_->is_open(); }
std::filesystem::path WorkshopPage::file() const { return script_->path(); }
const Workbench* WorkshopPage::bench() const noexcept { return rules_->bench(); }
const QFrame& WorkshopPage::question() const noexcept { return *question_; }

void WorkshopPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) show_name();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
