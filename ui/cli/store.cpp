// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright store: the club's store as text, its backup and its health.
#include <fstream>
#include <iostream>
#include <iterator>

#include "framework/text/save_file.hpp"
#include "ui/cli/club.hpp"

namespace boardwright::cli {
namespace {

int write(const std::string& file, const Result<std::string>& text) {
  if (!text) return wrong(text.error());
  if (file == "-") {
    std::cout << *text << std::flush;
    return std::cout ? kGood : wrong("standard output can't be written");
  }
  const auto saved = save_file(file, *text);
  return saved ? kGood : wrong(saved.error());
}

int take_over(Club& club, const std::string& file) {
  std::ifstream input;
  if (file != "-") {
    input.open(file, std::ios::binary);
    if (!input) return wrong(file + ": can't be read");
  }
  std::istream& from = file == "-" ? std::cin : input;
  const std::string text{std::istreambuf_iterator<char>(from), std::istreambuf_iterator<char>()};
  if (from.bad()) return wrong(file + ": can't be read to its end");
  const auto report = club.store().use([&](Store& store) { return store.import_text(text); });
  if (!report) return wrong(file + ": " + report.error());
  if (report->other_club) std::cerr << "boardwright: " << file << " comes from another club\n";
  std::cout << report->entries << " entries of matches and " << report->events << " events are new\n";
  for (const auto& conflict : report->conflicts) std::cerr << "boardwright: " << conflict.sentence << "\n";
  return report->conflicts.empty() ? kGood : kCheckFailed;
}

}  // namespace

int store(const Context& context, const StoreCommandOptions& options) {
  using Action = StoreCommandOptions::Action;
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto opened = open_club(catalogue, options.store, options.action == Action::kImport);
  if (!opened) return wrong(opened.error());
  Club& club = **opened;
  switch (options.action) {
    case Action::kExport:
      if (!options.match.empty()) {
        const auto match = club.find_match(options.match);
        if (!match) return wrong(match.error());
        return write(options.file, club.hand_over(*match));
      }
      return write(options.file, club.store().use([&](Store& kept) {
        return kept.export_text(options.for_others ? ExportFor::kOthers : ExportFor::kOwnUse);
      }));
    case Action::kImport: return take_over(club, options.file);
    case Action::kBackup: {
      const auto done = club.store().use([&](Store& kept) { return kept.back_up(options.file); });
      return done ? kGood : wrong(done.error());
    }
    case Action::kCheck: {
      const auto sound = club.store().use([](Store& kept) { return kept.check(); });
      if (!sound) {
        std::cerr << "boardwright: " << sound.error() << "\n";
        return kCheckFailed;
      }
      const auto lists = club.store().use([&](Store& kept) { return kept.check_lists(club.book()); });
      if (!lists) return wrong(lists.error());
      for (const auto& difference : *lists) std::cerr << "boardwright: " << difference << "\n";
      if (!lists->empty()) std::cerr << "boardwright: boardwright store rebuild counts the lists anew\n";
      return lists->empty() ? kGood : kCheckFailed;
    }
    case Action::kRebuild: {
      const auto done = club.store().use([](Store& kept) { return kept.rebuild_lists(); });
      return done ? kGood : wrong(done.error());
    }
  }
  return kGood;
}

}  // namespace boardwright::cli
