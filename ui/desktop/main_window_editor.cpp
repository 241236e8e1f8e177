// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with positions that somebody sets up, with paper and with moving pictures.
#include <QFileDialog>

#include "framework/board/geometry.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/docks/analysis_dock.hpp"
#include "ui/desktop/editor/position_editor.hpp"
#include "ui/desktop/film/film_dialog.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/print/print_dialog.hpp"

namespace boardwright::desktop {

PositionEditor& MainWindow::editor() {
  if (editor_ != nullptr) return *editor_;
  add_page(editor_ = new PositionEditor);
  connect(editor_, &PositionEditor::play_wanted, this, [this] { play_from_editor(false); });
  connect(editor_, &PositionEditor::analysis_wanted, this, [this] { play_from_editor(true); });
  return *editor_;
}

/// From what is on the board; where that may not be told, or where there is no game, from the start.
void MainWindow::show_editor() {
  std::shared_ptr<const Game> game = controller_.plan().game;
  auto position = at_table() ? table_->position_to_edit() : std::nullopt;
  if (!position && controller_.has_game()) position = controller_.rules().start();
  for (const auto& known : catalogue_.games()) {
    if (position || !known->file_problems().empty()) continue;
    const auto rules = known->create(known->variants().front());
    if (!rules) continue;
    game = known;
    position = (*rules)->start();
  }
  if (!position) return say(fail("there is no game whose position it could be"));
  editor().begin(std::move(game), *position);
  editor().set_turn(at_table() ? table_->board().turn() : 0);
  show_page(editor());
}

void MainWindow::play_from_editor(bool analysed) {
  MatchPlan plan = controller_.plan();
  if (!controller_.has_game() || plan.rules != editor_->position()->shared_rules()) {
    const auto& game = editor_->game();
    plan = MatchPlan::of(game, game->variants().front().id, editor_->position()->shared_rules());
  }
  plan.start = editor_->position();
  plan.moves.clear();
  plan.rated = false;  // not from the start of the game
  if (analysed || controller_.is_record()) plan.seats.assign(plan.rules->seat_count(), PlannedSeat::guest());
  start_game(std::move(plan));
  if (!analysed) return;
  analysis_->show();
  analysis_->raise();
}

void MainWindow::ask_print() {
  std::shared_ptr<const Game> game = controller_.plan().game;
  const std::string variant = controller_.plan().variant;
  PrintDialog(catalogue_, std::move(game), variant, this).exec();
}

Result<void> MainWindow::save_film(const std::filesystem::path& file, const FilmChoice& choice) const {
  const auto board = controller_.has_game() ? BoardGeometry::of(controller_.rules()) : std::nullopt;
  if (!board) return fail("there is no board to be seen");
  std::vector<FilmScene> scenes{{controller_.picture_after(0), {}}};
  for (const auto& move : controller_.history()) scenes.push_back({move.picture, move.places});
  FilmChoice as_seen = choice;
  as_seen.turn = table_->board().turn();
  as_seen.coordinates = settings_.coordinates;
  const auto film =
      game_film(*board, controller_.plan().game->appearance(), current_theme(), scenes, as_seen);
  if (!film) return fail(film.error());
  return save_file(file, *film, readers_of_pictures());
}

void MainWindow::ask_save_film() {
  FilmDialog dialog(this);
  if (dialog.exec() != QDialog::Accepted) return;
  const QString name = QFileDialog::getSaveFileName(this, tr("Save as GIF"), {}, "GIF (*.gif)");
  if (name.isEmpty()) return;
  const QString file = name.endsWith(".gif", Qt::CaseInsensitive) ? name : name + ".gif";
  say(save_film(file.toStdString(), dialog.choice()));
}

}  // namespace boardwright::desktop
