// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace boardwright {

/// A value, or one sentence for a person that says what is wrong and where.
template <class T>
using Result = tl::expected<T, std::string>;

[[nodiscard]] inline tl::unexpected<std::string> fail(std::string message) {
  return tl::unexpected<std::string>(std::move(message));
}

}  // namespace boardwright
