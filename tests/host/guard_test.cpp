// SPDX-License-Identifier: GPL-3.0-or-later
//
// No exception leaves a plugin: each function of a game that throws gives a status, and nothing has changed.
#include <boardwright/sdk/plugin.hpp>
#include <catch2/catch.hpp>
#include <memory>
#include <stdexcept>

namespace boardwright {
namespace {

using sdk::Explanation;
using sdk::List;
using sdk::Seat;

/// Sound until `angry`; then every function throws that can report it.
bool angry = false;
void maybe() {
  if (angry) throw std::runtime_error("I will not");
}
/// What is not derived from std::exception.
struct Anything {};

struct Thrower {
  static constexpr std::uint32_t kMaxMoves = 2;
  struct Position {
    std::uint64_t count;
  };
  struct History {
    std::uint64_t moves;
  };
  static inline const sdk::Text kTexts[] = {{BW_TEXT_REASON, "end", "it has ended"}};

  sdk::Facts facts() const { return {.seats = {"only"}, .ply_limit = 10, .score_sum = 0}; }
  std::span<const sdk::Text> texts() const {
    maybe();
    return kTexts;
  }
  Position start() const { return {1}; }
  sdk::Turn turn(const Position& p) const {
    return p.count == 0 ? sdk::kChanceTurn : p.count > 9 ? sdk::kOver : sdk::turn_of(0);
  }
  void moves(const Position&, Seat, sdk::MoveList& list) const {
    maybe();
    list.add(1);
  }
  void chance(const Position&, sdk::EventList& events) const {
    maybe();
    events.add(1, 1);
  }
  void apply(Position& p, Seat, sdk::Move move) const {
    p.count += move;
    if (angry) throw Anything{};  // half-way
  }
  bool is_legal(const Position&, Seat, sdk::Move move) const { return move == 1; }
  sdk::Outcome outcome(const Position&) const {
    maybe();
    return {{2}, "end"};
  }
  std::string move_text(const Position&, Seat, sdk::Move) const {
    maybe();
    return "on";
  }
  Result<sdk::Move> read_move(const Position&, Seat, std::string_view) const {
    maybe();
    return sdk::Move{1};
  }
  std::string position_text(const Position&) const {
    maybe();
    return "1";
  }
  Result<Position> read_position(std::string_view) const {
    maybe();
    return Position{1};
  }
  Position project(const Position& p, Seat) const {
    maybe();
    return p;
  }
  std::string view_text(const Position& p, Seat) const { return position_text(p); }
  Result<Position> read_view(Seat, std::string_view text) const { return read_position(text); }
  std::string move_text_for(const Position& p, Seat seat, sdk::Move move, Seat) const {
    return move_text(p, seat, move);
  }
  const sdk::Geometry& geometry() const { return geometry_; }
  void picture(const Position&, Seat, List<bw_item>&) const { maybe(); }
  void clicks(const Position&, Seat, sdk::Move, List<std::uint32_t>&) const { maybe(); }
  Explanation explain_clicks(const Position&, Seat, std::span<const std::uint32_t>) const {
    maybe();
    return Explanation::yes();
  }
  Explanation explain_text(const Position&, Seat, std::string_view) const {
    maybe();
    return Explanation::yes();
  }
  std::int32_t evaluate(const Position&, Seat) const {
    maybe();
    return 0;
  }
  sdk::Move random_move(const Position&, Seat, Random&) const {
    maybe();
    return 1;
  }
  bool is_noisy(const Position&, Seat, sdk::Move) const {
    maybe();
    return false;
  }
  void priors(const Position&, Seat, std::span<const sdk::Move>, float*) const { maybe(); }
  Result<Position> sample(Seat, std::span<const Position>, std::uint64_t) const {
    maybe();
    return Position{1};
  }
  static constexpr sdk::RuleNumbers kTraced{"1", "2"};
  sdk::RuleSet rules_used(const Position&, Seat, sdk::Move, const Position&) const {
    maybe();
    return kTraced("2");
  }
  sdk::RuleSet rules_possible() const {
    maybe();
    return kTraced("1", "2");
  }
  sdk::RuleSet rules_ending(std::string_view) const {
    maybe();
    return kTraced("2");
  }
  History history_start(const Position&) const { return {}; }
  void history_move(const Position&, Seat, sdk::Move, History&) const {}
  std::string history_tell(const Position&, const History&, std::uint32_t, Seat) const {
    maybe();
    return "";
  }
  void arrange_pieces(const Position&, Seat, List<bw_item>&) const { maybe(); }
  Explanation arrange_check(const Position&, Seat, std::span<const bw_item>) const {
    maybe();
    return Explanation::yes();
  }
  void arrange_fill(const Position&, Seat, std::span<const bw_item>, List<bw_item>&) const { maybe(); }
  Explanation arrange_moves(const Position&, Seat, std::span<const bw_item>, sdk::MoveList&) const {
    maybe();
    return Explanation::yes();
  }

  sdk::Geometry geometry_ = sdk::Geometry::grid(1, 1);
};

/// Rules as the host has them.
class Owned {
 public:
  Owned() : rules_(*sdk::own(Thrower{})) {}
  Owned(const Owned&) = delete;
  Owned& operator=(const Owned&) = delete;
  ~Owned() { rules_->api->destroy(rules_); }
  [[nodiscard]] const bw_rules* get() const { return rules_; }
  [[nodiscard]] const bw_rules_api& api() const { return *rules_->api; }
  template <class Table>
  [[nodiscard]] const Table& extension(const char* name) const {
    return *static_cast<const Table*>(rules_->api->get_extension(rules_, name));
  }

 private:
  bw_rules* rules_;
};

struct Sink {
  std::string text;
  bw_sink get() {
    return {this, [](void* context, const char* piece, std::size_t size) {
              static_cast<Sink*>(context)->text.append(piece, size);
            }};
  }
};

}  // namespace

TEST_CASE("what a game throws becomes a status", "[host]") {
  const Owned owned;
  const bw_rules* r = owned.get();
  const bw_rules_api& api = owned.api();
  std::uint64_t position = 1, chance = 0, over = 10, out = 77;
  std::uint32_t count = 0, places[4]{};
  bw_move moves[4]{};
  bw_item items[4]{};
  float weights[4]{};
  std::int32_t value = 0;
  std::uint64_t words[4] = {1, 2, 3, 4};
  bw_outcome outcome{};
  bw_described described{};
  bw_explanation why{};
  why.struct_size = sizeof why;
  Sink sink;
  angry = true;
  struct Calm {
    ~Calm() { angry = false; }
  } const calm;

  CHECK(api.play(r, &position, 0, 1) == BW_FAILED);
  CHECK(position == 1);
  CHECK(api.moves(r, &position, 0, moves, &count) == BW_FAILED);
  CHECK(api.outcome(r, &over, &outcome) == BW_FAILED);
  CHECK(api.describe(r, BW_TEXT_REASON, 0, &described) == BW_FAILED);
  // These say what was thrown.
  const auto said = [&](bw_status status) {
    CHECK(status == BW_FAILED);
    CHECK(sink.text == "I will not");
    sink.text.clear();
  };
  said(api.write_move(r, &position, 0, 1, sink.get()));
  said(api.read_move(r, &position, 0, "on", 2, &out, sink.get()));
  said(api.write_position(r, &position, sink.get()));
  said(api.read_position(r, "1", 1, &out, sink.get()));
  const auto& view = owned.extension<bw_view>(BW_VIEW);
  said(view.write(r, &position, 0, sink.get()));
  said(view.read(r, 0, "1", 1, &out, sink.get()));
  said(view.write_move(r, &position, 0, 1, 0, sink.get()));
  said(owned.extension<bw_sample>(BW_SAMPLE).position(r, 0, &position, 1, 5, &out, sink.get()));
  const auto& history = owned.extension<bw_history>(BW_HISTORY);
  CHECK(history.size(r) == 8);
  said(history.tell(r, &position, &out, 0, 0, sink.get()));
  CHECK(view.project(r, &position, 0, &out) == BW_FAILED);
  CHECK(out == 77);

  const auto& board = owned.extension<bw_board>(BW_BOARD);
  CHECK(board.picture(r, &position, 0, items, &count) == BW_FAILED);
  CHECK(board.clicks(r, &position, 0, 1, places, &count) == BW_FAILED);
  const auto& explain = owned.extension<bw_explain>(BW_EXPLAIN);
  CHECK(explain.clicks(r, &position, 0, places, 1, &why) == BW_FAILED);
  CHECK(explain.text(r, &position, 0, "x", 1, &why) == BW_FAILED);
  const auto& arrange = owned.extension<bw_arrange>(BW_ARRANGE);
  CHECK(arrange.pieces(r, &position, 0, items, &count) == BW_FAILED);
  CHECK(arrange.check(r, &position, 0, items, 0, &why) == BW_FAILED);
  CHECK(arrange.fill(r, &position, 0, items, 0, items, &count) == BW_FAILED);
  CHECK(arrange.moves(r, &position, 0, items, 0, moves, &count, &why) == BW_FAILED);
  CHECK(owned.extension<bw_chance>(BW_CHANCE_EVENTS).events(r, &chance, moves, places, &count) == BW_FAILED);
  CHECK(owned.extension<bw_evaluate>(BW_EVALUATE).evaluate(r, &position, 0, &value) == BW_FAILED);
  CHECK(owned.extension<bw_random_move>(BW_RANDOM_MOVE).choose(r, &position, 0, words, &out) == BW_FAILED);
  CHECK(owned.extension<bw_noisy>(BW_NOISY).moves(r, &position, 0, moves, &count) == BW_FAILED);
  CHECK(owned.extension<bw_priors>(BW_PRIORS).weights(r, &position, 0, moves, 1, weights) == BW_FAILED);
  const auto& trace = owned.extension<bw_trace>(BW_TRACE);
  CHECK(trace.used(r, &position, 0, 1, &position, &out) == BW_FAILED);
  CHECK(trace.possible(r) == 3);  // all there are, rather than none
  CHECK(trace.ending(r, "end") == 0);
  CHECK(owned.extension<bw_perft>(BW_PERFT).count(r, &position, 3, &out) == BW_FAILED);
  const bw_playout_options options{sizeof options, 0, 0, 0, nullptr};
  bw_playout_result result{};
  result.struct_size = sizeof result;
  result.plies = 99;
  CHECK(owned.extension<bw_playout>(BW_PLAYOUT).run(r, &position, &options, words, &result) == BW_FAILED);
  CHECK(result.plies == 99);
  CHECK(words[0] == 1);
  CHECK(position == 1);
}

TEST_CASE("the same game in a good mood", "[host]") {
  const Owned owned;
  std::uint64_t position = 1;
  std::uint32_t count = 0;
  bw_move moves[4]{};
  CHECK(owned.api().moves(owned.get(), &position, 0, moves, &count) == BW_OK);
  CHECK(count == 1);
  CHECK(owned.api().play(owned.get(), &position, 0, 1) == BW_OK);
  CHECK(position == 2);
  Sink sink;
  bw_move read = 0;
  CHECK(owned.api().read_move(owned.get(), &position, 5, "on", 2, &read, sink.get()) == BW_ILLEGAL);
  CHECK(sink.text == "not on turn");
}

}  // namespace boardwright
