// SPDX-License-Identifier: GPL-3.0-or-later
//
// What has left the game, from pictures alone.
#include <array>
#include <catch2/catch.hpp>

#include "framework/board/lost_pieces.hpp"

using namespace boardwright;

namespace {

using Losses = std::vector<LostPieces::Loss>;

// Fields 0 to 3, a tray of each seat at 4 and 5.
enum Kind : std::uint32_t { kMan, kKing, kFoe, kBack };

BoardGeometry board() {
  static constexpr std::array<bw_field, 4> kFields{
      {{"a", 0, 0, 0}, {"b", 1, 0, 0}, {"c", 2, 0, 0}, {"d", 3, 0, 0}}};
  static constexpr std::array<bw_tray, 2> kTrays{{{"first", 0}, {"second", 1}}};
  static constexpr std::array<bw_kind, 4> kKinds{
      {{"man", 0, "M"}, {"king", 0, "K"}, {"foe", 1, "F"}, {"back", 1, "?"}}};
  bw_geometry geometry{};
  geometry.struct_size = sizeof geometry;
  geometry.columns = 4;
  geometry.rows = 1;
  geometry.field_count = kFields.size();
  geometry.fields = kFields.data();
  geometry.tray_count = kTrays.size();
  geometry.trays = kTrays.data();
  geometry.kind_count = kKinds.size();
  geometry.kinds = kKinds.data();
  return BoardGeometry(geometry);
}

Picture picture(std::vector<PictureItem> items) { return Picture{std::move(items)}; }

struct Followed {
  LostPieces lost{board()};
  Followed(const Picture& before, const Picture& after, Seat mover, bool moves_on = false) {
    lost.follow(before, after, mover, moves_on);
  }
};

}  // namespace

TEST_CASE("a taken piece is lost, one that moves is not") {
  const Followed taken(picture({{0, kMan}, {1, kFoe}}), picture({{1, kMan}}), 0);
  CHECK(taken.lost.of(1) == Losses{{kFoe, 1}});
  CHECK(taken.lost.of(0).empty());
  const Followed moved(picture({{0, kMan}, {1, kFoe}}), picture({{1, kFoe}, {2, kMan}}), 0);
  CHECK(moved.lost.of(0).empty());
  CHECK(moved.lost.of(1).empty());
}

TEST_CASE("promoted, stacked, traded or revealed is not lost") {
  CHECK(Followed(picture({{0, kMan}}), picture({{1, kKing}}), 0).lost.of(0).empty());
  CHECK(Followed(picture({{0, kMan}, {1, kMan}}), picture({{1, kKing}}), 0).lost.of(0).empty());
  CHECK(Followed(picture({{1, kBack}}), picture({{1, kFoe}}), 0).lost.of(1).empty());
  // It goes, and its owner brings something in for it with the next move.
  const Followed traded(picture({{0, kMan}, {1, kFoe}}), picture({}), 0, true);
  CHECK(traded.lost.of(0).empty());
  CHECK(traded.lost.of(1) == Losses{{kFoe, 1}});
}

TEST_CASE("who attacks and falls has lost a piece, and so have both in an equal fight") {
  const Followed fell(picture({{0, kMan}, {1, kBack}}), picture({{1, kBack}}), 0);
  CHECK(fell.lost.of(0) == Losses{{kMan, 1}});
  CHECK(fell.lost.of(1).empty());
  const Followed both(picture({{0, kMan}, {1, kBack}}), picture({}), 0);
  CHECK(both.lost.of(0) == Losses{{kMan, 1}});
  CHECK(both.lost.of(1) == Losses{{kBack, 1}});  // as the back that was seen
}

TEST_CASE("what lies in a reserve is still there, whosever it is") {
  const Followed own(picture({{0, kMan}, {1, kFoe}}), picture({{1, kMan}, {5, kFoe}}), 0);
  CHECK(own.lost.of(1).empty());
  const Followed taken_over(picture({{0, kMan}, {1, kFoe}}), picture({{1, kMan}, {4, kMan}}), 0);
  CHECK(taken_over.lost.of(1).empty());
  const Followed placed(picture({{4, kMan, 3}}), picture({{0, kMan}, {4, kMan, 2}}), 0);
  CHECK(placed.lost.of(0).empty());
}

TEST_CASE("counters that lie in trays are no pieces") {
  const Followed counted(picture({{0, kMan}, {4, kKing, 50}, {5, kBack, 50}}),
                         picture({{1, kMan}, {4, kKing, 49}, {5, kBack, 49}}), 0);
  CHECK(counted.lost.of(0).empty());
  CHECK(counted.lost.of(1).empty());
}

TEST_CASE("what comes back is lost no more, and losses add up") {
  LostPieces lost{board()};
  lost.follow(picture({{0, kMan}, {1, kFoe}, {2, kFoe}}), picture({{1, kMan}, {2, kFoe}}), 0);
  lost.follow(picture({{1, kMan}, {2, kFoe}}), picture({{2, kMan}}), 0);
  CHECK(lost.of(1) == Losses{{kFoe, 2}});
  lost.follow(picture({{2, kMan}}), picture({{2, kMan}, {3, kFoe}}), 0);
  CHECK(lost.of(1) == Losses{{kFoe, 1}});
}
