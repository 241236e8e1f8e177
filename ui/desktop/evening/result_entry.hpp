// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QLabel;
class QLineEdit;

namespace boardwright::desktop {

/// Results by keyboard: the number of the board, one key, Enter. What Enter would do stands beside it while one
/// types; a board that isn't there is said at once.
class ResultEntry final : public QWidget {
  Q_OBJECT
 public:
  explicit ResultEntry(QWidget* parent = nullptr);

  void set_boards(std::vector<BoardRow> boards);
  /// Boards are matches of several games, or of teams with so many boards (0: not of teams): their results are written
  /// out.
  void set_matches(bool matches, std::uint32_t team_boards = 0);
  /// To type a result of this board next.
  void begin(std::uint32_t board);
  [[nodiscard]] QLineEdit& line() const noexcept { return *line_; }
  [[nodiscard]] QString words() const;

 signals:
  void entered(std::uint32_t board, boardwright::desktop::TypedResult result);
  void score_entered(std::uint32_t board, const QString& score);  ///< of a match, as it was written

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void look();
  void enter();
  void retranslate();
  [[nodiscard]] const BoardRow* row(std::uint32_t board) const;
  /// By the boards that there are: of "12" the 2 is the key if there is no board 12.
  [[nodiscard]] std::optional<ResultLine> meant() const;

  /// Of a match: the board and what is written behind it; nothing where one is missing.
  [[nodiscard]] std::optional<std::pair<std::uint32_t, QString>> written() const;
  void look_at_match();
  void show_words(const QString& sentence, bool wrong);

  std::vector<BoardRow> boards_;
  bool matches_ = false;
  std::uint32_t team_boards_ = 0;
  QLabel *label_, *words_;
  QLineEdit* line_;
};

/// "Anna wins", "draw", "Ben is not there: Anna wins", for a board.
[[nodiscard]] QString result_words(TypedResult result, const QString& first, const QString& second);

}  // namespace boardwright::desktop
