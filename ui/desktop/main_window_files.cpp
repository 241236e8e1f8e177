// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with games, files and the clipboard.
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDateTime>
#include <QFileDialog>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSvgGenerator>
#include <algorithm>

#include "framework/catalogue/apart.hpp"
#include "framework/record/save_format.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/begin_plan.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/club/club_dialog.hpp"
#include "ui/desktop/club/matches_page.hpp"
#include "ui/desktop/club/results_page.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/docks/review_dock.hpp"
#include "ui/desktop/file_games.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/options.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

Result<void> MainWindow::begin(const Options& options) {
  if (!options.record.empty()) {
    auto opened = open_file(options.record, options.game);
    if (!opened) show_start_page();
    return opened;
  }
  if (!options.workshop.empty()) {
    auto opened = open_script(options.workshop);
    if (!opened) show_start_page();
    return opened;
  }
  if (!options.asks_for_game()) {
    show_start_page();
    return {};
  }
  return begin_game(options);
}

Result<void> MainWindow::begin_game(const Options& options) {
  const auto entry = entry_meant(catalogue_, options.game);
  if (!entry) return fail(entry.error());
  if (plays_apart(*entry->game) && options.names_only_a_game())
    return open_library(entry->game->plugin_file(), entry->variant->id);
  auto plan = plan_of(*entry, options);
  if (!plan) return fail(plan.error());
  return controller_.start(std::move(*plan));
}

Result<void> MainWindow::start_game(const std::string& name) {
  Options options;
  options.game = name;
  auto begun = begin_game(options);
  say(begun);
  return begun;
}

void MainWindow::ask_club() {
  if (controller_.club() == nullptr) return;
  ClubDialog dialog(controller_.club(), catalogue_, this);
  dialog.show_tab(dialog.matches().list().count() == 0 && dialog.results().table().rowCount() > 0
                      ? ClubDialog::Tab::kResults
                      : ClubDialog::Tab::kMatches);
  if (dialog.exec() != QDialog::Accepted) return;
  say(dialog.wanted() ? show_club_game(*dialog.wanted()) : controller_.resume(dialog.match(), catalogue_));
}

Result<void> MainWindow::show_club_game(const WantedGame& wanted) {
  std::vector<Result<OpenedRecord>> games;
  games.push_back(controller_.club()->matches().finished(wanted.match, catalogue_));
  if (auto shown = file_games_->show(std::move(games), {}); !shown) return shown;
  show_page(*table_);
  if (wanted.how == WantedGame::How::kPosition) table_->look_at(wanted.moves);
  if (wanted.how == WantedGame::How::kReview) {
    review_->show();
    review_->raise();
  }
  return {};
}

Result<std::string> MainWindow::record_as_text() const {
  const auto& plan = controller_.plan();
  return record_text(controller_.record(), plan.rules, plan.game->records(), "record.txt");
}

Result<void> MainWindow::save_record(const std::filesystem::path& file, bool as_seen) {
  Record record = as_seen ? controller_.record_as_seen() : controller_.record();
  add_date(record, QDate::currentDate().toString(Qt::ISODate).toStdString());
  const auto& plan = controller_.plan();
  const auto text = record_text(record, plan.rules, plan.game->records(), file);
  if (!text) return fail(file.string() + ": " + text.error());
  if (auto saved = save_file(file, *text); !saved) return saved;
  remember_record(file);
  return {};
}

Result<void> MainWindow::save_picture(const std::filesystem::path& file) const {
  if (file.extension() == ".svg") return save_drawing(file);
  const QPixmap picture = table_->board().grab();
  QBuffer drawn;
  drawn.open(QIODevice::WriteOnly);
  const std::string kind = file.extension().string();
  if (!picture.save(&drawn, kind.empty() ? "PNG" : kind.c_str() + 1))
    return fail(file.string() + ": pictures are .png or .svg");
  return save_file(file, drawn.data().toStdString(), readers_of_pictures());
}

/// What only one seat may see while the game goes on is its owner's alone.
Readers MainWindow::readers_of_pictures() const {
  const bool hides = controller_.has_game() && controller_.rules().has(BW_HAS_HIDDEN);
  return hides && !controller_.is_record() && !controller_.update().table.result ? Readers::kOwner
                                                                                 : Readers::kEverybody;
}

Result<void> MainWindow::save_drawing(const std::filesystem::path& file) const {
  BoardView& board = table_->board();
  QBuffer drawn;
  QSvgGenerator svg;
  svg.setOutputDevice(&drawn);
  svg.setSize(board.viewport()->size());
  svg.setViewBox(board.viewport()->rect());
  svg.setTitle(windowTitle());
  QPainter painter(&svg);
  board.paint_to(painter);
  painter.end();
  return save_file(file, drawn.data().toStdString(), readers_of_pictures());
}

Result<void> MainWindow::start_from_position(const std::string& text) {
  if (!controller_.has_game()) return fail("there is no game whose position it could be");
  MatchPlan plan = controller_.plan();
  auto position = plan.rules->read_position(text);
  if (!position) return fail(position.error());
  plan.start = std::move(*position);
  plan.moves.clear();
  if (controller_.is_record()) plan.seats.assign(plan.rules->seat_count(), PlannedSeat::guest());
  return controller_.start(std::move(plan));
}

void MainWindow::ask_save() {
  const QString name = QFileDialog::getSaveFileName(
      this, tr("Save record"), {}, tr("Records") + " (*.txt *.sgf *.pgn);;" + tr("All files") + " (*)");
  if (!name.isEmpty()) say(save_record(name.toStdString()));
}

void MainWindow::ask_save_as_seen() {
  const QString name = QFileDialog::getSaveFileName(this, tr("Save record as seen"), {},
                                                    tr("Records") + " (*.txt);;" + tr("All files") + " (*)");
  if (!name.isEmpty()) say(save_record(name.toStdString(), true));
}

void MainWindow::ask_save_picture() {
  const QString name =
      QFileDialog::getSaveFileName(this, tr("Save picture"), {}, tr("Pictures") + " (*.png *.svg)");
  if (name.isEmpty()) return;
  say(save_picture((name.contains('.') ? name : name + ".png").toStdString()));
}

void MainWindow::copy_position() {
  const QString letters = table_->arrangement_letters();
  QApplication::clipboard()->setText(letters.isEmpty() ? QString::fromStdString(controller_.update().position)
                                                       : letters);
}

void MainWindow::paste_position() {
  if (table_->paste_arrangement(QApplication::clipboard()->text())) return;
  if (may_leave_match(true))
    say(start_from_position(QApplication::clipboard()->text().trimmed().toStdString()));
}

void MainWindow::copy_record() {
  const auto text = record_as_text();
  if (!text) return say(fail(text.error()));
  QApplication::clipboard()->setText(QString::fromStdString(*text));
}

void MainWindow::paste_record() {
  if (may_leave_match(true)) say(open_record_text(QApplication::clipboard()->text().toStdString()));
}

void MainWindow::ask_resign() {
  // Where two share the screen it is who is on turn that gives up.
  const bool alone = controller_.plan().people().size() < 2;
  const GameWords words(controller_.plan().game, controller_.plan().rules, spoken_language());
  QMessageBox box(QMessageBox::NoIcon, tr("Resign"),
                  alone ? tr("Do you want to give up this game?")
                        : tr("Does %1 give up this game?").arg(words.seat(controller_.viewer())),
                  QMessageBox::NoButton, this);
  auto* yes = box.addButton(tr("&Resign"), QMessageBox::AcceptRole);
  auto* no = box.addButton(tr("&Play on"), QMessageBox::RejectRole);
  box.setDefaultButton(no);
  box.setEscapeButton(no);
  box.exec();
  if (box.clickedButton() == yes) say(controller_.resign());
}

void MainWindow::show_problems() {
  ProblemsDialog dialog(catalogue_, this);
  if (dialog.exec() == QDialog::Accepted && dialog.to_mend())
    mend_variant(dialog.to_mend()->game, dialog.to_mend()->variant);
}

}  // namespace boardwright::desktop
