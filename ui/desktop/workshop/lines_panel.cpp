// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/lines_panel.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {
namespace {

/// What runs in fewer of the games than one in so many is seldom enough to be told.
constexpr std::uint64_t kSeldom = 20;

QString count_words(std::uint64_t count) {
  return QLocale(code_of(spoken_language())).toString(static_cast<qulonglong>(count));
}

}  // namespace

LinesPanel::LinesPanel(QWidget* parent)
    : QWidget(parent),
      state_(new QLabel),
      told_(new QLabel),
      grey_(new QCheckBox),
      start_(new QPushButton),
      go_(new QPushButton),
      list_(new QListWidget) {
  state_->setObjectName("workshop_line_state");
  told_->setObjectName("workshop_line_told");
  for (QLabel* label : {state_, told_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  told_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  grey_->setObjectName("workshop_grey");
  grey_->setChecked(true);
  start_->setObjectName("workshop_line_games");
  go_->setObjectName("workshop_line_go");
  list_->setObjectName("workshop_lines");
  lay_out();
  join();
  clear_told();
  show_lines();
  show_state();
}

void LinesPanel::lay_out() {
  auto* left = new QVBoxLayout;
  left->setSpacing(6);
  left->addWidget(state_);
  left->addWidget(list_, 1);
  left->addWidget(told_);
  auto* right = new QVBoxLayout;
  right->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{go_, start_, grey_}) right->addWidget(widget);
  right->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 6, 0, 0);
  row->addLayout(left, 1);
  row->addLayout(right);
}

void LinesPanel::join() {
  const auto lead = [this](const QListWidgetItem*) {
    if (const auto line = chosen(); line != 0) emit line_wanted(line);
  };
  connect(list_, &QListWidget::itemClicked, this, lead);
  connect(list_, &QListWidget::itemActivated, this, lead);
  connect(list_, &QListWidget::currentRowChanged, this, [this] { show_state(); });
  connect(go_, &QPushButton::clicked, this, [this] { emit position_wanted(chosen()); });
  connect(grey_, &QCheckBox::toggled, this, &LinesPanel::grey_wanted);
  connect(start_, &QPushButton::clicked, this, [this] {
    if (run_.state() == LinesRun::State::kRunning)
      run_.stop();
    else if (!game_.empty())
      run_.start(game_);
  });
  connect(&run_, &LinesRun::changed, this, [this] {
    const bool fresh = run_.state() != shown_;
    shown_ = run_.state();
    if (fresh && shown_ == LinesRun::State::kDone) {
      show_lines();
      tell_idle();
    }
    show_state();
  });
}

void LinesPanel::clear_told() {
  told_->clear();
  told_->hide();
}

void LinesPanel::play(const std::filesystem::path& game) {
  game_ = game;
  clear_told();
  run_.start(game);
}

void LinesPanel::stop() {
  game_.clear();
  run_.stop();
  show_state();
}

void LinesPanel::forget() {
  game_.clear();
  clear_told();
  run_.forget();
  show_lines();
  tell_idle();
  show_state();
}

QString LinesPanel::sentence() const { return state_->text(); }
QString LinesPanel::told() const { return told_->text(); }

void LinesPanel::tell(const QString& sentence) {
  told_->setText(sentence);
  told_->setVisible(!sentence.isEmpty());
  announce(*this, sentence);
}

std::uint32_t LinesPanel::chosen() const {
  const auto row = static_cast<std::size_t>(std::max(0, list_->currentRow()));
  return row < rows_.size() ? rows_[row] : 0;
}

const CoveredLine* LinesPanel::line(std::uint32_t number) const {
  if (run_.state() != LinesRun::State::kDone) return nullptr;
  const auto& lines = run_.found()->lines;
  const auto found =
      std::find_if(lines.begin(), lines.end(), [&](const CoveredLine& one) { return one.line == number; });
  return found == lines.end() ? nullptr : &*found;
}

QString LinesPanel::why_not(std::uint32_t number) const {
  if (run_.state() == LinesRun::State::kRunning)
    return tr("The random games aren't through yet; then line %1 can be looked for.").arg(number);
  if (run_.state() != LinesRun::State::kDone)
    return tr("No random games of these rules have been played to their end.");
  if (line(number) == nullptr) return tr("Nothing runs on line %1.").arg(number);
  return tr("Line %1 never ran in %2 random games.").arg(number).arg(count_words(run_.found()->games));
}

QString LinesPanel::reached_words(const CoveredLine& line, const QString& seat) const {
  const LineReach& reach = *line.reach;
  if (reach.call == LineCall::kReading)
    return tr("Line %1 runs as the file is read; the start is on the board.").arg(line.line);
  const auto ran =
      tr("Line %1 ran in %2 of %3 random games.")
          .arg(QString::number(line.line), count_words(line.games), count_words(run_.found()->games));
  const auto here = [&]() -> QString {
    switch (reach.call) {
      case LineCall::kMoves: return tr("Here it runs when the moves of %1 are listed.").arg(seat);
      case LineCall::kChance: return tr("It runs when chance is asked what may happen, just before this.");
      case LineCall::kPlay:
        return reach.seat == "chance"
                   ? tr("It ran as chance brought %1.").arg(QString::fromStdString(reach.move))
                   : tr("Here it runs in the move %1 of %2.").arg(QString::fromStdString(reach.move), seat);
      case LineCall::kRepeated: return tr("Here it runs when positions are compared.");
      case LineCall::kTexts: return tr("Here it runs when the moves of %1 are written.").arg(seat);
      case LineCall::kPosition: return tr("Here it runs when the position is written or read.");
      case LineCall::kWhyNot: return tr("Here it runs when %1 asks why a move isn't legal.").arg(seat);
      case LineCall::kView: return tr("Here it runs in what %1 may see.").arg(seat);
      case LineCall::kEvaluate: return tr("Here it runs when the position is valued for %1.").arg(seat);
      case LineCall::kReading: break;
    }
    return {};
  }();
  return ran + ' ' + here;
}

QString LinesPanel::row_words(const CoveredLine& line) const {
  const QString text = QString::fromStdString(line.source).simplified();
  const QString where =
      line.function.empty()
          ? QString::number(line.line)
          : QStringLiteral("%1  %2").arg(line.line).arg(QString::fromStdString(line.function));
  if (!line.reach) return tr("%1: never – %2", "line and function, then its text").arg(where, text);
  return tr("%1: in %2 games – %3", "line and function, how many games, its text")
      .arg(where, count_words(line.games), text);
}

/// What never ran, then what seldom did.
void LinesPanel::show_lines() {
  list_->setAccessibleName(tr("Lines that never ran, or seldom"));
  const std::uint32_t before = chosen();
  const QSignalBlocker quiet(list_);
  list_->clear();
  rows_.clear();
  if (!run_.found()) return;
  const LineCoverage& found = *run_.found();
  std::vector<const CoveredLine*> shown;
  for (const CoveredLine& line : found.lines)
    if (!line.reach || (line.games != 0 && line.games * kSeldom < found.games)) shown.push_back(&line);
  std::stable_sort(shown.begin(), shown.end(),
                   [](const auto* a, const auto* b) { return a->games < b->games; });
  for (const CoveredLine* line : shown) {
    rows_.push_back(line->line);
    list_->addItem(row_words(*line));
  }
  const auto same = std::find(rows_.begin(), rows_.end(), before);
  if (!rows_.empty()) list_->setCurrentRow(same == rows_.end() ? 0 : static_cast<int>(same - rows_.begin()));
}

void LinesPanel::tell_idle() {
  std::vector<std::uint32_t> idle;
  if (run_.found())
    for (const CoveredLine& line : run_.found()->lines)
      if (!line.reach) idle.push_back(line.line);
  emit idle_changed(idle);
}

void LinesPanel::show_state() {
  using State = LinesRun::State;
  const State state = run_.state();
  grey_->setText(tr("Grey in the text"));
  grey_->setToolTip(tr("Lines that never ran are grey in the text"));
  go_->setText(tr("Put on the board where it runs"));
  start_->setText(state == State::kRunning ? tr("Stop") : tr("Play again"));
  start_->setEnabled(!game_.empty());
  const CoveredLine* line = this->line(chosen());
  go_->setEnabled(line != nullptr && line->reach);
  if (state == State::kRunning) {
    state_->setText(tr("Random games are being played, in another process: %1 of %2 …")
                        .arg(count_words(run_.played()), count_words(LinesRun::kGames)));
  } else if (state == State::kFailed) {
    state_->setText(tr("The random games can't be played: %1").arg(run_.problem()));
  } else if (state == State::kDone) {
    const LineCoverage& found = *run_.found();
    const QString games = count_words(found.games), idle = count_words(found.idle()),
                  all = count_words(found.lines.size());
    state_->setText(
        found.games < LinesRun::kGames
            ? tr("%1 of %2 lines never ran in %3 random games, as many as %4 seconds had room for.")
                  .arg(idle, all, games, QString::number(LinesRun::kSeconds))
            : tr("%1 of %2 lines never ran in %3 random games.").arg(idle, all, games));
  } else {
    state_->setText(tr("Random games after each save show which lines never run."));
  }
  style_by(*state_, "role", state == State::kFailed ? "wrong" : "");
}

void LinesPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    clear_told();
    show_lines();
    show_state();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
