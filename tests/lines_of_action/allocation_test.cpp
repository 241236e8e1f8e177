// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playouts, counting and a host's own loop allocate nothing. Left out under the address sanitizer, which
// wants operator new for itself.
#ifndef __SANITIZE_ADDRESS__
#include <boardwright/abi/evaluate.h>

#include <atomic>
#include <boardwright/pure/random.hpp>
#include <cstdlib>
#include <new>

#include "game_under_test.hpp"

using boardwright::Random;
using under_test::Game;

namespace {
std::atomic<std::uint64_t> allocations{0};
}  // namespace

// Not inlined, or the compiler takes the pair for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

TEST_CASE("playing allocates nothing") {
  for (const int size : {8, 10}) {
    const Game game({{"size", size}});
    const auto* playout = game.extension<bw_playout>(BW_PLAYOUT);
    const auto* perft = game.extension<bw_perft>(BW_PERFT);
    const auto* evaluate = game.extension<bw_evaluate>(BW_EVALUATE);
    const auto* noisy = game.extension<bw_noisy>(BW_NOISY);
    std::int32_t value = 0;
    std::uint64_t words[4];
    Random(7).save(words);
    bw_playout_options options{};
    options.struct_size = sizeof options;
    bw_playout_result result{};
    result.struct_size = sizeof result;
    std::uint64_t leaves = 0;
    std::vector<bw_move> list(game.get()->facts->max_moves);
    alignas(BW_MAX_ALIGNMENT) char position[64];
    game.get()->api->start(game.get(), position);

    const std::uint64_t before = allocations;
    for (int i = 0; i < 20; ++i) {
      options.flags = i % 2 == 0 ? std::uint32_t{BW_PLAYOUT_LIST_MOVES} : 0U;
      playout->run(game.get(), game.position(), &options, words, &result);
    }
    perft->count(game.get(), game.position(), 3, &leaves);
    for (int ply = 0; ply < 200; ++ply) {
      const bw_turn turn = game.get()->api->turn(game.get(), position);
      if (turn == BW_TURN_OVER) break;
      std::uint32_t count = 0;
      evaluate->evaluate(game.get(), position, turn - 1, &value);
      noisy->moves(game.get(), position, turn - 1, list.data(), &count);
      game.get()->api->moves(game.get(), position, turn - 1, list.data(), &count);
      game.get()->api->play(game.get(), position, turn - 1, list[count / 2]);
    }
    CHECK(allocations == before);
    CHECK(leaves > 0);
    CHECK(result.plies > 0);
  }
}
#endif
