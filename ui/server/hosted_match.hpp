// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>

#include "framework/table/table.hpp"
#include "ui/server/home_turns.hpp"
#include "ui/server/match_facts.hpp"
#include "ui/server/match_views.hpp"

namespace boardwright::server {

/// One match of the server in a strand of its own, which is where it is played, written down and told. Calls
/// come from the thread of the sockets, and what is answered goes back there by `post`, in order. Nothing here
/// knows who is behind a socket: a ViewKey is chosen by who does.
class HostedMatch : public std::enable_shared_from_this<HostedMatch> {
 public:
  using Post = std::function<void(std::function<void()>)>;
  /// In the thread of the sockets.
  struct Events {
    std::function<void(const std::string& match, const ViewKey& key, const SharedText& update)> update;
    /// The result as in updates; null: it goes on after all. `held_back`: nobody but who plays may know yet; told
    /// again once everybody may.
    std::function<void(const std::string& match, const nlohmann::json& result, bool held_back)> ended;
    /// By correspondence, whenever it is another one than before.
    std::function<void(const TurnNote& note)> turn{};
  };
  struct Room {
    Strand& strand;  ///< it outlives the thinkers
    Thinkers& thinkers;
    std::shared_ptr<Club> club;
    Catalogue catalogue;
    Post post;
    Events events;
    SpectatorDelay delay{};
    TimeSource time{};                  ///< empty: the usual one for the clock
    std::map<Seat, Replies> replies{};  ///< that wait already
  };
  /// How long a computer's move takes at least, so that people can follow.
  static constexpr Milliseconds kPace{700};

  explicit HostedMatch(Room room);
  ~HostedMatch();

  using Begun = std::function<void(Result<MatchFacts>)>;
  void begin(MatchPlan plan, Begun begun);
  void resume(const std::string& match, Begun begun);
  /// A finished match, to look at.
  void look_at(const std::string& match, Begun begun);

  struct Watching {
    std::shared_ptr<const MatchFacts> facts;
    SharedText update;  ///< nothing: the reader has the newest
    bool over = false;
    SpectatorDelay late{};  ///< with which spectators see it
  };
  /// `plays`: who asks has a seat there. Everybody else sees what spectators may.
  void watch(const ViewKey& key, bool plays, const std::optional<Have>& have,
             std::function<void(Result<Watching>)> answered);
  using Answered = std::function<void(const SharedText&)>;
  /// `network`: as ViewerStream::command.
  void command(Seat seat, CommandRequest asked, Milliseconds network, Answered answered);
  void ask(const ViewKey& key, AskRequest asked, Answered answered);
  /// The organiser's decisions.
  void adjudicate(std::map<std::string, std::uint32_t> half_points, std::string why,
                  std::function<void(Result<void>)> answered);
  void end_clock_wait(std::function<void(Result<void>)> answered);
  /// The position of a match that is over after so many plies, or its last one. Fails while it goes on.
  struct Looked {
    std::size_t ply = 0;
    std::string position;
  };
  void position_after(std::size_t ply, std::function<void(Result<Looked>)> answered);
  /// From now on. What spectators have seen they keep; of what waits the new delay decides.
  void set_delay(SpectatorDelay delay, std::function<void(Result<void>)> answered);
  /// Match::note_away, also of what is loaded anew.
  void note_away(Seat seat, bool away);
  /// Writes the clocks down; nothing comes any more after that.
  void close(std::function<void()> closed);

  // By correspondence.
  /// Looks at the clock: a flag may have fallen.
  void look_at_clock();
  /// Match::spare_time of each of these seats, where it is another one than before.
  void spare(std::map<Seat, SparedTimes> times);
  /// Instead of those that the seat has left before. What was read of it comes back.
  void set_replies(Seat seat, std::vector<Replies::Line> lines,
                   std::function<void(Result<Replies>)> answered);

 private:
  void take(std::unique_ptr<KeptMatch> kept, Computers computers, bool played_before);
  [[nodiscard]] Result<void> read_finished(const std::string& match);
  void tell_finished();  ///< what was read so ended elsewhere
  [[nodiscard]] Result<ViewerStream*> stream(const ViewKey& key, bool plays);
  [[nodiscard]] const Match* match() const;
  [[nodiscard]] MatchViews::Of viewed() const { return {facts_->match, *match(), table_.get()}; }
  void note(const KeptMatch& kept);
  void tell_end();
  void tell_turn();
  void play_replies();
  // Spectators who see it late.
  [[nodiscard]] Result<void> read_late(const std::string& match);
  void follow_late();
  void release_late();
  void back(std::function<void()> call) { room_.post(std::move(call)); }

  Room room_;
  // Of the strand's thread from here on:
  std::shared_ptr<const MatchFacts> facts_;
  std::unique_ptr<Table> table_;
  std::unique_ptr<Match> finished_;
  MatchViews views_;
  bool late_follows_ = false;  // the table tells the late view
  std::uint64_t late_wait_ = 0;
  bool told_over_ = false, told_held_back_ = false;
  HomeTurns turns_;
  std::set<Seat> away_;
};

}  // namespace boardwright::server
