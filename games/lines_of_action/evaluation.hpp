// SPDX-License-Identifier: MIT
//
// How good a position is, by the features of the program MIA IV: Winands, van den Herik, Uiterwijk, "An
// Evaluation Function for Lines of Action" (Advances in Computer Games 10, 2003), and for quads Winands,
// Uiterwijk, van den Herik, "The Quad Heuristic in Lines of Action" (ICGA Journal 24-1, 2001). All are sums
// over sets of fields; the weights are fitted by tests/tuning, see docs/tuning/lines_of_action.md.
#pragma once

#include <boardwright/sdk/features.hpp>

#include "line_table.hpp"

namespace lines_of_action {

enum Feature : std::size_t {
  kConcentration,   // how far pieces are from their centre of mass, beyond what so many must be
  kCentralisation,  // how far pieces are from the board's centre
  kCentreOfMass,    // how far the centre of mass is from it
  kQuads,           // squares of 2x2 fields with 3 or 4 pieces, near the centre of mass
  kMobility,        // moves, captures counted twice and moves to the edge by half
  kWalls,           // ways inwards that the other side's pieces on the edge find shut
  kConnectedness,   // neighbours of a piece
  kUniformity,      // the smallest rectangle around all pieces
  kIsolated,        // pieces without a neighbour
  kToMove,
  kFeatureCount
};
using Features = boardwright::sdk::Features<kFeatureCount>;
inline constexpr const char* kFeatureNames[kFeatureCount] = {
    "concentration", "centralisation", "centre of mass", "quads",    "mobility",
    "walls",         "connectedness",  "uniformity",     "isolated", "to move"};
inline constexpr Features kWeights{-196, -71, 868, 87, 245, 281, 58, -55, -24, 2022};

template <unsigned kSize>
class Evaluation {
 public:
  using Board = boardwright::sdk::Bitboard<kSize>;
  using Word = typename Board::Word;

  /// `ends`: where moves on a line end, either way, by its own and the other side's pieces and its length.
  template <class Ends>
  explicit Evaluation(Ends&& ends)
      : mobility_([&](unsigned ones, unsigned twos, unsigned length) {
          const auto worth = [&](unsigned own, unsigned other) {  // in halves of a plain move
            int sum = 0;
            for (const unsigned goals : ends(own, other, length)) {
              const unsigned edge = goals & (1U | 1U << (length - 1)), takes = goals & other;
              sum += 2 * std::popcount(goals) - std::popcount(edge) + 2 * std::popcount(takes) -
                     std::popcount(edge & takes);
            }
            return sum;
          };
          return worth(ones, twos) - worth(twos, ones);
        }) {}

  /// For the first of two sides.
  [[nodiscard]] Features features(const Word (&pieces)[2], bool first_to_move) const noexcept {
    Features sum = shape(pieces[0], pieces[1]);
    const Features other = shape(pieces[1], pieces[0]);
    for (std::size_t i = 0; i < kFeatureCount; ++i) sum[i] -= other[i];
    sum[kMobility] = mobility_.sum(pieces[0], pieces[1]);
    sum[kToMove] = first_to_move ? 1 : -1;
    return sum;
  }

 private:
  static constexpr unsigned kLast = kSize - 1;
  static constexpr int kPerPiece = 64;  // averages over pieces are in parts

  struct Tables {
    Word near[kSize * kSize][kSize]{};        // fields at most so far away, as a king walks
    Word inside[(kSize + 1) / 2]{};           // fields that many away from the edge, or more
    Word odd_columns[4]{}, odd_rows[4]{};     // fields whose column or row has a bit
    Word column{}, row{};                     // the first ones
    std::int32_t least[kSize * kSize + 1]{};  // how far so many pieces are from their centre together

    constexpr Tables() noexcept {
      for (unsigned a = 0; a < kSize * kSize; ++a) {
        const unsigned x = a % kSize, y = a / kSize;
        for (unsigned b = 0; b < kSize * kSize; ++b)
          for (unsigned far = distance(a, b); far < kSize; ++far) near[a][far] |= Board::bit(b);
        for (unsigned i = 0; i < (kSize + 1) / 2; ++i)
          if (x >= i && y >= i && x + i < kSize && y + i < kSize) inside[i] |= Board::bit(a);
        for (unsigned i = 0; i < 4; ++i) {
          if ((x >> i & 1U) != 0) odd_columns[i] |= Board::bit(a);
          if ((y >> i & 1U) != 0) odd_rows[i] |= Board::bit(a);
        }
        if (x == 0) column |= Board::bit(a);
        if (y == 0) row |= Board::bit(a);
      }
      for (unsigned count = 1, far = 0, room = 1; count <= kSize * kSize; ++count) {
        if (count > room) ++far, room += 8 * far;  // a ring holds 8 times its distance
        least[count] = least[count - 1] + static_cast<std::int32_t>(far);
      }
    }
    static constexpr unsigned distance(unsigned a, unsigned b) noexcept {
      const auto gap = [](unsigned p, unsigned q) { return p < q ? q - p : p - q; };
      return std::max(gap(a % kSize, b % kSize), gap(a / kSize, b / kSize));
    }
  };
  static constexpr Tables kTables{};

  [[nodiscard]] static std::int32_t count(Word set) noexcept {
    return static_cast<std::int32_t>(Board::count(set));
  }
  /// Twice the average of a coordinate's bits, rounded to the middle.
  [[nodiscard]] static unsigned average(Word set, const Word (&bits)[4], unsigned pieces) noexcept {
    unsigned sum = 0;
    for (unsigned i = 0; i < (kSize > 8 ? 4 : 3); ++i) sum += Board::count(set & bits[i]) << i;
    return (2 * sum + pieces) / (2 * pieces);
  }

  [[nodiscard]] static Features shape(Word own, Word other) noexcept {
    Features features{};
    const unsigned pieces = Board::count(own);
    if (pieces == 0) return features;
    const auto per_piece = [&](std::int32_t sum) {
      return sum * kPerPiece / static_cast<std::int32_t>(pieces);
    };
    const unsigned column = average(own, kTables.odd_columns, pieces);
    const unsigned row = average(own, kTables.odd_rows, pieces);
    const Word(&near)[kSize] = kTables.near[row * kSize + column];

    std::int32_t apart = 0;
    for (unsigned far = 0; far < kLast; ++far) apart += count(own & ~near[far]);
    features[kConcentration] = per_piece(apart - kTables.least[pieces]);
    std::int32_t central = 0;
    for (unsigned i = 1; i < (kSize + 1) / 2; ++i) central += count(own & kTables.inside[i]);
    features[kCentralisation] = -per_piece(central);
    features[kCentreOfMass] = static_cast<std::int32_t>(off_centre(column) + off_centre(row));

    // The lower left one of four fields has the bit; what lies beyond the board is empty.
    const Word right = (own & ~kTables.column) >> 1U, up = own >> kSize, across = right >> kSize;
    const Word quads = (own & right & (up | across)) | (up & across & (own | right));
    features[kQuads] = count(quads & near[2]);
    const Word up_left = (own & ~(kTables.column << kLast)) << 1U >> kSize;
    features[kConnectedness] =
        per_piece(2 * (count(own & right) + count(own & up) + count(own & across) + count(own & up_left)));
    features[kIsolated] = count(own & ~Board::neighbours(own));
    features[kUniformity] = rectangle(own);
    features[kWalls] = walls(own, other);
    return features;
  }

  [[nodiscard]] static unsigned off_centre(unsigned at) noexcept {
    return at * 2 > kLast ? at * 2 - kLast : kLast - at * 2;
  }
  [[nodiscard]] static std::int32_t rectangle(Word own) noexcept {
    Word columns = 0;
    for (unsigned row = 0; row < kSize; ++row) columns |= own >> (row * kSize);
    const unsigned bits = static_cast<unsigned>(columns) & ((1U << kSize) - 1);
    const unsigned width =
        static_cast<unsigned>(std::bit_width(bits)) - static_cast<unsigned>(std::countr_zero(bits));
    return static_cast<std::int32_t>((last_of(own) / kSize - Board::first(own) / kSize + 1) * width);
  }
  [[nodiscard]] static unsigned last_of(Word set) noexcept {
    if constexpr (sizeof(Word) == 8) {
      return static_cast<unsigned>(std::bit_width(set)) - 1;
    } else {
      const auto high = static_cast<std::uint64_t>(set >> 64U), low = static_cast<std::uint64_t>(set);
      return static_cast<unsigned>(high != 0 ? 64 + std::bit_width(high) : std::bit_width(low)) - 1;
    }
  }
  /// Of each piece of the other side on the edge, three fields lie inwards.
  [[nodiscard]] static std::int32_t walls(Word own, Word other) noexcept {
    const Word last_column = kTables.column << kLast, last_row = kTables.row << (kSize * kLast);
    const Word rows = (other & kTables.row) << kSize | (other & last_row) >> kSize;
    const Word columns = (other & kTables.column) << 1U | (other & last_column) >> 1U;
    return count(own & rows) + count(own & ((rows & ~kTables.column) >> 1U)) +
           count(own & ((rows & ~last_column) << 1U)) + count(own & columns) +
           count(own & (columns >> kSize)) + count(own & (columns << kSize));
  }

  LineTable<kSize> mobility_;
};

}  // namespace lines_of_action
