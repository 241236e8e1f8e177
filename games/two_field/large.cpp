// SPDX-License-Identifier: MIT
#include "game.hpp"

boardwright::Result<bw_rules*> two_field::make_large(const Options& options) {
  return make_game<LargeBoard>(options);
}
