// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/docks/rules_dock.hpp"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>

#include "framework/lesson/example.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/help/find_words.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

const QString kExampleLink = QStringLiteral("example:");
constexpr float kMarkStrength = 0.22F;
constexpr int kRuleGap = 6, kChapterGap = 16, kRulesIndent = 14;

/// "L2" of "L2.1".
QString chapter_of(const QString& number) { return number.section('.', 0, 0); }

}  // namespace

RulesDock::RulesDock(QWidget* parent)
    : QDockWidget(parent),
      search_(new QLineEdit),
      form_(new QComboBox),
      text_(new QTextBrowser),
      vary_(new QPushButton) {
  setObjectName("rules");
  search_->setObjectName("rules_search");
  search_->setClearButtonEnabled(true);
  form_->setObjectName("rules_form");
  form_->addItems({QString(), QString(), QString()});
  text_->setObjectName("rules_text");
  text_->setOpenLinks(false);  // rules come from anywhere
  text_->document()->setIndentWidth(kRulesIndent);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(search_, 1);
  head->addWidget(form_);
  auto* inside = new QWidget;
  inside->setMinimumWidth(300);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(20, 4, 12, 20);
  column->setSpacing(10);
  column->addLayout(head);
  column->addWidget(text_, 1);
  vary_->setObjectName("rules_vary");
  vary_->setEnabled(false);
  column->addWidget(vary_, 0, Qt::AlignLeft);
  connect(vary_, &QPushButton::clicked, this, &RulesDock::variant_wanted);
  setWidget(new ColumnScroll(inside));
  connect(form_, &QComboBox::activated, this, [this] {
    form_chosen_ = true;
    write();
  });
  connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const QString target = link.toString();
    if (target.startsWith(kExampleLink)) emit example_wanted(target.mid(kExampleLink.size()));
  });
  connect(search_, &QLineEdit::textEdited, this, [this] { find_words(*text_, search_->text(), false); });
  connect(search_, &QLineEdit::returnPressed, this, [this] { find_words(*text_, search_->text(), true); });
  retranslate();
}

void RulesDock::set_game(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules) {
  if (rules == rules_) return;
  game_ = std::move(game);
  rules_ = std::move(rules);
  vary_->setEnabled(rules_ != nullptr);
  marked_.clear();
  written_ = false;
  if (isVisible()) write();
}

void RulesDock::write() {
  written_ = true;
  text_->clear();
  if (!rules_) return;
  const RuleBook book = RuleBook::of(game_, rules_, spoken_language());
  const auto offered = [&](Form form) {
    switch (form) {
      case Form::kShort: return !book.in_short.empty();
      case Form::kFull: return !book.in_full.isEmpty();
      case Form::kParameters: return !book.with_parameters.isEmpty();
    }
    return false;
  };
  int count = 0;
  for (const Form form : {Form::kShort, Form::kFull, Form::kParameters}) {
    qobject_cast<QStandardItemModel*>(form_->model())
        ->item(static_cast<int>(form))
        ->setEnabled(offered(form));
    count += offered(form) ? 1 : 0;
  }
  form_->setEnabled(count > 1);
  if (!form_chosen_ || !offered(static_cast<Form>(form_->currentIndex()))) {
    const bool full = !book.in_full.isEmpty() && (book.full_in_language || book.in_short.empty());
    form_->setCurrentIndex(static_cast<int>(full ? Form::kFull : Form::kShort));
  }
  switch (static_cast<Form>(form_->currentIndex())) {
    case Form::kShort: write_short(book); break;
    case Form::kFull: write_markdown(book.in_full); break;
    case Form::kParameters: write_markdown(book.with_parameters); break;
  }
  find_examples();
  write_links();
  paint_marks(Follow::kYes);
}

void RulesDock::write_markdown(const QString& text) {
  text_->document()->setMarkdown(text, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                           QTextDocument::MarkdownNoHTML);
}

void RulesDock::find_examples() {
  examples_.clear();
  const ExampleReading reading = read_examples(*game_);
  example_problem_ = reading.problems.empty() ? QString() : QString::fromStdString(reading.problems.front());
  if (!reading.problems.empty()) return;
  for (const auto& example : reading.examples)
    if (!example.without) examples_ << QString::fromStdString(example.rule.text);
}

/// At the end of each rule's own paragraph.
void RulesDock::write_links() {
  QTextCharFormat plain, link;
  link.setAnchor(true);
  link.setForeground(current_theme().accent);
  link.setFontWeight(QFont::DemiBold);
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
    const QString number = rule_number(block.text());
    if (number.isEmpty() || !examples_.contains(number)) continue;
    QTextCursor end(block);
    end.movePosition(QTextCursor::EndOfBlock);
    end.insertText(QStringLiteral("  "), plain);
    link.setAnchorHref(kExampleLink + number);
    link.setToolTip(tr("Opens a position in which rule %1 can be tried").arg(number));
    end.insertText(tr("Try it"), link);
  }
  if (example_problem_.isEmpty()) return;
  QTextCursor top(text_->document());
  top.insertText(tr("There are no examples to try: %1").arg(example_problem_), plain);
  top.insertBlock();
}

void RulesDock::write_short(const RuleBook& book) {
  QTextCursor cursor(text_->document());
  QTextCharFormat number, sentence;
  number.setFontWeight(QFont::DemiBold);
  QString chapter;
  for (const auto& rule : book.in_short) {
    QTextBlockFormat paragraph;
    const bool anew = chapter_of(rule.number) != chapter;
    paragraph.setTopMargin(chapter.isEmpty() ? 0 : anew ? kChapterGap : kRuleGap);
    chapter = chapter_of(rule.number);
    if (text_->document()->isEmpty()) {
      cursor.setBlockFormat(paragraph);
    } else {
      cursor.insertBlock(paragraph);
    }
    cursor.insertText(rule.number, number);
    cursor.insertText(QStringLiteral("  ") + rule.sentence, sentence);
  }
}

void RulesDock::mark(const QStringList& numbers, Follow follow) {
  marked_ = numbers;
  if (isVisible()) paint_marks(follow);
}

void RulesDock::show_rule(const QString& number) {
  marked_ = QStringList{number};
  show();
  raise();
  if (!written_) write();
  paint_marks(Follow::kYes);
  if (!text_->extraSelections().isEmpty() || form_->currentIndex() == static_cast<int>(Form::kShort)) return;
  form_->setCurrentIndex(static_cast<int>(Form::kShort));  // it has all of them
  form_chosen_ = true;
  write();
}

/// A rule is its own paragraph and what follows it up to the next one or a heading.
void RulesDock::paint_marks(Follow follow) {
  QTextCharFormat format;
  QColor colour = current_theme().accent;
  colour.setAlphaF(kMarkStrength);
  format.setBackground(colour);
  format.setProperty(QTextFormat::FullWidthSelection, true);
  QList<QTextEdit::ExtraSelection> marks;
  bool inside = false;
  for (QTextBlock block = text_->document()->begin(); block.isValid(); block = block.next()) {
    const QString number = rule_number(block.text());
    if (!number.isEmpty()) inside = marked_.contains(number);
    if (block.blockFormat().headingLevel() > 0) inside = false;
    if (!inside) continue;
    QTextCursor paragraph(block);
    paragraph.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    marks << QTextEdit::ExtraSelection{paragraph, format};
  }
  text_->setExtraSelections(marks);
  if (follow == Follow::kNo || marks.isEmpty()) return;
  QTextCursor first = marks.front().cursor;
  first.setPosition(first.anchor());
  text_->setTextCursor(first);
  const int top = text_->cursorRect(first).top() + text_->verticalScrollBar()->value();
  text_->horizontalScrollBar()->setValue(0);
  text_->verticalScrollBar()->setValue(top - text_->viewport()->height() / 4);
}

QStringList RulesDock::marked_paragraphs() const {
  QStringList paragraphs;
  for (const auto& mark : text_->extraSelections()) paragraphs << mark.cursor.block().text();
  return paragraphs;
}

void RulesDock::set_theme() {
  if (!isVisible()) {
    written_ = false;
    return;
  }
  const int at = text_->verticalScrollBar()->value();
  write();
  text_->verticalScrollBar()->setValue(at);
}

void RulesDock::retranslate() {
  setWindowTitle(tr("Rules"));
  toggleViewAction()->setText(tr("R&ules"));
  search_->setPlaceholderText(tr("Find"));
  search_->setAccessibleName(tr("Find in the rules"));
  form_->setAccessibleName(tr("How the rules are told"));
  form_->setItemText(static_cast<int>(Form::kShort), tr("In short"));
  form_->setItemText(static_cast<int>(Form::kFull), tr("In full"));
  form_->setItemText(static_cast<int>(Form::kParameters), tr("With parameters"));
  text_->setAccessibleName(tr("Rules"));
  vary_->setText(tr("Make a variant…"));
  if (isVisible())
    write();
  else
    written_ = false;
}

void RulesDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDockWidget::changeEvent(event);
}

void RulesDock::showEvent(QShowEvent* event) {
  QDockWidget::showEvent(event);
  if (!written_) write();
}

}  // namespace boardwright::desktop
