// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace boardwright::store {

class Database;

/// A connection of its own, for one who keeps something in the store's own tables, which no export writes. One thread
/// at a time; errors and failures as in store.hpp.
class OwnTables {
 public:
  explicit OwnTables(std::unique_ptr<Database> database);
  OwnTables(OwnTables&&) noexcept;
  OwnTables& operator=(OwnTables&&) noexcept;

 protected:
  ~OwnTables();
  std::unique_ptr<Database> database_;
};

}  // namespace boardwright::store
