// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/rule_examples.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <map>
#include <set>
#include <tuple>

#include "framework/line/chance.hpp"
#include "framework/line/game_line.hpp"
#include "plugins/host/rule_trace.hpp"

namespace boardwright {
namespace {

using Clicks = std::vector<std::uint32_t>;

constexpr std::size_t kMovesLookedAt = 4;  // besides the one that is played
constexpr std::size_t kTries = 6;          // of what may be forbidden, in each position
constexpr std::size_t kRemembered = 64;    // of what was legal a while ago

/// What comes first is better.
using Rank = std::tuple<bool, std::size_t, std::size_t>;

class Search {
 public:
  Search(std::shared_ptr<const Rules> rules, const ExampleSearch& search)
      : rules_(std::move(rules)),
        search_(search),
        trace_(RuleTrace::of(rules_)),
        board_(rules_->geometry()) {}

  Result<RuleExamples> run() {
    RuleExamples all;
    for (; all.games < search_.games && !(search_.stop && search_.stop()); ++all.games) {
      if (search_.progress) search_.progress(all.games);
      if (auto played = play(all.games, all.plies); !played) return fail(played.error());
    }
    all.traces = trace_.has_value();
    all.explains = explains_;
    for (const RuleText& text : rules_->texts(BW_TEXT_RULE)) found_[text.id];
    if (trace_)
      for (const auto& number : trace_->numbers()) found_[number];
    tell_endings();
    for (auto& [number, of] : found_) all.numbers.push_back(number);
    std::stable_sort(all.numbers.begin(), all.numbers.end(), by_numbers);
    for (const auto& number : all.numbers) {
      all.possible.push_back(is_possible(number) || !found_[number].empty());
      std::vector<FoundExample>& examples = all.examples.emplace_back();
      for (auto& [does, one] : found_[number]) examples.push_back(std::move(one.example));
    }
    return all;
  }

 private:
  /// The position that is looked at, and what makes it a small one.
  struct Here {
    const Position& position;
    std::vector<bw_item> items;  // none without a board
    std::size_t moves;           // legal ones of whoever is looked at; 0: chance is on turn
  };
  struct Kept {
    Rank rank;
    FoundExample example;
  };

  [[nodiscard]] bool is_possible(const std::string& number) const {
    if (!trace_) return false;
    const auto& numbers = trace_->numbers();
    const auto at =
        static_cast<std::size_t>(std::find(numbers.begin(), numbers.end(), number) - numbers.begin());
    return at < numbers.size() && (trace_->possible() >> at & 1U) != 0;
  }

  /// Rules need not say for which reason they end a game: one that shows in nothing but last moves ends it.
  void tell_endings() {
    for (auto& [number, of] : found_) {
      const auto allows = of.find(RuleDoes::kAllows);
      if (allows == of.end() || allows->second.example.reason.empty() || goes_on_.contains(number)) continue;
      Kept kept = std::move(allows->second);
      kept.example.does = RuleDoes::kEnds;
      of.erase(allows);
      of.try_emplace(RuleDoes::kEnds, std::move(kept));
    }
  }

  /// "2.10" after "2.9".
  static bool by_numbers(const std::string& a, const std::string& b) {
    const auto parts = [](const std::string& number) {
      std::vector<std::pair<std::string, std::uint64_t>> all;
      for (std::size_t i = 0; i < number.size();) {
        std::string letters;
        std::uint64_t digits = 0;
        while (i < number.size() && (number[i] < '0' || number[i] > '9')) letters += number[i++];
        while (i < number.size() && number[i] >= '0' && number[i] <= '9')
          digits = digits * 10 + static_cast<std::uint64_t>(number[i++] - '0');
        all.emplace_back(std::move(letters), digits);
      }
      return all;
    };
    return parts(a) < parts(b);
  }

  Result<void> play(std::size_t number, std::size_t& plies) {
    const Seed seed = Seed::from_number(search_.seed + number);
    Random random = seed.generator("rule examples");
    GameLine line(rules_->start());
    legal_before_.clear();
    for (std::uint64_t chances = 0; !line.is_over() && line.plies().size() < search_.most_plies;) {
      const Position before = line.now();
      Here here{before, before.picture(BW_SPECTATOR), 0};
      Seat seat = BW_CHANCE;
      Move move{};
      if (before.is_chance()) {
        const auto drawn = seed.draw(before, chances++);
        if (!drawn) return fail(drawn.error());
        move = *drawn;
      } else {
        const auto seats = before.seats_on_turn();
        if (seats.empty()) return fail("nobody is on turn in a position that isn't over");
        seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
        const auto moves = before.moves(seat);
        if (moves.empty())
          return fail(rules_->failure().value_or("nobody can move in a position that isn't over"));
        here.moves = moves.size();
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        if (auto looked = look_at(here, seat, moves, random); !looked) return looked;
      }
      if (auto played = line.play(seat, move); !played) return fail(played.error());
      if (auto used = use(here, seat, move, line.now(), line.result()); !used) return used;
      ++plies;
    }
    return {};
  }

  Result<void> look_at(const Here& here, Seat seat, const std::vector<Move>& moves, Random& random) {
    const Position& before = here.position;
    for (std::size_t i = 0; trace_ && i < kMovesLookedAt; ++i) {
      const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      Position after = before;
      if (auto played = after.play(seat, move); !played) return fail(played.error());
      std::optional<Outcome> outcome;
      if (after.is_over()) outcome = after.outcome();
      if (auto used = use(here, seat, move, after, outcome); !used) return used;
    }
    if (board_ == nullptr) return {};
    std::vector<Clicks> legal;
    for (const Move move : moves) legal.push_back(before.clicks(seat, move));
    std::sort(legal.begin(), legal.end());
    const Position view = before.view(seat);
    for (std::size_t i = 0; i < kTries; ++i) {
      Clicks clicks = tried(here, random, i % 2 == 0);
      if (!clicks.empty() && !begins_one(clicks, legal)) forbid(here, view, seat, std::move(clicks));
    }
    for (std::size_t i = 0; i < 2; ++i) {
      legal_before_.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      if (legal_before_.size() > kRemembered) legal_before_.pop_front();
    }
    return {};
  }

  /// What begins a move is half of it, and no fault. `legal` is sorted.
  static bool begins_one(const Clicks& clicks, const std::vector<Clicks>& legal) {
    const auto at = std::lower_bound(legal.begin(), legal.end(), clicks);
    return at != legal.end() && at->size() >= clicks.size() &&
           std::equal(clicks.begin(), clicks.end(), at->begin());
  }

  Clicks tried(const Here& here, Random& random, bool from_before) {
    if (from_before && !legal_before_.empty())
      return legal_before_[random.below(static_cast<std::uint32_t>(legal_before_.size()))];
    const std::uint32_t to = random.below(board_->field_count);
    if (here.items.empty()) return {to};
    return {here.items[random.below(static_cast<std::uint32_t>(here.items.size()))].place, to};
  }

  void forbid(const Here& here, const Position& view, Seat seat, Clicks clicks) {
    const auto why = view.explain(seat, clicks);
    explains_ = explains_ || why.has_value();
    if (!why || why->legal || why->rule.empty()) return;
    keep(why->rule, here, RuleDoes::kForbids, true, [&](FoundExample& example) {
      example.seat = seat;
      example.clicks = std::move(clicks);
      example.why = why;
    });
  }

  Result<void> use(const Here& here, Seat seat, Move move, const Position& after,
                   const std::optional<Outcome>& outcome) {
    if (!trace_) return {};
    const Position& before = here.position;
    auto used = trace_->used(before, seat, move, after);
    if (!used) return fail(used.error());
    const RuleBits ending = outcome ? trace_->ending(outcome->reason) : RuleBits{0};
    if (outcome) *used |= ending;
    for (RuleBits rest = *used; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<std::size_t>(std::countr_zero(rest));
      const std::string& number = trace_->numbers()[at];
      const bool ends = (ending >> at & 1U) != 0;
      if (!outcome) goes_on_.insert(number);
      // A move that ends a game is one by other rules as well: what ends it is alone if it alone ends it.
      const bool alone = ends ? std::popcount(ending) == 1 : std::popcount(*used) == 1;
      keep(number, here, ends ? RuleDoes::kEnds : RuleDoes::kAllows, alone, [&](FoundExample& example) {
        example.seat = seat;
        example.move = before.move_text(seat, move);
        if (board_ != nullptr && seat != BW_CHANCE) example.clicks = before.clicks(seat, move);
        if (outcome) example.reason = outcome->reason;
        example.after = Picture::whole(after);
      });
    }
    return {};
  }

  template <class Fill>
  void keep(const std::string& rule, const Here& here, RuleDoes does, bool alone, Fill fill) {
    auto& of = found_[rule];
    const auto known = of.find(does);
    if (known != of.end() && !alone && known->second.example.alone) return;
    const Rank rank{!alone, here.items.size(), here.moves};
    if (known != of.end() && known->second.rank <= rank) return;
    FoundExample example;
    example.does = does;
    example.alone = alone;
    example.position = here.position.text();
    example.before = Picture::whole(here.position);
    example.pieces = here.items.size();
    fill(example);
    of.insert_or_assign(does, Kept{rank, std::move(example)});
  }

  std::shared_ptr<const Rules> rules_;
  const ExampleSearch& search_;
  std::optional<RuleTrace> trace_;
  const bw_shape* board_;
  bool explains_ = false;
  std::set<std::string> goes_on_;  // what was used by moves after which the game goes on
  std::deque<Clicks> legal_before_;
  std::map<std::string, std::map<RuleDoes, Kept>> found_;
};

}  // namespace

Result<RuleExamples> find_rule_examples(const std::shared_ptr<const Rules>& rules,
                                        const ExampleSearch& search) {
  return Search(rules, search).run();
}

}  // namespace boardwright
