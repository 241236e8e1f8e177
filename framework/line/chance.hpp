// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where every random draw of a match comes from: a seed that its record holds.
#pragma once

#include <array>
#include <boardwright/pure/random.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "plugins/host/position.hpp"

namespace boardwright {

/// 32 secret bytes. Whoever knows them knows every draw, so until the match is over only `hash` is shown.
class Seed {
 public:
  [[nodiscard]] static Seed fresh();  ///< from the system's generator
  /// The same seed for the same number, for tests, simulations and --seed.
  [[nodiscard]] static Seed from_number(std::uint64_t number);
  [[nodiscard]] static Result<Seed> from_hex(std::string_view text);

  [[nodiscard]] std::string hex() const;
  [[nodiscard]] std::string hash() const;  ///< BLAKE2b-256, in hexadecimal

  /// Draw number `index` among the events of a position where chance is on turn: unbiased from
  /// ChaCha20(seed, index) over the events sorted as text. Index counts the chance events of the line played
  /// so far, so that a turn that is taken back meets the same dice.
  [[nodiscard]] Result<Move> draw(const Position& position, std::uint64_t index) const;
  /// Unbiased from 0 to bound-1; bound at least 1.
  [[nodiscard]] std::uint64_t draw(std::uint64_t index, std::uint64_t bound) const;

  /// A generator for something else than chance, such as a computer player: says nothing about the draws
  /// above.
  [[nodiscard]] Random generator(std::string_view purpose) const;

  friend bool operator==(const Seed&, const Seed&) = default;

 private:
  std::array<unsigned char, 32> bytes_{};
};

}  // namespace boardwright
