// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions of games between searching players, with what came of them: what tests/tuning fits to, where the
// players of self_play.hpp are too weak to learn from.
//   boardwright-tuning-positions GAME PLAYER PLAYER GAMES SEED >> FILE
// Prints a line for each kept position: its text, a tabulator, the first seat's score.
#include <charconv>
#include <iostream>

#include "framework/catalogue/catalogue.hpp"
#include "framework/match/match.hpp"
#include "framework/players/player.hpp"

namespace {

using namespace boardwright;

constexpr std::uint32_t kKept = 12;         // positions of a game
constexpr std::uint32_t kMostOpening = 16;  // random moves that a game begins with
constexpr std::uint32_t kRandomOneIn = 40;  // so often a later move is at random too
constexpr std::uint32_t kPlyLimit = 1000;

int wrong(const std::string& sentence) {
  std::cerr << sentence << "\n";
  return 2;
}

Result<void> play(Match& match, Player& player, Seat seat, bool blind, Random& random) {
  if (!blind) return let_play(match, seat, player);
  const auto moves = match.view(seat)->moves(seat);
  if (moves.empty()) return fail("nobody can move");
  return match.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
}

Result<void> play_game(const std::shared_ptr<const Rules>& rules, Player* const (&players)[2],
                       std::uint64_t number, std::uint64_t seed) {
  Random random(mix64(seed) + number);
  MatchOptions options;
  options.rules = rules;
  options.seed = Seed::from_number(random.next());
  options.ply_limit = kPlyLimit;
  auto match = Match::create(std::move(options));
  if (!match) return fail(match.error());
  const std::uint32_t opening = random.below(kMostOpening + 1);
  for (std::uint32_t ply = 0; !(*match)->is_over(); ++ply) {
    const auto seats = (*match)->seats_on_turn();
    const bool set_up = seats.size() > 1;
    const Seat seat = set_up ? seats[random.below(static_cast<std::uint32_t>(seats.size()))] : seats.front();
    const bool blind = ply < opening || random.below(kRandomOneIn) == 0;
    if (auto played = play(**match, *players[(number + seat) % 2], seat, blind, random); !played)
      return played;
  }
  const GameLine& line = (*match)->line();
  std::vector<std::size_t> usable;
  for (std::size_t ply = opening; ply < line.plies().size(); ++ply)
    if (line.position(ply).seats_on_turn().size() == 1) usable.push_back(ply);
  for (std::uint32_t kept = 0; kept < kKept && !usable.empty(); ++kept) {
    const std::uint32_t at = random.below(static_cast<std::uint32_t>(usable.size()));
    std::cout << line.position(usable[at]).text() << '\t' << (*match)->result()->scores[0] / 2.0 << '\n';
    usable[at] = usable.back();
    usable.pop_back();
  }
  return {};
}

int run(int argc, char** argv) {
  if (argc != 6) return wrong("boardwright-tuning-positions GAME PLAYER PLAYER GAMES SEED");
  const Catalogue catalogue = Catalogue::load();
  const auto entry = catalogue.find(argv[1]);
  if (!entry) return wrong(entry.error());
  const auto rules = entry->create();
  if (!rules) return wrong(rules.error());
  std::unique_ptr<Player> players[2];
  for (int i = 0; i < 2; ++i) {
    auto made = make_player(argv[2 + i], {.search = entry->game->data().search});
    if (!made) return wrong(made.error());
    players[i] = std::move(*made);
  }
  const std::uint64_t games = std::strtoull(argv[4], nullptr, 10), seed = std::strtoull(argv[5], nullptr, 10);
  for (std::uint64_t number = 0; number < games; ++number)
    if (auto played = play_game(*rules, {players[0].get(), players[1].get()}, number, seed); !played)
      return wrong(played.error());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return run(argc, argv);
}
