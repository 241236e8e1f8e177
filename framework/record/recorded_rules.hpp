// SPDX-License-Identifier: GPL-3.0-or-later
//
// By which rules a record was made.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

/// Values of parameters as a record holds them.
[[nodiscard]] Result<Parameters> parameters_of(const Record& record, const Game& game);
/// The game that it names, in its variant where there is one of that name.
[[nodiscard]] Result<Entry> entry_of(const Record& record, const Catalogue& catalogue);
/// The id of the variant that other programs call so: its id or its name in any language, whatever the case;
/// empty: none.
[[nodiscard]] std::string variant_called(const Game& game, std::string_view name);
/// With the record's parameters.
[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_of(const Record& record, const Entry& entry);
/// As near to the record's own rules as these can come; `left_out`: parameters that they don't have.
[[nodiscard]] Result<std::shared_ptr<const Rules>> similar_rules(const Record& record, const Entry& entry,
                                                                 std::vector<std::string>& left_out);
/// How the record's rules differ from these, which have its parameters; empty: they don't, as far as it says.
[[nodiscard]] std::string other_rules(const Record& record, const Rules& rules);

}  // namespace boardwright
