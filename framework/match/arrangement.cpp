// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/arrangement.hpp"

#include <algorithm>

#include "plugins/host/arrange.hpp"

namespace boardwright {

std::optional<Arrangement> Arrangement::begin(View view) {
  auto pieces = pieces_to_arrange(view.position(), view.whose());
  const bw_shape* board = view.rules().geometry();
  std::erase_if(pieces,
                [&](const bw_item& item) { return item.kind >= board->kind_count || item.count == 0; });
  if (pieces.empty()) return std::nullopt;
  return Arrangement(std::move(view), std::move(pieces));
}

std::optional<Arrangement> Arrangement::begin_any(const Position& position) {
  for (const Seat seat : position.seats_on_turn())
    if (auto begun = begin(View::of(position, seat))) return begun;
  return std::nullopt;
}

Arrangement::Arrangement(View view, std::vector<bw_item> pieces)
    : view_(std::move(view)), all_(std::move(pieces)), left_(all_) {}

Picture Arrangement::picture() const {
  Picture picture = Picture::of(view_);
  auto& items = picture.items;
  const auto put = [&items](const bw_item& item) {
    std::erase_if(items, [&](const auto& other) { return other.place == item.place; });
    items.push_back({item.place, item.kind, item.count, item.flags});
  };
  for (const bw_item& item : fill_arrangement(view_.position(), seat(), placed_)) put(item);
  for (const bw_item& item : placed_) put(item);
  std::sort(items.begin(), items.end(), [](const auto& a, const auto& b) {
    return std::pair(a.place, a.kind) < std::pair(b.place, b.kind);
  });
  return picture;
}

bool Arrangement::complete() const { return arranged_moves(view_.position(), seat(), placed_).why.legal; }

std::vector<bw_item> Arrangement::without(std::uint32_t field) const {
  auto items = placed_;
  std::erase_if(items, [&](const bw_item& item) { return item.place == field; });
  return items;
}

std::vector<bw_item> Arrangement::with(std::vector<bw_item> items, std::uint32_t kind,
                                       std::uint32_t field) const {
  std::erase_if(items, [&](const bw_item& item) { return item.place == field; });
  items.push_back({field, kind, 1, 0});
  std::sort(items.begin(), items.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
  return items;
}

std::optional<std::uint32_t> Arrangement::kind_at(std::uint32_t field) const {
  for (const bw_item& item : placed_)
    if (item.place == field) return item.kind;
  return std::nullopt;
}

bool Arrangement::can_place(std::uint32_t kind, std::uint32_t field) const {
  const bool there = std::any_of(left_.begin(), left_.end(),
                                 [&](const bw_item& item) { return item.kind == kind && item.count > 0; });
  return there && check_arrangement(view_.position(), seat(), with(placed_, kind, field)).legal;
}

std::vector<std::uint32_t> Arrangement::fields_for(std::uint32_t kind) const {
  std::vector<std::uint32_t> fields;
  for (std::uint32_t field = 0; field < view_.rules().geometry()->field_count; ++field)
    if (can_place(kind, field)) fields.push_back(field);
  return fields;
}

std::vector<std::uint32_t> Arrangement::fields_from(std::uint32_t from) const {
  std::vector<std::uint32_t> fields;
  const auto kind = kind_at(from);
  if (!kind) return fields;
  const auto rest = without(from);
  for (std::uint32_t field = 0; field < view_.rules().geometry()->field_count; ++field)
    if (field != from && check_arrangement(view_.position(), seat(), with(rest, *kind, field)).legal)
      fields.push_back(field);
  return fields;
}

std::optional<Explanation> Arrangement::accept(std::vector<bw_item> items) {
  Explanation found = check_arrangement(view_.position(), seat(), items);
  if (!found.legal) return found;
  keep(std::move(items));
  return std::nullopt;
}

void Arrangement::keep(std::vector<bw_item> items) {
  placed_ = std::move(items);
  left_ = all_;
  for (const bw_item& item : placed_)
    for (bw_item& kind : left_)
      if (kind.kind == item.kind && kind.count > 0) --kind.count;
}

std::optional<Explanation> Arrangement::place(std::uint32_t kind, std::uint32_t field) {
  return accept(with(placed_, kind, field));
}

std::optional<Explanation> Arrangement::move(std::uint32_t from, std::uint32_t to) {
  const auto kind = kind_at(from);
  if (!kind || from == to) return std::nullopt;
  auto moved = with(without(from), *kind, to);
  if (const auto other = kind_at(to))
    if (auto exchanged = with(moved, *other, from);
        check_arrangement(view_.position(), seat(), exchanged).legal)
      moved = std::move(exchanged);
  return accept(std::move(moved));
}

std::optional<Explanation> Arrangement::replace(std::vector<bw_item> items) {
  for (bw_item& item : items) item.count = 1, item.flags = 0;
  std::sort(items.begin(), items.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
  return accept(std::move(items));
}

// Taking pieces away is never refused: whoever sets up may begin again.
void Arrangement::take_away(std::uint32_t field) { keep(without(field)); }
void Arrangement::clear() { keep({}); }

void Arrangement::complete_at_random(Random& random) {
  constexpr int kTries = 100;
  for (int tried = 0; tried < kTries; ++tried) {
    Arrangement attempt = *this;
    if (tried >= kTries / 2 || attempt.complete()) attempt.clear();
    while (!attempt.complete() && attempt.place_one_at_random(random)) {
    }
    if (!attempt.complete()) continue;
    *this = std::move(attempt);
    return;
  }
}

bool Arrangement::place_one_at_random(Random& random) {
  const auto any_of = [&random](const std::vector<std::uint32_t>& list) {
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<std::uint32_t> kinds;
  for (const bw_item& piece : left_)
    if (piece.count > 0) kinds.push_back(piece.kind);
  if (kinds.empty()) return false;
  const auto kind = any_of(kinds);
  auto fields = fields_for(kind);
  std::erase_if(fields, [this](std::uint32_t field) { return kind_at(field).has_value(); });
  return !fields.empty() && !place(kind, any_of(fields));
}

std::vector<std::string> Arrangement::moves() const {
  const ArrangedMoves found = arranged_moves(view_.position(), seat(), placed_);
  std::vector<std::string> texts;
  if (!found.why.legal) return texts;
  // Later texts may depend on the moves before, so they are written on the way.
  Position position = view_.position();
  for (const Move move : found.moves) {
    texts.push_back(position.move_text(seat(), move));
    if (!position.play(seat(), move)) return {};
  }
  return texts;
}

}  // namespace boardwright
