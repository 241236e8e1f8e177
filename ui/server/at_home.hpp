// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/ledger.hpp"
#include "framework/store/home_store.hpp"
#include "framework/text/language.hpp"
#include "ui/server/home_feeds.hpp"
#include "ui/server/match_facts.hpp"
#include "ui/server/replies.hpp"
#include "ui/server/turn_note.hpp"
#include "ui/server/vacations.hpp"

namespace boardwright::server {

[[nodiscard]] inline TimeMs since_1970(UtcTime time) { return time.time_since_epoch().count(); }

/// A match by correspondence as it is known without its board. `about` holds ids alone: names are looked up when they
/// are shown.
struct HomeGame {
  HomeMatch kept;
  std::string game, variant, clock;
  struct AtSeat {
    std::string seat, person, player, computer;  ///< person: the session's, empty for nobody's
  };
  std::vector<AtSeat> seats;
  std::vector<Seat> on_turn;
  std::optional<UtcTime> due;   ///< when the first flag falls
  std::optional<UtcTime> next;  ///< when its clock is looked at, whoever is here
  bool takes_replies = false;
  std::map<Seat, std::vector<Replies::Line>> replies;
  [[nodiscard]] bool over() const noexcept { return kept.ended != 0; }
  [[nodiscard]] std::optional<Seat> seat_of(const std::string& person) const;
  [[nodiscard]] bool waits_for(const std::string& person) const;
  [[nodiscard]] bool waits_for_computer() const;
};

struct WantedGame {
  std::string game, variant, clock, seat;  ///< the seat of who asks; empty: any
};

/// What the server knows of members who play at home: their matches, challenges, vacations, links of feeds. Knows
/// neither sockets nor boards. Everything is in the store before it holds. One thread.
class AtHome {
 public:
  static constexpr std::chrono::days kShownWhenOver{30}, kChallengeStays{30};
  static constexpr std::size_t kMostMatches = 200, kMostChallenges = 20;  ///< of a member

  [[nodiscard]] static Result<AtHome> open(HomeStore store, unsigned vacation_days);

  // Matches.
  [[nodiscard]] const std::map<std::string, HomeGame>& games() const noexcept { return games_; }
  [[nodiscard]] const HomeGame* game(const std::string& match) const;
  void begin(const MatchFacts& facts, const std::vector<std::string>& people, TimeMs now);
  /// What the journal says of one that goes on. False: it says otherwise than what was kept, or somebody may move in it
  /// by himself, and it has to be asked.
  [[nodiscard]] bool found(const std::string& match, const std::vector<Seat>& on_turn,
                           std::optional<UtcTime> next_flag);
  /// Whether it goes on with another turn than was known.
  [[nodiscard]] bool note(const TurnNote& note);
  void stuck(const std::string& match);  ///< it can't be read now, and may be when somebody looks
  void gone(const std::string& match);   ///< the club has it no more: it is in no list
  /// Those whose clock is to be looked at; each is told once for each time.
  [[nodiscard]] std::vector<std::string> due(UtcTime now);
  [[nodiscard]] std::vector<std::string> matches_of(const std::string& person) const;  ///< that go on
  void forget_old(TimeMs now);

  // Replies, once the match has read them.
  [[nodiscard]] Result<void> keep_replies(const std::string& match, Seat seat, const Replies& replies);
  [[nodiscard]] std::map<Seat, Replies> replies_of(const std::string& match) const;

  // Challenges.
  [[nodiscard]] Result<std::string> challenge(const std::string& from, const std::string& to,
                                              const WantedGame& wanted, TimeMs now);
  struct Challenge {
    std::string id, from, to;
    WantedGame wanted;
    TimeMs made = 0;
  };
  /// Taken away from the list, by who was asked or, to withdraw it, by who asks.
  [[nodiscard]] Result<Challenge> take_challenge(const std::string& id, const std::string& person);
  [[nodiscard]] std::vector<Challenge> challenges_of(const std::string& person) const;

  // Vacations.
  [[nodiscard]] Result<void> go_away(const std::string& member, TimeMs from, TimeMs until, TimeMs now);
  [[nodiscard]] Result<void> come_back(const std::string& member, TimeMs from, TimeMs now);
  [[nodiscard]] const Vacations& vacations() const noexcept { return vacations_; }

  // Links of feeds: one for each member; a new one instead of the old.
  [[nodiscard]] Result<std::string> make_feed(const std::string& member, TimeMs now);
  [[nodiscard]] Result<void> end_feed(const std::string& member);
  [[nodiscard]] bool has_feed(const std::string& member) const { return feeds_.contains(member); }
  /// Whose that link is; empty: nobody's.
  [[nodiscard]] std::string member_of_feed(const std::string& token) const;

 private:
  AtHome(HomeStore store, std::vector<HomeVacation> vacations, unsigned days)
      : store_(std::move(store)), vacations_(std::move(vacations), days) {}
  void keep(HomeGame& game);
  [[nodiscard]] bool forget(const std::string& match);

  HomeStore store_;
  Vacations vacations_;
  std::map<std::string, HomeGame> games_;  // by match
  std::map<std::string, HomeFeed> feeds_;  // by member
  std::map<std::string, std::map<Seat, Replies>> replies_;
  std::vector<Challenge> challenges_;
};

/// What lists and feeds are written with.
struct HomeWords {
  Language language = Language::kEnglish;
  std::map<std::string, ClubPlayer> players;
  std::function<std::string(const HomeGame&)> title;           ///< of the game, in that language
  std::function<std::string(const std::string& game)> game{};  ///< the same, of a game by its id
  std::string base{};  ///< the server's address, without a slash behind
  TimeMs now = 0;
  [[nodiscard]] std::string name(const std::string& player) const;
};
/// For /api/home: the matches of a member, those that wait for him first, and what else there is.
[[nodiscard]] nlohmann::json home_json(const AtHome& home, const std::string& member, const HomeWords& words);
[[nodiscard]] Feed home_feed(const AtHome& home, const std::string& member, const HomeWords& words);

}  // namespace boardwright::server
