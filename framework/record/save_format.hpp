// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "framework/catalogue/formats.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

/// A record in the format that a file's name asks for: .sgf and .pgn as other programs have it, anything else
/// our own. Other programs' formats take whole records of games that hide nothing from the reader: what one
/// viewer saw fails.
[[nodiscard]] Result<std::string> record_text(const Record& record, const std::shared_ptr<const Rules>& rules,
                                              const RecordFormats& formats,
                                              const std::filesystem::path& file);

/// The day on which a game was played or saved, "2026-11-25", unless the record has one.
void add_date(Record& record, std::string day);

}  // namespace boardwright
