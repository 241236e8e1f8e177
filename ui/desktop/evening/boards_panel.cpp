// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/boards_panel.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/wrapped_row.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/evening/result_entry.hpp"
#include "ui/desktop/kit/named_button.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kTableEdge = 24, kHeadingEdge = 4;  // pixels
constexpr int kResultColumn = 2, kLeastTable = 200;

}  // namespace

BoardsPanel::BoardsPanel(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      clock_(new QLabel),
      words_(new QLabel),
      told_(new QLabel),
      bye_(new QLabel),
      rounds_(new QComboBox),
      entry_(new ResultEntry),
      table_(new QTableWidget),
      main_(named_button("round_main")),
      start_(named_button("round_start")),
      discard_(named_button("round_discard")),
      manual_(named_button("round_manual")),
      why_(named_button("board_why")),
      correct_(named_button("board_correct")),
      play_(named_button("board_play")),
      undo_(named_button("round_undo")),
      exchange_(named_button("board_exchange")),
      swap_(named_button("board_swap")),
      why_bye_(named_button("bye_why")),
      end_(named_button("round_end")),
      add_(named_button("round_add")),
      stage_(named_button("round_stage")),
      computer_(named_button("bye_computer")),
      game_(named_button("board_game")),
      bye_row_(new QWidget),
      rest_(new QWidget) {
  title_->setProperty("role", "title");
  title_->setObjectName("round_title");
  clock_->setProperty("role", "clock");
  clock_->setObjectName("round_clock");
  words_->setObjectName("round_words");
  told_->setObjectName("round_told");
  rounds_->setObjectName("rounds");
  main_->setProperty("primary", true);
  for (QLabel* label : {words_, told_, bye_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  words_->setProperty("role", "muted");
  table_->setObjectName("evening_boards");
  table_->setMinimumHeight(kLeastTable);
  dress_club_table(*table_);
  lay_out();
  join();
  retranslate();
}

void BoardsPanel::lay_out() {
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(title_);
  head->addWidget(clock_);
  head->addStretch();
  head->addWidget(rounds_);
  auto* doing = new WrappedRow(8);
  for (QPushButton* button : {main_, start_, manual_, discard_, stage_, add_, end_}) doing->addWidget(button);
  auto* about = new WrappedRow(8);
  for (QPushButton* button : {why_, correct_, play_, game_, exchange_, swap_}) about->addWidget(button);
  about->add_gap();
  about->addWidget(undo_);
  auto* free = new QHBoxLayout(bye_row_);
  free->setContentsMargins({});
  free->setSpacing(8);
  free->addWidget(bye_, 1);
  free->addWidget(why_bye_);
  free->addWidget(computer_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(head);
  column->addWidget(words_);
  column->addLayout(doing);
  column->addWidget(entry_);
  column->addWidget(table_, 1);
  column->addWidget(rest_, 1);
  column->addWidget(bye_row_);
  column->addLayout(about);
  column->addWidget(told_);
}

void BoardsPanel::join() {
  connect(rounds_, &QComboBox::activated, this,
          [this](int at) { emit round_chosen(rounds_->itemData(at).toUInt()); });
  connect(main_, &QPushButton::clicked, this, [this] {
    const bool draft = shown_.state == State::kDraft || shown_.state == State::kManual;
    draft ? emit publish_wanted() : emit pair_wanted();
  });
  connect(end_, &QPushButton::clicked, this, &BoardsPanel::end_wanted);
  connect(add_, &QPushButton::clicked, this, &BoardsPanel::more_rounds_wanted);
  connect(stage_, &QPushButton::clicked, this, &BoardsPanel::stage_wanted);
  connect(entry_, &ResultEntry::score_entered, this, &BoardsPanel::score_entered);
  connect(start_, &QPushButton::clicked, this, &BoardsPanel::start_wanted);
  connect(discard_, &QPushButton::clicked, this, &BoardsPanel::discard_wanted);
  connect(manual_, &QPushButton::clicked, this, &BoardsPanel::manual_wanted);
  connect(undo_, &QPushButton::clicked, this, &BoardsPanel::undo_wanted);
  connect(entry_, &ResultEntry::entered, this, &BoardsPanel::result_entered);
  connect(why_, &QPushButton::clicked, this, [this] { emit why_wanted(chosen()); });
  connect(why_bye_, &QPushButton::clicked, this, [this] { emit why_wanted(0); });
  connect(computer_, &QPushButton::clicked, this, &BoardsPanel::computer_wanted);
  connect(correct_, &QPushButton::clicked, this, [this] { emit correct_wanted(chosen()); });
  connect(play_, &QPushButton::clicked, this, [this] { emit play_wanted(chosen()); });
  connect(game_, &QPushButton::clicked, this, [this] { emit game_wanted(chosen()); });
  connect(exchange_, &QPushButton::clicked, this, [this] { emit exchange_wanted(chosen()); });
  connect(swap_, &QPushButton::clicked, this, [this] { emit swap_wanted(chosen()); });
  connect(table_, &QTableWidget::currentCellChanged, this, [this](int row, int, int before, int) {
    if (row != before) follow_choice();
  });
  // Enter on a row: its result, of a draft why these two meet, by hand whom to exchange.
  connect(table_, &QTableWidget::cellActivated, this, [this](int row, int) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.boards.size()) return;
    const BoardRow& board = shown_.boards[static_cast<std::size_t>(row)];
    if (shown_.state == State::kManual) return emit exchange_wanted(board.board);
    if (!entry_->isVisibleTo(this)) return emit why_wanted(board.board);
    entry_->begin(board.board);
  });
}

void BoardsPanel::show_round(const Shown& shown) {
  const bool other = shown.round != shown_.round || shown.state != shown_.state;
  shown_ = shown;
  if (other) tell({});
  fill();
}

void BoardsPanel::set_clock(const QString& clock) {
  if (clock_->text() == clock) return;
  clock_->setText(clock);
  clock_->setVisible(!clock.isEmpty());
}

void BoardsPanel::tell(const QString& sentence, bool wrong) {
  told_->setText(sentence);
  style_by(*told_, "role", wrong ? "wrong" : "");
  told_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString BoardsPanel::words() const { return told_->text(); }

std::uint32_t BoardsPanel::chosen() const {
  const int row = table_->currentRow();
  return row < 0 || static_cast<std::size_t>(row) >= shown_.boards.size()
             ? 0
             : shown_.boards[static_cast<std::size_t>(row)].board;
}

void BoardsPanel::follow_choice() {
  const bool any = chosen() != 0;
  const bool open = any && shown_.boards[static_cast<std::size_t>(table_->currentRow())].result.isEmpty();
  for (QPushButton* button : {why_, correct_, exchange_, swap_}) button->setEnabled(any);
  for (QPushButton* button : {play_, game_}) button->setEnabled(open);
}

QString BoardsPanel::state_words() const {
  switch (shown_.state) {
    case State::kDraft: return tr("Draft, nobody else sees it");
    case State::kManual: return tr("Pairing by hand");
    case State::kClosed: return tr("Complete");
    default: return {};
  }
}

void BoardsPanel::fill() {
  fill_words();
  fill_buttons();
  fill_table();
  follow_choice();
}

bool BoardsPanel::is_draft() const { return shown_.state == State::kDraft || shown_.state == State::kManual; }
bool BoardsPanel::is_paired() const { return !is_draft() && shown_.state != State::kNone; }

void BoardsPanel::fill_words() {
  title_->setText(shown_.round == 0 ? tr("No round yet") : tr("Round %1").arg(shown_.round));
  const QString says = state_words();
  words_->setText(says.isEmpty()           ? shown_.words
                  : shown_.words.isEmpty() ? says
                                           : says + QStringLiteral(". ") + shown_.words);
  words_->setVisible(!words_->text().isEmpty());
  set_clock(shown_.clock);
  clock_->setVisible(!shown_.clock.isEmpty());
  bye_->setText(shown_.bye.isEmpty() ? QString() : tr("Bye: %1").arg(shown_.bye));
  bye_row_->setVisible(!shown_.bye.isEmpty());
  why_bye_->setVisible(shown_.state != State::kManual);
  computer_->setVisible(shown_.bye_plays && is_paired());
  const QSignalBlocker quiet(rounds_);
  rounds_->clear();
  for (std::uint32_t round = 1; round <= shown_.rounds; ++round)
    rounds_->addItem(tr("Round %1").arg(round), round);
  rounds_->setCurrentIndex(rounds_->findData(shown_.round));
  rounds_->setVisible(shown_.rounds > 1);
}

void BoardsPanel::fill_buttons() {
  const State state = shown_.state;
  const bool draft = is_draft(), paired = is_paired();
  main_->setText(draft ? tr("Publish") : shown_.round == 0 ? tr("Pair round 1") : tr("Pair the next round"));
  main_->setVisible(draft || shown_.may_pair);
  start_->setVisible(shown_.may_start);
  end_->setVisible(!draft && shown_.may_end);
  add_->setVisible(!draft && shown_.may_add);
  stage_->setVisible(!draft && shown_.may_stage);
  discard_->setVisible(draft);
  manual_->setVisible(draft);
  manual_->setEnabled(state == State::kDraft);
  exchange_->setVisible(state == State::kManual);
  swap_->setVisible(state == State::kManual);
  undo_->setVisible(!draft);
  undo_->setEnabled(shown_.may_undo);
  undo_->setToolTip(shown_.undo);
  entry_->setVisible(paired);
  entry_->set_matches(shown_.matches, shown_.team_boards);
  entry_->set_boards(paired ? shown_.boards : std::vector<BoardRow>());
  why_->setVisible(state != State::kNone && state != State::kManual);
  correct_->setVisible(paired);
  play_->setVisible(paired && !shown_.matches);
  game_->setVisible(paired && shown_.may_choose);
}

void BoardsPanel::fill_row(int row, const BoardRow& board, bool games) {
  const bool paired = is_paired();
  QStringList cells{board.number(), board.first,
                    !board.result.isEmpty()    ? board.result
                    : !board.claimed.isEmpty() ? board.claimed + QStringLiteral(" ?")
                    : paired                   ? QStringLiteral("…")
                                               : QStringLiteral("–"),
                    board.second};
  if (games) cells << board.game;
  for (int at = 0; at < cells.size(); ++at) {
    auto* item = new QTableWidgetItem(cells[at]);
    if (at == 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (at == kResultColumn) {
      item->setTextAlignment(Qt::AlignCenter);
      item->setToolTip(board.words);
      if (board.result.isEmpty() && board.claimed.isEmpty())
        item->setData(Qt::AccessibleTextRole, paired ? tr("no result yet") : tr("meets"));
      if (board.wrong) item->setText(QStringLiteral("?"));
    }
    table_->setItem(row, at, item);
  }
}

void BoardsPanel::fill_table() {
  const QSignalBlocker quiet(table_);
  const std::uint32_t before = chosen();
  const bool games =
      std::ranges::any_of(shown_.boards, [](const BoardRow& row) { return !row.game.isEmpty(); });
  QStringList titles{tr("Board"), tr("First player"), tr("Result"), tr("Second player")};
  if (games) titles << tr("Game");
  table_->clear();
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  table_->setRowCount(static_cast<int>(shown_.boards.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const BoardRow& board = shown_.boards[static_cast<std::size_t>(row)];
    fill_row(row, board, games);
    if (board.board == before) table_->setCurrentCell(row, kResultColumn);
  }
  fit_columns();
  table_->setVisible(!shown_.boards.empty());
  rest_->setVisible(shown_.boards.empty());  // words stay at the top
}

void BoardsPanel::fit_columns() {
  table_->resizeColumnsToContents();
  int least = kTableEdge;  // every heading can be read
  for (int at = 0; at < table_->columnCount(); ++at)
    least += table_->horizontalHeader()->sectionSizeHint(at) + kHeadingEdge;
  table_->setMinimumWidth(least);
  table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
  table_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  for (int at = 1; at < table_->columnCount(); at += at == 1 ? 2 : 1)
    table_->horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void BoardsPanel::retranslate() {
  table_->setAccessibleName(tr("Boards of the round"));
  rounds_->setAccessibleName(tr("Which round"));
  clock_->setAccessibleName(tr("Clock of the round"));
  start_->setText(tr("Everybody sits"));
  start_->setToolTip(tr("Starts the clock of the round; the projector shows the boards that play."));
  end_->setText(tr("End the tournament…"));
  add_->setText(tr("One more round…"));
  stage_->setText(tr("Next stage…"));
  stage_->setToolTip(tr("The best of each group go on in a tournament of its own."));
  discard_->setText(tr("Discard"));
  discard_->setToolTip(tr("The draft goes; nobody has seen it."));
  manual_->setText(tr("By hand"));
  manual_->setToolTip(tr("Exchange people and sides; what that breaks is listed before it is published."));
  exchange_->setText(tr("Exchange…"));
  swap_->setText(tr("Swap sides"));
  why_->setText(tr("Why?"));
  why_->setToolTip(tr("Why these two meet"));
  why_bye_->setText(tr("Why?"));
  why_bye_->setAccessibleName(tr("Why has this person the bye?"));
  computer_->setText(tr("Play the computer"));
  computer_->setToolTip(tr("For fun, on this computer: it counts nowhere."));
  correct_->setText(tr("Correct…"));
  correct_->setToolTip(tr("Another result or other sides, with a reason"));
  play_->setText(tr("Play here"));
  play_->setToolTip(tr("These two play on this computer; the result enters by itself."));
  game_->setText(tr("Game…"));
  game_->setToolTip(tr("Which game these two play"));
  undo_->setText(tr("Undo"));
  fill();
}

void BoardsPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    tell({});
    retranslate();
  }
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
