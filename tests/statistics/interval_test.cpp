// SPDX-License-Identifier: GPL-3.0-or-later
#include <boardwright/pure/random.hpp>

#include "framework/statistics/interval.hpp"
#include "tests/statistics/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("Wilson's interval is that of the literature") {
  // Newcombe 1998, Two-sided confidence intervals for the single proportion, table I, method 3.
  const Interval usual = wilson(81, 263), none = wilson(0, 20), few = wilson(1, 29), all = wilson(29, 29);
  CHECK(usual.low == Approx(0.2553).margin(5e-5));
  CHECK(usual.high == Approx(0.3662).margin(5e-5));
  CHECK(few.low == Approx(0.0061).margin(5e-5));
  CHECK(few.high == Approx(0.1718).margin(5e-5));
  CHECK(none.low == 0);
  CHECK(none.high == Approx(0.1611).margin(5e-5));
  CHECK(all.high == 1);
}

TEST_CASE("Holm's correction multiplies by what is left and never falls") {
  const std::vector<double> p{0.01, 0.04, 0.03, 0.005};
  const auto corrected = holm(p);
  CHECK(corrected[3] == Approx(0.02));
  CHECK(corrected[0] == Approx(0.03));
  CHECK(corrected[2] == Approx(0.06));
  CHECK(corrected[1] == Approx(0.06));
  CHECK(holm(std::vector<double>{0.7, 0.9}) == std::vector<double>{1, 1});
}

TEST_CASE("the bootstrap finds the spread of a mean, and the same one each time") {
  Random random(11);
  std::vector<ColumnSums> blocks(400);
  double sum = 0, squares = 0;
  for (auto& block : blocks) {
    GameRow row;
    const double plies = random.below(100);
    row.set(Column::kPlies, plies);
    block.add(row);
    sum += plies;
    squares += plies * plies;
  }
  const Bootstrap bootstrap(blocks), again(blocks);
  std::vector<double> means, others;
  for (std::uint32_t k = 0; k < Bootstrap::kReplicates; ++k) {
    means.push_back(bootstrap.replicate(k).mean(Column::kPlies));
    others.push_back(again.replicate(k).mean(Column::kPlies));
  }
  CHECK(means == others);
  const auto interval = percentile_interval(means);
  REQUIRE(interval);
  const double mean = sum / 400, error = std::sqrt((squares / 400 - mean * mean) / 400);
  CHECK(interval->low == Approx(mean - kNormal95 * error).margin(0.4));
  CHECK(interval->high == Approx(mean + kNormal95 * error).margin(0.4));
}

TEST_CASE("a quantile's interval comes from ranks") {
  std::map<std::uint32_t, std::uint64_t> lengths;
  for (std::uint32_t plies = 1; plies <= 100; ++plies) lengths[plies] = 1;
  CHECK(quantile(lengths, 0.5) == 50);
  CHECK(quantile(lengths, 0.05) == 5);
  CHECK(quantile(lengths, 1) == 100);
  const auto interval = quantile_interval(lengths, 0.5);
  REQUIRE(interval);
  // Conover: ranks 50 -+ 1.96 * 5, so the 40th and the 61st.
  CHECK(interval->low == 40);
  CHECK(interval->high == 61);
  CHECK_FALSE(quantile_interval({{3, 2}}, 0.5));
}
