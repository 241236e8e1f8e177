// SPDX-License-Identifier: GPL-3.0-or-later
//
// Set-up on a screen: towers put on the board in any order, pawns that fill in, and what the other side may
// see.
#include <boardwright/abi/arrange.h>

#include <algorithm>
#include <map>

#include "game_under_test.hpp"

namespace {

using boardwright::Explanation;
using boardwright::Position;
using under_test::Game;

slow::Options double_board(const std::string& spacing = "row") {
  return {.double_board = true, .tower_spacing = spacing};
}

/// One seat's arrangement, as a screen asks for it: on that seat's view.
class Table {
 public:
  Table(const Game& game, bw_seat seat)
      : view_(game.position().view(seat)),
        seat_(seat),
        arrange_(game.rules().extension<bw_arrange>(BW_ARRANGE)),
        board_(*game.rules().geometry()) {
    REQUIRE(arrange_ != nullptr);
  }

  /// "c1" and "red_star_tower" and so on.
  Table& put(const std::string& kind, const std::string& field) {
    items_.push_back({place(field), this->kind(kind), 1, 0});
    return *this;
  }
  /// The kinds to place with their counts, or what it says if there are none.
  [[nodiscard]] std::map<std::string, std::uint32_t> pieces() const {
    std::vector<bw_item> found(board_.max_items);
    std::uint32_t count = 0;
    status_ = arrange_->pieces(raw(), view_.data(), seat_, found.data(), &count);
    std::map<std::string, std::uint32_t> named;
    for (std::uint32_t i = 0; status_ == BW_OK && i < count; ++i)
      named[board_.kinds[found[i].kind].id] += found[i].count;
    return named;
  }
  [[nodiscard]] std::string check() const {
    bw_explanation answer{};
    answer.struct_size = sizeof answer;
    REQUIRE(arrange_->check(raw(), view_.data(), seat_, items_.data(), count(), &answer) == BW_OK);
    return said(answer);
  }
  /// Field and kind of what fills in by itself.
  [[nodiscard]] std::map<std::string, std::string> fill() const {
    std::vector<bw_item> found(board_.max_items);
    std::uint32_t size = 0;
    REQUIRE(arrange_->fill(raw(), view_.data(), seat_, items_.data(), count(), found.data(), &size) == BW_OK);
    std::map<std::string, std::string> named;
    for (std::uint32_t i = 0; i < size; ++i)
      named[board_.fields[found[i].place].name] = board_.kinds[found[i].kind].id;
    return named;
  }
  /// The moves in the order of the notation, played on the game; or why not.
  std::string ready(Game& game) const {
    std::vector<bw_move> moves(board_.max_items);
    std::uint32_t size = 0;
    bw_explanation answer{};
    answer.struct_size = sizeof answer;
    const bw_status status =
        arrange_->moves(raw(), view_.data(), seat_, items_.data(), count(), moves.data(), &size, &answer);
    if (status == BW_ILLEGAL) return said(answer);
    REQUIRE(status == BW_OK);
    std::string texts;
    for (std::uint32_t i = 0; i < size; ++i) {
      texts += game.position().move_text(seat_, moves[i]) + " ";
      REQUIRE(game.position().play(seat_, moves[i]));
    }
    return texts;
  }
  [[nodiscard]] bw_status status() const { return status_; }

 private:
  static std::string said(const bw_explanation& answer) {
    if (answer.legal == 1) return "fine";
    return std::string(answer.rule != nullptr ? answer.rule : "-") + " " + answer.message;
  }
  [[nodiscard]] const bw_rules* raw() const { return view_.rules().raw(); }
  [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(items_.size()); }
  [[nodiscard]] std::uint32_t place(const std::string& name) const {
    for (std::uint32_t i = 0; i < board_.field_count; ++i)
      if (board_.fields[i].name == name) return i;
    FAIL(name);
    return 0;
  }
  [[nodiscard]] std::uint32_t kind(const std::string& id) const {
    for (std::uint32_t i = 0; i < board_.kind_count; ++i)
      if (board_.kinds[i].id == id) return i;
    FAIL(id);
    return 0;
  }

  Position view_;
  bw_seat seat_;
  const bw_arrange* arrange_;
  const bw_shape& board_;
  std::vector<bw_item> items_;
  mutable bw_status status_ = BW_OK;
};

/// Field and kind of everything on the board in a viewer's picture.
std::map<std::string, std::string> seen_by(const Game& game, bw_seat viewer) {
  const bw_shape& board = *game.rules().geometry();
  std::map<std::string, std::string> named;
  for (const bw_item& item : game.position().view(viewer).picture(viewer))
    if (item.place < board.field_count) named[board.fields[item.place].name] = board.kinds[item.kind].id;
  return named;
}
using Seen = std::map<std::string, std::string>;

}  // namespace

TEST_CASE("M3.1: the pieces to place are the towers") {
  using Count = std::map<std::string, std::uint32_t>;
  const Game single, twice(double_board());
  CHECK(Table(single, 0).pieces() ==
        Count{{"red_star_tower", 1}, {"red_cross_tower", 1}, {"red_plus_tower", 1}});
  CHECK(Table(twice, 1).pieces() ==
        Count{{"blue_star_tower", 2}, {"blue_cross_tower", 2}, {"blue_plus_tower", 2}});
  const Game playing({}, "sT5/6/6/6/6/6/6/6/6/6/6/5CT r 122/122 - m - 0");
  const Table none(playing, 0);
  CHECK(none.pieces().empty());
  CHECK(none.status() == BW_UNSUPPORTED);
}

TEST_CASE("M3.1: a wrong field says why") {
  const Game game;
  CHECK(Table(game, 0).put("red_star_tower", "c1").check() == "fine");
  CHECK(Table(game, 0).put("red_star_tower", "c2").check() == "M3.1 wrong_row");
  CHECK(Table(game, 0).put("red_star_tower", "c12").check() == "M3.1 wrong_row");
  CHECK(Table(game, 1).put("blue_plus_tower", "c10").check() == "fine");
  CHECK(Table(game, 1).put("blue_plus_tower", "c3").check() == "M3.1 wrong_row");
  CHECK(Table(game, 0).put("red_star_tower", "c1").put("red_star_tower", "e1").check() ==
        "M2.2 already_placed");
  CHECK(Table(game, 0).put("blue_star_tower", "c12").check() != "fine");
  CHECK(Table(game, 0).put("red_star_1", "c1").check() != "fine");
}

TEST_CASE("M3.2: a wrong field for the second tower says why") {
  const Game game(double_board());
  const auto two = [&](const Game& on, const char* kind, const char* one, const char* other) {
    return Table(on, 0).put(kind, one).put(kind, other).check();
  };
  CHECK(two(game, "red_star_tower", "c1", "d1") == "M3.2 towers_adjacent");
  CHECK(two(game, "red_star_tower", "f1", "c1") == "fine");
  CHECK(two(game, "red_cross_tower", "c2", "f2") == "M3.2 wrong_parity");
  CHECK(two(game, "red_cross_tower", "g2", "c2") == "fine");
  CHECK(two(game, "red_plus_tower", "a3", "l3") == "M3.2 wrong_parity");
  const Game any(double_board("any")), orthogonal(double_board("orthogonal"));
  CHECK(two(any, "red_star_tower", "c1", "d1") == "fine");
  CHECK(Table(game, 0).put("red_star_tower", "c1").put("red_cross_tower", "c2").check() == "fine");
  CHECK(Table(orthogonal, 0).put("red_star_tower", "c1").put("red_cross_tower", "c2").check() ==
        "M3.2 towers_adjacent");
  CHECK(Table(orthogonal, 0).put("red_plus_tower", "c3").put("red_cross_tower", "c2").check() ==
        "M3.2 towers_adjacent");
  CHECK(Table(orthogonal, 0).put("red_plus_tower", "c3").put("red_star_tower", "c1").check() == "fine");
}

TEST_CASE("M3.3: pawns fill in as towers are put") {
  const Game game;
  const Seen second{{"a2", "red_plus_1"},
                    {"c2", "red_plus_1"},
                    {"d2", "red_cross_1"},
                    {"e2", "red_plus_1"},
                    {"f2", "red_cross_1"}};
  Seen filled = Table(game, 0).put("red_cross_tower", "b2").fill();
  for (const auto& [field, kind] : second) CHECK(filled[field] == kind);
  CHECK(filled.count("b2") == 0);
  CHECK(filled.count("a3") == 0);  // the third row is independent
  // Moved one column, the row changes with it.
  filled = Table(game, 0).put("red_cross_tower", "c2").fill();
  CHECK(filled["a2"] == "red_cross_1");
  CHECK(filled["b2"] == "red_plus_1");
  filled = Table(game, 1).put("blue_plus_tower", "a10").fill();
  CHECK(filled["b10"] == "blue_cross_1");
  CHECK(filled["c10"] == "blue_plus_1");
  // Everything: fifteen pawns.
  filled = Table(game, 0)
               .put("red_star_tower", "e1")
               .put("red_cross_tower", "b2")
               .put("red_plus_tower", "a3")
               .fill();
  CHECK(filled.size() == 15);
  CHECK(filled["a1"] == "red_star_1");
}

TEST_CASE("M3.4: ready submits the moves in the order of the notation") {
  Game game;
  CHECK(Table(game, 0).put("red_star_tower", "e1").ready(game) == "M3.1 incomplete");
  CHECK(Table(game, 0)
            .put("red_plus_tower", "a3")
            .put("red_star_tower", "e1")
            .put("red_cross_tower", "b2")
            .ready(game) == "S@e1 C@b2 P@a3 ");
  CHECK(Table(game, 0).pieces().empty());
  CHECK(Table(game, 1)
            .put("blue_cross_tower", "b11")
            .put("blue_plus_tower", "e10")
            .put("blue_star_tower", "d12")
            .ready(game) == "S@d12 C@b11 P@e10 ");
  CHECK(game.text() ==
        "s1s1s1sTs1s1/p1cTp1c1p1c1/p1c1p1c1pTc1/6/6/6/6/6/6/PTC1P1C1P1C1/P1CTP1C1P1C1/S1S1S1S1STS1 d 122/122 "
        "- m "
        "- 0");
  Game twice(double_board());
  CHECK(Table(twice, 0)
            .put("red_plus_tower", "k3")
            .put("red_plus_tower", "a3")
            .put("red_star_tower", "l1")
            .put("red_star_tower", "c1")
            .put("red_cross_tower", "f2")
            .put("red_cross_tower", "b2")
            .ready(twice) == "S@c1 S@l1 C@b2 C@f2 P@a3 P@k3 ");
}

TEST_CASE("M3.4: a hidden view shows nothing of the other side") {
  for (const bool twice : {false, true}) {
    const slow::Options options = twice ? double_board() : slow::Options{};
    Game one(options), two = one;
    const std::string second = twice ? "S@c12" : "C@b11";
    one.play("red", "S@a1").play("blue", "S@a12").play("blue", second);
    two.play("red", "S@a1");
    // Blue isn't ready, and elsewhere: Red can't tell, in any byte.
    CHECK(one.position().view(0) == two.position().view(0));
    CHECK(one.position().view_text(0) == two.position().view_text(0));
    CHECK(seen_by(one, 0) == Seen{{"a1", "red_star_tower"}});
    CHECK(seen_by(one, 1) == Seen{{"a12", "blue_star_tower"},
                                  {second.substr(2), twice ? "blue_star_tower" : "blue_cross_tower"}});
    CHECK(seen_by(one, BW_SPECTATOR).empty());
    // Nor can a spectator, nor from the moves.
    CHECK(one.position().view(BW_SPECTATOR) == two.position().view(BW_SPECTATOR));
    for (const auto move : two.values("blue")) {
      CHECK(two.position().move_text_for(1, move, 0).empty());
      CHECK(two.position().move_text_for(1, move, BW_SPECTATOR).empty());
      CHECK_FALSE(two.position().move_text_for(1, move, 1).empty());
    }
    // A view's text reads back as that view.
    for (const bw_seat viewer : {bw_seat{0}, bw_seat{1}, BW_SPECTATOR}) {
      const auto read = one.rules().read_view(viewer, one.position().view_text(viewer));
      if (!read) FAIL(read.error());
      CHECK(*read == one.position().view(viewer));
    }
    // What a seat may do is seen from its view.
    CHECK(one.position().view(0).moves(0) == one.position().moves(0));
    CHECK(one.position().view(1).moves(1) == one.position().moves(1));
  }
}

TEST_CASE("M3.4: a ready player can't be told from one who isn't") {
  Game ready, waiting = ready;
  ready.play("red", "S@a1").play("blue", "S@a12").play("blue", "C@b11").play("blue", "P@c10");
  waiting.play("red", "S@a1");
  CHECK(ready.position().view(0) == waiting.position().view(0));
}

TEST_CASE("M3.4: once both are done everything is seen") {
  Game game;
  for (const char* move : {"S@a1", "C@b2", "P@c3"}) game.play("red", move);
  for (const char* move : {"S@a12", "C@b11", "P@c10"}) game.play("blue", move);
  for (const bw_seat viewer : {bw_seat{0}, bw_seat{1}, BW_SPECTATOR}) {
    CHECK(game.position().view_text(viewer) == game.text());
    CHECK(seen_by(game, viewer).size() == 36);
  }
}

TEST_CASE("M3.4: an open set-up is seen by all") {
  slow::Options open;
  open.setup = "open";
  Game game(open);
  game.play("red", "S@a1");
  for (const bw_seat viewer : {bw_seat{0}, bw_seat{1}, BW_SPECTATOR})
    CHECK(seen_by(game, viewer) == Seen{{"a1", "red_star_tower"}});
  const auto list = game.values("red");
  CHECK(game.position().move_text_for(0, list.front(), 1) == game.position().move_text(0, list.front()));
}
