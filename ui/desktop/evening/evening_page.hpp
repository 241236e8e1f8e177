// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/correction_preview.hpp"
#include "framework/evening/evening.hpp"
#include "framework/match/match_plan.hpp"
#include "ui/desktop/evening/boards_panel.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/result_line.hpp"
#include "ui/desktop/kit/page.hpp"

class QTimer;

namespace boardwright::desktop {

class EveningHead;
class EveningProjector;
class OpenPanel;
class PeoplePanel;
class StandingsPanel;

/// A tournament of the club as it runs: people on the left, the round's boards or the open evening's in the
/// middle, standings on the right. What is done here is an event in the club's store at once.
class EveningPage final : public Page {
  Q_OBJECT
 public:
  explicit EveningPage(Catalogue catalogue, QWidget* parent = nullptr);
  ~EveningPage() override;

  void show_evening(Evening evening);
  [[nodiscard]] const Evening* evening() const { return evening_ ? &*evening_ : nullptr; }
  /// Reads anew what other programs have written, and takes results of matches that were played here.
  void refresh();

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme& theme) override;
  void set_catalogue(const Catalogue& catalogue) override;
  void use_club(const std::shared_ptr<Club>& club) override;

  [[nodiscard]] PeoplePanel& people() const noexcept { return *people_; }
  [[nodiscard]] BoardsPanel& boards() const noexcept { return *boards_; }
  [[nodiscard]] OpenPanel& open_boards() const noexcept { return *open_; }
  [[nodiscard]] StandingsPanel& standings() const noexcept { return *standings_; }
  [[nodiscard]] EveningProjector& projector() const noexcept { return *projector_; }
  [[nodiscard]] QString message() const;
  void show_projector();
  /// Asks what is to be corrected, and why.
  void correct(std::uint32_t round, std::uint32_t board);
  void copy_to(const std::filesystem::path& folder);
  void show_papers();

 signals:
  void match_wanted(const boardwright::MatchPlan& plan);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void join();
  void join_people();
  void join_boards();
  void join_open();
  void retranslate();
  void tick();
  bool done(const Allowed<void>& result);

  // evening_page_shown.cpp
  /// Everything that is shown, of the tournament as it is.
  void fill();
  void fill_round();
  /// What the newest round waits for, what comes after it, and what may be done. `here`: how many are checked in.
  void tell_last(BoardsPanel::Shown& shown, const tournament::Round& round, std::ptrdiff_t here);
  void fill_open();
  void fill_projector();

  // evening_page_people.cpp
  void add_person(const QString& player);
  void ask_paste();
  void ask_apart(const QString& one);
  void ask_rating(const QString& id);
  void ask_board(const QString& id);
  void join(const FoundCopy& copy);
  [[nodiscard]] Allowed<void> enter(const std::vector<NewEntrant>& people);
  void say_here(const QString& id, bool here);
  void say_out(const QString& id, std::uint32_t round, tournament::Attendance attendance);
  void everybody_here();
  void say_likes(const QString& id, int game, bool likes);

  void ask_line_up(const QString& team);
  void ask_team(const QString& id);
  void ask_grade(const QString& id);
  void ask_balance(const QString& id);
  void take_back_balance(const QString& id);
  /// A grade that is asked for; nothing where nobody says one.
  [[nodiscard]] std::optional<tournament::Points> asked_grade(const QString& name, tournament::Points before);
  void take_back(const Undoable& what);

  // evening_page_standings.cpp
  void ask_what_if();
  void show_series();
  void ask_stage();
  [[nodiscard]] QString stage_words() const;  ///< who would be here, and who not, by the earlier stage now

  void explain(std::uint32_t board);  // evening_page_why.cpp

  // evening_page_lots.cpp
  void ask_lots(QWidget* above);
  void fill_lots();
  void ask_game(std::uint32_t board);
  [[nodiscard]] QString table_words() const;  ///< of a table that is played in any order

  // evening_page_rounds.cpp
  void pair();
  void publish();
  void begin_by_hand();
  void ask_exchange(std::uint32_t board);
  void swap_sides(std::uint32_t board);
  void exchange(const std::string& one, const std::string& other);
  void give_result(std::uint32_t round, std::uint32_t board, TypedResult result);
  /// Of a match of several games, as it was written.
  void give_written(std::uint32_t round, std::uint32_t board, const QString& text);
  void give_score(std::uint32_t round, std::uint32_t board, const tournament::Score& score,
                  const QString& words);
  void play(std::uint32_t round, std::uint32_t board);
  /// A match on this computer, for fun: it counts nowhere.
  void play_here(std::uint32_t game, std::vector<PlannedSeat> seats);
  void play_computer(const std::string& player);
  [[nodiscard]] PlannedSeat seat_of(const std::string& player) const;
  void rate();  ///< results of boards become the club's
  void undo();
  void ask_change();
  void ask_history();
  void end();
  void ask_more_rounds();
  void ask_aside();
  void ask_copies();
  [[nodiscard]] QStringList preview_words(const CorrectionPreview& told,
                                          const tournament::Board& pairing) const;
  [[nodiscard]] std::optional<std::uint32_t> running_match(std::uint32_t board) const;
  [[nodiscard]] const tournament::Round* round_of(std::uint32_t round) const;
  [[nodiscard]] QString notes_words() const;  ///< of the draft, in sentences
  [[nodiscard]] QString problem_words(const tournament::Drafted& drafted) const;

  Catalogue catalogue_;
  std::shared_ptr<Club> club_;
  std::optional<Evening> evening_;
  std::optional<tournament::Draft> draft_;
  Proposed proposed_;  ///< whom an open evening would pair now
  bool by_hand_ = false;
  std::uint32_t looked_at_ = 0;  ///< round; 0: the newest
  StandingsView view_;
  QString not_rated_;  ///< why a result doesn't count for the club; said once

  EveningHead* head_;
  PeoplePanel* people_;
  BoardsPanel* boards_;
  OpenPanel* open_;
  StandingsPanel* standings_;
  EveningProjector* projector_;
  QTimer* ticking_;
};

/// Somebody as PeopleField names players, to be entered.
[[nodiscard]] NewEntrant entrant_of(const QString& player);

}  // namespace boardwright::desktop
