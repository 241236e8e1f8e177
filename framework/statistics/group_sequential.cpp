// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/group_sequential.hpp"

#include <algorithm>
#include <cmath>

namespace boardwright {
namespace {

double normal_above(double z) { return std::erfc(z / std::sqrt(2.0)) / 2; }

/// The point that a standard normal value exceeds with this probability, at most one half.
double normal_point(double above) {
  double low = 0, high = 40;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (normal_above(middle) > above ? low : high) = middle;
  }
  return (low + high) / 2;
}

/// Of alpha, on both sides; each spends its half by itself.
double spent(double part, double alpha) {
  return std::min(alpha, 4 * normal_above(normal_point(alpha / 4) / std::sqrt(part)));
}

/// The density of a sum of normal steps where it has stayed within the bounds so far, at points of equal
/// distance, with the weights of Simpson's rule.
class Staying {
 public:
  /// After the first look; `edge`: the bound on the sum.
  Staying(double variance, double edge) : points_(grid(edge)), density_(points_.size()) {
    for (std::size_t i = 0; i < points_.size(); ++i)
      density_[i] = std::exp(-points_[i] * points_[i] / (2 * variance)) / std::sqrt(kTwoPi * variance);
  }
  /// The probability to leave within a step of this variance.
  [[nodiscard]] double leaving(double variance, double edge) const {
    const double spread = std::sqrt(variance);
    double sum = 0;
    for (std::size_t i = 0; i < points_.size(); ++i)
      sum += weight(i) * density_[i] *
             (normal_above((edge - points_[i]) / spread) + normal_above((edge + points_[i]) / spread));
    return sum;
  }
  [[nodiscard]] Staying after(double variance, double edge) const {
    Staying next(grid(edge));
    const double scale = 1 / std::sqrt(kTwoPi * variance);
    for (std::size_t k = 0; k < next.points_.size(); ++k) {
      double sum = 0;
      for (std::size_t i = 0; i < points_.size(); ++i) {
        const double step = next.points_[k] - points_[i];
        sum += weight(i) * density_[i] * std::exp(-step * step / (2 * variance));
      }
      next.density_[k] = sum * scale;
    }
    return next;
  }

 private:
  static constexpr double kTwoPi = 6.283185307179586;
  static constexpr std::size_t kPoints = 801;  // odd, for Simpson's rule

  explicit Staying(std::vector<double> points) : points_(std::move(points)), density_(points_.size()) {}
  static std::vector<double> grid(double edge) {
    std::vector<double> points(kPoints);
    for (std::size_t i = 0; i < kPoints; ++i)
      points[i] = edge * (2 * static_cast<double>(i) / static_cast<double>(kPoints - 1) - 1);
    return points;
  }
  [[nodiscard]] double weight(std::size_t i) const {
    const double third = (points_[1] - points_[0]) / 3;
    if (i == 0 || i + 1 == points_.size()) return third;
    return i % 2 == 1 ? 4 * third : 2 * third;
  }

  std::vector<double> points_, density_;
};

/// Sums this far out are never met; a grid up to there would be too coarse.
constexpr double kFar = 8;

}  // namespace

std::vector<double> sequential_bounds(std::span<const double> parts, double alpha) {
  std::vector<double> bounds{normal_point(spent(parts[0], alpha) / 2)};
  const auto edge_of = [&](std::size_t look, double bound) {
    return std::min(bound, kFar) * std::sqrt(parts[look]);
  };
  Staying staying(parts[0], edge_of(0, bounds[0]));
  for (std::size_t look = 1; look < parts.size(); ++look) {
    const double variance = parts[look] - parts[look - 1],
                 may_leave = spent(parts[look], alpha) - spent(parts[look - 1], alpha);
    double low = 0, high = kFar;
    constexpr int kHalvings = 60;
    for (int i = 0; i < kHalvings; ++i) {
      const double middle = (low + high) / 2;
      (staying.leaving(variance, middle * std::sqrt(parts[look])) > may_leave ? low : high) = middle;
    }
    bounds.push_back((low + high) / 2);
    staying = staying.after(variance, edge_of(look, bounds[look]));
  }
  return bounds;
}

}  // namespace boardwright
