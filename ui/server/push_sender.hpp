// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "framework/scoring/rating_system.hpp"
#include "ui/server/web_push.hpp"

namespace boardwright::server {

struct Push {
  std::string endpoint, p256dh, auth;  ///< as a page has sent them
  std::string text;                    ///< for whoever looks at the screen
  std::string subject = {};            ///< the server's https address; empty: it has none
};

struct PushOutcome {
  enum class Kind {
    kTaken,
    kGone,  ///< that browser takes none any more
    kLater  ///< not now, for whatever reason
  };
  Kind kind = Kind::kLater;
  std::chrono::seconds wait{0};  ///< the service asks for it
  std::string why = {};          ///< nothing secret
};

/// Where pushes may go: https on port 443 of the internet's addresses, by certificates that this machine trusts. No
/// option of the program changes it; a test that runs a push service of its own does.
struct PushNetwork {
  bool any_port = false;     ///< and names without a dot
  bool loopback = false;     ///< addresses of this machine too
  std::string trusted = {};  ///< the only certificates that are trusted, in PEM
  std::chrono::seconds patience{15};
};

/// Sends pushes in a thread of its own: nothing else waits for a name, a handshake or a slow service. Eight at once,
/// a thousand wait, and each has 15 s from its connection on; no redirection is followed.
class PushSender {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Then = std::function<void(PushOutcome)>;
  /// `server`: its key. Outcomes come by `post`.
  PushSender(PushNetwork network, EllipticKey server, Post post);
  PushSender(const PushSender&) = delete;
  PushSender& operator=(const PushSender&) = delete;
  /// What isn't sent by then isn't any more.
  ~PushSender();

  void send(Push push, Then then);  ///< any thread

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace boardwright::server
