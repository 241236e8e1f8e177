// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "ui/desktop/remote/club_address.hpp"
#include "ui/desktop/remote/club_answer.hpp"
#include "ui/desktop/remote/club_messages.hpp"
#include "ui/desktop/remote/heartbeat.hpp"
#include "ui/desktop/remote/match_wire.hpp"

class QWebSocket;

namespace boardwright::desktop {

class ClubHttp;

/// A club's server as its page talks to it (docs/protocol.md): coming in, the socket that comes and goes, beats, what
/// is asked of the lobby. What comes is a stranger's, read with limits. The interface's thread.
class ClubConnection final : public MatchWire {
  Q_OBJECT
 public:
  enum class State {
    kOut,       ///< nobody has come in
    kEntering,  ///< asked, not yet answered
    kIn,        ///< the socket is open
    kLost       ///< it comes back by itself
  };
  enum class Problem {
    kNone,
    kNobody,          ///< no answer there
    kNotBoardwright,  ///< something else answers
    kOlder,
    kNewer,  ///< the server's program than ours
    kNeedsCode,
    kWrongCode,
    kNameTaken,
    kBadName,
    kWait,
    kFull,
    kNotAllowed,
    kRevoked,  ///< the session was ended there
    kGarbage   ///< it says what can't be understood
  };

  explicit ClubConnection(QObject* parent = nullptr);
  ~ClubConnection() override;

  /// Comes in under that name; who has been there before is who he was. `code`: of the evening, may be empty.
  void enter(const ClubAddress& address, const QString& name, const QString& code);
  /// No longer there; who comes back is the same.
  void leave();
  /// Tries to connect at once.
  void hurry();

  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] Problem problem() const noexcept { return problem_; }
  /// Connected, but what is on the screen may be old: nothing has been heard for too long.
  [[nodiscard]] bool stale() const noexcept override { return state_ != State::kIn || quiet_; }
  [[nodiscard]] const ClubAddress& address() const noexcept { return address_; }
  [[nodiscard]] const ClubHello& hello() const noexcept { return hello_; }
  [[nodiscard]] const ClubMe& me() const noexcept { return me_; }
  [[nodiscard]] const ClubLobby& lobby() const noexcept { return lobby_; }
  [[nodiscard]] std::chrono::milliseconds offset() const noexcept override { return heart_.offset(); }

  void ask(nlohmann::json command, Done done) override;
  [[nodiscard]] std::string person() const override { return me_.person; }
  /// The same to the lobby, such as {"do":"sit",…}.
  void ask_lobby(nlohmann::json command, Done done);
  /// Pages that tell of games; answered with an empty text where there is none.
  void fetch(const QString& path, const std::function<void(const std::string& body)>& answered);
  bool send(const std::string& text) override;
  void listen(const std::string& match, MatchListener& listener) override;
  void unlisten(const std::string& match, const MatchListener& listener) override;

  /// For tests: the cable is pulled.
  void drop();

 signals:
  void lobby_changed();  ///< people and tables

 private:
  struct Asked {
    std::string text;
    std::optional<Time> sent;  // nothing: not on this socket
    Done done;
  };
  void greeted(const ClubAnswer& answer, const QString& name, const QString& code);
  void join(const QString& name, const QString& code);
  void joined(const ClubAnswer& answer);
  void come_in(const ClubHello& hello);
  void refuse(Problem problem);
  [[nodiscard]] std::optional<ClubHello> hello_in(const ClubAnswer& answer);
  void ask_who_i_am();

  // Its socket: opened again, kept alive by beats; what isn't answered is sent again.
  void connect_socket();
  void close_socket();
  void opened();
  void heard(const QString& text);
  void take(const std::string& type, const nlohmann::json& message, const std::string& text);
  void take_beat(const nlohmann::json& message);
  void answered(const nlohmann::json& message);
  void ended(const std::string& why);
  void tick();
  void beat();
  void post(Asked& asked);
  [[nodiscard]] bool busy() const;

  std::unique_ptr<ClubHttp> http_;
  ClubAddress address_;
  State state_ = State::kOut;
  Problem problem_ = Problem::kNone;
  ClubHello hello_;
  ClubMe me_;
  ClubLobby lobby_;
  nlohmann::json lobby_told_;  // as it was said
  std::unique_ptr<QWebSocket> socket_;
  QTimer timer_;
  std::optional<Time> try_at_;
  Time opening_since_{};
  bool open_ = false, quiet_ = false;
  bool asking_ = false;  // who one is there
  int attempt_ = 0;
  Heartbeat heart_;
  std::chrono::milliseconds busy_{2000}, idle_{20000};  // between beats
  std::map<std::string, Asked> asked_;                  // by id
  std::map<std::string, MatchListener*> listeners_;
};

}  // namespace boardwright::desktop
