// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lots that neither who draws them nor an entrant can choose, and that anybody can check afterwards (T1.7): by
// the host's fair dice (framework/line/entropy.hpp). The same seed and texts give the same lots for ever.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "framework/line/chance.hpp"
#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {

/// What an event keeps of a draw.
struct DrawnLots {
  std::string commitment;                    ///< the hash of the seed, which was shown before the texts
  Seed seed;                                 ///< the host's
  std::map<std::string, std::string> texts;  ///< by entrant, as they were shown
  std::vector<Number> order;                 ///< everybody from 1, in the order drawn
  Side initial_side = Side::kFirst;          ///< T6.29
  friend bool operator==(const DrawnLots&, const DrawnLots&) = default;
};

[[nodiscard]] DrawnLots draw_lots(const Seed& seed, const std::map<std::string, std::string>& texts,
                                  Number people);

/// Whether seed and texts give these lots, and the seed is the one that was promised.
[[nodiscard]] Result<void> check_lots(const DrawnLots& lots);

/// What a seed draws for a lot of that name, as LotDrawn keeps it: of `numbers` these players in the order drawn, else one
/// word, or nothing where the seed alone counts.
[[nodiscard]] std::vector<std::string> drawn_by(const Seed& seed, std::string_view what,
                                                std::span<const std::string> players);

/// What a promised seed draws a lot of that name with: together with what people have said, and for each lot anew.
[[nodiscard]] Seed promised_dice(const Seed& seed, std::string_view what, const std::string& said);

/// What a lot that holds was drawn with; nothing where its seed is none.
[[nodiscard]] std::optional<Seed> dice_of(const LotDrawn& lot);

/// The lot of a knock-out match that is level (T13.2): named by its round and both players, in either order.
[[nodiscard]] std::string level_lot(std::uint32_t round, const std::string& one, const std::string& other);

/// A lot that holds, drawn again among those who had been entered by then.
struct CheckedLot {
  std::string event;  ///< its id
  LotDrawn lot;
  std::string hash;  ///< of the seed; empty: that is no seed
  bool holds = false;
  TimeMs promised = 0;  ///< since when the hash was shown; 0: it wasn't before the lot was drawn
  TimeMs time = 0;      ///< when it was drawn
  friend bool operator==(const CheckedLot&, const CheckedLot&) = default;
};
[[nodiscard]] std::vector<CheckedLot> checked_lots(const Tournament& tournament);

}  // namespace boardwright::tournament
