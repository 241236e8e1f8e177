// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/arrangement.hpp"
#include "framework/match/entered_game.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/enter/sheet_draft.hpp"
#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/play/arrange_edits.hpp"

class QCheckBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace boardwright::desktop {

class ArrangePanel;
class BoardView;
class ChanceChoice;
class GameWords;
class MoveEntry;
class MoveList;
class OffBoardMoves;
class PieceArt;
class ResultChoice;
class SheetHead;
class TextBoard;
class WhyNot;

/// A game that was played on a real board is entered from its score sheet: set-ups of all sides, moves, what
/// the dice have shown, the result; corrected; saved as a record; put among the club's results. Everything
/// is marked as entered and not verified. What is unfinished outlives the program. Touches no game on the
/// table.
class EnterPage final : public Page {
  Q_OBJECT
 public:
  explicit EnterPage(Catalogue catalogue, QWidget* parent = nullptr);
  ~EnterPage() override;

  /// Opens with the sheet that somebody has begun, now or before the program was closed; else with a variant.
  void begin(const std::string& game = {});
  /// A new sheet of these rules, with the names that are there.
  [[nodiscard]] Result<void> new_sheet(const std::string& game);

  [[nodiscard]] QString title() const override;
  void use_club(const std::shared_ptr<Club>& club) override;
  void set_catalogue(const Catalogue& catalogue) override;
  void set_theme(const Theme& theme) override;
  void set_habits(const BoardHabits& habits) override;
  void say(const QString& sentence) override;
  void focus_first() override;

  void enter(const QString& text);  ///< a move, or what chance has brought
  void undo();                      ///< the last entry, correction or cut
  void look_at(std::size_t plies);
  [[nodiscard]] Result<void> save(const std::filesystem::path& file);
  [[nodiscard]] Record record() const;
  /// The match's id among the club's results.
  [[nodiscard]] Result<std::string> put_into_club();

  [[nodiscard]] const EnteredGame* game() const { return game_ ? &*game_ : nullptr; }
  [[nodiscard]] SheetHead& head() const noexcept { return *head_; }
  [[nodiscard]] BoardView& board() const noexcept { return *board_; }
  [[nodiscard]] MoveEntry& entry() const noexcept { return *entry_; }
  [[nodiscard]] QString message() const;
  [[nodiscard]] QString status() const;

 signals:
  void save_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  // enter_page_build.cpp
  QWidget* build_head();
  QWidget* build_board();
  QWidget* build_moves();
  void join();
  void join_arrangement();
  void retranslate();
  void name_things();
  // enter_page.cpp
  [[nodiscard]] GameWords words() const;
  void remember();
  void show_position(bool moved);
  void show_status();
  void refresh_club();
  void show_dropped(const EnteredGame::Dropped& dropped);
  void start_from(const QString& position);
  void chosen_on_board(const QString& move);
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  void set_result(const std::optional<Outcome>& outcome);
  void into_club();
  void open_sheet(Entry entry, std::shared_ptr<const Rules> rules);
  // enter_page_draft.cpp
  /// Something is on the sheet that is neither in a file nor among the results.
  [[nodiscard]] bool unfinished() const;
  [[nodiscard]] Record draft_record() const;
  void keep_draft();
  /// What is to be said of it; nothing: there is none.
  [[nodiscard]] std::optional<QString> take_up_draft();
  [[nodiscard]] Result<QString> take_up(const Record& draft);
  [[nodiscard]] QString put_draft_aside(const QString& why);
  [[nodiscard]] bool may_begin_anew();
  void begin_anew(const std::string& game);
  // enter_page_arrange.cpp
  void begin_arrangement();
  void show_arrangement();
  void finish_arrangement();
  void change_arrangement(const std::function<std::optional<Explanation>(Arrangement&)>& change);
  void fill_set_ups(QMenu* menu);
  void place_letters(const std::string& letters);

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  std::optional<Entry> played_;
  std::shared_ptr<const Rules> rules_;
  std::optional<EnteredGame> game_;
  std::vector<EnteredGame> before_;  // the sheet before each change, for undo
  std::string in_club_;              // id among the results, once it is there
  std::optional<Record> saved_;      // as it is in a file, once it is in one
  SheetDraft draft_;
  std::optional<Arrangement> arrangement_;
  std::vector<ArrangeEdit> edits_;
  std::unique_ptr<PieceArt> art_;
  std::uint64_t set_up_at_ = 0;  // key of the position that the arrangement belongs to

  SheetHead* head_;
  ResultChoice* result_;
  QCheckBox* rated_;
  QLabel *title_, *note_, *position_label_, *status_, *message_;
  QLineEdit* position_;
  QPushButton *into_club_, *save_, *next_, *leave_, *undo_, *cut_;
  QStackedWidget* boards_;
  BoardView* board_;
  TextBoard* text_board_;
  OffBoardMoves* off_board_;
  ChanceChoice* chance_;
  WhyNot* why_not_;
  ArrangePanel* arrange_;
  MoveList* moves_;
  MoveEntry* entry_;
};

}  // namespace boardwright::desktop
