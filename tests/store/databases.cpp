// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fresh stores on both databases. PostgreSQL gets a server of its own on loopback, in a temporary folder.

#include <map>

#include "tests/store/postgresql_server.hpp"
#include "tests/store/support.hpp"

namespace boardwright::test {
namespace {

class Files : public Places {
 public:
  StoreLocation fresh() override {
    return StoreLocation::file(folder_ / (std::to_string(++count_) + "/club.db"));
  }

 private:
  ScratchFolder folder_;
  int count_ = 0;
};

class Databases : public Places {
 public:
  StoreLocation fresh() override { return StoreLocation::from_text(server_.fresh_database()); }

 private:
  PostgresqlServer server_;
};

}  // namespace

std::vector<std::string> databases() {
  if (PostgresqlServer::programs().empty()) return {"SQLite"};
  return {"SQLite", "PostgreSQL"};
}

Places& places(const std::string& database) {
  static std::map<std::string, std::unique_ptr<Places>> all;
  auto& one = all[database];
  if (one == nullptr) {
    if (database == "SQLite")
      one = std::make_unique<Files>();
    else
      one = std::make_unique<Databases>();
  }
  return *one;
}

}  // namespace boardwright::test
