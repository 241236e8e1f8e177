// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable shows of a review and of an analysis: the bar beside the board, signs in the list of moves
// and at the move that is shown.
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>
#include <map>

#include "framework/board/geometry.hpp"
#include "ui/desktop/analysis/evaluation_bar.hpp"
#include "ui/desktop/analysis/slip_words.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kBarRoom = 30;            // pixels, with a gap to the board's frame
constexpr double kFrameOfField = 0.36;  // beside the fields, at most
// Of seats whose game names no colours: as light and dark pieces are.
constexpr QColor kDarkSide(0x3A, 0x35, 0x30), kLightSide(0xF2, 0xEC, 0xE0);

}  // namespace

void GameTable::show_review(const Course& course, std::vector<JudgedMove> judged) {
  if (course_ == course && judged_ == judged) return;
  course_ = course;
  judged_ = std::move(judged);
  if (!controller_.has_game()) return;
  mark_moves();
  show_evaluation();
  if (hinting_ || message_->text().isEmpty()) write_message(standing_words(), true);
}

void GameTable::show_score(std::optional<double> score) {
  if (score == score_) return;
  score_ = score;
  if (controller_.has_game()) show_evaluation();
}

void GameTable::mark_moves() {
  const QStringList seats = words().seats();
  std::map<std::size_t, MoveListModel::Mark> marks;
  for (const JudgedMove& one : judged_)
    marks[one.move] = {sign_of(one.slip), sentence_of(one, seats.value(static_cast<int>(one.seat))),
                       word_colour(one.slip)};
  move_list_->set_marks(std::move(marks));
}

const JudgedMove* GameTable::judged_now() const {
  if (trying() != nullptr || !controller_.has_game() || controller_.hand_over()) return nullptr;
  const auto found = std::find_if(judged_.begin(), judged_.end(),
                                  [this](const JudgedMove& one) { return one.move == shown_moves(); });
  return found == judged_.end() ? nullptr : &*found;
}

void GameTable::show_evaluation() {
  std::optional<double> score = score_;
  const std::size_t ply = shown_moves();
  const bool reviewed =
      std::any_of(course_.begin(), course_.end(), [](const auto& one) { return one.has_value(); });
  if (!score && trying() == nullptr && ply < course_.size() && course_[ply]) score = course_[ply]->score;
  const QStringList names = words().seats();
  const auto colours = BoardLook::of(controller_.plan().game->appearance(), current_theme()).seats;
  evaluation_->set_seats(names.value(0), names.value(1), !colours.empty() ? colours[0] : kDarkSide,
                         colours.size() > 1 ? colours[1] : kLightSide);
  evaluation_->set_score(score);
  evaluation_->setVisible((score || reviewed) && controller_.rules().seat_count() == 2 &&
                          !controller_.hand_over() && !controller_.paused());
  place_evaluation();
  std::optional<Marks::Badge> badge;
  if (const JudgedMove* judged = judged_now()) {
    const auto& places = controller_.history()[judged->move - 1].places;
    if (!places.empty())
      badge = Marks::Badge{places.back(), sign_of(judged->slip), badge_colour(judged->slip)};
  }
  board_->set_badge(std::move(badge));
}

/// Beside the board's frame, as high as its fields.
void GameTable::place_evaluation() {
  evaluation_->set_flipped(board_->flipped());
  const int room = evaluation_->isHidden() ? 0 : kBarRoom;
  if (boards_->contentsMargins().left() != room) boards_->setContentsMargins(room, 0, 0, 0);
  if (!board_->has_board() || board_->board().fields().empty()) {
    evaluation_->setGeometry(0, 0, evaluation_->sizeHint().width(), boards_->height());
    return;
  }
  QRect fields = board_->place_rect(0);
  for (std::uint32_t i = 1; i < board_->board().fields().size(); ++i) fields |= board_->place_rect(i);
  fields.translate(board_->viewport()->mapTo(boards_, QPoint(0, 0)));
  const int left =
      std::max(0, fields.left() - static_cast<int>(kFrameOfField * board_->place_rect(0).width()) - kBarRoom);
  evaluation_->setGeometry(left, fields.top(), evaluation_->sizeHint().width(), fields.height());
  evaluation_->raise();
}

/// A click on the sign: the position before the move, and what was better there.
void GameTable::show_better() {
  const JudgedMove* judged = judged_now();
  if (judged == nullptr) return;
  const JudgedMove slip = *judged;
  look_at(slip.move - 1);
  const auto moves = moves_to_try();
  const auto better = std::find_if(moves.begin(), moves.end(),
                                   [&](const LegalMove& move) { return move.text == slip.better; });
  show_advice(better == moves.end() ? std::vector<std::uint32_t>() : better->clicks,
              sentence_of(slip, words().seat(slip.seat)));
}

}  // namespace boardwright::desktop
