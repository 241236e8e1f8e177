// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/replay.hpp"

#include <algorithm>

#include "framework/catalogue/texts.hpp"
#include "framework/line/chance.hpp"
#include "framework/line/entropy.hpp"
#include "framework/record/foreign_moves.hpp"
#include "framework/record/host_result.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

class Replayer {
 public:
  Replayer(const Record& record, Replay& replay, const std::optional<ForeignMoves>& moves)
      : record_(record), replay_(replay) {
    if (moves) notation_.emplace(*replay.rules, *moves);
  }

  Result<void> prepare() {
    if (record_.entered &&
        !(record_.seed.empty() && record_.seed_hash.empty() && record_.entropy_hashes.empty()))
      return fail("the record says that it was entered by hand, and yet it has a seed");
    if (auto fit = check_entropies(); !fit) return fit;
    if (record_.seed.empty()) return {};
    auto seed = Seed::from_hex(record_.seed);
    if (!seed) return fail("the record's seed: " + seed.error());
    if (!record_.seed_hash.empty() && seed->hash() != record_.seed_hash)
      return fail("the record's seed and the hash of its seed don't belong together");
    seed_ = with_entropy(*seed, record_.entropy);
    return {};
  }

  void run() {
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      replay_.problem_ply = i;
      const RecordedMove& move = record_.moves[i];
      if (const auto played = play(move); !played) {
        replay_.problem = place(i) + played.error();
        return;
      }
    }
    replay_.problem_ply = replay_.line.plies().size();
    check_result();
  }

 private:
  /// Each seat's entropy against its hash: neither can be changed, added or left out alone.
  [[nodiscard]] Result<void> check_entropies() const {
    for (const auto& [seat, text] : record_.entropy) {
      const auto hash = record_.entropy_hashes.find(seat);
      if (hash == record_.entropy_hashes.end())
        return fail("the record has an entropy of " + seat + " but no hash of it");
      if (entropy_hash(seat, text) != hash->second)
        return fail("the record's entropy of " + seat + " and its hash don't belong together");
    }
    for (const auto& [seat, hash] : record_.entropy_hashes) {
      const auto known = replay_.rules->seat(seat);
      if (!known || *known >= replay_.rules->seat_count())
        return fail("the record has an entropy of " + seat + ", which is no seat");
      if (!record_.seed.empty() && !record_.entropy.contains(seat))
        return fail("the record reveals the seed but not the entropy of " + seat);
    }
    return {};
  }

  [[nodiscard]] std::string place(std::size_t index) const {
    const RecordedMove& move = record_.moves[index];
    std::string text =
        move.line == 0 ? "" : std::to_string(move.line) + ":" + std::to_string(move.column) + ": ";
    text += "ply " + std::to_string(index + 1);
    if (!move.seat.empty()) text += ", " + move.seat;
    return text + " '" + excerpt(move.text) + "': ";
  }

  [[nodiscard]] Result<Move> read(Seat seat, std::string_view text) const {
    const Position& now = replay_.line.now();
    return notation_ ? notation_->read(now, seat, text) : now.read_move(seat, text);
  }

  /// Whom the record names. Where it names nobody, the first on turn who can make this move.
  [[nodiscard]] Result<Seat> who_moves(const RecordedMove& move) const {
    const Position& now = replay_.line.now();
    const auto seats = now.seats_on_turn();
    const auto seat = std::find_if(seats.begin(), seats.end(), [&](Seat candidate) {
      return move.seat.empty() ? read(candidate, move.text).has_value()
                               : move.seat == now.rules().seat_name(candidate);
    });
    if (seat != seats.end()) return *seat;
    if (move.seat.empty() && !seats.empty()) return seats.front();
    return fail(now.rules().seat(move.seat) ? "it is not " + move.seat + "'s turn"
                                            : "there is no seat " + excerpt(move.seat));
  }

  [[nodiscard]] Result<void> play(const RecordedMove& move) {
    GameLine& line = replay_.line;
    if (resigned_) return fail("the game ended before, by resignation");
    if (line.is_over()) return fail("the game ended before, by " + line.result()->reason);
    if (limit_reached()) return fail("the game ended before, by move_limit");
    if (line.claimable()) replay_.past_repetition = true;
    const Position& now = line.now();
    if (now.is_chance()) return play_chance(move);
    if (move.seat == "chance") return fail("chance is not on turn");
    const auto seat = who_moves(move);
    if (!seat) return fail(seat.error());
    if (notation_ && notation_->is_resignation(move.text)) {
      resigned_ = *seat;
      return {};
    }
    const auto found = read(*seat, move.text);
    if (found) return line.play(*seat, *found);
    const auto why = notation_ ? std::nullopt : now.explain(*seat, move.text);
    return fail(why && !why->legal ? plugin_english(now.rules(), *why) : found.error());
  }

  [[nodiscard]] Result<void> play_chance(const RecordedMove& move) {
    GameLine& line = replay_.line;
    if (!move.seat.empty() && move.seat != "chance") return fail("chance is on turn");
    const Position& now = line.now();
    for (const auto& event : now.chance_events()) {
      if (now.move_text(BW_CHANCE, event.event) != move.text) continue;
      if (seed_) {
        const auto drawn = seed_->draw(now, chance_events_);
        if (!drawn) return fail(drawn.error());
        if (*drawn != event.event)
          return fail("the seed gives '" + now.move_text(BW_CHANCE, *drawn) + "' here");
      }
      ++chance_events_;
      return line.play(BW_CHANCE, event.event);
    }
    return fail("this can't happen here by chance");
  }

  [[nodiscard]] bool limit_reached() const {
    return record_.ply_limit != 0 && replay_.line.plies().size() - chance_events_ >= record_.ply_limit;
  }

  [[nodiscard]] Outcome all_draw(const char* reason) const {
    return {std::vector<std::uint32_t>(replay_.rules->seat_count(), 1), reason};
  }

  void check_result() {
    const Rules& rules = *replay_.rules;
    replay_.result = replay_.line.result();
    if (!replay_.result && resigned_) {
      replay_.result = Outcome{std::vector<std::uint32_t>(rules.seat_count(), 2), "resignation"};
      replay_.result->scores[*resigned_] = 0;
    }
    if (!replay_.result && limit_reached()) replay_.result = all_draw("move_limit");
    // Somebody has claimed it, as the record says, or as nothing in a foreign one speaks against.
    const auto claim = replay_.result ? std::nullopt : replay_.line.claimable();
    const bool may_be_claimed = claim && !record_.repetition_told && record_.reason.empty();
    if (claim && (claim->reason == record_.reason || (may_be_claimed && !record_.has_result())))
      replay_.result = claim;
    if (!record_.has_result()) return;

    Outcome recorded{std::vector<std::uint32_t>(rules.seat_count(), 3), record_.reason};
    for (const auto& [name, score] : record_.scores) {
      const auto seat = rules.seat(name);
      if (!seat || *seat >= rules.seat_count()) {
        replay_.problem = "the result names a seat '" + name + "', which there isn't";
        return;
      }
      recorded.scores[*seat] = score;
    }
    if (std::find(recorded.scores.begin(), recorded.scores.end(), 3U) != recorded.scores.end()) {
      replay_.problem = "the result has no score for some seat";
      return;
    }
    if (may_be_claimed && recorded.scores == claim->scores) replay_.result = claim;
    if (replay_.result) {
      if (recorded.scores != replay_.result->scores ||
          (!recorded.reason.empty() && recorded.reason != replay_.result->reason))
        replay_.problem = "the result is " + shown(*replay_.result) + ", but recorded as " + shown(recorded);
      return;
    }
    if (auto possible = check_host_result(recorded); !possible) {
      replay_.problem = possible.error();
      return;
    }
    if (recorded.reason.empty()) recorded.reason = "adjudication";  // a foreign record that doesn't say why
    replay_.result = std::move(recorded);
  }

  [[nodiscard]] Result<void> check_host_result(const Outcome& recorded) const {
    // What the limit was, other formats don't tell.
    const bool by_limit =
        recorded.reason == "move_limit" && (record_.repetition_told || record_.ply_limit != 0);
    if (!recorded.reason.empty() && (!is_host_reason(recorded.reason) || by_limit))
      return fail("recorded as " + shown(recorded) + ", but the game isn't over");
    const auto fits = boardwright::check_host_result(recorded, replay_.rules->facts().score_sum);
    return fits ? fits : fail("recorded as " + shown(recorded) + ", but " + fits.error());
  }

  [[nodiscard]] static std::string shown(const Outcome& outcome) {
    return scores_text(outcome) + (outcome.reason.empty() ? "" : " by " + outcome.reason);
  }

  const Record& record_;
  Replay& replay_;
  std::optional<ForeignNotation> notation_;
  std::optional<Seed> seed_;
  std::optional<Seat> resigned_;
  std::uint64_t chance_events_ = 0;
};

}  // namespace

std::string divergence(const Record& record, const Replay& replay) {
  if (replay.ok()) return {};
  const std::size_t ply = replay.problem_ply;
  std::string text = "the same for " + std::to_string(replay.line.plies().size()) + " plies";
  if (ply >= record.moves.size()) return text + ", to the end of the moves; then " + replay.problem;
  // As the record numbers them: a number for every change of the seat.
  std::size_t number = 1;
  for (std::size_t i = 1; i <= ply; ++i)
    if (record.moves[i].seat.empty() || record.moves[i].seat != record.moves[i - 1].seat) ++number;
  return text + "; then at move " + std::to_string(number) + ", " + replay.problem;
}

Result<Replay> replay(const Record& record, const std::shared_ptr<const Rules>& rules,
                      const std::optional<ForeignMoves>& moves) {
  if (!record.game.empty() && record.game != rules->game_id())
    return fail("the record is of " + record.game + ", not of " + rules->game_id());
  if (!record.viewer.empty())
    return fail("the record holds only what " + record.viewer +
                " saw: to check or to step through it, the whole record is needed");
  auto start = record.start.empty() ? Result<Position>(rules->start()) : rules->read_position(record.start);
  if (!start) return fail("the record's start position: " + start.error());
  const bool claimed = record.repetition_claimed || !record.repetition_told;
  const auto repetition = claimed ? RepetitionPolicy::kClaim : RepetitionPolicy::kAutomatic;
  Replay result{rules, GameLine(std::move(*start), repetition), false, {}, {}, 0};
  Replayer replayer(record, result, moves);
  if (auto prepared = replayer.prepare(); !prepared) return fail(prepared.error());
  replayer.run();
  return result;
}

}  // namespace boardwright
