// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the fault tests write, and how they count what became of it.
#pragma once

#include <map>

#include "tests/store/support.hpp"

namespace boardwright::test {

struct FaultCounts {
  int acknowledged = 0;
  int lost = 0;     ///< acknowledged, and not there afterwards
  int doubled = 0;  ///< there more than once after everything was submitted again
  int corrupt = 0;  ///< stores that don't open or fail their check
  FaultCounts& operator+=(const FaultCounts& other);
};
std::string text_of(const FaultCounts& counts);

/// A few matches that go on in turns, several in one transaction; each move's text is its own.
class GameOfWrites {
 public:
  explicit GameOfWrites(std::uint64_t seed, int matches = 3);

  /// Submits the next moves of some matches; those that fail stay to be submitted again. False if none was
  /// acknowledged.
  bool step(Store& store);
  /// Submits everything that was not acknowledged once more, then everything that ever was.
  void submit_again(Store& store);
  /// Compares the store with what was acknowledged.
  void count(Store& store, bool after_submitting_again, FaultCounts& counts) const;

  [[nodiscard]] std::uint64_t random(std::uint64_t bound);
  [[nodiscard]] int acknowledged() const;

 private:
  struct Line {
    std::vector<Submission> acknowledged;
    std::vector<Submission> open;  // at most one
  };
  Submission next(const std::string& match, const Line& line);
  std::uint64_t state_;
  std::map<std::string, Line> matches_;
};

}  // namespace boardwright::test
