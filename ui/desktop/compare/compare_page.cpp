// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_page.hpp"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QShortcut>
#include <QTabWidget>
#include <algorithm>

#include "framework/record/replay.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/compare/compare_choice.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/pair_in_step.hpp"
#include "ui/desktop/figures/figures_page.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kChoiceWidth = 264, kPageGap = 16;

}  // namespace

ComparePage::ComparePage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      watcher_(new GameWatcher(this)),
      choice_(new CompareChoice),
      boards_(new CompareBoards),
      figures_(new FiguresPage),
      views_(new QTabWidget) {
  setObjectName("compare_page");
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(kPageGap, 8, kPageGap, kPageGap);
  page->setSpacing(kPageGap);
  page->addWidget(new ColumnScroll(choice_, kChoiceWidth));
  views_->setObjectName("compare_views");
  views_->setDocumentMode(true);
  views_->addTab(boards_, {});
  views_->addTab(figures_, {});
  page->addWidget(views_, 1);
  choice_->offer_games(catalogue_);
  join();
  retranslate();
}

ComparePage::~ComparePage() = default;

void ComparePage::join() {
  connect(watcher_, &GameWatcher::changed, this, &ComparePage::take_saved);
  connect(figures_, &FiguresPage::game_wanted, this, &ComparePage::game_wanted);
  connect(choice_, &CompareChoice::game_chosen, this, &ComparePage::choose_game);
  connect(choice_, &CompareChoice::variants_chosen, this, &ComparePage::take_choice);
  connect(choice_, &CompareChoice::too_many, this,
          [this] { say(tr("Four rule sets side by side are the most.")); });
  connect(choice_, &CompareChoice::start_chosen, boards_, &CompareBoards::start_from);
  connect(choice_, &CompareChoice::position_entered, this, [this](const std::string& text) {
    if (const auto set = boards_->set_position(text); !set) say(refusal_words(set.error()));
  });
  connect(choice_, &CompareChoice::open_wanted, this, &ComparePage::ask_open);
  connect(choice_, &CompareChoice::take_back_wanted, boards_, &CompareBoards::take_back);
  connect(choice_, &CompareChoice::leave_wanted, this, &ComparePage::left);
  connect(boards_, &CompareBoards::changed, this,
          [this] { choice_->show_games(boards_->games(), boards_->looked_at()); });
  connect(new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
          &QShortcut::activated, boards_, &CompareBoards::take_back);
}

void ComparePage::begin(const std::string& game, const std::string& variant) {
  if (game.empty() && game_ != nullptr) return;
  std::string name = variant.empty() ? game : game + "/" + variant;
  if (!choice_->offers(game)) name = choice_->first_game();  // it has no two variants
  if (name.empty()) return say(tr("Choose two variants to compare."));
  const auto entry = find(name);
  if (!entry) return say(refusal_words(entry.error()));
  const auto names = pair_in_step(*entry);
  if (const auto compared = compare(names); !compared) return say(refusal_words(compared.error()));
  if (names.front() != entry->name())
    say(tr("No other variant is on the board of %1: these two can be played in step.")
            .arg(QString::fromStdString(game_->variant_name(spoken_language(), *entry->variant))));
}

void ComparePage::choose_game(const std::string& id) {
  if (game_ == nullptr || game_->id() != id) begin(id);
}

Result<void> ComparePage::add_to(std::vector<RuleSet>& sets, const std::string& name) {
  auto entry = find(name);
  if (!entry) return fail(entry.error());
  if (!sets.empty() && entry->game != sets.front().entry.game)
    return fail(name + " is another game than " + sets.front().entry.name());
  auto rules = entry->create();
  if (!rules) return fail(rules.error());
  sets.push_back({*entry, std::move(*rules), entry->name()});
  return {};
}

Result<void> ComparePage::compare(const std::vector<std::string>& names) {
  std::vector<RuleSet> sets;
  for (const auto& name : names)
    if (auto added = add_to(sets, name); !added) return added;
  if (sets.size() < 2 || sets.size() > kMostSides) return fail("expected two to four variants");
  game_ = sets.front().entry.game;
  sets_ = std::move(sets);
  watcher_->follow(game_->file());
  show_sets();
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
  const SideBySide* games = boards_->games();
  const GameLine* first = games != nullptr ? games->line(0) : nullptr;
  const std::string position = first != nullptr ? first->now().text() : std::string();
  const bool started = games != nullptr && games->can_take_back();
  if (auto compared = compare(names); !compared) return compared;
  // Where the boards stood before, if the new ones can.
  if (started) static_cast<void>(boards_->set_position(position));
  return {};
}

/// Those that are chosen: none or one as long as somebody changes the choice.
void ComparePage::show_sets() {
  std::vector<std::string> names;
  for (const RuleSet& set : sets_) names.push_back(set.label);
  boards_->show_rules(sets_);
  figures_->set_rule_sets(sets_);
  choice_->offer(catalogue_, game_);
  choice_->check(names);
  choice_->offer_starts(boards_->side_names());
}

void ComparePage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  saved_.reset();
  const auto now = game_ != nullptr ? find(game_->id()) : fail(std::string());
  if (!now || now->game == game_) return choice_->offer_games(catalogue_);
  game_ = now->game;
  std::vector<std::string> names;
  bool changeable = false;
  for (const RuleSet& set : sets_) {
    changeable = changeable || set.entry.variant->is_own();
    if (find(set.entry.name())) names.push_back(set.entry.name());
  }
  if (changeable || !plays_as_before()) {
    if (names.size() < 2 || !go_on_with(names)) begin(game_->id());
    return;
  }
  for (RuleSet& set : sets_) set.entry = Entry{game_, game_->variant(set.entry.variant->id)};
  choice_->offer(catalogue_, game_);
}

/// Whether the game, read again, has the rules that the boards have: its file may have been saved, or another package of
/// it installed.
bool ComparePage::plays_as_before() const {
  for (const RuleSet& set : sets_) {
    const auto before = set.entry.game->library(), now = game_->library();
    const Variant* variant = game_->variant(set.entry.variant->id);
    if (!before || !now || (*before)->hash() != (*now)->hash() || variant == nullptr) return false;
    const auto rules = game_->create(*variant);
    if (!rules || (*rules)->parameters() != set.rules->parameters()) return false;
  }
  return true;
}

void ComparePage::take_choice(const std::vector<std::string>& now) {
  // Those that stay keep their places and colours; a new one comes last.
  std::vector<std::string> names;
  for (const RuleSet& set : sets_)
    if (std::find(now.begin(), now.end(), set.label) != now.end()) names.push_back(set.label);
  for (const auto& name : now)
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  if (names.size() < 2) {
    sets_.clear();
    for (const auto& name : names)
      if (const auto added = add_to(sets_, name); !added) return say(refusal_words(added.error()));
    show_sets();
    return say(tr("Choose a second variant to compare with."));
  }
  if (std::equal(names.begin(), names.end(), sets_.begin(), sets_.end(),
                 [](const std::string& name, const RuleSet& set) { return name == set.label; }))
    return;
  if (const auto compared = go_on_with(names); !compared) return say(refusal_words(compared.error()));
}

void ComparePage::ask_open() {
  const QString name = QFileDialog::getOpenFileName(
      this, tr("Run a record"), {},
      tr("Records") + " (*.txt *.record *.sgf *.pgn *.bwr);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  if (const auto run = open_record(name.toStdString()); !run) say(refusal_words(run.error()));
}

Result<void> ComparePage::open_record(const std::filesystem::path& file) {
  if (boards_->games() == nullptr) return fail("there are no boards to run it on");
  const std::string otherwise = sets_.front().label;
  const auto games = open_records_file(file, catalogue_, {{}, otherwise});
  if (!games) return fail(games.error());
  const auto& opened = games->front();
  if (!opened) return fail(opened.error());
  if (opened->game != game_)
    return fail(file.string() + ": it is of " + opened->game->id() + ", not of " + game_->id());
  return boards_->run(*opened);
}

void ComparePage::focus_first() {
  if (boards_->sides().empty()) return choice_->focus_first();
  boards_->sides().front()->board().setFocus(Qt::OtherFocusReason);
}

void ComparePage::set_theme(const Theme& theme) {
  boards_->set_theme(theme);
  figures_->set_theme(theme);
}

void ComparePage::set_habits(const BoardHabits& habits) { boards_->set_habits(habits); }
void ComparePage::show_figures() { views_->setCurrentWidget(figures_); }
QString ComparePage::title() const { return tr("Rule sets side by side"); }

void ComparePage::retranslate() {
  views_->setTabText(0, tr("Boards"));
  views_->setTabText(1, tr("Figures"));
  choice_->rename_starts(boards_->side_names());
}

void ComparePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
