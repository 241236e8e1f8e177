// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "framework/catalogue/appearance.hpp"
#include "framework/match/messages.hpp"

class QStackedWidget;

namespace boardwright::desktop {

class BoardView;
class OffBoardMoves;
class PieceArt;
class RemoteMatch;
class RemoteMessage;
class TextBoard;
struct BoardHabits;
struct ServerBoard;
struct Theme;

/// The board of a match elsewhere, or its text, with moves that aren't made on it, and what is said below. Draws what it is
/// told of.
class RemoteBoard final : public QWidget {
  Q_OBJECT
 public:
  explicit RemoteBoard(QWidget* parent = nullptr);
  ~RemoteBoard() override;

  /// A match is opened.
  void begin(const ServerBoard& board, const Appearance& look);
  /// It is closed; what is shown stays.
  void forget();
  void name_things(const ServerBoard& board);
  /// Whoever plays sits at the lower edge.
  void turn_to(const RemoteMatch& match);
  void flip();  ///< for this match

  /// The last moves of the match are news, of which the last one is seen on its way.
  void show_news(const RemoteMatch& match, const std::vector<SeenMove>& news);
  /// After so many moves, or the newest; `made`: in its place what is being set up.
  void show_position(const RemoteMatch& match, std::optional<std::size_t> looking_at, const Picture* made);
  /// To be chosen; `on_board`: there, too.
  void set_moves(const RemoteMatch& match, const std::vector<LegalMove>& moves, bool on_board);
  void set_theme(const Theme& theme);
  void set_habits(const BoardHabits& habits);

  [[nodiscard]] BoardView& view() const noexcept { return *board_; }
  [[nodiscard]] QWidget& stack() const noexcept;  ///< what the view is in
  [[nodiscard]] OffBoardMoves& off_board() const noexcept { return *off_board_; }
  [[nodiscard]] RemoteMessage& message() const noexcept { return *message_; }
  /// Null where this match has no board; the view keeps that of the match before.
  [[nodiscard]] PieceArt* art() const noexcept { return art_.get(); }

 private:
  void turn();

  QStackedWidget* boards_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  RemoteMessage* message_;
  std::unique_ptr<PieceArt> art_;
  int degrees_ = 0;  // by which its viewer sees it turned
  bool turned_by_hand_ = false, hints_ = true;
};

}  // namespace boardwright::desktop
