// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "framework/link/chat.hpp"
#include "framework/link/page_session.hpp"
#include "ui/server/asio_strand.hpp"
#include "ui/server/at_home.hpp"
#include "ui/server/catalogue_pages.hpp"
#include "ui/server/claims.hpp"
#include "ui/server/door.hpp"
#include "ui/server/evening_json.hpp"
#include "ui/server/evening_room.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/hosted_match.hpp"
#include "ui/server/lobby.hpp"
#include "ui/server/lobby_teller.hpp"
#include "ui/server/own_names.hpp"
#include "ui/server/page_files.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/passkey_desk.hpp"
#include "ui/server/password_desk.hpp"
#include "ui/server/people.hpp"
#include "ui/server/push_desk.hpp"
#include "ui/server/site.hpp"
#include "ui/server/trial.hpp"

namespace boardwright::server {

/// Counted for whoever runs the server; no names, no contents.
struct ServerCounts {
  std::uint64_t requests = 0, refused_requests = 0, sockets = 0, messages = 0, commands = 0, done = 0,
                refused = 0, updates = 0, too_slow = 0, mistakes = 0;
};

/// What answers requests and sockets, without knowing either's bytes: who is in, who sits where, which match is
/// watched by whom. One thread, that of the sockets; matches are in strands of their own.
class ClubServer final : public Site {
 public:
  static constexpr std::size_t kMostSockets = 2000, kMostOfAPerson = 8, kMostWatched = 32;

  struct Parts {
    std::string name;  ///< the club's, for people
    std::shared_ptr<Club> club;
    People people;
    TournamentCounts counts;
    CataloguePages catalogue;
    PageFiles files;
    OwnNames names;
    Strands& strands;
    Thinkers& thinkers;
    HostedMatch::Post post;           ///< into this thread
    Milliseconds network{0};          ///< MatchPlan::network of what begins here
    std::optional<Trial> trial = {};  ///< whose game is the catalogue's only one
    /// Runs it in one of few threads, where it may take long.
    std::function<void(std::function<void()>)> hashing{};
    SpectatorDelay delay{};  ///< of matches for which nobody has said another
    AtHome home;
    Pushes pushes;
    /// Sends one; the outcome comes in this thread.
    std::function<void(Push, PushSender::Then)> send_push{};
    bool pushes_to_any_port = false;                                    ///< PushNetwork::any_port
    TimeSource calendar{};                                              ///< of matches by correspondence
    std::chrono::milliseconds parked_after = std::chrono::minutes(10);  ///< a match that nobody looks at
    ChatPolicy chat = ChatPolicy::kMembers;
  };
  explicit ClubServer(Parts parts);

  /// Goes on with the matches that this server was running.
  void resume_matches();
  [[nodiscard]] Answer answer(const Request& request) override;
  [[nodiscard]] bool answers_later(const Request& request, const Later& later) override;

  [[nodiscard]] std::optional<Answer> may_open(const Request& request) override;
  std::uint64_t opened(const Request& request, PageConnection& connection) override;
  void received(std::uint64_t socket, std::string_view text) override;
  void closed(std::uint64_t socket, bool too_slow) override;

  /// To be called four times a second: what has changed in the lobby is told, who is silent is let go.
  void tick();
  /// Ends every socket with a word, and every match with its clocks written down. Blocks.
  void stop();

  [[nodiscard]] const People& people() const noexcept { return people_; }
  [[nodiscard]] std::vector<std::string> people_here() const;  ///< names of whoever has the page open, sorted
  [[nodiscard]] std::size_t games_played() const;              ///< now
  void look_at_names() { names_.look_again(); }                ///< this machine may have others by now
  [[nodiscard]] bool is_own_address(const std::string& peer) const { return names_.is_own_address(peer); }
  [[nodiscard]] std::vector<std::string> addresses() const { return names_.addresses(); }
  [[nodiscard]] const std::string& page() const noexcept { return files_.version(); }
  /// Prometheus' text.
  [[nodiscard]] std::string metrics() const;

 private:
  struct Hosted {
    std::shared_ptr<HostedMatch> match;
    std::shared_ptr<const MatchFacts> facts;  // once they are known
    std::vector<std::string> people;          // by seat; empty: nobody of ours
    bool over = false;
    bool ended = false;      ///< who plays knows that it is over
    bool held_back = false;  ///< the same, and nobody else does
    bool late = false;       ///< for spectators
    PageSession::Time used{};
  };
  // server_pages.cpp
  [[nodiscard]] Answer get(const Request& request);
  [[nodiscard]] Answer post(const Request& request);

  // server_lobby.cpp
  void lobby_request(std::uint64_t id, PageSocket& socket, const LobbyRequest& asked);
  [[nodiscard]] SharedText lobby_answer(const Person& person, const LobbyRequest& asked,
                                        std::uint64_t socket);
  [[nodiscard]] LobbyResult open_table(const Person& person, const LobbyRequest& asked);
  [[nodiscard]] LobbyResult pair_people(const Person& person, const LobbyRequest& asked);
  [[nodiscard]] SharedText decide(const LobbyRequest& asked, std::uint64_t socket);
  [[nodiscard]] SharedText revoke(const LobbyRequest& asked);
  [[nodiscard]] SharedText forget_password(const LobbyRequest& asked);
  [[nodiscard]] SharedText forget_passkeys(const LobbyRequest& asked);
  [[nodiscard]] nlohmann::json devices_json(const std::string& person) const;
  void set_delay(std::uint64_t socket, const LobbyRequest& asked, const SpectatorDelay& delay);

  void begin_what_is_ready();
  void begin(const LobbyTable& table);
  void begin(MatchPlan plan, std::vector<std::string> people, const std::string& table,
             std::function<void(const Result<MatchFacts>&)> begun = {});

  // server_chat.cpp
  void chat(std::uint64_t id, PageSocket& socket, const ChatRequest& asked);
  /// Why it can't be written, as a code and a sentence; else the line.
  [[nodiscard]] tl::expected<ChatLine, LobbyRefusal> chat_line(const PageSocket& socket,
                                                               const ChatRequest& asked);
  /// All that this socket may read beside this match.
  void tell_chat(PageSocket& socket, const std::string& match);
  void tell_chat(const std::string& match);
  void tell_chat_line(const std::string& match, const ChatLine& line);
  [[nodiscard]] bool over_for_players(const std::string& match);
  [[nodiscard]] ChatRoom chat_room(const std::string& match, const std::string& person);
  [[nodiscard]] const char* chat_right(const std::string& person) const;
  [[nodiscard]] SharedText mute(const LobbyRequest& asked);
  void read_muted();
  void drop_chats();

  // server_trial.cpp
  /// Takes up what was saved since.
  void look_at_trial();
  void note_trial(const Person& person, const LobbyRequest& asked, std::uint64_t socket);
  /// Of the rules that a match is played by, where they change while the server runs.
  [[nodiscard]] std::string board_of(const MatchFacts& facts) const;

  // server_evenings.cpp
  void evening_request(std::uint64_t id, PageSocket& socket, const EveningRequest& asked);
  [[nodiscard]] bool begun_here(const EveningRequest& asked) const;
  [[nodiscard]] bool end_is_hidden(const EveningRequest& asked);
  void tie(std::uint64_t id, const Person& person, const EveningRequest& asked);
  void play_board(std::uint64_t id, const Person& person, const EveningRequest& asked);
  void begin_board(std::uint64_t id, const std::string& person, const EveningRequest& asked,
                   const std::string& key, const Allowed<MatchPlan>& plan);
  void take_evenings(std::vector<SharedEvening> all);
  void tell_evenings_anew();
  [[nodiscard]] SharedText evenings_text() const;
  [[nodiscard]] Answer evening(const std::string& of, const Request& request) const;
  [[nodiscard]] EveningReader evening_reader(const Person& person, const Request& request) const;
  [[nodiscard]] SharedEvening evening_of(const std::string& id) const;
  /// Who that is in the club's book; empty: nobody.
  [[nodiscard]] std::string player_of(const Person& person) const;
  /// The session's person who is this player; empty: none is here.
  [[nodiscard]] std::string person_of(const std::string& player) const;
  void read_ties();
  void keep_ties();
  void note_board(const std::string& match, const TournamentPlace& place);

  // server_home.cpp: by correspondence
  [[nodiscard]] TimeMs home_now() const;
  void begun_at_home(const MatchFacts& facts, const std::vector<std::string>& people, Strand* strand);
  void park_at_start(const MatchInfo& info);
  void spare_at_start();
  /// What has ended while the server wasn't there to be told.
  void end_at_start(const std::set<std::string>& unfinished);
  /// Reads it from the store, if it isn't here. Nothing: it can't be.
  Hosted* wake(const std::string& match);
  /// The vacations of who plays there.
  void spare(const std::string& match);
  void spare_or_wake(const std::string& match);
  void see_to_home(PageSession::Time now);
  void take_turn(const TurnNote& note);
  [[nodiscard]] bool may_park(const std::string& match) const;
  void set_replies(const Request& request, const Later& later);

  // server_home_acts.cpp
  [[nodiscard]] HomeWords home_words(const Request& request) const;
  [[nodiscard]] Answer home_answer(const Request& request, const std::string& member) const;
  [[nodiscard]] Answer home_list(const Request& request) const;
  [[nodiscard]] Answer feed(const Request& request) const;
  [[nodiscard]] Answer home_post(const Request& request);
  [[nodiscard]] Result<MatchPlan> home_plan(const WantedGame& wanted) const;
  [[nodiscard]] Result<void> challenge(const Person& person, const std::map<std::string, std::string>& words);
  [[nodiscard]] Result<void> answer_challenge(const Person& person,
                                              const std::map<std::string, std::string>& words);

  // server_matches.cpp
  void watch(std::uint64_t id, PageSocket& socket, const WatchRequest& asked);
  void watched(std::uint64_t id, const WatchRequest& asked, std::uint64_t number, const ViewKey& key,
               const Result<HostedMatch::Watching>& answer);
  void command(std::uint64_t id, PageSocket& socket, const CommandRequest& asked);
  void ask(std::uint64_t id, PageSocket& socket, const AskRequest& asked);
  void tell_update(const std::string& match, const ViewKey& key, const SharedText& update);
  void tell_end(const std::string& match, const nlohmann::json& result, bool held_back);
  void tell_seats();
  /// Whoever watches asks anew; `spectators`: these alone.
  void tell_moved(const std::string& match, bool spectators = false);
  [[nodiscard]] Hosted* hosted(const std::string& match);
  /// `strand`: of a match by correspondence; nothing: of any other.
  [[nodiscard]] std::shared_ptr<HostedMatch> new_match(const SpectatorDelay& delay, Strand* strand = nullptr,
                                                       std::map<Seat, Replies> replies = {});
  /// Into memory, with who sits there; it hasn't begun to read it.
  [[nodiscard]] Hosted& load(const std::string& match, const std::vector<SeatedPerson>& seated,
                             Strand* strand = nullptr, std::map<Seat, Replies> replies = {});
  [[nodiscard]] SpectatorDelay delay_of(const std::string& match);
  void resume_match(const MatchInfo& info, const std::vector<SeatedPerson>& seated);
  [[nodiscard]] std::optional<Seat> seat_in(const Hosted& hosted, const std::string& person) const;
  void park_unused(PageSession::Time now);
  /// One that isn't here and is over, to look at; it is gone again if it isn't.
  Hosted& look_at(const std::string& match, std::function<void(bool there)> then = {});

  // server_held_back.cpp
  /// Of a tournament's match, for as long as spectators don't see its end: its result isn't entered.
  void hold_back(const std::string& match);
  void take_result(const std::string& match);
  void keep_held_back();
  void read_held_back();
  void resume_held_back(const std::set<std::string>& unfinished);

  /// Gone once it has stopped: what comes back then from other threads is dropped.
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
  std::shared_ptr<Club> club_;
  People people_;
  CataloguePages catalogue_;
  PageFiles files_;
  OwnNames names_;
  Strands& strands_;
  Thinkers& thinkers_;
  HostedMatch::Post post_;
  Milliseconds network_;
  std::optional<Trial> trial_;
  SpectatorDelay delay_;
  AtHome home_;
  Pushes pushes_;
  TimeSource calendar_;
  std::chrono::milliseconds parked_after_;
  std::map<std::string, Strand*> home_strands_;  // by match
  PageSession::Time looked_at_home_{};
  Lobby lobby_;
  PageSockets sockets_;
  HeardCommands heard_{sockets_};
  LobbyTeller lobby_teller_{people_, lobby_, sockets_, trial_};
  Claims claims_;
  Door door_;
  PasswordTries tries_;
  PasswordDesk passwords_;
  PasskeyDesk passkeys_;
  PushDesk push_desk_;
  std::uint64_t next_watch_ = 1;
  std::map<std::string, Hosted> matches_;
  std::shared_ptr<EveningRoom> room_;
  std::vector<SharedEvening> evenings_;        // the newest first
  std::map<std::string, std::string> ties_;    // guests: session's person, player of the book
  std::map<std::string, std::string> boards_;  // board_key: match that is or was played here
  std::map<std::string, std::string> places_;  // match: its tournament
  std::set<std::string> held_back_;            // matches: hold_back
  std::uint64_t who_is_who_ = 0;
  ChatPolicy chat_policy_;
  std::map<std::string, MatchChat> chats_;         // by match
  std::map<std::string, TokenBucket> chat_paces_;  // by session
  std::set<std::string> muted_;                    // people
  PageSession::Time looked_at_evenings_{};
  PageSession::Time looked_{};
  ServerCounts counts_;
};

}  // namespace boardwright::server
