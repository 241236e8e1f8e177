// SPDX-License-Identifier: GPL-3.0-or-later
//
// A result as it is typed: the number of the board and one key.
#pragma once

#include <QString>
#include <optional>

#include "framework/tournament/crosstable.hpp"

namespace boardwright::desktop {

/// How a board ended, by one key.
enum class TypedResult {
  kFirstWins,      ///< 1
  kSecondWins,     ///< 0 or 2
  kDraw,           ///< =, or d, r, u, n: what a draw begins with in the four languages
  kSecondMissing,  ///< +
  kFirstMissing,   ///< -
  kBothMissing,    ///< --
  kNoResult        ///< *: it was entered by mistake
};

struct ResultLine {
  std::uint32_t board = 0;            ///< 0: no number yet
  std::optional<TypedResult> result;  ///< nothing: the key is still missing
};

/// Nothing where the text can't be one: a sign that means nothing, or more than there is room for. "12=" and
/// "12 =" are the same; of "121" the last sign is the key.
[[nodiscard]] std::optional<ResultLine> read_result_line(const QString& text);

/// What it is for the player on side 1 and 2.
[[nodiscard]] std::pair<tournament::Code, tournament::Code> codes_of(TypedResult result);
/// The other way round.
[[nodiscard]] std::optional<TypedResult> typed_result(tournament::Code first, tournament::Code second);
/// "1 – 0", "½ – ½", "+ – −"; nothing for no result.
[[nodiscard]] QString result_sign(TypedResult result);

}  // namespace boardwright::desktop
