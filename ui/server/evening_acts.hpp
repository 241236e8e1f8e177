// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is done in a tournament for whoever asks from a page, by what the window and the command line call too. Who may
// ask for what is the caller's to know. Functions of one thread at a time: that of the tournament.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "framework/catalogue/catalogue.hpp"
#include "framework/evening/evening.hpp"
#include "framework/link/page_message.hpp"

namespace boardwright::server {

/// A tournament with the round that is being drafted in it, which nobody sees but who drafts.
struct DraftedEvening {
  Evening evening;
  std::optional<tournament::Draft> draft{};
  std::string take_back{};  ///< the newest publication, where nothing depends on it, as pages know it
};

/// What is looked up meanwhile. Both stay.
struct EveningBooks {
  Club& club;
  const Catalogue& catalogue;
};

/// After reading what was written since. For this player of the club's book (empty: nobody); what the answer says besides.
[[nodiscard]] Allowed<nlohmann::json> carry_out(DraftedEvening& one, const EveningRequest& asked,
                                                const std::string& player, const EveningBooks& books);

/// What was done may have entered results: they are rated, if it was done.
[[nodiscard]] Allowed<void> with_rates(Evening& evening, const Catalogue& catalogue, Allowed<void> done);

}  // namespace boardwright::server
