// SPDX-License-Identifier: MIT
//
// Secret towers: both seats put one tower on one of the four fields of their own row, at the same time and
// unseen. Then they are shown: towers in one column win for Second, others for First. Proves simultaneous
// set-up, hidden arrangements and the arrange and history extensions.
#include <boardwright/sdk/plugin.hpp>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "matched", "the towers stand in one column"},
    {BW_TEXT_REASON, "missed", "the towers stand in different columns"},
    {BW_TEXT_PHASE, "set_up", "both seats place their tower"},
    {BW_TEXT_RULE, "1", "Each seat puts its tower on a field of its own row, unseen by the other."},
    {BW_TEXT_MESSAGE, "one_tower", "Place one tower on {row}."},
    {BW_TEXT_MESSAGE, "own_row", "The tower belongs on your own row."},
};

constexpr std::uint8_t kHidden = 9;  // in a view: the other seat is perhaps ready, perhaps not

struct SecretTowers {
  static constexpr const char* kId = "secret_towers";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 4;

  struct Position {
    std::uint8_t tower[2];  // column 1 to 4; 0: not yet placed
  };
  struct History {
    std::uint64_t placed;  // how many towers have been placed
  };

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 4, .simultaneous = true}; }
  std::span<const Text> texts() const { return kTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const {
    Turn mask = 0;
    for (Seat seat = 0; seat < 2; ++seat)
      if (p.tower[seat] == 0) mask |= turn_of(seat);
    if (mask == 0)
      return p.tower[0] == kHidden || p.tower[1] == kHidden ? turn_of(p.tower[0] == kHidden ? 0 : 1) : kOver;
    return mask;
  }
  void moves(const Position& p, Seat seat, MoveList& list) const {
    if (p.tower[seat] == kHidden) return;
    for (Move column = 1; column <= 4; ++column) list.add(seat * 4 + column);
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.tower[seat] = static_cast<std::uint8_t>(move - seat * 4);
  }
  sdk::Outcome outcome(const Position& p) const {
    return p.tower[0] == p.tower[1] ? sdk::Outcome{{0, 2}, "matched"} : sdk::Outcome{{2, 0}, "missed"};
  }
  std::string move_text(const Position&, Seat seat, Move move) const {
    return "T@" + field_name(static_cast<std::uint32_t>(move - seat * 4 - 1), seat);
  }
  std::string position_text(const Position& p) const { return {sign(p.tower[0]), sign(p.tower[1])}; }
  Result<Position> read_position(std::string_view text) const {
    auto p = read(text);
    if (p && (p->tower[0] == kHidden || p->tower[1] == kHidden)) return fail("'x' stands only in a view");
    return p;
  }

  Position project(Position p, Seat viewer) const {
    if (turn(p) == kOver) return p;
    for (Seat seat = 0; seat < 2; ++seat)
      if (seat != viewer) p.tower[seat] = kHidden;
    return p;
  }
  std::string view_text(const Position& view, Seat) const { return position_text(view); }
  Result<Position> read_view(Seat, std::string_view text) const { return read(text); }
  std::string move_text_for(const Position& p, Seat seat, Move move, Seat viewer) const {
    Position after = p;
    apply(after, seat, move);
    return seat == viewer || turn(after) == kOver ? move_text(p, seat, move) : "";
  }

  const Geometry& geometry() const { return geometry_; }
  void picture(const Position& p, Seat viewer, List<bw_item>& items) const {
    const Position seen = turn(p) == kOver ? p : project(p, viewer);
    for (std::uint32_t seat = 0; seat < 2; ++seat)
      if (seen.tower[seat] >= 1 && seen.tower[seat] <= 4)
        items.add({seat * 4 + seen.tower[seat] - 1U, seat, 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(move) - 1);
  }

  void arrange_pieces(const Position& p, Seat seat, List<bw_item>& items) const {
    if (p.tower[seat] == 0) items.add({0, seat, 1, 0});
  }
  Explanation arrange_check(const Position&, Seat seat, std::span<const bw_item> placed) const {
    for (const auto& item : placed)
      if (item.place / 4 != seat) return Explanation::no("1", "own_row").at(item.place);
    if (placed.size() > 1) return Explanation::no("1", "one_tower").with("row", seat == 0 ? "1" : "2");
    return Explanation::yes();
  }
  void arrange_fill(const Position&, Seat, std::span<const bw_item>, List<bw_item>&) const {}
  Explanation arrange_moves(const Position& p, Seat seat, std::span<const bw_item> placed,
                            MoveList& moves) const {
    const Explanation check = arrange_check(p, seat, placed);
    if (check.get().legal == 0) return check;
    if (placed.size() != 1) return Explanation::no("1", "one_tower").with("row", seat == 0 ? "1" : "2");
    moves.add(placed[0].place + 1);
    return Explanation::yes();
  }

  Explanation phase(const Position& p, Seat) const {
    return Explanation::yes(turn(p) == kOver ? nullptr : "set_up");
  }

  History history_start(const Position&) const { return {}; }
  void history_move(const Position&, Seat, Move, History& history) const { ++history.placed; }
  std::string history_tell(const Position&, const History& history, std::uint32_t, Seat viewer) const {
    return viewer == kSpectator ? "" : R"({"placed":)" + std::to_string(history.placed) + "}";
  }

 private:
  static char sign(std::uint8_t tower) {
    return tower == 0 ? '-' : tower == kHidden ? 'x' : static_cast<char>('a' + tower - 1);
  }
  static Result<Position> read(std::string_view text) {
    if (text.size() != 2) return fail("expected two characters, one for each seat's tower");
    Position p{};
    for (std::size_t i = 0; i < 2; ++i) {
      const char c = text[i];
      if (c != '-' && c != 'x' && (c < 'a' || c > 'd')) return fail("expected a column a to d, or -");
      p.tower[i] = c == '-' ? std::uint8_t{0} : c == 'x' ? kHidden : static_cast<std::uint8_t>(c - 'a' + 1);
    }
    return p;
  }

  Geometry geometry_ = [] {
    Geometry board = Geometry::grid(4, 2);
    board.zone("first_row", 0, {0, 1, 2, 3}).zone("second_row", 1, {4, 5, 6, 7});
    board.kind("first_tower", 0, "T").kind("second_tower", 1, "t").limits(8, 1);
    return board;
  }();
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", SecretTowers);
