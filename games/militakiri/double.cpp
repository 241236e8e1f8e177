// SPDX-License-Identifier: MIT
#include "classes.hpp"

boardwright::Result<bw_rules*> militakiri::make_double(const Options& options) {
  return make_game<DoubleBoard>(options);
}
