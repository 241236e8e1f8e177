// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/piece_tools.hpp"

#include <QButtonGroup>
#include <QDrag>
#include <QGridLayout>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kToolPiece = 32;  // pixels
constexpr int kPieceColumns = 5;

}  // namespace

PieceTools::PieceTools(QWidget* parent)
    : QWidget(parent),
      turn_label_(new QLabel),
      pieces_label_(new QLabel),
      turn_(new QWidget),
      pieces_(new QWidget),
      turn_grid_(new QGridLayout(turn_)),
      piece_grid_(new QGridLayout(pieces_)),
      seats_(new QButtonGroup(this)),
      kinds_(new QButtonGroup(this)),
      erase_(new QPushButton) {
  for (QLabel* label : {turn_label_, pieces_label_}) {
    label->setWordWrap(true);
    label->setProperty("role", "heading");
  }
  for (QGridLayout* grid : {piece_grid_, turn_grid_}) {
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
  }
  kinds_->setExclusive(false);  // a second click puts the piece down again
  erase_->setObjectName("edit_erase");
  erase_->setCheckable(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  for (QWidget* widget : std::initializer_list<QWidget*>{turn_label_, turn_, pieces_label_, pieces_, erase_})
    column->addWidget(widget);
  join();
}

void PieceTools::join() {
  connect(kinds_, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
    if (on) {
      for (QAbstractButton* other : kinds_->buttons())
        if (kinds_->id(other) != kind) other->setChecked(false);
      erase_->setChecked(false);
    }
    emit hand_changed();
  });
  connect(erase_, &QPushButton::toggled, this, [this](bool on) {
    if (on)
      for (QAbstractButton* kind : kinds_->buttons()) kind->setChecked(false);
    emit hand_changed();
  });
  connect(seats_, &QButtonGroup::idClicked, this, &PieceTools::turn_chosen);
}

void PieceTools::clear() {
  for (QButtonGroup* group : {kinds_, seats_})
    for (QAbstractButton* button : group->buttons()) {
      group->removeButton(button);
      button->hide();
      button->deleteLater();
    }
}

void PieceTools::show_none() {
  clear();
  hide();
}

void PieceTools::show_tools(const Position& position, bool turn, const GameWords& words,
                            const BoardGeometry& board, PieceArt& art) {
  clear();
  show();
  turn_label_->setVisible(turn);
  turn_->setVisible(turn);
  add_kinds(position, words, board, art);
  if (turn) add_seats(position.rules(), words);
}

void PieceTools::add_kinds(const Position& position, const GameWords& words, const BoardGeometry& board,
                           PieceArt& art) {
  const QStringList names = words.kinds();
  int row = -1, column = 0;
  Seat owner = BW_NOBODY;
  for (const auto kind : kinds_to_set(position)) {
    const PieceKind& piece = board.kinds()[kind];
    if (row < 0 || piece.owner != owner || column == kPieceColumns) {
      ++row;
      column = 0;
      owner = piece.owner;
    }
    auto* button = new QPushButton;
    button->setObjectName("edit_kind " + QString::fromStdString(piece.id));
    button->setCheckable(true);
    button->setProperty("icon_only", true);
    button->setIconSize({kToolPiece, kToolPiece});
    button->setFixedWidth(kToolPiece + 14);
    button->setIcon(art.on_wood(kind, kToolPiece, devicePixelRatioF(), current_theme().board_light));
    button->setToolTip(names.value(static_cast<int>(kind)));
    button->setAccessibleName(names.value(static_cast<int>(kind)));
    button->installEventFilter(this);
    kinds_->addButton(button, static_cast<int>(kind));
    piece_grid_->addWidget(button, row, column++);
  }
  piece_grid_->setColumnStretch(kPieceColumns, 1);
}

void PieceTools::add_seats(const Rules& rules, const GameWords& words) {
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    auto* button = new QPushButton(words.seat(seat));
    button->setObjectName("edit_turn " +
                          QString::fromUtf8(rules.seat_name(seat).data(),
                                            static_cast<qsizetype>(rules.seat_name(seat).size())));
    button->setCheckable(true);
    seats_->addButton(button, static_cast<int>(seat));
    turn_grid_->addWidget(button, static_cast<int>(seat) / 2, static_cast<int>(seat) % 2);
  }
}

EditorHand PieceTools::hand() const {
  const int chosen = kinds_->checkedId();
  if (erase_->isChecked()) return {std::nullopt, true};
  return {chosen < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(chosen)), false};
}

void PieceTools::set_on_turn(std::optional<Seat> seat) {
  const QSignalBlocker quiet(seats_);
  for (QAbstractButton* button : seats_->buttons())
    button->setChecked(seat && seats_->id(button) == static_cast<int>(*seat));
}

// Off its button a piece is dragged to the board.
bool PieceTools::eventFilter(QObject* object, QEvent* event) {
  auto* button = qobject_cast<QPushButton*>(object);
  if (button == nullptr || event->type() != QEvent::MouseMove) return QWidget::eventFilter(object, event);
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if ((mouse->buttons() & Qt::LeftButton) == 0 || button->rect().contains(mouse->pos()))
    return QWidget::eventFilter(object, event);
  button->setDown(false);
  auto* carried = new QMimeData;
  carried->setData(kKindMimeType, QByteArray::number(kinds_->id(button)));
  auto* dragged = new QDrag(this);
  dragged->setMimeData(carried);
  dragged->setPixmap(button->icon().pixmap(kToolPiece));
  dragged->setHotSpot({kToolPiece / 2, kToolPiece / 2});
  dragged->exec(Qt::CopyAction | Qt::MoveAction);
  return true;
}

void PieceTools::retranslate() {
  pieces_label_->setText(tr("Pieces"));
  turn_label_->setText(tr("On turn"));
  erase_->setText(tr("Take pieces away"));
}

}  // namespace boardwright::desktop
