// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/start_page.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/column_scroll.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/row_list.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSideWidth = 320, kPageMargin = 24, kScrollRoom = 8, kCardGap = 16, kWidestCard = 640;
constexpr std::size_t kMostMatches = 5;
constexpr std::uint32_t kShortGame = 30;  // minutes

QLabel* titled(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(name);
  label->setProperty("role", "heading");
  return label;
}

}  // namespace

StartPage::StartPage(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      catalogue_(catalogue),
      search_(new QLineEdit),
      filter_(new QComboBox),
      room_(new ColumnScroll),
      none_(new QLabel),
      table_title_(titled("table_title")),
      table_game_(new QLabel),
      matches_title_(titled("matches_title")),
      records_title_(titled("records_title")),
      message_(new QLabel),
      side_(new QWidget),
      table_card_(new QFrame),
      all_(new QPushButton),
      back_(new QPushButton),
      club_button_(new QPushButton),
      open_(new QPushButton),
      matches_(new RowList),
      record_rows_(new RowList),
      waiting_(catalogue.games().size()) {
  for (const bool broken : {false, true})  // those that can't be played come last
    for (const auto& game : catalogue.games()) {
      if (game->file_problems().empty() == broken) continue;
      auto* card = new GameCard(game, this);
      cards_.push_back(card);
      connect(card, &GameCard::play_wanted, this, &StartPage::play_wanted);
      connect(card, &GameCard::lessons_wanted, this, &StartPage::lessons_wanted);
      connect(card, &GameCard::variant_wanted, this, &StartPage::variant_wanted);
      connect(card, &GameCard::details_wanted, this, &StartPage::details_wanted);
      for (auto* button : card->findChildren<QPushButton*>()) button->installEventFilter(this);
    }
  thread_.setMaxThreadCount(1);
  room_->viewport()->installEventFilter(this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kPageMargin, 8, kPageMargin, kPageMargin);
  row->setSpacing(kPageMargin);
  row->addWidget(build_games(), 1);
  row->addWidget(build_side());
  connect(search_, &QLineEdit::textChanged, this, [this] { lay_out(true); });
  connect(filter_, &QComboBox::currentIndexChanged, this, [this] { lay_out(true); });
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    if (const auto shown = shown_cards(); !shown.empty()) shown.front()->main_button().click();
  });
  connect(all_, &QPushButton::clicked, this, [this] {
    search_->clear();
    filter_->setCurrentIndex(0);
    search_->setFocus();
  });
  connect(back_, &QPushButton::clicked, this, &StartPage::back_wanted);
  connect(club_button_, &QPushButton::clicked, this, &StartPage::club_wanted);
  connect(open_, &QPushButton::clicked, this, &StartPage::open_wanted);
  connect(matches_, &RowList::chosen, this, &StartPage::match_wanted);
  connect(record_rows_, &RowList::chosen, this, &StartPage::record_wanted);
  retranslate();
}

StartPage::~StartPage() {
  thread_.clear();
  thread_.waitForDone();  // a library that is being looked into can't be left behind
}

QWidget* StartPage::build_games() {
  search_->setObjectName("search");
  search_->setClearButtonEnabled(true);
  search_->setMinimumWidth(220);
  filter_->setObjectName("filter");
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
  head->addWidget(open_);

  none_->setObjectName("no_games");
  none_->setProperty("role", "muted");
  none_->setWordWrap(true);
  all_->setObjectName("all_games");
  auto* cards = new QWidget;
  auto* column = new QVBoxLayout(cards);
  column->setContentsMargins(0, 0, kScrollRoom, 0);
  column->setSpacing(12);
  grid_ = new QGridLayout;
  grid_->setSpacing(kCardGap);
  column->addLayout(grid_);
  column->addWidget(none_);
  column->addWidget(all_, 0, Qt::AlignLeft);
  column->addStretch(1);
  room_->setWidget(cards);
  room_->setFocusPolicy(Qt::NoFocus);  // what is in it has the focus, and comes into view with it
  auto* side = new QWidget;
  auto* whole = new QVBoxLayout(side);
  whole->setContentsMargins({});
  whole->setSpacing(kCardGap);
  whole->addLayout(head);
  whole->addWidget(room_, 1);
  return side;
}

QWidget* StartPage::build_side() {
  table_card_->setObjectName("card");
  table_game_->setObjectName("table_game");
  table_game_->setProperty("role", "title");
  table_game_->setWordWrap(true);
  back_->setObjectName("back_to_game");
  back_->setProperty("primary", true);
  club_button_->setObjectName("start_club");
  open_->setObjectName("start_open");
  message_->setObjectName("start_message");
  message_->setProperty("role", "wrong");
  message_->setWordWrap(true);
  auto* table = new QVBoxLayout(table_card_);
  table->setContentsMargins(14, 12, 14, 14);
  table->setSpacing(6);
  table->addWidget(table_title_);
  table->addWidget(table_game_);
  table->addWidget(back_, 0, Qt::AlignLeft);
  side_->setFixedWidth(kSideWidth);
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
  return side_;
}

void StartPage::show_side() {
  side_->setVisible(!game_.isEmpty() || !message_->text().isEmpty() || matches_->count() > 0 ||
                    record_rows_->count() > 0);
}

void StartPage::set_game(const QString& name) {
  game_ = name;
  table_game_->setText(name);
  table_card_->setVisible(!name.isEmpty());
  show_side();
}

void StartPage::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  show_side();
}

void StartPage::set_club(std::shared_ptr<Club> club) {
  club_ = std::move(club);
  list_matches();
}

void StartPage::list_matches() {
  std::vector<RowList::Row> rows;
  if (club_) {
    auto matches = club_->unfinished();
    if (!matches) say(QString::fromStdString(matches.error()));
    if (matches)
      std::stable_sort(matches->begin(), matches->end(),
                       [](const MatchInfo& a, const MatchInfo& b) { return a.last > b.last; });
    for (const auto& match : matches.value_or(std::vector<MatchInfo>())) {
      if (match.handed_over || !match.problem.empty()) continue;  // the club page lists those too
      if (rows.size() == kMostMatches) break;
      rows.push_back({QString::fromStdString(match.match), opponents(match.header.seats, match.names),
                      game_title(catalogue_, match.header.game, match.header.variant, match.header.by_hand) +
                          QStringLiteral(" · ") + short_time(match.last)});
    }
  }
  matches_->set_rows(rows);
  matches_->setVisible(!rows.empty());
  matches_title_->setVisible(!rows.empty());
  club_button_->setVisible(club_ != nullptr);
  show_side();
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
  show_side();
}

void StartPage::show_games_anew() {
  for (GameCard* card : cards_)
    for (const auto& game : catalogue_.games())
      if (game->id() == card->game().id()) card->set_game(game);
  lay_out(true);  // a search meets other names
}

void StartPage::set_theme() {
  for (GameCard* card : cards_) card->refresh_picture();
}

void StartPage::retranslate() {
  search_->setPlaceholderText(tr("Find a game"));
  search_->setAccessibleName(tr("Find a game"));
  filter_->setAccessibleName(tr("Which games"));
  const QStringList filters{tr("All games"),      tr("Without luck"),        tr("With luck"),
                            tr("Nothing hidden"), tr("Something is hidden"), tr("Half an hour at most")};
  for (int i = 0; i < filter_->count(); ++i) filter_->setItemText(i, filters[i]);
  all_->setText(tr("Show all games"));
  none_->setText(cards_.empty() ? tr("No game was found. BOARDWRIGHT_GAMES names folders that hold some.")
                                : tr("No game fits what you look for."));
  table_title_->setText(tr("On the table"));
  back_->setText(tr("Back to the game"));
  matches_title_->setText(tr("Unfinished matches"));
  records_title_->setText(tr("Recent records"));
  club_button_->setText(tr("Club…"));
  open_->setText(tr("Open record…"));
  for (GameCard* card : cards_) card->retranslate();
  list_matches();
  list_records();
  lay_out(true);
}

bool StartPage::fits(const GameCard& card) const {
  for (const QString& word : search_->text().split(' ', Qt::SkipEmptyParts))
    if (!card.searched_words().contains(word, Qt::CaseInsensitive)) return false;
  const auto filter = static_cast<Filter>(filter_->currentData().toInt());
  if (filter == Filter::kAll) return true;
  const NumberRange& minutes = card.game().data().minutes;
  if (filter == Filter::kShort) return minutes.is_known() && minutes.to <= kShortGame;
  if (card.broken() || !card.cover()) return false;
  const Cover& known = *card.cover();
  switch (filter) {
    case Filter::kNoLuck: return !known.chance;
    case Filter::kLuck: return known.chance;
    case Filter::kOpen: return !known.hidden;
    default: return known.hidden;
  }
}

std::vector<GameCard*> StartPage::shown_cards() const {
  std::vector<GameCard*> shown;
  std::copy_if(cards_.begin(), cards_.end(), std::back_inserter(shown),
               [this](const GameCard* card) { return fits(*card); });
  return shown;
}

void StartPage::lay_out(bool always) {
  const auto shown = shown_cards();
  const int count = std::max(1, static_cast<int>(shown.size()));
  const int room = room_->viewport()->width() - kScrollRoom;
  const int most = std::clamp((room + kCardGap) / (GameCard::kWidth + kCardGap), 1, count);
  const int rows = (count + most - 1) / most;
  const int columns = (count + rows - 1) / rows;  // four cards are two and two rather than three and one
  if (!always && columns == columns_) return;
  columns_ = columns;
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  for (int column = 0; column < grid_->columnCount(); ++column) grid_->setColumnStretch(column, 0);
  int index = 0;
  for (GameCard* card : cards_) {
    const bool fitting = std::find(shown.begin(), shown.end(), card) != shown.end();
    card->setVisible(fitting);
    if (!fitting) continue;
    card->setMaximumWidth(kWidestCard);
    grid_->addWidget(card, index / columns, index % columns);
    ++index;
  }
  // Cards of a half-filled row are as wide as the others; on a wall they stay together.
  for (int column = 0; column < columns; ++column) grid_->setColumnStretch(column, kWidestCard);
  const int spare = room - columns * (kWidestCard + kCardGap);
  grid_->setColumnStretch(columns, std::max(0, spare));
  none_->setVisible(shown.empty());
  all_->setVisible(shown.empty() && !cards_.empty());
}

void StartPage::load_covers() {
  if (std::exchange(asked_, true)) return;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    // The card lives as long as this page, which waits for the thread.
    thread_.start([this, card = cards_[i], game = cards_[i]->shared_game()] {
      auto cover = cover_of(*game);
      QMetaObject::invokeMethod(
          this,
          [this, card, cover = std::move(cover)] {
            card->set_cover(cover);
            --waiting_;
            if (filter_->currentIndex() > 0) lay_out(true);
            if (complete()) emit completed();
          },
          Qt::QueuedConnection);
    });
  }
}

void StartPage::focus_first() {
  if (const auto shown = shown_cards(); !shown.empty()) {
    shown.front()->main_button().setFocus(Qt::OtherFocusReason);
  } else {
    search_->setFocus(Qt::OtherFocusReason);
  }
}

GameCard* StartPage::next_card(const GameCard* from, int key) const {
  const auto shown = shown_cards();
  const auto found = std::find(shown.begin(), shown.end(), from);
  if (found == shown.end()) return nullptr;
  const std::ptrdiff_t step = key == Qt::Key_Left    ? -1
                              : key == Qt::Key_Right ? 1
                              : key == Qt::Key_Up    ? -columns_
                                                     : columns_;
  const std::ptrdiff_t to = found - shown.begin() + step;
  return to < 0 || to >= static_cast<std::ptrdiff_t>(shown.size()) ? nullptr
                                                                   : shown[static_cast<std::size_t>(to)];
}

// On the cards' buttons: arrows go from card to card, letters begin a search.
bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == room_->viewport()) {
    if (event->type() == QEvent::Resize) lay_out(false);
    return false;
  }
  if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool arrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
  if (arrow && (key->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier) {
    const auto card = std::find_if(cards_.begin(), cards_.end(), [&](const GameCard* one) {
      return one->isAncestorOf(static_cast<QWidget*>(watched));
    });
    if (card == cards_.end()) return false;
    if (GameCard* next = next_card(*card, key->key())) {
      next->main_button().setFocus(Qt::TabFocusReason);
      room_->ensureWidgetVisible(next);
    }
    return true;
  }
  const QString text = key->text();
  if (!text.isEmpty() && text.front().isLetterOrNumber() &&
      (key->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier) {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->setText(text);
    return true;
  }
  return false;
}

void StartPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  list_matches();
  load_covers();
}

}  // namespace boardwright::desktop
