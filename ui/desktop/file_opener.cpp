// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/file_opener.hpp"

#include <QApplication>
#include <QClipboard>
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
#include "ui/desktop/file_games.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/recent_records.hpp"
#include "ui/desktop/rule_work.hpp"

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

FileOpener::FileOpener(const WindowServices& services, GameTable& table, FileGames& games,
                       RecentRecords& recent, RuleWork& rules)
    : services_(services), table_(table), games_(games), recent_(recent), rules_(rules) {}

Result<void> FileOpener::open_file(const std::filesystem::path& file, const std::string& game) {
  constexpr std::size_t kMost = 4U << 20U;
  if (is_script(file)) return rules_.open_script(file);
  if (is_native_library(file)) return rules_.open_library(file);
  if (is_package(file)) {
    rules_.install(file);
    return {};
  }
  if (!is_yaml(file)) return open_record(file, game);
  const auto bytes = read_text(file, kMost, "a variant");
  if (!bytes) return fail(bytes.error());
  const auto text = decode_text(*bytes);
  if (!text) return fail(at_file(file, text.error()));
  return rules_.open_variant(file, text->text);
}

Result<void> FileOpener::open_record(const std::filesystem::path& file, const std::string& game) {
  const std::string otherwise = services_.game_on_table();
  auto games = open_records_file(file, services_.catalogue, {game, otherwise});
  if (!games) return fail(games.error());
  if (auto shown = games_.show(std::move(*games), file_name(file)); !shown)
    return shown.error().starts_with(file.string()) ? shown : fail(at_file(file, shown.error()));
  recent_.remember(file);
  return {};
}

Result<void> FileOpener::open_record_text(const std::string& text) {
  const std::string otherwise = services_.game_on_table();
  auto games = boardwright::open_records(text, services_.catalogue, {{}, otherwise});
  if (!games) return fail(games.error());
  return games_.show(std::move(*games), {});
}

void FileOpener::open_dropped(const QMimeData& dropped) {
  const auto files = files_of(dropped);
  if (files.empty()) return services_.pages.say(tr("Only files can be dropped here: records and variants."));
  if (!leaves_table(files.front()) && !services_.may_leave_match(true)) return;
  const auto opened = open_file(files.front());
  if (!opened) return services_.pages.say(opened);
  if (files.size() == 1) return;
  QStringList others;
  for (std::size_t i = 1; i < std::min<std::size_t>(files.size(), 4); ++i) others += file_name(files[i]);
  if (files.size() > 4) others += QStringLiteral("…");
  services_.pages.say(
      tr("One file at a time: %1 is open, not %2.").arg(file_name(files.front()), others.join(", ")));
}

void FileOpener::open_recent(const QString& file) {
  if (!services_.may_leave_match(true)) return;
  const auto opened = open_record(file.toStdString());
  if (opened) return;
  if (!QFileInfo::exists(file)) recent_.forget(file);
  services_.pages.say(opened);
}

void FileOpener::ask() {
  const QString name = QFileDialog::getOpenFileName(
      &services_.window, tr("Open record or variant"), {},
      tr("Records and variants") + " (*.txt *.record *.sgf *.pgn *.bwr *.yaml *.yml *.lua *.bwgame);;" +
          tr("Games in libraries") + " (*.so);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  const std::filesystem::path file = name.toStdString();
  if (leaves_table(file) || services_.may_leave_match(true)) services_.pages.say(open_file(file));
}

Result<void> FileOpener::start_from_position(const std::string& text) {
  MatchController& controller = services_.controller;
  if (!controller.has_game()) return fail("there is no game whose position it could be");
  MatchPlan plan = controller.plan();
  auto position = plan.rules->read_position(text);
  if (!position) return fail(position.error());
  plan.start = std::move(*position);
  plan.moves.clear();
  if (controller.is_record()) plan.seats.assign(plan.rules->seat_count(), PlannedSeat::guest());
  return controller.start(std::move(plan));
}

void FileOpener::paste_position() {
  if (table_.paste_arrangement(QApplication::clipboard()->text())) return;
  if (services_.may_leave_match(true))
    services_.pages.say(start_from_position(QApplication::clipboard()->text().trimmed().toStdString()));
}

void FileOpener::paste_record() {
  if (services_.may_leave_match(true))
    services_.pages.say(open_record_text(QApplication::clipboard()->text().toStdString()));
}

}  // namespace boardwright::desktop
