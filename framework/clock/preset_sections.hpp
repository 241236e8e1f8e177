// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "framework/catalogue/yaml_reader.hpp"
#include "framework/clock/presets.hpp"

namespace boardwright {

/// One entry of the list `clocks`; nothing, and a problem or more, if it can't be used.
[[nodiscard]] std::optional<ClockPreset> read_clock_preset(YamlReader& reader, const YAML::Node& node);

}  // namespace boardwright
