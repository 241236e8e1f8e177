// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/premove.hpp"

#include <algorithm>

namespace boardwright::desktop {

void Premove::click(std::uint32_t place, bool own) {
  if (!places_.empty() && places_.back() == place) return clear();
  const bool full = places_.size() >= likeness_.longest;
  const bool begins = own || likeness_.single;
  const bool anew = places_.empty() || full || (places_.size() == 1 && own && !likeness_.onto_own);
  if (anew) places_.clear();
  if (!anew || begins) places_.push_back(place);
}

void Premove::drop(std::uint32_t place) {
  if (!places_.empty() && places_.back() != place) places_.push_back(place);
}

std::optional<std::string> Premove::move_in(std::span<const LegalMove> moves) const {
  if (places_.empty()) return std::nullopt;
  const LegalMove* meant = nullptr;
  for (const LegalMove& move : moves) {
    if (move.clicks == places_) return move.text;
    if (places_.size() < 2 || move.clicks.size() < 2 || move.clicks.front() != places_.front() ||
        move.clicks.back() != places_.back())
      continue;
    if (meant != nullptr) return std::nullopt;
    meant = &move;
  }
  return meant == nullptr ? std::nullopt : std::optional(meant->text);
}

bool Premove::begins_in(std::span<const LegalMove> moves) const {
  return !places_.empty() && std::any_of(moves.begin(), moves.end(), [this](const LegalMove& move) {
    return move.clicks.size() > places_.size() &&
           std::equal(places_.begin(), places_.end(), move.clicks.begin());
  });
}

}  // namespace boardwright::desktop
