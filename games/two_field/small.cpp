// SPDX-License-Identifier: MIT
#include "game.hpp"

boardwright::Result<bw_rules*> two_field::make_small(const Options& options) {
  return make_game<SmallBoard>(options);
}
