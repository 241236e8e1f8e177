// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <string>

#include "framework/match/time_source.hpp"
#include "ui/server/at_home.hpp"
#include "ui/server/http.hpp"
#include "ui/server/own_names.hpp"
#include "ui/server/page_sockets.hpp"
#include "ui/server/people.hpp"
#include "ui/server/pushes.hpp"

namespace boardwright::server {

/// Members' browsers that are told whose turn it is in games at home: what members ask, and when one is sent. One thread.
class PushDesk {
 public:
  /// Sends one; the outcome comes in this thread.
  using Send = std::function<void(Push, PushSender::Then)>;
  struct Room {
    People& people;
    const PageSockets& sockets;
    const AtHome& home;
    const OwnNames& names;
    Pushes& pushes;
    const TimeSource& calendar;
    Send send;
    bool any_port = false;  ///< PushNetwork::any_port
  };
  explicit PushDesk(Room room) : room_(std::move(room)) {}

  /// /api/push and what is below it.
  [[nodiscard]] Answer list(const Request& request) const;
  [[nodiscard]] Answer post(const Request& request);
  /// It is this member's turn; his browsers are told soon, if they want to be.
  void owe(const std::string& member, const std::string& match);
  /// Sends what is due; to be called often.
  void look(Pushes::Time now);

 private:
  [[nodiscard]] Answer answer(const Session& session) const;
  /// Whether a push is still wanted: it is his turn, and he is neither away nor looking at the page there.
  [[nodiscard]] bool is_wanted(const Session& session, const std::set<std::string>& matches) const;

  Room room_;
  Pushes::Time looked_{};
};

}  // namespace boardwright::server
