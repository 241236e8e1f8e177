// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/move_panel.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include "ui/desktop/access/announcer.hpp"

namespace boardwright::desktop {

MovePanel::MovePanel(QWidget* parent)
    : QWidget(parent),
      count_(new QLabel),
      answer_(new QLabel),
      moves_(new QListWidget),
      line_(new QLineEdit),
      rule_(new QPushButton),
      trace_(new QPushButton) {
  moves_->setObjectName("workshop_moves");
  moves_->setFlow(QListView::LeftToRight);
  moves_->setWrapping(true);
  moves_->setResizeMode(QListView::Adjust);
  moves_->setTextElideMode(Qt::ElideNone);
  line_->setObjectName("workshop_why");
  answer_->setObjectName("workshop_answer");
  answer_->setWordWrap(true);
  answer_->setTextFormat(Qt::PlainText);
  count_->setProperty("role", "muted");
  rule_->setObjectName("workshop_rule");
  rule_->setProperty("link", true);
  trace_->setObjectName("workshop_trace");
  auto* asked = new QHBoxLayout;
  asked->addWidget(line_, 1);
  asked->addWidget(trace_);
  asked->addWidget(count_);
  auto* answered = new QHBoxLayout;
  answered->addWidget(answer_, 1);
  answered->addWidget(rule_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(6);
  column->addLayout(asked);
  column->addLayout(answered);
  column->addWidget(moves_, 1);
  connect(moves_, &QListWidget::itemClicked, this, &MovePanel::want);
  moves_->installEventFilter(this);  // of activation a list also tells for the click
  connect(line_, &QLineEdit::returnPressed, this, [this] {
    if (const QString move = line_->text().trimmed(); !move.isEmpty()) emit typed(move);
  });
  connect(trace_, &QPushButton::clicked, this, [this] {
    const QString written = line_->text().trimmed();
    const auto* chosen = moves_->currentItem();
    if (!written.isEmpty() || chosen != nullptr)
      emit trace_wanted(written.isEmpty() ? chosen->text() : written);
  });
  connect(rule_, &QPushButton::clicked, this, [this] { emit rule_wanted(number_); });
  answer({}, {});
  retranslate();
}

void MovePanel::show_moves(const std::vector<std::string>& moves) {
  moves_->clear();
  for (const auto& move : moves) moves_->addItem(QString::fromStdString(move));
  if (!moves.empty()) moves_->setCurrentRow(0);
  answer({}, {});
  line_->clear();
  retranslate();
}

void MovePanel::answer(const QString& sentence, const QString& rule) {
  number_ = rule;
  answer_->setText(sentence);
  answer_->setVisible(!sentence.isEmpty());
  rule_->setText(tr("Rule %1").arg(rule));
  rule_->setVisible(!rule.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

void MovePanel::want(const QListWidgetItem* item) {
  if (item != nullptr) emit move_wanted(item->text());
}

bool MovePanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      want(moves_->currentItem());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

QString MovePanel::sentence() const { return answer_->text(); }

void MovePanel::retranslate() {
  moves_->setAccessibleName(tr("Legal moves"));
  count_->setText(tr("Legal moves: %1").arg(moves_->count()));
  line_->setPlaceholderText(tr("Type a move"));
  line_->setAccessibleName(tr("A move to play; if it isn't legal the rule says why"));
  line_->setToolTip(line_->accessibleName());
  trace_->setText(tr("Step through"));
  trace_->setToolTip(tr("Records which lines run when this move is played, to be walked through"));
}

void MovePanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    answer({}, {});
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
