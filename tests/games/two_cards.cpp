// SPDX-License-Identifier: MIT
//
// Two cards: chance deals each of two seats one of the cards 1, 2, 3, unseen. First bets or folds; against a
// bet, Second calls or folds. Called cards are shown and the higher one wins. Proves chance with hidden
// information, views, sampling and a board with trays.
#include <algorithm>
#include <boardwright/sdk/plugin.hpp>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "fold", "a seat has folded"},
    {BW_TEXT_REASON, "higher", "the higher card has won"},
    {BW_TEXT_PHASE, "deal", "the cards are dealt"},
    {BW_TEXT_RULE, "1", "Each seat gets one of three different cards and sees only its own."},
    {BW_TEXT_RULE, "2", "First bets or folds; against a bet Second calls or folds."},
    {BW_TEXT_MESSAGE, "not_on_turn", "It is not your turn."},
    {BW_TEXT_MESSAGE, "unknown_word", "'{word}' is not a move here."},
};

enum Stage : std::uint8_t { kDeal, kBet, kCall, kFolded, kShown };
constexpr Move kFold = 0, kGoOn = 1;

struct TwoCards {
  static constexpr const char* kId = "two_cards";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = 6;

  struct Position {
    std::uint8_t card[2];  // 1 to 3; 0: not dealt, or not seen in a view
    std::uint8_t stage;
    std::uint8_t folded;  // the seat that has folded
  };

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = 8}; }
  std::span<const Text> texts() const { return kTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const {
    if (p.stage == kDeal) return kChanceTurn;
    return p.stage == kBet ? turn_of(0) : p.stage == kCall ? turn_of(1) : kOver;
  }
  void moves(const Position&, Seat, MoveList& list) const {
    list.add(kFold);
    list.add(kGoOn);
  }
  void chance(const Position&, EventList& events) const {
    for (Move a = 1; a <= 3; ++a)
      for (Move b = 1; b <= 3; ++b)
        if (a != b) events.add(a * 4 + b, 1);
  }
  void apply(Position& p, Seat seat, Move move) const {
    if (seat == kChance) {
      p = {{static_cast<std::uint8_t>(move / 4), static_cast<std::uint8_t>(move % 4)}, kBet, 0};
    } else if (move == kFold) {
      p.stage = kFolded;
      p.folded = static_cast<std::uint8_t>(seat);
    } else {
      p.stage = seat == 0 ? kCall : kShown;
    }
  }
  sdk::Outcome outcome(const Position& p) const {
    if (p.stage == kFolded) return {p.folded == 0 ? Scores{0, 2} : Scores{2, 0}, "fold"};
    return {p.card[0] > p.card[1] ? Scores{2, 0} : Scores{0, 2}, "higher"};
  }
  std::string move_text(const Position&, Seat seat, Move move) const {
    if (seat == kChance) return "deal:" + std::to_string(move / 4) + "-" + std::to_string(move % 4);
    return move == kFold ? "fold" : seat == 0 ? "bet" : "call";
  }
  std::string position_text(const Position& p) const {
    const auto card = [](std::uint8_t c) { return c == 0 ? std::string("?") : std::to_string(c); };
    const std::string stage(1, "dbcfs"[p.stage]);
    return card(p.card[0]) + card(p.card[1]) + " " + stage +
           (p.stage == kFolded ? std::to_string(p.folded) : "");
  }
  Result<Position> read_position(std::string_view text) const {
    const auto view = read(text);
    if (!view) return view;
    const bool dealt = view->card[0] != 0 && view->card[1] != 0;
    if (dealt != (view->stage != kDeal)) return fail("both cards must be known once they are dealt");
    return view;
  }

  // What a seat may see: its own card, both when they are shown.
  Position project(Position p, Seat viewer) const {
    if (p.stage != kShown)
      for (Seat seat = 0; seat < 2; ++seat)
        if (seat != viewer) p.card[seat] = 0;
    return p;
  }
  std::string view_text(const Position& view, Seat) const { return position_text(view); }
  Result<Position> read_view(Seat viewer, std::string_view text) const {
    auto view = read(text);
    if (view &&
        !(std::memcmp(&*view, &static_cast<const Position&>(project(*view, viewer)), sizeof *view) == 0))
      return fail("shows a card that this viewer can't see");
    return view;
  }
  std::string move_text_for(const Position& p, Seat seat, Move move, Seat viewer) const {
    if (seat != kChance) return move_text(p, seat, move);
    Position dealt = p;
    apply(dealt, seat, move);
    const Position seen = project(dealt, viewer);
    const auto card = [](std::uint8_t c) { return c == 0 ? std::string("?") : std::to_string(c); };
    return "deal:" + card(seen.card[0]) + "-" + card(seen.card[1]);
  }
  Result<Position> sample(Seat seat, std::span<const Position> views, std::uint64_t seed) const {
    if (views.empty()) return fail("no views");
    Position p = views.back();
    if (p.stage == kDeal || p.card[1 - seat] != 0) return p;
    const std::uint8_t own = p.card[seat];
    p.card[1 - seat] = static_cast<std::uint8_t>(1 + (own + seed % 2) % 3);
    return p;
  }

  // The board: one field for each seat's card; a card face down is a kind of its own.
  const Geometry& geometry() const { return geometry_; }
  void picture(const Position& p, Seat viewer, List<bw_item>& items) const {
    if (p.stage == kDeal) return;
    const Position seen = project(p, viewer);
    for (std::uint32_t seat = 0; seat < 2; ++seat) items.add({seat, seen.card[seat], 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    if (move == kGoOn) places.add(2);  // the pot
  }
  Explanation explain_clicks(const Position& p, Seat seat, std::span<const std::uint32_t> places) const {
    if (turn(p) != turn_of(seat)) return Explanation::no("2", "not_on_turn");
    if (places.size() == 1 && places[0] == 2) return Explanation::yes();
    return Explanation::no("2", "unknown_word").with("word", "click");
  }
  Explanation explain_text(const Position& p, Seat seat, std::string_view text) const {
    if (turn(p) != turn_of(seat)) return Explanation::no("2", "not_on_turn");
    if (text == "fold" || text == (seat == 0 ? "bet" : "call")) return Explanation::yes();
    return Explanation::no("2", "unknown_word").with("word", text);
  }

 private:
  static Result<Position> read(std::string_view text) {
    Position p{};
    if (text.size() < 4 || text[2] != ' ') return fail("expected two cards and the stage, as in '?2 b'");
    for (std::size_t i = 0; i < 2; ++i) {
      if (text[i] != '?' && (text[i] < '1' || text[i] > '3')) return fail("expected a card 1 to 3 or ?");
      p.card[i] = text[i] == '?' ? std::uint8_t{0} : static_cast<std::uint8_t>(text[i] - '0');
    }
    if (p.card[0] != 0 && p.card[0] == p.card[1]) return fail("expected two different cards");
    const std::size_t stage = std::string_view("dbcfs").find(text[3]);
    if (stage == std::string_view::npos) return fail("expected the stage d, b, c, f or s");
    p.stage = static_cast<std::uint8_t>(stage);
    const std::string_view rest = text.substr(4);
    if (p.stage == kFolded ? rest != "0" && rest != "1" : !rest.empty())
      return fail("expected the seat that folded, 0 or 1, after f and nothing after another stage");
    if (p.stage == kFolded) p.folded = static_cast<std::uint8_t>(rest[0] - '0');
    if (p.stage == kDeal && (p.card[0] | p.card[1]) != 0) return fail("no card is dealt at stage d");
    if (p.stage == kShown && (p.card[0] == 0 || p.card[1] == 0))
      return fail("both cards are shown at stage s");
    return p;
  }

  Geometry geometry_ = [] {
    Geometry board = Geometry::grid(2, 1);
    board.tray("pot", kNobody).kind("back", kNobody, "?").kind("one", kNobody, "1").kind("two", kNobody, "2");
    board.kind("three", kNobody, "3").limits(2, 1);
    return board;
  }();
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", TwoCards);
