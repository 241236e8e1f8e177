// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/position_editor.hpp"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/workshop/reload.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/editor/piece_tools.hpp"
#include "ui/desktop/editor/position_line.hpp"
#include "ui/desktop/editor/reserve_box.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kToolsWidth = 268, kEditorGap = 16;  // pixels
constexpr int kReservePiece = 26;                  // pixels

}  // namespace

PositionEditor::PositionEditor(QWidget* parent)
    : Page(parent),
      watcher_(new GameWatcher(this)),
      title_(new QLabel),
      note_(new QLabel),
      reserves_label_(new QLabel),
      sentence_(new QLabel),
      tools_(new PieceTools),
      reserve_box_(new ReserveBox),
      clear_(new QPushButton),
      start_(new QPushButton),
      undo_(new QPushButton),
      redo_(new QPushButton),
      play_(new QPushButton),
      analyse_(new QPushButton),
      leave_(new QPushButton),
      line_(new PositionLine),
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
  for (QLabel* label : {title_, note_, reserves_label_}) label->setWordWrap(true);
  reserves_label_->setProperty("role", "heading");
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
  auto* tools = new QWidget;
  auto* column = new QVBoxLayout(tools);
  column->setContentsMargins(0, 0, 8, 0);
  column->setSpacing(8);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{title_, note_, tools_, reserves_label_, reserve_box_})
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
  sentence_->setObjectName("edit_sentence");
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  sentence_->setMinimumHeight(2 *
                              sentence_->fontMetrics().lineSpacing());  // a sentence doesn't move the board
  sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  auto* middle = new QWidget;
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(board_, 1);
  column->addWidget(text_board_, 1);
  column->addWidget(line_);
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
  connect(tools_, &PieceTools::hand_changed, this, &PositionEditor::offer_edits);
  connect(tools_, &PieceTools::turn_chosen, this, [this](int seat) {
    change([seat](BoardText& board) { board.set_on_turn(static_cast<Seat>(seat)); });
    judge();  // a refused click must not stay pressed
  });
  connect(reserve_box_, &ReserveBox::changed, this, [this](int index, int count) {
    const auto& counter = reserves_.counters()[static_cast<std::size_t>(index)];
    put(with_count(history_.text(), counter, static_cast<std::uint32_t>(count)));
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
  connect(line_, &PositionLine::typed, this, &PositionEditor::set_text);
  connect(play_, &QPushButton::clicked, this, [this] { emit play_wanted(); });
  connect(analyse_, &QPushButton::clicked, this, [this] { emit analysis_wanted(); });
  connect(leave_, &QPushButton::clicked, this, &PositionEditor::left);
}

GameWords PositionEditor::words() const { return {game_, rules_, spoken_language()}; }

void PositionEditor::begin(std::shared_ptr<const Game> game, const Position& position) {
  use(std::move(game), position.shared_rules());
  position_ = position;
  history_ = TextHistory(position.text());
  board_text_ = BoardText::of(position);
  retranslate();
  show();
}

void PositionEditor::use(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules) {
  game_ = std::move(game);
  rules_ = std::move(rules);
  watcher_->follow(game_->file());
  reserves_ = {};
  const auto geometry = BoardGeometry::of(*rules_);
  board_->setVisible(geometry.has_value());
  text_board_->setVisible(!geometry);
  art_.reset();
  if (geometry) {
    board_->set_board(*geometry, game_->appearance());
    art_ = std::make_unique<PieceArt>(*geometry, game_->appearance());
  }
}

/// What stands there goes on by the rules as they are saved, also half made, as long as their board can hold it.
void PositionEditor::take_saved() {
  if (game_ == nullptr || !has_changed_since_loaded(*game_)) return;
  const auto outcome = reload(*game_, {.variant = game_->variants().front().id,
                                       .changed = rules_->parameters(),
                                       .repetition = RepetitionPolicy::kAutomatic,
                                       .start = history_.text(),
                                       .moves = {},
                                       .now = history_.text()});
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) {
    const GameProblem& problem = failed->problems.front();
    return say(tr("The rules of before go on: %1")
                   .arg(QString::fromStdString(place_words(problem)) + refusal_words(problem.sentence)));
  }
  const auto& loaded = std::get<Reloaded>(outcome);
  const auto read = loaded.rules->read_position(history_.text());
  auto pieces = read ? BoardText::of(*read) : BoardText::read(*loaded.rules, history_.text());
  if (!read && !pieces)
    return say(tr("This position can't go on under the rules that were saved; those of before go on: %1")
                   .arg(refusal_words(read.error())));
  use(loaded.game, loaded.rules);
  board_text_ = std::move(pieces);
  retranslate();
  show();
  write(tr("The rules were read again as they are saved.") + ' ' + sentence(), !position_);
  announce(*this, sentence());
}

void PositionEditor::change(const std::function<void(BoardText&)>& edit) {
  if (!board_text_) return;
  BoardText changed = *board_text_;
  edit(changed);
  put(changed.text());
}

void PositionEditor::set_text(const QString& text) { put(text.simplified().toStdString()); }

void PositionEditor::put(const std::string& text) {
  if (history_.put(text)) show();
}

void PositionEditor::undo() {
  if (history_.undo()) show();
}

void PositionEditor::redo() {
  if (history_.redo()) show();
}

void PositionEditor::show() {
  const std::string& text = history_.text();
  line_->show_text(QString::fromStdString(text));
  auto read = rules_->read_position(text);
  position_ = read ? std::optional(*read) : std::nullopt;
  // Pieces can be set where the text is a board, whether the rules like it or not.
  if (board_text_)
    if (auto taken = BoardText::read(*rules_, text)) board_text_ = std::move(taken);
  if (position_) {
    board_->show_picture(Picture::whole(*position_));
    text_board_->setText(QString::fromStdString(text));
  } else if (board_text_) {
    board_->show_picture(board_text_->picture());
  }
  refusal_ = read ? QString() : refusal_words(read.error());
  judge();
  find_reserves();
  offer_edits();
}

void PositionEditor::find_reserves() {
  reserves_.look_at(history_.text(), position_);
  show_reserves();
  reserve_box_->setEnabled(reserves_.are_in(history_.text()));
}

void PositionEditor::show_reserves() {
  const bool any = !reserves_.counters().empty() && art_ != nullptr;
  reserves_label_->setVisible(any);
  reserve_box_->setVisible(any);
  if (!any) return;
  const QStringList trays = words().trays(), kinds = words().kinds();
  const BoardGeometry& board = board_->board();
  std::vector<ReserveBox::Count> counts;
  for (const ReserveCounter& one : reserves_.counters()) {
    const auto tray = static_cast<int>(one.tray - board.fields().size());
    counts.push_back(
        {"reserve " + QString::fromStdString(board.tray_at(one.tray).id) + ' ' +
             QString::fromStdString(board.kinds()[one.kind].id),
         trays.value(tray), kinds.value(static_cast<int>(one.kind)),
         art_->on_wood(one.kind, kReservePiece, devicePixelRatioF(), current_theme().board_light),
         static_cast<int>(count_in(history_.text(), one).value_or(0)), static_cast<int>(one.most())});
  }
  reserve_box_->set_counts(counts);
}

void PositionEditor::show_tools() {
  const bool pieces = board_text_.has_value() && art_ != nullptr;
  clear_->setVisible(pieces);
  if (!pieces) return tools_->show_none();
  tools_->show_tools(position_ ? *position_ : rules_->start(), board_text_->can_set_turn(), words(),
                     board_->board(), *art_);
}

void PositionEditor::judge() {
  if (rules_ == nullptr) return;
  QString said = refusal_;
  if (position_) {
    QStringList seats;
    for (const Seat seat : position_->seats_on_turn()) seats << words().seat(seat);
    const QString turn = position_->is_over()     ? tr("The game is over here.")
                         : position_->is_chance() ? tr("Chance is on turn.")
                                                  : tr("%1 to move.").arg(seats.join(", "));
    said = tr("The rules accept this position.") + ' ' + turn;
  }
  write(said, !position_);
  play_->setEnabled(position_.has_value());
  analyse_->setEnabled(position_.has_value() && !position_->is_over());
  undo_->setEnabled(history_.can_undo());
  redo_->setEnabled(history_.can_redo());
  tools_->set_on_turn(board_text_ ? board_text_->on_turn() : std::nullopt);
}

void PositionEditor::write(const QString& sentence, bool wrong) {
  style_by(*sentence_, "role", wrong ? "wrong" : "muted");
  sentence_->setText(sentence);
}

void PositionEditor::say(const QString& sentence) {
  write(sentence, true);
  announce(*this, sentence);
}

void PositionEditor::offer_edits() {
  edits_.clear();
  if (board_text_)
    edits_ =
        edits_of(*board_text_, static_cast<std::uint32_t>(board_->board().fields().size()), tools_->hand());
  std::vector<LegalMove> moves;
  for (const BoardEdit& edit : edits_) moves.push_back({std::to_string(moves.size()), edit.clicks()});
  board_->set_moves(std::move(moves));
}

void PositionEditor::do_edit(const QString& text) {
  const std::size_t index = text.toULongLong();
  if (index >= edits_.size()) return;
  change([edit = edits_[index]](BoardText& board) { carry_out(edit, board); });
  offer_edits();  // also where nothing has changed: the board has used its moves up
}

QString PositionEditor::text() const { return QString::fromStdString(history_.text()); }
QString PositionEditor::sentence() const { return sentence_->text(); }
QString PositionEditor::title() const { return tr("Edit position"); }
void PositionEditor::set_habits(const BoardHabits& habits) { board_->set_coordinates(habits.coordinates); }
void PositionEditor::set_turn(int degrees) { board_->set_turn(degrees); }

void PositionEditor::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  redo_->setIcon(themed_icon("redo"));
  if (rules_ == nullptr) return;
  show_tools();
  show_reserves();
}

void PositionEditor::focus_first() {
  (board_text_ ? static_cast<QWidget*>(board_) : static_cast<QWidget*>(line_))
      ->setFocus(Qt::OtherFocusReason);
}

void PositionEditor::retranslate() {
  title_->setText(title());
  reserves_label_->setText(tr("Beside the board"));
  tools_->retranslate();
  clear_->setText(tr("Empty board"));
  start_->setText(tr("Start"));
  start_->setToolTip(tr("The position that the game begins with"));
  undo_->setText(tr("Undo"));
  redo_->setAccessibleName(tr("Redo"));
  redo_->setToolTip(tr("Redo"));
  line_->retranslate();
  play_->setText(tr("Play from here"));
  analyse_->setText(tr("Analyse"));
  leave_->setText(tr("Leave"));
  note_->setText(rules_ == nullptr || board_text_
                     ? tr("Choose a piece and click fields, or drag. Without one, pieces are moved.")
                     : tr("The positions of this game can only be typed."));
  if (rules_ == nullptr) return;
  const GameWords words = this->words();
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
  show_tools();
  show_reserves();
  judge();
}

void PositionEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

}  // namespace boardwright::desktop
