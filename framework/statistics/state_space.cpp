// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/state_space.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace boardwright {
namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

double log_factorial(std::uint64_t number) { return std::lgamma(static_cast<double>(number) + 1); }

/// The logarithm of the sum of two numbers given by theirs.
double log_sum(double a, double b) {
  if (a == kNone) return b;
  if (b == kNone) return a;
  return std::max(a, b) + std::log1p(std::exp(-std::abs(a - b)));
}

}  // namespace

double log10_pictures(std::uint32_t fields, std::uint32_t kinds) {
  return fields * std::log10(static_cast<double>(kinds) + 1);
}

double log10_placements(std::uint32_t fields, std::span<const std::uint64_t> most) {
  // By the number of pieces: the logarithm of its coefficient.
  std::vector<double> product(fields + 1U, kNone);
  product[0] = 0;
  for (const std::uint64_t limit : most) {
    std::vector<double> next(fields + 1U, kNone);
    for (std::uint32_t pieces = 0; pieces <= fields; ++pieces) {
      if (product[pieces] == kNone) continue;
      for (std::uint32_t more = 0; more <= std::min<std::uint64_t>(limit, fields - pieces); ++more)
        next[pieces + more] = log_sum(next[pieces + more], product[pieces] - log_factorial(more));
    }
    product = std::move(next);
  }
  double sum = kNone;
  for (std::uint32_t pieces = 0; pieces <= fields; ++pieces)
    sum = log_sum(sum, product[pieces] + log_factorial(fields) - log_factorial(fields - pieces));
  return sum / std::log(10.0);
}

}  // namespace boardwright
