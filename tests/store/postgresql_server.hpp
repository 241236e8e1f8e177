// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include "tests/store/support.hpp"

namespace boardwright::test {

/// A PostgreSQL server of the test's own: loopback, a temporary folder, a free port, gone with the value.
/// Root may not run one, so then it runs as "nobody".
class PostgresqlServer {
 public:
  PostgresqlServer();
  PostgresqlServer(const PostgresqlServer&) = delete;
  PostgresqlServer& operator=(const PostgresqlServer&) = delete;
  ~PostgresqlServer();

  /// The folder of initdb and postgres; empty if PostgreSQL is not installed.
  static std::filesystem::path programs();

  std::string fresh_database();  ///< connection string of a new empty database
  void kill();                   ///< as kill -9 does it, with all its processes
  void start();

 private:
  std::string connection(const std::string& database) const;
  ScratchFolder folder_;
  int port_ = 0;
  pid_t process_ = -1;
  int count_ = 0;
};

}  // namespace boardwright::test
