// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands where in the position editor, and its words.
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QDrag>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <algorithm>

#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/editor/reserve_box.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kToolsWidth = 268, kEditorGap = 16, kToolPiece = 32;  // pixels
constexpr int kPieceColumns = 5;

}  // namespace

PositionEditor::PositionEditor(QWidget* parent)
    : Page(parent),
      watcher_(new GameWatcher(this)),
      title_(new QLabel),
      note_(new QLabel),
      pieces_label_(new QLabel),
      reserves_label_(new QLabel),
      turn_label_(new QLabel),
      text_label_(new QLabel),
      sentence_(new QLabel),
      pieces_(new QWidget),
      turn_(new QWidget),
      reserve_box_(new ReserveBox),
      piece_grid_(new QGridLayout(pieces_)),
      turn_grid_(new QGridLayout(turn_)),
      kinds_(new QButtonGroup(this)),
      seats_(new QButtonGroup(this)),
      erase_(new QPushButton),
      clear_(new QPushButton),
      start_(new QPushButton),
      undo_(new QPushButton),
      redo_(new QPushButton),
      copy_(new QPushButton),
      paste_(new QPushButton),
      play_(new QPushButton),
      analyse_(new QPushButton),
      leave_(new QPushButton),
      line_(new QLineEdit),
      board_(new BoardView),
      text_board_(new TextBoard) {
  setObjectName("position_editor");
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kEditorGap, 8, kEditorGap, kEditorGap);
  row->setSpacing(kEditorGap);
  row->addWidget(build_tools());
  row->addWidget(build_board(), 1);
  join();
  retranslate();
}

PositionEditor::~PositionEditor() = default;

QWidget* PositionEditor::build_tools() {
  title_->setProperty("role", "title");
  note_->setProperty("role", "muted");
  for (QLabel* label : {title_, note_, pieces_label_, reserves_label_, turn_label_}) label->setWordWrap(true);
  for (QLabel* label : {pieces_label_, reserves_label_, turn_label_}) label->setProperty("role", "heading");
  erase_->setObjectName("edit_erase");
  erase_->setCheckable(true);
  clear_->setObjectName("edit_clear");
  start_->setObjectName("edit_start");
  undo_->setObjectName("edit_undo");
  redo_->setObjectName("edit_redo");
  redo_->setProperty("icon_only", true);
  redo_->setIconSize({18, 18});
  redo_->setFixedWidth(36);
  play_->setObjectName("edit_play");
  play_->setProperty("primary", true);
  analyse_->setObjectName("edit_analyse");
  leave_->setObjectName("edit_leave");
  kinds_->setExclusive(false);  // a second click puts the piece down again
  for (QGridLayout* grid : {piece_grid_, turn_grid_}) {
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(6);
  }
  auto* tools = new QWidget;
  auto* column = new QVBoxLayout(tools);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  for (QWidget* widget : std::initializer_list<QWidget*>{title_, note_, turn_label_, turn_, pieces_label_,
                                                         pieces_, erase_, reserves_label_, reserve_box_})
    column->addWidget(widget);
  column->addStretch(1);
  auto* scroll = new ColumnScroll(tools);  // a game of many kinds has many pieces
  auto* side = new QWidget;
  auto* whole = new QVBoxLayout(side);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(8);
  whole->addWidget(scroll, 1);
  const auto add_pair = [whole](QPushButton* one, QPushButton* other) {
    auto* pair = new QHBoxLayout;
    pair->setSpacing(8);
    pair->addWidget(one, 1);
    pair->addWidget(other, 1);
    whole->addLayout(pair);
  };
  add_pair(clear_, start_);
  auto* steps = new QHBoxLayout;
  steps->setSpacing(8);
  steps->addWidget(undo_, 1);
  steps->addWidget(redo_);
  steps->addWidget(leave_, 1);
  whole->addLayout(steps);
  whole->addWidget(analyse_);
  whole->addWidget(play_);
  return new ColumnScroll(side, kToolsWidth);
}

QWidget* PositionEditor::build_board() {
  line_->setObjectName("edit_text");
  text_label_->setBuddy(line_);
  sentence_->setObjectName("edit_sentence");
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setMinimumHeight(2 *
                              sentence_->fontMetrics().lineSpacing());  // a sentence doesn't move the board
  sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  copy_->setObjectName("edit_copy");
  paste_->setObjectName("edit_paste");
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(text_label_);
  row->addWidget(line_, 1);
  row->addWidget(copy_);
  row->addWidget(paste_);
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(board_, 1);
  column->addWidget(text_board_, 1);
  column->addLayout(row);
  column->addWidget(sentence_);
  return middle;
}

void PositionEditor::join() {
  connect(watcher_, &GameWatcher::changed, this, &PositionEditor::take_saved);
  connect(board_, &BoardView::move_chosen, this, &PositionEditor::do_edit);
  connect(board_, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change([place](BoardText& board) { board.set(place, std::nullopt); });
  });
  connect(board_, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change([&](BoardText& board) { board.set(place, kind.toUInt()); });
  });
  board_->set_drops(kKindMimeType);
  connect(kinds_, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
    if (on) {
      for (QAbstractButton* other : kinds_->buttons())
        if (kinds_->id(other) != kind) other->setChecked(false);
      erase_->setChecked(false);
    }
    offer_edits();
  });
  connect(erase_, &QPushButton::toggled, this, [this](bool on) {
    if (on)
      for (QAbstractButton* kind : kinds_->buttons()) kind->setChecked(false);
    offer_edits();
  });
  connect(seats_, &QButtonGroup::idClicked, this, [this](int seat) {
    change([seat](BoardText& board) { board.set_on_turn(static_cast<Seat>(seat)); });
    judge();  // a refused click must not stay pressed
  });
  connect(reserve_box_, &ReserveBox::changed, this, [this](int index, int count) {
    const auto& counter = reserves_[static_cast<std::size_t>(index)];
    put(with_count(text_, counter, static_cast<std::uint32_t>(count)));
  });
  connect(clear_, &QPushButton::clicked, this, [this] { change([](BoardText& board) { board.clear(); }); });
  connect(start_, &QPushButton::clicked, this,
          [this] { set_text(QString::fromStdString(rules_->start().text())); });
  connect(undo_, &QPushButton::clicked, this, &PositionEditor::undo);
  connect(redo_, &QPushButton::clicked, this, &PositionEditor::redo);
  for (const QKeySequence& keys :
       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)})
    connect(new QShortcut(keys, board_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
            &PositionEditor::redo);
  connect(new QShortcut(QKeySequence::Undo, board_, nullptr, nullptr, Qt::WidgetShortcut),
          &QShortcut::activated, this, &PositionEditor::undo);
  connect(line_, &QLineEdit::textEdited, this, &PositionEditor::set_text);
  connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
  connect(paste_, &QPushButton::clicked, this, [this] { set_text(QApplication::clipboard()->text()); });
  connect(play_, &QPushButton::clicked, this, [this] { emit play_wanted(); });
  connect(analyse_, &QPushButton::clicked, this, [this] { emit analysis_wanted(); });
  connect(leave_, &QPushButton::clicked, this, &PositionEditor::left);
}

void PositionEditor::build_pieces() {
  for (QButtonGroup* group : {kinds_, seats_})
    for (QAbstractButton* button : group->buttons()) {
      group->removeButton(button);
      button->hide();
      button->deleteLater();
    }
  const bool pieces = board_text_.has_value() && art_ != nullptr;
  for (QWidget* widget : std::initializer_list<QWidget*>{pieces_label_, pieces_, erase_, clear_})
    widget->setVisible(pieces);
  const bool turn = pieces && board_text_->can_set_turn();
  turn_label_->setVisible(turn);
  turn_->setVisible(turn);
  if (!pieces) return;
  const GameWords words = this->words();
  const QStringList names = words.kinds();
  int row = -1, column = 0;
  Seat owner = BW_NOBODY;
  for (const auto kind : kinds_to_set(position_ ? *position_ : rules_->start())) {
    const PieceKind& piece = board_->board().kinds()[kind];
    if (row < 0 || piece.owner != owner || column == kPieceColumns) {
      ++row;
      column = 0;
      owner = piece.owner;
    }
    auto* button = new QPushButton;
    button->setObjectName("edit_kind " + QString::fromStdString(piece.id));
    button->setCheckable(true);
    button->setProperty("icon_only", true);
    button->setIconSize({kToolPiece, kToolPiece});
    button->setFixedWidth(kToolPiece + 14);
    button->setIcon(art_->on_wood(kind, kToolPiece, devicePixelRatioF(), current_theme().board_light));
    button->setToolTip(names.value(static_cast<int>(kind)));
    button->setAccessibleName(names.value(static_cast<int>(kind)));
    button->installEventFilter(this);
    kinds_->addButton(button, static_cast<int>(kind));
    piece_grid_->addWidget(button, row, column++);
  }
  piece_grid_->setColumnStretch(kPieceColumns, 1);
  if (!turn) return;
  for (Seat seat = 0; seat < rules_->seat_count(); ++seat) {
    auto* button = new QPushButton(words.seat(seat));
    button->setObjectName("edit_turn " +
                          QString::fromUtf8(rules_->seat_name(seat).data(),
                                            static_cast<qsizetype>(rules_->seat_name(seat).size())));
    button->setCheckable(true);
    seats_->addButton(button, static_cast<int>(seat));
    turn_grid_->addWidget(button, static_cast<int>(seat) / 2, static_cast<int>(seat) % 2);
  }
}

bool PositionEditor::eventFilter(QObject* object, QEvent* event) {
  auto* button = qobject_cast<QPushButton*>(object);
  if (button == nullptr || event->type() != QEvent::MouseMove) return Page::eventFilter(object, event);
  const auto* mouse = static_cast<QMouseEvent*>(event);
  // Off the button it is dragged to the board.
  if ((mouse->buttons() & Qt::LeftButton) == 0 || button->rect().contains(mouse->pos()))
    return Page::eventFilter(object, event);
  button->setDown(false);
  auto* carried = new QMimeData;
  carried->setData(kKindMimeType, QByteArray::number(kinds_->id(button)));
  auto* dragged = new QDrag(this);
  dragged->setMimeData(carried);
  dragged->setPixmap(button->icon().pixmap(kToolPiece));
  dragged->setHotSpot({kToolPiece / 2, kToolPiece / 2});
  dragged->exec(Qt::CopyAction | Qt::MoveAction);
  return true;
}

void PositionEditor::retranslate() {
  title_->setText(title());
  pieces_label_->setText(tr("Pieces"));
  reserves_label_->setText(tr("Beside the board"));
  turn_label_->setText(tr("On turn"));
  text_label_->setText(tr("As text:"));
  line_->setAccessibleName(tr("Position as text"));
  erase_->setText(tr("Take pieces away"));
  clear_->setText(tr("Empty board"));
  start_->setText(tr("Start"));
  start_->setToolTip(tr("The position that the game begins with"));
  undo_->setText(tr("Undo"));
  redo_->setAccessibleName(tr("Redo"));
  redo_->setToolTip(tr("Redo"));
  copy_->setText(tr("Copy"));
  paste_->setText(tr("Paste"));
  play_->setText(tr("Play from here"));
  analyse_->setText(tr("Analyse"));
  leave_->setText(tr("Leave"));
  note_->setText(rules_ == nullptr || board_text_
                     ? tr("Choose a piece and click fields, or drag. Without one, pieces are moved.")
                     : tr("The positions of this game can only be typed."));
  if (rules_ == nullptr) return;
  const GameWords words = this->words();
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
  build_pieces();
  show_reserves();
  judge();
}

void PositionEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
