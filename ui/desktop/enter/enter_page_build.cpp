// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where on the page for score sheets, and its words.
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>

#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/enter/chance_choice.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/enter/result_choice.hpp"
#include "ui/desktop/enter/sheet_head.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSheetWidth = 248, kSheetMovesWidth = 316, kSheetGap = 16;  // pixels

}  // namespace

EnterPage::EnterPage(Catalogue catalogue, QWidget* parent)
    : Page(parent),
      catalogue_(std::move(catalogue)),
      head_(new SheetHead(catalogue_)),
      result_(new ResultChoice),
      rated_(new QCheckBox),
      title_(new QLabel),
      note_(new QLabel),
      position_label_(new QLabel),
      status_(new QLabel),
      message_(new QLabel),
      position_(new QLineEdit),
      into_club_(new QPushButton),
      save_(new QPushButton),
      next_(new QPushButton),
      leave_(new QPushButton),
      undo_(new QPushButton),
      cut_(new QPushButton),
      boards_(new PageStack),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      chance_(new ChanceChoice),
      why_not_(new WhyNot(boards_)),
      arrange_(new ArrangePanel),
      moves_(new MoveList),
      entry_(new MoveEntry) {
  setObjectName("enter_page");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kSheetGap, 8, kSheetGap, kSheetGap);
  row->setSpacing(kSheetGap);
  row->addWidget(build_head());
  row->addWidget(build_board(), 1);
  row->addWidget(build_moves());
  join();
  retranslate();
}

EnterPage::~EnterPage() = default;

QWidget* EnterPage::build_head() {
  title_->setProperty("role", "title");
  note_->setProperty("role", "muted");
  rated_->setObjectName("enter_rated");
  position_->setObjectName("enter_position");
  into_club_->setObjectName("enter_into_club");
  into_club_->setProperty("primary", true);
  save_->setObjectName("enter_save");
  next_->setObjectName("enter_next");
  leave_->setObjectName("enter_leave");
  position_label_->setBuddy(position_);
  for (QLabel* label : {title_, note_, position_label_}) label->setWordWrap(true);
  auto* form = new QWidget;
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(6);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{title_, note_, head_, position_label_, position_, result_, rated_})
    column->addWidget(widget);
  column->addStretch(1);
  auto* scroll = new ColumnScroll(form);  // a game of many seats has many names
  auto* side = new QWidget;
  auto* whole = new QVBoxLayout(side);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(8);
  whole->addWidget(scroll, 1);
  whole->addWidget(into_club_);
  whole->addWidget(save_);
  auto* last = new QHBoxLayout;
  last->setSpacing(8);
  last->addWidget(next_, 1);
  last->addWidget(leave_, 1);
  whole->addLayout(last);
  return new ColumnScroll(side, kSheetWidth);
}

QWidget* EnterPage::build_board() {
  boards_->addWidget(board_);
  boards_->addWidget(text_board_);
  message_->setObjectName("enter_message");
  message_->setAlignment(Qt::AlignCenter);
  message_->setWordWrap(true);
  message_->setMinimumHeight(message_->fontMetrics().height() + 4);  // a sentence doesn't move the board
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(boards_, 1);
  column->addWidget(off_board_);
  column->addWidget(chance_);
  column->addWidget(message_);
  return middle;
}

QWidget* EnterPage::build_moves() {
  status_->setObjectName("enter_status");
  status_->setProperty("role", "heading");
  status_->setWordWrap(true);
  undo_->setObjectName("enter_undo");
  cut_->setObjectName("enter_cut");
  arrange_->only_by_hand();
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(undo_, 1);
  buttons->addWidget(cut_, 1);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(10);
  column->addWidget(status_);
  column->addWidget(arrange_);
  column->addWidget(moves_, 1);
  column->addWidget(entry_);
  column->addLayout(buttons);
  return new ColumnScroll(side, kSheetMovesWidth);
}

void EnterPage::join() {
  connect(head_, &SheetHead::game_chosen, this,
          [this](const QString& name) { begin_anew(name.toStdString()); });
  connect(head_, &SheetHead::refused, this, &EnterPage::say);
  connect(head_, &SheetHead::changed, this, [this] {
    refresh_club();
    keep_draft();
  });
  connect(position_, &QLineEdit::returnPressed, this, [this] { start_from(position_->text().trimmed()); });
  connect(result_, &ResultChoice::chosen, this, &EnterPage::set_result);
  connect(into_club_, &QPushButton::clicked, this, &EnterPage::into_club);
  connect(save_, &QPushButton::clicked, this, &EnterPage::save_wanted);
  connect(next_, &QPushButton::clicked, this, [this] {
    if (played_) begin_anew(played_->name());
  });
  connect(leave_, &QPushButton::clicked, this, &EnterPage::left);
  connect(undo_, &QPushButton::clicked, this, &EnterPage::undo);
  connect(new QShortcut(QKeySequence::Undo, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
          &QShortcut::activated, this, &EnterPage::undo);
  connect(cut_, &QPushButton::clicked, this, [this] {
    remember();
    game_->cut();
    show_position(false);
  });
  connect(board_, &BoardView::move_chosen, this, &EnterPage::chosen_on_board);
  connect(board_, &BoardView::refused, this, &EnterPage::explain_clicks);
  connect(board_, &BoardView::clicked_anew, this, [this] { say({}); });
  connect(board_, &BoardView::typed, entry_, &MoveEntry::type);
  connect(off_board_, &OffBoardMoves::chosen, this, &EnterPage::enter);
  connect(chance_, &ChanceChoice::chosen, this, &EnterPage::enter);
  connect(entry_, &MoveEntry::chosen, this, &EnterPage::enter);
  connect(entry_, &MoveEntry::refused, this, &EnterPage::explain_text);
  connect(entry_, &MoveEntry::left, this, [this] { board_->setFocus(Qt::ShortcutFocusReason); });
  connect(moves_, &MoveList::looked_at, this, &EnterPage::look_at);
  join_arrangement();
}

void EnterPage::join_arrangement() {
  connect(board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change_arrangement([place](Arrangement& arrangement) {
      arrangement.take_away(place);
      return std::nullopt;
    });
  });
  connect(board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change_arrangement([&](Arrangement& arrangement) { return arrangement.place(kind.toUInt(), place); });
  });
  connect(arrange_, &ArrangePanel::choice_changed, this, &EnterPage::show_arrangement);
  connect(arrange_, &ArrangePanel::clear_wanted, this, [this] {
    change_arrangement([](Arrangement& arrangement) {
      arrangement.clear();
      return std::nullopt;
    });
  });
  connect(arrange_, &ArrangePanel::menu_due, this, &EnterPage::fill_set_ups);
  connect(arrange_, &ArrangePanel::ready, this, &EnterPage::finish_arrangement);
}

void EnterPage::name_things() {
  if (!game_) return;
  const GameWords words = this->words();
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
  moves_->set_seats(words.seats());
}

void EnterPage::retranslate() {
  title_->setText(title());
  note_->setText(
      tr("A game that was played on a real board. Whatever is entered is marked as not verified."));
  position_label_->setText(tr("From a position (not from the start):"));
  position_->setAccessibleName(tr("Position that the game began with"));
  rated_->setText(tr("Rated"));
  rated_->setToolTip(tr("Counts for points and ratings"));
  into_club_->setText(tr("Into the club's results"));
  save_->setText(tr("Save record…"));
  next_->setText(tr("Next sheet"));
  leave_->setText(tr("Leave"));
  undo_->setText(tr("Undo"));
  undo_->setToolTip(tr("Takes the last entry, correction or deletion back (Ctrl+Z)"));
  cut_->setText(tr("Delete from here"));
  cut_->setToolTip(tr("Deletes everything behind the position on the board"));
  message_->setAccessibleName(tr("Message"));
  name_things();
  if (game_) show_position(false);
  refresh_club();
}

void EnterPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    say({});
    retranslate();
  }
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
