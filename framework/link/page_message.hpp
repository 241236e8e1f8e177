// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a page sends over its socket (docs/protocol.md), read without knowing any game: what is inside a command
// or a question is read by who has the game's names.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace boardwright {

inline constexpr std::size_t kLongestPageMessage = 4096;  ///< bytes
inline constexpr int kDeepestPageMessage = 8;

struct BeatMessage {
  std::uint64_t n = 0;
  bool visible = true;
};
struct PongMessage {
  std::uint64_t number = 0;
};

struct LobbyRequest {
  enum class Do {
    kOpen,
    kSit,
    kStand,
    kDecline,
    kAgain,
    kClaim,
    kNote,
    // the organiser
    kPair,
    kMemberCode,
    kRevoke,
    kAdjudicate,
    kEndClockWait,
    kSettleClaim,
    kDevices,
    kDelay,
    kForgetPassword,
    kMute,
    kForgetPasskeys
  };
  Do what = Do::kOpen;
  std::string id;
  std::string table, game, variant, match, person, member, why;
  std::string clock, seat;  ///< empty: none, any
  std::string words;        ///< of kNote
  std::uint32_t ply = 0;    ///< of kNote: the position after so many
  std::string device;       ///< of kRevoke; empty: all of them
  std::string delay;        ///< of kDelay, as read_spectator_delay reads it; empty: none
  bool add = false;
  bool allow = false;                                    ///< of kSettleClaim
  bool mute = false;                                     ///< of kMute; else he may write again
  std::map<std::string, std::string> computers, people;  ///< by seat
  std::map<std::string, std::uint32_t> half_points;      ///< by seat
  std::vector<std::string> invite;
};

/// Something about a tournament of the club (docs/protocol.md).
struct EveningRequest {
  enum class Do {
    // of whoever plays in it, for himself
    kCome,
    kRest,
    kGoHome,
    kResult,
    kPlay,
    kLikes,
    // a helper
    kPresence,
    kGive,
    kLikesOf,
    kChooseGame,
    // an arbiter
    kPreview,
    kCorrect,
    kAbsent,
    kState,
    // the organiser
    kPair,
    kExchange,
    kPublish,
    kWhy,
    kWithdraw,
    kEnter,
    kTie,
    kTakeBack,
    kAccept,
    kDecline,
    kMatch,
    kEnd,
    kHalf,
    kOneMore,
    kChange
  };
  enum class State { kPlaying, kClosed };
  Do what = Do::kCome;
  std::string id;
  std::string evening, language;            ///< of refusals and of why; empty: English
  std::string player, other, person, name;  ///< ids of players, a session's person, a name
  std::string score, why, draft;            ///< score empty: none
  std::uint32_t round = 0, board = 0, game = 0;
  std::vector<std::uint32_t> games;  ///< of kLikes and kLikesOf
  bool here = true;                  ///< of kPresence
  bool back = false;                 ///< of kWithdraw
  bool swapped = false;              ///< of kCorrect and kPreview
  State state = State::kPlaying;
  /// Of kChange, as far as it is said; an empty clock or day: none.
  struct Change {
    std::optional<std::string> name, clock, until;
    std::optional<std::uint32_t> boards, patience;
  };
  Change change;
};

/// An update that a page has.
struct Have {
  std::uint64_t generation = 0;
  std::uint64_t update = 0;
  friend bool operator==(const Have&, const Have&) = default;
};
struct WatchRequest {
  enum class As { kSeat, kSpectator, kEverything };
  std::string match;
  As as = As::kSeat;
  std::optional<Have> have;
};
struct UnwatchRequest {
  std::string match;
};
struct CommandRequest {
  std::string match;
  std::string id;       ///< the command's
  std::string command;  ///< as framework/link/README.md has it
};
struct AskRequest {
  std::string match;
  std::uint64_t id = 0;  ///< the question's
  std::string question;  ///< the same
};

/// Something written beside a match that is watched: one of `words` and `phrase`.
struct ChatRequest {
  std::string match;
  std::string id;
  std::string words, phrase;
};

using PageMessage = std::variant<BeatMessage, PongMessage, LobbyRequest, WatchRequest, UnwatchRequest,
                                 CommandRequest, AskRequest, EveningRequest, ChatRequest>;

/// Refuses what is too long or too deep, unknown members and wrong types; the sentence names the key.
[[nodiscard]] Result<PageMessage> page_message_from_json(std::string_view text);

}  // namespace boardwright
