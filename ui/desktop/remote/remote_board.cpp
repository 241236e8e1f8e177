// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_board.hpp"

#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/board_side.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/remote/remote_match.hpp"
#include "ui/desktop/remote/remote_message.hpp"

namespace boardwright::desktop {

RemoteBoard::RemoteBoard(QWidget* parent)
    : QWidget(parent),
      boards_(new PageStack),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      message_(new RemoteMessage(*board_, *boards_)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(board_side(*boards_, *board_, *text_board_, *off_board_, *message_));
}

RemoteBoard::~RemoteBoard() = default;

void RemoteBoard::begin(const ServerBoard& board, const Appearance& look) {
  if (board.geometry) {
    board_->set_board(*board.geometry, look);
    art_ = std::make_unique<PieceArt>(*board.geometry, look);
  }
  boards_->setCurrentWidget(board.geometry ? static_cast<QWidget*>(board_) : text_board_);
  turned_by_hand_ = false;
}

void RemoteBoard::forget() { art_.reset(); }

void RemoteBoard::name_things(const ServerBoard& board) {
  board_->set_names(GameTable::tr("Board: %1").arg(board.game_name), board.kind_names, board.tray_names,
                    board.seat_names);
}

void RemoteBoard::turn_to(const RemoteMatch& match) {
  const auto& turns = match.board().turns;
  const Seat viewer = match.update().viewer;
  degrees_ = viewer < turns.size() ? turns[viewer] : 0;
  turn();
}

void RemoteBoard::flip() {
  turned_by_hand_ = !turned_by_hand_;
  turn();
}

void RemoteBoard::turn() {
  constexpr int kHalf = 180, kWhole = 360;
  board_->set_turn((degrees_ + (turned_by_hand_ ? kHalf : 0)) % kWhole);
}

void RemoteBoard::show_news(const RemoteMatch& match, const std::vector<SeenMove>& news) {
  if (!art_) return;
  board_->show_picture(match.picture_after(match.history().size() - news.size()));
  for (std::size_t i = 0; i < news.size(); ++i)
    board_->show_move(news[i].picture, i + 1 == news.size() ? news[i].difference : PictureDifference{});
}

void RemoteBoard::show_position(const RemoteMatch& match, std::optional<std::size_t> looking_at,
                                const Picture* made) {
  const Update& update = match.update();
  const Picture& picture = made != nullptr ? *made
                           : looking_at    ? match.picture_after(*looking_at)
                                           : update.picture;
  if (art_ && board_->picture() != picture) board_->show_picture(picture);
  text_board_->setText(QString::fromStdString(update.position));
  std::vector<std::uint32_t> last;
  if (!looking_at && update.last_move && made == nullptr) last = update.last_move->places;
  if (looking_at && *looking_at > 0) last = match.history()[*looking_at - 1].places;
  board_->set_last_move(std::move(last));
  board_->set_targets_shown(hints_ && match.watching().hints);
}

void RemoteBoard::set_moves(const RemoteMatch& match, const std::vector<LegalMove>& moves, bool on_board) {
  if (on_board && art_) board_->set_moves(moves);
  off_board_->set_moves(moves, !match.board().geometry);
}

void RemoteBoard::set_theme(const Theme& theme) { board_->set_theme(theme); }

void RemoteBoard::set_habits(const BoardHabits& habits) {
  hints_ = habits.hints;
  board_->set_coordinates(habits.coordinates);
  board_->set_animation(habits.animated ? habits.speed : 0);
}

QWidget& RemoteBoard::stack() const noexcept { return *boards_; }

}  // namespace boardwright::desktop
