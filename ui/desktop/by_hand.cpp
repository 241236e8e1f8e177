// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/by_hand.hpp"

#include <QFileDialog>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/recent_records.hpp"
#include "ui/desktop/table_docks.hpp"

namespace boardwright::desktop {

ByHand::ByHand(const WindowServices& services, GameTable& table, TableDocks& docks, RecentRecords& recent)
    : services_(services), table_(table), docks_(docks), recent_(recent) {}

PositionEditor& ByHand::editor() {
  if (editor_ != nullptr) return *editor_;
  editor_ = &services_.pages.take_in(new PositionEditor);
  connect(editor_, &PositionEditor::play_wanted, this, [this] { play(false); });
  connect(editor_, &PositionEditor::analysis_wanted, this, [this] { play(true); });
  return *editor_;
}

EnterPage& ByHand::enter_page() {
  if (enter_page_ != nullptr) return *enter_page_;
  enter_page_ = &services_.pages.take_in(new EnterPage(services_.catalogue));
  connect(enter_page_, &EnterPage::save_wanted, this, &ByHand::ask_save_sheet);
  return *enter_page_;
}

void ByHand::show_editor() {
  const MatchController& controller = services_.controller;
  const bool at_table = &services_.pages.shown() == &table_;
  std::shared_ptr<const Game> game = controller.plan().game;
  auto position = at_table ? shown_position() : std::nullopt;
  if (!position && controller.has_game()) position = controller.plan().rules->start();
  for (const auto& known : services_.catalogue.games()) {
    if (position || !known->file_problems().empty()) continue;
    const auto rules = known->create(known->variants().front());
    if (!rules) continue;
    game = known;
    position = (*rules)->start();
  }
  if (!position) return services_.pages.refuse("there is no game whose position it could be");
  editor().begin(std::move(game), *position);
  editor().set_turn(at_table ? table_.board().turn() : 0);
  services_.pages.show(editor());
}

/// What is on the board, to be set up otherwise; nothing where that might show something hidden.
std::optional<Position> ByHand::shown_position() const {
  if (const Variation* tried = table_.trying()) return tried->position();
  const MatchController& controller = services_.controller;
  return controller.has_game() ? controller.advice().position_to_edit(table_.shown_moves()) : std::nullopt;
}

void ByHand::play(bool analysed) {
  MatchController& controller = services_.controller;
  MatchPlan plan = controller.plan();
  if (!controller.has_game() || plan.rules != editor_->position()->shared_rules()) {
    const auto& game = editor_->game();
    plan = MatchPlan::of(game, game->variants().front().id, editor_->position()->shared_rules());
  }
  plan.start = editor_->position();
  plan.moves.clear();
  plan.rated = false;  // not from the start of the game
  if (analysed || controller.is_record()) plan.seats.assign(plan.rules->seat_count(), PlannedSeat::guest());
  services_.pages.say(controller.start(std::move(plan)));
  if (analysed) TableDocks::open(docks_.analysis());
}

void ByHand::show_sheet() {
  EnterPage& page = enter_page();
  page.use_club(services_.controller.club());  // members may have come since
  // The game that is played comes first; a sheet that somebody has begun is as it was left.
  page.begin(services_.game_on_table());
  services_.pages.show(page);
}

void ByHand::ask_save_sheet() {
  const QString name =
      QFileDialog::getSaveFileName(&services_.window, tr("Save record"), {},
                                   tr("Records") + " (*.txt *.sgf *.pgn);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  const auto saved = enter_page_->save(name.toStdString());
  if (saved) recent_.remember(name.toStdString());
  services_.pages.say(saved);
}

}  // namespace boardwright::desktop
