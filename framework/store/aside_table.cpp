// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/aside_table.hpp"

#include "framework/text/digest.hpp"

namespace boardwright::store {
namespace {

/// Of the line without a name, so that erasing it makes no second line of the same.
std::string digest_of(nlohmann::json line) {
  if (line.contains("event")) line["event"].erase("name");
  return text_digest(line.dump());
}

}  // namespace

bool put_aside(soci::session& sql, const AsideLine& aside) {
  const std::string digest = digest_of(aside.line);
  SqlInteger count = 0;
  sql << "SELECT count(*) FROM aside WHERE digest = :d", soci::into(count), soci::use(digest);
  if (count > 0) return false;
  const auto number = static_cast<SqlInteger>(aside.number);
  const std::string line = aside.line.dump();
  sql << "INSERT INTO aside (digest, subject, number, line) VALUES (:d, :s, :n, :l)", soci::use(digest),
      soci::use(aside.subject), soci::use(number), soci::use(line);
  return true;
}

void each_aside(soci::session& sql, const std::function<void(const AsideLine&)>& visit) {
  AsideLine aside;
  SqlInteger number = 0;
  std::string line;
  soci::statement statement =
      (sql.prepare << "SELECT subject, number, line FROM aside ORDER BY subject, number, digest",
       soci::into(aside.subject), soci::into(number), soci::into(line));
  statement.execute();
  while (statement.fetch()) {
    aside.number = static_cast<std::uint64_t>(number);
    aside.line = nlohmann::json::parse(line, nullptr, false);
    visit(aside);
  }
}

void erase_aside_names(soci::session& sql) {
  std::vector<std::pair<std::string, std::string>> changed;  // digest, line
  {
    std::string digest, line;
    soci::statement statement =
        (sql.prepare << "SELECT digest, line FROM aside WHERE number = 0 AND subject IN"
                        " (SELECT subject FROM events WHERE kind = 'player-anonymised')",
         soci::into(digest), soci::into(line));
    statement.execute();
    while (statement.fetch()) {
      auto value = nlohmann::json::parse(line, nullptr, false);
      if (value.is_object() && value.contains("event") && value["event"].erase("name") > 0)
        changed.emplace_back(digest, value.dump());
    }
  }
  for (const auto& [digest, line] : changed)
    sql << "UPDATE aside SET line = :l WHERE digest = :d", soci::use(line), soci::use(digest);
}

}  // namespace boardwright::store
