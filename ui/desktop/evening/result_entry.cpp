// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/result_entry.hpp"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"

namespace boardwright::desktop {

namespace {

struct ResultWords {
  Q_DECLARE_TR_FUNCTIONS(ResultWords)
};

}  // namespace

QString result_words(TypedResult result, const QString& first, const QString& second) {
  switch (result) {
    case TypedResult::kFirstWins: return ResultWords::tr("%1 wins").arg(first);
    case TypedResult::kSecondWins: return ResultWords::tr("%1 wins").arg(second);
    case TypedResult::kDraw: return ResultWords::tr("draw");
    case TypedResult::kSecondMissing: return ResultWords::tr("%1 is not there, %2 wins").arg(second, first);
    case TypedResult::kFirstMissing: return ResultWords::tr("%1 is not there, %2 wins").arg(first, second);
    case TypedResult::kBothMissing: return ResultWords::tr("neither is there, both lose");
    case TypedResult::kNoResult: break;
  }
  return ResultWords::tr("no result yet");
}

ResultEntry::ResultEntry(QWidget* parent)
    : QWidget(parent), label_(new QLabel), words_(new QLabel), line_(new QLineEdit) {
  line_->setObjectName("result_line");
  line_->setMaxLength(8);
  line_->setFixedWidth(line_->fontMetrics().horizontalAdvance(QStringLiteral("888 888 88")));
  label_->setBuddy(line_);
  words_->setObjectName("result_words");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->setMinimumHeight(2 * words_->fontMetrics().height() + 4);  // a sentence doesn't move the table
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins({});
  row->setSpacing(8);
  row->addWidget(label_);
  row->addWidget(line_);
  row->addWidget(words_, 1);
  connect(line_, &QLineEdit::textChanged, this, &ResultEntry::look);
  connect(line_, &QLineEdit::returnPressed, this, &ResultEntry::enter);
  retranslate();
}

void ResultEntry::set_boards(std::vector<BoardRow> boards) {
  boards_ = std::move(boards);
  setEnabled(!boards_.empty());
  look();
}

void ResultEntry::set_matches(bool matches, std::uint32_t team_boards) {
  if (matches_ == matches && team_boards_ == team_boards) return;
  matches_ = matches;
  team_boards_ = team_boards;
  constexpr int kOneGame = 8, kEachBoard = 4, kNumber = 8;
  constexpr std::uint32_t kMostGames = 20;  // of a knock-out match that goes on while it is level
  const int letters =
      !matches ? kOneGame : kNumber + kEachBoard * static_cast<int>(std::max(kMostGames, team_boards));
  line_->setMaxLength(letters);
  line_->setFixedWidth(line_->fontMetrics().horizontalAdvance(matches ? QStringLiteral("8 1-0,1-0,1-0,1-0")
                                                                      : QStringLiteral("888 888 88")));
  retranslate();
}

std::optional<std::pair<std::uint32_t, QString>> ResultEntry::written() const {
  const QString text = line_->text().simplified();
  bool number = false;
  const std::uint32_t board = text.section(' ', 0, 0).toUInt(&number);
  if (!number) return std::nullopt;
  return std::pair(board, text.section(' ', 1).remove(' '));
}

void ResultEntry::begin(std::uint32_t board) {
  line_->setText(QString::number(board) + ' ');
  line_->setFocus(Qt::ShortcutFocusReason);
}

const BoardRow* ResultEntry::row(std::uint32_t board) const {
  const auto found =
      std::ranges::find_if(boards_, [board](const BoardRow& one) { return one.board == board; });
  return found == boards_.end() ? nullptr : &*found;
}

std::optional<ResultLine> ResultEntry::meant() const {
  const QString text = line_->text();
  const auto line = read_result_line(text);
  if (!line || !line->result || text.simplified().contains(' ')) return line;
  bool number = false;
  const std::uint32_t whole = text.simplified().toUInt(&number);
  // Without a blank "12" is board 12 where there is one: nobody means board 1 then.
  if (number && row(whole) != nullptr) return ResultLine{whole, std::nullopt};
  return line;
}

void ResultEntry::look_at_match() {
  if (line_->text().trimmed().isEmpty())
    return show_words(team_boards_ > 0
                          ? tr("Board and each game for the first team, then Enter: 1 1-0,½-½,0-1,+:-")
                          : tr("Board and the sum for the first player, then Enter: 1 1½-½"),
                      false);
  const auto match = written();
  if (!match) return show_words(tr("Type the number of a board, a space and its result."), true);
  const BoardRow* board = row(match->first);
  if (board == nullptr) return show_words(tr("There is no board %1.").arg(match->first), true);
  QString sentence = board->first + QStringLiteral(" – ") + board->second;
  if (!match->second.isEmpty()) sentence = tr("%1: %2", "two people, a result").arg(sentence, match->second);
  if (!match->second.isEmpty() && !board->result.isEmpty())
    sentence += QStringLiteral(". ") + tr("It has a result: %1").arg(board->result);
  show_words(sentence, false);
}

void ResultEntry::look() {
  if (matches_) return look_at_match();
  const auto line = meant();
  QString sentence;
  bool wrong = false;
  if (line_->text().trimmed().isEmpty()) {
    sentence = tr("Board and key, then Enter: 1 first player wins, 2 second player wins, = draw");
  } else if (!line) {
    sentence = tr("Type the number of a board and 1, 2, =, + or -.");
    wrong = true;
  } else if (const BoardRow* board = row(line->board); board == nullptr) {
    sentence = tr("There is no board %1.").arg(line->board);
    wrong = true;
  } else {
    const QString people = board->first + QStringLiteral(" – ") + board->second;
    sentence = line->result ? tr("%1: %2", "two people, a result")
                                  .arg(people, result_words(*line->result, board->first, board->second))
                            : people;
    if (line->result && !board->result.isEmpty())
      sentence += QStringLiteral(". ") + tr("It has a result: %1").arg(board->result);
  }
  show_words(sentence, wrong);
}

void ResultEntry::show_words(const QString& sentence, bool wrong) {
  words_->setText(sentence);
  style_by(*words_, "role", wrong ? "wrong" : "muted");
  style_by(*line_, "wrong", wrong);
  if (wrong) announce(*this, sentence);
}

void ResultEntry::enter() {
  if (matches_) {
    const auto match = written();
    if (!match || match->second.isEmpty() || row(match->first) == nullptr) return;
    line_->clear();
    return emit score_entered(match->first, match->second);
  }
  const auto line = meant();
  if (!line || row(line->board) == nullptr) return;
  if (!line->result) return line_->setText(QString::number(line->board) + ' ');
  const auto [board, result] = *line;
  line_->clear();
  emit entered(board, *result);
}

QString ResultEntry::words() const { return words_->text(); }

void ResultEntry::retranslate() {
  label_->setText(tr("Result:"));
  line_->setAccessibleName(matches_ ? tr("Result of a match: board and result")
                                    : tr("Result: board and key"));
  line_->setToolTip(
      matches_ ? tr("1-0, 0-1, ½-½ or = for a game, +:- and -:+ where one is not there,\n* no result yet")
               : tr("1 first player wins, 2 or 0 second player wins, = draw,\n"
                    "+ second player is not there, - first player is not there, -- neither is,\n"
                    "* no result yet"));
  look();
}

void ResultEntry::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
