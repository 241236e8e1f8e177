// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/outside/outside_page.hpp"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "framework/catalogue/library_game.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/ask_unsaved.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/kit/plain_label.hpp"
#include "ui/desktop/outside/outside_advisor.hpp"
#include "ui/desktop/outside/outside_form.hpp"
#include "ui/desktop/outside/outside_reload.hpp"
#include "ui/desktop/panels/reload_bar.hpp"
#include "ui/desktop/remote/remote_table.hpp"

namespace boardwright::desktop {

namespace {

using PlayState = TableProcess::State;
using PlayProblem = TableProcess::Problem;

constexpr int kEdgeOfPage = 24, kAnalysisHeight = 184;  // pixels

}  // namespace

OutsidePage::OutsidePage(QWidget* parent)
    : Page(parent),
      process_(new TableProcess(this)),
      views_(new PageStack),
      title_(plain_label("title", "outside_title")),
      message_(plain_label("wrong", "outside_message")),
      waiting_(plain_label("muted", "outside_waiting")),
      back_(new QPushButton),
      save_(new QPushButton),
      new_game_(new QPushButton),
      analyse_(new QPushButton),
      form_(new OutsideForm),
      table_(new RemoteTable(*process_)),
      analysis_(new AnalysisDock(1, this)),
      advisor_(new OutsideAdvisor(*process_, *table_, *analysis_, this)),
      reload_bar_(new ReloadBar),
      reload_(new OutsideReload(*process_, *reload_bar_, this)) {
  setObjectName("outside_page");
  back_->setObjectName("outside_back");
  save_->setObjectName("outside_save");
  new_game_->setObjectName("outside_new");
  analyse_->setObjectName("outside_analyse");
  analyse_->setCheckable(true);
  // No dock: it stays where the page has it, under the board that it is about.
  analysis_->setFeatures(QDockWidget::NoDockWidgetFeatures);
  analysis_->setTitleBarWidget(new QWidget);
  analysis_->setMinimumHeight(kAnalysisHeight);  // else its list is cut
  analysis_->hide();
  table_->hide_lobby();
  waiting_->setAlignment(Qt::AlignCenter);
  lay_out();
  join();
  message_->hide();
  retranslate();
}

void OutsidePage::lay_out() {
  auto* head = new QHBoxLayout;
  head->addWidget(title_, 1);
  for (QPushButton* button : {analyse_, new_game_, save_, back_}) head->addWidget(button);
  auto* form = new QWidget;
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(form_);
  column->addStretch();
  for (QWidget* view : {static_cast<QWidget*>(waiting_), form, static_cast<QWidget*>(table_)})
    views_->addWidget(view);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(kEdgeOfPage, kEdgeOfPage, kEdgeOfPage, kEdgeOfPage);
  page->setSpacing(12);
  page->addLayout(head);
  page->addWidget(message_);
  page->addWidget(reload_bar_);
  page->addWidget(views_, 1);
  page->addWidget(analysis_);
}

void OutsidePage::join() {
  connect(back_, &QPushButton::clicked, this, &Page::left);
  connect(save_, &QPushButton::clicked, this, &OutsidePage::ask_save);
  connect(new_game_, &QPushButton::clicked, this, &OutsidePage::begin_anew);
  connect(analyse_, &QPushButton::toggled, this, &OutsidePage::show_analysis);
  connect(views_, &QStackedWidget::currentChanged, this, &OutsidePage::show_analysis);
  connect(reload_, &OutsideReload::open_wanted, this, [this] { open(library_); });
  connect(form_, &OutsideForm::wanted, process_, &TableProcess::begin);
  connect(process_, &MatchWire::changed, this, &OutsidePage::follow);
  connect(process_, &TableProcess::noticed, this, [this](const QString& sentence) { say(sentence); });
  connect(process_, &TableProcess::board_changed, this, [this] {
    table_->rename(process_->board());
    retranslate();
  });
  connect(table_, &RemoteTable::again_wanted, this, &OutsidePage::begin_anew);
  connect(table_, &RemoteTable::stopped_first, process_, &TableProcess::go_on);
  connect(table_, &RemoteTable::stopped_second, this, &OutsidePage::ask_save);
}

OutsidePage::~OutsidePage() {
  process_->disconnect(this);
  views_->disconnect(this);  // pages that go one by one are no change that anybody should act on
  table_->close();
}

/// Where the board is, while somebody wants it: nobody thinks behind a closed one.
void OutsidePage::show_analysis() {
  const bool shown = analyse_->isChecked() && at_board();
  analysis_->setVisible(shown);
  if (!shown) advisor_->set_analysing(false);
}

bool OutsidePage::at_board() const { return views_->currentWidget() == table_; }

void OutsidePage::open(const std::filesystem::path& library, const std::string& variant) {
  library_ = library;
  variant_ = variant;
  table_->close();
  saved_.clear();
  say({});
  reload_->follow(library);
  process_->open(library, spoken_language());
}

QString OutsidePage::game_name() const {
  const auto& games = process_->games().games;
  return QString::fromStdString(games.empty() ? library_.filename().string() : games.front().name);
}

QString OutsidePage::title() const { return game_name(); }

void OutsidePage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void OutsidePage::focus_first() {
  if (at_board())
    table_->focus_play();
  else
    form_->focus_first();
}

void OutsidePage::follow() {
  switch (process_->state()) {
    case PlayState::kClosed: break;
    case PlayState::kLoading:
    case PlayState::kBeginning:
      // What was played stays in sight until it goes on.
      if (table_->match() == nullptr) views_->setCurrentWidget(waiting_);
      say({});
      break;
    case PlayState::kChoosing:
      form_->set_games(process_->games());
      form_->choose_variant(std::exchange(variant_, {}));
      views_->setCurrentWidget(form_->parentWidget());
      if (isVisible()) form_->focus_first();
      break;
    case PlayState::kPlaying: show_board(); break;
    case PlayState::kStopped: show_stop(); break;
  }
  retranslate();
}

/// Pictures are those that lie beside the library, as those of every game lie beside its own.
Appearance OutsidePage::look() const {
  Appearance look = process_->board()->look;
  const GameFileReading described = description_of_library(library_);
  if (!described.problems.empty() || described.file.id != process_->board()->game) return look;
  look.art = described.file.appearance.art;
  look.pieces = described.file.appearance.pieces;
  look.dice = described.file.appearance.dice;
  return look;
}

void OutsidePage::show_board() {
  say({});
  const auto& board = process_->board();
  std::vector<std::unique_ptr<RemoteMatch>> matches;
  table_->close();  // its matches listen under the same names
  for (const auto& viewer : process_->viewers()) {
    const auto seat = board->names.seats.seat(viewer.seat);
    if (!seat) return say(tr("What this game says can't be understood."));
    matches.push_back(std::make_unique<RemoteMatch>(*process_, viewer.match, board, *seat));
    connect(
        matches.back().get(), &RemoteMatch::failed, this,
        [this] { say(tr("What this game says can't be understood.")); }, Qt::QueuedConnection);
  }
  table_->open(std::move(matches), look());
  views_->setCurrentWidget(table_);
  if (isVisible()) table_->focus_play();
}

/// One sentence, in the reader's language.
QString OutsidePage::what_happened() const {
  const QString game = game_name(), move = QString::fromStdString(process_->move_at_stop());
  const auto* match = table_->match();
  QString last = QString::fromStdString(process_->last_move());
  if (match != nullptr && match->board().hidden)
    last = match->history().empty() ? QString() : QString::fromStdString(match->history().back().text);
  const bool again = process_->stopped_again();
  if (match != nullptr && process_->advised_at_stop()) {
    if (process_->problem() == PlayProblem::kHung)
      return tr("The rules of %1 have hung while they were asked for advice. The match is kept.").arg(game);
    if (process_->problem() == PlayProblem::kCrashed)
      return tr("The rules of %1 have crashed while they were asked for advice. The match is kept.")
          .arg(game);
  }
  switch (process_->problem()) {
    case PlayProblem::kMissing: return tr("The program boardwright-table is missing beside this one.");
    case PlayProblem::kRefused: return refusal_words(process_->sentence());
    case PlayProblem::kGarbage: return tr("What %1 says can't be understood. The match is kept.").arg(game);
    case PlayProblem::kHung:
      if (process_->steps() == 0) return tr("The rules of %1 don't answer.").arg(game);
      if (again && !move.isEmpty())
        return tr("The rules of %1 have hung at %2 again: they can't play this move. The match is kept; go "
                  "on with "
                  "another one.")
            .arg(game, move);
      if (again)
        return tr("The rules of %1 have hung after %2 again: they can't go on from there. Going on takes it "
                  "back.")
            .arg(game, last);
      if (!move.isEmpty())
        return tr("The rules of %1 haven't answered %2 for five seconds. The match is kept.").arg(game, move);
      return tr("The rules of %1 don't answer since %2. The match is kept.").arg(game, last);
    default: break;
  }
  if (match == nullptr) return tr("The rules of %1 have crashed.").arg(game);
  if (again && !move.isEmpty())
    return tr("The rules of %1 have crashed at %2 again: they can't play this move. The match is kept; go on "
              "with "
              "another one.")
        .arg(game, move);
  if (again)
    return tr("The rules of %1 have crashed after %2 again: they can't go on from there. Going on takes it "
              "back.")
        .arg(game, last);
  if (!move.isEmpty()) return tr("The rules of %1 have crashed at %2. The match is kept.").arg(game, move);
  if (last.isEmpty()) return tr("The rules of %1 have crashed. The match is kept.").arg(game);
  return tr("The rules of %1 have crashed after %2. The match is kept.").arg(game, last);
}

void OutsidePage::show_stop() {
  const QString sentence = what_happened();
  if (table_->match() == nullptr || process_->problem() == PlayProblem::kMissing) {
    waiting_->clear();
    views_->setCurrentWidget(waiting_);
    return say(sentence);
  }
  views_->setCurrentWidget(table_);
  table_->stop(
      {tr("Stopped"), sentence, tr("&Go on"), record().empty() ? QString() : tr("&Save the record…")});
  announce(*this, sentence);
}

void OutsidePage::begin_anew() {
  if (may_drop()) open(library_);
}

std::string OutsidePage::record() const {
  return table_->match() == nullptr ? std::string() : process_->record(table_->match()->match());
}

Result<void> OutsidePage::save_record(const std::filesystem::path& file) {
  const std::string text = record();
  if (text.empty()) return fail("there is no game to be saved");
  if (auto saved = save_file(file, text); !saved) return saved;
  saved_ = text;
  return {};
}

void OutsidePage::ask_save() {
  const QString name = QFileDialog::getSaveFileName(this, tr("Save record"), {},
                                                    tr("Records") + " (*.txt);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  if (const auto saved = save_record(name.toStdString()); !saved) say(refusal_words(saved.error()));
}

bool OutsidePage::may_drop() {
  const auto* match = table_->match();
  if (match == nullptr || match->history().empty() || record() == saved_) return true;
  switch (
      ask_unsaved(this, game_name(), tr("This match is kept nowhere once it is left. Save its record?"))) {
    case Unsaved::kDrop: return true;
    case Unsaved::kStay: return false;
    case Unsaved::kSave: break;
  }
  ask_save();
  return record() == saved_;
}

void OutsidePage::set_theme(const Theme& theme) { table_->set_theme(theme); }
void OutsidePage::set_habits(const BoardHabits& habits) { table_->set_habits(habits); }

void OutsidePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    process_->speak(spoken_language());
    retranslate();
    advisor_->refresh();
    if (process_->state() == PlayState::kStopped) show_stop();
  }
  Page::changeEvent(event);
}

void OutsidePage::retranslate() {
  back_->setText(tr("&Back"));
  save_->setText(tr("Sa&ve record…"));
  new_game_->setText(tr("&New game…"));
  analyse_->setText(tr("&Analysis"));
  const bool plays = table_->match() != nullptr;
  save_->setVisible(plays);
  analyse_->setVisible(plays);
  new_game_->setVisible(plays || process_->state() == PlayState::kStopped);
  if (process_->state() == PlayState::kLoading || process_->state() == PlayState::kBeginning)
    waiting_->setText(tr("The game is being opened…"));
  title_->setText(title());
  emit title_changed();
}

}  // namespace boardwright::desktop
