// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/sample_game.hpp"

#include "framework/record/native.hpp"
#include "framework/statistics/run.hpp"

namespace boardwright {
namespace {

Result<SampleGame> sample_of(const GamePlan& plan, const RunIdentity& identity, const PlayedLine& played) {
  const Rules& rules = *plan.rules;
  Record record = record_of(rules, identity.game.substr(identity.game.find('/') + 1));
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    record.players[std::string(rules.seat_name(seat))] =
        plan.players[plan.player_of(seat, played.mark.number)];
  record.tags = {{"Event", "self-play, seed " + std::to_string(identity.seed)},
                 {"Round", std::to_string(played.mark.number)}};
  Position now = plan.rules->start();
  for (const PlayedMove& move : played.moves) {
    RecordedMove recorded;
    recorded.seat = rules.seat_name(move.seat);
    recorded.text = now.move_text(move.seat, move.move);
    record.moves.push_back(std::move(recorded));
    if (auto done = now.play(move.seat, move.move); !done) return fail(done.error());
  }
  if (played.end.by != GameEnd::By::kLimit)
    set_result(
        record, rules,
        {{played.end.scores.begin(), played.end.scores.begin() + rules.seat_count()}, played.end.reason});
  return SampleGame{played.mark, write_record(record)};
}

}  // namespace

std::string_view kept_word(KeptAs why) {
  switch (why) {
    case KeptAs::kFirst: return "first";
    case KeptAs::kShortest: return "shortest";
    case KeptAs::kLongest: return "longest";
    case KeptAs::kMostDramatic: break;
  }
  return "most_dramatic";
}

bool takes_place(KeptAs why, const GameMark& game, const GameMark& other) noexcept {
  const bool earlier = game.number < other.number;
  switch (why) {
    case KeptAs::kFirst: return earlier;
    case KeptAs::kShortest: return game.plies != other.plies ? game.plies < other.plies : earlier;
    case KeptAs::kLongest: return game.plies != other.plies ? game.plies > other.plies : earlier;
    case KeptAs::kMostDramatic: break;
  }
  return game.drama != other.drama ? game.drama > other.drama : earlier;
}

Result<KeptGames<SampleGame>> sample_games(const GamePlan& plan, const RunIdentity& identity,
                                           const KeptGames<PlayedLine>& kept) {
  KeptGames<SampleGame> samples;
  for (std::size_t i = 0; i < kept.by_reason.size(); ++i) {
    if (!kept.by_reason[i]) continue;
    auto sample = sample_of(plan, identity, *kept.by_reason[i]);
    if (!sample) return fail(sample.error());
    samples.by_reason[i] = std::move(*sample);
  }
  return samples;
}

}  // namespace boardwright
