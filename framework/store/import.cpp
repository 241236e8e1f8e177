// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text is read whole and checked before anything is written. Then, match by match: what goes on where this
// store's journal ends is taken over; from the first entry that differs, the other line is put aside.
#include <set>
#include <tuple>

#include "framework/store/aside_table.hpp"
#include "framework/store/event_table.hpp"
#include "framework/store/journal_table.hpp"
#include "framework/store/read_model.hpp"
#include "framework/store/store.hpp"
#include "framework/store/transfer.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using nlohmann::json;
using store::AsideLine;
using store::EntryLine;
using store::EventRow;

struct Text {
  std::string club;
  std::vector<EventRow> events;
  std::map<std::string, std::vector<StoredEntry>> matches;
  std::set<std::tuple<std::string, std::string, std::uint32_t>> commands;  // match, command, part
  std::vector<EntryLine> aside_entries;
  std::vector<EventRow> aside_events;
};

Result<void> read_header(const json& line, Text& text) {
  if (!line.is_object() || line.value("boardwright", json()) != "store")
    return fail("this is not a store written as text");
  const auto version = line.value("version", json());
  if (!version.is_number_integer()) return fail("it doesn't say which version it has");
  if (version.get<std::int64_t>() > store::kTextVersion)
    return fail("written by a newer Boardwright (version " + version.dump() +
                " of the text; this program knows " + std::to_string(store::kTextVersion) +
                "); update this program");
  if (const auto club = line.value("club", json()); club.is_string()) text.club = club;
  return {};
}

Result<void> read_entry(const json& value, Text& text) {
  auto line = store::entry_from(value);
  if (!line) return fail(line.error());
  auto& entries = text.matches[line->match];
  if (!entries.empty() && store::ends_journal(entries.back().what.kind))
    return fail("match " + line->match + ": something follows its " +
                (entries.back().what.kind == entry_kind::kResult ? "result" : "end"));
  if (line->entry.number != entries.size() + 1)
    return fail("match " + line->match + ": entry " + std::to_string(entries.size() + 1) + " is missing");
  if (!line->entry.command.empty() &&
      !text.commands.emplace(line->match, line->entry.command, line->entry.part).second)
    return fail("match " + line->match + ": the same command is there twice");
  entries.push_back(std::move(line->entry));
  return {};
}

template <class Read>
Result<void> keep(Read&& read, std::vector<typename std::remove_cvref_t<Read>::value_type>& into) {
  if (!read) return fail(read.error());
  into.push_back(std::move(*read));
  return {};
}

Result<void> read_line(const json& line, Text& text) {
  if (line.is_object() && line.size() == 1) {
    const std::string& key = line.begin().key();
    const json& value = line.begin().value();
    if (key == "entry") return read_entry(value, text);
    if (key == "event") return keep(store::event_from(value), text.events);
    if (key == "aside" && value.is_object() && value.contains("entry"))
      return keep(store::entry_from(value["entry"]), text.aside_entries);
    if (key == "aside" && value.is_object() && value.contains("event"))
      return keep(store::event_from(value["event"]), text.aside_events);
  }
  return fail("this is not a line of a store");
}

Result<Text> read_text(std::string_view text) {
  Text read;
  std::uint64_t number = 0;
  bool ended = false;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const json line = json::parse(text.substr(0, end), nullptr, false);
    const auto at = "line " + std::to_string(++number) + ": ";
    if (ended) return fail(at + "something follows the end");
    Result<void> taken;
    if (number == 1)
      taken = read_header(line, read);
    else if (line.is_object() && line.contains("end"))
      ended = line["end"] == number - 1, taken = ended ? Result<void>() : fail("lines are missing");
    else
      taken = read_line(line, read);
    if (!taken) return fail(at + taken.error());
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (!ended) return fail("line " + std::to_string(number) + ": the text is cut off here");
  return read;
}

Conflict conflict_of(const AsideLine& aside) {
  std::string what = aside.number > 0 ? "match " + aside.subject + ": entry " + std::to_string(aside.number) +
                                            " is different here"
                                      : "event " + aside.line["event"].value("id", "") + " is different here";
  return {what + "; the other one is put aside", aside.subject, aside.line.dump()};
}

/// One import inside its transaction.
class Merge {
 public:
  Merge(soci::session& sql, ImportReport& report) : sql_(sql), report_(report) {}

  void event(const EventRow& row) {
    const auto there = store::find_event(sql_, row.id);
    if (!there) {
      store::insert(sql_, row);
      written_.push_back(row);
      ++report_.events;
    } else if (!store::same_event(*there, row)) {
      aside(store::aside_of(row));
    }
  }

  void match(const std::string& match, const std::vector<StoredEntry>& theirs) {
    const auto ours = store::journal(sql_, match);
    bool parted = false;
    for (std::size_t i = 0; i < theirs.size(); ++i) {
      parted = parted || (i < ours.size() && ours[i] != theirs[i]) ||
               (i == ours.size() && i > 0 && store::ends_journal(ours.back().what.kind));
      if (parted) {
        aside(store::aside_of(EntryLine{match, theirs[i]}));
      } else if (i >= ours.size()) {
        store::insert(sql_, match, theirs[i]);
        longer_.insert(match);
        ++report_.entries;
      }
    }
  }

  /// The lists of the club, once everything is there.
  void finish() { store::follow(sql_, written_, longer_); }

  /// Put aside elsewhere: it may be this store's own side.
  void aside_entry(const EntryLine& line) {
    const auto ours = store::journal(sql_, line.match);
    if (line.entry.number <= ours.size() && ours[line.entry.number - 1] == line.entry) return;
    aside(store::aside_of(line));
  }
  void aside_event(const EventRow& row) {
    const auto there = store::find_event(sql_, row.id);
    if (!there || !store::same_event(*there, row)) aside(store::aside_of(row));
  }

 private:
  void aside(const AsideLine& line) {
    if (store::put_aside(sql_, line)) report_.conflicts.push_back(conflict_of(line));
  }
  soci::session& sql_;
  ImportReport& report_;
  std::vector<EventRow> written_;
  std::set<std::string> longer_;  // journals
};

}  // namespace

Result<ImportReport> import_text(Store& store, std::string_view text) {
  const auto read = read_text(text);
  if (!read) return fail(read.error());
  ImportReport report;
  report.other_club = !read->club.empty() && read->club != store.club();
  auto written = store.database().write([&](soci::session& sql) {
    Merge merge(sql, report);
    for (const auto& event : read->events) merge.event(event);
    for (const auto& [match, entries] : read->matches) merge.match(match, entries);
    for (const auto& line : read->aside_entries) merge.aside_entry(line);
    for (const auto& row : read->aside_events) merge.aside_event(row);
    store::erase_names(sql);
    store::erase_aside_names(sql);
    store::erase_ways_in(sql);
    merge.finish();
  });
  if (!written) return fail(written.error());
  if (auto forgotten = store.database().forget_old_pages(); !forgotten) return fail(forgotten.error());
  return report;
}

Result<std::vector<Conflict>> conflicts(Store& store) {
  std::vector<Conflict> all;
  auto read = store.database().read([&](soci::session& sql) {
    store::each_aside(sql, [&](const AsideLine& aside) { all.push_back(conflict_of(aside)); });
  });
  if (!read) return fail(read.error());
  return all;
}

}  // namespace boardwright
