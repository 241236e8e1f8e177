// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/line_coverage.hpp"

#include <boardwright/abi/evaluate.h>

#include <algorithm>
#include <array>
#include <boardwright/pure/random.hpp>
#include <boardwright/pure/repetition.hpp>

#include "framework/search/fast_rules.hpp"
#include "framework/text/text_file.hpp"
#include "plugins/host/lines.hpp"
#include "plugins/host/notation.hpp"

namespace boardwright {
namespace {

constexpr std::array<std::string_view, 10> kCallNames{"reading", "moves",    "chance",  "play", "repetition",
                                                      "texts",   "position", "why_not", "view", "evaluate"};

/// One position in so many is asked for everything.
constexpr std::uint32_t kAside = 4;

/// No move's text, so that all moves and all that are refused are looked at.
constexpr std::string_view kNoMove = "0";

struct Step {
  Seat seat = 0;
  Move move = 0;
};

/// Where a line has run with the fewest moves before it.
struct Place {
  std::vector<Step> path;
  LineCall call = LineCall::kReading;
  Seat seat = BW_NOBODY;
  Move move = 0;
};

/// The lines of a file without blanks around them; none where it can't be read any longer.
std::vector<std::string> bare_lines(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  const auto text = read_file(file);
  std::string_view rest = text ? std::string_view(*text) : std::string_view();
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    lines.emplace_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return lines;
}

class Walk {
 public:
  Walk(const std::shared_ptr<const Rules>& rules, const LineCoverageOptions& options,
       const std::vector<ScriptLine>& lines)
      : rules_(rules),
        options_(options),
        until_(std::chrono::steady_clock::now() + options.time),
        ran_(lines.size()),
        places_(lines.size()),
        last_game_(lines.size()),
        evaluate_(rules->extension<bw_evaluate>(BW_EVALUATE)) {
    const auto texts = bare_lines(rules->library().file());
    for (const ScriptLine& line : lines)
      found_.lines.push_back({line.line, line.function, line.line <= texts.size() ? texts[line.line - 1] : "",
                              0, 0, std::nullopt});
  }

  Result<LineCoverage> run() {
    Result<void> played;
    const auto recorded = record_lines(*rules_, ran_, [&] {
      take(LineCall::kReading, BW_NOBODY);
      while (played && found_.games < options_.games && !ended()) {
        played = play_game(++found_.games);
        if (played && options_.progress) options_.progress(found_.games);
      }
    });
    if (!recorded) return fail(recorded.error());
    if (!played) return fail(played.error());
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (places_[i]) found_.lines[i].reach = reach(*places_[i]);
    return std::move(found_);
  }

 private:
  [[nodiscard]] bool ended() const {
    if (options_.stop != nullptr && *options_.stop) return true;
    return options_.time.count() != 0 && std::chrono::steady_clock::now() >= until_;
  }

  /// What has run since the last time did so in this call.
  void take(LineCall call, Seat seat, Move move = 0) {
    for (std::size_t i = 0; i < ran_.size(); ++i) {
      if (ran_[i] == 0) continue;
      ran_[i] = 0;
      CoveredLine& line = found_.lines[i];
      ++line.calls;
      if (last_game_[i] != found_.games) ++line.games;
      last_game_[i] = found_.games;
      // Where a position comes by it as well, that says more than that the reading does.
      const auto& known = places_[i];
      if (!known || known->call == LineCall::kReading || path_.size() < known->path.size())
        places_[i] = Place{path_, call, seat, move};
    }
  }

  Result<void> play_game(std::uint32_t number) {
    Random random(mix64(options_.seed ^ mix64(number)));
    path_.clear();
    Position now = rules_->start();
    RepetitionCounter seen;
    const std::uint32_t often = rules_->facts().repetition_limit;
    const std::uint32_t most = std::min(rules_->facts().ply_limit, RepetitionCounter::kMaxPlies);
    for (std::uint32_t ply = 0; ply < most && !ended(); ++ply) {
      const bool again = often != 0 && seen.add(now.same_key()) >= often;
      take(LineCall::kRepeated, BW_NOBODY);
      if (now.is_over() || again) break;
      const auto step = choose(now, random);
      if ((ply + number) % kAside == 0) ask_aside(now);
      if (auto good = check(); !good) return good;
      if (!step) return failed("whoever is on turn has no move");
      if (auto played = now.play(step->seat, step->move); !played) return failed(played.error());
      take(LineCall::kPlay, step->seat, step->move);
      path_.push_back(*step);
      ++found_.plies;
    }
    ask_aside(now);
    return check();
  }

  /// Of one of those who are on turn; nothing where nobody has a move.
  std::optional<Step> choose(const Position& now, Random& random) {
    if (now.is_chance()) {
      const auto events = now.chance_events();
      take(LineCall::kChance, BW_CHANCE);
      std::vector<std::uint32_t> weights;
      for (const ChanceEvent& event : events) weights.push_back(event.weight);
      if (events.empty()) return std::nullopt;
      return Step{BW_CHANCE, events[draw_by_weight(weights, random)].event};
    }
    std::vector<Step> all;
    for (const Seat seat : now.seats_on_turn()) {
      for (const Move move : now.moves(seat)) all.push_back({seat, move});
      take(LineCall::kMoves, seat);
    }
    if (all.empty()) return std::nullopt;
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
  }

  /// What nobody needs for a random game, and programs ask all the same.
  void ask_aside(const Position& now) {
    const Seat seats = rules_->seat_count();
    if (rules_->has(BW_HAS_HIDDEN))
      for (Seat viewer = 0; viewer <= seats; ++viewer) {
        const Seat who = viewer == seats ? BW_SPECTATOR : viewer;
        (void)now.view(who);
        take(LineCall::kView, who);
      }
    const std::string text = now.text();
    (void)rules_->read_position(text);  // whether it can be read is for the laws to say
    take(LineCall::kPosition, BW_NOBODY);
    if (now.is_over()) return;
    for (Seat seat = 0; evaluate_ != nullptr && seat < seats; ++seat) {
      std::int32_t value = 0;
      if (evaluate_->evaluate(rules_->raw(), now.data(), seat, &value) == BW_FAILED)
        rules_->note_failure("evaluating a position");
      take(LineCall::kEvaluate, seat);
    }
    for (const Seat seat : now.seats_on_turn()) {
      (void)read_any_move(now, seat, kNoMove);
      take(LineCall::kTexts, seat);
      (void)now.explain(seat, kNoMove);
      take(LineCall::kWhyNot, seat);
    }
  }

  [[nodiscard]] Result<void> check() const {
    if (const auto failure = rules_->failure()) return failed(*failure);
    return {};
  }
  [[nodiscard]] Result<void> failed(const std::string& sentence) const {
    return fail(sentence + " (in random game " + std::to_string(found_.games) + ", after " +
                std::to_string(path_.size()) + " moves)");
  }

  /// In words; what was played before is played once more.
  [[nodiscard]] LineReach reach(const Place& place) const {
    LineReach words{place.call, {}, {}, {}, {}};
    Position now = rules_->start();
    for (const Step& step : place.path) {
      words.moves.push_back(now.move_text(step.seat, step.move));
      (void)now.play(step.seat, step.move);
    }
    if (place.seat != BW_NOBODY) words.seat = rules_->seat_name(place.seat);
    if (place.call == LineCall::kPlay) words.move = now.move_text(place.seat, place.move);
    // A board where chance is on turn doesn't stay so.
    if (place.seat == BW_CHANCE && place.call == LineCall::kPlay) (void)now.play(BW_CHANCE, place.move);
    words.position = now.text();
    return words;
  }

  std::shared_ptr<const Rules> rules_;
  const LineCoverageOptions& options_;
  std::chrono::steady_clock::time_point until_;
  std::vector<std::uint8_t> ran_;
  std::vector<std::optional<Place>> places_;
  std::vector<std::uint32_t> last_game_;  // of each line, from 1
  const bw_evaluate* evaluate_;
  std::vector<Step> path_;
  LineCoverage found_;
};

}  // namespace

std::string_view line_call_name(LineCall call) noexcept { return kCallNames[static_cast<std::size_t>(call)]; }

std::optional<LineCall> line_call_from(std::string_view name) noexcept {
  const auto* found = std::find(kCallNames.begin(), kCallNames.end(), name);
  if (found == kCallNames.end()) return std::nullopt;
  return static_cast<LineCall>(found - kCallNames.begin());
}

std::size_t LineCoverage::idle() const noexcept {
  return static_cast<std::size_t>(
      std::count_if(lines.begin(), lines.end(), [](const CoveredLine& line) { return !line.reach; }));
}

Result<LineCoverage> cover_lines(const std::shared_ptr<const Rules>& rules,
                                 const LineCoverageOptions& options) {
  const auto lines = script_lines(*rules);
  if (!lines)
    return fail("the rules of " + rules->game_id() +
                " aren't a script: only scripts have lines that can be asked");
  return Walk(rules, options, *lines).run();
}

}  // namespace boardwright
