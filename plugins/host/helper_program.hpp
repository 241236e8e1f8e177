// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace boardwright {

/// A program that nobody calls by hand, beside this one or where such programs are installed; empty: it is missing.
[[nodiscard]] std::filesystem::path helper_program(std::string_view name);

}  // namespace boardwright
