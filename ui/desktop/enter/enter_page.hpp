// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/table/club.hpp"
#include "ui/desktop/enter/score_sheet.hpp"
#include "ui/desktop/enter/sheet_draft.hpp"
#include "ui/desktop/kit/page.hpp"

namespace boardwright::desktop {

class BoardView;
class MoveEntry;
class SheetBoard;
class SheetForm;
class SheetHead;
class SheetMoves;
class SheetSetUp;

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

  [[nodiscard]] const EnteredGame* game() const { return sheet_ ? &sheet_->game() : nullptr; }
  [[nodiscard]] SheetHead& head() const noexcept;
  [[nodiscard]] BoardView& board() const noexcept;
  [[nodiscard]] MoveEntry& entry() const noexcept;
  [[nodiscard]] QString message() const;
  [[nodiscard]] QString status() const;

 signals:
  void save_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void join();
  void join_hands();
  void retranslate();
  void open_sheet(ScoreSheet sheet);
  void show_position(bool moved);
  void show_state();
  void show_dropped(const EnteredGame::Dropped& dropped);
  void start_from(const QString& position);
  void chosen_on_board(const QString& move);
  void explain_clicks(const std::vector<std::uint32_t>& clicks);
  void explain_text(const QString& text);
  void finish_set_up();
  void set_result(const std::optional<Outcome>& outcome);
  void into_club();

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

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  std::optional<ScoreSheet> sheet_;
  std::optional<Record> saved_;  // as it is in a file, once it is in one
  SheetDraft draft_;
  SheetForm* form_;
  SheetBoard* board_;
  SheetMoves* moves_;
  SheetSetUp* set_up_;
};

}  // namespace boardwright::desktop
