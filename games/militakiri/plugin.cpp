// SPDX-License-Identifier: MIT
#include <boardwright/sdk/plugin.hpp>

#include "classes.hpp"

namespace militakiri {

struct Militakiri {
  static constexpr const char* kId = "militakiri";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr auto& kParameters = kParameterSpecs;

  [[nodiscard]] static Result<bw_rules*> create(const sdk::Parameters& parameters) {
    const Options options = read_options(parameters);
    return options.double_board ? make_double(options) : make_single(options);
  }
};

}  // namespace militakiri

BOARDWRIGHT_PLUGIN("1.0.0", militakiri::Militakiri);
