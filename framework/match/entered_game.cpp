// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/entered_game.hpp"

#include "framework/match/typed_move.hpp"
#include "framework/record/host_result.hpp"
#include "framework/text/host_reasons.hpp"

namespace boardwright {

Result<EnteredGame> EnteredGame::from(const std::shared_ptr<const Rules>& rules,
                                      const std::string& position) {
  if (position.empty()) return EnteredGame(rules->start());
  auto start = rules->read_position(position);
  if (!start) return fail(start.error());
  return EnteredGame(std::move(*start));
}

EnteredGame EnteredGame::of(const GameLine& line, const std::optional<Outcome>& result) {
  EnteredGame game(line.start());
  for (const auto& ply : line.plies())
    if (!game.line_.play(ply.seat, ply.move)) break;
  game.shown_ = game.size();
  if (result && !game.set_result(result)) game.result_.reset();
  return game;
}

bool EnteredGame::moves_are_possible() const {
  return shown_ == size() ? !line_.is_over() : !position().is_over();
}

std::vector<LegalMove> EnteredGame::moves() const {
  std::vector<LegalMove> moves;
  if (!moves_are_possible()) return moves;
  const Position& now = position();
  for (const auto& event : now.chance_events()) moves.push_back({now.move_text(BW_CHANCE, event.event), {}});
  for (const Seat seat : now.seats_on_turn())
    for (const Move move : now.moves(seat))
      moves.push_back({now.move_text(seat, move), now.clicks(seat, move)});
  return moves;
}

std::optional<Explanation> EnteredGame::explain(std::span<const std::uint32_t> clicks) const {
  const auto seats = on_turn();
  return seats.empty() ? std::nullopt : position().explain(seats.front(), clicks);
}

std::optional<Explanation> EnteredGame::explain(std::string_view typed) const {
  const auto seats = on_turn();
  return seats.empty() ? std::nullopt : explain_typed(View::of(position(), seats.front()), typed);
}

std::optional<Arrangement> EnteredGame::arrangement() const { return Arrangement::begin_any(position()); }

Result<EnteredGame::Dropped> EnteredGame::enter(std::string_view text) {
  GameLine next = line_;
  while (next.plies().size() > shown_) next.take_back();
  if (auto played = next.play(text); !played) return fail(played.error());
  Dropped dropped;
  for (std::size_t i = shown_ + 1; i < size(); ++i) {
    const auto& ply = line_.plies()[i];
    if (dropped.texts.empty()) {
      // Numbers of moves mean something only with their position: the text is what was on the sheet.
      const auto played = next.play(ply.text);
      if (played) continue;
      dropped.why = played.error();
    }
    dropped.texts.push_back(ply.text);
  }
  line_ = std::move(next);
  ++shown_;
  result_.reset();
  return dropped;
}

void EnteredGame::cut() {
  while (size() > shown_) line_.take_back();
  result_.reset();
}

Result<void> EnteredGame::set_result(std::optional<Outcome> result) {
  if (!result) {
    result_.reset();
    return {};
  }
  const Rules& rules = line_.now().rules();
  if (line_.result()) {
    if (*line_.result() == *result) return {};
    return fail("the game has ended by the rules");
  }
  if (result->scores.size() != rules.seat_count()) return fail("the result needs a score for each seat");
  if (auto fits = check_host_result(*result, rules.facts().score_sum); !fits) return fits;
  const bool claimed = claimable() == result;
  if (!claimed && (!is_host_reason(result->reason) || result->reason == "move_limit"))
    return fail("the game is not over by " + result->reason);
  result_ = std::move(result);
  return {};
}

std::optional<Outcome> EnteredGame::claimable() const {
  return line_.now().is_chance() ? std::nullopt : line_.claimable();
}

std::optional<Outcome> EnteredGame::result() const { return line_.result() ? line_.result() : result_; }

Record EnteredGame::record(std::string variant) const {
  const Rules& rules = line_.now().rules();
  Record record = record_of(rules, std::move(variant));
  record.entered = true;
  record.repetition_claimed = true;
  if (!begins_at_start()) record.start = line_.start().text();
  for (const auto& ply : line_.plies())
    record.moves.push_back({std::string(rules.seat_name(ply.seat)), ply.text, {}, {}, 0, 0});
  if (const auto ended = result()) boardwright::set_result(record, rules, *ended);
  return record;
}

}  // namespace boardwright
