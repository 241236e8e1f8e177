// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/link/chat.hpp"
#include "framework/link/page_session.hpp"
#include "ui/server/asio_strand.hpp"
#include "ui/server/at_home.hpp"
#include "ui/server/catalogue_pages.hpp"
#include "ui/server/chat_desk.hpp"
#include "ui/server/claims.hpp"
#include "ui/server/door.hpp"
#include "ui/server/evening_desk.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/home_desk.hpp"
#include "ui/server/home_matches.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby_desk.hpp"
#include "ui/server/lobby_teller.hpp"
#include "ui/server/match_desk.hpp"
#include "ui/server/match_keeper.hpp"
#include "ui/server/organiser_desk.hpp"
#include "ui/server/own_names.hpp"
#include "ui/server/page_files.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/passkey_desk.hpp"
#include "ui/server/password_desk.hpp"
#include "ui/server/people.hpp"
#include "ui/server/push_desk.hpp"
#include "ui/server/server_counts.hpp"
#include "ui/server/site.hpp"
#include "ui/server/tournament_boards.hpp"
#include "ui/server/trial_desk.hpp"

namespace boardwright::server {

/// What answers requests and sockets, without knowing either's bytes: it has what is known of people, pages, the lobby and
/// matches, and hands what comes to the desk that answers it. One thread, that of the sockets; matches and tournaments are
/// in strands of their own.
class ClubServer final : public Site {
 public:
  static constexpr std::size_t kMostSockets = 2000, kMostOfAPerson = 8;

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
    bool from_home = false;           ///< people play over the internet: who has gone for long can lose by it
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
  void resume_matches() { keeper_.resume(); }
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
  [[nodiscard]] Answer get(const Request& request);
  [[nodiscard]] Answer post(const Request& request);
  [[nodiscard]] HostedMatch::Events match_events();

  /// Gone once it has stopped: what comes back then from other threads is dropped.
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
  std::shared_ptr<Club> club_;
  People people_;
  CataloguePages catalogue_;
  PageFiles files_;
  OwnNames names_;
  Strands& strands_;
  HostedMatch::Post post_;
  std::optional<Trial> trial_;
  AtHome home_;
  Pushes pushes_;
  TimeSource calendar_;
  std::chrono::milliseconds parked_after_;
  Lobby lobby_;
  ServerCounts counts_;
  PageSockets sockets_;
  HeardCommands heard_{sockets_};
  LobbyTeller lobby_teller_{people_, lobby_, sockets_, trial_};
  Claims claims_;
  Door door_;
  PasswordTries tries_;
  PasswordDesk passwords_;
  PasskeyDesk passkeys_;
  PushDesk push_desk_;
  std::shared_ptr<EveningRoom> room_;
  TournamentBoards boards_;
  LoadedMatches matches_;
  HomeMatches home_matches_;
  MatchKeeper keeper_;
  ChatDesk chat_;
  MatchDesk match_desk_;
  GuestTies ties_;
  EveningDesk evening_desk_;
  HomeDesk home_desk_;
  TrialDesk trial_desk_;
  OrganiserDesk organiser_desk_;
  LobbyDesk lobby_desk_;
  PageSession::Time looked_at_evenings_{};
  PageSession::Time looked_{};
};

}  // namespace boardwright::server
