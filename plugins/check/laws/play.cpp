// SPDX-License-Identifier: GPL-3.0-or-later
//
// Playing: what is listed and, above all, what isn't.
#include <algorithm>
#include <set>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

constexpr std::size_t kTriesPerPosition = 100;
constexpr std::size_t kPoolPositions = 50;  ///< on so many positions every value met so far is tried
constexpr std::size_t kMostPool = 20000;

/// Tries a value that isn't legal.
Result<void> refused(const Position& position, const Ply& ply) {
  Position copy = position;
  const Rules& rules = position.rules();
  const bw_status status = rules.api().play(rules.raw(), copy.data(), ply.seat, ply.move);
  const std::string what = "value " + std::to_string(ply.move) + " of " + name_of(rules, ply.seat);
  if (status == BW_OK) return fail(what + " isn't listed and can be played");
  if (status != BW_ILLEGAL)
    return fail("playing " + what + ", which isn't listed, gives status " + std::to_string(status) +
                ", expected BW_ILLEGAL");
  if (!(copy == position)) return fail("playing " + what + " is refused and still changes the position");
  return {};
}

/// The legal moves and events of a position, for looking up.
class Legal {
 public:
  explicit Legal(const Position& position) {
    for (const Ply& ply : plies(position)) {
      set_.insert({ply.seat, ply.move});
      list_.push_back(ply);
    }
  }
  [[nodiscard]] bool has(const Ply& ply) const { return set_.contains({ply.seat, ply.move}); }
  [[nodiscard]] const std::vector<Ply>& list() const { return list_; }

 private:
  std::set<std::pair<Seat, Move>> set_;
  std::vector<Ply> list_;
};

/// A value that could be mistaken for a legal one: a bit or a field away, another seat's, legal elsewhere.
Ply near_miss(Trial& trial, const Legal& legal, const std::vector<Move>& pool) {
  Random& random = trial.random();
  const std::vector<Seat> seats{
      0, 1, 2, 31, 32, BW_CHANCE, BW_SPECTATOR, BW_NOBODY, trial.rules().seat_count()};
  const auto any_legal = [&] {
    return legal.list().empty() ? Ply{trial.any_of(seats), random.next()} : trial.any_of(legal.list());
  };
  Ply ply = any_legal();
  switch (random.below(10)) {
    case 0:
    case 1:
    case 2:
    case 3: ply.move ^= Move{1} << random.below(random.below(2) == 0 ? 16 : 64); break;  // a bit away
    case 4: ply.move += random.below(2) == 0 ? Move{1} : ~Move{0}; break;
    // Three moves mixed: where a value is made of fields, one of them often comes from another move.
    case 5: ply.move ^= any_legal().move ^ any_legal().move; break;
    case 6:
      if (!pool.empty()) ply.move = trial.any_of(pool);
      break;
    case 7:
    case 8: ply.seat = trial.any_of(seats); break;  // somebody else's
    default: {
      const std::vector<Move> odd{0, ~Move{0}, Move{1} << 63U, random.next(), random.next() >> 32U};
      ply.move = trial.any_of(odd);
    }
  }
  return ply;
}

Finding listed_moves_play(Trial& trial) {
  std::uint64_t played = 0;
  Finding finding = each_position(trial, {}, [&](const Position& position) -> Result<void> {
    for (const Ply& ply : plies(position)) {
      Position next = position;
      if (!next.play(ply.seat, ply.move))
        return fail(name_of(position, ply) + " is listed and can't be played");
      ++played;
    }
    return {};
  });
  return finding.status == Status::kPassed ? passed(played, "moves") : finding;
}

Finding others_refused(Trial& trial) {
  std::vector<Move> pool;
  std::set<Move> pooled;
  std::uint64_t tried = 0;
  std::size_t pool_positions = 0;
  Finding finding = each_position(trial, {2000, 50}, [&](const Position& position) -> Result<void> {
    const Legal legal(position);
    for (const Ply& ply : legal.list())
      if (pool.size() < kMostPool && pooled.insert(ply.move).second) pool.push_back(ply.move);
    for (std::size_t i = 0; i < kTriesPerPosition; ++i) {
      const Ply ply = near_miss(trial, legal, pool);
      if (legal.has(ply)) continue;
      ++tried;
      if (auto good = refused(position, ply); !good) return good;
      if (!position.move_text(ply.seat, ply.move).empty())
        return fail("value " + std::to_string(ply.move) + " of " + name_of(trial.rules(), ply.seat) +
                    " isn't legal and has a text");
    }
    // Spread over the whole run, so that the pool has grown in between.
    if (pool_positions >= kPoolPositions || !trial.once_in(4)) return {};
    ++pool_positions;
    std::vector<Seat> seats = position.seats_on_turn();
    if (position.is_chance()) seats.push_back(BW_CHANCE);
    for (const Seat seat : seats)
      for (const Move move : pool) {
        if (legal.has({seat, move})) continue;
        ++tried;
        if (auto good = refused(position, {seat, move}); !good) return good;
      }
    return {};
  });
  return finding.status == Status::kPassed ? passed(tried, "refused values") : finding;
}

}  // namespace

std::span<const Law> play_laws() {
  static constexpr Law kLaws[] = {
      {"listed_moves_play", "Every listed move and every chance event can be played.", listed_moves_play},
      {"others_refused", "Every value that isn't listed is refused, and nothing changes.", others_refused},
  };
  return kLaws;
}

}  // namespace boardwright::check
