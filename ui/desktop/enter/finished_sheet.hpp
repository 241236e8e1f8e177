// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of a score sheet with its head: a record, or a game among a club's results.
#pragma once

#include <filesystem>

#include "framework/record/record.hpp"

namespace boardwright {
class Club;
}  // namespace boardwright

namespace boardwright::desktop {

class ScoreSheet;
class SheetHead;

/// With the names and the date; marked as entered.
[[nodiscard]] Record sheet_record(const ScoreSheet& sheet, const SheetHead& head);
/// In the format that the file's name asks for. Fails with a sentence.
[[nodiscard]] Result<void> save_sheet(const ScoreSheet& sheet, const SheetHead& head,
                                      const std::filesystem::path& file);
/// Closes the sheet; the match's id among the results. Fails with a sentence: the sheet stays open then.
[[nodiscard]] Result<std::string> put_into_results(Club& club, ScoreSheet& sheet, const SheetHead& head,
                                                   bool rated);

}  // namespace boardwright::desktop
