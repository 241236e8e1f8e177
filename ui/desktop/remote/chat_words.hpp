// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::desktop {

/// The ids of the ready phrases, in the order in which they are offered.
[[nodiscard]] std::vector<std::string> chat_phrases();
/// A ready phrase in the language spoken; one that this program doesn't know yet by its id.
[[nodiscard]] QString phrase_words(std::string_view id);
/// Why a line was refused, by the code that says so.
[[nodiscard]] QString chat_refusal(const std::string& code);

}  // namespace boardwright::desktop
