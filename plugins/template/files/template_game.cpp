// SPDX-License-Identifier: MIT
//
// Template game: two seats put stones on a board of 5x5, and a row of them wins. It is small and complete:
// change one function after the other until it is yours. The rules are in RULES.md, the players' texts in
// game.yaml.
#include <bit>
#include <boardwright/sdk/notation.hpp>
#include <boardwright/sdk/plugin.hpp>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

// What may vary, sorted by name: the value if nobody says otherwise, and the range.
constexpr ParameterSpec kSpecs[] = {
    integer("row", 4, 3, 5, "How many stones in a row win."),
};

// Every id that the rules hand out.
constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "row", "a seat has a row"},
    {BW_TEXT_REASON, "full", "the board is full"},
};

constexpr std::uint32_t kSize = 5, kFields = kSize * kSize;

/// A field (row * 5 + column) as a bit. Every row has a sixth bit, never set, so that no row of stones runs
/// round the edge of the board.
constexpr std::uint32_t bit(Move field) { return 1U << (field + field / kSize); }

/// Whether there are so many stones in a row: across, or to the upper left, straight up, to the upper right.
constexpr bool has_row(std::uint32_t stones, std::int64_t length) {
  for (const int step : {1, 5, 6, 7}) {
    std::uint32_t ends = stones;
    for (std::int64_t i = 1; i < length; ++i) ends &= ends >> step;
    if (ends != 0) return true;
  }
  return false;
}

struct Game {
  static constexpr const char* kId = "template_game";
  static constexpr std::uint32_t kRevision = 1;  // one more whenever old records may replay differently
  static constexpr std::uint32_t kMaxMoves = kFields;
  static constexpr std::span<const ParameterSpec> kParameters = kSpecs;

  struct Position {  // plain bytes without gaps, and everything that the rest of the game depends on
    std::uint32_t stones[2];
  };

  static Result<Game> make(const Parameters& given) { return Game{given.integer("row")}; }
  Facts facts() const { return {.seats = {"black", "white"}, .ply_limit = kFields}; }
  std::span<const Text> texts() const { return kTexts; }

  Position start() const { return {}; }  // G1.1
  Turn turn(const Position& p) const {
    const auto played = static_cast<std::uint32_t>(std::popcount(p.stones[0] | p.stones[1]));
    if (has_row(p.stones[0], row) || has_row(p.stones[1], row) || played == kFields) return kOver;
    return turn_of(played % 2);  // G1.2
  }
  void moves(const Position& p, Seat, MoveList& list) const {  // G2.1
    for (Move field = 0; field < kFields; ++field)
      if (((p.stones[0] | p.stones[1]) & bit(field)) == 0) list.add(field);
  }
  void apply(Position& p, Seat seat, Move field) const { p.stones[seat] |= bit(field); }
  Outcome outcome(const Position& p) const {
    if (has_row(p.stones[0], row)) return {{2, 0}, "row"};  // G3.1
    if (has_row(p.stones[1], row)) return {{0, 2}, "row"};
    return {{1, 1}, "full"};  // G3.2
  }

  // G4.1: a move is its field. G4.2: a position is its rows; the stones tell who is on turn.
  std::string move_text(const Position&, Seat, Move field) const {
    return field_name(static_cast<std::uint32_t>(field % kSize), static_cast<std::uint32_t>(field / kSize));
  }
  std::string position_text(const Position& p) const {
    return write_rows(kSize, kSize, [&](std::uint32_t column, std::uint32_t line) {
      const std::uint32_t field = bit(line * kSize + column);
      return (p.stones[0] & field) != 0 ? 'b' : (p.stones[1] & field) != 0 ? 'w' : '\0';
    });
  }
  Result<Position> read_position(std::string_view text) const {
    Position p{};
    const auto put = [&](std::uint32_t column, std::uint32_t line, char sign) {
      p.stones[sign == 'b' ? 0 : 1] |= bit(line * kSize + column);
      return sign == 'b' || sign == 'w';
    };
    if (const auto rows = take_rows(text, kSize, kSize, "b or w", put); !rows) return fail(rows.error());
    if (!text.empty()) return fail("expected nothing after the last row");
    const int more = std::popcount(p.stones[0]) - std::popcount(p.stones[1]);
    if (more != 0 && more != 1) return fail("black must have as many stones as white, or one more");
    if (has_row(p.stones[more], row)) return fail("the seat on turn has a row, so the game was over before");
    return p;
  }

  // The board on the screen: what lies where, and which clicks make a move.
  const Geometry& geometry() const { return board; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    for (std::uint32_t field = 0; field < kFields; ++field)
      for (Seat seat = 0; seat < 2; ++seat)
        if ((p.stones[seat] & bit(field)) != 0) items.add({field, seat, 1, 0});
  }
  void clicks(const Position&, Seat, Move field, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(field));
  }

  std::int64_t row;
  Geometry board = std::move(Geometry::grid(kSize, kSize).kind("black", 0, "●").kind("white", 1, "○"));
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", Game);
