// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of tournaments for another laptop: a file on a stick, a text, or codes on paper (papers/state_code.hpp). Joining
// one twice changes nothing.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "framework/store/transfer.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright {

/// A copy that another laptop has left.
struct FoundCopy {
  std::filesystem::path file;    ///< empty: it was pasted
  std::string text{};            ///< what was pasted
  std::string tournament, name;  ///< id and name
  TimeMs time = 0;               ///< of its newest event
  std::uint32_t rounds = 0;      ///< published
  std::size_t results = 0;
};

/// The tournament, its people and its finished matches, for import into another store.
[[nodiscard]] Allowed<std::string> export_tournament(Club& club, const tournament::Tournament& now);
/// The same without the moves of matches, which are too long for paper: what goes on it as codes (state_code.hpp).
[[nodiscard]] Allowed<std::string> state_text(Club& club, const tournament::Tournament& now);

/// Where copies go, of all tournaments of this store; empty: nowhere. Refused where there is no such folder.
[[nodiscard]] Allowed<void> keep_copy_folder(Club& club, std::filesystem::path folder);
/// Writes a copy there, where there is a folder.
[[nodiscard]] Result<void> leave_copy(Club& club, const tournament::Tournament& now);

/// In a folder, or of one file: copies, and texts with the codes of a tournament on paper. The newest first.
[[nodiscard]] Allowed<std::vector<FoundCopy>> find_copies(const std::filesystem::path& folder);
/// In a text: codes of a tournament on paper as a scanner has typed them, or what `export` writes.
[[nodiscard]] Allowed<std::vector<FoundCopy>> find_copies_in_text(std::string_view text);

/// What came of another laptop's tournaments.
struct ImportedTournaments {
  std::vector<std::string> tournaments;  ///< ids of those that the text holds
  ImportReport report;
};
/// Joins another laptop's tournaments; also of a text with the codes of one on paper.
[[nodiscard]] Allowed<ImportedTournaments> import_tournaments(Club& club, std::string_view text);
/// Joins a copy that was found.
[[nodiscard]] Allowed<ImportedTournaments> join_copy(Club& club, const FoundCopy& copy);

}  // namespace boardwright
