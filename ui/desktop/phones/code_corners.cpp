// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/code_corners.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <algorithm>

#include "ui/desktop/phones/code_picture.hpp"

namespace boardwright::desktop {

namespace {

constexpr double kPartOfHeight = 0.22, kPartOfWidth = 0.16;
constexpr int kLeast = 120, kSmallest = 9;  // pixels: the code, the words below it

}  // namespace

CodeCorners::CodeCorners(QObject* parent) : QObject(parent) {}

void CodeCorners::set_address(const QString& address) {
  address_ = address;
  for (const Corner& corner : corners_) place(corner);
}

void CodeCorners::add(QWidget* projector, Room room) {
  for (const Corner& corner : corners_)
    if (corner.projector.data() == projector) return;
  Corner corner{.projector = projector, .room = room, .box = new QWidget(projector)};
  corner.box->setObjectName("code_corner");
  corner.box->setAttribute(Qt::WA_TransparentForMouseEvents);
  corner.box->setAutoFillBackground(true);
  // Like paper in every theme: readers need black on white.
  corner.box->setStyleSheet(
      "QWidget#code_corner { background: white; } QLabel { color: black; background: white; }");
  corner.box->setAttribute(Qt::WA_StyledBackground);
  corner.picture = new CodePicture;
  corner.words = new QLabel;
  corner.words->setAlignment(Qt::AlignCenter);
  corner.words->setTextFormat(Qt::PlainText);
  auto* column = new QVBoxLayout(corner.box);
  column->setContentsMargins(4, 4, 4, 6);
  column->setSpacing(0);
  column->addWidget(corner.picture, 0, Qt::AlignHCenter);
  column->addWidget(corner.words);
  projector->installEventFilter(this);
  corners_.push_back(corner);
  place(corners_.back());
}

void CodeCorners::place(const Corner& corner) const {
  if (!corner.projector) return;
  const bool shown = !address_.isEmpty();
  const QSize window = corner.projector->size();
  const int side = std::max(
      kLeast, static_cast<int>(std::min(window.height() * kPartOfHeight, window.width() * kPartOfWidth)));
  const int gap = side / 10;
  corner.picture->set_text(address_);
  corner.picture->set_side(side);
  corner.words->setText(address_);
  // Letters are some 0.55 of their height wide: as large as the code's width allows.
  QFont font = corner.words->font();
  font.setPixelSize(std::max(
      kSmallest,
      static_cast<int>(side / (0.55 * static_cast<double>(std::max<qsizetype>(address_.size(), 1))))));
  corner.words->setFont(font);
  corner.box->adjustSize();
  corner.box->move(window.width() - corner.box->width() - gap, window.height() - corner.box->height() - gap);
  corner.box->setVisible(shown);
  corner.box->raise();
  if (corner.room == Room::kLeave)
    if (auto* layout = corner.projector->layout())
      layout->setContentsMargins(0, 0, shown ? corner.box->width() + 2 * gap : 0, 0);
}

bool CodeCorners::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize)
    for (const Corner& corner : corners_)
      if (corner.projector.data() == watched) place(corner);
  return QObject::eventFilter(watched, event);
}

}  // namespace boardwright::desktop
