// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/difference.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <map>

using namespace boardwright;
using Change = PictureChange::Type;

namespace {

/// Any picture of a small board with two trays: fields 0 to 5 hold one piece at most, 6 and 7 a stack, trays 8 and 9
/// several.
Picture any_picture() {
  std::map<std::pair<std::uint32_t, std::uint32_t>, PictureItem> items;
  for (std::uint32_t field = 0; field < 6; ++field) {
    if (!*rc::gen::arbitrary<bool>()) continue;
    const auto kind = *rc::gen::inRange<std::uint32_t>(0, 3);
    items[{field, kind}] = {field, kind, 1, *rc::gen::inRange<std::uint32_t>(0, 3)};
  }
  for (std::uint32_t tray = 8; tray < 10; ++tray)
    for (std::uint32_t kind = 0; kind < 3; ++kind)
      if (const auto count = *rc::gen::inRange<std::uint32_t>(0, 5); count != 0)
        items[{tray, kind}] = {tray, kind, count, *rc::gen::inRange<std::uint32_t>(0, 2)};
  Picture picture;
  for (const auto& [spot, item] : items)
    if (item.place < 8) picture.items.push_back(item);
  for (std::uint32_t field = 6; field < 8; ++field) {
    const auto high = *rc::gen::inRange<std::uint32_t>(0, 4);
    for (std::uint32_t level = 0; level < high; ++level)
      picture.items.push_back({field, *rc::gen::inRange<std::uint32_t>(0, 3),
                               *rc::gen::inRange<std::uint32_t>(1, 3), *rc::gen::inRange<std::uint32_t>(0, 2),
                               level});
  }
  for (const auto& [spot, item] : items)
    if (item.place >= 8) picture.items.push_back(item);
  for (std::uint32_t field = 0; field < 4; ++field)
    for (Seat owner = 0; owner < 2; ++owner)
      if (const auto count = *rc::gen::inRange<std::uint32_t>(0, 4); count != 0)
        picture.borders.push_back({field, field + 1, owner, count, *rc::gen::arbitrary<bool>()});
  return picture;
}

}  // namespace

TEST_CASE("a difference applied to the picture before gives the picture after") {
  const bool holds = rc::check("apply_difference is the inverse of difference", [] {
    const Picture before = any_picture(), after = any_picture();
    const auto clicks =
        *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 10));
    RC_ASSERT(apply_difference(before, difference(before, after, clicks)) == after);
    RC_ASSERT(difference(before, before) == PictureDifference{});
  });
  CHECK(holds);
}

TEST_CASE("no piece both vanishes and appears") {
  const bool holds = rc::check("every possible pair is a move", [] {
    std::map<std::uint32_t, int> vanished, appeared;
    for (const auto& change : difference(any_picture(), any_picture()).pieces) {
      if (change.type == Change::kVanished) ++vanished[change.before.kind];
      if (change.type == Change::kAppeared) ++appeared[change.after.kind];
    }
    for (const auto& [kind, count] : vanished) RC_ASSERT(appeared[kind] == 0);
  });
  CHECK(holds);
}

TEST_CASE("a capture is a piece that vanishes and one that moves") {
  const Picture before{{{3, 0, 1, 0}, {5, 1, 1, 0}}}, after{{{5, 0, 1, 0}}};
  const std::vector<PictureChange> expected{{Change::kVanished, {5, 1, 1, 0}, {}},
                                            {Change::kMoved, {3, 0, 1, 0}, {5, 0, 1, 0}}};
  CHECK(difference(before, after).pieces == expected);
}

TEST_CASE("a piece that becomes another on its field has changed") {
  const Picture before{{{3, 0, 1, 0}}}, after{{{3, 2, 1, 0}}};
  CHECK(difference(before, after).pieces ==
        std::vector<PictureChange>{{Change::kChanged, {3, 0, 1, 0}, {3, 2, 1, 0}}});
}

TEST_CASE("pieces from a tray move one by one") {
  const Picture before{{{8, 0, 3, 0}}}, after{{{1, 0, 1, 0}, {2, 0, 1, 0}, {8, 0, 1, 0}}};
  const auto changes = difference(before, after).pieces;
  REQUIRE(changes.size() == 2);
  for (const auto& change : changes) {
    CHECK(change.type == Change::kMoved);
    CHECK(change.before == PictureItem{8, 0, 1, 0});
  }
}

TEST_CASE("clicks decide between two ways to pair") {
  // Two equal pieces leave 0 and 1, two arrive at 6 and 7.
  const Picture before{{{0, 0, 1, 0}, {1, 0, 1, 0}}}, after{{{6, 0, 1, 0}, {7, 0, 1, 0}}};
  const std::vector<std::uint32_t> clicks{0, 7};
  const auto changes = difference(before, after, clicks).pieces;
  REQUIRE(changes.size() == 2);
  CHECK(changes[0] == PictureChange{Change::kMoved, {0, 0, 1, 0}, {7, 0, 1, 0}});
  CHECK(changes[1] == PictureChange{Change::kMoved, {1, 0, 1, 0}, {6, 0, 1, 0}});
}

TEST_CASE("the first item at a place is found") {
  const Picture picture{{{3, 0, 1, 0}, {8, 0, 3, 0}, {8, 1, 2, 0}}};
  REQUIRE(picture.at(8) != nullptr);
  CHECK(picture.at(8)->kind == 0);
  CHECK(picture.at(4) == nullptr);
  CHECK(Picture{}.at(0) == nullptr);
}
