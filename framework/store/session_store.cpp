// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/session_store.hpp"

#include "framework/store/database.hpp"
#include "framework/store/schema.hpp"

namespace boardwright {

using store::SqlInteger;

Result<SessionStore> SessionStore::open(const StoreLocation& location) {
  return store::opened<SessionStore>(location);
}

Result<void> SessionStore::keep(const KeptSession& session) {
  const auto made = static_cast<SqlInteger>(session.made), seen = static_cast<SqlInteger>(session.seen);
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_sessions WHERE hash = :h", soci::use(session.hash);
    sql << "INSERT INTO page_sessions (hash, person, name, role, made_ms, seen_ms)"
           " VALUES (:h, :p, :n, :r, :m, :s)",
        soci::use(session.hash), soci::use(session.person), soci::use(session.name), soci::use(session.role),
        soci::use(made), soci::use(seen);
  });
}

Result<void> SessionStore::end(const std::string& hash) {
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_sessions WHERE hash = :h", soci::use(hash);
    sql << "DELETE FROM page_pushes WHERE session = :h", soci::use(hash);
  });
}

Result<void> SessionStore::end_before(TimeMs seen) {
  const auto time = static_cast<SqlInteger>(seen);
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_sessions WHERE seen_ms < :t", soci::use(time);
    sql << "DELETE FROM page_pushes WHERE session NOT IN (SELECT hash FROM page_sessions)";
  });
}

Result<std::vector<KeptSession>> SessionStore::sessions() {
  return database_->rows<KeptSession, 2>(
      [](soci::session& sql, KeptSession& one, auto& numbers) {
        return (sql.prepare
                    << "SELECT hash, person, name, role, made_ms, seen_ms FROM page_sessions ORDER BY hash",
                soci::into(one.hash), soci::into(one.person), soci::into(one.name), soci::into(one.role),
                soci::into(numbers[0]), soci::into(numbers[1]));
      },
      [](KeptSession& one, const auto& numbers) {
        one.made = numbers[0];
        one.seen = numbers[1];
      });
}

Result<void> SessionStore::seat(const std::vector<SeatedPerson>& people) {
  return database_->write([&](soci::session& sql) {
    for (const auto& one : people) {
      const auto seat = static_cast<SqlInteger>(one.seat);
      sql << "DELETE FROM page_seats WHERE match_id = :m AND seat = :s", soci::use(one.match),
          soci::use(seat);
      sql << "INSERT INTO page_seats (match_id, seat, person) VALUES (:m, :s, :p)", soci::use(one.match),
          soci::use(seat), soci::use(one.person);
    }
  });
}

Result<std::vector<SeatedPerson>> SessionStore::seated(const std::string& match) {
  return database_->rows<SeatedPerson, 1>(
      [&match](soci::session& sql, SeatedPerson& one, auto& numbers) {
        one.match = match;
        return (sql.prepare << "SELECT seat, person FROM page_seats WHERE match_id = :m ORDER BY seat",
                soci::into(numbers[0]), soci::into(one.person), soci::use(match));
      },
      [](SeatedPerson& one, const auto& numbers) { one.seat = static_cast<std::uint32_t>(numbers[0]); });
}

Result<void> SessionStore::keep_delay(const std::string& match, const std::string& delay) {
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_delays WHERE match_id = :m", soci::use(match);
    sql << "INSERT INTO page_delays (match_id, delay) VALUES (:m, :d)", soci::use(match), soci::use(delay);
  });
}

Result<std::optional<std::string>> SessionStore::delay(const std::string& match) {
  return text_of("SELECT delay FROM page_delays WHERE match_id = :k", match);
}

Result<std::optional<std::string>> SessionStore::password(const std::string& member) {
  return text_of("SELECT hash FROM page_passwords WHERE member = :k", member);
}

Result<void> SessionStore::keep_password(const std::string& member, const std::string& hash) {
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_passwords WHERE member = :m", soci::use(member);
    sql << "INSERT INTO page_passwords (member, hash) VALUES (:m, :h)", soci::use(member), soci::use(hash);
  });
}

Result<void> SessionStore::forget_password(const std::string& member) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM page_passwords WHERE member = :m", soci::use(member); });
}

Result<std::vector<KeptPasskey>> SessionStore::passkeys_by(const std::string& column,
                                                           const std::string& value) {
  const std::string query = "SELECT id, member, public_key, counter, made_ms FROM page_passkeys WHERE " +
                            column + " = :v ORDER BY made_ms, id";
  return database_->rows<KeptPasskey, 2>(
      [&](soci::session& sql, KeptPasskey& one, auto& numbers) {
        return (sql.prepare << query, soci::into(one.id), soci::into(one.member), soci::into(one.key),
                soci::into(numbers[0]), soci::into(numbers[1]), soci::use(value));
      },
      [](KeptPasskey& one, const auto& numbers) {
        one.counter = static_cast<std::uint32_t>(numbers[0]);
        one.made = numbers[1];
      });
}

Result<std::vector<KeptPasskey>> SessionStore::passkeys(const std::string& member) {
  return passkeys_by("member", member);
}

Result<std::optional<KeptPasskey>> SessionStore::passkey(const std::string& id) {
  auto found = passkeys_by("id", id);
  if (!found) return fail(found.error());
  return found->empty() ? std::nullopt : std::optional(std::move(found->front()));
}

Result<void> SessionStore::keep_passkey(const KeptPasskey& passkey) {
  const auto counter = static_cast<SqlInteger>(passkey.counter), made = static_cast<SqlInteger>(passkey.made);
  return database_->write([&](soci::session& sql) {
    sql << "INSERT INTO page_passkeys (id, member, public_key, counter, made_ms) VALUES (:i, :p, :k, :c, :m)",
        soci::use(passkey.id), soci::use(passkey.member), soci::use(passkey.key), soci::use(counter),
        soci::use(made);
  });
}

Result<void> SessionStore::count_passkey(const std::string& id, std::uint32_t counter) {
  const auto now = static_cast<SqlInteger>(counter);
  return database_->write([&](soci::session& sql) {
    sql << "UPDATE page_passkeys SET counter = :c WHERE id = :i", soci::use(now), soci::use(id);
  });
}

Result<void> SessionStore::forget_passkey(const std::string& id) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM page_passkeys WHERE id = :i", soci::use(id); });
}

Result<void> SessionStore::forget_passkeys(const std::string& member) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM page_passkeys WHERE member = :m", soci::use(member); });
}

Result<std::optional<std::string>> SessionStore::text_of(const std::string& query, const std::string& key) {
  std::optional<std::string> found;
  auto read = database_->read([&](soci::session& sql) {
    std::string text;
    soci::statement statement = (sql.prepare << query, soci::into(text), soci::use(key));
    statement.execute();
    if (statement.fetch()) found = text;
  });
  if (!read) return fail(read.error());
  return found;
}

}  // namespace boardwright
