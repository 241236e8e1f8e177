// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/start_page.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/enter/sheet_draft.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/start/card_grid.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/row_list.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideWidth = 320, kPageMargin = 24, kHeadGap = 16;
constexpr std::size_t kMostMatches = 5;
const QString kSheetRow = QStringLiteral("score sheet");  // no match is called so

QLabel* titled(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setProperty("role", "heading");
  return label;
}

}  // namespace

StartPage::StartPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      cards_(new CardGrid(catalogue_)),
      search_(new QLineEdit),
      filter_(new QComboBox),
      none_(new QLabel),
      table_title_(titled("table_title")),
      table_game_(new QLabel),
      table_clocks_(new QLabel),
      matches_title_(titled("matches_title")),
      records_title_(titled("records_title")),
      message_(new QLabel),
      side_(new QWidget),
      table_card_(new QFrame),
      beside_(new ColumnScroll(nullptr, kSideWidth)),
      room_(new ColumnScroll),
      all_(new QPushButton),
      back_(new QPushButton),
      club_button_(new QPushButton),
      evening_(new QPushButton),
      open_(new QPushButton),
      matches_(new RowList),
      record_rows_(new RowList) {
  covers_.set_cards(cards_->cards());
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPageMargin, 8, kPageMargin, kPageMargin);
  row->setSpacing(kPageMargin);
  row->addWidget(build_games(), 1);
  row->addWidget(beside_);
  build_side();
  place_side();
  join();
  retranslate();
}

void StartPage::join() {
  room_->viewport()->installEventFilter(this);
  connect(search_, &QLineEdit::textChanged, this, &StartPage::look_for_games);
  connect(filter_, &QComboBox::currentIndexChanged, this, &StartPage::look_for_games);
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    if (const auto shown = shown_cards(); !shown.empty()) shown.front()->main_button().click();
  });
  connect(all_, &QPushButton::clicked, this, [this] {
    search_->clear();
    filter_->setCurrentIndex(0);
    search_->setFocus();
  });
  connect(cards_, &CardGrid::laid_out, this, &StartPage::show_whether_any);
  connect(cards_, &CardGrid::gone_to, this, [this](GameCard* card) { room_->ensureWidgetVisible(card); });
  connect(cards_, &CardGrid::typed, this, [this](const QString& text) {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->setText(text);
  });
  connect(cards_, &CardGrid::play_wanted, this, &StartPage::play_wanted);
  connect(cards_, &CardGrid::lessons_wanted, this, &StartPage::lessons_wanted);
  connect(cards_, &CardGrid::variant_wanted, this, &StartPage::variant_wanted);
  connect(cards_, &CardGrid::details_wanted, this, &StartPage::details_wanted);
  connect(&covers_, &CoverLoader::told, this, [this] {
    if (filter_->currentIndex() > 0) cards_->lay_out();
  });
  connect(&covers_, &CoverLoader::renewed, cards_, &CardGrid::lay_out);
  connect(&covers_, &CoverLoader::completed, this, &StartPage::completed);
  connect(back_, &QPushButton::clicked, this, &StartPage::back_wanted);
  connect(club_button_, &QPushButton::clicked, this, &StartPage::club_wanted);
  connect(evening_, &QPushButton::clicked, this, &StartPage::evening_wanted);
  connect(open_, &QPushButton::clicked, this, &StartPage::open_wanted);
  connect(matches_, &RowList::chosen, this, [this](const QString& match) {
    if (match == kSheetRow) return emit sheet_wanted();
    emit match_wanted(match);
  });
  connect(record_rows_, &RowList::chosen, this, &StartPage::record_wanted);
}

QWidget* StartPage::build_games() {
  search_->setObjectName("search");
  search_->setClearButtonEnabled(true);
  search_->setMinimumWidth(140);
  filter_->setObjectName("filter");
  using Filter = CardGrid::Filter;
  for (const Filter filter :
       {Filter::kAll, Filter::kNoLuck, Filter::kLuck, Filter::kOpen, Filter::kHidden, Filter::kShort})
    filter_->addItem(QString(), static_cast<int>(filter));
  auto* head = new QHBoxLayout;
  head->setContentsMargins(0, 0, kScrollRoom, 0);
  head->setSpacing(8);
  head->addWidget(search_, 1);
  head->addWidget(filter_);
  head->addSpacing(8);
  head->addWidget(club_button_);
  head->addWidget(evening_);
  head->addWidget(open_);

  room_->setWidget(build_cards());
  room_->setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  auto* side = new QWidget;
  auto* whole = new QVBoxLayout(side);
  whole->setContentsMargins({});
  whole->setSpacing(kHeadGap);
  whole->addLayout(head);
  whole->addWidget(room_, 1);
  return side;
}

QWidget* StartPage::build_cards() {
  none_->setObjectName("no_games");
  none_->setProperty("role", "muted");
  none_->setWordWrap(true);
  all_->setObjectName("all_games");
  auto* cards = new QWidget;
  auto* column = cards_column_ = new QVBoxLayout(cards);
  column->setContentsMargins(0, 0, kScrollRoom, 0);
  column->setSpacing(12);
  column->addWidget(cards_);
  column->addWidget(none_);
  column->addWidget(all_, 0, Qt::AlignLeft);
  column->addStretch(1);
  return cards;
}

void StartPage::build_side() {
  table_card_->setObjectName("card");
  table_game_->setObjectName("table_game");
  table_game_->setProperty("role", "title");
  table_game_->setWordWrap(true);
  table_clocks_->setObjectName("table_clocks");
  table_clocks_->hide();
  back_->setObjectName("back_to_game");
  back_->setProperty("primary", true);
  club_button_->setObjectName("start_club");
  evening_->setObjectName("start_evening");
  open_->setObjectName("start_open");
  message_->setObjectName("start_message");
  message_->setProperty("role", "wrong");
  message_->setWordWrap(true);
  auto* table = new QVBoxLayout(table_card_);
  table->setContentsMargins(14, 12, 14, 14);
  table->setSpacing(6);
  table->addWidget(table_title_);
  table->addWidget(table_game_);
  table->addWidget(table_clocks_);
  table->addWidget(back_, 0, Qt::AlignLeft);
  auto* column = new QVBoxLayout(side_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(message_);
  column->addWidget(table_card_);
  column->addWidget(matches_title_);
  column->addWidget(matches_);
  column->addSpacing(8);
  column->addWidget(records_title_);
  column->addWidget(record_rows_);
  column->addStretch();
  set_game({});
  say({});
}

void StartPage::place_side() {
  const bool beside = width() >= GameCard::kWidth + kSideWidth + 4 * kPageMargin;
  const bool wanted =
      !game_.isEmpty() || !message_->text().isEmpty() || matches_->count() > 0 || record_rows_->count() > 0;
  if (beside && beside_->widget() == nullptr) {
    cards_column_->removeWidget(side_);
    beside_->setWidget(side_);
  } else if (!beside && cards_column_->indexOf(side_) < 0) {
    if (beside_->widget() != nullptr) beside_->takeWidget();
    cards_column_->insertWidget(0, side_);
  }
  side_->setVisible(wanted);
  beside_->setVisible(wanted && beside);
}

// One card must have room in it, not as many as stand side by side now.
QSize StartPage::minimumSizeHint() const {
  return {cards_->least_width() + 2 * kPageMargin + 2 * kScrollRoom, Page::minimumSizeHint().height()};
}

void StartPage::resizeEvent(QResizeEvent* event) {
  place_side();
  Page::resizeEvent(event);
}

void StartPage::set_game(const QString& name) {
  game_ = name;
  table_game_->setText(name);
  table_card_->setVisible(!name.isEmpty());
  place_side();
}

void StartPage::set_clocks(const QString& clocks) {
  if (table_clocks_->text() == clocks) return;
  table_clocks_->setText(clocks);
  table_clocks_->setVisible(!clocks.isEmpty());
}

void StartPage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  place_side();
}

void StartPage::use_club(const std::shared_ptr<Club>& club) {
  club_ = club;
  list_matches();
}

void StartPage::list_matches() {
  std::vector<RowList::Row> rows;
  // One that can't be read says so where it is taken up.
  if (const auto sheet = SheetDraft().read(); sheet && *sheet) {
    QStringList names;
    for (const auto& [seat, name] : (*sheet)->players) names << QString::fromStdString(name);
    rows.push_back({kSheetRow, names.isEmpty() ? tr("Score sheet") : names.join(QStringLiteral(" – ")),
                    game_title(catalogue_, (*sheet)->game, (*sheet)->variant, false) + QStringLiteral(" · ") +
                        tr("from a score sheet")});
  }
  const std::size_t most = rows.size() + kMostMatches;
  if (club_) {
    auto matches = club_->matches().unfinished();
    if (!matches) say(refusal_words(matches.error()));
    if (matches)
      std::stable_sort(matches->begin(), matches->end(),
                       [](const MatchInfo& a, const MatchInfo& b) { return a.last > b.last; });
    for (const auto& match : matches.value_or(std::vector<MatchInfo>())) {
      if (match.handed_over || !match.problem.empty()) continue;  // the club page lists those too
      if (rows.size() == most) break;
      rows.push_back({QString::fromStdString(match.match), opponents(match.header.seats, match.names),
                      game_title(catalogue_, match.header.game, match.header.variant, match.header.by_hand) +
                          QStringLiteral(" · ") + short_time(match.last)});
    }
  }
  matches_->set_rows(rows);
  matches_->setVisible(!rows.empty());
  matches_title_->setVisible(!rows.empty());
  club_button_->setVisible(club_ != nullptr);
  evening_->setVisible(club_ != nullptr);
  place_side();
}

void StartPage::set_records(const QStringList& files) {
  records_ = files;
  list_records();
}

void StartPage::list_records() {
  std::vector<RowList::Row> rows;
  for (const QString& name : records_) {
    const QFileInfo file(name);
    rows.push_back({name, file.fileName(), file.absolutePath(), true, name});
  }
  record_rows_->set_rows(rows);
  record_rows_->setVisible(!rows.empty());
  records_title_->setVisible(!rows.empty());
  place_side();
}

void StartPage::retranslate() {
  search_->setPlaceholderText(tr("Find a game"));
  search_->setAccessibleName(tr("Find a game"));
  filter_->setAccessibleName(tr("Which games"));
  const QStringList filters{tr("All games"),      tr("Without luck"),        tr("With luck"),
                            tr("Nothing hidden"), tr("Something is hidden"), tr("Half an hour at most")};
  for (int i = 0; i < filter_->count(); ++i) filter_->setItemText(i, filters[i]);
  all_->setText(tr("Show all games"));
  none_->setText(cards_->cards().empty()
                     ? tr("No game was found. BOARDWRIGHT_GAMES names folders that hold some.")
                     : tr("No game fits what you look for."));
  table_title_->setText(tr("On the table"));
  back_->setText(tr("Back to the game"));
  matches_title_->setText(tr("Unfinished matches"));
  records_title_->setText(tr("Recent records"));
  club_button_->setText(tr("Club…"));
  evening_->setText(tr("Evening…"));
  evening_->setToolTip(tr("The club's tournaments, and a new one"));
  open_->setText(tr("Open record…"));
  cards_->retranslate();
  list_matches();
  list_records();
  look_for_games();
}

void StartPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void StartPage::showEvent(QShowEvent* event) {
  Page::showEvent(event);
  list_matches();
  cards_->order();
  covers_.begin(cards_->cards());
}

void StartPage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  cards_->set_catalogue(catalogue);
  covers_.set_cards(cards_->cards());
  look_for_games();  // a search meets other names
}

void StartPage::set_theme(const Theme&) { cards_->refresh_pictures(); }

std::vector<GameCard*> StartPage::shown_cards() const { return cards_->shown(); }

void StartPage::look_for_games() {
  cards_->look_for(search_->text(), static_cast<CardGrid::Filter>(filter_->currentData().toInt()));
}

void StartPage::show_whether_any() {
  const bool any = !shown_cards().empty();
  cards_->setVisible(any);
  none_->setVisible(!any);
  all_->setVisible(!any && !cards_->cards().empty());
}

void StartPage::focus_first() {
  if (const auto shown = shown_cards(); !shown.empty()) {
    shown.front()->main_button().setFocus(Qt::OtherFocusReason);
  } else {
    search_->setFocus(Qt::OtherFocusReason);
  }
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == room_->viewport() && event->type() == QEvent::Resize)
    cards_->fit_into(room_->viewport()->width() - kScrollRoom);
  return Page::eventFilter(watched, event);
}

}  // namespace boardwright::desktop
