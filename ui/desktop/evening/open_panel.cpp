// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/open_panel.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QTableWidget>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/evening/result_entry.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kOpenTableEdge = 24, kOpenHeadingEdge = 4;  // pixels

}  // namespace

OpenPanel::OpenPanel(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      waiting_(new QLabel),
      boards_title_(new QLabel),
      told_(new QLabel),
      proposals_(new QVBoxLayout),
      entry_(new ResultEntry),
      table_(new QTableWidget),
      correct_(new QPushButton),
      play_(new QPushButton),
      undo_(new QPushButton) {
  title_->setProperty("role", "title");
  waiting_->setObjectName("open_waiting");
  waiting_->setProperty("role", "muted");
  boards_title_->setProperty("role", "heading");
  told_->setObjectName("open_told");
  for (QLabel* label : {waiting_, told_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  table_->setObjectName("open_boards");
  table_->setMinimumHeight(180);
  dress_club_table(*table_);
  correct_->setObjectName("open_correct");
  play_->setObjectName("open_play");
  undo_->setObjectName("open_undo");
  proposals_->setSpacing(6);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(correct_);
  buttons->addWidget(play_);
  buttons->addStretch();
  buttons->addWidget(undo_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addWidget(title_);
  column->addWidget(waiting_);
  column->addLayout(proposals_);
  column->addWidget(boards_title_);
  column->addWidget(entry_);
  column->addWidget(table_, 1);
  column->addLayout(buttons);
  column->addWidget(told_);
  connect(entry_, &ResultEntry::entered, this, &OpenPanel::result_entered);
  connect(correct_, &QPushButton::clicked, this, [this] { emit correct_wanted(chosen()); });
  connect(play_, &QPushButton::clicked, this, [this] { emit play_wanted(chosen()); });
  connect(undo_, &QPushButton::clicked, this, &OpenPanel::undo_wanted);
  connect(table_, &QTableWidget::cellActivated, this, [this] {
    const int row = table_->currentRow();
    if (chosen() == 0) return;
    const BoardRow& board = boards_[static_cast<std::size_t>(row)];
    board.result.isEmpty() ? entry_->begin(board.board) : emit correct_wanted(board.match);
  });
  connect(table_, &QTableWidget::currentCellChanged, this, [this] {
    correct_->setEnabled(chosen() != 0);
    play_->setEnabled(chosen() != 0 &&
                      boards_[static_cast<std::size_t>(table_->currentRow())].result.isEmpty());
  });
  tell({});
  retranslate();
}

void OpenPanel::set_proposals(const std::vector<ProposalRow>& proposals) {
  const auto same = [](const ProposalRow& a, const ProposalRow& b) {
    return a.one == b.one && a.other == b.other && a.words == b.words && a.why == b.why;
  };
  if (std::ranges::equal(rows_, proposals, same)) return;  // nobody loses the button he is about to press
  rows_ = proposals;
  fill_proposals();
}

void OpenPanel::set_boards(std::vector<BoardRow> boards) {
  boards_ = std::move(boards);
  fill_boards();
}

void OpenPanel::set_waiting(const QString& words) { waiting_->setText(words); }

void OpenPanel::set_undo(const QString& words) {
  undo_->setEnabled(!words.isEmpty());
  undo_->setToolTip(words);
}

void OpenPanel::tell(const QString& sentence, bool wrong) {
  told_->setText(sentence);
  told_->setProperty("role", wrong ? "wrong" : "");
  told_->style()->unpolish(told_);
  told_->style()->polish(told_);
  told_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString OpenPanel::words() const { return told_->text(); }

std::uint32_t OpenPanel::chosen() const {
  const int row = table_->currentRow();
  return row < 0 || static_cast<std::size_t>(row) >= boards_.size()
             ? 0
             : boards_[static_cast<std::size_t>(row)].match;
}

void OpenPanel::fill_proposals() {
  while (proposals_->count() > 0) {
    QLayoutItem* item = proposals_->takeAt(0);
    if (item->widget() != nullptr) item->widget()->deleteLater();
    delete item;
  }
  for (const ProposalRow& row : rows_) {
    auto* card = new QFrame;
    card->setObjectName("card");
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(12, 8, 8, 8);
    line->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    auto* who = new QLabel(row.words);
    who->setProperty("role", "heading");
    auto* why = new QLabel(row.why);
    why->setProperty("role", "muted");
    for (QLabel* label : {who, why}) {
      label->setWordWrap(true);
      label->setTextFormat(Qt::PlainText);
      words->addWidget(label);
    }
    auto* yes = new QPushButton(tr("They play"));
    yes->setObjectName("proposal_yes");
    yes->setProperty("primary", true);
    yes->setAccessibleName(tr("They play: %1").arg(row.words));
    yes->setAccessibleDescription(row.why);
    auto* no = new QPushButton(tr("Not now"));
    no->setObjectName("proposal_no");
    no->setAccessibleName(tr("Not now: %1").arg(row.words));
    line->addLayout(words, 1);
    line->addWidget(yes);
    line->addWidget(no);
    proposals_->addWidget(card);
    connect(yes, &QPushButton::clicked, this, [this, row] { emit accepted(row.one, row.other); });
    connect(no, &QPushButton::clicked, this, [this, row] { emit declined(row.one, row.other); });
  }
}

void OpenPanel::fill_boards() {
  std::vector<BoardRow> open;
  for (const BoardRow& board : boards_)
    if (board.result.isEmpty()) open.push_back(board);
  entry_->set_boards(open);
  boards_title_->setText(open.empty() ? tr("Nobody plays at the moment")
                                      : tr("Boards where somebody plays: %1").arg(open.size()));
  const QSignalBlocker quiet(table_);
  const std::uint32_t before = chosen();
  const bool games = std::ranges::any_of(boards_, [](const BoardRow& row) { return !row.game.isEmpty(); });
  QStringList titles{tr("Board"), tr("First player"), tr("Result"), tr("Second player")};
  if (games) titles << tr("Game");
  table_->clear();
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  table_->setRowCount(static_cast<int>(boards_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const BoardRow& board = boards_[static_cast<std::size_t>(row)];
    QStringList cells{QString::number(board.board), board.first,
                      board.result.isEmpty() ? board.words : board.result, board.second};
    if (games) cells << board.game;
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      if (at == 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (at == 2) item->setTextAlignment(Qt::AlignCenter);
      table_->setItem(row, at, item);
    }
    if (board.match == before) table_->setCurrentCell(row, 2);
  }
  table_->resizeColumnsToContents();
  int least = kOpenTableEdge;  // every heading can be read
  for (int at = 0; at < titles.size(); ++at)
    least += table_->horizontalHeader()->sectionSizeHint(at) + kOpenHeadingEdge;
  table_->setMinimumWidth(least);
  for (const int at : {1, 3}) {
    table_->horizontalHeader()->setSectionResizeMode(at, QHeaderView::Stretch);
    table_->horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  }
  table_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  correct_->setEnabled(chosen() != 0);
  play_->setEnabled(chosen() != 0 &&
                    boards_[static_cast<std::size_t>(table_->currentRow())].result.isEmpty());
}

void OpenPanel::retranslate() {
  title_->setText(tr("Open evening"));
  table_->setAccessibleName(tr("Boards of the evening, those where somebody plays first"));
  correct_->setText(tr("Correct…"));
  play_->setText(tr("Play here"));
  play_->setToolTip(tr("These two play on this computer; the result enters by itself."));
  undo_->setText(tr("Undo"));
  fill_proposals();
  fill_boards();
}

void OpenPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    tell({});
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
