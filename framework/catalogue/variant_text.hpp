// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a form changes of a variant's text: one value at a time, everything else stays as its author wrote it
// (see yaml_edit.hpp, whose sentences these fail with). The text need not be sound, but has to be YAML.
#pragma once

#include <optional>

#include "framework/catalogue/variant_draft.hpp"

namespace boardwright {

[[nodiscard]] Result<std::string> with_id(const std::string& yaml, const std::string& id);
/// Empty: it inherits nothing.
[[nodiscard]] Result<std::string> with_parent(const std::string& yaml, const std::string& variant);

enum class VariantWords { kName, kSummary };
/// In one language; empty: there are none in it.
[[nodiscard]] Result<std::string> with_words(const std::string& yaml, VariantWords which, Language language,
                                             const std::string& text);

/// Whether the text itself says the value, so that it isn't inherited. Of pieces.M also in {pieces: {M: 3}}.
[[nodiscard]] bool sets_parameter(const std::string& yaml, const std::string& parameter);
/// Nothing: it is inherited from now on.
[[nodiscard]] Result<std::string> with_parameter(const std::string& yaml, const std::string& parameter,
                                                 const std::optional<Value>& value);

}  // namespace boardwright
