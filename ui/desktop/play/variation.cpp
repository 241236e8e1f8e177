// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/variation.hpp"

#include <algorithm>

#include "framework/line/line_chance.hpp"
#include "framework/link/answer.hpp"
#include "plugins/host/rule_trace.hpp"
#include "ui/desktop/play/line_scene.hpp"

namespace boardwright::desktop {

Variation::Variation(GameLine line, std::size_t plies, std::size_t moves)
    : line_(std::move(line)), base_(plies), begins_after_(moves), seed_(Seed::fresh()) {
  while (line_.plies().size() > base_) line_.take_back();
}

std::vector<std::string> Variation::texts() const {
  std::vector<std::string> texts;
  for (std::size_t i = base_; i < line_.plies().size(); ++i) texts.push_back(line_.plies()[i].text);
  return texts;
}

Result<void> Variation::play(std::string_view move) {
  GameLine next = line_;
  while (next.plies().size() > base_ + shown_) next.take_back();
  if (auto played = next.play(move); !played) return played;
  if (auto drawn = play_chance(next, seed_); !drawn) return drawn;
  line_ = std::move(next);
  shown_ = size();
  return {};
}

bool Variation::is_over() const { return position().is_over() || (shown_ == size() && line_.is_over()); }

std::vector<Seat> Variation::on_turn() const {
  return is_over() ? std::vector<Seat>() : position().seats_on_turn();
}

std::vector<LegalMove> Variation::moves() const { return legal_moves(position(), on_turn()); }

std::vector<std::uint32_t> Variation::last_places() const {
  return desktop::last_places(line_, base_, base_ + shown_);
}

std::optional<Explanation> Variation::explain(const AskExplain& question) const {
  const auto seats = on_turn();
  if (seats.empty()) return std::nullopt;
  const auto answer = boardwright::explain(View::of(position(), seats.front()), question);
  return answer ? std::get<ExplainAnswer>(*answer).explanation : std::nullopt;
}

std::vector<std::string> Variation::rules_of(std::string_view move) const {
  return desktop::rules_of_try(position(), move);
}

std::optional<Outcome> Variation::result() const {
  if (shown_ == size() && line_.result()) return line_.result();
  return position().is_over() ? std::optional(position().outcome()) : std::nullopt;
}

std::vector<SeenMove> Variation::seen(std::size_t from) const {
  return seen_moves(line_, base_ + from, base_ + shown_);
}

std::optional<Situation> Variation::situation() const {
  const auto seats = on_turn();
  if (seats.empty()) return std::nullopt;
  return situation_of(line_, seats.front(), base_ + shown_);
}

}  // namespace boardwright::desktop
