// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "framework/match/arrangement.hpp"
#include "framework/match/messages.hpp"

namespace boardwright::desktop {

/// One thing that clicks on the board can do to an arrangement: place a piece, or move one that is placed.
struct ArrangeEdit {
  std::optional<std::uint32_t> from;  ///< a placed piece; nothing: a new one
  std::uint32_t kind = 0;             ///< of a new one
  std::uint32_t to = 0;
  std::vector<std::uint32_t> clicks;  ///< that do it
  friend bool operator==(const ArrangeEdit&, const ArrangeEdit&) = default;
};

/// All of them. One click on a free field places the chosen kind, else the only kind that can stand there,
/// else moves the only placed piece that can go there. A placed piece is moved by clicking it first.
[[nodiscard]] std::vector<ArrangeEdit> arrange_edits(const Arrangement& arrangement,
                                                     std::optional<std::uint32_t> chosen_kind);

/// As the board takes them: the text is the index, the clicks are the fields.
[[nodiscard]] std::vector<LegalMove> as_moves(const std::vector<ArrangeEdit>& edits);

/// What is in the way of a piece on that field; nothing if the arrangement can't say.
[[nodiscard]] std::optional<Explanation> why_not(const Arrangement& arrangement,
                                                 std::optional<std::uint32_t> chosen_kind,
                                                 const std::vector<std::uint32_t>& clicks);

}  // namespace boardwright::desktop
