// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/seen_line.hpp"

#include <set>

#include "framework/match/move_numbers.hpp"

namespace boardwright {
namespace {

/// Where something happened, for viewers who may not be told the clicks themselves.
std::vector<std::uint32_t> places_of(const PictureDifference& difference) {
  std::set<std::uint32_t> places;
  for (const auto& change : difference.pieces) {
    if (change.type != PictureChange::Type::kAppeared) places.insert(change.before.place);
    if (change.type != PictureChange::Type::kVanished) places.insert(change.after.place);
  }
  return {places.begin(), places.end()};
}

/// With everything that was hidden.
SeenMove whole_move(const GameLine& line, std::size_t ply, const Picture& before) {
  const auto& [seat, move, text] = line.plies()[ply];
  SeenMove seen{seat, text, {}, Picture::whole(line.position(ply + 1)), {}};
  seen.reveals = line.position(ply).reveals(seat, move, BW_SPECTATOR);
  seen.set_up = is_set_up(line, ply);
  if (seat != BW_CHANCE) seen.places = line.position(ply).clicks(seat, move);
  seen.difference = difference(before, seen.picture, seen.places);
  return seen;
}

}  // namespace

std::optional<SeenMove> seen_move(const GameLine& line, std::size_t ply, Seat viewer, const Picture& before) {
  const Position& position = line.position(ply);
  const auto& [seat, move, text] = line.plies()[ply];
  SeenMove seen;
  seen.seat = seat;
  seen.text = position.move_text_for(seat, move, viewer);
  if (seen.text.empty()) return std::nullopt;
  seen.reveals = position.reveals(seat, move, viewer);
  seen.set_up = is_set_up(line, ply);
  seen.picture = Picture::of(View::of(line.position(ply + 1), viewer));
  const bool open = position.is_open();
  if (seat != BW_CHANCE && (open || seat == viewer)) seen.places = position.view(viewer).clicks(seat, move);
  seen.difference = difference(before, seen.picture, seen.places);
  if (seen.places.empty()) seen.places = places_of(seen.difference);
  return seen;
}

SeenLine seen_line(const GameLine& line, std::optional<Seat> viewer) {
  const auto picture = [&](const Position& position) {
    return viewer ? Picture::of(View::of(position, *viewer)) : Picture::whole(position);
  };
  SeenLine seen{picture(line.start()), {}, picture(line.now()), line.now().text()};
  if (viewer) seen.position = line.now().view_text(*viewer);
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    const Picture& before = seen.moves.empty() ? seen.start : seen.moves.back().picture;
    auto move = viewer ? seen_move(line, ply, *viewer, before) : whole_move(line, ply, before);
    if (move) seen.moves.push_back(std::move(*move));
  }
  return seen;
}

std::size_t plies_seen(const GameLine& line, std::optional<Seat> viewer, std::size_t moves) {
  std::size_t seen = 0, plies = 0;  // plies: up to the last move that was seen and is wanted
  for (std::size_t ply = 0; ply < line.plies().size(); ++ply) {
    const auto& [seat, move, text] = line.plies()[ply];
    if (viewer && line.position(ply).move_text_for(seat, move, *viewer).empty()) continue;
    if (seen == moves) return plies;
    ++seen;
    plies = ply + 1;
  }
  return line.plies().size();
}

}  // namespace boardwright
