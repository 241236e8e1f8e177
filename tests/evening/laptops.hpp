// SPDX-License-Identifier: GPL-3.0-or-later
//
// Laptops that write a tournament's events, each by what it knows.
#pragma once

#include <algorithm>

#include "framework/tournament/tournament.hpp"

namespace boardwright::test {

struct Laptop {
  std::string device;
  std::string who{};
  std::vector<tournament::Event> events{};
  int written = 0;

  [[nodiscard]] tournament::Tournament now() const { return tournament::fold("t", events); }
  std::string write(tournament::What what) {
    const auto known = now();
    const std::string id = device + "-" + std::to_string(++written);
    events.push_back({id, 1000 + static_cast<TimeMs>(known.stamp), device, who, known.stamp + 1, known.under,
                      std::move(what)});
    return id;
  }
  /// What the other one has written, too.
  void merge(const Laptop& other) {
    for (const auto& event : other.events)
      if (std::ranges::find(events, event.id, &tournament::Event::id) == events.end())
        events.push_back(event);
  }
  void take_over() {
    const auto known = now().devices;
    write(tournament::TakenOver{known});
  }
};

inline tournament::Settings plain_settings() {
  tournament::Settings settings;
  settings.name = "Evening";
  settings.system = tournament::System::kSwiss;
  settings.games = {{"pebbles", "usual"}};
  settings.presence = tournament::PresenceRule::kAssumed;
  return settings;
}

inline tournament::Entered plays(std::string player, std::uint32_t arrives = 1) {
  tournament::Entered entered;
  entered.player = std::move(player);
  entered.arrives = arrives;
  return entered;
}

/// A round of pairs ("ab": a against b), in their order.
inline tournament::Published round_of(std::uint32_t number, const std::vector<std::string>& pairs,
                                      std::string bye = {}) {
  tournament::Published round;
  round.round = number;
  round.bye = std::move(bye);
  for (const auto& pair : pairs)
    round.boards.push_back(
        {static_cast<std::uint32_t>(round.boards.size() + 1), pair.substr(0, 1), pair.substr(1), 0, 1});
  return round;
}

inline constexpr tournament::Score kFirstWins{tournament::Code::kWin, tournament::Code::kLoss, {}, {}, {}};
inline constexpr tournament::Score kSecondWins{tournament::Code::kLoss, tournament::Code::kWin, {}, {}, {}};
inline constexpr tournament::Score kDrawn{tournament::Code::kDraw, tournament::Code::kDraw, {}, {}, {}};

inline tournament::ResultGiven result_of(std::string pairing, std::uint32_t board, tournament::Score score) {
  return {std::move(pairing), board, score, tournament::Source::kArbiter, {}};
}

}  // namespace boardwright::test
