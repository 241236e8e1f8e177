// SPDX-License-Identifier: GPL-3.0-or-later
//
// A tournament as lines for the terminal and as JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "framework/evening/evening.hpp"
#include "ui/cli/evening_commands.hpp"

namespace boardwright::cli {

[[nodiscard]] Result<std::shared_ptr<Club>> evening_club(const Context& context,
                                                         const TournamentEveningOptions& options,
                                                         bool create = false);
[[nodiscard]] Result<Evening> open_evening(const Context& context, const TournamentEveningOptions& options);

/// 0, or one sentence and wrong use. What the organiser should know besides, such as a copy that failed, is said.
int done_with(const Evening& evening, const Result<void>& result);

void print_published(const Evening& evening, const tournament::Published& round);
[[nodiscard]] nlohmann::ordered_json json_of(const Evening& evening, const tournament::Published& round);
/// The newest event whose id ends so.
[[nodiscard]] Result<std::string> event_meant(const Evening& evening, const std::string& text);
/// One sentence for what is aside.
[[nodiscard]] std::string aside_text(const Evening& evening, const tournament::Aside& aside);
/// The last characters of an id, enough to tell events apart.
[[nodiscard]] std::string short_id(const std::string& id);
void print_json(const nlohmann::ordered_json& json);

}  // namespace boardwright::cli
