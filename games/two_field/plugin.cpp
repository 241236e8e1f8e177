// SPDX-License-Identifier: MIT
#include <boardwright/sdk/plugin.hpp>

#include "game.hpp"

namespace two_field {

struct TwoField {
  static constexpr const char* kId = "two_field";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr auto& kParameters = kParameterSpecs;

  [[nodiscard]] static Result<bw_rules*> create(const sdk::Parameters& parameters) {
    const auto options = read_options(parameters);
    if (!options) return fail(options.error());
    return options->size <= SmallBoard::kMost ? make_small(*options) : make_large(*options);
  }
};

}  // namespace two_field

BOARDWRIGHT_PLUGIN("1.0.0", two_field::TwoField);
