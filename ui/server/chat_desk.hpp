// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "framework/link/chat.hpp"
#include "framework/link/token_bucket.hpp"
#include "ui/server/heard_commands.hpp"
#include "ui/server/loaded_matches.hpp"
#include "ui/server/lobby.hpp"

namespace boardwright::server {

/// What people write beside matches: who may, who reads it, who is muted. It is in memory alone, and gone with the match or
/// the server; what is kept is who has been muted. In the thread of the sockets.
class ChatDesk {
 public:
  struct Room {
    Club& club;
    People& people;
    PageSockets& sockets;
    HeardCommands& heard;
    LoadedMatches& matches;
    Lobby& lobby;
    ChatPolicy policy = ChatPolicy::kMembers;
  };
  /// Reads who is muted.
  explicit ChatDesk(Room room);

  void write(std::uint64_t id, PageSocket& from, const ChatRequest& asked);
  /// All that this socket may read beside this match; or every socket that watches it.
  void tell(PageSocket& to, const std::string& match);
  void tell(const std::string& match);
  /// By the organiser, who may also let him write again.
  void mute(const std::string& person, bool muted);
  [[nodiscard]] bool is_muted(const std::string& person) const { return muted_.contains(person); }
  /// Beside matches that nobody has loaded, and the paces of sessions without a socket.
  void drop_unused();

 private:
  /// Why it can't be written, as a code and a sentence; else the line.
  [[nodiscard]] tl::expected<ChatLine, LobbyRefusal> read(const PageSocket& socket, const ChatRequest& asked);
  void tell_line(const std::string& match, const ChatLine& line);
  [[nodiscard]] bool over_for_players(const std::string& match);
  [[nodiscard]] ChatRoom room_of(const std::string& match, const std::string& person);
  [[nodiscard]] const char* right_of(const std::string& person) const;
  void read_muted();

  Room room_;
  std::map<std::string, MatchChat> chats_;    // by match
  std::map<std::string, TokenBucket> paces_;  // by session
  std::set<std::string> muted_;               // people
};

}  // namespace boardwright::server
