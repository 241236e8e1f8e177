// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "ui/desktop/board/board_face.hpp"
#include "ui/desktop/board/board_hand.hpp"
#include "ui/desktop/board/board_marks.hpp"
#include "ui/desktop/board/hand_drawing.hpp"
#include "ui/desktop/board/place_words.hpp"
#include "ui/desktop/board/told_places.hpp"

class QTimer;

namespace boardwright::desktop {

/// The board as people use it: mouse, drag, keyboard, and names for those who listen instead of look. It
/// chooses among the moves it was given and draws what it is told.
class BoardView final : public BoardFace {
  Q_OBJECT
 public:
  explicit BoardView(QWidget* parent = nullptr);

  void set_board(const BoardGeometry& board, const Appearance& appearance);
  /// By kind, by tray and by seat, in the spoken language.
  void set_names(const QString& board, QStringList kinds, QStringList trays, QStringList seats);
  void set_animation(int milliseconds) { animation_ = milliseconds; }

  void show_picture(const Picture& picture);
  /// With the way from the picture before, except for what the user has just dropped where it belongs.
  void show_move(const Picture& picture, const PictureDifference& changes);
  void set_last_move(std::vector<std::uint32_t> places);
  void set_moves(std::vector<LegalMove> moves);
  /// What is wrong: until the next click or another picture, and no longer than a moment.
  void point_at(std::vector<std::uint32_t> places);
  /// The same as long as something beside the board says it, until it is set anew.
  void keep_pointing_at(std::vector<std::uint32_t> places);
  void set_advice(std::vector<std::uint32_t> places);  ///< of a move, in click order; until it is set anew
  /// Draws a circle (both ends the same) or an arrow, or takes it away if it is there. They go with the
  /// picture they were drawn on, or with the next click.
  void draw(std::uint32_t from, std::uint32_t to);
  void forget_drawn();
  /// While this seat waits for its turn clicks, drags and keys choose a move ahead; nobody: none is chosen.
  /// What was chosen stays until it is taken or let go.
  void set_premoves(std::optional<Seat> seat);
  void set_premove_likeness(Premove::Likeness likeness) { hand_.set_likeness(likeness); }
  [[nodiscard]] const Premove& premove() const noexcept { return hand_.premove(); }
  /// The turn has come. What was begun and is no whole move goes on as clicks of the turn.
  void take_premove();
  void forget_premove();
  /// What is thought of the move that is shown; nothing: nothing.
  void set_badge(std::optional<Marks::Badge> badge);
  /// Under touch-move a piece of this seat that was chosen stays chosen, also when the moves are set anew,
  /// until forget_touched; nobody: pieces are let go.
  void set_touch_move(std::optional<Seat> seat) { hand_.set_touch_move(seat); }
  void forget_touched() { hand_.forget_touched(); }
  /// Where it stands.
  [[nodiscard]] std::optional<std::uint32_t> touched() const noexcept { return hand_.touched(); }
  /// Whether the fields a chosen piece can go to are marked; where one click is a move they always are.
  void set_targets_shown(bool shown);
  /// What may be dragged here from elsewhere: a MIME type, empty for nothing.
  void set_drops(const QString& type);
  /// Said of the place that was last pointed at, to those who listen.
  void set_hint(const QString& hint) { hint_ = hint; }

  // For keyboard, assistive technology and tests: all ways to choose a move meet here.
  void press(std::uint32_t place);
  void clear_sequence();
  void set_cursor_place(std::uint32_t place);

  [[nodiscard]] std::uint32_t cursor_place() const noexcept { return cursor_; }
  [[nodiscard]] QString spoken_name(std::uint32_t place) const;         ///< "e2, black piece"
  [[nodiscard]] QString spoken_description(std::uint32_t place) const;  ///< "can be chosen"
  /// "e2", "reserve".
  [[nodiscard]] QString place_name(std::uint32_t place) const;
  [[nodiscard]] const Marks& marks() const noexcept { return marks_; }
  [[nodiscard]] const std::vector<LegalMove>& moves() const noexcept { return hand_.moves(); }

 signals:
  void move_chosen(const QString& move);
  /// Clicks that begin no legal move; never empty.
  void refused(const std::vector<std::uint32_t>& clicks);
  void held();                      ///< somebody wanted to let a touched piece go
  void typed(const QString& text);  ///< letters belong into the move entry
  void premove_changed();           ///< by a hand
  void badge_clicked();
  void clicked_anew();  ///< what was said about an earlier click is done with
  /// Something with this MIME data was dropped on a place; only after set_drops.
  void dropped(const QByteArray& data, std::uint32_t place);
  /// A chosen piece was dragged off the board, or the delete key was pressed.
  void thrown_away(std::uint32_t place);
  /// Mouse or cursor came to a place; `move`: what a click there would complete, or nothing.
  void pointed(std::optional<std::uint32_t> place, const QString& move);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  /// Shows and tells what became of clicks.
  void act(const BoardHand::Answer& answer);
  void refresh_marks();
  void hover(std::optional<std::uint32_t> place);
  /// A finger can't hover: its first tap on a piece that would be taken tells what would come of it, if the
  /// game says so, and the second one takes.
  [[nodiscard]] bool only_asks(const QMouseEvent& event, std::uint32_t place);
  void move_cursor(Way way, bool aslant);
  void draw_arrow_at_cursor();
  /// Where the mouse, a hand or the cursor is.
  [[nodiscard]] std::optional<std::uint32_t> looked_at() const;
  void announce_cursor();
  void tell_names();
  void point(std::optional<std::uint32_t> place);
  void sketch_to(QPoint point);

  BoardHand hand_;
  HandDrawing drawing_;
  PlaceWords words_;
  ToldPlaces told_{*this};
  Marks marks_;
  bool cursor_shown_ = false;
  bool dropped_ = false;  // a hand has made the way of the move that comes
  std::uint32_t cursor_ = 0;
  int animation_ = 180;
  QTimer* wrong_rest_;  // while what is wrong is pointed at for a moment
  std::optional<std::uint32_t> pointed_, hovered_;
  QString hint_;
  QString drops_;
};

}  // namespace boardwright::desktop
