// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/catalogue/formats.hpp"
#include "framework/line/game_line.hpp"
#include "framework/record/record.hpp"

namespace boardwright {

/// A record played through under rules.
struct Replay {
  std::shared_ptr<const Rules> rules;
  GameLine line;  ///< every position, up to the end or to the first problem
  /// A position had occurred as often as the rules allow, and the game went on: nobody claimed it.
  bool past_repetition = false;
  std::optional<Outcome> result;  ///< by the rules, repetition or a limit; or by the host, as recorded
  std::string problem;            ///< empty: every move is legal and the result is as recorded
  std::size_t problem_ply = 0;    ///< which ply `problem` is about, from 0; plies().size() for the result

  [[nodiscard]] bool ok() const noexcept { return problem.empty(); }
};

/// Where a replay has come to its first problem, for a record of other rules: "the same for 22 plies; then
/// move 12 (ply 23), black 'a1-b2': …". Empty if there is none.
[[nodiscard]] std::string divergence(const Record& record, const Replay& replay);

/// Plays every move, checks chance events against the seed where it is known, and compares the result: by
/// rules exactly, by the host (resignation, agreement, …) for being possible. A record without a result is
/// fine. Fails if the record can't be played at all: rules of another game, a start that can't be read, a
/// record of one viewer. `moves` says how foreign texts are matched; such records don't tell whether
/// repetition has to be claimed, so one that goes on past it does.
[[nodiscard]] Result<Replay> replay(const Record& record, const std::shared_ptr<const Rules>& rules,
                                    const std::optional<ForeignMoves>& moves = {});

/// Rules for a record: its game and variant from the catalogue, then its parameters. A variant that is gone
/// is no matter, a record names every parameter.
[[nodiscard]] Result<std::shared_ptr<const Rules>> rules_for(const Record& record,
                                                             const Catalogue& catalogue);

/// A record in any known format with the rules to replay it.
struct OpenedRecord {
  Record record;
  std::shared_ptr<const Rules> rules;
  std::shared_ptr<const Game> game;
  std::optional<ForeignMoves> moves;
  std::string
      notice;  ///< not empty: it was made under another revision of the rules; it may replay differently
  std::vector<std::string> notes{};  ///< what reading left aside or had to guess, such as variations
  int line = 0;                      ///< where it begins in a file of several games; 0: it is alone there
};

/// What a record is of where that has to be said, as id or id/variant.
struct RecordGame {
  std::string_view wanted;     ///< counts before what the text says; empty: the text's own
  std::string_view otherwise;  ///< where the text doesn't say
  [[nodiscard]] bool known() const noexcept { return !wanted.empty() || !otherwise.empty(); }
};

/// What becomes of a native record whose parameters these rules don't have or don't take.
enum class OtherRules {
  kRefuse,
  kApproach  ///< they are left out, `notice` names them; `game` may name another variant, whose values then
             ///< count
};

/// A record that replays, in the program's own words whatever it was written in.
[[nodiscard]] Record own_record(const OpenedRecord& opened, const Replay& replayed);

/// Reads all games of a text: native, SGF or move lists, told apart by how it begins, in any character set
/// (encoding.hpp). Each is opened or refused by itself; at least one. Fails for what is no record at all.
[[nodiscard]] Result<std::vector<Result<OpenedRecord>>> open_records(std::string_view bytes,
                                                                     const Catalogue& catalogue,
                                                                     const RecordGame& game = {},
                                                                     OtherRules other = OtherRules::kRefuse);
/// The same from a file; sentences and notes begin with its name.
[[nodiscard]] Result<std::vector<Result<OpenedRecord>>> open_records_file(
    const std::filesystem::path& file, const Catalogue& catalogue, const RecordGame& game = {},
    OtherRules other = OtherRules::kRefuse);

/// The first game; a note says how many there are.
[[nodiscard]] Result<OpenedRecord> open_record(std::string_view text, const Catalogue& catalogue,
                                               std::string_view game = {},
                                               OtherRules other = OtherRules::kRefuse);
[[nodiscard]] Result<OpenedRecord> open_record_file(const std::filesystem::path& file,
                                                    const Catalogue& catalogue, std::string_view game = {},
                                                    OtherRules other = OtherRules::kRefuse);
/// Of several in a file, sentences that name no place begin with the game's.
[[nodiscard]] Result<Replay> replay(const OpenedRecord& opened);

}  // namespace boardwright
