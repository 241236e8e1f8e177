// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/open_panel.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
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
      undo_(new QPushButton),
      end_label_(new QLabel),
      end_(new QComboBox),
      challenge_row_(new QWidget),
      challenger_(new QComboBox),
      challenged_(new QComboBox),
      challenges_(new QLabel),
      challenge_(new QPushButton) {
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
  end_->setObjectName("open_end");
  end_label_->setBuddy(end_);
  end_->addItem(QString());
  constexpr int kFirstEnd = 12, kEnds = 30, kHalfHour = 30;  // from noon to the small hours
  for (int at = 0; at < kEnds; ++at) {
    const QTime time = QTime(kFirstEnd, 0).addSecs(at * kHalfHour * 60);
    end_->addItem(time.toString(QStringLiteral("HH:mm")), time);
  }
  lay_out();
  join();
  tell({});
  retranslate();
}

void OpenPanel::lay_out_challenge() {
  challenger_->setObjectName("challenger");
  challenged_->setObjectName("challenged");
  challenge_->setObjectName("challenge");
  auto* challenge = new QGridLayout(challenge_row_);  // in two rows: names are long
  challenge->setContentsMargins({});
  challenge->setSpacing(8);
  challenge->setColumnStretch(0, 1);
  for (QComboBox* box : {challenger_, challenged_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
  }
  challenge->addWidget(challenger_, 0, 0);
  challenge->addWidget(challenges_, 0, 1);
  challenge->addWidget(challenged_, 1, 0);
  challenge->addWidget(challenge_, 1, 1);
  challenge_row_->hide();
}

void OpenPanel::lay_out() {
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(title_, 1);
  head->addWidget(end_label_);
  head->addWidget(end_);
  lay_out_challenge();
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(correct_);
  buttons->addWidget(play_);
  buttons->addStretch();
  buttons->addWidget(undo_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(head);
  column->addWidget(waiting_);
  column->addWidget(challenge_row_);
  column->addLayout(proposals_);
  column->addWidget(boards_title_);
  column->addWidget(entry_);
  column->addWidget(table_, 1);
  column->addLayout(buttons);
  column->addWidget(told_);
}

void OpenPanel::join() {
  connect(challenge_, &QPushButton::clicked, this, [this] {
    emit challenge_wanted(challenger_->currentData().toString(), challenged_->currentData().toString());
  });
  connect(end_, &QComboBox::currentIndexChanged, this, &OpenPanel::ends_changed);
  connect(entry_, &ResultEntry::entered, this, &OpenPanel::result_entered);
  connect(entry_, &ResultEntry::score_entered, this, &OpenPanel::score_entered);
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
}

void OpenPanel::set_proposals(const std::vector<ProposalRow>& proposals) {
  if (proposals == rows_) return;  // nobody loses the button he is about to press
  const auto two = [](const ProposalRow& row) { return row.one + ' ' + row.other; };
  const bool same = std::ranges::equal(proposals, rows_, {}, two, two);
  rows_ = proposals;
  fill_proposals();
  if (!same && this->proposals() > 0 && isVisible())
    announce(*this, this->proposals() == 1 ? tr("One pair is proposed.")
                                           : tr("%1 pairs are proposed.").arg(this->proposals()));
}

int OpenPanel::proposals() const {
  return static_cast<int>(
      std::ranges::count_if(rows_, [](const ProposalRow& row) { return !row.other.isEmpty(); }));
}

std::optional<QTime> OpenPanel::ends() const {
  const QTime time = end_->currentData().toTime();
  return time.isValid() ? std::optional(time) : std::nullopt;
}

void OpenPanel::set_ends(std::optional<QTime> ends) {
  const QSignalBlocker quiet(end_);
  end_->setCurrentIndex(ends ? std::max(0, end_->findData(*ends)) : 0);
}

void OpenPanel::set_boards(std::vector<BoardRow> boards) {
  boards_ = std::move(boards);
  fill_boards();
}

void OpenPanel::set_waiting(const QString& words) { waiting_->setText(words); }

void OpenPanel::set_matches(bool matches) {
  entry_->set_matches(matches);
  play_->setVisible(!matches);
}

void OpenPanel::set_ladder(bool ladder, const std::vector<std::pair<QString, QString>>& climbers) {
  if (ladder_ != ladder) {
    ladder_ = ladder;
    end_->setVisible(!ladder);
    end_label_->setVisible(!ladder);
    challenge_row_->setVisible(ladder);
    retranslate();
  }
  bool same = static_cast<std::size_t>(challenger_->count()) == climbers.size();
  for (int at = 0; same && at < challenger_->count(); ++at) {
    const auto& [id, name] = climbers[static_cast<std::size_t>(at)];
    same = challenger_->itemData(at).toString() == id && challenger_->itemText(at) == name;
  }
  if (same) return;  // a list that is open stays open
  for (QComboBox* box : {challenger_, challenged_}) {
    const QString before = box->currentData().toString();
    const QSignalBlocker quiet(box);
    box->clear();
    for (const auto& [id, name] : climbers) box->addItem(name, id);
    const int fresh = box == challenger_ ? box->count() - 1 : 0;  // the last one challenges the first
    const int at = box->findData(before);
    box->setCurrentIndex(at < 0 ? fresh : at);
  }
  challenge_->setEnabled(climbers.size() > 1);
}

void OpenPanel::set_undo(const QString& words) {
  undo_->setEnabled(!words.isEmpty());
  undo_->setToolTip(words);
}

void OpenPanel::tell(const QString& sentence, bool wrong) {
  told_->setText(sentence);
  style_by(*told_, "role", wrong ? "wrong" : "");
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

QWidget* OpenPanel::card_of(const ProposalRow& row) {
  auto* card = new QFrame;
  card->setObjectName("card");
  auto* line = new QHBoxLayout(card);
  line->setContentsMargins(12, 8, 8, 8);
  line->setSpacing(8);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  auto* who = new QLabel(row.words);
  who->setProperty("role", "heading");
  auto* why = new QLabel(row.game.isEmpty() ? row.why : row.game + QStringLiteral(". ") + row.why);
  why->setProperty("role", "muted");
  for (QLabel* label : {who, why}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    words->addWidget(label);
  }
  line->addLayout(words, 1);
  if (row.other.isEmpty()) {
    if (!row.computer) return card;
    auto* computer = new QPushButton(tr("Play the computer"));
    computer->setObjectName("proposal_computer");
    computer->setAccessibleName(tr("Play the computer: %1").arg(row.words));
    line->addWidget(computer);
    connect(computer, &QPushButton::clicked, this, [this, row] { emit computer_wanted(row.one); });
    return card;
  }
  auto* yes = new QPushButton(tr("They play"));
  yes->setObjectName("proposal_yes");
  yes->setProperty("primary", true);
  yes->setAccessibleName(tr("They play: %1").arg(row.words));
  yes->setAccessibleDescription(why->text());
  auto* no = new QPushButton(tr("Not now"));
  no->setObjectName("proposal_no");
  no->setAccessibleName(tr("Not now: %1").arg(row.words));
  line->addWidget(yes);
  line->addWidget(no);
  connect(yes, &QPushButton::clicked, this, [this, row] { emit accepted(row.one, row.other); });
  connect(no, &QPushButton::clicked, this, [this, row] { emit declined(row.one, row.other); });
  return card;
}

void OpenPanel::fill_proposals() {
  while (proposals_->count() > 0) {
    QLayoutItem* item = proposals_->takeAt(0);
    if (item->widget() != nullptr) item->widget()->deleteLater();
    delete item;
  }
  for (const ProposalRow& row : rows_) proposals_->addWidget(card_of(row));
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
  title_->setText(ladder_ ? tr("Ladder") : tr("Open evening"));
  challenger_->setAccessibleName(tr("Who challenges"));
  challenged_->setAccessibleName(tr("Who is challenged"));
  challenges_->setText(tr("challenges", "stands between two names"));
  challenge_->setText(tr("Challenge"));
  end_label_->setText(tr("Ends at:"));
  end_->setItemText(0, tr("open"));
  end_->setToolTip(tr("Then only games are proposed that there is still time for."));
  end_->setAccessibleName(tr("When the evening ends"));
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
