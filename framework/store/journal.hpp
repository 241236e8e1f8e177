// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match as the store keeps it: a list of entries that only grows. Values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/match/entry_kinds.hpp"
#include "framework/scoring/result.hpp"

namespace boardwright {

/// Kinds of entries. The store knows what `created` and `result` mean; the others are the match's business
/// (framework/match/entry_kinds.hpp), and any id of small letters, digits and '-' may be used.
namespace entry_kind {
inline constexpr std::string_view kCreated = "created";         ///< entry 1 of each match and no other
inline constexpr std::string_view kHandedOver = "handed-over";  ///< goes on elsewhere, moved by file
/// An unfinished match that nobody will play on: `why`, as JSON. It has no result, and nothing follows.
inline constexpr std::string_view kDiscarded = "discarded";
}  // namespace entry_kind

/// What is to be written down. Texts are UTF-8 without NUL.
struct NewEntry {
  std::string kind;
  std::string payload;  ///< JSON or text, as the match likes; ids of players, never their names
  TimeMs time = 0;      ///< UTC, milliseconds
  /// What only the host may know while the match runs, such as the seed. It stays in the store's file.
  std::string secret;
  friend bool operator==(const NewEntry&, const NewEntry&) = default;
};

struct StoredEntry {
  std::uint64_t number = 0;  ///< from 1, without gaps
  NewEntry what;
  std::string command;     ///< id of the command it came from; may be empty
  std::uint32_t part = 0;  ///< place among the entries of that command, from 0
  friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

/// What one command did to one match: all of it is written, or nothing.
struct Submission {
  std::string match;        ///< id, see new_id
  std::uint64_t after = 0;  ///< number of the newest entry that the match knows; 0 creates the match
  std::string command;      ///< id; the same one twice acts once. Empty: no protection against that
  std::vector<NewEntry> entries;
  /// Where the entries end with a result: what counts in the standings, written in the same stroke.
  std::optional<MatchResult> result;
};

/// The entries are on the disk and survive a crash and a power cut.
struct Receipt {
  std::uint64_t first = 0;  ///< numbers of the entries that hold the command
  std::uint64_t last = 0;
  bool repeated = false;  ///< they were there already
  friend bool operator==(const Receipt&, const Receipt&) = default;
};

/// One match in a list of matches.
struct MatchHead {
  std::string match;
  StoredEntry created;
  StoredEntry newest;  ///< its clock, for example, is where the match goes on
};

}  // namespace boardwright
