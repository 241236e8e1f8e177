// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow opens: records, of which a file may hold several, variants and packages; chosen, dropped or pasted.
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "framework/catalogue/library_game.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/package/package.hpp"
#include "framework/record/replay.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/encoding.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/text_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/file_games.hpp"
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
  if (auto shown = file_games_->show(std::move(*games), file_name(file)); !shown)
    return shown.error().starts_with(file.string()) ? shown : fail(at_file(file, shown.error()));
  remember_record(file);
  return {};
}

Result<void> MainWindow::open_record_text(const std::string& text) {
  const std::string otherwise = game_on_table();
  auto games = boardwright::open_records(text, catalogue_, {{}, otherwise});
  if (!games) return fail(games.error());
  return file_games_->show(std::move(*games), {});
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
