// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/reload_bar.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/desktop/appearance/styled.hpp"

namespace boardwright::desktop {

ReloadBar::ReloadBar(QWidget* parent)
    : QFrame(parent),
      words_(new QLabel),
      anew_(new QPushButton),
      old_(new QPushButton),
      close_(new QPushButton) {
  setObjectName("reload_bar");
  setFrameShape(QFrame::StyledPanel);
  words_->setObjectName("reload_words");
  words_->setTextFormat(Qt::PlainText);
  words_->setWordWrap(true);
  anew_->setObjectName("start_anew");
  old_->setObjectName("keep_old_rules");
  close_->setObjectName("close_reload_bar");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(20, 6, 20, 6);
  row->addWidget(words_, 1);
  for (QPushButton* button : {anew_, old_, close_}) row->addWidget(button);
  connect(anew_, &QPushButton::clicked, this, &ReloadBar::start_anew_wanted);
  connect(old_, &QPushButton::clicked, this, &ReloadBar::old_rules_wanted);
  connect(close_, &QPushButton::clicked, this, &QWidget::hide);
  retranslate();
  hide();
}

void ReloadBar::tell(const QString& sentence, Tone tone) {
  words_->setText(sentence);
  style_by(*words_, "role", tone == Tone::kWrong ? "wrong" : "");
  anew_->setVisible(tone == Tone::kChoice);
  old_->setVisible(tone == Tone::kChoice);
  close_->setVisible(tone != Tone::kChoice);
  setAccessibleName(sentence);
  show();
}

QString ReloadBar::sentence() const { return isHidden() ? QString() : words_->text(); }

void ReloadBar::retranslate() {
  anew_->setText(tr("Start anew"));
  old_->setText(tr("Keep the old rules"));
  close_->setText(tr("Close"));
}

void ReloadBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace boardwright::desktop
