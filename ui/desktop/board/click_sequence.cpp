// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/click_sequence.hpp"

#include <algorithm>

namespace boardwright::desktop {

namespace {

bool begins_with(const LegalMove& move, std::span<const std::uint32_t> clicks) {
  return move.clicks.size() >= clicks.size() && std::equal(clicks.begin(), clicks.end(), move.clicks.begin());
}

}  // namespace

void ClickSequence::set_moves(std::vector<LegalMove> moves) {
  moves_ = std::move(moves);
  clicks_.clear();
}

ClickSequence::Answer ClickSequence::click(std::uint32_t place) {
  const auto next = targets();
  if (std::binary_search(next.begin(), next.end(), place)) return add(place);
  if (!clicks_.empty() && clicks_.back() == place) {
    if (const LegalMove* move = exact()) return complete(*move);
    clicks_.clear();
    return {};
  }
  if (!begins_at(place)) return refuse(place);
  clicks_.clear();
  return add(place);
}

ClickSequence::Answer ClickSequence::drop(std::uint32_t place) {
  const auto next = targets();
  if (std::binary_search(next.begin(), next.end(), place)) return add(place);
  std::vector<const LegalMove*> meant;
  for (const auto& move : moves_)
    if (!clicks_.empty() && begins_with(move, clicks_) && move.clicks.back() == place) meant.push_back(&move);
  return meant.size() == 1 ? complete(*meant.front()) : refuse(place);
}

std::vector<std::uint32_t> ClickSequence::targets() const {
  std::vector<std::uint32_t> places;
  for (const auto& move : moves_)
    if (begins_with(move, clicks_) && move.clicks.size() > clicks_.size() &&
        (!clicks_.empty() || move.clicks.size() == 1))
      places.push_back(move.clicks[clicks_.size()]);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

bool ClickSequence::begins_at(std::uint32_t place) const {
  return std::any_of(moves_.begin(), moves_.end(),
                     [&](const auto& move) { return !move.clicks.empty() && move.clicks.front() == place; });
}

const LegalMove* ClickSequence::completed_by(std::uint32_t place) const {
  const LegalMove* found = nullptr;
  for (const auto& move : moves_) {
    if (move.clicks.size() < clicks_.size() + 1 || !begins_with(move, clicks_) ||
        move.clicks[clicks_.size()] != place)
      continue;
    if (found != nullptr || move.clicks.size() > clicks_.size() + 1) return nullptr;
    found = &move;
  }
  return found;
}

const LegalMove* ClickSequence::exact() const {
  if (clicks_.empty()) return nullptr;
  const auto found =
      std::find_if(moves_.begin(), moves_.end(), [&](const auto& move) { return move.clicks == clicks_; });
  return found == moves_.end() ? nullptr : &*found;
}

ClickSequence::Answer ClickSequence::complete(const LegalMove& move) {
  Answer answer{Step::kComplete, move.text, {}};
  clicks_.clear();
  return answer;
}

ClickSequence::Answer ClickSequence::add(std::uint32_t place) {
  clicks_.push_back(place);
  if (targets().empty())
    if (const LegalMove* move = exact()) return complete(*move);
  return {Step::kGoesOn, {}, {}};
}

ClickSequence::Answer ClickSequence::refuse(std::uint32_t place) {
  Answer answer{Step::kNothing, {}, clicks_};
  answer.refused.push_back(place);
  clicks_.clear();
  return answer;
}

}  // namespace boardwright::desktop
