// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where on the compare page, and its words.
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/figures/figures_page.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kChoiceWidth = 264, kPageGap = 16;

}  // namespace

ComparePage::ComparePage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      watcher_(new GameWatcher(this)),
      title_(new QLabel),
      game_label_(new QLabel),
      variants_label_(new QLabel),
      start_label_(new QLabel),
      position_label_(new QLabel),
      hint_(new QLabel),
      message_(new QLabel),
      apart_(new QLabel),
      game_box_(new QComboBox),
      start_box_(new QComboBox),
      event_box_(new QComboBox),
      variants_(new QListWidget),
      position_(new QLineEdit),
      open_(new QPushButton),
      take_back_(new QPushButton),
      leave_(new QPushButton),
      roll_(new QPushButton),
      this_event_(new QPushButton),
      chance_label_(new QLabel),
      stage_(new PageStack),
      row_(new QHBoxLayout),
      views_(new QTabWidget),
      tabs_(new QTabWidget),
      moves_(new DifferenceTable),
      parameters_(new ParameterTable),
      figures_(new FiguresPage) {
  setObjectName("compare_page");
  QWidget* boards = build_boards();
  auto* page = new QHBoxLayout(this);
  page->setContentsMargins(kPageGap, 8, kPageGap, kPageGap);
  page->setSpacing(kPageGap);
  page->addWidget(build_choice());
  views_->setObjectName("compare_views");
  views_->setDocumentMode(true);
  views_->addTab(boards, {});
  views_->addTab(figures_, {});
  page->addWidget(views_, 1);
  fill_games();
  join();
  retranslate();
}

ComparePage::~ComparePage() = default;

QWidget* ComparePage::build_boards() {
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
  chance_ = build_chance();
  column->addWidget(chance_);
  column->addWidget(message_);
  auto* split = new QSplitter(Qt::Vertical);
  split->addWidget(upper);
  split->addWidget(tabs_);
  split->setStretchFactor(0, 4);
  split->setStretchFactor(1, 1);
  split->setChildrenCollapsible(false);
  split->setSizes({600, 190});
  return split;
}

QWidget* ComparePage::build_choice() {
  title_->setProperty("role", "title");
  title_->setWordWrap(true);
  hint_->setProperty("role", "muted");
  hint_->setWordWrap(true);
  for (auto* label : {game_label_, variants_label_, start_label_, position_label_}) label->setWordWrap(true);
  game_box_->setObjectName("compare_game");
  start_box_->setObjectName("compare_start");
  variants_->setObjectName("compare_variants");
  position_->setObjectName("compare_position");
  open_->setObjectName("compare_open");
  take_back_->setObjectName("compare_take_back");
  leave_->setObjectName("compare_leave");
  game_label_->setBuddy(game_box_);
  variants_label_->setBuddy(variants_);
  start_label_->setBuddy(start_box_);
  position_label_->setBuddy(position_);
  // Long names are cut rather than make the page wider.
  for (auto* box : {game_box_, start_box_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
  }
  variants_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  variants_->setWordWrap(true);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{title_, game_label_, game_box_, variants_label_})
    column->addWidget(widget);
  column->addWidget(variants_, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{hint_, start_label_, start_box_, position_label_,
                                                         position_, open_, take_back_, leave_})
    column->addWidget(widget);
  return new ColumnScroll(side, kChoiceWidth);
}

QWidget* ComparePage::build_chance() {
  auto* bar = new QWidget;
  bar->setObjectName("compare_chance");
  event_box_->setObjectName("compare_event");
  roll_->setObjectName("compare_roll");
  this_event_->setObjectName("compare_this_event");
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->addStretch(1);
  for (QWidget* widget : std::initializer_list<QWidget*>{chance_label_, roll_, event_box_, this_event_})
    row->addWidget(widget);
  row->addStretch(1);
  bar->hide();
  return bar;
}

void ComparePage::join() {
  connect(watcher_, &GameWatcher::changed, this, &ComparePage::take_saved);
  connect(figures_, &FiguresPage::game_wanted, this, &ComparePage::game_wanted);
  connect(game_box_, &QComboBox::activated, this,
          [this](int index) { choose_game(game_box_->itemData(index).toString().toStdString()); });
  connect(variants_, &QListWidget::itemChanged, this, &ComparePage::checked);
  connect(start_box_, &QComboBox::activated, this, [this](int index) {
    if (!games_ || index < 0) return;
    games_->start_from(static_cast<std::size_t>(index));
    say({});
    refresh();
  });
  connect(position_, &QLineEdit::returnPressed, this, [this] {
    const auto set = set_position(position_->text().trimmed().toStdString());
    if (!set) say(refusal_words(set.error()));
  });
  connect(open_, &QPushButton::clicked, this, &ComparePage::ask_open);
  connect(take_back_, &QPushButton::clicked, this, &ComparePage::take_back);
  connect(leave_, &QPushButton::clicked, this, &ComparePage::left);
  connect(roll_, &QPushButton::clicked, this, [this] { let_chance_play(false); });
  connect(this_event_, &QPushButton::clicked, this, [this] { let_chance_play(true); });
  connect(moves_, &DifferenceTable::chosen_changed, this, &ComparePage::refresh_marks);
  connect(moves_, &DifferenceTable::play_wanted, this, &ComparePage::play);
  connect(new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
          &QShortcut::activated, this, &ComparePage::take_back);
}

void ComparePage::fill_games() {
  game_box_->clear();
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty() || plays_apart(*game) || game->variants().size() < 2) continue;
    game_box_->addItem(QString::fromStdString(game->name(spoken_language())),
                       QString::fromStdString(game->id()));
    if (game == game_) game_box_->setCurrentIndex(game_box_->count() - 1);
  }
}

void ComparePage::fill_variants() {
  const QSignalBlocker quiet(variants_);
  const auto names = checked_names();
  variants_->clear();
  if (game_ == nullptr) return;
  for (const Variant& variant : game_->variants()) {
    const QString id = QString::fromStdString(game_->id() + "/" + variant.id);
    auto* item = new QListWidgetItem(QString::fromStdString(game_->variant_name(spoken_language(), variant)));
    item->setData(Qt::UserRole, id);
    item->setToolTip(QString::fromStdString(game_->variant_summary(spoken_language(), variant)));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
    variants_->addItem(item);
  }
  check_names(names);
}

void ComparePage::retranslate() {
  title_->setText(title());
  game_label_->setText(tr("Ga&me:"));
  variants_label_->setText(tr("Variant&s, two to four:"));
  hint_->setText(tr("A move on one board is made on every board that allows it."));
  start_label_->setText(tr("From the start o&f:"));
  position_label_->setText(tr("From a p&osition:"));
  open_->setText(tr("Run a re&cord…"));
  take_back_->setText(tr("&Take back"));
  leave_->setText(tr("&Leave"));
  roll_->setText(tr("Let chance &decide"));
  this_event_->setText(tr("This on&e"));
  chance_label_->setText(tr("Chance is on turn:"));
  event_box_->setAccessibleName(tr("What chance may bring"));
  views_->setTabText(0, tr("Boards"));
  views_->setTabText(1, tr("Figures"));
  fill_games();
  fill_variants();
  fill_starts();
  variants_->setAccessibleName(variants_label_->text().remove('&'));
  if (games_) {
    refresh();
  } else {
    show_apart();
  }
}

void ComparePage::show_figures() { views_->setCurrentWidget(figures_); }

QString ComparePage::names_of(const std::vector<bool>& sides) const {
  QStringList letters;
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (sides[side]) letters << side_letter(side);
  return letters.join(", ");
}

void ComparePage::tell_played(const QString& move, const std::vector<bool>& plays,
                              const MoveDifference& before) {
  if (std::find(plays.begin(), plays.end(), false) == plays.end()) return say({});
  QStringList sentences{tr("%1 was made on %2.").arg(move, names_of(plays))};
  for (const DifferingMove& differing : before.moves)
    if (QString::fromStdString(differing.text) == move)
      sentences << DifferenceTable::refusals(differing, sides_);
  say(sentences.join(' '));
}

QString ComparePage::parting_words(const RecordRun& run, const Record& record) const {
  using How = Parting::How;
  const auto plies = static_cast<int>(run.parting.plies);
  const QString same = tr("The same for %1 moves.").arg(plies);
  QStringList sentences;
  switch (run.parting.how) {
    case How::kNot: return tr("The same to the end of the record, for %1 moves.").arg(plies);
    case How::kStart:
      sentences << tr("Not every rule set can start where the record does.");
      for (const CompareSide* side : sides_)
        if (const auto& why = run.sides[side->number()].no_start)
          sentences << QString::fromStdString(
              no_counterpart_text(spoken_language(), *why, side->name().toStdString()));
      break;
    case How::kMove: {
      sentences << same
                << tr("Next is %1.").arg(QString::fromStdString(record.moves[run.parting.plies].text));
      for (const DifferingMove& move : moves_->difference().moves)
        if (move.text == record.moves[run.parting.plies].text)
          sentences << DifferenceTable::refusals(move, sides_);
      break;
    }
    case How::kPosition:
      sentences << same
                << tr("The last of them, %1, leads to different positions.")
                       .arg(QString::fromStdString(record.moves[run.parting.plies - 1].text));
      break;
    case How::kResult:
      sentences << same << tr("Then the results differ.");
      for (const CompareSide* side : sides_) {
        const GameLine* line = games_->line(side->number());
        sentences << label_and_value(side_letter(side->number()), line != nullptr && line->result()
                                                                      ? side->ended(*line->result())
                                                                      : tr("The game goes on."));
      }
      break;
  }
  return sentences.join(' ');
}

void ComparePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
