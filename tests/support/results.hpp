// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results in tests: what went wrong is told by its sentence.
#pragma once

#include <boardwright/pure/result.hpp>
#include <catch2/catch.hpp>
#include <string>
#include <utility>

namespace boardwright::test {

/// The value of a result, or a failed test with its sentence.
template <class T>
T value_of(Result<T> result) {
  INFO((result ? std::string() : result.error()));
  REQUIRE(result.has_value());
  return std::move(*result);
}

inline void require_done(const Result<void>& result) {
  INFO((result ? std::string() : result.error()));
  REQUIRE(result.has_value());
}

/// The sentence of a refusal, or a failed test.
template <class T>
std::string error_of(const Result<T>& result) {
  REQUIRE_FALSE(result.has_value());
  return result.error();
}

}  // namespace boardwright::test
