// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ui/server/absences.hpp"
#include "ui/server/asio_strand.hpp"
#include "ui/server/catalogue_pages.hpp"
#include "ui/server/hosted_match.hpp"
#include "ui/server/people.hpp"

namespace boardwright::server {

/// A match in memory, and who sits there.
struct LoadedMatch {
  std::shared_ptr<HostedMatch> match;
  std::shared_ptr<const MatchFacts> facts = {};  ///< once they are known
  std::vector<std::string> people = {};          ///< by seat; empty: nobody of ours
  bool over = false;
  bool ended = false;      ///< who plays knows that it is over
  bool held_back = false;  ///< the same, and nobody else does
  bool late = false;       ///< for spectators
  Absences absences = {};  ///< of those who play
  std::chrono::steady_clock::time_point used = std::chrono::steady_clock::now();

  [[nodiscard]] std::optional<Seat> seat_of(const std::string& person) const;
  void use() { used = std::chrono::steady_clock::now(); }
};

/// The matches that are in memory: played, waked or only looked at. In the thread of the sockets; each match is in a strand
/// of its own, and may outlive this for as long as its last calls take.
class LoadedMatches {
 public:
  struct Room {
    std::shared_ptr<Club> club;
    People& people;
    const CataloguePages& catalogue;
    Strands& strands;
    Thinkers& thinkers;
    HostedMatch::Post post;
    SpectatorDelay delay{};      ///< of matches for which nobody has said another
    const TimeSource& calendar;  ///< of matches by correspondence
    HostedMatch::Events events;  ///< `turn`: of matches by correspondence alone
  };
  explicit LoadedMatches(Room room) : room_(std::move(room)) {}

  /// nullptr: it isn't here.
  [[nodiscard]] LoadedMatch* find(const std::string& match);
  [[nodiscard]] bool contains(const std::string& match) const { return all_.contains(match); }
  [[nodiscard]] std::map<std::string, LoadedMatch>& all() noexcept { return all_; }
  [[nodiscard]] std::size_t count() const noexcept { return all_.size(); }
  [[nodiscard]] const SpectatorDelay& usual_delay() const noexcept { return room_.delay; }
  [[nodiscard]] SpectatorDelay delay_of(const std::string& match);

  /// To begin one, which is put in by `add` once it has. `strand`: of a match by correspondence; nothing: of any other.
  [[nodiscard]] std::shared_ptr<HostedMatch> make(Strand* strand) { return make(room_.delay, strand, {}); }
  LoadedMatch& add(std::shared_ptr<HostedMatch> match, const MatchFacts& facts,
                   std::vector<std::string> people);
  /// Into memory, with who sits there; it hasn't begun to read it.
  [[nodiscard]] LoadedMatch& load(const std::string& match, const std::vector<SeatedPerson>& seated,
                                  Strand* strand = nullptr, std::map<Seat, Replies> replies = {});
  /// One that isn't here and is over, to look at; it is gone again if it isn't.
  LoadedMatch& look_at(const std::string& match, std::function<void(bool there)> then = {});

  void drop(const std::string& match) { all_.erase(match); }
  /// Those for which `may` says so are closed; they can be read again.
  void park(const std::function<bool(const std::string&, const LoadedMatch&)>& may);
  /// All, with their clocks written down. Blocks.
  void close();

 private:
  [[nodiscard]] std::shared_ptr<HostedMatch> make(const SpectatorDelay& delay, Strand* strand,
                                                  std::map<Seat, Replies> replies);

  Room room_;
  std::map<std::string, LoadedMatch> all_;
};

}  // namespace boardwright::server
