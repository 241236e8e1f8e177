// SPDX-License-Identifier: GPL-3.0-or-later
//
// Dice that neither the host nor a player can choose. The host fixes its seed and shows the hash of it; every
// seat that wants to fixes a text and shows the hash of that; only then the texts are shown. The dice come
// from the host's seed and all texts together: whoever spoke last had fixed its part before it knew another,
// and the host, who keeps its seed to the end, had fixed it before anybody. Texts should be long and new: a
// short one can be guessed from its hash.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "framework/line/chance.hpp"

namespace boardwright {

/// BLAKE2b-256 over the seat's id and its text, in hexadecimal; no other pair gives the same bytes.
[[nodiscard]] std::string entropy_hash(std::string_view seat, std::string_view text);

/// The seed of the dice: BLAKE2b-256 over the host's seed and every seat's id and text, in the order of the
/// ids. Without any text it is the host's seed itself.
[[nodiscard]] Seed with_entropy(const Seed& host, const std::map<std::string, std::string>& texts);

/// Whether a text will do: one line of 1 to 1000 bytes of UTF-8, for a seat that there is.
[[nodiscard]] Result<void> check_entropy(const Rules& rules, Seat seat, std::string_view text);
[[nodiscard]] std::map<std::string, std::string> by_seat_name(const Rules& rules,
                                                              const std::map<Seat, std::string>& texts);

/// Hashes first, then texts. A seat that has shown a hash and then no text keeps the match from beginning;
/// that is all it can do.
class SeedAgreement {
 public:
  SeedAgreement(std::shared_ptr<const Rules> rules, Seed host) : rules_(std::move(rules)), host_(host) {}

  /// To be shown to everybody before the first commit.
  [[nodiscard]] std::string host_hash() const { return host_.hash(); }
  /// Once for each seat, and for none after the first text.
  [[nodiscard]] Result<void> commit(Seat seat, std::string_view hash);
  /// Nobody else takes part: texts may be shown.
  void close() noexcept { closed_ = true; }
  [[nodiscard]] Result<void> reveal(Seat seat, std::string_view text);
  [[nodiscard]] bool complete() const noexcept { return closed_ && texts_.size() == hashes_.size(); }
  /// For MatchOptions, once complete.
  [[nodiscard]] Result<std::map<Seat, std::string>> texts() const;

 private:
  std::shared_ptr<const Rules> rules_;
  Seed host_;
  bool closed_ = false;
  std::map<Seat, std::string> hashes_, texts_;
};

}  // namespace boardwright
