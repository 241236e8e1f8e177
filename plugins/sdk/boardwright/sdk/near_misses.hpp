// SPDX-License-Identifier: MIT
//
// What is optional is detected, so that a function that misses by a little (without its `const`, say) would be
// passed over in silence. Here the compiler says so instead.
#pragma once

#include <boardwright/sdk/bind_extensions.hpp>

// A class that has any member of this name, whatever it is: beside another of the name it is ambiguous.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses): a name can't be an argument.
#define BOARDWRIGHT_NAMED(member)              \
  struct Other_##member {                      \
    int member;                                \
  };                                           \
  template <class R>                           \
  struct Both_##member : R, Other_##member {}; \
  template <class R>                           \
  concept member = std::is_class_v<R> && !std::is_final_v<R> && !requires { &Both_##member<R>::member; }
#define BOARDWRIGHT_MISSED(Concept, member, needed) \
  static_assert(Concept<R> || !named::member<R>, #member "() is there, but not as " needed)
// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

namespace boardwright::sdk {

namespace named {

BOARDWRIGHT_NAMED(is_legal);
BOARDWRIGHT_NAMED(read_move);
BOARDWRIGHT_NAMED(same_key);
BOARDWRIGHT_NAMED(same);
BOARDWRIGHT_NAMED(chance);
BOARDWRIGHT_NAMED(project);
BOARDWRIGHT_NAMED(view_text);
BOARDWRIGHT_NAMED(read_view);
BOARDWRIGHT_NAMED(move_text_for);
BOARDWRIGHT_NAMED(reveals);
BOARDWRIGHT_NAMED(geometry);
BOARDWRIGHT_NAMED(picture);
BOARDWRIGHT_NAMED(clicks);
BOARDWRIGHT_NAMED(borders);
BOARDWRIGHT_NAMED(explain_clicks);
BOARDWRIGHT_NAMED(explain_text);
BOARDWRIGHT_NAMED(phase);
BOARDWRIGHT_NAMED(evaluate);
BOARDWRIGHT_NAMED(random_move);
BOARDWRIGHT_NAMED(count_leaves);
BOARDWRIGHT_NAMED(is_noisy);
BOARDWRIGHT_NAMED(priors);
BOARDWRIGHT_NAMED(sample);
BOARDWRIGHT_NAMED(rules_used);
BOARDWRIGHT_NAMED(rules_possible);
BOARDWRIGHT_NAMED(rules_ending);
BOARDWRIGHT_NAMED(history_start);
BOARDWRIGHT_NAMED(history_move);
BOARDWRIGHT_NAMED(history_tell);
BOARDWRIGHT_NAMED(arrange_pieces);
BOARDWRIGHT_NAMED(arrange_check);
BOARDWRIGHT_NAMED(arrange_fill);
BOARDWRIGHT_NAMED(arrange_moves);
BOARDWRIGHT_NAMED(kParameters);
BOARDWRIGHT_NAMED(make);
BOARDWRIGHT_NAMED(create);

}  // namespace named

// Sentences name what is missing or differs: one function alone makes no extension of several.

template <class R>
constexpr void refuse_near_misses_of_core() {
  BOARDWRIGHT_MISSED(HasIsLegal, is_legal, "Core needs it: bool is_legal(const Position&, Seat, Move) const");
  BOARDWRIGHT_MISSED(HasReadMove, read_move,
                     "Core needs it: Result<Move> read_move(const Position&, Seat, std::string_view) const");
  BOARDWRIGHT_MISSED(HasSameKey, same_key, "Core needs it: std::uint64_t same_key(const Position&) const");
  BOARDWRIGHT_MISSED(HasSame, same, "Core needs it: bool same(const Position&, const Position&) const");
}

/// Chance, and what seats hide from each other.
template <class R>
constexpr void refuse_near_misses_of_hidden() {
#define BOARDWRIGHT_VIEW                                                                                   \
  "ViewTable needs it: Position project(const Position&, Seat viewer) const; std::string view_text(const " \
  "Position& view, Seat) const; Result<Position> read_view(Seat, std::string_view) const; std::string "    \
  "move_text_for(const Position&, Seat, Move, Seat viewer) const"
  BOARDWRIGHT_MISSED(HasChance, chance,
                     "ChanceTable needs it: void chance(const Position&, EventList&) const");
  BOARDWRIGHT_MISSED(HasView, project, BOARDWRIGHT_VIEW);
  BOARDWRIGHT_MISSED(HasView, view_text, BOARDWRIGHT_VIEW);
  BOARDWRIGHT_MISSED(HasView, read_view, BOARDWRIGHT_VIEW);
  BOARDWRIGHT_MISSED(HasView, move_text_for, BOARDWRIGHT_VIEW);
  BOARDWRIGHT_MISSED(
      HasReveals, reveals,
      "ViewTable needs it: Explanation reveals(const Position&, Seat, Move, Seat viewer) const");
  BOARDWRIGHT_MISSED(HasView, reveals, BOARDWRIGHT_VIEW);
  BOARDWRIGHT_MISSED(HasSample, sample,
                     "SampleTable needs it: Result<Position> sample(Seat, std::span<const Position> views, "
                     "std::uint64_t seed) const");
#undef BOARDWRIGHT_VIEW
}

template <class R>
constexpr void refuse_near_misses_of_board() {
#define BOARDWRIGHT_BOARD                                                                                   \
  "BoardTable needs it: const Geometry& (or const Shape&) geometry() const; void picture(const Position&, " \
  "Seat viewer, List<bw_item>&) const; void clicks(const Position&, Seat, Move, List<std::uint32_t>&) const"
  BOARDWRIGHT_MISSED(HasBoard, geometry, BOARDWRIGHT_BOARD);
  BOARDWRIGHT_MISSED(HasBoard, picture, BOARDWRIGHT_BOARD);
  BOARDWRIGHT_MISSED(HasBoard, clicks, BOARDWRIGHT_BOARD);
  BOARDWRIGHT_MISSED(
      HasBorders, borders,
      "BordersTable needs it: void borders(const Position&, Seat viewer, List<bw_border>&) const, "
      "with static constexpr std::uint32_t kMaxBorders");
#undef BOARDWRIGHT_BOARD
}

/// Why a move is refused, and what has to be done now.
template <class R>
constexpr void refuse_near_misses_of_words() {
#define BOARDWRIGHT_EXPLAIN                                                                   \
  "ExplainTable needs it: Explanation explain_clicks(const Position&, Seat, std::span<const " \
  "std::uint32_t>) const; Explanation explain_text(const Position&, Seat, std::string_view) const"
  BOARDWRIGHT_MISSED(HasExplain, explain_clicks, BOARDWRIGHT_EXPLAIN);
  BOARDWRIGHT_MISSED(HasExplain, explain_text, BOARDWRIGHT_EXPLAIN);
  BOARDWRIGHT_MISSED(HasPhase, phase,
                     "PhaseTable needs it: Explanation phase(const Position&, Seat viewer) const");
#undef BOARDWRIGHT_EXPLAIN
}

template <class R>
constexpr void refuse_near_misses_of_search() {
  BOARDWRIGHT_MISSED(HasEvaluate, evaluate,
                     "EvaluateTable needs it: std::int32_t evaluate(const Position&, Seat) const");
  BOARDWRIGHT_MISSED(HasRandomMove, random_move,
                     "RandomMoveTable needs it: Move random_move(const Position&, Seat, Random&) const");
  BOARDWRIGHT_MISSED(
      HasCountLeaves, count_leaves,
      "PerftTable needs it: std::uint64_t count_leaves(const Position&, std::uint32_t depth) const, "
      "with static constexpr std::uint32_t kCountDepth");
  BOARDWRIGHT_MISSED(HasNoisy, is_noisy,
                     "NoisyTable needs it: bool is_noisy(const Position&, Seat, Move) const");
  BOARDWRIGHT_MISSED(
      HasPriors, priors,
      "PriorsTable needs it: void priors(const Position&, Seat, std::span<const Move>, float*) const");
}

template <class R>
constexpr void refuse_near_misses_of_trace() {
  BOARDWRIGHT_MISSED(
      HasTrace, rules_used,
      "TraceTable needs it: RuleSet rules_used(const Position& before, Seat, Move, const Position& "
      "after) const, with kTraced");
  BOARDWRIGHT_MISSED(HasPossibleRules, rules_possible, "TraceTable needs it: RuleSet rules_possible() const");
  BOARDWRIGHT_MISSED(HasEndingRules, rules_ending,
                     "TraceTable needs it: RuleSet rules_ending(std::string_view reason) const");
}

template <class R>
constexpr void refuse_near_misses_of_history() {
#define BOARDWRIGHT_HISTORY                                                                              \
  "HistoryTable needs it: struct History of plain bytes; History history_start(const Position&) const; " \
  "void history_move(const Position&, Seat, Move, History&) const; std::string history_tell(const "      \
  "Position&, const History&, std::uint32_t place, Seat viewer) const"
  BOARDWRIGHT_MISSED(HasHistory, history_start, BOARDWRIGHT_HISTORY);
  BOARDWRIGHT_MISSED(HasHistory, history_move, BOARDWRIGHT_HISTORY);
  BOARDWRIGHT_MISSED(HasHistory, history_tell, BOARDWRIGHT_HISTORY);
#undef BOARDWRIGHT_HISTORY
}

template <class R>
constexpr void refuse_near_misses_of_arrange() {
#define BOARDWRIGHT_ARRANGE "ArrangeTable needs it, beside three others: bind_arrange.hpp lists them"
  BOARDWRIGHT_MISSED(HasArrange, arrange_pieces, BOARDWRIGHT_ARRANGE);
  BOARDWRIGHT_MISSED(HasArrange, arrange_check, BOARDWRIGHT_ARRANGE);
  BOARDWRIGHT_MISSED(HasArrange, arrange_fill, BOARDWRIGHT_ARRANGE);
  BOARDWRIGHT_MISSED(HasArrange, arrange_moves, BOARDWRIGHT_ARRANGE);
#undef BOARDWRIGHT_ARRANGE
}

/// Of all that rules may have.
template <class R>
constexpr void refuse_near_misses() {
  refuse_near_misses_of_core<R>();
  refuse_near_misses_of_hidden<R>();
  refuse_near_misses_of_board<R>();
  refuse_near_misses_of_words<R>();
  refuse_near_misses_of_search<R>();
  refuse_near_misses_of_trace<R>();
  refuse_near_misses_of_history<R>();
  refuse_near_misses_of_arrange<R>();
}

template <class G>
concept HasParameters = requires { std::span<const ParameterSpec>(G::kParameters); };
template <class G>
concept HasMake = requires(const Parameters& parameters) {
  { G::make(parameters) } -> std::same_as<Result<G>>;
};
template <class G>
concept HasCreate = requires(const Parameters& parameters) {
  { G::create(parameters) } -> std::same_as<Result<bw_rules*>>;
};

/// The same for a game's entry (plugin.hpp).
template <class R>
constexpr void refuse_near_misses_of_entry() {
  BOARDWRIGHT_MISSED(HasParameters, kParameters,
                     "Entry needs it: static constexpr ParameterSpec kParameters[]");
  BOARDWRIGHT_MISSED(HasMake, make, "Entry needs it: static Result<G> make(const Parameters&)");
  BOARDWRIGHT_MISSED(HasCreate, create, "Entry needs it: static Result<bw_rules*> create(const Parameters&)");
  static_assert(!HasParameters<R> || HasMake<R> || HasCreate<R>,
                "kParameters is there, but neither make() nor create(), which would take their values");
}

}  // namespace boardwright::sdk

#undef BOARDWRIGHT_MISSED
#undef BOARDWRIGHT_NAMED
