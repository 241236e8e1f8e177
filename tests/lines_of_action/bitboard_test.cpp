// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sets of fields that the rules stand on, compared with doing it field by field.
#include <boardwright/sdk/bitboard.hpp>

#include <boardwright/pure/random.hpp>
#include <boardwright/sdk/line_moves.hpp>
#include <catch2/catch.hpp>
#include <vector>

using boardwright::Random;
using boardwright::sdk::Bitboard;
using boardwright::sdk::LineMove;
using boardwright::sdk::LineMoves;

TEMPLATE_TEST_CASE_SIG("sets of fields", "", ((unsigned kWidth), kWidth), 6, 7, 8, 9, 10) {
  using Board = Bitboard<kWidth>;
  using Word = typename Board::Word;
  Random random(kWidth);
  for (int trial = 0; trial < 300; ++trial) {
    std::vector<unsigned> fields;
    Word set = 0;
    const std::uint32_t sparse = 1 + random.below(8);
    for (unsigned field = 0; field < kWidth * kWidth; ++field)
      if (random.below(sparse) == 0) {
        fields.push_back(field);
        set |= Board::bit(field);
      }
    if (fields.empty()) continue;

    CHECK(Board::count(set) == fields.size());
    CHECK(Board::first(set) == fields.front());
    for (unsigned i = 0; i < fields.size(); ++i) CHECK(Board::nth(set, i) == fields[i]);
    std::vector<unsigned> seen;
    Board::each(set, [&](unsigned field) { seen.push_back(field); });
    CHECK(seen == fields);

    const auto touch = [](unsigned a, unsigned b) { return LineMoves<kWidth>::distance(a, b) == 1; };
    for (unsigned field = 0; field < kWidth * kWidth; ++field) {
      bool near = false;
      for (const unsigned other : fields) near |= touch(field, other);
      CHECK(Board::has(Board::neighbours(set), field) == near);
    }
    std::vector<unsigned> group{fields[random.below(static_cast<std::uint32_t>(fields.size()))]};
    const Word inside = Board::bit(group.front());
    for (std::size_t i = 0; i < group.size(); ++i)
      for (const unsigned field : fields)
        if (touch(group[i], field) && std::find(group.begin(), group.end(), field) == group.end())
          group.push_back(field);
    CHECK(Board::connected(set, inside) == (group.size() == fields.size()));
  }
}

TEMPLATE_TEST_CASE_SIG("steps along lines", "", ((unsigned kWidth), kWidth), 6, 7, 8, 9, 10) {
  static constexpr LineMoves<kWidth> kLines{};
  for (unsigned from = 0; from < kWidth * kWidth; ++from)
    for (unsigned to = 0; to < kWidth * kWidth; ++to) {
      const int dx = static_cast<int>(to % kWidth) - static_cast<int>(from % kWidth);
      const int dy = static_cast<int>(to / kWidth) - static_cast<int>(from / kWidth);
      const bool straight = from != to && (dx == 0 || dy == 0 || dx == dy || dx == -dy);
      const auto* step = kLines.find(from, to);
      REQUIRE((step != nullptr) == straight);
      if (step == nullptr) continue;
      CHECK(LineMove::from(step->move) == from);
      CHECK(LineMove::to(step->move) == to);
      CHECK(Bitboard<kWidth>::count(step->between) == kLines.distance(from, to) - 1);
      const auto line = kLines.line(from, LineMove::axis(step->move));
      CHECK((step->between & ~line) == 0);
      CHECK(Bitboard<kWidth>::has(line, from));
      CHECK(Bitboard<kWidth>::has(line, to));
      CHECK(!Bitboard<kWidth>::has(step->between, from));
      CHECK(!Bitboard<kWidth>::has(step->between, to));
    }
}
