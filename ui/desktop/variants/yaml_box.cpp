// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/yaml_box.hpp"

#include <QEvent>
#include <QFontDatabase>
#include <QPaintEvent>
#include <QPainter>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kNumberMargin = 8;

class LineNumbers final : public QWidget {
 public:
  explicit LineNumbers(YamlBox& box) : QWidget(&box), box_(box) {}
  [[nodiscard]] QSize sizeHint() const override { return {box_.numbers_width(), 0}; }

 protected:
  void paintEvent(QPaintEvent* event) override { box_.paint_numbers(event); }

 private:
  YamlBox& box_;
};

/// Comments step back and keys stand out; anything else would need a reader.
class YamlColours final : public QSyntaxHighlighter {
 public:
  using QSyntaxHighlighter::QSyntaxHighlighter;

 protected:
  void highlightBlock(const QString& line) override {
    const Theme& theme = current_theme();
    QTextCharFormat key, comment;
    key.setForeground(theme.accent);
    comment.setForeground(theme.muted);
    static const QRegularExpression kKey(QStringLiteral("(^\\s*|[{,]\\s*)([A-Za-z0-9_.\\-]+)(?=:(\\s|$))"));
    for (auto found = kKey.globalMatch(line); found.hasNext();) {
      const auto one = found.next();
      setFormat(static_cast<int>(one.capturedStart(2)), static_cast<int>(one.capturedLength(2)), key);
    }
    static const QRegularExpression kComment(QStringLiteral("(^|\\s)#.*$"));
    if (const auto one = kComment.match(line); one.hasMatch())
      setFormat(static_cast<int>(one.capturedStart()), static_cast<int>(one.capturedLength()), comment);
  }
};

}  // namespace

YamlBox::YamlBox(QWidget* parent) : QPlainTextEdit(parent), numbers_(new LineNumbers(*this)) {
  setObjectName("variant_text");
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setLineWrapMode(QPlainTextEdit::NoWrap);
  setTabChangesFocus(true);  // YAML has no tabs
  new YamlColours(document());
  connect(this, &QPlainTextEdit::blockCountChanged, this, &YamlBox::lay_out_numbers);
  connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
    if (dy != 0)
      numbers_->scroll(0, dy);
    else
      numbers_->update(0, rect.y(), numbers_->width(), rect.height());
  });
  lay_out_numbers();
}

/// As it is: toPlainText would make plain spaces of those that don't break a line.
QString YamlBox::words() const {
  QString raw = document()->toRawText();
  return raw.replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
}

std::string YamlBox::text() const { return words().toStdString(); }

void YamlBox::begin(const std::string& text) { setPlainText(QString::fromStdString(text)); }

void YamlBox::change(const std::string& text, bool joined) {
  const QString now = words(), wanted = QString::fromStdString(text);
  if (now == wanted) return;
  const auto shorter = std::min(now.size(), wanted.size());
  qsizetype before = 0, behind = 0;
  while (before < shorter && now[before] == wanted[before]) ++before;
  while (behind < shorter - before && now[now.size() - 1 - behind] == wanted[wanted.size() - 1 - behind])
    ++behind;
  QTextCursor cursor(document());
  joined ? cursor.joinPreviousEditBlock() : cursor.beginEditBlock();
  cursor.setPosition(static_cast<int>(before));
  cursor.setPosition(static_cast<int>(now.size() - behind), QTextCursor::KeepAnchor);
  cursor.insertText(wanted.mid(before, wanted.size() - before - behind));
  cursor.endEditBlock();
}

QTextCursor YamlBox::word_at(const FilePlace& place) const {
  const QTextBlock block = document()->findBlockByNumber(std::max(0, place.line - 1));
  if (!block.isValid()) {
    QTextCursor end(document());
    end.movePosition(QTextCursor::End);
    return end;
  }
  const QString line = block.text();
  const QByteArray bytes = line.toUtf8().left(std::max(0, place.column - 1));
  auto from = std::min(QString::fromUtf8(bytes).size(), line.size());
  auto to = from;
  const QChar first = from < line.size() ? line[from] : QChar();
  if (first == '"' || first == '\'') {
    const auto closing = line.indexOf(first, from + 1);
    to = closing < 0 ? line.size() : closing + 1;
  } else {
    while (to < line.size() && !QStringLiteral(" ,:]}#").contains(line[to])) ++to;
  }
  if (to == from) {  // a sign, or where something is missing
    if (to < line.size())
      ++to;
    else if (from > 0)
      --from;
  }
  QTextCursor cursor(block);
  cursor.setPosition(block.position() + static_cast<int>(from));
  cursor.setPosition(block.position() + static_cast<int>(to), QTextCursor::KeepAnchor);
  return cursor;
}

void YamlBox::mark(const std::vector<TextProblem>& problems) {
  problems_ = problems;
  colour_problems();
}

void YamlBox::colour_problems() {
  QTextCharFormat format;
  QColor behind = current_theme().wrong;
  format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
  format.setUnderlineColor(behind);
  behind.setAlphaF(0.16F);
  format.setBackground(behind);
  QList<QTextEdit::ExtraSelection> marks;
  for (const TextProblem& problem : problems_) {
    format.setToolTip(refusal_words(problem.sentence));
    marks << QTextEdit::ExtraSelection{word_at(problem.place), format};
  }
  setExtraSelections(marks);
  numbers_->update();
}

QStringList YamlBox::marked() const {
  QStringList words;
  for (const auto& mark : extraSelections()) words << mark.cursor.selectedText();
  return words;
}

void YamlBox::go_to(const FilePlace& place) {
  QTextCursor cursor = word_at(place);
  setTextCursor(cursor);
  ensureCursorVisible();
  setFocus(Qt::OtherFocusReason);
}

int YamlBox::numbers_width() const {
  const int digits = static_cast<int>(QString::number(std::max(10, blockCount())).size());
  return 2 * kNumberMargin + fontMetrics().horizontalAdvance('9') * digits;
}

void YamlBox::lay_out_numbers() {
  setViewportMargins(numbers_width(), 0, 0, 0);
  const QRect inside = contentsRect();
  numbers_->setGeometry(QRect(inside.left(), inside.top(), numbers_width(), inside.height()));
}

void YamlBox::paint_numbers(QPaintEvent* event) {
  QPainter painter(numbers_);
  const Theme& theme = current_theme();
  painter.fillRect(event->rect(), theme.window);
  painter.setFont(font());
  QTextBlock block = firstVisibleBlock();
  qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
  for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
    const qreal height = blockBoundingRect(block).height();
    const int number = block.blockNumber() + 1;
    const bool wrong = std::any_of(problems_.begin(), problems_.end(),
                                   [&](const TextProblem& problem) { return problem.place.line == number; });
    painter.setPen(wrong ? theme.wrong : theme.muted);
    painter.drawText(QRectF(0, top, numbers_->width() - kNumberMargin, height),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
    top += height;
  }
}

void YamlBox::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  lay_out_numbers();
}

void YamlBox::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::FontChange) lay_out_numbers();
  if (event->type() == QEvent::PaletteChange) {  // another theme
    colour_problems();
    for (auto* colours : document()->findChildren<QSyntaxHighlighter*>()) colours->rehighlight();
  }
}

}  // namespace boardwright::desktop
