// SPDX-License-Identifier: MIT
#include "classes.hpp"

boardwright::Result<bw_rules*> militakiri::make_single(const Options& options) {
  return make_game<SingleBoard>(options);
}
