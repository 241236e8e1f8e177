// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace boardwright {

/// What a page knows of the lobby once it has heard this message: all of it, or what has changed since the version that
/// it knows. False: it follows from another one, or isn't one; nothing is changed then, and the page connects anew.
[[nodiscard]] bool hear_lobby(nlohmann::json& known, const nlohmann::json& message);

}  // namespace boardwright
