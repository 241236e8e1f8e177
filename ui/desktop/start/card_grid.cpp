// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/card_grid.hpp"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <algorithm>

#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/start/game_card.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kCardGap = 16, kWidestCard = 640;
constexpr std::uint32_t kShortGame = 30;  // minutes

int widest_of(const std::vector<GameCard*>& cards) {
  int width = GameCard::kWidth;
  for (const GameCard* card : cards) width = std::max(width, card->minimumSizeHint().width());
  return width;
}

}  // namespace

CardGrid::CardGrid(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)) {
  grid_->setContentsMargins({});
  grid_->setSpacing(kCardGap);
  for (const bool broken : {false, true})  // those that can't be played come last
    for (const auto& game : catalogue.games())
      if (game->file_problems().empty() != broken) add_card(game);
}

void CardGrid::add_card(const std::shared_ptr<const Game>& game) {
  auto* card = new GameCard(game, this);
  cards_.push_back(card);
  connect(card, &GameCard::play_wanted, this, &CardGrid::play_wanted);
  connect(card, &GameCard::lessons_wanted, this, &CardGrid::lessons_wanted);
  connect(card, &GameCard::variant_wanted, this, &CardGrid::variant_wanted);
  connect(card, &GameCard::details_wanted, this, &CardGrid::details_wanted);
  for (auto* button : card->findChildren<QPushButton*>()) button->installEventFilter(this);
}

void CardGrid::set_catalogue(const Catalogue& catalogue) {
  std::erase_if(cards_, [&catalogue](GameCard* card) {
    const bool there = std::any_of(catalogue.games().begin(), catalogue.games().end(),
                                   [card](const auto& game) { return game->id() == card->game().id(); });
    if (!there) card->hide();
    return !there;
  });
  for (const auto& game : catalogue.games()) {
    const auto card = std::find_if(cards_.begin(), cards_.end(),
                                   [&game](const GameCard* one) { return one->game().id() == game->id(); });
    if (card != cards_.end()) {
      (*card)->set_game(game);
    } else {
      add_card(game);
      cards_.back()->retranslate();
    }
  }
}

void CardGrid::order() {
  const QStringList played = LastChoices::games();
  const auto place = [&](const GameCard* card) {
    const auto at = played.indexOf(QString::fromStdString(card->game().id()));
    return card->broken() || at < 0 ? played.size() : at;
  };
  const auto before = cards_;
  std::stable_sort(cards_.begin(), cards_.end(),
                   [&](const GameCard* a, const GameCard* b) { return place(a) < place(b); });
  if (cards_ == before) return;
  lay_out();
  QWidget* last = nullptr;  // Tab goes by what is seen
  for (GameCard* card : cards_)
    for (auto* button : card->findChildren<QPushButton*>()) {
      if (last != nullptr) setTabOrder(last, button);
      last = button;
    }
}

void CardGrid::retranslate() {
  for (GameCard* card : cards_) card->retranslate();
}

void CardGrid::refresh_pictures() {
  for (GameCard* card : cards_) card->refresh_picture();
}

int CardGrid::least_width() const { return widest_of(cards_); }

bool CardGrid::fits(const GameCard& card) const {
  for (const QString& word : words_.split(' ', Qt::SkipEmptyParts))
    if (!card.searched_words().contains(word, Qt::CaseInsensitive)) return false;
  if (filter_ == Filter::kAll) return true;
  const NumberRange& minutes = card.game().data().minutes;
  if (filter_ == Filter::kShort) return minutes.is_known() && minutes.to <= kShortGame;
  if (card.broken() || !card.cover()) return false;
  const Cover& known = *card.cover();
  switch (filter_) {
    case Filter::kNoLuck: return !known.chance;
    case Filter::kLuck: return known.chance;
    case Filter::kOpen: return !known.hidden;
    default: return known.hidden;
  }
}

std::vector<GameCard*> CardGrid::shown() const {
  std::vector<GameCard*> shown;
  std::copy_if(cards_.begin(), cards_.end(), std::back_inserter(shown),
               [this](const GameCard* card) { return fits(*card); });
  return shown;
}

void CardGrid::look_for(const QString& words, Filter filter) {
  words_ = words;
  filter_ = filter;
  lay_out();
}

void CardGrid::fit_into(int width) {
  room_ = width;
  if (columns_for(shown()) != columns_) lay_out();
}

int CardGrid::columns_for(const std::vector<GameCard*>& shown) const {
  const int count = std::max(1, static_cast<int>(shown.size()));
  const int width = widest_of(shown);
  const int most = std::clamp((room_ + kCardGap) / (width + kCardGap), 1, count);
  const int rows = (count + most - 1) / most;
  return (count + rows - 1) / rows;  // four cards are two and two rather than three and one
}

void CardGrid::lay_out() {
  const auto shown = this->shown();
  columns_ = columns_for(shown);
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  for (int column = 0; column < grid_->columnCount(); ++column) grid_->setColumnStretch(column, 0);
  int index = 0;
  for (GameCard* card : cards_) {
    const bool fitting = std::find(shown.begin(), shown.end(), card) != shown.end();
    card->setVisible(fitting);
    if (!fitting) continue;
    card->setMaximumWidth(kWidestCard);
    grid_->addWidget(card, index / columns_, index % columns_);
    ++index;
  }
  // Cards of a half-filled row are as wide as the others; on a wall they stay together.
  for (int column = 0; column < columns_; ++column) grid_->setColumnStretch(column, kWidestCard);
  grid_->setColumnStretch(columns_, std::max(0, room_ - columns_ * (kWidestCard + kCardGap)));
  emit laid_out();
}

GameCard* CardGrid::next_card(const GameCard* from, int key) const {
  const auto shown = this->shown();
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

// On the cards' buttons.
bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
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
      emit gone_to(next);
    }
    return true;
  }
  const QString text = key->text();
  if (!text.isEmpty() && text.front().isLetterOrNumber() &&
      (key->modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier) {
    emit typed(text);
    return true;
  }
  return false;
}

}  // namespace boardwright::desktop
