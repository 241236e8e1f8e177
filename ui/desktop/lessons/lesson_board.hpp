// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "framework/match/messages.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/kit/page.hpp"

class QLabel;
class QStackedWidget;
class QTimer;

namespace boardwright {
class Rules;
struct Appearance;
}  // namespace boardwright

namespace boardwright::desktop {

class BoardView;
class DiceToast;
class GameWords;
class OffBoardMoves;
class TextBoard;

/// The board of a lesson with a line below it: plays moves one after the other so that they can be followed,
/// then lets the learner choose.
class LessonBoard final : public QWidget {
  Q_OBJECT
 public:
  explicit LessonBoard(QWidget* parent = nullptr);
  ~LessonBoard() override;

  void set_game(const Rules& rules, const Appearance& appearance);
  void set_words(const GameWords& words);  ///< of pieces and trays, in the spoken language
  void set_theme(const Theme& theme);
  void set_coordinates(bool coordinates);
  void set_hints(bool hints);
  void set_animation(bool animation);
  void set_speed(int milliseconds);  ///< of a piece on its way in a game; here they take their time
  void set_habits(const BoardHabits& habits);

  struct Scene {
    Picture picture;                  ///< in the end
    std::string position;             ///< for rules without a board
    std::vector<std::uint32_t> last;  ///< places of the last move
    std::vector<LegalMove> moves;     ///< what the learner may choose from
  };
  /// At once.
  void show_scene(Scene scene);
  /// From `before` by `moves`. `chosen`: the first of them is the learner's own, and made already.
  void play_scene(const Picture& before, std::vector<SeenMove> moves, Scene scene, bool chosen);
  [[nodiscard]] bool playing() const noexcept { return !queue_.empty(); }

  /// A piece that was dropped where it may not stay.
  void put_back();

  enum class Tone { kWrong, kHint };
  void say(const QString& sentence, Tone tone);  ///< below the board
  void point_at(const std::vector<std::uint32_t>& places);
  [[nodiscard]] QString message() const;
  [[nodiscard]] BoardView& view() const noexcept { return *board_; }

 signals:
  void chosen(const QString& move);
  void refused(const std::vector<std::uint32_t>& clicks);
  void clicked_anew();
  void pointed(const QString& move);  ///< that a click would complete; empty for none

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void play_next();
  void show_chance(const std::string& event);
  void place_toast();

  QStackedWidget* boards_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  QLabel* message_;
  DiceToast* toast_;
  QTimer* next_;
  std::vector<SeenMove> queue_;  // to be played, the next one last
  Scene scene_;
  std::vector<QColor> dice_colours_;
  int move_time_ = 260;
  bool animated_ = true, has_board_ = false, refusing_ = false;
};

}  // namespace boardwright::desktop
