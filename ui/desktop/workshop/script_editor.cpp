// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/script_editor.hpp"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/workshop/script_highlighter.hpp"

namespace boardwright::desktop {
namespace {

constexpr int kNumberGap = 10;  // pixels beside the numbers
constexpr int kIndent = 2;      // blanks

class LineNumbers final : public QWidget {
 public:
  explicit LineNumbers(ScriptEditor* editor) : QWidget(editor), editor_(editor) {}
  [[nodiscard]] QSize sizeHint() const override { return {editor_->number_width(), 0}; }

 protected:
  void paintEvent(QPaintEvent* event) override { editor_->paint_numbers(event); }

 private:
  ScriptEditor* editor_;
};

}  // namespace

ScriptEditor::ScriptEditor(QWidget* parent)
    : QPlainTextEdit(parent),
      highlighter_(new ScriptHighlighter(document())),
      numbers_(new LineNumbers(this)) {
  setObjectName("script_editor");
  setLineWrapMode(QPlainTextEdit::NoWrap);
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setStyleHint(QFont::Monospace);
  setFont(font);
  connect(this, &QPlainTextEdit::blockCountChanged, this, &ScriptEditor::make_room);
  connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int moved) {
    if (moved != 0)
      numbers_->scroll(0, moved);
    else
      numbers_->update(0, area.y(), numbers_->width(), area.height());
    if (area.contains(viewport()->rect())) make_room();
  });
  connect(this, &QPlainTextEdit::cursorPositionChanged, this, &ScriptEditor::mark);
  make_room();
  mark();
  retranslate();
}

QString ScriptEditor::words() const {
  QString raw = document()->toRawText();
  return raw.replace(QChar::ParagraphSeparator, '\n').replace(QChar::LineSeparator, '\n');
}

void ScriptEditor::take_text(const QString& text) {
  const int line = textCursor().blockNumber(), column = textCursor().positionInBlock();
  const int scrolled = verticalScrollBar()->value();
  QTextCursor all(document());
  all.beginEditBlock();
  all.select(QTextCursor::Document);
  all.insertText(text);
  all.endEditBlock();
  const QTextBlock block = document()->findBlockByNumber(std::min(line, blockCount() - 1));
  QTextCursor cursor(block);
  cursor.setPosition(block.position() + std::min(column, block.length() - 1));
  setTextCursor(cursor);
  verticalScrollBar()->setValue(scrolled);
}

void ScriptEditor::set_problems(std::vector<GameProblem> problems) {
  problems_ = std::move(problems);
  mark();
  numbers_->update();
}

QTextCursor ScriptEditor::place_of(std::uint32_t line, std::uint32_t column) const {
  const QTextBlock block =
      document()->findBlockByNumber(std::clamp(static_cast<int>(line) - 1, 0, blockCount() - 1));
  QTextCursor cursor(block);
  if (column > 1) {
    const QByteArray before = block.text().toUtf8().left(static_cast<int>(column) - 1);
    cursor.setPosition(block.position() + static_cast<int>(QString::fromUtf8(before).size()));
  }
  return cursor;
}

void ScriptEditor::go_to(std::uint32_t line, std::uint32_t column) {
  QTextCursor cursor = place_of(line, column);
  setTextCursor(cursor);
  centerCursor();
  setFocus(Qt::OtherFocusReason);
}

/// The word at its column, else what stands in its line.
QTextCursor ScriptEditor::extent_of(const GameProblem& problem) const {
  QTextCursor cursor = place_of(problem.line, problem.column);
  if (problem.column != 0) cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
  if (cursor.hasSelection()) return cursor;
  const QString text = cursor.block().text();
  const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
  cursor.setPosition(cursor.block().position() + static_cast<int>(first - text.begin()));
  cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
  return cursor;
}

void ScriptEditor::mark() {
  const Theme& theme = current_theme();
  QTextEdit::ExtraSelection line;
  line.format.setBackground(theme.window);
  line.format.setProperty(QTextFormat::FullWidthSelection, true);
  line.cursor = textCursor();
  line.cursor.clearSelection();
  QList<QTextEdit::ExtraSelection> all{line};
  for (const GameProblem& problem : problems_) {
    if (!problem.has_place()) continue;
    QTextEdit::ExtraSelection wrong;
    wrong.cursor = extent_of(problem);
    wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.format.setUnderlineColor(theme.wrong);
    wrong.format.setToolTip(refusal_words(problem.sentence));
    all << wrong;
  }
  setExtraSelections(all);
  numbers_->update();
}

QStringList ScriptEditor::underlined() const {
  QStringList texts;
  for (const auto& one : extraSelections())
    if (one.format.underlineStyle() == QTextCharFormat::WaveUnderline) texts << one.cursor.selectedText();
  return texts;
}

int ScriptEditor::number_width() const {
  const int digits = std::max(2, static_cast<int>(QString::number(blockCount()).size()));
  return fontMetrics().horizontalAdvance(QLatin1Char('9')) * digits + 2 * kNumberGap;
}

void ScriptEditor::make_room() {
  setViewportMargins(number_width(), 0, 0, 0);
  const QRect inside = contentsRect();
  numbers_->setGeometry(inside.left(), viewport()->y(), number_width(), viewport()->height());
}

void ScriptEditor::paint_numbers(QPaintEvent* event) {
  const Theme& theme = current_theme();
  QPainter painter(numbers_);
  painter.fillRect(event->rect(), theme.panel);
  painter.setPen(theme.line);
  painter.drawLine(numbers_->width() - 1, event->rect().top(), numbers_->width() - 1, event->rect().bottom());
  const auto wrong = [this](int number) {
    return std::any_of(problems_.begin(), problems_.end(),
                       [&](const GameProblem& one) { return static_cast<int>(one.line) == number; });
  };
  for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
    const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
    if (area.top() > event->rect().bottom()) break;
    const int number = block.blockNumber() + 1;
    const bool here = block.blockNumber() == textCursor().blockNumber();
    QFont font = this->font();
    font.setBold(here || wrong(number));
    painter.setFont(font);
    painter.setPen(wrong(number) ? theme.wrong : here ? theme.text : theme.muted);
    painter.drawText(QRectF(0, area.top(), numbers_->width() - kNumberGap, area.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
  }
}

void ScriptEditor::indent(bool further) {
  QTextCursor cursor = textCursor();
  if (further && !cursor.hasSelection()) {
    cursor.insertText(QString(kIndent - cursor.positionInBlock() % kIndent, ' '));
    return;
  }
  const QTextBlock last = document()->findBlock(cursor.selectionEnd());
  cursor.beginEditBlock();
  for (QTextBlock block = document()->findBlock(cursor.selectionStart()); block.isValid();
       block = block.next()) {
    QTextCursor at(block);
    if (further && !block.text().isEmpty()) at.insertText(QString(kIndent, ' '));
    for (int i = 0; !further && i < kIndent && block.text().startsWith(' '); ++i) at.deleteChar();
    if (block == last) break;
  }
  cursor.endEditBlock();
}

void ScriptEditor::begin_line() {
  const QString line = textCursor().block().text().left(textCursor().positionInBlock());
  const auto first = std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); });
  textCursor().insertText("\n" + line.left(static_cast<int>(first - line.begin())));
  ensureCursorVisible();
}

void ScriptEditor::keyPressEvent(QKeyEvent* event) {
  const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  if (plain && event->key() == Qt::Key_Escape) return emit escaped();
  if (plain && event->key() == Qt::Key_Tab) return indent(true);
  if (plain && event->key() == Qt::Key_Backtab) return indent(false);
  if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return begin_line();
  QPlainTextEdit::keyPressEvent(event);
}

void ScriptEditor::resizeEvent(QResizeEvent* event) {
  QPlainTextEdit::resizeEvent(event);
  make_room();
}

bool ScriptEditor::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QPlainTextEdit::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QTextCursor under = cursorForPosition(viewport()->mapFrom(this, help->pos()));
  for (const auto& one : extraSelections())
    if (!one.format.toolTip().isEmpty() && one.cursor.selectionStart() <= under.position() &&
        under.position() <= one.cursor.selectionEnd()) {
      QToolTip::showText(help->globalPos(), one.format.toolTip(), this);
      return true;
    }
  QToolTip::hideText();
  return true;
}

void ScriptEditor::set_theme() {
  highlighter_->rehighlight();
  mark();
}

void ScriptEditor::retranslate() {
  setAccessibleName(tr("The rules, as text"));
  setAccessibleDescription(tr("Escape leaves the text."));
}

void ScriptEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) make_room();
  QPlainTextEdit::changeEvent(event);
}

}  // namespace boardwright::desktop
