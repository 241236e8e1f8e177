// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "framework/text/language.hpp"
#include "plugins/host/position.hpp"

namespace boardwright {

/// What a game's texts are for. The order is that of kTextKinds' names in game.yaml's `texts`.
/// kReasonLost and kReasonWon are a reason's words for who has lost or won by it; a game may leave them out.
enum class TextKind { kReason, kRule, kMessage, kPhase, kKind, kSeat, kZone, kTray, kReasonLost, kReasonWon };
inline constexpr std::array<std::string_view, 10> kTextKinds{
    "reasons", "rules", "messages", "phases",       "kinds",
    "seats",   "zones", "trays",    "reasons_lost", "reasons_won"};

/// The texts of one game by kind and id.
class GameTexts {
 public:
  void set(TextKind kind, const std::string& id, LocalText text);
  /// nullptr if there is none. Valid as long as these texts.
  [[nodiscard]] const LocalText* find(TextKind kind, std::string_view id) const;
  [[nodiscard]] const std::map<std::string, LocalText, std::less<>>& all(TextKind kind) const;

  /// In that language, else in English, else empty.
  [[nodiscard]] std::string text(Language language, TextKind kind, std::string_view id) const;

  /// Puts arguments in place of {name}. A text argument that is the id of a kind of piece or a seat is shown
  /// by its text. Braces around another name stay as they are.
  [[nodiscard]] std::string fill(Language language, std::string_view sentence,
                                 std::span<const Explanation::Argument> arguments) const;

 private:
  std::array<std::map<std::string, LocalText, std::less<>>, kTextKinds.size()> texts_;
};

/// The sentence of an explanation in the plugin's own English, with the rule's number; empty for a legal
/// move.
[[nodiscard]] std::string plugin_english(const Rules& rules, const Explanation& explanation);

}  // namespace boardwright
