// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a club's server tells around its matches (docs/protocol.md), as values, read with limits.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/link/spectator_delay.hpp"
#include "ui/desktop/play/here.hpp"

namespace boardwright::desktop {

struct ClubMe {
  std::string person, name;
};

struct ClubHello {
  std::string club;  ///< its name; may be empty
  bool needs_code = false;
  std::optional<ClubMe> me;  ///< nothing: nobody has come in
  std::string token;
};

struct ClubPerson {
  std::string person, name;
  Here here = Here::kHere;
};

struct ClubSeat {
  std::string seat;          ///< its id
  std::string person, name;  ///< empty: nobody of the people here
  std::string computer;      ///< as players are called: level:3
  Here here = Here::kHere;
  [[nodiscard]] bool is_free() const { return person.empty() && computer.empty(); }
};

struct ClubTable {
  std::string table, match;  ///< `match` is empty before it has begun
  enum class State { kWaiting, kPlaying, kOver } state = State::kWaiting;
  std::string game, variant, board, clock;  ///< `board`: the path that tells of it; clock empty: none
  std::vector<ClubSeat> seats;
  std::vector<std::string> invited, again;  ///< people
  [[nodiscard]] const ClubSeat* seat_of(const std::string& person) const;
  [[nodiscard]] bool has_free_seat() const;
};

struct ClubLobby {
  std::vector<ClubPerson> people;
  std::vector<ClubTable> tables;
};

/// What can be played there.
struct ClubGames {
  struct Variant {
    std::string variant, name;
    std::vector<std::string> clocks;  ///< ids
  };
  struct Named {
    std::string id, name;
  };
  struct Game {
    std::string game, name;
    std::vector<Named> seats;
    std::vector<Variant> variants;
    std::vector<Named> levels;  ///< computers
  };
  std::vector<Game> games;
  std::vector<Named> clocks;
  [[nodiscard]] const Game* game(const std::string& id) const;
  /// As people call them; ids where nothing is known.
  [[nodiscard]] std::string name_of(const std::string& game, const std::string& variant) const;
  [[nodiscard]] std::string clock_name(const std::string& clock) const;
};

/// What holds of a match as long as it is watched.
struct ClubWatching {
  std::string viewer;  ///< a seat's id or "spectator"
  bool draw_agreement = true, takeback = true, touch_move = false, hints = true;
  SpectatorDelay late = {};  ///< how late spectators see it
};

/// A line that somebody has written beside a match.
struct ClubChatLine {
  std::uint64_t number = 0;
  bool spectators = false;  ///< written among those who look on
  std::string person, name;
  std::string seat;           ///< its id; empty: looks on
  std::string words, phrase;  ///< one of the two; a phrase by its id
};

/// What is written beside a match, as far as one may read it.
struct ClubChat {
  enum class May { kWords, kPhrases, kMuted } may = May::kPhrases;
  bool spectators = false;  ///< one writes among those who look on
  bool whole = true;        ///< all of it; else what is new
  std::vector<ClubChatLine> lines;
};

/// What this version of the protocol is called. Another one: `newer` says which of the two has to be updated.
struct OtherVersion {
  bool newer = false;
};
/// Nothing: it is ours, or no Boardwright at all.
[[nodiscard]] std::optional<OtherVersion> other_version(std::string_view hello);

[[nodiscard]] Result<ClubHello> read_hello(std::string_view text);
[[nodiscard]] Result<ClubGames> read_club_games(std::string_view text);
// Of messages that have been parsed.
[[nodiscard]] Result<ClubLobby> read_lobby(const nlohmann::json& message);
[[nodiscard]] Result<ClubMe> read_me(const nlohmann::json& message);
[[nodiscard]] Result<ClubWatching> read_watching(const nlohmann::json& message);
[[nodiscard]] Result<std::vector<ClubSeat>> read_seats(const nlohmann::json& message);
[[nodiscard]] Result<ClubChat> read_chat(const nlohmann::json& message);

}  // namespace boardwright::desktop
