// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/variants/yaml_box.hpp"

#include <QEvent>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include "ui/desktop/appearance/theme.hpp"

namespace boardwright::desktop {

namespace {

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

YamlBox::YamlBox(QWidget* parent) : NumberedText({&Theme::window, false}, parent) {
  setObjectName("variant_text");
  setTabChangesFocus(true);  // YAML has no tabs
  new YamlColours(document());
}

std::string YamlBox::text() const { return words().toStdString(); }

void YamlBox::begin(const std::string& text) { setPlainText(QString::fromStdString(text)); }

void YamlBox::change(const std::string& text, bool joined) { put_in(QString::fromStdString(text), joined); }

QTextCursor YamlBox::word_at(const FilePlace& place) const {
  if (place.line > blockCount()) {
    QTextCursor end(document());
    end.movePosition(QTextCursor::End);
    return end;
  }
  QTextCursor cursor = place_of(place.line, place.column);
  const QTextBlock block = cursor.block();
  const QString line = block.text();
  qsizetype from = cursor.positionInBlock();
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
  cursor.setPosition(block.position() + static_cast<int>(from));
  cursor.setPosition(block.position() + static_cast<int>(to), QTextCursor::KeepAnchor);
  return cursor;
}

void YamlBox::mark(const std::vector<TextProblem>& problems) {
  std::vector<Mark> marks;
  for (const TextProblem& problem : problems) marks.push_back({word_at(problem.place), problem.sentence});
  set_marks(std::move(marks));
}

QTextCharFormat YamlBox::mark_format() const {
  QTextCharFormat format = NumberedText::mark_format();
  QColor behind = current_theme().wrong;
  behind.setAlphaF(0.16F);
  format.setBackground(behind);
  return format;
}

void YamlBox::go_to(const FilePlace& place) {
  QTextCursor cursor = word_at(place);
  setTextCursor(cursor);
  ensureCursorVisible();
  setFocus(Qt::OtherFocusReason);
}

void YamlBox::changeEvent(QEvent* event) {
  NumberedText::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {  // another theme
    dress_marks();
    for (auto* colours : document()->findChildren<QSyntaxHighlighter*>()) colours->rehighlight();
  }
}

}  // namespace boardwright::desktop
