// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "framework/link/page_message.hpp"
#include "ui/server/people.hpp"

namespace boardwright::server {

/// One of a table's seats: somebody, a computer, or free.
struct LobbySeat {
  std::string seat;
  std::string person, name;  ///< empty: nobody
  std::string computer;      ///< such as level:3; empty: none
  [[nodiscard]] bool is_free() const noexcept { return person.empty() && computer.empty(); }
};

struct LobbyTable {
  enum class State { kWaiting, kStarting, kPlaying, kOver };
  std::string id;
  std::string match;  ///< empty before it has begun
  State state = State::kWaiting;
  std::string game, variant, clock;  ///< as they were asked for; the clock may be empty
  std::string host;
  std::vector<LobbySeat> seats;
  std::vector<std::string> invited;
  nlohmann::json result;        ///< as in updates, once it is over
  std::set<std::string> again;  ///< who wants the same once more
  std::size_t watchers = 0;
  bool rated = false;
  bool held_back = false;  ///< it is over, and nobody but who plays may know yet
  TimeMs changed = 0;

  [[nodiscard]] LobbySeat* seat_of(const std::string& person);
  [[nodiscard]] bool is_full() const;
};

/// Why something can't be in the lobby: a code and a sentence.
struct LobbyRefusal {
  std::string code, sentence;
};
using LobbyResult = tl::expected<std::string, LobbyRefusal>;  ///< the table's id
[[nodiscard]] inline tl::unexpected<LobbyRefusal> refuse(std::string code, std::string sentence) {
  return tl::unexpected(LobbyRefusal{std::move(code), std::move(sentence)});
}
/// In messages nothing is null.
[[nodiscard]] inline nlohmann::json or_null(const std::string& text) {
  return text.empty() ? nlohmann::json() : nlohmann::json(text);
}

/// The room where tables are made: who sits where, who is invited, what is to begin. A value: it knows neither
/// sockets nor matches; whoever has those is told by `starting` what to begin.
class Lobby {
 public:
  static constexpr std::size_t kMostTables = 500, kMostOfAPerson = 8;
  static constexpr std::chrono::minutes kShownWhenOver{30};

  /// `seats`: of the game, in its order. Computers' names and games are the caller's to check.
  [[nodiscard]] LobbyResult open(const LobbyRequest& asked, const Person& host,
                                 const std::vector<std::string>& seats, TimeMs now);
  [[nodiscard]] LobbyResult sit(const LobbyRequest& asked, const Person& person, TimeMs now);
  [[nodiscard]] LobbyResult stand(const std::string& table, const std::string& person, TimeMs now);
  [[nodiscard]] LobbyResult decline(const std::string& table, const std::string& person);
  /// The new table's id once everybody at the old one wants it, else the old one's.
  [[nodiscard]] LobbyResult again(const std::string& table, const std::string& person, TimeMs now);
  /// Everybody is seated at once. `people`: by seat.
  [[nodiscard]] LobbyResult pair(const LobbyRequest& asked, const std::string& host,
                                 const std::vector<LobbySeat>& seats, TimeMs now);
  /// A match that goes on after a restart, or one whose people are known. Its id.
  std::string add(LobbyTable table);

  /// Tables that are full and haven't begun: they are starting now.
  [[nodiscard]] std::vector<LobbyTable> starting();
  void started(const std::string& table, const std::string& match, TimeMs now);
  void failed(const std::string& table);
  void over(const std::string& match, nlohmann::json result, bool held_back, TimeMs now);
  /// Somebody has gone for good: off every table that waits.
  void gone(const std::string& person, TimeMs now);
  void drop_old(TimeMs now);

  [[nodiscard]] const std::map<std::string, LobbyTable>& tables() const noexcept { return tables_; }
  [[nodiscard]] LobbyTable* of_match(const std::string& match);
  /// Raised at every change.
  [[nodiscard]] std::uint64_t version() const noexcept { return version_; }
  void touch() { ++version_; }

 private:
  [[nodiscard]] tl::expected<LobbyTable*, LobbyRefusal> find(const std::string& table);
  [[nodiscard]] std::string next_id() { return "t" + std::to_string(++next_); }

  std::map<std::string, LobbyTable> tables_;
  std::unordered_map<std::string, std::string> by_match_;  // the table's id, of every match that one is for
  std::uint64_t next_ = 0, version_ = 1;
};

/// For this person; empty: for anybody.
[[nodiscard]] nlohmann::json to_json(const LobbyTable& table, const std::string& person);

}  // namespace boardwright::server
