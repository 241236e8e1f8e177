// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/arrange.hpp"

#include <boardwright/abi/arrange.h>

#include <algorithm>

namespace boardwright {
namespace {

/// The extension and room for what it writes; nullptr if the rules have nothing to arrange.
struct Arranger {
  explicit Arranger(const Position& position)
      : rules(position.rules()), table(rules.extension<bw_arrange>(BW_ARRANGE)) {
    if (rules.geometry() == nullptr) table = nullptr;  // there is nowhere to place anything
  }
  [[nodiscard]] std::vector<bw_item> room() const {
    return std::vector<bw_item>(rules.geometry()->max_items);
  }
  /// Never more than there is room for, whatever the plugin says.
  template <class T>
  static void cut(std::vector<T>& list, bw_status status, std::uint32_t count) {
    list.resize(status == BW_OK ? std::min<std::size_t>(count, list.size()) : 0);
  }

  const Rules& rules;
  const bw_arrange* table;
};

std::uint32_t size_of(std::span<const bw_item> items) { return static_cast<std::uint32_t>(items.size()); }

bw_explanation nothing() {
  bw_explanation found{};
  found.struct_size = sizeof found;
  return found;
}

}  // namespace

std::vector<bw_item> pieces_to_arrange(const Position& position, Seat seat) {
  const Arranger arranger(position);
  if (arranger.table == nullptr) return {};
  auto pieces = arranger.room();
  std::uint32_t count = 0;
  const bw_status status =
      arranger.table->pieces(arranger.rules.raw(), position.data(), seat, pieces.data(), &count);
  Arranger::cut(pieces, status, count);
  return pieces;
}

Explanation check_arrangement(const Position& position, Seat seat, std::span<const bw_item> items) {
  const Arranger arranger(position);
  bw_explanation found = nothing();
  if (arranger.table == nullptr || arranger.table->check(arranger.rules.raw(), position.data(), seat,
                                                         items.data(), size_of(items), &found) != BW_OK)
    return {};
  return Explanation::from(found);
}

std::vector<bw_item> fill_arrangement(const Position& position, Seat seat, std::span<const bw_item> items) {
  const Arranger arranger(position);
  if (arranger.table == nullptr) return {};
  auto filled = arranger.room();
  std::uint32_t count = 0;
  const bw_status status = arranger.table->fill(arranger.rules.raw(), position.data(), seat, items.data(),
                                                size_of(items), filled.data(), &count);
  Arranger::cut(filled, status, count);
  return filled;
}

ArrangedMoves arranged_moves(const Position& position, Seat seat, std::span<const bw_item> items) {
  const Arranger arranger(position);
  if (arranger.table == nullptr) return {};
  ArrangedMoves result;
  result.moves.resize(arranger.rules.geometry()->max_items);
  std::uint32_t count = 0;
  bw_explanation found = nothing();
  const bw_status status = arranger.table->moves(arranger.rules.raw(), position.data(), seat, items.data(),
                                                 size_of(items), result.moves.data(), &count, &found);
  Arranger::cut(result.moves, status, count);
  result.why = Explanation::from(found);
  result.why.legal = status == BW_OK;
  return result;
}

}  // namespace boardwright
