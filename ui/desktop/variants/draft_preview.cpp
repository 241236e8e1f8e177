// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/draft_preview.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/play/chance_draw.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kDraftSide = 1;  // B, as on the compare page: A is the parent

}  // namespace

DraftPreview::DraftPreview(QWidget* parent)
    : QWidget(parent),
      room_(new QVBoxLayout),
      message_(new QLabel),
      start_(new QPushButton),
      back_(new QPushButton),
      roll_(new QPushButton) {
  message_->setObjectName("preview_message");
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().height() + 4);  // a sentence doesn't move the board
  start_->setObjectName("preview_start");
  back_->setObjectName("preview_back");
  roll_->setObjectName("preview_roll");
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (auto* button : {start_, back_, roll_}) buttons->addWidget(button);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  room_->setContentsMargins(0, 0, 0, 0);
  column->addLayout(room_, 1);
  column->addWidget(message_);
  column->addLayout(buttons);
  connect(start_, &QPushButton::clicked, this, [this] {
    if (line_) line_.emplace(rules_->start());
    message_->clear();
    refresh();
  });
  connect(back_, &QPushButton::clicked, this, [this] {
    if (line_) line_->take_back();
    message_->clear();
    refresh();
  });
  connect(roll_, &QPushButton::clicked, this, &DraftPreview::let_chance_decide);
  retranslate();
  refresh();
}

DraftPreview::~DraftPreview() = default;

QString DraftPreview::message() const { return message_->text(); }

void DraftPreview::show_rules(std::shared_ptr<const Game> game, Variant variant,
                              std::shared_ptr<const Rules> rules) {
  const bool same_rules =
      side_ != nullptr && game->id() == game_->id() && rules->parameters() == rules_->parameters();
  if (same_rules && variant.name == variant_->name && variant.summary == variant_->summary) return;
  game_ = std::move(game);
  variant_ = std::make_shared<const Variant>(std::move(variant));
  rules_ = std::move(rules);
  if (side_ != nullptr) {
    side_->hide();
    side_->deleteLater();  // one of its buttons may be asking for this
  }
  side_ = new CompareSide(kDraftSide, Entry{game_, variant_.get()}, rules_);
  connect(side_, &QObject::destroyed, [kept = variant_] {});  // it refers to the variant
  side_->set_coordinates(coordinates_);
  side_->set_animation(animation_);
  room_->addWidget(side_);
  connect(side_, &CompareSide::chosen, this, &DraftPreview::play);
  connect(side_, &CompareSide::refused, this, &DraftPreview::explain);
  connect(side_, &CompareSide::clicked_anew, this, [this] { message_->clear(); });
  if (!same_rules || !line_) line_.emplace(rules_->start());  // else only the words are other ones
  message_->clear();
  refresh();
}

void DraftPreview::set_outdated(bool outdated) {
  if (outdated == !isEnabled()) return;
  setEnabled(!outdated);
  message_->setText(outdated ? tr("As it was before the text was wrong.") : QString());
}

void DraftPreview::play(const QString& move) {
  if (!line_) return;
  const auto played = line_->play(move.toStdString());
  message_->setText(played ? QString() : refusal_words(played.error()));
  refresh();
}

void DraftPreview::let_chance_decide() {
  if (!line_ || line_->is_over() || !line_->now().is_chance()) return;
  play(QString::fromStdString(drawn_event(line_->now())));
}

void DraftPreview::explain(const std::vector<std::uint32_t>& clicks) {
  if (!line_ || line_->is_over()) return;
  for (const Seat seat : line_->now().seats_on_turn()) {
    const auto why = line_->now().explain(seat, clicks);
    if (!why || why->legal) continue;
    message_->setText(side_->sentence(*why));
    return side_->point_at(why->places);
  }
}

void DraftPreview::refresh() {
  const bool moved = line_ && !line_->plies().empty();
  start_->setEnabled(moved);
  back_->setEnabled(moved);
  roll_->setVisible(line_ && !line_->is_over() && line_->now().is_chance());
  if (line_) side_->show_line(*line_, false);
}

void DraftPreview::set_theme(const Theme& theme) {
  if (side_ != nullptr) side_->set_theme(theme);
}

void DraftPreview::set_coordinates(bool coordinates) {
  coordinates_ = coordinates;
  if (side_ != nullptr) side_->set_coordinates(coordinates);
}

void DraftPreview::set_animation(bool animation) {
  animation_ = animation;
  if (side_ != nullptr) side_->set_animation(animation);
}

void DraftPreview::retranslate() {
  start_->setText(tr("To the start"));
  back_->setText(tr("Take back"));
  roll_->setText(tr("Let chance decide"));
}

void DraftPreview::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    message_->clear();
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
