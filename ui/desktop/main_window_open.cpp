// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow opens: records, of which a file may hold several, variants and packages; chosen, dropped or pasted.
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "framework/catalogue/library_game.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/package/package.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/replay.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/encoding.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/text_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/packages/packages_dialog.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/variants/variant_editor.hpp"

namespace boardwright::desktop {
namespace {

QString file_name(const std::filesystem::path& file) {
  return QFileInfo(QString::fromStdString(file.string())).fileName();
}

bool is_yaml(const std::filesystem::path& file) {
  const QString kind = QFileInfo(QString::fromStdString(file.string())).suffix().toLower();
  return kind == "yaml" || kind == "yml";
}

bool is_package(const std::filesystem::path& file) {
  return ascii_lower(file.extension().string()) == kPackageEnding;
}

/// It has a page of its own: the table is left as it is.
bool leaves_table(const std::filesystem::path& file) {
  return is_script(file) || is_package(file) || is_native_library(file);
}

/// How a game of a file is named in a list of them.
QString game_name(const Result<OpenedRecord>& game, std::size_t number) {
  QString name = QString::number(number + 1) + ".";
  if (!game) return name + " ?";
  QStringList players;
  for (Seat seat = 0; seat < game->rules->seat_count(); ++seat) {
    const auto known = game->record.players.find(std::string(game->rules->seat_name(seat)));
    if (known != game->record.players.end()) players += QString::fromStdString(known->second);
  }
  name += ' ' + (players.isEmpty() ? QString::fromStdString(game->game->id()) : players.join(" – "));
  const std::string result = pgn_result(game->record, *game->rules);
  if (result != "*") name += ", " + QString::fromStdString(result);
  return name.replace('&', "&&");
}

/// The local files that are dropped; empty for anything else.
std::vector<std::filesystem::path> files_of(const QMimeData& data) {
  std::vector<std::filesystem::path> files;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) files.emplace_back(url.toLocalFile().toStdString());
  return files;
}

}  // namespace

std::string MainWindow::game_on_table() const {
  return controller_.has_game() ? controller_.plan().game->id() + "/" + controller_.plan().variant
                                : std::string();
}

Result<void> MainWindow::open_file(const std::filesystem::path& file, const std::string& game) {
  constexpr std::size_t kMost = 4U << 20U;
  if (is_script(file)) return open_script(file);
  if (is_native_library(file)) return open_library(file);
  if (is_package(file)) {
    show_packages();
    packages_dialog().install(file);
    return {};
  }
  if (!is_yaml(file)) return open_record(file, game);
  const auto bytes = read_text(file, kMost, "a variant");
  if (!bytes) return fail(bytes.error());
  const auto text = decode_text(*bytes);
  if (!text) return fail(at_file(file, text.error()));
  return open_variant(file, text->text);
}

Result<void> MainWindow::open_variant(const std::filesystem::path& file, const std::string& yaml) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return {};
  const std::string folder = file.parent_path().filename().string();
  if (auto begun = page.begin_with(yaml, {folder, game_on_table().substr(0, game_on_table().find('/'))});
      !begun)
    return fail(file.string() + ": " + begun.error());
  show_page(page);
  page.say(tr("%1: look it through; it is among your variants once you save it.").arg(file_name(file)));
  return {};
}

Result<void> MainWindow::open_record(const std::filesystem::path& file, const std::string& game) {
  const std::string otherwise = game_on_table();
  auto games = open_records_file(file, catalogue_, {game, otherwise});
  if (!games) return fail(games.error());
  if (auto shown = show_games(std::move(*games), file_name(file)); !shown)
    return shown.error().starts_with(file.string()) ? shown : fail(at_file(file, shown.error()));
  remember_record(file);
  return {};
}

Result<void> MainWindow::open_record_text(const std::string& text) {
  const std::string otherwise = game_on_table();
  auto games = boardwright::open_records(text, catalogue_, {{}, otherwise});
  if (!games) return fail(games.error());
  return show_games(std::move(*games), {});
}

Result<void> MainWindow::show_games(std::vector<Result<OpenedRecord>> games, const QString& from) {
  // The first that can be shown; what is wrong with those before it is told with it.
  std::string why;
  for (std::size_t number = 0; number < games.size(); ++number) {
    const auto shown =
        games[number] ? controller_.open(*games[number]) : Result<void>(fail(games[number].error()));
    if (!shown) {
      if (why.empty()) why = shown.error();
      continue;
    }
    file_games_ = std::move(games);
    file_name_ = from;
    fill_games_menu();
    tell_of_game(number, refusal_words(why));
    return {};
  }
  return fail(why);
}

void MainWindow::tell_of_game(std::size_t number, const QString& why) {
  const OpenedRecord& game = *file_games_[number];
  const Record& record = game.record;
  const bool has_words = !record.players.empty() || !record.comment.empty() ||
                         std::any_of(record.moves.begin(), record.moves.end(),
                                     [](const RecordedMove& move) { return !move.comment.empty(); });
  QStringList told{why, controller_.problem_of_record(), refusal_words(game.notice)};
  if (file_games_.size() > 1)
    told += tr("This is game %1 of %2; the others are under File, Games in this file.")
                .arg(number + 1)
                .arg(file_games_.size());
  if (has_words && !controller_.is_record())
    told += tr("The game goes on from here; names and comments stay in the file.");
  constexpr std::size_t kMostNotes = 3;
  for (std::size_t i = 0; i < std::min(game.notes.size(), kMostNotes); ++i) {
    const std::string& note = game.notes[i];
    const std::size_t name = note.find(file_name_.toStdString());  // without the folders before it
    told += refusal_words(name == std::string::npos ? note : note.substr(name));
  }
  if (game.notes.size() > kMostNotes) told += QStringLiteral("…");
  told.removeAll(QString());
  if (!told.isEmpty()) table_->say(told.join('\n'));
}

void MainWindow::fill_games_menu() {
  QMenu& menu = commands_->menu("games_in_file");
  menu.clear();
  menu.menuAction()->setVisible(file_games_.size() > 1);
  for (std::size_t number = 0; number < file_games_.size() && file_games_.size() > 1; ++number) {
    QAction* one = menu.addAction(game_name(file_games_[number], number));
    connect(one, &QAction::triggered, this, [this, number] {
      const auto& game = file_games_[number];
      if (!game) return say(fail(game.error()));
      if (const auto shown = controller_.open(*game); !shown) return say(shown);
      tell_of_game(number, {});
    });
  }
}

void MainWindow::ask_open() {
  const QString name = QFileDialog::getOpenFileName(
      this, tr("Open record or variant"), {},
      tr("Records and variants") + " (*.txt *.record *.sgf *.pgn *.bwr *.yaml *.yml *.lua *.bwgame);;" +
          tr("Games in libraries") + " (*.so);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  const std::filesystem::path file = name.toStdString();
  if (leaves_table(file) || may_leave_match(true)) say(open_file(file));
}

void MainWindow::open_dropped(const QMimeData& dropped) {
  const auto files = files_of(dropped);
  if (files.empty()) return shown().say(tr("Only files can be dropped here: records and variants."));
  if (!leaves_table(files.front()) && !may_leave_match(true)) return;
  const auto opened = open_file(files.front());
  if (!opened) return say(opened);
  if (files.size() == 1) return;
  QStringList others;
  for (std::size_t i = 1; i < std::min<std::size_t>(files.size(), 4); ++i) others += file_name(files[i]);
  if (files.size() > 4) others += QStringLiteral("…");
  shown().say(tr("One file at a time: %1 is open, not %2.").arg(file_name(files.front()), others.join(", ")));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->setDropAction(Qt::CopyAction);  // nothing is moved away from where it lies
  event->accept();
  open_dropped(*event->mimeData());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // Files that are dragged over fields of text are for the window all the same.
  if (event->type() == QEvent::DragEnter && watched != this && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this &&
      static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls()) {
    event->ignore();
    return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace boardwright::desktop
