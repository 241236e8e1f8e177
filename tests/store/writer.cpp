// SPDX-License-Identifier: GPL-3.0-or-later
//
// A program that plays matches into a store until it is killed:
//   store_writer write <store> <match>   appends moves and prints the number of each that was acknowledged
//   store_writer hold <file>             locks an SQLite file, prints "held" and waits
#include <sqlite3.h>
#include <unistd.h>

#include <cstdio>
#include <string>

#include "framework/store/ids.hpp"
#include "framework/store/store.hpp"

namespace {

int write_until_killed(const std::string& place, const std::string& match) {
  using namespace boardwright;
  auto store = Store::open(StoreLocation::from_text(place));
  if (!store) return std::fprintf(stderr, "%s\n", store.error().c_str()), 1;
  auto there = store->journal(match);
  if (!there) return std::fprintf(stderr, "%s\n", there.error().c_str()), 1;
  for (std::uint64_t number = there->size(); number < 1'000'000; ++number) {
    // The command's id follows from the number, so that whoever submits it again knows it.
    char command[64];
    std::snprintf(command, sizeof command, "01a0c450-6c00-7000-8000-%012llx",
                  static_cast<unsigned long long>(number));
    const auto receipt =
        store->append({match,
                       number,
                       command,
                       {{number == 0 ? "created" : "move", std::to_string(number), utc_now(), ""}},
                       {}});
    if (!receipt) return std::fprintf(stderr, "%s\n", receipt.error().c_str()), 1;
    const std::string line = std::to_string(receipt->last) + "\n";
    if (write(1, line.data(), line.size()) < 0) return 1;
  }
  return 0;
}

int hold(const std::string& file) {
  sqlite3* database = nullptr;
  if (sqlite3_open(file.c_str(), &database) != SQLITE_OK ||
      sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) != SQLITE_OK)
    return 1;
  if (write(1, "held\n", 5) < 0) return 1;
  for (;;) pause();
}

}  // namespace

int main(int count, char** arguments) {
  const std::string what = count > 1 ? arguments[1] : "";
  if (what == "write" && count == 4) return write_until_killed(arguments[2], arguments[3]);
  if (what == "hold" && count == 3) return hold(arguments[2]);
  std::fprintf(stderr, "usage: store_writer write <store> <match> | hold <file>\n");
  return 2;
}
