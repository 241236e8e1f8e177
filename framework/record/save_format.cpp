// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/save_format.hpp"

#include <algorithm>

#include "framework/record/foreign.hpp"
#include "framework/record/native.hpp"
#include "framework/record/pgn_tags.hpp"
#include "framework/record/replay.hpp"
#include "framework/text/ascii.hpp"

namespace boardwright {

namespace {

/// With everything that the rules say, so that another reader needn't know what was left to them.
Record whole_record(const Record& record, const Rules& rules) {
  Record whole = record;
  const Record own = record_of(rules, record.variant);
  whole.game = own.game;
  whole.parameters = own.parameters;
  if (whole.plugin_version.empty()) whole.plugin_version = own.plugin_version;
  whole.rules_hash = own.rules_hash;
  if (whole.script_hash.empty()) whole.script_hash = own.script_hash;
  return whole;
}

/// Whether a reader makes the same game of it; the sentence says what is another one.
Result<void> check_same(const Record& record, Record read, const std::shared_ptr<const Rules>& rules,
                        const std::optional<ForeignMoves>& moves) {
  if (read.parameters != record.parameters || read.game != record.game) return fail("its rules");
  if (read.start != record.start) return fail("the position that it started from");
  const auto before = replay(record, rules), after = replay(read, rules, moves);
  if (!before) return fail(before.error());
  if (!after) return fail("its moves (" + after.error() + ")");
  if (!after->ok()) return fail("its moves (" + after->problem + ")");
  const auto& played = before->line.plies();
  const bool same =
      std::equal(played.begin(), played.end(), after->line.plies().begin(), after->line.plies().end(),
                 [](const auto& a, const auto& b) { return a.seat == b.seat && a.text == b.text; });
  if (!same) return fail("its moves");
  if (before->result != after->result) return fail("its result");
  return {};
}

Result<std::string> pgn_text(const Record& record, const std::shared_ptr<const Rules>& rules,
                             const RecordFormats& formats) {
  auto text = write_move_list(record, rules);
  if (!text) return text;
  auto read = read_move_list(*text);
  if (!read) return fail(read.error());
  (void)take_pgn_result(*read, *rules);
  const auto same =
      check_same(record, std::move(*read), rules, formats.list ? formats.list->moves : ForeignMoves{});
  if (!same)
    return fail("PGN can't hold this game: it would lose " + same.error() +
                "; the program's own format (.txt) keeps it");
  return text;
}

Result<std::string> sgf_text(const Record& record, const std::shared_ptr<const Rules>& rules,
                             const SgfFormat& format) {
  auto text = write_sgf(record, rules, format);
  if (!text) return text;
  auto read = read_sgf(*text, format);
  if (!read) return fail(read.error());
  const auto same = check_same(record, std::move(*read), rules, format.moves);
  if (!same)
    return fail("SGF can't hold this game: it would lose " + same.error() +
                "; PGN and the program's own format (.txt) keep it");
  return text;
}

}  // namespace

void add_date(Record& record, std::string day) {
  const auto is_date = [](const auto& tag) { return tag.first == "Date"; };
  if (!day.empty() && std::ranges::none_of(record.tags, is_date))
    record.tags.emplace_back("Date", std::move(day));
}

Result<std::string> record_text(const Record& record, const std::shared_ptr<const Rules>& rules,
                                const RecordFormats& formats, const std::filesystem::path& file) {
  const std::string kind = ascii_lower(file.extension().string());
  if (kind != ".sgf" && kind != ".pgn") return write_record(record);
  if (!record.viewer.empty())
    return fail("what one viewer saw can be written only in the program's own format");
  if (kind == ".pgn") return pgn_text(whole_record(record, *rules), rules, formats);
  if (!formats.sgf) return fail(rules->game_id() + " has no SGF records");
  return sgf_text(whole_record(record, *rules), rules, *formats.sgf);
}

}  // namespace boardwright
