// SPDX-License-Identifier: GPL-3.0-or-later
//
// Boards of the figures' JSON (framework/statistics/board_figures.hpp) as SVG in a page. All throw nlohmann's exceptions.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace boardwright::report {

/// The upper left corner of a square of one unit about a field's centre, in the picture's units.
struct FieldPlace {
  double x, y;
};
[[nodiscard]] std::vector<FieldPlace> places_of(const nlohmann::ordered_json& board);

/// The element that draws this kind (an index, as a text) of this rule set.
[[nodiscard]] std::string symbol_id(std::size_t set, const std::string& kind);
/// The pieces' pictures that these rule sets' boards use, once in a page.
[[nodiscard]] std::string board_symbols(const nlohmann::ordered_json& sets);

/// The board with these kinds standing on these fields, and an arrow along fields where there are any. `label` is for
/// who listens.
[[nodiscard]] std::string board_svg(const nlohmann::ordered_json& board,
                                    const std::map<std::size_t, std::size_t>& standing, std::size_t set,
                                    const std::string& label, const std::vector<std::size_t>& arrow = {});

}  // namespace boardwright::report
