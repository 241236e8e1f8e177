// SPDX-License-Identifier: MIT
//
// A full position that a player must think possible: ranks for the other's pieces that fit what the player
// has seen. It knows nothing but the player's views.
#pragma once

#include "knowledge.hpp"

namespace two_field {

template <class P>
class Sampler {
 public:
  using Board = typename P::Board;
  using Set = typename Board::Set;

  Sampler(const Rules<P>& rules, Seat viewer, std::span<const P> views, std::uint64_t seed)
      : rules_(rules), viewer_(viewer), theirs_(other(viewer)), views_(views), random_(seed) {}

  [[nodiscard]] Result<P> sample() {
    if (viewer_ > kBlue) return fail("expected a player's seat, found seat " + std::to_string(viewer_));
    if (views_.empty()) return fail("expected at least one view");
    if (view().phase == kSetUpPhase) return with_set_up();
    P position;
    // Views that contradict each other, as of different games, leave the last one to go by.
    for (const bool whole_history : {true, false}) {
      Knowledge<P> knowledge(rules_, viewer_);
      learn(knowledge, whole_history);
      for (const bool flag_fallen : {false, true})
        if (fill(position, knowledge, flag_fallen)) return position;
    }
    return fail("no ranks fit this view: more pieces of a kind are seen, or have moved, than the set has");
  }

 private:
  [[nodiscard]] const P& view() const { return views_.back(); }

  void learn(Knowledge<P>& knowledge, bool whole_history) const {
    std::size_t first = whole_history ? 0 : views_.size() - 1;
    while (views_[first].phase == kSetUpPhase) ++first;
    knowledge.begin(views_[first]);
    for (std::size_t i = first + 1; i < views_.size(); ++i) knowledge.follow(views_[i - 1], views_[i]);
  }

  /// `flag_fallen`: the viewer has just taken the flag, which its view can't tell.
  [[nodiscard]] bool fill(P& position, const Knowledge<P>& knowledge, bool flag_fallen) {
    const unsigned set = rules_.options().piece_count();
    const auto fallen = knowledge.fallen();
    const KindSet fallen_may_be = flag_fallen ? kAnyKind : kNoFlag;
    Assignment pieces;
    view().side[theirs_].each([&](unsigned bit) { pieces.add(knowledge.may_be(bit)); });
    for (const KindSet kinds : fallen) pieces.add(both(kinds, fallen_may_be));
    if (pieces.size() > set) return false;
    while (pieces.size() < set) pieces.add(fallen_may_be);
    if (!pieces.draw(rules_.options().pieces, random_)) return false;
    show(position, pieces);
    if (flag_fallen || view().end == kFlagTaken)
      Rules<P>::end(position, kFlagTaken, flag_fallen ? viewer_ : theirs_);
    else
      settle(position, pieces);
    return true;
  }
  void show(P& position, const Assignment& pieces) const {
    position = view();
    position.end = kNotOver;
    position.winner = kNobodyWins;
    unsigned piece = 0;
    view().side[theirs_].each([&](unsigned bit) {
      const unsigned kind = pieces.kind(piece++);
      if (kind_of(view().on[bit]) < kKinds) return;
      const auto marks = static_cast<std::uint8_t>(view().on[bit] & ~kKindBits);
      position.remove(bit);
      position.put(theirs_, bit, marks | code_of(kind));
    });
  }
  /// T5.1: as the game goes on, one of their pieces can move; if ranks were drawn so that none can, some
  /// piece that stands next to a free field must be one that moves.
  void settle(P& position, Assignment& pieces) {
    rules_.settle(position);
    if (position.end == kNotOver || view().end != kNotOver) return;
    const unsigned count = view().side[theirs_].count();
    const unsigned first = random_.below(count);
    for (unsigned i = 0; i < count; ++i) {
      const unsigned piece = (first + i) % count;
      const unsigned bit = view().side[theirs_].nth(piece);
      if (kind_of(view().on[bit]) < kKinds || (rules_.land().around(bit) & ~view().side[theirs_]).empty())
        continue;
      Assignment narrower = pieces;
      narrower.restrict_to(piece, kMovableKinds);
      if (!narrower.draw(rules_.options().pieces, random_)) continue;
      P other_position;
      show(other_position, narrower);
      rules_.settle(other_position);
      if (other_position.end != kNotOver) continue;
      position = other_position;
      return;
    }
  }

  /// T1.4: any arrangement, and as much of it as there may be by now.
  [[nodiscard]] P with_set_up() {
    P position = view();
    const auto own = rules_.land().own(theirs_);
    const auto fields = static_cast<unsigned>(own.size());
    std::array<std::uint8_t, 4 * Board::kMost> codes{};
    unsigned count = 0;
    for (unsigned kind = 0; kind < kKinds; ++kind)
      for (unsigned i = 0; i < rules_.options().pieces[kind]; ++i) codes[count++] = code_of(kind);
    while (count < fields) codes[count++] = kLeftEmpty;
    for (unsigned i = fields; i > 1; --i) std::swap(codes[i - 1], codes[random_.below(i)]);
    const bool viewer_done = rules_.set_up().is_complete(position, viewer_);
    const unsigned filled = random_.below(viewer_done ? fields : fields + 1);
    for (unsigned i = 0; i < filled; ++i) {
      if (codes[i] == kLeftEmpty)
        position.on[own[i]] = kLeftEmpty;
      else
        position.put(theirs_, own[i], codes[i]);
    }
    return position;
  }

  const Rules<P>& rules_;
  Seat viewer_, theirs_;
  std::span<const P> views_;
  boardwright::Random random_;
};

}  // namespace two_field
