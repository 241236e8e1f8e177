// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/numbered_text.hpp"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kNumberGap = 8;  // pixels beside the numbers

}  // namespace

class NumberedText::Numbers final : public QWidget {
 public:
  explicit Numbers(NumberedText* text) : QWidget(text), text_(text) {}

 protected:
  void paintEvent(QPaintEvent* event) override { text_->paint_numbers(event); }
  void mousePressEvent(QMouseEvent* event) override {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const QTextBlock block = text_->cursorForPosition({0, static_cast<int>(event->position().y())}).block();
    const auto area = text_->blockBoundingGeometry(block).translated(text_->contentOffset());
    // Below the text there is none.
    if (area.top() <= event->position().y() && event->position().y() <= area.bottom())
      text_->number_clicked(block.blockNumber() + 1);
  }

 private:
  NumberedText* text_;
};

NumberedText::NumberedText(Strip strip, QWidget* parent)
    : QPlainTextEdit(parent), strip_(strip), numbers_(new Numbers(this)) {
  setLineWrapMode(QPlainTextEdit::NoWrap);
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setStyleHint(QFont::Monospace);
  setFont(font);
  connect(this, &QPlainTextEdit::blockCountChanged, this, &NumberedText::make_room);
  connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int moved) {
    if (moved != 0)
      numbers_->scroll(0, moved);
    else
      numbers_->update(0, area.y(), numbers_->width(), area.height());
    if (area.contains(viewport()->rect())) make_room();
  });
  make_room();
}

QString NumberedText::words() const {
  QString raw = document()->toRawText();
  return raw.replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
}

void NumberedText::put_in(QString text, bool joined) {
  text.replace("\r\n", "\n");  // one end of a line, in a document, too
  const QString now = words();
  if (now == text) return;
  const auto shorter = std::min(now.size(), text.size());
  qsizetype before = 0, behind = 0;
  while (before < shorter && now[before] == text[before]) ++before;
  while (behind < shorter - before && now[now.size() - 1 - behind] == text[text.size() - 1 - behind])
    ++behind;
  QTextCursor cursor(document());
  joined ? cursor.joinPreviousEditBlock() : cursor.beginEditBlock();
  cursor.setPosition(static_cast<int>(before));
  cursor.setPosition(static_cast<int>(now.size() - behind), QTextCursor::KeepAnchor);
  cursor.insertText(text.mid(before, text.size() - before - behind));
  cursor.endEditBlock();
}

QTextCursor NumberedText::place_of(int line, int column) const {
  const QTextBlock block = document()->findBlockByNumber(std::clamp(line - 1, 0, blockCount() - 1));
  const QString text = block.text();
  const QByteArray before = text.toUtf8().left(std::max(0, column - 1));
  QTextCursor cursor(block);
  // Half a character at the end of the bytes may become more than there is.
  cursor.setPosition(block.position() +
                     static_cast<int>(std::min(QString::fromUtf8(before).size(), text.size())));
  return cursor;
}

void NumberedText::set_marks(std::vector<Mark> marks) {
  marks_.clear();
  sentences_.clear();
  for (Mark& mark : marks) {
    QTextEdit::ExtraSelection shown;
    shown.cursor = mark.words;
    shown.cursor.setKeepPositionOnInsert(true);  // what is written behind the words isn't wrong with them
    marks_ << shown;
    sentences_.push_back(std::move(mark.sentence));
  }
  dress_marks();
}

void NumberedText::dress_marks() {
  QTextCharFormat format = mark_format();
  for (std::size_t i = 0; i < sentences_.size(); ++i) {
    format.setToolTip(refusal_words(sentences_[i]));
    marks_[static_cast<qsizetype>(i)].format = format;
  }
  show_marks();
}

void NumberedText::show_marks() {
  setExtraSelections(beneath_marks() + marks_);
  numbers_->update();
}

QTextCharFormat NumberedText::mark_format() const {
  QTextCharFormat format;
  format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
  format.setUnderlineColor(current_theme().wrong);
  return format;
}

QStringList NumberedText::marked() const {
  QStringList texts;
  for (const auto& one : extraSelections())
    if (one.format.underlineStyle() == QTextCharFormat::WaveUnderline) texts << one.cursor.selectedText();
  return texts;
}

int NumberedText::number_width() const {
  const int digits = std::max(2, static_cast<int>(QString::number(blockCount()).size()));
  return fontMetrics().horizontalAdvance(QLatin1Char('9')) * digits + 2 * kNumberGap;
}

void NumberedText::make_room() {
  setViewportMargins(number_width(), 0, 0, 0);
  numbers_->setGeometry(contentsRect().left(), viewport()->y(), number_width(), viewport()->height());
}

void NumberedText::paint_numbers(QPaintEvent* event) {
  const Theme& theme = current_theme();
  QPainter painter(numbers_);
  painter.fillRect(event->rect(), theme.*strip_.ground);
  if (strip_.stands_out) {
    const int edge = numbers_->width() - 1;
    painter.setPen(theme.line);
    painter.drawLine(edge, event->rect().top(), edge, event->rect().bottom());
  }
  QTextBlock block = firstVisibleBlock();
  qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
  for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
    const qreal height = blockBoundingRect(block).height();
    const bool wrong = std::any_of(marks_.begin(), marks_.end(), [&block](const auto& mark) {
      return block.contains(mark.cursor.selectionStart());
    });
    const bool here = strip_.stands_out && block == textCursor().block();
    QFont font = this->font();
    font.setBold(here || (strip_.stands_out && wrong));
    painter.setFont(font);
    painter.setPen(wrong ? theme.wrong : here ? theme.text : theme.muted);
    painter.drawText(QRectF(0, top, numbers_->width() - kNumberGap, height),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    paint_beside(painter, block, QRectF(0, top, numbers_->width(), height));
    top += height;
  }
}

void NumberedText::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  make_room();
}

bool NumberedText::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int under = cursorForPosition(viewport()->mapFrom(this, help->pos())).position();
  for (const auto& mark : marks_)
    if (mark.cursor.selectionStart() <= under && under <= mark.cursor.selectionEnd()) {
      QToolTip::showText(help->globalPos(), mark.format.toolTip(), this);
      return true;
    }
  QToolTip::hideText();
  return true;
}

void NumberedText::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange) make_room();
  if (event->type() == QEvent::LanguageChange) dress_marks();
}

}  // namespace boardwright::desktop
