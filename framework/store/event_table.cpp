// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/event_table.hpp"

namespace boardwright::store {
namespace {

constexpr const char* kColumns = "id, time_ms, kind, subject, payload, name";

struct Row {
  EventRow event;
  SqlInteger time = 0;
  std::string name;
  soci::indicator has_name = soci::i_null;

  [[nodiscard]] EventRow value() const {
    EventRow row = event;
    row.time = time;
    if (has_name == soci::i_ok) row.name = name;
    return row;
  }
};

template <class Prepare>
auto into(Prepare&& prepare, Row& row) {
  return (prepare, soci::into(row.event.id), soci::into(row.time), soci::into(row.event.kind),
          soci::into(row.event.subject), soci::into(row.event.payload), soci::into(row.name, row.has_name));
}

}  // namespace

ClubEvent stored_event(const EventRow& row) {
  auto event = event_of(row);
  if (!event) throw Refused{event.error() + std::string(kGarbled)};
  return std::move(*event);
}

std::optional<EventRow> find_event(soci::session& sql, const std::string& id) {
  Row row;
  soci::statement statement =
      into((sql.prepare << "SELECT " << kColumns << " FROM events WHERE id = :i", soci::use(id)), row);
  statement.execute();
  if (!statement.fetch()) return std::nullopt;
  return row.value();
}

void insert(soci::session& sql, const EventRow& row) {
  const SqlInteger time = row.time;
  const std::string name = row.name.value_or("");
  soci::indicator has_name = row.name ? soci::i_ok : soci::i_null;
  sql << "INSERT INTO events (" << kColumns << ") VALUES (:i, :t, :k, :s, :p, :n)", soci::use(row.id),
      soci::use(time), soci::use(row.kind), soci::use(row.subject), soci::use(row.payload),
      soci::use(name, has_name);
}

void each_event(soci::session& sql, const std::function<void(const EventRow&)>& visit) {
  each_event_where(sql, "", visit);
}

void each_event_where(soci::session& sql, const std::string& where,
                      const std::function<void(const EventRow&)>& visit) {
  Row row;
  soci::statement statement =
      into(sql.prepare << "SELECT " << kColumns << " FROM events" << where << " ORDER BY id", row);
  statement.execute();
  while (statement.fetch()) visit(row.value());
}

void each_event_about(soci::session& sql, const std::string& subject,
                      const std::function<void(const EventRow&)>& visit) {
  Row row;
  soci::statement statement =
      into((sql.prepare << "SELECT " << kColumns << " FROM events WHERE subject = :s ORDER BY id",
            soci::use(subject)),
           row);
  statement.execute();
  while (statement.fetch()) visit(row.value());
}

std::uint64_t tournament_event_count(soci::session& sql, const std::string& tournament) {
  SqlInteger count = 0;
  sql << "SELECT count(*) FROM events WHERE kind = 'tournament' AND subject = :s", soci::into(count),
      soci::use(tournament);
  return static_cast<std::uint64_t>(count);
}

std::vector<std::string> tournament_ids(soci::session& sql) {
  std::vector<std::string> ids;
  std::string id;
  soci::statement rows =
      (sql.prepare << "SELECT DISTINCT subject FROM events WHERE kind = 'tournament' ORDER BY subject",
       soci::into(id));
  rows.execute();
  while (rows.fetch()) ids.push_back(id);
  return ids;
}

void erase_names(soci::session& sql) {
  sql << "UPDATE events SET name = NULL WHERE name IS NOT NULL AND subject IN"
         " (SELECT subject FROM events WHERE kind = 'player-anonymised')";
}

void erase_ways_in(soci::session& sql) {
  const std::string whose = " WHERE member IN (SELECT subject FROM events WHERE kind = 'player-anonymised')";
  sql << "DELETE FROM page_passwords" + whose;
  sql << "DELETE FROM page_passkeys" + whose;
}

bool same_event(const EventRow& one, const EventRow& other) {
  EventRow with_name = one;
  if (!one.name || !other.name) with_name.name = other.name;
  return with_name == other;
}

}  // namespace boardwright::store
