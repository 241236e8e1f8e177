// SPDX-License-Identifier: GPL-3.0-or-later
//
// SQLite's file system with a place to step in between: what the fault tests stand on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace boardwright::test {

/// Decides about each access; SQLITE_OK lets it pass on to the real file system. One thread at a time.
class Interference {
 public:
  virtual ~Interference() = default;
  /// `size` may be made smaller: so much is written then, before the code is returned.
  virtual int before_write(const std::string& file, std::int64_t offset, int& size) = 0;
  virtual int before_read(const std::string& file) = 0;
  virtual int before_sync(const std::string& file) = 0;
  virtual void after_sync(const std::string& file) = 0;
  virtual int before_truncate(const std::string& file) = 0;
  virtual int before_delete(const std::string& file) = 0;
};

/// While it lives, SQLite opens every file through it. One at a time.
class ShimVfs {
 public:
  explicit ShimVfs(Interference& interference);
  ShimVfs(const ShimVfs&) = delete;
  ShimVfs& operator=(const ShimVfs&) = delete;
  ~ShimVfs();
};

}  // namespace boardwright::test
