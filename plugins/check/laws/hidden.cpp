// SPDX-License-Identifier: GPL-3.0-or-later
//
// Secrets. Two positions with equal views must be equal in everything that their viewer gets; what it learns
// of a move must be what its view shows of it; and a view in which nothing is ever hidden is none.
#include <unordered_map>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/host/seen_views.hpp"

namespace boardwright::check {
namespace {

constexpr std::size_t kAlternatives = 12;
constexpr std::size_t kMostRemembered = 20000;
constexpr std::size_t kProbes = 12;

/// Texts that a viewer might type, or might be told.
std::vector<std::string> probes(const Position& a, const Position& b) {
  std::vector<std::string> texts{"x", ""};
  for (const Position* position : {&a, &b}) {
    std::size_t taken = 0;
    for (const Ply& ply : plies(*position)) {
      if (++taken > kProbes) break;
      texts.push_back(position->move_text(ply.seat, ply.move));
    }
  }
  return texts;
}

class Secrets {
 public:
  explicit Secrets(Trial& trial) : trial_(trial), rules_(trial.rules()) {}

  /// Positions whose views are equal.
  Result<void> equal_views(const Position& a, const Position& b, Seat viewer) {
    if (a == b) return {};
    ++pairs_;
    const std::string who = name_of(rules_, viewer);
    const std::string pair = in_quotes(a.text()) + " and " + in_quotes(b.text()) + " look the same to " + who;
    const auto texts = probes(a, b);
    const std::string text = a.view_text(viewer);
    const Answers answers = ask_view(a.view(viewer), viewer, texts);
    if (text != b.view_text(viewer)) return fail(pair + ", but the text of its view differs");
    if (const auto what = first_difference(answers, ask_view(b.view(viewer), viewer, texts)))
      return fail(pair + ", but " + *what + " differs");
    if (viewer != BW_SPECTATOR && !(a.view(BW_SPECTATOR) == b.view(BW_SPECTATOR)))
      return fail(pair + ", but not to a spectator");
    return {};
  }

  /// What the viewer learns of a move, and what it sees of it.
  Result<void> told_is_shown(const Position& before, const Ply& ply, Seat viewer) {
    if (ply.seat == viewer) return {};
    const std::string who = name_of(rules_, viewer);
    const std::string told = before.move_text_for(ply.seat, ply.move, viewer);
    const auto after = played(before, ply);
    if (!after) return {};
    const Position seen = after->view(viewer);
    if (told.empty() && !(seen == before.view(viewer)))
      return fail(who + " isn't told of " + name_of(before, ply) + ", but its view changes");
    std::vector<Ply> others;
    for (const Ply& other : plies(before))
      if (other.seat == ply.seat && other.move != ply.move) others.push_back(other);
    for (std::size_t i = 0; i < std::min(others.size(), kAlternatives); ++i) {
      const Ply& other = trial_.any_of(others);
      const auto instead = played(before, other);
      if (!instead || *instead == *after) continue;
      const std::string both = name_of(before, ply) + " and " + name_of(before, other);
      const bool same_told = before.move_text_for(other.seat, other.move, viewer) == told;
      const bool same_seen = instead->view(viewer) == seen;
      if (same_told && !same_seen)
        return fail(who + " is told the same of " + both + ", but its views afterwards differ");
      if (!same_told && same_seen)
        return fail(who + " sees the same after " + both + ", but is told different things");
      if (same_seen)
        if (auto good = equal_views(*after, *instead, viewer); !good) return good;
    }
    return {};
  }

  /// Compares with an earlier position that looked the same.
  Result<void> remembered(const Position& position, Seat viewer) {
    const std::string key = std::to_string(viewer) + ":" + bytes_of(position.view(viewer));
    const auto found = views_.find(key);
    if (found != views_.end()) return equal_views(found->second, position, viewer);
    if (views_.size() < kMostRemembered) views_.insert({key, position});
    return {};
  }

  [[nodiscard]] std::uint64_t pairs() const { return pairs_; }

 private:
  static std::optional<Position> played(const Position& before, const Ply& ply) {
    Position after = before;
    if (!after.play(ply.seat, ply.move)) return std::nullopt;
    return after;
  }

  Trial& trial_;
  const Rules& rules_;
  std::unordered_map<std::string, Position> views_;
  std::uint64_t pairs_ = 0;
};

constexpr std::size_t kMostRows = 2000;

/// Truths that a seat has seen the same of, from the first view to the last: a sample may not tell them
/// apart.
class SameViews {
 public:
  /// An earlier truth with the same views, if there is one.
  const Position* met(const Position& truth, Seat seat, const SeenViews& views) {
    const auto [found, is_new] =
        truths_.try_emplace(std::to_string(seat) + ":" + std::string(views.bytes()), truth);
    if (is_new && truths_.size() > kMostRows) truths_.erase(found);
    return is_new || found->second == truth ? nullptr : &found->second;
  }

 private:
  std::unordered_map<std::string, Position> truths_;
};

Finding hidden(Trial& trial) {
  if (!trial.rules().has(BW_HAS_HIDDEN)) return not_applicable("the rules hide nothing");
  Secrets secrets(trial);
  Finding finding = each_game(trial, [&](const PlayedGame& game) -> Result<void> {
    for (std::size_t i = 0; i < game.positions.size(); ++i) {
      if (i > 100 && !trial.once_in(4)) continue;
      for (const Seat viewer : viewers(trial.rules())) {
        auto good = secrets.remembered(game.positions[i], viewer);
        if (good && i < game.plies.size())
          good = secrets.told_is_shown(game.positions[i], game.plies[i], viewer);
        if (!good) return fail(good.error() + ", " + game.where(i));
      }
      if (!trial.time_left()) break;
    }
    return {};
  });
  if (finding.status != Status::kPassed) return finding;
  if (secrets.pairs() == 0)
    return broken("the facts say that things are hidden, but every viewer sees everything");
  return passed(secrets.pairs(), "pairs of positions");
}

Finding samples(Trial& trial) {
  const Rules& rules = trial.rules();
  if (!SeenViews::can_sample(rules)) return not_applicable("the rules have no samples");
  Secrets secrets(trial);
  SameViews same_views;
  std::uint64_t taken = 0;
  Finding finding = each_game(trial, [&](const PlayedGame& game) -> Result<void> {
    for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
      SeenViews views(game.positions.front().shared_rules(), seat);
      for (std::size_t i = 0; i < game.positions.size(); ++i) {
        const Position& truth = game.positions[i];
        const Position view = truth.view(seat);
        views.add(view);
        if (i > 20 && !trial.once_in(4)) continue;
        const std::uint64_t seed = trial.random().next();
        Position out = rules.start();
        Position again = rules.start();
        const std::string where = " for " + name_of(rules, seat) + ", " + game.where(i);
        for (Position* into : {&out, &again})
          if (auto sampled = views.sample(seed, into->data()); !sampled)
            return fail("no position can be sampled (" + sampled.error() + ")" + where);
        ++taken;
        if (!(out == again)) return fail("the same seed samples different positions" + where);
        if (!(out.view(seat) == view))
          return fail("the sampled position " + in_quotes(out.text()) + " looks different" + where);
        if (!rules.read_position(out.text()))
          return fail("the sampled position's text " + in_quotes(out.text()) + " is refused" + where);
        if (auto good = secrets.equal_views(truth, out, seat); !good) return fail(good.error() + where);
        if (i > 20) continue;
        if (const Position* other = same_views.met(truth, seat, views)) {
          static_cast<void>(other->view(seat));  // whatever the rules keep of it must not come up again
          if (!views.sample(seed, again.data()) || !(out == again))
            return fail("the sample depends on more than the views: on whether the truth is " +
                        in_quotes(truth.text()) + " or " + in_quotes(other->text()) + where);
        }
      }
    }
    return {};
  });
  return finding.status == Status::kPassed ? passed(taken, "samples") : finding;
}

}  // namespace

std::span<const Law> hidden_laws() {
  static constexpr Law kLaws[] = {
      {"hidden", "What a seat may not see changes nothing that it gets to see.", hidden},
      {"samples", "A sampled position looks to the seat as the true one does and depends on its views alone.",
       samples},
  };
  return kLaws;
}

}  // namespace boardwright::check
