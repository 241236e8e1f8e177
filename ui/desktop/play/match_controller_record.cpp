// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController does with records.
#include "framework/record/replay.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

Result<void> MatchController::open(const OpenedRecord& opened) {
  auto replayed = replay(opened);
  if (!replayed) return fail(replayed.error());
  // Not even the first move can be played: that is no record of this game, and what is on the table stays.
  if (!replayed->ok() && replayed->line.plies().empty()) return fail(replayed->problem);
  GameSetup setup{opened.game, opened.record.variant, opened.rules, {}, {}, {}};
  const bool can_go_on = replayed->ok() && !replayed->result && !opened.rules->has(BW_HAS_CHANCE) &&
                         opened.record.viewer.empty() && opened.record.ply_limit == 0;
  if (can_go_on) {
    if (!opened.record.start.empty()) setup.start = replayed->line.start();
    for (const auto& ply : replayed->line.plies()) setup.moves.push_back(ply.text);
    return start(std::move(setup));
  }
  leave();
  for (Seat seat = 0; seat < opened.rules->seat_count(); ++seat) {
    const auto name = opened.record.players.find(std::string(opened.rules->seat_name(seat)));
    setup.players.push_back(name == opened.record.players.end() ? std::string() : name->second);
  }
  setup_ = std::move(setup);
  look_at(*replayed, opened.record);
  emit game_started();
  emit updated({});
  if (!replayed->ok()) emit failed(QString::fromStdString(replayed->problem));
  return {};
}

void MatchController::look_at(const Replay& replay, const Record& record) {
  record_ = record;
  viewer_ = BW_SPECTATOR;
  history_.clear();
  first_ = Picture::of(replay.line.start(), viewer_);
  Picture before = first_;
  for (std::size_t ply = 0; ply < replay.line.plies().size(); ++ply) {
    const auto& played = replay.line.plies()[ply];
    SeenMove seen{played.seat, played.text, {}, Picture::of(replay.line.position(ply + 1), viewer_), {}};
    if (played.seat != BW_CHANCE) seen.places = replay.line.position(ply).clicks(played.seat, played.move);
    seen.difference = difference(before, seen.picture, seen.places);
    before = seen.picture;
    history_.push_back(std::move(seen));
  }
  update_ = {};
  update_.number = 1;
  update_.ply = static_cast<std::uint32_t>(history_.size());
  update_.picture = before;
  update_.position = replay.line.now().view_text(viewer_);
  update_.result = replay.result;
  if (!update_.result) update_.on_turn = replay.line.now().seats_on_turn();
  if (!history_.empty()) update_.last_move = history_.back();
}

}  // namespace boardwright::desktop
