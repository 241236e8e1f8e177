// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/own_tables.hpp"

#include "framework/store/database.hpp"

namespace boardwright::store {

OwnTables::OwnTables(std::unique_ptr<Database> database) : database_(std::move(database)) {}
OwnTables::OwnTables(OwnTables&&) noexcept = default;
OwnTables& OwnTables::operator=(OwnTables&&) noexcept = default;
OwnTables::~OwnTables() = default;

}  // namespace boardwright::store
