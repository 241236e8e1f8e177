// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/arrange_panel.hpp"

#include <QApplication>
#include <QButtonGroup>
#include <QDrag>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>

namespace boardwright::desktop {

namespace {
constexpr int kColumns = 4;
constexpr int kPicture = 30;  // pixels
}  // namespace

ArrangePanel::ArrangePanel(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      grid_(new QGridLayout),
      kinds_(new QButtonGroup(this)),
      random_(new QPushButton),
      mirror_(new QPushButton),
      clear_(new QPushButton),
      named_(new QPushButton),
      ready_(new QPushButton) {
  setObjectName("card");
  title_->setProperty("role", "heading");
  kinds_->setExclusive(false);  // a second click chooses nothing again
  random_->setObjectName("arrange_random");
  mirror_->setObjectName("arrange_mirror");
  clear_->setObjectName("arrange_clear");
  named_->setObjectName("arrange_named");
  ready_->setObjectName("arrange_ready");
  ready_->setProperty("primary", true);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  for (QPushButton* button : {random_, mirror_, clear_}) buttons->addWidget(button, 1);
  auto* menu = new QMenu(named_);
  menu->setObjectName("arrange_menu");
  named_->setMenu(menu);
  named_->setProperty("menu", true);
  auto* last = new QHBoxLayout;
  last->setSpacing(8);
  last->addWidget(named_, 1);
  last->addWidget(ready_, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(10);
  column->addWidget(title_);
  grid_->setSpacing(6);
  column->addLayout(grid_);
  column->addLayout(buttons);
  column->addLayout(last);
  join(menu);
  retranslate();
  hide();
}

void ArrangePanel::join(QMenu* menu) {
  connect(random_, &QPushButton::clicked, this, &ArrangePanel::random_wanted);
  connect(mirror_, &QPushButton::clicked, this, &ArrangePanel::mirror_wanted);
  connect(menu, &QMenu::aboutToShow, this, [this, menu] {
    menu->clear();
    emit menu_due(menu);
  });
  connect(clear_, &QPushButton::clicked, this, &ArrangePanel::clear_wanted);
  connect(ready_, &QPushButton::clicked, this, &ArrangePanel::ready);
  connect(kinds_, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
    if (on)
      for (QAbstractButton* other : kinds_->buttons())
        if (kinds_->id(other) != kind) other->setChecked(false);
    emit choice_changed();
  });
}

void ArrangePanel::set_pieces(const std::vector<Piece>& pieces, bool any_placed, bool complete) {
  std::vector<int> before;
  for (QAbstractButton* button : kinds_->buttons()) before.push_back(kinds_->id(button));
  std::vector<int> now;
  for (const Piece& piece : pieces) now.push_back(static_cast<int>(piece.kind));
  if (before != now) {
    for (QAbstractButton* button : kinds_->buttons()) {
      kinds_->removeButton(button);
      button->hide();
      button->deleteLater();  // it may be the one that was clicked
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      auto* button = new QPushButton;
      button->setObjectName("arrange_kind " + QString::number(pieces[i].kind));
      button->setCheckable(true);
      button->setProperty("icon_only", true);
      button->setIconSize({kPicture, kPicture});
      button->installEventFilter(this);
      kinds_->addButton(button, now[i]);
      grid_->addWidget(button, static_cast<int>(i) / kColumns, static_cast<int>(i) % kColumns);
    }
  }
  for (const Piece& piece : pieces) {
    QAbstractButton* button = kinds_->button(static_cast<int>(piece.kind));
    button->setIcon(piece.picture);
    button->setText(QString::number(piece.left));
    button->setToolTip(piece.name);
    button->setAccessibleName(tr("%1, %2 left", "a kind of piece, a number").arg(piece.name).arg(piece.left));
    button->setEnabled(piece.left > 0);
    if (piece.left == 0) button->setChecked(false);
  }
  mirror_->setEnabled(any_placed);
  clear_->setEnabled(any_placed);
  ready_->setEnabled(complete);
}

std::optional<std::uint32_t> ArrangePanel::chosen_kind() const {
  for (QAbstractButton* button : kinds_->buttons())
    if (button->isChecked()) return static_cast<std::uint32_t>(kinds_->id(button));
  return std::nullopt;
}

void ArrangePanel::forget_choice() {
  for (QAbstractButton* button : kinds_->buttons()) button->setChecked(false);
}

void ArrangePanel::set_named(bool named) { named_->setVisible(named); }

void ArrangePanel::only_by_hand() {
  random_->hide();
  mirror_->hide();
}

void ArrangePanel::retranslate() {
  title_->setText(tr("Pieces to place"));
  random_->setText(tr("Ran&dom"));
  mirror_->setText(tr("Mirr&or"));
  mirror_->setToolTip(tr("Exchange left and right"));
  clear_->setText(tr("&Clear"));
  named_->setText(tr("&Set-ups"));
  ready_->setText(tr("R&eady"));
}

bool ArrangePanel::eventFilter(QObject* object, QEvent* event) {
  auto* button = qobject_cast<QPushButton*>(object);
  const auto* mouse = dynamic_cast<QMouseEvent*>(event);
  if (button != nullptr && mouse != nullptr && button->isEnabled()) {
    if (event->type() == QEvent::MouseButtonPress) pressed_ = mouse->pos();
    if (event->type() == QEvent::MouseMove && (mouse->buttons() & Qt::LeftButton) != 0 &&
        (mouse->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance()) {
      drag(kinds_->id(button));
      return true;
    }
  }
  return QFrame::eventFilter(object, event);
}

void ArrangePanel::drag(int kind) {
  QAbstractButton* button = kinds_->button(kind);
  button->setDown(false);
  button->setChecked(true);  // the fields where it can go light up
  auto* carried = new QMimeData;
  carried->setData(kKindMimeType, QByteArray::number(kind));
  auto* dragged = new QDrag(this);
  dragged->setMimeData(carried);
  dragged->setPixmap(button->icon().pixmap(kPicture));
  dragged->setHotSpot({kPicture / 2, kPicture / 2});
  dragged->exec(Qt::MoveAction);
}

void ArrangePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
