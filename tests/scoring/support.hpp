// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of scoring share.
#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "framework/scoring/ledger.hpp"
#include "framework/scoring/scoring_file.hpp"

namespace boardwright::test {

inline constexpr TimeMs kDay = 86'400'000;

/// The project's general file, read and sound.
inline const ScoringFile& general_scoring() {
  static const ScoringFile file = [] {
    const auto reading = read_scoring_file(BOARDWRIGHT_SOURCE_DIR "/config/scoring.yaml");
    REQUIRE(reading.problems == std::vector<std::string>{});
    return reading.scoring;
  }();
  return file;
}

/// The flagship's file, read with what the general one knows.
inline const ScoringFile& militakiri_scoring() {
  static const ScoringFile file = [] {
    const auto reading =
        read_scoring_file(BOARDWRIGHT_SOURCE_DIR "/games/militakiri/scoring.yaml",
                          {&general_scoring(), {}, {"towers_taken", "move_limit", "no_moves"}});
    REQUIRE(reading.problems == std::vector<std::string>{});
    return reading.scoring;
  }();
  return file;
}

inline ScoringBook whole_book() {
  ScoringBook book(general_scoring());
  book.add_game("militakiri", militakiri_scoring());
  return book;
}

/// A rated match of two members; `half_points` are the first one's, the other has the rest.
inline MatchResult match(TimeMs time, const std::string& id, const std::string& first,
                         const std::string& second, std::uint32_t half_points,
                         const std::string& variant = "single") {
  MatchResult result;
  result.time = time;
  result.match = id;
  result.game = "militakiri";
  result.variant = variant;
  result.rules_hash = "hash-of-" + variant;
  result.seats = {{first, PlayerKind::kMember, half_points}, {second, PlayerKind::kMember, 2 - half_points}};
  result.reason = "towers_taken";
  return result;
}

inline Correction correction(TimeMs time, const std::string& id, const std::string& match,
                             Correction::Type type, std::vector<std::uint32_t> half_points = {}) {
  Correction made;
  made.time = time;
  made.id = id;
  made.match = match;
  made.type = type;
  made.half_points = std::move(half_points);
  return made;
}

/// A ledger with these events, which must be fine.
inline Ledger ledger_of(const std::vector<ResultEvent>& events, ScoringBook book = whole_book()) {
  Ledger ledger(std::move(book));
  REQUIRE(ledger.add(events));
  return ledger;
}

inline const PoolKey kSingle{"militakiri", "single"};

inline Standing standing_of(const Ledger& ledger, const std::string& player, TimeMs now = 0) {
  return ledger.standing(ledger.book().scheme("militakiri", "single", ""), player, now);
}

}  // namespace boardwright::test
