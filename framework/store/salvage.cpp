// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/salvage.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <utility>

#include "framework/store/text_lines.hpp"
#include "framework/store/transfer.hpp"
#include "framework/text/link_to_nothing.hpp"
#include "framework/text/replaced_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// After so many rows in a row that can't be read there is taken to be nothing more.
constexpr std::int64_t kGiveUp = 200'000;

struct Closer {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Closer>;

std::string text_at(sqlite3_stmt* row, int column) {
  const auto* text = sqlite3_column_text(row, column);
  return text == nullptr ? ""
                         : std::string(reinterpret_cast<const char*>(text),
                                       static_cast<std::size_t>(sqlite3_column_bytes(row, column)));
}

/// Of a query of id, time_ms, kind, subject, payload, name.
store::EventRow event_at(sqlite3_stmt* row) {
  store::EventRow event{text_at(row, 0), sqlite3_column_int64(row, 1),
                        text_at(row, 2), text_at(row, 3),
                        text_at(row, 4), std::nullopt};
  if (sqlite3_column_type(row, 5) != SQLITE_NULL) event.name = text_at(row, 5);
  return event;
}

/// The largest row number; where the way to the end is damaged, unknown and so none.
std::int64_t last_row(sqlite3* database, const std::string& table) {
  sqlite3_stmt* raw = nullptr;
  sqlite3_prepare_v2(database,
                     ("SELECT rowid FROM " + table + " NOT INDEXED ORDER BY rowid DESC LIMIT 1").c_str(), -1,
                     &raw, nullptr);
  const Statement statement(raw);
  return raw != nullptr && sqlite3_step(raw) == SQLITE_ROW ? sqlite3_column_int64(raw, 0) : INT64_MAX;
}

/// Visits every row that can be found by its number; `visit` says whether what it holds makes sense. Damage ends
/// a scan, so each row is asked for by itself. Those that are there and can't be read are counted in `lost`.
template <class Visit>
bool each_row(sqlite3* database, const std::string& table, const std::string& columns, std::uint64_t& lost,
              Visit&& visit) {
  sqlite3_stmt* raw = nullptr;
  // Only the table itself is read, never an index, which may be damaged too.
  const std::string query = "SELECT " + columns + " FROM " + table + " NOT INDEXED WHERE rowid = ?1";
  if (sqlite3_prepare_v2(database, query.c_str(), -1, &raw, nullptr) != SQLITE_OK) return false;
  const Statement statement(raw);
  const std::int64_t last = last_row(database, table);
  std::int64_t missing = 0;
  bool told = false;
  for (std::int64_t row = 1; row <= last && missing < kGiveUp; ++row) {
    sqlite3_bind_int64(raw, 1, row);
    ++missing;
    const int got = sqlite3_step(raw);
    if (got == SQLITE_ROW) {
      if (!visit(raw)) ++lost;
      missing = 0;
    } else if (got != SQLITE_DONE && (last != INT64_MAX || !std::exchange(told, true))) {
      ++lost;  // on a page that is damaged; where nobody knows how many there are, one stands for all
    }
    sqlite3_reset(raw);
  }
  return true;
}

struct Found {
  std::map<std::string, std::map<std::uint64_t, StoredEntry>> matches;
  std::vector<store::EventRow> events;
  std::vector<json> aside;
  std::uint64_t lost = 0;
};

bool read_all(sqlite3* database, Found& found) {
  const bool journal =
      each_row(database, "journal", "match_id, number, kind, payload, time_ms, secret, command_id, part",
               found.lost, [&](sqlite3_stmt* row) {
                 const store::EntryLine line{
                     text_at(row, 0),
                     {static_cast<std::uint64_t>(sqlite3_column_int64(row, 1)),
                      {text_at(row, 2), text_at(row, 3), sqlite3_column_int64(row, 4), text_at(row, 5)},
                      text_at(row, 6),
                      static_cast<std::uint32_t>(sqlite3_column_int64(row, 7))}};
                 // Damage may also be in what a row says.
                 try {
                   if (!store::entry_from(store::json_of(line))) return false;
                   found.matches[line.match][line.entry.number] = line.entry;
                 } catch (const json::exception&) {
                   return false;
                 }
                 return true;
               });
  const bool events = each_row(database, "events", "id, time_ms, kind, subject, payload, name", found.lost,
                               [&](sqlite3_stmt* row) {
                                 store::EventRow event = event_at(row);
                                 try {
                                   if (!store::event_of(event) || !store::event_from(store::json_of(event)))
                                     return false;
                                   found.events.push_back(std::move(event));
                                 } catch (const json::exception&) {
                                   return false;
                                 }
                                 return true;
                               });
  each_row(database, "aside", "line", found.lost, [&](sqlite3_stmt* row) {
    json line = json::parse(text_at(row, 0), nullptr, false);
    if (!line.is_object()) return false;
    if (!(line.contains("entry") && store::entry_from(line["entry"])) &&
        !(line.contains("event") && store::event_from(line["event"])))
      return false;
    found.aside.push_back(std::move(line));
    return true;
  });
  return journal || events;
}

/// As a text that import_text takes, with what comes after holes put aside.
std::string text_of(const Found& found, SalvageReport& report) {
  std::string text = json{{"boardwright", "store"}, {"version", store::kTextVersion}}.dump() + "\n";
  std::uint64_t count = 1;
  const auto add = [&](const json& line) {
    text += line.dump() + "\n";
    ++count;
  };
  for (const auto& event : found.events) add({{"event", store::json_of(event)}});
  for (const auto& [match, entries] : found.matches) {
    std::uint64_t next = 1, beyond = 0;
    for (const auto& [number, entry] : entries) {
      const json line = {{"entry", store::json_of(store::EntryLine{match, entry})}};
      if (number == next) {
        add(line);
        ++next;
      } else {
        add({{"aside", line}});
        ++beyond;
      }
    }
    report.set_aside += beyond;
    if (beyond > 0)
      report.holes.push_back("match " + match + ": entry " + std::to_string(next) + " is lost, " +
                             std::to_string(beyond) + " after it are put aside");
  }
  for (const auto& line : found.aside) add({{"aside", line}});
  add({{"end", count}});
  return text;
}

}  // namespace

std::string SalvageReport::sentence() const {
  return "saved " + std::to_string(entries) + " entries and " + std::to_string(events) + " events; " +
         std::to_string(holes.size()) + " matches have a hole, " + std::to_string(set_aside) +
         " entries after one are put aside" +
         (lost == 0 ? std::string()
                    : "; " + std::to_string(lost) + " rows can't be read: what they held is missing");
}

Result<SalvageReport> salvage(const std::filesystem::path& damaged, Store& into) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(damaged.c_str(), &raw, SQLITE_OPEN_READWRITE, nullptr);
  const std::unique_ptr<sqlite3, Closer> database(raw);
  if (opened != SQLITE_OK) return fail(damaged.string() + ": can't be opened: " + sqlite3_errmsg(raw));
  // A file that was cut off is read as far as it goes, whatever its tables say (writable_schema). The log is
  // wanted, but nothing may be written back into the damaged file.
  sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  sqlite3_exec(raw, "PRAGMA query_only = ON; PRAGMA cell_size_check = ON; PRAGMA writable_schema = ON",
               nullptr, nullptr, nullptr);
  Found found;
  if (!read_all(raw, found)) return fail(damaged.string() + ": nothing of it can be read; restore a backup");
  SalvageReport report;
  report.lost = found.lost;
  auto imported = import_text(into, text_of(found, report));
  if (!imported) return fail(imported.error());
  report.entries = imported->entries;
  report.events = imported->events;
  return report;
}

Result<SalvageReport> salvage_to(const fs::path& damaged, const fs::path& new_store) {
  std::error_code error;
  if (const auto nowhere = link_to_nothing(damaged); !nowhere.empty()) return fail(at_file(damaged, nowhere));
  if (!fs::is_regular_file(damaged, error)) return fail(damaged.string() + ": there is no such file");
  if (fs::exists(fs::symlink_status(new_store, error)))
    return fail(new_store.string() + ": is there already; name a new file, so that nothing is overwritten");
  // A store makes its folder; what is saved in haste doesn't land in one that was mistyped.
  if (const fs::path folder = new_store.parent_path(); !folder.empty() && !fs::is_directory(folder, error))
    return fail(cannot_write(new_store, ENOENT));
  const auto clear_away = [&] {
    for (const char* end : {"", "-wal", "-shm", "-journal"}) fs::remove(new_store.string() + end, error);
  };
  auto saved = [&]() -> Result<SalvageReport> {
    auto store = Store::open(StoreLocation::file(new_store));
    if (!store) return fail(store.error());
    return salvage(damaged, *store);
  }();
  if (!saved) clear_away();
  return saved;
}

Result<SalvagedInPlace> salvage_in_place(const fs::path& store) {
  const auto free_name = [&](const char* word) {
    fs::path name;
    std::error_code error;
    for (int number = 1; number == 1 || fs::exists(fs::symlink_status(name, error)); ++number)
      name = store.parent_path() / (store.stem().string() + word +
                                    (number == 1 ? "" : std::to_string(number)) + store.extension().string());
    return name;
  };
  const fs::path saved = free_name("-saved"), damaged = free_name("-damaged");
  auto report = salvage_to(store, saved);
  if (!report) return fail(report.error());
  // The log belongs to its file, also where that is damaged.
  for (const char* end : {"", "-wal", "-shm"}) {
    std::error_code error;
    const fs::path from = store.string() + end;
    if (*end != '\0' && !fs::exists(from, error)) continue;
    fs::rename(from, damaged.string() + end, error);
    if (error)
      return fail(from.string() + ": can't be put aside (" + error.message() +
                  "); what could be read is in " + saved.string());
  }
  std::error_code error;
  fs::rename(saved, store, error);
  if (error)
    return fail(store.string() + ": can't be made (" + error.message() + "); what could be read is in " +
                saved.string());
  return SalvagedInPlace{std::move(*report), damaged};
}

namespace {

/// Whether every event makes sense: one that doesn't keeps lists from being made.
bool events_make_sense(sqlite3* database) {
  sqlite3_stmt* raw = nullptr;
  if (sqlite3_prepare_v2(database, "SELECT id, time_ms, kind, subject, payload, name FROM events", -1, &raw,
                         nullptr) != SQLITE_OK)
    return true;  // not a store of this program: another sentence says so
  const Statement statement(raw);
  while (sqlite3_step(raw) == SQLITE_ROW)
    if (!store::event_of(event_at(raw))) return false;
  return true;
}

}  // namespace

bool is_damaged_store(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return false;
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(file.c_str(), &raw, SQLITE_OPEN_READONLY, nullptr);
  const std::unique_ptr<sqlite3, Closer> database(raw);
  if (opened != SQLITE_OK) return false;
  sqlite3_stmt* check = nullptr;
  int code = sqlite3_prepare_v2(raw, "PRAGMA quick_check(1)", -1, &check, nullptr);
  const Statement statement(check);
  std::string said;
  if (code == SQLITE_OK && (code = sqlite3_step(check)) == SQLITE_ROW) said = text_at(check, 0);
  return code == SQLITE_NOTADB || (code & 0xff) == SQLITE_CORRUPT || (code == SQLITE_ROW && said != "ok") ||
         !events_make_sense(raw);
}

}  // namespace boardwright
