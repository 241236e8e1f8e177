// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <string_view>

namespace boardwright {

/// Whether an SVG from somebody else may be shown: shapes, colours and words, no scripts, no pictures and no links to
/// anything outside itself, no entities of its own. The sentence goes on from "a drawing ", as in "that holds 'script', …".
/// It says nothing of whether the drawing is well-formed: whoever draws it finds out.
[[nodiscard]] Result<void> check_drawing(std::string_view svg);

}  // namespace boardwright
