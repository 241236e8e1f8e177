// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace boardwright {

/// How far from its true value, in standard errors, an estimate may be seen at each of several looks at
/// growing data, so that with a probability of 1 - alpha it is never seen farther off at any of them.
/// Intervals of estimate ± bound × standard error then hold the true value at all looks together (repeated
/// confidence intervals: Jennison and Turnbull 1989, Interim analyses: the repeated confidence interval
/// approach). The bounds spend alpha as O'Brien and Fleming's do, very little of it at first: on each side
/// 2 - 2Φ(z/√t) at the part t of the data, with z exceeded by a fourth of alpha (Lan and DeMets 1983,
/// Discrete sequential boundaries for clinical trials); the probabilities are those of sums of independent
/// normal steps, integrated from look to look (Armitage, McPherson and Rowe 1969, Repeated significance tests
/// on accumulating data).
///
/// `parts`: the parts of all data that the looks see, ascending, the last one 1.
[[nodiscard]] std::vector<double> sequential_bounds(std::span<const double> parts, double alpha);

}  // namespace boardwright
