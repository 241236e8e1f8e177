// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright store: the club's store as text, its backup and its health.
#include <iostream>

#include "framework/store/backup.hpp"
#include "framework/store/check.hpp"
#include "framework/store/salvage.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/recount.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/many.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

int write(const std::string& file, const Result<std::string>& text) {
  if (!text) return wrong(text.error());
  if (file == "-") {
    print_raw(*text);
    return kGood;
  }
  const auto saved = save_file(file, *text);
  return saved ? kGood : wrong(saved.error());
}

/// `-`: what comes in.
Result<std::string> store_text(const std::string& file) {
  if (file != "-") return read_text(file, kLargestStoreText, "a store's text");
  auto text = whole_input(kLargestStoreText);
  return text ? text : fail("-: " + text.error());
}

int take_over(Club& club, const std::string& file, const std::string& text) {
  const auto report = club.store().use([&](Store& store) { return import_text(store, text); });
  if (!report) return wrong(file + ": " + report.error());
  if (report->other_club) tell_error(file + " comes from another club");
  std::cout << said(spoken(), "terminal.imported",
                    {many(spoken(), report->entries, "count.entry", "count.entries"),
                     many(spoken(), report->events, "count.event", "count.events")})
            << "\n";
  for (const auto& conflict : report->conflicts) tell_error(conflict.sentence);
  return report->conflicts.empty() ? kGood : kCheckFailed;
}

/// The file, each row of it, each match played through, and the lists.
int check_store(Club& club, const Catalogue& catalogue, const std::string& place) {
  const auto told = [](const std::vector<std::string>& problems, const char* way_out) {
    for (const auto& problem : problems) tell_error(problem);
    if (!problems.empty()) tell_error(way_out);
    return problems.empty() ? kGood : kCheckFailed;
  };
  constexpr const char* kSalvage =
      "boardwright store salvage NEW saves what can be read into a new store; or restore a backup";
  if (const auto sound = club.store().use([](Store& kept) { return check_database(kept); }); !sound) {
    tell_error(sound.error());
    if (place.empty() || StoreLocation::from_text(place).is_file()) return kCheckFailed;
  }
  const auto rows = club.store().use([](Store& kept) { return check_rows(kept); });
  if (!rows) return wrong(rows.error());
  if (!rows->empty()) return told(*rows, kSalvage);
  const auto lists = club.store().use([&](Store& kept) { return kept.lists().check(club.book()); });
  if (!lists) return wrong(lists.error());
  if (!lists->empty()) return told(*lists, "boardwright store rebuild counts the lists anew");
  const auto counted = recount(club, catalogue);
  if (!counted) return wrong(counted.error());
  for (const auto& notice : counted->notices) tell_error(notice);
  return told(counted->differences,
              "these matches can't be gone on with or shown; a backup may have them whole");
}

/// Whether no row of a store that can be opened is damaged, and the file neither.
bool is_whole(const std::filesystem::path& file) {
  if (!is_there(file) || is_damaged_store(file)) return false;
  StoreOptions options;
  options.create = false;
  auto store = Store::open(StoreLocation::file(file), options);
  if (!store || !check_database(*store)) return false;
  const auto rows = check_rows(*store);
  return rows && rows->empty();
}

/// FILE is the new store; where the store isn't there and FILE is, it is the other way round.
int save_what_can_be_read(const StoreCommandOptions& options) {
  const auto store = options.store.empty() ? StoreLocation::usual() : StoreLocation::from_text(options.store);
  if (!store) return wrong(store.error());
  if (!store->is_file()) return wrong("PostgreSQL keeps its own files: restore its backup");
  const std::filesystem::path file = options.file;
  const bool from_store = is_there(store->path()) || !is_there(file);
  // Whoever has named the damaged one and mistyped it would get a copy of a store that is well.
  if (from_store && !is_there(file) && is_whole(store->path()))
    return wrong(
        store->name() +
        ": nothing in it is damaged, and nothing was saved; `boardwright store backup FILE` copies it");
  const auto saved = from_store ? salvage_to(store->path(), file) : salvage_to(file, store->path());
  if (!saved) return wrong(saved.error());
  std::cout << refusal_in(spoken(), saved->sentence()) << "\n";
  for (const auto& hole : saved->holes) tell_error(hole);
  return saved->holes.empty() && saved->lost == 0 ? kGood : kCheckFailed;
}

}  // namespace

int store(const Context& context, const StoreCommandOptions& options) {
  using Action = StoreCommandOptions::Action;
  if (options.action == Action::kSalvage) return save_what_can_be_read(options);
  const bool imports = options.action == Action::kImport;
  // Read first: a text that can't be had makes no store.
  const auto text = imports ? store_text(options.file) : Result<std::string>();
  if (!text) return wrong(text.error());
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto opened = open_club(catalogue, options.store, imports);
  if (!opened) return wrong(opened.error());
  Club& club = **opened;
  switch (options.action) {
    case Action::kExport:
      if (!options.match.empty()) {
        const auto match = club.matches().find(options.match);
        if (!match) return wrong(match.error());
        return write(options.file, club.matches().hand_over(*match));
      }
      return write(options.file, club.store().use([&](Store& kept) {
        return export_text(kept, options.for_others ? ExportFor::kOthers : ExportFor::kOwnUse);
      }));
    case Action::kImport: return take_over(club, options.file, *text);
    case Action::kBackup: {
      const auto done = club.store().use([&](Store& kept) { return back_up(kept, options.file); });
      return done ? kGood : wrong(done.error());
    }
    case Action::kCheck: return check_store(club, catalogue, options.store);
    case Action::kRebuild: {
      const auto done = club.store().use([](Store& kept) { return kept.lists().rebuild(); });
      return done ? kGood : wrong(done.error());
    }
    case Action::kSalvage: break;
  }
  return kGood;
}

}  // namespace boardwright::cli
