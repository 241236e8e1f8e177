// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people write beside a match. It lives in memory alone: no record, no store and no log ever has it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright {

/// Who may write in a house: whoever may not writes by ready phrases, which each reader's page puts into his language.
enum class ChatPolicy { kEverybody, kMembers, kPhrases, kOff };
/// "everybody", "members", "phrases" or "off".
[[nodiscard]] Result<ChatPolicy> read_chat_policy(std::string_view text);

/// Whether that is the id of a ready phrase.
[[nodiscard]] bool is_chat_phrase(std::string_view id);

inline constexpr std::size_t kLongestChat = 200;  ///< characters as a reader sees them
/// The words as they may be shown: one line; refused as read_line() refuses a name.
[[nodiscard]] Result<std::string> read_chat_words(std::string_view text);

enum class ChatRoom { kPlayers, kSpectators };

struct ChatLine {
  std::uint64_t number = 0;
  ChatRoom room = ChatRoom::kPlayers;
  std::string person, name;
  std::string seat;           ///< whose he is in this match; empty: he looks on
  std::string words, phrase;  ///< one of the two
};

/// Beside one match: those who play and those who look on write apart. Spectators never read the players' words, players
/// read the spectators' once the match is over. A value.
class MatchChat {
 public:
  static constexpr std::size_t kMostLines = 50;  ///< of each room; older ones are forgotten

  const ChatLine& add(ChatLine line);
  /// All that this person has written is gone; false: it was nothing.
  bool take_back(const std::string& person);
  [[nodiscard]] static bool may_read(ChatRoom reader, ChatRoom written_in, bool over) {
    return reader == written_in || (over && reader == ChatRoom::kPlayers);
  }
  /// In the order in which it was written.
  [[nodiscard]] std::vector<ChatLine> read_by(ChatRoom reader, bool over) const;

 private:
  std::deque<ChatLine> lines_;  // of both rooms
  std::uint64_t newest_ = 0;
};

}  // namespace boardwright
