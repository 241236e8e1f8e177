// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/spectators.hpp"

#include "framework/match/seen_line.hpp"
#include "ui/desktop/play/heard_line.hpp"

namespace boardwright::desktop {

Update Spectators::update() const {
  if (match_ != nullptr) return match_->update(BW_SPECTATOR);
  Update update;
  if (record_ == nullptr) return update;
  SeenLine seen = seen_line(record_->line, BW_SPECTATOR);
  update.viewer = BW_SPECTATOR;
  update.table.result = record_->result;
  if (!record_->result) update.on_turn = record_->line.now().seats_on_turn();
  update.picture = std::move(seen.picture);
  update.position = std::move(seen.position);
  update.last_move = last_of_seat(seen.moves);
  return update;
}

std::vector<SeatTime> Spectators::clocks() const {
  return match_ != nullptr ? match_->times(BW_SPECTATOR) : std::vector<SeatTime>();
}

std::vector<std::string> Spectators::chance() const {
  const auto history = match_ != nullptr    ? match_->history(BW_SPECTATOR)
                       : record_ != nullptr ? seen_line(record_->line, BW_SPECTATOR).moves
                                            : std::vector<SeenMove>();
  std::vector<std::string> events;
  for (auto move = history.rbegin(); move != history.rend() && move->seat == BW_CHANCE; ++move)
    events.insert(events.begin(), move->text);
  return events;
}

}  // namespace boardwright::desktop
