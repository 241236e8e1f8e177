// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines Lua can come by, as its compiler has laid them out.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace boardwright::script {

/// A function of a compiled text. Those within it follow it, as they stand in the text.
struct CompiledFunction {
  std::size_t outer = 0;  ///< the index of the one it stands in; of the first, the text itself, its own
  std::vector<std::uint32_t> lines;  ///< of its instructions, from 1; the same one may come again
};

/// All functions of a text in the order in which they begin, the text itself first; none where it can't be compiled.
[[nodiscard]] std::vector<CompiledFunction> compiled_functions(std::string_view source);

}  // namespace boardwright::script
