// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/push_store.hpp"

#include "framework/store/database.hpp"
#include "framework/store/schema.hpp"

namespace boardwright {

Result<PushStore> PushStore::open(const StoreLocation& location) {
  return store::opened<PushStore>(location);
}

Result<void> PushStore::keep(const KeptPush& push) {
  const store::SqlInteger made = push.made;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_pushes WHERE session = :s OR endpoint = :e", soci::use(push.session),
        soci::use(push.endpoint);
    sql << "INSERT INTO page_pushes (session, endpoint, p256dh, auth, language, made_ms)"
           " VALUES (:s, :e, :k, :a, :l, :m)",
        soci::use(push.session), soci::use(push.endpoint), soci::use(push.p256dh), soci::use(push.auth),
        soci::use(push.language), soci::use(made);
  });
}

Result<void> PushStore::forget(const std::string& session) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM page_pushes WHERE session = :s", soci::use(session); });
}

Result<std::vector<KeptPush>> PushStore::pushes() {
  return database_->rows<KeptPush, 1>(
      [](soci::session& sql, KeptPush& one, auto& numbers) {
        return (sql.prepare << "SELECT session, endpoint, p256dh, auth, language, made_ms FROM page_pushes "
                               "ORDER BY session",
                soci::into(one.session), soci::into(one.endpoint), soci::into(one.p256dh),
                soci::into(one.auth), soci::into(one.language), soci::into(numbers[0]));
      },
      [](KeptPush& one, const auto& numbers) { one.made = numbers[0]; });
}

Result<std::optional<std::string>> PushStore::key() {
  const auto kept = database_->rows<std::string, 1>(
      [](soci::session& sql, std::string& one, auto&) {
        return (sql.prepare << "SELECT value FROM page_keys WHERE name = 'push'", soci::into(one));
      },
      [](std::string&, const auto&) {});
  if (!kept) return fail(kept.error());
  return kept->empty() ? std::nullopt : std::optional(kept->front());
}

Result<void> PushStore::keep_key(const std::string& key) {
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM page_keys WHERE name = 'push'";
    sql << "INSERT INTO page_keys (name, value) VALUES ('push', :v)", soci::use(key);
  });
}

}  // namespace boardwright
