// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_page.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>

#include "framework/side_by_side/same_board.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/figures/figures_page.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

void ComparePage::begin(const std::string& game, const std::string& variant) {
  if (game.empty() && game_ != nullptr) return;
  std::string name = variant.empty() ? game : game + "/" + variant;
  if (game_box_->findData(QString::fromStdString(game)) < 0) {  // it has no two variants
    if (game_box_->count() == 0) return say(tr("Choose two variants to compare."));
    name = game_box_->itemData(0).toString().toStdString();
  }
  const auto entry = find(name);
  if (!entry) return say(refusal_words(entry.error()));
  const auto names = pair_in_step(*entry);
  if (const auto compared = compare(names); !compared) return say(refusal_words(compared.error()));
  if (names.front() != entry->name())
    say(tr("No other variant is on the board of %1: these two can be played in step.")
            .arg(QString::fromStdString(game_->variant_name(spoken_language(), *entry->variant))));
}

/// The variant and the first other one that can be played in step with it; where none can, the first two that can, and
/// else two that share a board. Where no two do, any other: the page says why that isn't enough.
std::vector<std::string> ComparePage::pair_in_step(const Entry& wished) const {
  struct Known {
    std::string name;
    std::shared_ptr<const Rules> rules;
  };
  std::vector<Known> known;  // the wished one first
  std::string any;
  for (const Variant& variant : wished.game->variants()) {
    const std::string name = wished.game->id() + "/" + variant.id;
    if (name != wished.name() && any.empty()) any = name;
    if (auto rules = wished.game->create(variant))
      known.insert(name == wished.name() ? known.begin() : known.end(), {name, std::move(*rules)});
  }
  std::vector<std::string> same_board;
  for (std::size_t one = 0; one < known.size(); ++one)
    for (std::size_t other = one + 1; other < known.size(); ++other) {
      if (board_mismatch(*known[one].rules, *known[other].rules)) continue;
      if (SideBySide({known[one].rules, known[other].rules}).in_step(0, 1))
        return {known[one].name, known[other].name};
      if (same_board.empty()) same_board = {known[one].name, known[other].name};
    }
  return same_board.empty() ? std::vector{wished.name(), any} : same_board;
}

void ComparePage::choose_game(const std::string& id) {
  if (game_ == nullptr || game_->id() != id) begin(id);
}

Result<void> ComparePage::compare(const std::vector<std::string>& names) {
  std::vector<Entry> entries;
  std::vector<std::shared_ptr<const Rules>> rules;
  for (const auto& name : names) {
    auto entry = find(name);
    if (!entry) return fail(entry.error());
    if (!entries.empty() && entry->game != entries.front().game)
      return fail(name + " is another game than " + entries.front().name());
    auto made = entry->create();
    if (!made) return fail(made.error());
    entries.push_back(std::move(*entry));
    rules.push_back(std::move(*made));
  }
  if (entries.size() < 2 || entries.size() > kMostSides) return fail("expected two to four variants");
  game_ = entries.front().game;
  entries_ = std::move(entries);
  rules_ = std::move(rules);
  watcher_->follow(game_->file());
  show_entries();
  return {};
}

Result<Entry> ComparePage::find(const std::string& name) {
  const auto known = catalogue_.find(name.substr(0, name.find('/')));
  if (!known) return known;
  if (saved_ == nullptr || saved_->id() != known->game->id()) saved_ = known->game;
  saved_ = as_saved(saved_);
  return Catalogue::of(saved_).find(name);
}

void ComparePage::take_saved() {
  if (game_ != nullptr && as_saved(game_) != game_) set_catalogue(catalogue_);
}

Result<void> ComparePage::go_on_with(const std::vector<std::string>& names) {
  const std::string position = games_ && games_->line(0) ? games_->line(0)->now().text() : std::string();
  const bool started = games_ && games_->can_take_back();
  if (auto compared = compare(names); !compared) return compared;
  if (started && games_ && games_->set_position(position)) refresh();  // where the boards stood before
  return {};
}

/// Those that are chosen: none or one as long as somebody changes the choice.
void ComparePage::show_entries() {
  misfits_.clear();
  for (std::size_t side = 1; side < rules_.size(); ++side)
    if (auto mismatch = board_mismatch(*rules_.front(), *rules_[side]))
      misfits_.emplace_back(side, std::move(*mismatch));
  say({});
  clear_sides();
  games_.reset();
  start_box_->clear();
  if (misfits_.empty() && !rules_.empty()) build_sides();
  std::vector<RuleSet> sets;
  std::vector<std::string> names;
  for (std::size_t side = 0; side < rules_.size(); ++side) {
    sets.push_back({entries_[side], rules_[side], entries_[side].name()});
    names.push_back(entries_[side].name());
  }
  figures_->set_rule_sets(sets);
  parameters_->show_rules(std::move(sets));
  fill_games();
  fill_variants();
  check_names(names);
  refresh();
}

void ComparePage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  saved_.reset();
  const auto now = game_ != nullptr ? find(game_->id()) : fail(std::string());
  if (!now || now->game == game_) return fill_games();
  game_ = now->game;
  std::vector<std::string> names;
  bool changeable = false;
  for (const Entry& entry : entries_) {
    changeable = changeable || entry.variant->is_own();
    if (find(entry.name())) names.push_back(entry.name());
  }
  if (changeable || !plays_as_before()) {
    if (names.size() < 2 || !go_on_with(names)) begin(game_->id());
    return;
  }
  for (Entry& entry : entries_) entry = Entry{game_, game_->variant(entry.variant->id)};
  fill_games();
  fill_variants();
}

/// Whether the game, read again, has the rules that the boards have: its file may have been saved, or another package of
/// it installed.
bool ComparePage::plays_as_before() const {
  for (std::size_t side = 0; side < entries_.size(); ++side) {
    const auto before = entries_[side].game->library(), now = game_->library();
    const Variant* variant = game_->variant(entries_[side].variant->id);
    if (!before || !now || (*before)->hash() != (*now)->hash() || variant == nullptr) return false;
    const auto rules = game_->create(*variant);
    if (!rules || (*rules)->parameters() != rules_[side]->parameters()) return false;
  }
  return true;
}

std::vector<std::string> ComparePage::checked_names() const {
  std::vector<std::string> names;
  for (int row = 0; row < variants_->count(); ++row)
    if (variants_->item(row)->checkState() == Qt::Checked)
      names.push_back(variants_->item(row)->data(Qt::UserRole).toString().toStdString());
  return names;
}

void ComparePage::check_names(const std::vector<std::string>& names) {
  const QSignalBlocker quiet(variants_);
  for (int row = 0; row < variants_->count(); ++row) {
    const auto name = variants_->item(row)->data(Qt::UserRole).toString().toStdString();
    const bool on = std::find(names.begin(), names.end(), name) != names.end();
    variants_->item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
  }
}

void ComparePage::checked(QListWidgetItem* item) {
  // Those that stay keep their places and colours; a new one comes last.
  std::vector<std::string> names;
  const auto now = checked_names();
  for (const Entry& entry : entries_)
    if (std::find(now.begin(), now.end(), entry.name()) != now.end()) names.push_back(entry.name());
  for (const auto& name : now)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  const bool many = names.size() > kMostSides;
  if (many) item->setCheckState(Qt::Unchecked);  // asks again, with one less
  if (many) return say(tr("Four rule sets side by side are the most."));
  if (names.size() < 2) {
    entries_.clear();
    rules_.clear();
    for (const auto& name : names) {
      const auto entry = find(name);
      auto rules = entry ? entry->create() : fail(entry.error());
      if (!rules) return say(refusal_words(rules.error()));
      entries_.push_back(*entry);
      rules_.push_back(std::move(*rules));
    }
    show_entries();
    return say(tr("Choose a second variant to compare with."));
  }
  if (std::equal(names.begin(), names.end(), entries_.begin(), entries_.end(),
                 [](const std::string& name, const Entry& entry) { return name == entry.name(); }))
    return;
  if (const auto compared = go_on_with(names); !compared) return say(refusal_words(compared.error()));
}

void ComparePage::clear_sides() {
  for (CompareSide* side : sides_) {
    side->hide();
    side->deleteLater();  // one of them may be asking for this
  }
  sides_.clear();
}

void ComparePage::build_sides() {
  games_.emplace(rules_);
  looked_at_ = 0;
  for (std::size_t number = 0; number < rules_.size(); ++number) {
    auto* side = new CompareSide(number, entries_[number], rules_[number]);
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
  fill_starts();
}

void ComparePage::fill_starts() {
  const QSignalBlocker quiet(start_box_);
  const int chosen = std::max(start_box_->currentIndex(), 0);
  start_box_->clear();
  for (const CompareSide* side : sides_)
    start_box_->addItem(label_and_value(side_letter(side->number()), side->name()));
  if (chosen < start_box_->count()) start_box_->setCurrentIndex(chosen);
}

void ComparePage::focus_first() {
  QWidget* first = game_box_;
  if (!sides_.empty()) first = &sides_.front()->board();
  first->setFocus(Qt::OtherFocusReason);
}

QString ComparePage::apart() const { return games_ ? QString() : apart_->text(); }

void ComparePage::show_apart() {
  QStringList sentences;
  if (entries_.empty()) sentences << tr("Choose two variants to compare.");
  const auto name = [&](std::size_t side) {
    return game_->variant_name(spoken_language(), *entries_[side].variant);
  };
  for (const auto& [side, mismatch] : misfits_)
    sentences << QString::fromStdString(mismatch_text(spoken_language(), mismatch, name(0), name(side)));
  if (!misfits_.empty())
    sentences << QString()
              << tr("There are no boards in step for rule sets on different boards. What differs in "
                    "their rules stands below; what many games show can be seen under Figures.");
  apart_->setText(sentences.join('\n'));
}

void ComparePage::refresh() {
  stage_->setCurrentIndex(games_ ? 0 : 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{start_box_, position_, open_})
    widget->setEnabled(games_.has_value());
  take_back_->setEnabled(games_ && games_->can_take_back());
  if (!games_) show_apart();
  const bool alone = games_ && !games_->all_in_step();
  for (CompareSide* side : sides_) {
    const GameLine* line = games_->line(side->number());
    if (line != nullptr)
      side->show_line(*line, alone);
    else
      side->show_aside(QString::fromStdString(no_counterpart_text(
          spoken_language(), *games_->aside(side->number()), side->name().toStdString())));
  }
  if (games_ && games_->line(looked_at_) == nullptr) {
    looked_at_ = 0;
    while (looked_at_ + 1 < games_->size() && games_->line(looked_at_) == nullptr) ++looked_at_;
  }
  const GameLine* shown = games_ ? games_->line(looked_at_) : nullptr;
  position_->setText(shown != nullptr ? QString::fromStdString(shown->now().text()) : QString());
  position_->setCursorPosition(0);
  refresh_difference();
  refresh_chance();
}

void ComparePage::refresh_difference() {
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

void ComparePage::refresh_marks() {
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

void ComparePage::refresh_chance() {
  const GameLine* line = games_ ? games_->line(looked_at_) : nullptr;
  const bool chance = line != nullptr && !line->is_over() && line->now().is_chance();
  chance_->setVisible(chance);
  event_box_->clear();
  if (!chance) return;
  for (const auto& event : line->now().chance_events())
    event_box_->addItem(QString::fromStdString(line->now().move_text(BW_CHANCE, event.event)));
}

void ComparePage::set_theme(const Theme& theme) {
  for (CompareSide* side : sides_) side->set_theme(theme);
  figures_->set_theme(theme);
  refresh_difference();
}

void ComparePage::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  for (CompareSide* side : sides_) {
    side->set_coordinates(habits.coordinates);
    side->set_animation(habits.animated);
  }
}

QString ComparePage::title() const { return tr("Rule sets side by side"); }
QString ComparePage::message() const { return message_->text(); }

void ComparePage::say(const QString& sentence) {
  message_->setText(sentence);
  announce(*this, sentence);
}

}  // namespace boardwright::desktop
