// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/kept_sessions.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string_view>

#include "framework/text/config_file.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright::desktop {

namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kLargestSessions = 64 * 1024, kMostClubs = 50;

Result<fs::path> sessions_file() { return user_data("clubs.json"); }

/// A list, the newest first. What can't be read is no session: one comes in anew.
Json kept_clubs() {
  const auto file = sessions_file();
  if (!file || !is_there(*file)) return Json::array();
  const auto text = read_file(*file, kLargestSessions, "the list of clubs");
  Json clubs = text ? Json::parse(*text, nullptr, false) : Json();
  return clubs.is_array() ? clubs : Json::array();
}

std::string word_in(const Json& club, const char* key) {
  const auto found = club.is_object() ? club.find(key) : club.end();
  return found == club.end() || !found->is_string() ? std::string() : found->get<std::string>();
}

Result<void> write_clubs(const Json& clubs) {
  const auto file = sessions_file();
  if (!file) return fail(file.error());
  std::error_code failed;
  fs::create_directories(file->parent_path(), failed);
  if (auto saved = save_file(*file, clubs.dump(1), Readers::kOwner); !saved) return saved;
  fs::permissions(*file, fs::perms::owner_read | fs::perms::owner_write,
                  failed);  // it may have been another's work
  if (failed) return fail("the list of clubs can be read by others: " + failed.message());
  return {};
}

Json without_club(const Json& clubs, const std::string& origin) {
  Json others = Json::array();
  for (const Json& club : clubs)
    if (word_in(club, "club") != origin && others.size() < kMostClubs - 1) others.push_back(club);
  return others;
}

}  // namespace

bool is_session_cookie(const std::string& cookie) {
  constexpr std::size_t kLongestCookie = 200;
  std::string_view rest = cookie;
  if (rest.starts_with("__Host-")) rest.remove_prefix(7);
  constexpr std::string_view kName = "boardwright=";
  if (!rest.starts_with(kName) || cookie.size() > kLongestCookie) return false;
  rest.remove_prefix(kName.size());
  return !rest.empty() && std::all_of(rest.begin(), rest.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

std::optional<ClubSession> kept_session(const std::string& origin) {
  for (const Json& club : kept_clubs()) {
    ClubSession session{word_in(club, "name"), word_in(club, "session")};
    if (word_in(club, "club") == origin && is_session_cookie(session.cookie)) return session;
  }
  return std::nullopt;
}

Result<void> keep_session(const std::string& origin, const ClubSession& session) {
  Json clubs = without_club(kept_clubs(), origin);
  clubs.insert(clubs.begin(), Json{{"club", origin}, {"name", session.name}, {"session", session.cookie}});
  return write_clubs(clubs);
}

Result<void> forget_session(const std::string& origin) {
  if (!kept_session(origin)) return {};
  return write_clubs(without_club(kept_clubs(), origin));
}

}  // namespace boardwright::desktop
