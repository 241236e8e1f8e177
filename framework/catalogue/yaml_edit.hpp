// SPDX-License-Identifier: GPL-3.0-or-later
//
// Changes of single values in a YAML text that people write: comments, order, blank lines and the style of
// everything else stay as they are.
#pragma once

#include <boardwright/pure/result.hpp>
#include <span>
#include <string>

namespace boardwright {

/// Sets the value at a path of keys through maps, block or flow style. Keys that are missing are made; a
/// comment behind a value stays. `value` is YAML on one line, as write_value gives it. Fails, with a
/// sentence, where the text is no YAML, a key on the way has a value that is no map, or the text is written
/// in a way in which the value can't be told apart (anchors, tags): what was changed is read again and
/// compared.
[[nodiscard]] Result<std::string> set_yaml_value(const std::string& yaml, std::span<const std::string> path,
                                                 const std::string& value);

/// Takes the key at the path away, with a comment behind its value, and a map that becomes empty by that. A
/// text without such a key stays as it is.
[[nodiscard]] Result<std::string> remove_yaml_value(const std::string& yaml,
                                                    std::span<const std::string> path);

}  // namespace boardwright
