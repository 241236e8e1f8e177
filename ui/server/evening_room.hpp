// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/boards_due.hpp"
#include "framework/evening/evening.hpp"
#include "framework/evening/game_choice.hpp"
#include "framework/link/page_message.hpp"
#include "framework/match/match_plan.hpp"
#include "framework/store/tournament_counts.hpp"
#include "framework/table/strand.hpp"
#include "ui/server/evening_acts.hpp"

namespace boardwright::server {

/// A tournament as it was when it was read last: what pages show is made of this. A value; nobody changes it.
struct EveningShown {
  std::string id;
  std::uint64_t version = 0;                 ///< greater at each change, also after a restart
  tournament::Tournament now;                ///< without its history
  std::map<std::string, std::string> names;  ///< of everybody in it
  StandingsNow standings;
  Remark no_standings;  ///< why there are none; no key: there are
  Proposed proposed;    ///< of an open evening
  std::vector<BoardDue> objections, no_shows;
  std::vector<OpenChoice> choices;
  std::string take_back;  ///< the newest publication, where nothing depends on it
  TimeMs last = 0;        ///< of its newest event

  [[nodiscard]] std::string name(const std::string& player) const {
    const auto found = names.find(player);
    return found == names.end() ? "?" : found->second;
  }
};
using SharedEvening = std::shared_ptr<const EveningShown>;

/// The club's running tournaments, in a strand of their own: read when any program has written to them, and written to
/// for pages. Calls come from the thread of the sockets, and answers go back there by `post`, in order. Who may ask for
/// what is the caller's to know.
class EveningRoom : public std::enable_shared_from_this<EveningRoom> {
 public:
  using Post = std::function<void(std::function<void()>)>;
  struct Room {
    Strand& strand;
    std::shared_ptr<Club> club;
    Catalogue catalogue;
    TournamentCounts counts;
    Post post;
    /// In the thread of the sockets: of what runs now, by age of the newest event; these are new or different.
    std::function<void(std::vector<SharedEvening>)> changed;
  };
  /// What nobody has written to for so long is not shown, nor is more than this.
  static constexpr std::chrono::days kRunning{30};
  static constexpr std::chrono::hours kShownWhenEnded{18};
  static constexpr std::size_t kMost = 12;

  explicit EveningRoom(Room room) : room_(std::move(room)) {}

  /// What has been written since, by whomever; what time decides is decided.
  void look();
  /// Done for this player of the club's book (empty: nobody), or as this word for who helps.
  using Answered = std::function<void(Allowed<nlohmann::json>)>;
  void act(EveningRequest asked, std::string player, std::string word, Answered answered);
  /// The match of a board, to begin it here.
  void plan(const std::string& evening, std::uint32_t round, std::uint32_t board,
            std::function<void(Allowed<MatchPlan>)> answered);
  /// The result of this match isn't entered before it is said to take_results, however it becomes known.
  void hold_back(const std::string& match);
  /// A match of this tournament is over: its result is entered.
  void take_results(const std::string& evening, const std::string& match);

 private:
  struct Running {
    DraftedEvening desk;
    std::uint64_t events = 0;  ///< in the store, when it was read
    int taking = 0;            ///< so often its matches' results are still looked for
    SharedEvening shown{};
    bool changed = true;
  };
  void look_now();
  [[nodiscard]] Result<void> find_running(const std::map<std::string, std::uint64_t>& counts);
  void settle(Running& one);
  void show(Running& one);
  void tell();
  void back(std::function<void()> call) { room_.post(std::move(call)); }

  Room room_;
  // Of the strand's thread:
  std::map<std::string, Running> running_;
  std::set<std::string> held_back_;             ///< matches
  std::map<std::string, std::uint64_t> known_;  ///< events of every tournament when all were looked through
  std::uint64_t version_ = 0;
  TimeMs looked_through_ = 0;
  std::vector<std::string> told_;  ///< ids, as they were told last
  std::atomic<bool> looking_ = false;
};

}  // namespace boardwright::server
