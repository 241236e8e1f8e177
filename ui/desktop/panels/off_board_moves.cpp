// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/off_board_moves.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace boardwright::desktop {

namespace {
constexpr std::size_t kMostButtons = 60;  // more than that are typed
constexpr int kMoveColumns = 6;
}  // namespace

OffBoardMoves::OffBoardMoves(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  rebuild();
}

void OffBoardMoves::set_moves(const std::vector<LegalMove>& moves, bool all) {
  std::vector<LegalMove> off;
  for (const auto& move : moves)
    if ((all || move.clicks.empty()) && off.size() < kMostButtons) off.push_back(move);
  const bool only = moves.size() == 1 && off.size() == 1;
  if (off == moves_ && only == only_) return;
  only_ = only;
  moves_ = std::move(off);
  rebuild();
}

void OffBoardMoves::rebuild() {
  setAccessibleName(tr("Moves beside the board"));
  while (QLayoutItem* item = layout()->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();  // one of its buttons may be asking for this, by being clicked
    delete item;
  }
  setVisible(!moves_.empty());
  if (moves_.empty()) return;
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(8);
  int row = 0;
  if (only_) {
    auto* hint = new QLabel(tr("No other move is possible:"));
    hint->setAlignment(Qt::AlignCenter);
    grid->addWidget(hint, row++, 0, 1, kMoveColumns + 2);
  }
  const int count = static_cast<int>(moves_.size());
  for (int i = 0; i < count; ++i) {
    const QString text = QString::fromStdString(moves_[static_cast<std::size_t>(i)].text);
    auto* button = new QPushButton(text == "pass" ? tr("&Pass") : QString(text).replace('&', "&&"));
    button->setProperty("primary", only_);
    button->setObjectName("move " + text);
    connect(button, &QPushButton::clicked, this, [this, text] { emit chosen(text); });
    grid->addWidget(button, row + i / kMoveColumns, 1 + i % kMoveColumns);
  }
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(kMoveColumns + 1, 1);
  layout()->addWidget(box);
}

void OffBoardMoves::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) rebuild();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
