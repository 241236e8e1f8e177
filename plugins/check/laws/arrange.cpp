// SPDX-License-Identifier: GPL-3.0-or-later
//
// Free arrangements: whatever a player may put together must end in moves that are legal.
#include <boardwright/abi/arrange.h>

#include <algorithm>
#include <set>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/guarded.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

using Items = std::vector<bw_item>;

/// One seat that arranges, on its view.
class Arranger {
 public:
  Arranger(Trial& trial, const bw_arrange& table, const Position& position, Seat seat)
      : trial_(trial),
        table_(table),
        rules_(trial.rules()),
        position_(position),
        view_(position.view(seat)),
        seat_(seat) {
    for (const auto& text : rules_.texts(BW_TEXT_MESSAGE)) messages_.insert(text.id);
  }

  Result<Items> pieces() const {
    Guarded<bw_item> room(rules_.geometry()->max_items);
    std::uint32_t count = 0;
    const bw_status status = table_.pieces(rules_.raw(), view_.data(), seat_, room.data(), &count);
    if (!room.intact() || count > rules_.geometry()->max_items)
      return fail("there are more pieces than items declared");
    if (status == BW_UNSUPPORTED) return Items{};
    if (status != BW_OK) return fail("the pieces fail with status " + std::to_string(status));
    Items items = room.take(count);
    for (const bw_item& item : items)
      if (item.kind >= rules_.geometry()->kind_count || item.count == 0)
        return fail("there are pieces of an unknown kind, or none of a kind");
    return items;
  }

  /// Puts pieces on random fields as long as the rules say that they can stand so.
  Result<void> arrange(Items pieces) {
    const bw_shape& board = *rules_.geometry();
    Items placed;
    while (!pieces.empty()) {
      if (trial_.once_in(4))
        if (auto good = refuse_incomplete(placed); !good) return good;
      if (trial_.once_in(4))
        if (auto good = fills_soundly(placed); !good) return good;
      bw_item& piece = pieces[trial_.random().below(static_cast<std::uint32_t>(pieces.size()))];
      bool found = false;
      const std::uint32_t first = trial_.random().below(board.field_count);
      for (std::uint32_t i = 0; i < board.field_count && !found; ++i) {
        const std::uint32_t place = (first + i) % board.field_count;
        if (std::any_of(placed.begin(), placed.end(),
                        [&](const bw_item& item) { return item.place == place; }))
          continue;
        Items tried = placed;
        tried.push_back({place, piece.kind, 1, 0});
        const auto good = check(tried);
        if (!good) return fail(good.error());
        found = *good;
        if (found) placed = std::move(tried);
      }
      if (!found)
        return fail("the arrangement can be completed, they say, but there is no field for a piece of kind " +
                    std::string(board.kinds[piece.kind].id));
      if (--piece.count == 0) pieces.erase(pieces.begin() + (&piece - pieces.data()));
    }
    return complete(placed);
  }

 private:
  Result<void> explained(const bw_explanation& raw, const std::string& what) const {
    const Explanation why = Explanation::from(raw);
    if (why.legal) return fail(what + " without a reason");
    if (!messages_.contains(why.message))
      return fail(what + " with the message " + in_quotes(why.message) + ", which isn't described");
    return {};
  }

  Result<bool> check(const Items& items) const {
    bw_explanation why{};
    why.struct_size = sizeof why;
    const auto count = static_cast<std::uint32_t>(items.size());
    const bw_status status = table_.check(rules_.raw(), view_.data(), seat_, items.data(), count, &why);
    if (status != BW_OK) return fail("checking an arrangement fails with status " + std::to_string(status));
    if (why.legal != 0) return true;
    if (auto good = explained(why, "an arrangement is refused"); !good) return fail(good.error());
    return false;
  }

  /// What fills in by itself can stand beside what is there.
  Result<void> fills_soundly(const Items& items) const {
    Guarded<bw_item> room(rules_.geometry()->max_items);
    std::uint32_t count = 0;
    const bw_status status = table_.fill(rules_.raw(), view_.data(), seat_, items.data(),
                                         static_cast<std::uint32_t>(items.size()), room.data(), &count);
    if (!room.intact() || count > rules_.geometry()->max_items)
      return fail("more fills in than items declared");
    if (status != BW_OK) return fail("filling in fails with status " + std::to_string(status));
    Items all = items;
    for (const bw_item& item : room.take(count)) all.push_back(item);
    const auto good = check(all);
    if (!good) return fail(good.error());
    return *good ? Result<void>{} : fail("what fills in by itself can't stand so");
  }

  struct Made {
    bw_status status;
    std::vector<Move> moves;
    bw_explanation why;
  };
  Result<Made> moves(const Items& items) const {
    Guarded<Move> room(rules_.geometry()->max_items);
    Made made{};
    made.why.struct_size = sizeof made.why;
    std::uint32_t count = 0;
    made.status = table_.moves(rules_.raw(), view_.data(), seat_, items.data(),
                               static_cast<std::uint32_t>(items.size()), room.data(), &count, &made.why);
    if (!room.intact() || count > rules_.geometry()->max_items)
      return fail("an arrangement makes more moves than items declared");
    if (made.status == BW_OK) made.moves = room.take(count);
    return made;
  }

  Result<void> refuse_incomplete(const Items& items) const {
    const auto made = moves(items);
    if (!made) return fail(made.error());
    if (made->status == BW_OK) return fail("an incomplete arrangement makes moves");
    if (made->status != BW_ILLEGAL)
      return fail("an incomplete arrangement gives status " + std::to_string(made->status) +
                  ", expected BW_ILLEGAL");
    return explained(made->why, "an incomplete arrangement is refused");
  }

  Result<void> complete(const Items& items) const {
    const auto made = moves(items);
    if (!made) return fail(made.error());
    if (made->status != BW_OK)
      return fail("an arrangement of all pieces, each step checked, makes no moves (message " +
                  in_quotes(Explanation::from(made->why).message) + ")");
    if (made->moves.empty()) return fail("a complete arrangement makes no moves");
    Position position = position_;
    for (const Move move : made->moves)
      if (!position.play(seat_, move))
        return fail("the arrangement makes the value " + std::to_string(move) +
                    ", which isn't legal in its order");
    return {};
  }

  Trial& trial_;
  const bw_arrange& table_;
  const Rules& rules_;
  const Position& position_;
  Position view_;
  Seat seat_;
  std::set<std::string> messages_;
};

Finding arrangements(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_arrange>(BW_ARRANGE);
  if (table == nullptr) return not_applicable("the rules have nothing to arrange");
  if (rules.geometry() == nullptr) return broken("there is something to arrange, but no board");
  constexpr int kArrangements = 5;
  std::uint64_t made = 0;
  Finding finding = each_position(trial, {200, 10}, [&](const Position& position) -> Result<void> {
    for (const Seat seat : position.seats_on_turn()) {
      Arranger arranger(trial, *table, position, seat);
      const auto pieces = arranger.pieces();
      if (!pieces) return fail(pieces.error() + ", for " + name_of(rules, seat));
      if (pieces->empty()) continue;
      for (int i = 0; i < kArrangements; ++i, ++made)
        if (auto good = arranger.arrange(*pieces); !good)
          return fail(good.error() + ", for " + name_of(rules, seat));
    }
    return {};
  });
  if (finding.status == Status::kPassed && made == 0) return broken("there is never anything to arrange");
  return finding.status == Status::kPassed ? passed(made, "arrangements") : finding;
}

}  // namespace

std::span<const Law> arrange_laws() {
  static constexpr Law kLaws[] = {
      {"arrangements", "A complete arrangement makes moves that are legal in their order.", arrangements},
  };
  return kLaws;
}

}  // namespace boardwright::check
