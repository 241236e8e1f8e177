// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "framework/store/push_store.hpp"
#include "ui/server/push_sender.hpp"

namespace boardwright::server {

/// Which sessions' browsers are to be told that it is their turn, and when. Knows no sockets and nobody's games;
/// whoever asks says the time. What is kept is in the store before it holds. One thread.
class Pushes {
 public:
  using Time = std::chrono::steady_clock::time_point;
  /// A turn may be over by itself at once, by an answer in advance; and turns of several games are one push.
  static constexpr std::chrono::seconds kPause{2};
  /// After a push that wasn't taken; doubles with each further one.
  static constexpr std::chrono::seconds kFirstWait{60}, kLongestWait{24 * 60 * 60};

  /// Makes the server's key where there is none.
  [[nodiscard]] static Result<Pushes> open(PushStore store);

  [[nodiscard]] const EllipticKey& key() const noexcept { return key_; }
  /// Where that session's go; nullptr: nowhere.
  [[nodiscard]] const KeptPush* of(const std::string& session) const;
  [[nodiscard]] Result<void> keep(const KeptPush& push);
  [[nodiscard]] Result<void> forget(const std::string& session);
  /// The session goes on under another name.
  [[nodiscard]] Result<void> move(const std::string& session, const std::string& to);
  /// Those of sessions that are over, which the store has forgotten with them.
  template <class IsOver>
  void drop(const IsOver& is_over) {
    std::erase_if(all_, [&](const auto& one) { return is_over(one.first); });
  }

  /// It is that session's turn in this match.
  void owe(const std::string& session, const std::string& match, Time now);
  /// Those that may be told now, each with the matches in which it was its turn.
  [[nodiscard]] std::map<std::string, std::set<std::string>> due(Time now) const;
  void settle(const std::string& session);   ///< it needn't be told any more
  void sending(const std::string& session);  ///< all that it is owed, until `sent`
  /// `endpoint`: where it went, for that may be another one by now.
  void sent(const std::string& session, const std::string& endpoint, const PushOutcome& outcome, Time now);

 private:
  struct Told {
    KeptPush kept;
    std::set<std::string> matches = {};  // that are owed
    std::set<std::string> on_way = {};   // of the push that is being sent
    Time due{};
    int failed = 0;  // in a row
  };
  Pushes(PushStore store, EllipticKey key) : store_(std::move(store)), key_(std::move(key)) {}

  PushStore store_;
  EllipticKey key_;
  std::map<std::string, Told> all_;  // by session
};

}  // namespace boardwright::server
