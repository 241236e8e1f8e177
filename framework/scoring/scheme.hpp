// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a match counts: which pool it belongs to, and the points and ratings of that pool.
#pragma once

#include <compare>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "framework/scoring/points.hpp"
#include "framework/scoring/rating_system.hpp"

namespace boardwright {

/// A family of rule sets of one game whose matches share points and ratings.
struct Pool {
  std::string id;
  LocalText name;
  std::vector<std::string> variants;
  std::vector<std::string> rules;  ///< hashes of rules, as in records; they go before the variant
  std::string policy;              ///< ids; empty: the default
  std::string rating;
  friend bool operator==(const Pool&, const Pool&) = default;
};

/// What a scoring.yaml says; scoring_file.hpp reads it.
struct ScoringFile {
  std::filesystem::path file;
  std::vector<PointPolicy> policies;
  std::vector<RatingSystem> ratings;
  std::vector<Pool> pools;
  std::string default_policy;  ///< of pools that name none; empty: the general file's
  std::string default_rating;

  [[nodiscard]] const PointPolicy* policy(std::string_view id) const;
  [[nodiscard]] const RatingSystem* rating(std::string_view id) const;
  friend bool operator==(const ScoringFile&, const ScoringFile&) = default;
};

/// A pool of a game.
struct PoolKey {
  std::string game;
  std::string pool;
  friend auto operator<=>(const PoolKey&, const PoolKey&) = default;
};

/// How the matches of one pool count.
struct Scheme {
  std::string game;
  std::string pool;  ///< id: a pool's, else `variant/` and the variant, else `rules/` and the hash
  LocalText name;    ///< the pool's; empty where a variant is its own
  PointPolicy points;
  RatingSystem rating;
  friend bool operator==(const Scheme&, const Scheme&) = default;
};

/// Everything of a scheme that numbers depend on, as one line of JSON: schemes with the same text count
/// alike. Names are no part of it.
[[nodiscard]] std::string counting_text(const Scheme& scheme);

/// The general scoring.yaml and those of the games. Immutable once filled; any thread may ask then.
class ScoringBook {
 public:
  /// No points and no ratings for any game.
  ScoringBook() = default;
  explicit ScoringBook(ScoringFile general) : general_(std::move(general)) {}

  void add_game(const std::string& game, ScoringFile file) { games_[game] = std::move(file); }

  /// How a match counts. Never fails: a game without a file and a variant that no pool names are pools of
  /// their own with the defaults.
  [[nodiscard]] Scheme scheme(const std::string& game, const std::string& variant,
                              const std::string& rules_hash) const;
  /// The pool of that scheme alone, which is found much faster.
  [[nodiscard]] PoolKey pool(const std::string& game, const std::string& variant,
                             const std::string& rules_hash) const;

 private:
  [[nodiscard]] const ScoringFile& file_of(const std::string& game) const;
  ScoringFile general_;
  std::map<std::string, ScoringFile> games_;
};

}  // namespace boardwright
