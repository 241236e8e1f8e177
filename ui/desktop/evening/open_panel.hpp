// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTime>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace boardwright::desktop {

class ResultEntry;

/// An open evening: whom the program would let play each other now, and the boards where somebody plays.
class OpenPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit OpenPanel(QWidget* parent = nullptr);

  void set_proposals(const std::vector<ProposalRow>& proposals);
  void set_boards(std::vector<BoardRow> boards);  ///< `words`: since when they play
  void set_waiting(const QString& words);
  /// A ladder: nobody is proposed, one challenges another. Those on it, the first on top.
  void set_ladder(bool ladder, const std::vector<std::pair<QString, QString>>& climbers = {});
  void set_matches(bool matches);
  void set_undo(const QString& words);  ///< what it takes back; empty: nothing
  void tell(const QString& sentence, bool wrong = false);
  [[nodiscard]] ResultEntry& entry() const noexcept { return *entry_; }
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] std::uint32_t chosen() const;  ///< match; 0: none
  [[nodiscard]] QString words() const;
  /// Pairs that are proposed; those who wait alone are not among them.
  [[nodiscard]] int proposals() const;
  /// When the evening ends; nothing: nobody has said so. Kept for the next evening.
  [[nodiscard]] std::optional<QTime> ends() const;
  void set_ends(std::optional<QTime> ends);

 signals:
  void accepted(const QString& one, const QString& other);
  void declined(const QString& one, const QString& other);
  void challenge_wanted(const QString& challenger, const QString& challenged);
  void score_entered(std::uint32_t board, const QString& score);
  void result_entered(std::uint32_t board, boardwright::desktop::TypedResult result);
  void correct_wanted(std::uint32_t match);
  void play_wanted(std::uint32_t match);
  void undo_wanted();
  void computer_wanted(const QString& player);  ///< to play for fun while waiting
  void ends_changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  void lay_out_challenge();
  void join();
  void fill_proposals();
  QWidget* card_of(const ProposalRow& row);
  void fill_boards();
  void retranslate();

  std::vector<ProposalRow> rows_;
  std::vector<BoardRow> boards_;
  QLabel *title_, *waiting_, *boards_title_, *told_;
  QVBoxLayout* proposals_;
  ResultEntry* entry_;
  QTableWidget* table_;
  QPushButton *correct_, *play_, *undo_;
  QLabel* end_label_;
  QComboBox* end_;
  bool ladder_ = false;
  QWidget* challenge_row_;
  QComboBox *challenger_, *challenged_;
  QLabel* challenges_;
  QPushButton* challenge_;
};

}  // namespace boardwright::desktop
