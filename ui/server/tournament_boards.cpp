// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/tournament_boards.hpp"

#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "ui/server/evening_json.hpp"

namespace boardwright::server {
namespace {

constexpr const char* kKeptHeldBack = "page-held-back";

}  // namespace

std::optional<std::string> TournamentBoards::match_of(const std::string& board) const {
  const auto found = matches_.find(board);
  return found == matches_.end() ? std::nullopt : std::optional(found->second);
}

void TournamentBoards::note(const std::string& match, const TournamentPlace& place) {
  matches_[board_key(place.pairing, place.board)] = match;
  tournaments_[match] = place.tournament;
}

void TournamentBoards::hold_back(const std::string& match) {
  if (!tournaments_.contains(match)) return;
  evenings_.hold_back(match);
  if (held_back_.insert(match).second) keep_held_back();
}

void TournamentBoards::take_result(const std::string& match) {
  if (held_back_.erase(match) > 0) keep_held_back();
  if (const auto of = tournaments_.find(match); of != tournaments_.end())
    evenings_.take_results(of->second, match);
}

void TournamentBoards::keep_held_back() {
  nlohmann::json kept = nlohmann::json::object();
  for (const auto& match : held_back_) {
    nlohmann::json& one = kept[match];
    one["tournament"] = tournaments_.at(match);
    for (const auto& [key, of] : matches_)
      if (of == match) one["board"] = key;
  }
  if (auto done = club_.store().use([&](Store& store) { return store.remember(kKeptHeldBack, kept.dump()); });
      !done)
    log_warning("which results wait for spectators isn't kept: " + done.error());
}

void TournamentBoards::read_held_back() {
  const auto kept = club_.store().use([](Store& store) { return store.remembered(kKeptHeldBack); });
  if (!kept) return log_warning("which results wait for spectators can't be read: " + kept.error());
  const auto json = nlohmann::json::parse(*kept, nullptr, false);
  if (!json.is_object()) return;
  for (const auto& [match, one] : json.items()) {
    if (!one.is_object() || !one.contains("tournament") || !one["tournament"].is_string()) continue;
    tournaments_[match] = one["tournament"].get<std::string>();
    if (one.contains("board") && one["board"].is_string()) matches_[one["board"].get<std::string>()] = match;
    held_back_.insert(match);
    evenings_.hold_back(match);
  }
}

}  // namespace boardwright::server
