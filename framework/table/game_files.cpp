// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/game_files.hpp"

#include <chrono>

#include "framework/record/save_format.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright {
namespace {

constexpr std::size_t kLongestPart = 24;  // bytes of a name in a file's name

/// Letters and digits of any alphabet; what file systems or shells could mind becomes a line.
std::string file_part(const std::string& name) {
  std::string part;
  for (const char letter : name) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool plain = byte >= 0x80 || std::isalnum(byte) != 0;
    if (part.size() >= kLongestPart && (byte & 0xC0U) != 0x80) break;  // between characters only
    if (plain)
      part += letter;
    else if (!part.empty() && part.back() != '-')
      part += '-';
  }
  while (!part.empty() && part.back() == '-') part.pop_back();
  return part.empty() ? "unknown" : part;
}

Result<std::string> text_of(Club& club, const Catalogue& catalogue, const std::string& match,
                            const std::filesystem::path& file) {
  const auto game = club.matches().finished(match, catalogue);
  if (!game) return fail(game.error());
  return record_text(game->record, game->rules, game->game->records(), file);
}

}  // namespace

std::string game_file_name(const ResultInfo& game) {
  const auto day = std::chrono::floor<std::chrono::days>(
      std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(game.played.time)));
  const std::chrono::year_month_day date(day);
  const auto two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  std::string name = std::to_string(static_cast<int>(date.year())) + "-" +
                     two(static_cast<unsigned>(date.month())) + "-" + two(static_cast<unsigned>(date.day()));
  for (const auto& player : game.names) name += "-" + file_part(player);
  return name + "-" +
         game.played.match.substr(game.played.match.size() -
                                  std::min<std::size_t>(8, game.played.match.size()));
}

Result<WrittenGames> write_games(Club& club, const Catalogue& catalogue, std::span<const ResultInfo> games,
                                 const std::filesystem::path& place) {
  WrittenGames written;
  const bool one_file = place.extension() == ".pgn" || place.extension() == ".sgf";
  std::string all;
  if (!one_file) {
    std::error_code error;
    // "games.docx" is meant for a file: no folder of that name is made.
    if (!place.has_extension()) std::filesystem::create_directories(place, error);
    if (!std::filesystem::is_directory(place, error))
      return fail(place.string() + ": this is no folder, and no file that ends in .pgn or .sgf");
  }
  for (const auto& game : games) {
    const auto file = one_file ? place : place / (game_file_name(game) + ".txt");
    const auto text = text_of(club, catalogue, game.played.match, file);
    if (!text) {
      written.problems.push_back(text.error());
      continue;
    }
    if (one_file)
      all += (all.empty() ? "" : "\n") + *text;
    else if (auto saved = save_file(file, *text); !saved)
      return fail(saved.error());
    ++written.games;
  }
  if (one_file)
    if (auto saved = save_file(place, all); !saved) return fail(saved.error());
  return written;
}

}  // namespace boardwright
