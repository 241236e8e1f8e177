// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the Dutch system knows of the people of a round before it pairs them: scores, preferences, floats, and who
// may meet whom (T6.4-T6.6). Values; room-internal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "framework/tournament/crosstable.hpp"
#include "framework/tournament/sides.hpp"

namespace boardwright::tournament {

/// How somebody floated in a round (T5.5).
enum class Float : std::uint8_t { kNone, kDown, kUp };

struct DutchPerson {
  Number number = 0;
  Points score = 0;  ///< the pairing score (T1.5)
  SideHistory sides;
  Float floated = Float::kNone;         ///< in the previous round
  Float floated_before = Float::kNone;  ///< in the round before that
  std::uint32_t unplayed = 0;           ///< rounds that were not played (T6.12)
  bool topscorer = false;               ///< T6.2
  bool odd = false;                     ///< the number, counted anew (T6.31)
};

/// A rule by which two must not meet, or somebody must not have the bye.
enum class Barred : std::uint8_t { kNo, kMet, kApart, kSides, kBye, kWish };

/// The people to be paired, higher ranked first (T1.6). Where the number is odd the bye is one more of them, the last
/// one, whom everybody may meet who isn't barred from it.
struct DutchField {
  std::vector<DutchPerson> people;
  Side initial = Side::kFirst;
  std::uint32_t round = 1;     ///< to be paired
  std::vector<Barred> barred;  ///< of each two, the bye included

  [[nodiscard]] bool has_bye() const { return people.size() % 2 != 0; }
  /// People and the bye, if there is one.
  [[nodiscard]] std::size_t size() const { return people.size() + (has_bye() ? 1 : 0); }
  [[nodiscard]] Barred why_not(std::size_t a, std::size_t b) const { return barred[a * size() + b]; }
  [[nodiscard]] bool may_meet(std::size_t a, std::size_t b) const { return why_not(a, b) == Barred::kNo; }
  void bar(std::size_t a, std::size_t b, Barred why) {
    barred[a * size() + b] = barred[b * size() + a] = why;
  }
  /// Where this number stands; `people.size()` if it isn't to be paired.
  [[nodiscard]] std::size_t place_of(Number number) const;
};

[[nodiscard]] DutchField dutch_field(const Crosstable& table);

/// The sides of two people by their places, the first one higher ranked.
[[nodiscard]] SideChoice sides_of(const DutchField& field, std::size_t higher, std::size_t lower);

}  // namespace boardwright::tournament
