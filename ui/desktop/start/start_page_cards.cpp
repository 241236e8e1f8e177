// SPDX-License-Identifier: GPL-3.0-or-later
//
// The start page's cards: which of them are shown, in how many columns, and the way from one to another.
#include <QBoxLayout>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "framework/workshop/reload.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/start/game_card.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kCardGap = 16, kWidestCard = 640;
constexpr std::uint32_t kShortGame = 30;  // minutes

}  // namespace

GameCard* StartPage::add_card(const std::shared_ptr<const Game>& game) {
  auto* card = new GameCard(game, this);
  cards_.push_back(card);
  connect(card, &GameCard::play_wanted, this, &StartPage::play_wanted);
  connect(card, &GameCard::lessons_wanted, this, &StartPage::lessons_wanted);
  connect(card, &GameCard::variant_wanted, this, &StartPage::variant_wanted);
  connect(card, &GameCard::details_wanted, this, &StartPage::details_wanted);
  for (auto* button : card->findChildren<QPushButton*>()) button->installEventFilter(this);
  return card;
}

QWidget* StartPage::build_cards() {
  for (const bool broken : {false, true})  // those that can't be played come last
    for (const auto& game : catalogue_.games())
      if (game->file_problems().empty() != broken) add_card(game);
  none_->setObjectName("no_games");
  none_->setProperty("role", "muted");
  none_->setWordWrap(true);
  all_->setObjectName("all_games");
  auto* cards = new QWidget;
  auto* column = cards_column_ = new QVBoxLayout(cards);
  column->setContentsMargins(0, 0, kScrollRoom, 0);
  column->setSpacing(12);
  grid_ = new QGridLayout;
  grid_->setSpacing(kCardGap);
  column->addLayout(grid_);
  column->addWidget(none_);
  column->addWidget(all_, 0, Qt::AlignLeft);
  column->addStretch(1);
  return cards;
}

void StartPage::order_cards() {
  const QStringList played = LastChoices::games();
  const auto place = [&](const GameCard* card) {
    const auto at = played.indexOf(QString::fromStdString(card->game().id()));
    return card->broken() || at < 0 ? played.size() : at;
  };
  const auto before = cards_;
  std::stable_sort(cards_.begin(), cards_.end(),
                   [&](const GameCard* a, const GameCard* b) { return place(a) < place(b); });
  if (cards_ == before) return;
  lay_out(true);
  QWidget* last = nullptr;  // Tab goes by what is seen
  for (GameCard* card : cards_)
    for (auto* button : card->findChildren<QPushButton*>()) {
      if (last != nullptr) setTabOrder(last, button);
      last = button;
    }
}

void StartPage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  // Those of games that are gone are hidden: the thread may be at work for them.
  std::erase_if(cards_, [this](GameCard* card) {
    const bool there = std::any_of(catalogue_.games().begin(), catalogue_.games().end(),
                                   [card](const auto& game) { return game->id() == card->game().id(); });
    if (!there) card->hide();
    return !there;
  });
  for (const auto& game : catalogue_.games()) {
    const auto card = std::find_if(cards_.begin(), cards_.end(),
                                   [&game](const GameCard* one) { return one->game().id() == game->id(); });
    if (card != cards_.end()) {
      (*card)->set_game(game);
      if (saved_.contains(game->id())) load_saved(*card);
      continue;
    }
    GameCard* added = add_card(game);
    added->retranslate();
    if (!asked_) continue;
    ++waiting_;
    load_cover(added);
  }
  if (!asked_) waiting_ = cards_.size();
  if (asked_) follow_scripts();
  lay_out(true);  // a search meets other names
}

void StartPage::set_theme(const Theme&) {
  for (GameCard* card : cards_) card->refresh_picture();
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
  int width = GameCard::kWidth;
  for (const GameCard* card : shown) width = std::max(width, card->minimumSizeHint().width());
  const int most = std::clamp((room + kCardGap) / (width + kCardGap), 1, count);
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
  for (GameCard* card : cards_) load_cover(card);
  follow_scripts();
}

/// Scripts alone are saved while somebody looks; what a library holds now is asked when a game of it begins.
void StartPage::follow_scripts() {
  std::vector<std::filesystem::path> scripts;
  for (const GameCard* card : cards_) {
    const Game& game = card->game();
    if (game.data().script.empty()) continue;
    scripts.push_back(game.file());
    if (!looked_at_.contains(game.id())) looked_at_[game.id()] = contents_of(files_of_game(game.file()));
  }
  watcher_->follow_all(std::move(scripts));
}

void StartPage::take_saved() {
  for (GameCard* card : cards_) {
    const auto before = looked_at_.find(card->game().id());
    if (before == looked_at_.end()) continue;
    auto now = contents_of(files_of_game(card->game().file()));
    if (now == before->second) continue;
    before->second = std::move(now);
    load_saved(card);
  }
}

/// The game as its file is now; with a slip in it that from before stays.
void StartPage::load_saved(GameCard* card) {
  saved_.insert(card->game().id());
  thread_.start([this, card, game = card->shared_game()] {
    const auto saved = read_again(*game);
    if (!saved->file_problems().empty() || !saved->library()) return;
    auto cover = cover_of(*saved);
    if (!cover) return;
    QMetaObject::invokeMethod(
        this,
        [this, card, saved, cover = std::move(cover)] {
          card->set_game(saved);
          card->set_cover(cover);
          lay_out(true);
        },
        Qt::QueuedConnection);
  });
}

void StartPage::load_cover(GameCard* card) {
  if (plays_apart(card->game())) {  // what only its rules know isn't known here
    --waiting_;
    if (complete()) QMetaObject::invokeMethod(this, &StartPage::completed, Qt::QueuedConnection);
    return;
  }
  // The card lives as long as this page, which waits for the thread.
  thread_.start([this, card, game = card->shared_game()] {
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
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
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

}  // namespace boardwright::desktop
