// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games whose optional functions miss by a little. Not compiled into anything: near_misses.sh asks that the
// compiler refuses each by its sentence, and that it takes the game without them.
#include <boardwright/sdk/plugin.hpp>
#include <optional>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

/// Everything that a game must have.
struct Plain {
  static constexpr const char* kId = "plain";
  static constexpr std::uint32_t kRevision = 1, kMaxMoves = 1;
  struct Position {
    std::uint32_t moves;
  };
  Facts facts() const { return {.seats = {"one", "two"}}; }
  std::span<const Text> texts() const {
    static constexpr Text kTexts[] = {{BW_TEXT_REASON, "end", "the end"}};
    return kTexts;
  }
  Position start() const { return {}; }
  Turn turn(const Position& p) const { return p.moves == 4 ? kOver : turn_of(p.moves % 2); }
  void moves(const Position&, Seat, MoveList& list) const { list.add(0); }
  void apply(Position& p, Seat, Move) const { ++p.moves; }
  Outcome outcome(const Position&) const { return {{1, 1}, "end"}; }
  std::string move_text(const Position&, Seat, Move) const { return "on"; }
  std::string position_text(const Position& p) const { return std::to_string(p.moves); }
  Result<Position> read_position(std::string_view) const { return Position{}; }
};

template <class Rules>
const bw_game* entry() {
  return &Entry<Rules>::kGame;
}
[[maybe_unused]] const bw_game* const kPlain = entry<Plain>();

#ifdef NEAR_MISSES

#define NEAR(member, ...)        \
  struct Near_##member : Plain { \
    __VA_ARGS__                  \
  };                             \
  [[maybe_unused]] const bw_game* const kNear_##member = entry<Near_##member>()

// One after the other, as no formatter would put them.
// clang-format off
// Without const.
NEAR(is_legal, bool is_legal(const Position&, Seat, Move) { return true; });
NEAR(same_key, std::uint64_t same_key(const Position&) { return 0; });
NEAR(same, bool same(const Position&, const Position&) { return true; });
NEAR(chance, void chance(const Position&, EventList&) {});
NEAR(project, Position project(const Position& p, Seat) { return p; });
NEAR(picture,
     static const Geometry& geometry(); void picture(const Position&, Seat, List<bw_item>&) {} void clicks(const Position&, Seat, Move, List<std::uint32_t>&) const {});
NEAR(phase, Explanation phase(const Position&, Seat) { return Explanation::yes(); });
NEAR(evaluate, std::int32_t evaluate(const Position&, Seat) { return 0; });
NEAR(priors, void priors(const Position&, Seat, std::span<const Move>, float*) {});
NEAR(arrange_fill, void arrange_fill(const Position&, Seat, std::span<const bw_item>, List<bw_item>&) {});
// With another type.
NEAR(read_move,
     std::optional<Move> read_move(const Position&, Seat, std::string_view) const { return Move{}; });
NEAR(random_move, int random_move(const Position&, Seat, Random&) const { return 0; });
NEAR(is_noisy, int is_noisy(const Position&, Seat, Move) const { return 0; });
NEAR(rules_used, int rules_used(const Position&, Seat, Move, const Position&) const { return 0; });
NEAR(rules_possible, int rules_possible() const { return 0; });
NEAR(rules_ending, std::uint32_t rules_ending(std::string_view) const { return 0; });
NEAR(sample,
     Result<Position> sample(Seat, const std::vector<Position>&, std::uint64_t) const { return Position{}; });
NEAR(reveals, const char* reveals(const Position&, Seat, Move, Seat) const { return ""; });
// Alone, where others belong to them.
NEAR(geometry, static const Geometry& geometry(););
NEAR(clicks, void clicks(const Position&, Seat, Move, List<std::uint32_t>&) const {});
NEAR(borders, void borders(const Position&, Seat, List<bw_border>&) const {});
NEAR(view_text, std::string view_text(const Position&, Seat) const { return {}; });
NEAR(read_view, Result<Position> read_view(Seat, std::string_view) const { return Position{}; });
NEAR(move_text_for, std::string move_text_for(const Position&, Seat, Move, Seat) const { return {}; });
NEAR(explain_clicks,
     Explanation explain_clicks(const Position&, Seat, std::span<const std::uint32_t>) const { return Explanation::yes(); });
NEAR(explain_text,
     Explanation explain_text(const Position&, Seat, std::string_view) const { return Explanation::yes(); });
NEAR(count_leaves, std::uint64_t count_leaves(const Position&, std::uint32_t) const { return 0; });
NEAR(history_start, int history_start(const Position&) const { return 0; });
NEAR(history_move, struct History{}; void history_move(const Position&, Seat, Move, History&) const {});
NEAR(history_tell, std::string history_tell(const Position&, int, std::uint32_t, Seat) const { return {}; });
NEAR(arrange_pieces, void arrange_pieces(const Position&, Seat, List<bw_item>&) const {});
NEAR(arrange_check,
     Explanation arrange_check(const Position&, Seat, std::span<const bw_item>) const { return Explanation::yes(); });
NEAR(arrange_moves,
     Explanation arrange_moves(const Position&, Seat, std::span<const bw_item>, MoveList&) const { return Explanation::yes(); });
// Of the entry.
NEAR(kParameters, static constexpr int kParameters = 5;);
NEAR(make, Result<Near_make> make(const Parameters&) const { return Near_make{}; });
NEAR(create, static bw_rules* create(const Parameters&) { return nullptr; });
// clang-format on

#endif

}  // namespace
