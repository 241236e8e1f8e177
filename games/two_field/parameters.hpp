// SPDX-License-Identifier: MIT
//
// The parameters of RULES.md.
#pragma once

#include <boardwright/sdk/notation.hpp>
#include <boardwright/sdk/parameters.hpp>

#include "pieces.hpp"

namespace two_field {

/// T3.2: what becomes of border lines that a piece did not cross again.
enum class Count { kStreak, kChain };

inline constexpr unsigned kLargest = 12;         // columns and rows
inline constexpr unsigned kLongestChase = 1000;  // moves without an attack, T4

/// The columns of each row that are lakes, one bit each.
using Lakes = std::array<std::uint64_t, kLargest>;

struct Options {
  Count count = Count::kStreak;
  Lakes lakes{};
  unsigned limit = 5;
  bool closed_memory = false;  // T1.3
  bool more_field = false;
  Counts pieces = kClassic;
  unsigned quiet_limit = 200;
  unsigned rows = 4;
  bool scout_charge = true;
  unsigned size = 10;

  [[nodiscard]] unsigned piece_count() const {
    unsigned sum = 0;
    for (const unsigned count_of_kind : pieces) sum += count_of_kind;
    return sum;
  }
  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr const char* kCounts[] = {"streak", "chain"};
inline constexpr const char* kMemories[] = {"open", "closed"};
inline constexpr const char* kSets[] = {"classic", "barrage", "duel"};
inline constexpr const char* kByBoard[] = {"standard"};  // lakes as the board has them
inline constexpr std::string_view kStandardLakes[] = {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"};
inline constexpr int kBySet = -1;  // as many pieces as the set has
inline constexpr unsigned kMostPieces = 4 * kLargest;

[[nodiscard]] constexpr sdk::ParameterSpec pieces_spec(const char* name, const char* meaning) {
  return sdk::integer(name, kBySet, kBySet, kMostPieces, meaning);
}

inline constexpr sdk::ParameterSpec kParameterSpecs[] = {
    sdk::choice(
        "count", "streak", kCounts,
        "What becomes of border lines that the piece did not cross again: dropped, or kept as long as it "
        "crosses one of them."),
    sdk::text_list(
        "lakes", kByBoard, 8,
        "Fields that nobody can enter; standard: the eight of the 10 by 10 board, none on others."),
    sdk::integer(
        "limit", 5, 0, 255,
        "How often a piece may cross the same border line in successive turns; 0: as often as it likes."),
    sdk::choice("memory", "open", kMemories,
                "Whether a rank that an attack has revealed stays shown, or only until the next move."),
    sdk::flag("more_field", false, "Whether the more-field rule against endless chases holds."),
    pieces_spec("pieces.A", "Scouts of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.B", "Bombs of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.C", "Colonels of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.F",
                "Flags of each player, exactly 1; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.G", "Generals of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.J", "Majors of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.K", "Captains of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.L", "Lieutenants of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.M", "Marshals of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.N", "Miners of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.S", "Spies of each player; any number of pieces given replaces the whole set."),
    pieces_spec("pieces.T", "Sergeants of each player; any number of pieces given replaces the whole set."),
    sdk::integer("quiet_limit", 200, 0, 10000,
                 "After how many moves of both together without an attack the game is a draw; 0: never."),
    sdk::integer("rows", 4, 1, 4, "On how many rows each player sets up."),
    sdk::flag("scout_charge", true, "Whether a scout may attack at the end of a long move."),
    sdk::choice("set", "classic", kSets, "The pieces of each player: 40, 8 or 10."),
    sdk::integer("size", 10, 8, kLargest, "Columns and rows of the board."),
};

[[nodiscard]] inline Result<Lakes> read_lakes(std::span<const char* const> names, unsigned size) {
  Lakes lakes{};
  const auto add = [&](std::string_view name) {
    std::string_view rest = name;
    const auto field = sdk::take_field(rest, size, size);
    if (!field || !rest.empty()) return false;
    lakes[field->row] |= std::uint64_t{1} << field->column;
    return true;
  };
  if (names.size() == 1 && std::string_view(names[0]) == kByBoard[0]) {
    if (size == 10)
      for (const std::string_view name : kStandardLakes) add(name);
    return lakes;
  }
  for (const char* const name : names)
    if (!add(name))
      return fail("parameter lakes: '" + std::string(name) + "' is no field of a board of size " +
                  std::to_string(size) + ", expected fields such as c5, or standard alone");
  return lakes;
}

/// T6: the pieces of a set, or those that are given one by one. `given` gets their names.
[[nodiscard]] inline Counts read_pieces(const sdk::Parameters& parameters, std::string& given) {
  Counts pieces{};
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    const std::string name = std::string("pieces.") + kLetters[kind];
    const std::int64_t value = parameters.integer(name);
    if (value == kBySet) continue;
    given += (given.empty() ? "" : ", ") + name;
    pieces[kind] = static_cast<unsigned>(value);
  }
  if (!given.empty()) return pieces;
  const std::string_view set = parameters.text("set");
  return set == kSets[0] ? kClassic : set == kSets[1] ? kBarrage : kDuel;
}

[[nodiscard]] inline Result<Options> read_options(const sdk::Parameters& given) {
  const auto number = [&](const char* name) { return static_cast<unsigned>(given.integer(name)); };
  std::string by_piece;
  Options options{.count = given.text("count") == kCounts[1] ? Count::kChain : Count::kStreak,
                  .limit = number("limit"),
                  .closed_memory = given.text("memory") == kMemories[1],
                  .more_field = given.flag("more_field"),
                  .pieces = read_pieces(given, by_piece),
                  .quiet_limit = number("quiet_limit"),
                  .rows = number("rows"),
                  .scout_charge = given.flag("scout_charge"),
                  .size = number("size")};
  const auto lakes = read_lakes(given.texts("lakes"), options.size);
  if (!lakes) return fail(lakes.error());
  options.lakes = *lakes;

  const std::string pieces = by_piece.empty() ? "set" : by_piece;
  if (options.pieces[kFlag] != 1)
    return fail("parameter " + pieces + ": there are " + std::to_string(options.pieces[kFlag]) +
                " flags, expected exactly one, as pieces.F=1");
  for (const unsigned first : {0U, options.size - options.rows}) {
    unsigned fields = 0;
    for (unsigned row = first; row < first + options.rows; ++row)
      fields += options.size - static_cast<unsigned>(std::popcount(options.lakes[row]));
    if (options.piece_count() > fields)
      return fail("parameters " + pieces + ", size, rows, lakes: " + std::to_string(options.piece_count()) +
                  " pieces don't fit into the own rows, expected at most " + std::to_string(fields));
  }
  if (options.more_field && (options.quiet_limit == 0 || options.quiet_limit > kLongestChase))
    return fail("parameter quiet_limit: " + std::to_string(options.quiet_limit) +
                " doesn't go with more_field, expected 1 to " + std::to_string(kLongestChase));
  return options;
}

}  // namespace two_field
