// SPDX-License-Identifier: GPL-3.0-or-later
//
// Weights that make an evaluation's promise come true: the expected score that evaluate.h says, fitted to the
// results of the games that positions come from, by logistic regression (Texel's tuning method; here by
// Newton's steps, which few features allow).
#pragma once

#include <boardwright/sdk/features.hpp>
#include <cmath>
#include <vector>

namespace tuning {

template <std::size_t kCount>
struct ScoredFeatures {
  boardwright::sdk::Features<kCount> features;
  float score;     ///< of the first seat, 0 to 1
  float fade = 1;  ///< what is left of an advantage here: the evaluation is the features' sum times this
};

template <std::size_t kCount>
class Fit {
 public:
  using Features = boardwright::sdk::Features<kCount>;
  using Examples = std::vector<ScoredFeatures<kCount>>;
  using Vector = std::array<double, kCount>;

  /// Mean loss: the negative logarithm of the probability given to what happened.
  [[nodiscard]] static double loss(const Examples& examples, const Features& weights) {
    return loss(examples, scaled(weights));
  }
  [[nodiscard]] static double loss(const Examples& examples, const Vector& w) {
    double sum = 0;
    for (const auto& example : examples) {
      const double p = std::clamp(expected(example.fade * dot(example.features, w)), 1e-9, 1 - 1e-9);
      sum -= example.score * std::log(p) + (1 - example.score) * std::log(1 - p);
    }
    return sum / static_cast<double>(examples.size());
  }

  /// `guess`: to whose proportions weights keep of which the games say little, such as those of features that
  /// come together or hardly ever.
  [[nodiscard]] static Features weights(const Examples& examples, const Features& guess) {
    const Vector guessed = to_scale(examples, scaled(guess));
    Vector w = guessed;
    for (int step = 0; step < 25; ++step) {
      Vector gradient{};
      std::array<Vector, kCount> curvature{};
      for (const auto& example : examples) {
        const double fade = example.fade, p = expected(fade * dot(example.features, w));
        for (std::size_t i = 0; i < kCount; ++i) {
          const double f = fade * example.features[i];
          gradient[i] += (example.score - p) * f;
          for (std::size_t j = 0; j <= i; ++j)
            curvature[i][j] += p * (1 - p) * f * fade * example.features[j];
        }
      }
      for (std::size_t i = 0; i < kCount; ++i) {
        const double pull = kPull * curvature[i][i] + kLeastPull;
        gradient[i] -= pull * (w[i] - guessed[i]);
        curvature[i][i] += pull;
      }
      Vector change = solved(curvature, gradient);
      const auto moved = [&] {
        Vector there = w;
        for (std::size_t i = 0; i < kCount; ++i) there[i] += change[i];
        return there;
      };
      const double here = loss(examples, w);
      for (int half = 0; half < 12 && loss(examples, moved()) > here; ++half)
        for (double& one : change) one /= 2;
      w = moved();
      double most = 0;
      for (const double one : change) most = std::max(most, std::abs(one * kPerUnit));
      if (most < 0.1) break;
    }
    return rounded(w);
  }
  /// The guess with the factor that fits best: its proportions as they are, its promises come true.
  [[nodiscard]] static Features to_scale(const Examples& examples, const Features& guess) {
    return rounded(to_scale(examples, scaled(guess)));
  }

 private:
  static constexpr double kPull = 0.03, kLeastPull = 1;  // towards the guess
  /// From the logarithm of odds to parts of an Elo point.
  static inline const double kPerUnit = 400.0 / std::log(10.0) * boardwright::sdk::kWeightUnit;

  static double expected(double log_odds) { return 1 / (1 + std::exp(-log_odds)); }
  static double dot(const Features& features, const Vector& w) {
    double sum = 0;
    for (std::size_t i = 0; i < kCount; ++i) sum += features[i] * w[i];
    return sum;
  }
  static Vector scaled(const Features& weights) {
    Vector w{};
    for (std::size_t i = 0; i < kCount; ++i) w[i] = weights[i] / kPerUnit;
    return w;
  }
  /// The guess as a whole made larger or smaller so that it fits best.
  static Vector to_scale(const Examples& examples, const Vector& guess) {
    const auto times = [&](double factor) {
      Vector product = guess;
      for (double& one : product) one *= factor;
      return product;
    };
    double low = 0.02, high = 4;
    while (high / low > 1.01) {
      const double third = std::cbrt(high / low), a = low * third, b = high / third;
      if (loss(examples, times(a)) < loss(examples, times(b)))
        high = b;
      else
        low = a;
    }
    return times(low);
  }
  static Features rounded(const Vector& w) {
    Features weights{};
    for (std::size_t i = 0; i < kCount; ++i)
      weights[i] = static_cast<std::int32_t>(std::lround(w[i] * kPerUnit));
    return weights;
  }
  /// Of a symmetric, positive matrix of which the lower half is given, by Cholesky's method.
  static Vector solved(std::array<Vector, kCount> matrix, Vector right) {
    for (std::size_t i = 0; i < kCount; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double sum = matrix[i][j];
        for (std::size_t k = 0; k < j; ++k) sum -= matrix[i][k] * matrix[j][k];
        matrix[i][j] = i == j ? std::sqrt(std::max(sum, 1e-12)) : sum / matrix[j][j];
      }
      for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i][k] * right[k];
      right[i] /= matrix[i][i];
    }
    for (std::size_t i = kCount; i-- != 0;) {
      for (std::size_t k = i + 1; k < kCount; ++k) right[i] -= matrix[k][i] * right[k];
      right[i] /= matrix[i][i];
    }
    return right;
  }
};

}  // namespace tuning
