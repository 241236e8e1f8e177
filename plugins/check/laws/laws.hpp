// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each file's laws, in the order of reports. Only laws.cpp asks for them; everybody else for laws().
#pragma once

#include "plugins/check/law.hpp"

namespace boardwright::check {

[[nodiscard]] std::span<const Law> facts_laws();
[[nodiscard]] std::span<const Law> moves_laws();
[[nodiscard]] std::span<const Law> play_laws();
[[nodiscard]] std::span<const Law> fields_laws();
[[nodiscard]] std::span<const Law> copies_laws();
[[nodiscard]] std::span<const Law> texts_laws();
[[nodiscard]] std::span<const Law> garbage_laws();
[[nodiscard]] std::span<const Law> keys_laws();
[[nodiscard]] std::span<const Law> ends_laws();
[[nodiscard]] std::span<const Law> chance_laws();
[[nodiscard]] std::span<const Law> seats_laws();
[[nodiscard]] std::span<const Law> views_laws();
[[nodiscard]] std::span<const Law> hidden_laws();
[[nodiscard]] std::span<const Law> parameters_laws();
[[nodiscard]] std::span<const Law> board_laws();
[[nodiscard]] std::span<const Law> borders_laws();
[[nodiscard]] std::span<const Law> explain_laws();
[[nodiscard]] std::span<const Law> counts_laws();
[[nodiscard]] std::span<const Law> hints_laws();
[[nodiscard]] std::span<const Law> rules_used_laws();
[[nodiscard]] std::span<const Law> history_laws();
[[nodiscard]] std::span<const Law> arrange_laws();
[[nodiscard]] std::span<const Law> unload_laws();

}  // namespace boardwright::check
