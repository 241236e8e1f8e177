// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/table_files.hpp"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDateTime>
#include <QFileDialog>
#include <QPainter>
#include <QSvgGenerator>

#include "framework/board/geometry.hpp"
#include "framework/record/save_format.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/film/film_dialog.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/print/print_dialog.hpp"
#include "ui/desktop/recent_records.hpp"

namespace boardwright::desktop {

TableFiles::TableFiles(const WindowServices& services, GameTable& table, RecentRecords& recent)
    : services_(services), table_(table), recent_(recent) {}

Result<std::string> TableFiles::record_as_text() const {
  const auto& plan = services_.controller.plan();
  return record_text(services_.controller.record(), plan.rules, plan.game->records(), "record.txt");
}

Result<void> TableFiles::save_record(const std::filesystem::path& file, bool as_seen) {
  const MatchController& controller = services_.controller;
  Record record = as_seen ? controller.record_as_seen() : controller.record();
  add_date(record, QDate::currentDate().toString(Qt::ISODate).toStdString());
  const auto& plan = controller.plan();
  const auto text = record_text(record, plan.rules, plan.game->records(), file);
  if (!text) return fail(file.string() + ": " + text.error());
  if (auto saved = save_file(file, *text); !saved) return saved;
  recent_.remember(file);
  return {};
}

Result<void> TableFiles::save_picture(const std::filesystem::path& file) const {
  if (file.extension() == ".svg") return save_drawing(file);
  const QPixmap picture = table_.board().grab();
  QBuffer drawn;
  drawn.open(QIODevice::WriteOnly);
  const std::string kind = file.extension().string();
  if (!picture.save(&drawn, kind.empty() ? "PNG" : kind.c_str() + 1))
    return fail(file.string() + ": pictures are .png or .svg");
  return save_file(file, drawn.data().toStdString(), readers_of_pictures());
}

/// What only one seat may see while the game goes on is its owner's alone.
Readers TableFiles::readers_of_pictures() const {
  const MatchController& controller = services_.controller;
  const bool hides = controller.has_game() && controller.hides();
  return hides && !controller.is_record() && !controller.update().table.result ? Readers::kOwner
                                                                               : Readers::kEverybody;
}

Result<void> TableFiles::save_drawing(const std::filesystem::path& file) const {
  BoardView& board = table_.board();
  QBuffer drawn;
  QSvgGenerator svg;
  svg.setOutputDevice(&drawn);
  svg.setSize(board.viewport()->size());
  svg.setViewBox(board.viewport()->rect());
  svg.setTitle(services_.window.windowTitle());
  QPainter painter(&svg);
  board.paint_to(painter);
  painter.end();
  return save_file(file, drawn.data().toStdString(), readers_of_pictures());
}

Result<void> TableFiles::save_film(const std::filesystem::path& file, const FilmChoice& choice) const {
  const MatchController& controller = services_.controller;
  const auto board = controller.has_game() ? controller.geometry() : std::nullopt;
  if (!board) return fail("there is no board to be seen");
  std::vector<FilmScene> scenes{{controller.picture_after(0), {}}};
  for (const auto& move : controller.history()) scenes.push_back({move.picture, move.places});
  FilmChoice as_seen = choice;
  as_seen.turn = table_.board().turn();
  as_seen.coordinates = services_.settings.coordinates;
  const auto film = game_film(*board, controller.plan().game->appearance(), current_theme(), scenes, as_seen);
  if (!film) return fail(film.error());
  return save_file(file, *film, readers_of_pictures());
}

void TableFiles::ask_save() {
  const QString name =
      QFileDialog::getSaveFileName(&services_.window, tr("Save record"), {},
                                   tr("Records") + " (*.txt *.sgf *.pgn);;" + tr("All files") + " (*)");
  if (!name.isEmpty()) services_.pages.say(save_record(name.toStdString()));
}

void TableFiles::ask_save_as_seen() {
  const QString name = QFileDialog::getSaveFileName(&services_.window, tr("Save record as seen"), {},
                                                    tr("Records") + " (*.txt);;" + tr("All files") + " (*)");
  if (!name.isEmpty()) services_.pages.say(save_record(name.toStdString(), true));
}

void TableFiles::ask_save_picture() {
  const QString name = QFileDialog::getSaveFileName(&services_.window, tr("Save picture"), {},
                                                    tr("Pictures") + " (*.png *.svg)");
  if (name.isEmpty()) return;
  services_.pages.say(save_picture((name.contains('.') ? name : name + ".png").toStdString()));
}

void TableFiles::ask_save_film() {
  FilmDialog dialog(&services_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const QString name = QFileDialog::getSaveFileName(&services_.window, tr("Save as GIF"), {}, "GIF (*.gif)");
  if (name.isEmpty()) return;
  const QString file = name.endsWith(".gif", Qt::CaseInsensitive) ? name : name + ".gif";
  services_.pages.say(save_film(file.toStdString(), dialog.choice()));
}

void TableFiles::ask_print() {
  std::shared_ptr<const Game> game = services_.controller.plan().game;
  const std::string variant = services_.controller.plan().variant;
  PrintDialog(services_.catalogue, std::move(game), variant, &services_.window).exec();
}

void TableFiles::copy_position() const {
  const QString letters = table_.arrangement_letters();
  QApplication::clipboard()->setText(
      letters.isEmpty() ? QString::fromStdString(services_.controller.update().position) : letters);
}

void TableFiles::copy_record() const {
  const auto text = record_as_text();
  if (!text) return services_.pages.refuse(text.error());
  QApplication::clipboard()->setText(QString::fromStdString(*text));
}

}  // namespace boardwright::desktop
