// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people who tried a game on their phones wrote about it.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "framework/text/duration.hpp"

namespace boardwright {

/// A line about a game that was tried, and the position that was looked at when it was written. A value.
struct TrialNote {
  UtcTime time{};
  std::string match;     ///< its id in the trial's store
  std::string name;      ///< who wrote it
  std::size_t ply = 0;   ///< the position is the one after so many
  std::string position;  ///< its text by the rules of that match
  std::string words;     ///< one line
  friend bool operator==(const TrialNote&, const TrialNote&) = default;
};

/// Where one game's trials are kept, in a folder of the user's; nothing is made.
struct TrialPlace {
  std::filesystem::path store;  ///< the matches, which belong to no club
  std::filesystem::path notes;  ///< a line of JSON each
};
/// Beside the saves of the game that is read from this file. `below`: usually saves_folder().
[[nodiscard]] TrialPlace trial_place(const std::filesystem::path& game, const std::filesystem::path& below);
/// The notes of the matches in that store.
[[nodiscard]] std::filesystem::path notes_beside(const std::filesystem::path& store);

/// More than an evening of people writes; what would be longer is refused.
inline constexpr std::size_t kMostNotes = std::size_t{4} << 20U;  ///< bytes

/// Adds it at the end and waits for the disk. One program at a time.
[[nodiscard]] Result<void> keep_note(const std::filesystem::path& file, const TrialNote& note);
/// The oldest first; none where there is no file. A line that can't be read, such as one that a power cut has left
/// half, is passed over.
[[nodiscard]] Result<std::vector<TrialNote>> notes_in(const std::filesystem::path& file);

}  // namespace boardwright
