// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/correction_preview.hpp"
#include "framework/evening/evening.hpp"
#include "framework/match/match_plan.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/standings_view.hpp"
#include "ui/desktop/kit/page.hpp"

class QTimer;

namespace boardwright::desktop {

class BoardActions;
class BoardsPanel;
class CopyActions;
class EveningHead;
class EveningProjector;
class OpenActions;
class OpenPanel;
class PeoplePanel;
class RoundActions;
class StandingsPanel;
class TournamentActions;

/// A tournament of the club as it runs: people on the left, the round's boards or the open evening's in the
/// middle, standings on the right. What is done here is an event in the club's store at once.
class EveningPage final : public Page {
  Q_OBJECT
 public:
  explicit EveningPage(Catalogue catalogue, QWidget* parent = nullptr);
  ~EveningPage() override;

  void show_evening(Evening evening) { evening_.hold(std::move(evening)); }
  [[nodiscard]] const Evening* evening() const { return evening_ ? &*evening_ : nullptr; }
  /// Reads anew what other programs have written, and takes results of matches that were played here.
  void refresh() { evening_.refresh(); }

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
  void lay_out();
  void join();
  void join_head();
  void begin();  ///< with another evening
  void tick();
  void retranslate();
  /// Everything that is shown, of the tournament as it is.
  void fill();
  void fill_projector();
  void show_series();

  HeldEvening evening_;
  StandingsView view_;

  EveningHead* head_;
  PeoplePanel* people_;
  BoardsPanel* boards_;
  OpenPanel* open_;
  StandingsPanel* standings_;
  EveningProjector* projector_;
  RoundActions* rounds_;
  OpenActions* matches_;
  BoardActions* at_board_;
  TournamentActions* tournament_;
  CopyActions* copies_;
  QTimer* ticking_;
};

}  // namespace boardwright::desktop
