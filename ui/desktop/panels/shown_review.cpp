// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/shown_review.hpp"

#include <algorithm>
#include <map>

#include "ui/desktop/analysis/evaluation_bar.hpp"
#include "ui/desktop/analysis/slip_words.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/move_list.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kBarRoom = 30;            // pixels, with a gap to the board's frame
constexpr double kFrameOfField = 0.36;  // beside the fields, at most
// Of seats whose game names no colours: as light and dark pieces are.
constexpr QColor kDarkSide(0x3A, 0x35, 0x30), kLightSide(0xF2, 0xEC, 0xE0);

}  // namespace

void ShownReview::begin() {
  course_.clear();
  judged_.clear();
  score_.reset();
}

bool ShownReview::set_review(const Course& course, std::vector<JudgedMove> judged) {
  if (course_ == course && judged_ == judged) return false;
  course_ = course;
  judged_ = std::move(judged);
  return true;
}

bool ShownReview::set_score(std::optional<double> score) { return std::exchange(score_, score) != score; }

void ShownReview::mark_moves() {
  const QStringList seats = game_.words().seats();
  std::map<std::size_t, MoveListModel::Mark> marks;
  for (const JudgedMove& one : judged_)
    marks[one.move] = {sign_of(one.slip), sentence_of(one, seats.value(static_cast<int>(one.seat))),
                       word_colour(one.slip)};
  moves_.set_marks(std::move(marks));
}

const JudgedMove* ShownReview::judged() const {
  if (shown_.trying() != nullptr || !game_.has_game() || game_.hand_over()) return nullptr;
  const auto found = std::find_if(judged_.begin(), judged_.end(),
                                  [this](const JudgedMove& one) { return one.move == shown_.moves(); });
  return found == judged_.end() ? nullptr : &*found;
}

void ShownReview::show() {
  std::optional<double> score = score_;
  const std::size_t ply = shown_.moves();
  const bool reviewed =
      std::any_of(course_.begin(), course_.end(), [](const auto& one) { return one.has_value(); });
  if (!score && shown_.trying() == nullptr && ply < course_.size() && course_[ply])
    score = course_[ply]->score;
  const QStringList names = game_.words().seats();
  const auto colours = BoardLook::of(game_.look(), current_theme()).seats;
  bar_.set_seats(names.value(0), names.value(1), !colours.empty() ? colours[0] : kDarkSide,
                 colours.size() > 1 ? colours[1] : kLightSide);
  bar_.set_score(score);
  bar_.setVisible((score || reviewed) && game_.seat_count() == 2 && !game_.hand_over() && !game_.covered());
  place_bar();
  std::optional<Marks::Badge> badge;
  if (const JudgedMove* judged = this->judged()) {
    const auto& places = game_.history()[judged->move - 1].places;
    if (!places.empty())
      badge = Marks::Badge{places.back(), sign_of(judged->slip), badge_colour(judged->slip)};
  }
  board_.set_badge(std::move(badge));
}

void ShownReview::place_bar() {
  bar_.set_flipped(board_.flipped());
  const int room = bar_.isHidden() ? 0 : kBarRoom;
  if (boards_.contentsMargins().left() != room) boards_.setContentsMargins(room, 0, 0, 0);
  if (!board_.has_board() || board_.board().fields().empty()) {
    bar_.setGeometry(0, 0, bar_.sizeHint().width(), boards_.height());
    return;
  }
  const QRect fields = board_.fields_rect_in(boards_);
  const int left =
      std::max(0, fields.left() - static_cast<int>(kFrameOfField * board_.place_rect(0).width()) - kBarRoom);
  bar_.setGeometry(left, fields.top(), bar_.sizeHint().width(), fields.height());
  bar_.raise();
}

QString ShownReview::words() const {
  const JudgedMove* found = judged();
  return found == nullptr ? QString() : sentence_of(*found, game_.words().seat(found->seat));
}

}  // namespace boardwright::desktop
