// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/answers.hpp"

#include <boardwright/abi/evaluate.h>

#include <algorithm>

#include "plugins/check/games.hpp"

namespace boardwright::check {
namespace {

constexpr std::size_t kMostMoves = 200;  ///< so many moves are asked for their texts and places
constexpr std::size_t kMostPlaces = 30;

std::string numbers(const auto& list) {
  std::string text;
  for (const auto number : list) text += std::to_string(number) + " ";
  return text;
}

std::string show(const std::vector<bw_item>& items) {
  std::string text;
  for (const auto& item : items)
    text += std::to_string(item.place) + ":" + std::to_string(item.kind) + "x" + std::to_string(item.count) +
            "/" + std::to_string(item.flags) + " ";
  return text;
}

std::string show(const std::vector<bw_border>& borders) {
  std::string text;
  for (const auto& border : borders)
    text += std::to_string(border.field) + "|" + std::to_string(border.other) + ":" +
            std::to_string(border.owner) + "x" + std::to_string(border.count) + "/" +
            std::to_string(border.flags) + " ";
  return text;
}

std::string show(const std::optional<Explanation>& asked) {
  if (!asked) return "nothing";
  const Explanation& explanation = *asked;
  std::string text = explanation.legal ? "legal" : "not legal";
  text += " rule " + explanation.rule + " message " + explanation.message + " places " +
          numbers(explanation.places);
  for (const auto& argument : explanation.arguments) {
    text += argument.name + "=";
    if (const auto* number = std::get_if<std::int64_t>(&argument.value))
      text += std::to_string(*number) + " ";
    else
      text += std::get<std::string>(argument.value) + " ";
  }
  return text;
}

}  // namespace

std::vector<Seat> viewers(const Rules& rules) {
  std::vector<Seat> result;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) result.push_back(seat);
  result.push_back(BW_SPECTATOR);
  return result;
}

Answers ask(const Position& position) {
  const Rules& rules = position.rules();
  Answers answers;
  const auto add = [&](std::string question, std::string answer) {
    answers.push_back({std::move(question), std::move(answer)});
  };
  add("the text", position.text());
  add("who is on turn", std::to_string(position.turn()));
  add("the key", std::to_string(position.key()));
  add("the key for repetition", std::to_string(position.same_key()));
  if (position.is_over()) {
    const Outcome outcome = position.outcome();
    add("the outcome", numbers(outcome.scores) + outcome.reason);
  }
  std::string events;
  for (const auto& event : position.chance_events())
    events += std::to_string(event.event) + "*" + std::to_string(event.weight) + " ";
  add("the chance events", events);
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    add("the moves of " + name_of(rules, seat), numbers(position.moves(seat)));
  std::size_t asked = 0;
  for (const Ply& ply : plies(position)) {
    if (++asked > kMostMoves) break;
    const std::string text = position.move_text(ply.seat, ply.move);
    add("the text of move " + std::to_string(ply.move), text);
    const auto read = position.read_move(ply.seat, text);
    add("reading " + in_quotes(text), read ? std::to_string(*read) : read.error());
    if (ply.seat != BW_CHANCE)
      add("the places of " + in_quotes(text), numbers(position.clicks(ply.seat, ply.move)));
  }
  const auto* evaluate = rules.extension<bw_evaluate>(BW_EVALUATE);
  for (const Seat viewer : viewers(rules)) {
    const std::string who = name_of(rules, viewer);
    const Position view = position.view(viewer);
    add("the view of " + who, bytes_of(view));
    add("the view's text of " + who, position.view_text(viewer));
    add("the picture of " + who, show(view.picture(viewer)));
    add("the borders for " + who, show(view.borders(viewer)));
    add("the phase for " + who, show(view.phase(viewer)));
    std::int32_t value = 0;
    if (evaluate != nullptr && viewer != BW_SPECTATOR &&
        evaluate->evaluate(rules.raw(), position.data(), viewer, &value) == BW_OK)
      add("the value for " + who, std::to_string(value));
  }
  return answers;
}

Answers ask_view(const Position& view, Seat viewer, const std::vector<std::string>& texts) {
  const Rules& rules = view.rules();
  Answers answers;
  const auto add = [&](std::string question, std::string answer) {
    answers.push_back({std::move(question), std::move(answer)});
  };
  add("the view", bytes_of(view));
  add("the key for repetition", std::to_string(view.same_key()));
  add("the picture", show(view.picture(viewer)));
  add("the borders", show(view.borders(viewer)));
  add("the phase", show(view.phase(viewer)));
  if (viewer == BW_SPECTATOR) return answers;
  const auto moves = view.moves(viewer);
  add("the moves", numbers(moves));
  for (std::size_t i = 0; i < std::min(moves.size(), kMostMoves); ++i) {
    add("the text of move " + std::to_string(moves[i]), view.move_text(viewer, moves[i]));
    add("the places of move " + std::to_string(moves[i]), numbers(view.clicks(viewer, moves[i])));
  }
  for (const std::string& text : texts) {
    const auto read = view.read_move(viewer, text);
    add("reading " + in_quotes(text), read ? std::to_string(*read) : read.error());
    add("the explanation of " + in_quotes(text), show(view.explain(viewer, text)));
  }
  if (const bw_shape* board = rules.geometry()) {
    const std::uint32_t places = board->field_count + board->tray_count;
    for (std::uint32_t place = 0; place < std::min<std::size_t>(places, kMostPlaces); ++place) {
      const std::uint32_t one[] = {place};
      add("the explanation of clicking place " + std::to_string(place), show(view.explain(viewer, one)));
      const std::uint32_t two[] = {place, (place * 7 + 1) % places};
      add("the explanation of clicking two places", show(view.explain(viewer, two)));
    }
  }
  return answers;
}

std::optional<std::string> first_difference(const Answers& a, const Answers& b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
    if (a[i].question != b[i].question || a[i].answer != b[i].answer) return a[i].question;
  if (a.size() != b.size()) return "how much there is to ask";
  return std::nullopt;
}

}  // namespace boardwright::check
