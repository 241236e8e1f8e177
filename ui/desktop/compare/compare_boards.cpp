// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_boards.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/compare/chance_bar.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/play/chance_draw.hpp"

namespace boardwright::desktop {

CompareBoards::CompareBoards(QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      message_(new QLabel),
      apart_(new QLabel),
      stage_(new PageStack),
      row_(new QHBoxLayout),
      chance_(new ChanceBar),
      tabs_(new QTabWidget),
      moves_(new DifferenceTable),
      parameters_(new ParameterTable) {
  build();
  connect(chance_, &ChanceBar::draw_wanted, this, &CompareBoards::draw);
  connect(chance_, &ChanceBar::chosen, this, [this](const QString& event) { play(looked_at_, event); });
  connect(moves_, &DifferenceTable::chosen_changed, this, &CompareBoards::refresh_marks);
  connect(moves_, &DifferenceTable::play_wanted, this, &CompareBoards::play);
  apart_->setText(apart_words(sets_, misfits_));
}

CompareBoards::~CompareBoards() = default;

void CompareBoards::build() {
  message_->setObjectName("compare_message");
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().height() + 4);  // a sentence doesn't move the boards
  apart_->setObjectName("compare_apart");
  apart_->setWordWrap(true);
  apart_->setAlignment(Qt::AlignCenter);
  apart_->setMargin(48);

  auto* boards = new QWidget;
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(12);
  boards->setLayout(row_);
  stage_->addWidget(boards);
  stage_->addWidget(apart_);
  tabs_->addTab(moves_, {});
  tabs_->addTab(parameters_, {});
  tabs_->setMinimumHeight(120);
  tabs_->setDocumentMode(true);  // the tables have frames of their own
  auto* upper = new QWidget;
  auto* column = new QVBoxLayout(upper);
  column->setContentsMargins(0, 8, 0, 0);
  column->setSpacing(6);
  column->addWidget(stage_, 1);
  column->addWidget(chance_);
  column->addWidget(message_);
  addWidget(upper);
  addWidget(tabs_);
  setStretchFactor(0, 4);
  setStretchFactor(1, 1);
  setChildrenCollapsible(false);
  setSizes({600, 190});
}

void CompareBoards::show_rules(const std::vector<RuleSet>& sets) {
  sets_ = sets;
  misfits_.clear();
  for (std::size_t side = 1; side < sets.size(); ++side)
    if (auto mismatch = board_mismatch(*sets.front().rules, *sets[side].rules))
      misfits_.emplace_back(side, std::move(*mismatch));
  say({});
  clear_sides();
  games_.reset();
  if (misfits_.empty() && !sets.empty()) build_sides(sets);
  parameters_->show_rules(sets);
  refresh();
}

void CompareBoards::clear_sides() {
  for (CompareSide* side : sides_) {
    side->hide();
    side->deleteLater();  // one of them may be asking for this
  }
  sides_.clear();
}

void CompareBoards::build_sides(const std::vector<RuleSet>& sets) {
  std::vector<std::shared_ptr<const Rules>> rules;
  for (const RuleSet& set : sets) rules.push_back(set.rules);
  games_.emplace(std::move(rules));
  looked_at_ = 0;
  for (std::size_t number = 0; number < sets.size(); ++number) {
    auto* side = new CompareSide(number, sets[number].entry, sets[number].rules);
    side->set_coordinates(habits_.coordinates);
    side->set_animation(habits_.animated);
    row_->addWidget(side, 1);
    sides_.push_back(side);
    connect(side, &CompareSide::chosen, this, [this, number](const QString& move) { play(number, move); });
    connect(side, &CompareSide::refused, this,
            [this, number](const std::vector<std::uint32_t>& clicks) { explain(number, clicks); });
    connect(side, &CompareSide::clicked_anew, this, [this] { say({}); });
    connect(side, &CompareSide::together_wanted, this, [this, number] {
      games_->bring_together(number);
      looked_at_ = number;
      say({});
      refresh();
    });
  }
}

void CompareBoards::start_from(std::size_t side) {
  if (!games_) return;
  games_->start_from(side);
  say({});
  refresh();
}

Result<void> CompareBoards::set_position(const std::string& text) {
  if (!games_) return fail("there are no boards to set it up on");
  if (auto set = games_->set_position(text); !set) return set;
  say({});
  refresh();
  return {};
}

void CompareBoards::take_back() {
  if (!games_ || !games_->can_take_back()) return;
  games_->take_back();
  say({});
  refresh();
}

Result<void> CompareBoards::run(const OpenedRecord& opened) {
  if (!games_) return fail("there are no boards to run it on");
  const RecordRun run = games_->run(opened);
  refresh();
  say(parting_words(run, opened.record, *games_, moves_->difference(), sides_));
  if (run.parting.how == Parting::How::kMove)
    moves_->choose(QString::fromStdString(opened.record.moves[run.parting.plies].text));
  return {};
}

void CompareBoards::play(std::size_t side, const QString& move) {
  const GameLine* line = games_ ? games_->line(side) : nullptr;
  if (line == nullptr) return;
  const std::string text = move.toStdString();
  std::vector<Seat> seats = line->now().seats_on_turn();
  if (line->now().is_chance()) seats = {BW_CHANCE};
  const MoveDifference before = games_->difference(side);
  for (const Seat seat : seats) {
    const auto plays = games_->play(side, seat, text);
    if (!plays) continue;
    looked_at_ = side;
    refresh();
    return say(played_words(move, *plays, before, sides_));
  }
}

void CompareBoards::draw() {
  const GameLine* line = looked_at();
  if (line == nullptr || !line->now().is_chance()) return;
  play(looked_at_, QString::fromStdString(drawn_event(line->now())));
}

void CompareBoards::explain(std::size_t side, const std::vector<std::uint32_t>& clicks) {
  const GameLine* line = games_->line(side);
  if (line == nullptr || line->is_over()) return;
  const Position& position = line->now();
  if (clicks.size() == 1 && Picture::whole(position).at(clicks.front()) == nullptr)
    return;  // nothing was meant
  for (const Seat seat : position.seats_on_turn()) {
    const auto why = position.explain(seat, clicks);
    if (!why || why->legal) continue;
    say(label_and_value(side_letter(side), sides_[side]->sentence(*why)));
    return sides_[side]->point_at(why->places);
  }
}

const GameLine* CompareBoards::looked_at() const { return games_ ? games_->line(looked_at_) : nullptr; }

QStringList CompareBoards::side_names() const {
  QStringList names;
  for (const CompareSide* side : sides_) names << label_and_value(side_letter(side->number()), side->name());
  return names;
}

QString CompareBoards::message() const { return message_->text(); }
QString CompareBoards::apart() const { return games_ ? QString() : apart_->text(); }

void CompareBoards::refresh() {
  stage_->setCurrentIndex(games_ ? 0 : 1);
  if (!games_) apart_->setText(apart_words(sets_, misfits_));
  const bool alone = games_ && !games_->all_in_step();
  for (CompareSide* side : sides_) {
    const GameLine* line = games_->line(side->number());
    if (line != nullptr)
      side->show_line(*line, alone);
    else
      side->show_aside(QString::fromStdString(no_counterpart_text(
          spoken_language(), *games_->aside(side->number()), side->name().toStdString())));
  }
  look_at_one();
  refresh_difference();
  const GameLine* shown = looked_at();
  chance_->show_events(shown != nullptr && !shown->is_over() ? &shown->now() : nullptr);
  emit changed();
}

/// A side that stands aside has no game to be looked at: the first one that has.
void CompareBoards::look_at_one() {
  if (!games_ || looked_at() != nullptr) return;
  looked_at_ = 0;
  while (looked_at_ + 1 < games_->size() && looked_at() == nullptr) ++looked_at_;
}

void CompareBoards::refresh_difference() {
  moves_->show_difference(games_ ? games_->difference(looked_at_) : MoveDifference{}, sides_);
  const int count = moves_->rowCount();
  const auto common = static_cast<int>(moves_->difference().common);
  std::size_t together = 0;
  for (std::size_t side = 0; games_ && side < games_->size(); ++side)
    together += games_->in_step(looked_at_, side) ? 1 : 0;
  tabs_->setTabText(0, together < 2 ? tr("No moves to compare")
                       : count == 0 ? tr("No move differs")
                                    : tr("Moves that differ: %1, the same: %2").arg(count).arg(common));
  if (games_.has_value() != tabs_->isTabEnabled(0)) {
    tabs_->setTabEnabled(0, games_.has_value());
    tabs_->setCurrentIndex(games_ ? 0 : 1);
  }
  tabs_->setTabText(1, tr("Parameters that differ: %1").arg(parameters_->differences()));
  refresh_marks();
}

void CompareBoards::refresh_marks() {
  const DifferingMove* chosen = moves_->chosen();
  for (CompareSide* side : sides_) {
    const std::size_t number = side->number();
    std::vector<DifferenceMarks::Mark> marks;
    std::vector<std::uint32_t> wrong;
    for (const DifferingMove& move : moves_->difference().moves) {
      const auto& verdict = move.verdicts[number];
      if (verdict.legal && move.seat != BW_CHANCE)
        marks.push_back({games_->line(number)->now().clicks(move.seat, verdict.move), &move == chosen});
      else if (&move == chosen && verdict.explanation)
        wrong = verdict.explanation->places;
    }
    side->set_marks(std::move(marks));
    side->point_at(wrong);
  }
}

void CompareBoards::set_theme(const Theme& theme) {
  for (CompareSide* side : sides_) side->set_theme(theme);
  refresh_difference();
}

void CompareBoards::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  for (CompareSide* side : sides_) {
    side->set_coordinates(habits.coordinates);
    side->set_animation(habits.animated);
  }
}

void CompareBoards::say(const QString& sentence) {
  message_->setText(sentence);
  announce(*this, sentence);
}

void CompareBoards::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    if (games_)
      refresh();
    else
      apart_->setText(apart_words(sets_, misfits_));
  }
  QSplitter::changeEvent(event);
}

}  // namespace boardwright::desktop
