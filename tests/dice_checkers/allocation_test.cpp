// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playouts, counting and a host's own loop allocate nothing, through the loaded plugin. Left out under the
// address sanitizer, which wants operator new for itself.
#ifndef __SANITIZE_ADDRESS__
#include <boardwright/abi/chance.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>

#include <atomic>
#include <boardwright/pure/random.hpp>
#include <cstdlib>
#include <new>

#include "game_under_test.hpp"

namespace {
std::atomic<std::uint64_t> allocations{0};
}  // namespace

// The plugin's own operator new comes from the standard library, which takes these instead, as the program's
// come first. Not inlined, or the compiler takes the pair for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

using boardwright::Random;
using under_test::Game;

/// One whole game by the host's own loop, rolls included; how many plies.
int play_through(const bw_rules* rules, void* position, std::vector<bw_move>& list,
                 std::vector<std::uint32_t>& weights, Random& random) {
  const auto* chance = static_cast<const bw_chance*>(rules->api->get_extension(rules, BW_CHANCE_EVENTS));
  int plies = 0;
  for (; plies < 400; ++plies) {
    const bw_turn turn = rules->api->turn(rules, position);
    if (turn == BW_TURN_OVER) break;
    std::uint32_t count = 0;
    const bw_seat seat = turn == BW_TURN_CHANCE ? BW_CHANCE : (turn & 1U) != 0 ? 0 : 1;
    if (seat == BW_CHANCE)
      chance->events(rules, position, list.data(), weights.data(), &count);
    else
      rules->api->moves(rules, position, seat, list.data(), &count);
    rules->api->play(rules, position, seat, list[random.below(count)]);
  }
  return plies;
}

}  // namespace

TEST_CASE("playing allocates nothing") {
  for (const char* variant : {"basic", "marching"})
    for (const char* encounter : {"enter", "adjacent"})
      for (const char* obligation : {"free", "must_attack"}) {
        slow::Options options;
        options.variant = variant;
        options.encounter = encounter;
        options.obligation = obligation;
        Game game(options);
        const bw_rules* rules = game.rules().raw();
        const auto* playout = game.rules().extension<bw_playout>(BW_PLAYOUT);
        const auto* perft = game.rules().extension<bw_perft>(BW_PERFT);
        REQUIRE(playout != nullptr);
        REQUIRE(perft != nullptr);
        Random random(3);
        std::vector<bw_move> list(rules->facts->max_moves);
        std::vector<std::uint32_t> weights(rules->facts->max_moves);
        bw_playout_options playing{};
        playing.struct_size = sizeof playing;
        bw_playout_result result{};
        result.struct_size = sizeof result;
        std::uint64_t words[4], leaves = 0, plies = 0;
        Random(7).save(words);

        const std::uint64_t before = allocations;
        for (int i = 0; i < 4; ++i) {
          playing.flags = i % 2 == 0 ? std::uint32_t{BW_PLAYOUT_LIST_MOVES} : 0U;
          playout->run(rules, game.position().data(), &playing, words, &result);
          plies += result.plies;
        }
        perft->count(rules, game.position().data(), 3, &leaves);
        const int own_plies = play_through(rules, game.position().data(), list, weights, random);
        CHECK(allocations == before);
        CHECK(plies > 0);
        CHECK(own_plies > 0);
        CHECK(leaves > 0);
      }
}

TEST_CASE("the counting works for the plugin too") {
  // Writing a text allocates inside the plugin; if that isn't counted, the test above says nothing.
  const Game game;
  const bw_sink nowhere{nullptr, [](void*, const char*, size_t) {}};
  const std::uint64_t before = allocations;
  REQUIRE(game.rules().raw()->api->write_position(game.rules().raw(), game.position().data(), nowhere) ==
          BW_OK);
  CHECK(allocations > before);
}
#endif
