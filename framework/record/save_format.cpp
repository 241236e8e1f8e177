// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/save_format.hpp"

#include "framework/record/foreign.hpp"
#include "framework/record/native.hpp"

namespace boardwright {

Result<std::string> record_text(const Record& record, const std::shared_ptr<const Rules>& rules,
                                const RecordFormats& formats, const std::filesystem::path& file) {
  const auto kind = file.extension();
  if (kind != ".sgf" && kind != ".pgn") return write_record(record);
  if (!record.viewer.empty())
    return fail("what one viewer saw can be written only in the program's own format");
  if (kind == ".pgn") return write_move_list(record, rules);
  if (!formats.sgf) return fail(rules->game_id() + " has no SGF records");
  return write_sgf(record, rules, *formats.sgf);
}

}  // namespace boardwright
