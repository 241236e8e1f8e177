// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/position_editor.hpp"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
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
#include "ui/desktop/editor/reserve_box.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/watch/game_watcher.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostEdits = 200;
constexpr int kReservePiece = 26;  // pixels

}  // namespace

GameWords PositionEditor::words() const { return {game_, rules_, spoken_language()}; }

void PositionEditor::begin(std::shared_ptr<const Game> game, const Position& position) {
  before_.clear();
  after_.clear();
  use(std::move(game), position.shared_rules());
  position_ = position;
  text_ = position.text();
  board_text_ = BoardText::of(position);
  retranslate();
  show(text_);
}

void PositionEditor::use(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules) {
  game_ = std::move(game);
  rules_ = std::move(rules);
  watcher_->follow(game_->file());
  reserves_.clear();
  frame_.clear();
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
                                       .start = text_,
                                       .moves = {},
                                       .now = text_});
  if (const auto* failed = std::get_if<NotReloaded>(&outcome)) {
    const GameProblem& problem = failed->problems.front();
    return say(tr("The rules of before go on: %1")
                   .arg(QString::fromStdString(place_words(problem)) + refusal_words(problem.sentence)));
  }
  const auto& loaded = std::get<Reloaded>(outcome);
  const auto read = loaded.rules->read_position(text_);
  auto pieces = read ? BoardText::of(*read) : BoardText::read(*loaded.rules, text_);
  if (!read && !pieces)
    return say(tr("This position can't go on under the rules that were saved; those of before go on: %1")
                   .arg(refusal_words(read.error())));
  use(loaded.game, loaded.rules);
  board_text_ = std::move(pieces);
  retranslate();
  show(text_);
  write(tr("The rules were read again as they are saved.") + ' ' + sentence(), !position_);
  announce(*this, sentence());
}

void PositionEditor::change(const std::function<void(BoardText&)>& edit) {
  if (!board_text_) return;
  BoardText changed = *board_text_;
  edit(changed);
  const std::string text = changed.text();
  if (text != text_) put(text);
}

void PositionEditor::put(const std::string& text) {
  if (before_.size() == kMostEdits) before_.erase(before_.begin());
  before_.push_back(text_);
  after_.clear();
  show(text);
}

void PositionEditor::set_text(const QString& text) {
  const std::string typed = text.simplified().toStdString();
  if (typed != text_) put(typed);
}

void PositionEditor::undo() {
  if (before_.empty()) return;
  const std::string text = std::move(before_.back());
  before_.pop_back();
  after_.push_back(text_);
  show(text);
}

void PositionEditor::redo() {
  if (after_.empty()) return;
  const std::string text = std::move(after_.back());
  after_.pop_back();
  before_.push_back(text_);
  show(text);
}

void PositionEditor::show(const std::string& text) {
  text_ = text;
  if (line_->text().simplified().toStdString() != text_) {
    line_->setText(QString::fromStdString(text_));
    line_->setCursorPosition(0);
  }
  auto read = rules_->read_position(text_);
  position_ = read ? std::optional(*read) : std::nullopt;
  // Pieces can be set where the text is a board, whether the rules like it or not.
  if (board_text_)
    if (auto taken = BoardText::read(*rules_, text_)) board_text_ = std::move(taken);
  if (position_) {
    board_->show_picture(Picture::whole(*position_));
    text_board_->setText(QString::fromStdString(text_));
  } else if (board_text_) {
    board_->show_picture(board_text_->picture());
  }
  refusal_ = read ? QString() : refusal_words(read.error());
  judge();
  find_reserves();
  offer_edits();
}

void PositionEditor::find_reserves() {
  const std::string frame = frame_of_numbers(text_);
  if (position_) {
    auto found = reserve_counters(*position_);
    for (const ReserveCounter& known : reserves_)  // one that can go neither up nor down just now
      if (frame == frame_ && std::find(found.begin(), found.end(), known) == found.end())
        found.push_back(known);
    std::sort(found.begin(), found.end());
    reserves_ = std::move(found);
    frame_ = frame;
  }
  show_reserves();
  reserve_box_->setEnabled(frame == frame_);  // else nobody knows which number is which
}

void PositionEditor::show_reserves() {
  const bool any = !reserves_.empty() && art_ != nullptr;
  reserves_label_->setVisible(any);
  reserve_box_->setVisible(any);
  if (!any) return;
  const QStringList trays = words().trays(), kinds = words().kinds();
  const BoardGeometry& board = board_->board();
  std::vector<ReserveBox::Count> counts;
  for (const ReserveCounter& one : reserves_) {
    const auto tray = static_cast<int>(one.tray - board.fields().size());
    counts.push_back(
        {"reserve " + QString::fromStdString(board.tray_at(one.tray).id) + ' ' +
             QString::fromStdString(board.kinds()[one.kind].id),
         trays.value(tray), kinds.value(static_cast<int>(one.kind)),
         art_->on_wood(one.kind, kReservePiece, devicePixelRatioF(), current_theme().board_light),
         static_cast<int>(count_in(text_, one).value_or(0)), static_cast<int>(one.most())});
  }
  reserve_box_->set_counts(counts);
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
  undo_->setEnabled(!before_.empty());
  redo_->setEnabled(!after_.empty());
  const auto seat = board_text_ ? board_text_->on_turn() : std::nullopt;
  const QSignalBlocker quiet(seats_);
  for (QAbstractButton* button : seats_->buttons())
    button->setChecked(seat && seats_->id(button) == static_cast<int>(*seat));
}

void PositionEditor::write(const QString& sentence, bool wrong) {
  style_by(*sentence_, "role", wrong ? "wrong" : "muted");
  sentence_->setText(sentence);
}

void PositionEditor::say(const QString& sentence) {
  write(sentence, true);
  announce(*this, sentence);
}

std::optional<std::uint32_t> PositionEditor::chosen_kind() const {
  const int chosen = kinds_->checkedId();
  return chosen < 0 || erase_->isChecked() ? std::nullopt : std::optional(static_cast<std::uint32_t>(chosen));
}

/// With a kind in hand, or the eraser, every click counts; with nothing, pieces are moved.
void PositionEditor::offer_edits() {
  edits_.clear();
  std::vector<LegalMove> moves;
  const auto offer = [&](Edit edit, std::vector<std::uint32_t> clicks) {
    moves.push_back({std::to_string(edits_.size()), std::move(clicks)});
    edits_.push_back(edit);
  };
  const auto kind = chosen_kind();
  const bool sets = kind.has_value() || erase_->isChecked();
  const auto fields = board_text_ ? static_cast<std::uint32_t>(board_->board().fields().size()) : 0U;
  for (std::uint32_t field = 0; field < fields; ++field) {
    const auto there = board_text_->kind_at(field);
    if (there && board_text_->is_part_of_board(*there)) continue;
    if (sets) {
      const bool away = kind == there && !board_text_->stacks(field);
      if (kind || there) offer({std::nullopt, away ? std::nullopt : kind, field}, {field});
    } else if (there) {
      for (std::uint32_t to = 0; to < fields; ++to)
        if (to != field) offer({field, std::nullopt, to}, {field, to});
    }
  }
  board_->set_moves(std::move(moves));
}

void PositionEditor::do_edit(const QString& text) {
  const std::size_t index = text.toULongLong();
  if (index >= edits_.size()) return;
  const Edit edit = edits_[index];
  change([&](BoardText& board) {
    if (edit.from)
      board.move(*edit.from, edit.to);
    else
      board.set(edit.to, edit.kind);
  });
  offer_edits();  // also where nothing has changed: the board has used its moves up
}

QString PositionEditor::text() const { return QString::fromStdString(text_); }
QString PositionEditor::sentence() const { return sentence_->text(); }
QString PositionEditor::title() const { return tr("Edit position"); }
void PositionEditor::set_habits(const BoardHabits& habits) { board_->set_coordinates(habits.coordinates); }
void PositionEditor::set_turn(int degrees) { board_->set_turn(degrees); }

void PositionEditor::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  redo_->setIcon(themed_icon("redo"));
  if (rules_ == nullptr) return;
  build_pieces();
  show_reserves();
}

void PositionEditor::focus_first() {
  (board_text_ ? static_cast<QWidget*>(board_) : line_)->setFocus(Qt::OtherFocusReason);
}

}  // namespace boardwright::desktop
