// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/move_panel.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

QString link_to(std::uint32_t line, const QString& words) {
  return QStringLiteral("<a style=\"color: %3\" href=\"%1\">%2</a>")
      .arg(line)
      .arg(words, current_theme().accent.name());
}

/// "39–44, 47", each to be clicked.
QString stretches(const std::vector<std::uint32_t>& lines) {
  QStringList all;
  for (std::size_t first = 0, last = 0; first < lines.size(); first = last + 1) {
    for (last = first; last + 1 < lines.size() && lines[last + 1] == lines[last] + 1;) ++last;
    const QString begin = QString::number(lines[first]);
    all << link_to(lines[first],
                   first == last ? begin : begin + QStringLiteral("–") + QString::number(lines[last]));
  }
  return all.join(QStringLiteral(", "));
}

}  // namespace

MovePanel::MovePanel(QWidget* parent)
    : QWidget(parent),
      count_(new QLabel),
      answer_(new QLabel),
      lines_(new QLabel),
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
  lines_->setObjectName("workshop_lines_of_move");
  lines_->setTextFormat(Qt::RichText);
  lines_->setWordWrap(true);
  lines_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  moves_->setMouseTracking(true);
  rule_->setObjectName("workshop_rule");
  rule_->setProperty("link", true);
  trace_->setObjectName("workshop_trace");
  lay_out();
  join();
  answer({}, {});
  retranslate();
}

void MovePanel::lay_out() {
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
  column->addWidget(lines_);
  column->addWidget(moves_, 1);
}

void MovePanel::join() {
  connect(moves_, &QListWidget::itemClicked, this, &MovePanel::want);
  const auto look = [this](const QListWidgetItem* item) {
    if (item != nullptr && !filling_) emit looked_at(item->text());
  };
  connect(moves_, &QListWidget::itemEntered, this, look);
  connect(moves_, &QListWidget::currentItemChanged, this, look);
  connect(lines_, &QLabel::linkActivated, this,
          [this](const QString& line) { emit line_wanted(line.toUInt()); });
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
}

void MovePanel::show_moves(const std::vector<std::string>& moves) {
  filling_ = true;
  moves_->clear();
  for (const auto& move : moves) moves_->addItem(QString::fromStdString(move));
  if (!moves.empty()) moves_->setCurrentRow(0);
  filling_ = false;
  show_lines({}, std::nullopt);
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

void MovePanel::show_lines(const QString& move, const std::optional<MoveLines>& lines) {
  shown_ = move;
  shown_lines_ = lines;
  write_lines();
}

void MovePanel::write_lines() {
  QString words;
  if (shown_lines_) {
    const QString move = shown_.toHtmlEscaped(), played = stretches(shown_lines_->played);
    const QString added = link_to(shown_lines_->added, QString::number(shown_lines_->added));
    words = shown_lines_->added == 0
                ? tr("%1: played by the lines %2").arg(move, played)
                : tr("%1: added by line %2, played by the lines %3").arg(move, added, played);
  }
  lines_->setText(words);
  lines_->setVisible(!words.isEmpty());
}

QString MovePanel::lines() const {
  static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
  return lines_->text().remove(tags);
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
    write_lines();
  }
  if (event->type() == QEvent::PaletteChange) write_lines();  // links keep the colour that they were made in
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
