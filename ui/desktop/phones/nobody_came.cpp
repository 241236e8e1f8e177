// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phones/nobody_came.hpp"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/kit/plain_label.hpp"

namespace boardwright::desktop {

NobodyCame::NobodyCame(QWidget* parent) : QFrame(parent), title_(plain_label("heading")) {
  setObjectName("card");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addWidget(title_);
  for (QLabel*& cause : causes_) column->addWidget(cause = plain_label());
  causes_.back()->setTextInteractionFlags(Qt::TextSelectableByMouse);  // a command
  retranslate();
}

void NobodyCame::tell() {
  show();
  QStringList said{title_->text()};
  for (const QLabel* cause : causes_) said << cause->text();
  announce(*this, said.join(' '));
}

void NobodyCame::set_port(quint16 port) {
  port_ = port;
  retranslate();
}

void NobodyCame::retranslate() {
  title_->setText(tr("Nobody has come yet. In this order, it may be that:"));
  const QStringList words{
      tr("The Wi-Fi is one for guests that keeps phones apart: take another, or make the phone's own "
         "hotspot the Wi-Fi."),
      tr("The phone is on mobile data because this Wi-Fi has no internet: switch mobile data off."),
      tr("A firewall on this computer: sudo ufw allow %1/tcp").arg(port_)};
  for (int at = 0; at < words.size(); ++at)
    causes_[static_cast<std::size_t>(at)]->setText(QStringLiteral("%1. %2").arg(at + 1).arg(words[at]));
}

void NobodyCame::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
