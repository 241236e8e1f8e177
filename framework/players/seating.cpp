// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/seating.hpp"

#include "framework/catalogue/settings.hpp"
#include "framework/log/log.hpp"
#include "framework/match/match.hpp"
#include "framework/players/engine_player.hpp"
#include "framework/players/guarded_player.hpp"
#include "framework/players/random_player.hpp"
#include "framework/players/seat_turn.hpp"
#include "framework/players/time_budget.hpp"
#include "plugins/host/program_files.hpp"

namespace boardwright {
namespace {

/// Ours have no clock of their own: what they may take is what a person waits for.
constexpr EngineLimits kOwnLimits{std::chrono::seconds(20), std::chrono::seconds(5),
                                  std::chrono::seconds(55)};

Result<std::unique_ptr<Player>> own_player(std::string_view name, const Place& place) {
  auto here = make_player(name, place.setup);
  if (!here || !place.with_people) return here;
  auto command = own_player_command(name, place);
  if (command.empty()) {
    log_warning("the program boardwright is missing beside this one: " + std::string(name) +
                " thinks in this process");
    return here;
  }
  EngineLimits limits = kOwnLimits;
  if (const auto budget = time_budget(name); budget) limits.move_time = budget->usual();
  return std::make_unique<EnginePlayer>(std::string(name), std::move(command), limits);
}

/// Who takes over: first the better one in a process of its own; then the one that needs nothing of the rules
/// but their moves, which the match asks for anyway.
std::vector<GuardedPlayer::Spare> spares(const Place& place) {
  return {[place] { return own_player("greedy", place).value(); },
          [] { return std::make_unique<RandomPlayer>(); }};
}

/// Who has no move to play loses.
Result<std::vector<Replacement>> take_out(Match& match, Seat seat, const std::string& player,
                                          const std::string& why, std::vector<Replacement> replaced) {
  if (auto seen = match.tick(); !seen) return fail(seen.error());
  const auto& gone = match.update(seat).table.left;
  const bool has_left = std::ranges::any_of(gone, [seat](const Departure& one) { return one.seat == seat; });
  if (match.is_over() || has_left) return std::vector<Replacement>{};  // its flag has fallen
  if (auto lost = match.disconnect(seat); !lost) return fail(player + " " + why + ": " + lost.error());
  log_warning("player " + player + " " + why + ": it loses by disconnection");
  replaced.push_back({player, why, ""});
  return replaced;
}

}  // namespace

std::vector<std::string> own_player_command(std::string_view name, const Place& place) {
  const auto program = own_program("boardwright");
  if (program.empty()) return {};
  std::vector<std::string> words{program.string()};
  if (!place.game_folder.empty()) words.insert(words.end(), {"--games", place.game_folder.string()});
  const std::string game = place.rules->game_id();
  words.insert(words.end(), {"ugi", place.variant.empty() ? game : game + "/" + place.variant});
  // The rules that are played here, should the file have been replaced meanwhile.
  words.insert(words.end(), {"--plugin", place.rules->library().copy()});
  for (const auto& [parameter, value] : place.rules->parameters())
    words.insert(words.end(), {"--set", parameter + "=" + write_value(value)});
  words.insert(words.end(), {"--player", std::string(name)});
  return words;
}

Result<std::unique_ptr<Player>> seat_player(std::string_view name, const Place& place) {
  const bool foreign = name.starts_with(kEnginePrefix);
  auto player = foreign ? make_player(name) : own_player(name, place);
  if (!player || place.lost == LostPlayer::kLose || (!foreign && !place.with_people)) return player;
  return std::make_unique<GuardedPlayer>(std::move(*player), spares(place));
}

void take_choice(Match& match, Seat seat, const std::string& player, const Result<Choice>& choice,
                 std::function<void(const Result<std::vector<Replacement>>&)> done) {
  const std::string text = choice ? match.view(seat)->move_text(seat, choice->move) : "";
  auto replaced = choice ? choice->replaced : std::vector<Replacement>{};
  if (text.empty())
    return done(take_out(match, seat, player, choice ? "plays what is not legal" : choice.error(),
                         std::move(replaced)));
  const auto taken = [&match, replaced, done = std::move(done)](const CommandResult& played) {
    // Its flag may have fallen; else it isn't the player that is in the way, but whoever keeps the match.
    if (!played && !match.is_over()) return done(fail(played.error()));
    for (const auto& [who, reason, by] : replaced)
      log_warning("player " + who + " " + reason + ": " + by + " plays on in its place");
    done(replaced);
  };
  match.submit({Command::Type::kMove, seat, text, match.update(seat).number}, taken);
}

Result<void> let_seats_consent(Match& match, std::span<const Seat> computers) {
  for (const Seat seat : computers)
    if (match.update(seat).table.can_answer)
      if (auto allowed = match.submit(Command::Type::kAllow, seat); !allowed) return allowed;
  return {};
}

Result<bool> let_seat_claim(Match& match, Seat seat) {
  const auto outcome = match.line().claimable();
  if (!outcome || !match.line().on_turn(seat) || outcome->scores.at(seat) == 0) return false;
  if (auto claimed = match.submit(Command::Type::kClaimRepetition, seat); !claimed)
    return fail(claimed.error());
  return true;
}

Result<std::vector<Replacement>> take_choice(Match& match, Seat seat, const Player& player,
                                             const Result<Choice>& choice) {
  Result<std::vector<Replacement>> taken;
  take_choice(match, seat, player.name(), choice, [&taken](const auto& came) { taken = came; });
  match.finish_writing();
  return taken;
}

Result<std::vector<Replacement>> let_seat_play(Match& match, Seat seat, Player& player) {
  if (match.is_over()) return fail("the game is over");
  if (!match.line().on_turn(seat))
    return fail("it is not " + std::string(match.rules().seat_name(seat)) + "'s turn");
  if (const auto claimed = let_seat_claim(match, seat); !claimed || *claimed)
    return claimed ? Result<std::vector<Replacement>>() : fail(claimed.error());
  return take_choice(match, seat, player, player.play_turn(seat_turn(match, seat)));
}

}  // namespace boardwright
