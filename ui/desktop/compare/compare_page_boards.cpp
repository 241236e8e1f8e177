// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is done on the boards of the compare page: moves, chance, positions, records.
#include <QComboBox>
#include <QFileDialog>

#include "framework/record/replay.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"
#include "ui/desktop/play/chance_draw.hpp"

namespace boardwright::desktop {

void ComparePage::play(std::size_t side, const QString& move) {
  const GameLine* line = games_ ? games_->line(side) : nullptr;
  if (line == nullptr) return;
  const std::string text = move.toStdString();
  std::vector<Seat> seats = line->now().seats_on_turn();
  if (line->now().is_chance()) seats = {BW_CHANCE};
  const MoveDifference before = games_->difference(side);
  for (const Seat seat : seats) {
    const auto plays = games_->play(side, seat, text);
    if (!plays) continue;
    looked_at_ = side;
    refresh();
    tell_played(move, *plays, before);
    return;
  }
}

void ComparePage::let_chance_play(bool as_chosen) {
  const GameLine* line = games_ ? games_->line(looked_at_) : nullptr;
  if (line == nullptr || !line->now().is_chance()) return;
  if (as_chosen) return play(looked_at_, event_box_->currentText());
  play(looked_at_, QString::fromStdString(drawn_event(line->now())));
}

void ComparePage::explain(std::size_t side, const std::vector<std::uint32_t>& clicks) {
  const GameLine* line = games_->line(side);
  if (line == nullptr || line->is_over()) return;
  const Position& position = line->now();
  if (clicks.size() == 1 && Picture::whole(position).at(clicks.front()) == nullptr)
    return;  // nothing was meant
  for (const Seat seat : position.seats_on_turn()) {
    const auto why = position.explain(seat, clicks);
    if (!why || why->legal) continue;
    say(label_and_value(side_letter(side), sides_[side]->sentence(*why)));
    return sides_[side]->point_at(why->places);
  }
}

Result<void> ComparePage::set_position(const std::string& text) {
  if (!games_) return fail("there are no boards to set it up on");
  if (auto set = games_->set_position(text); !set) return set;
  say({});
  refresh();
  return {};
}

void ComparePage::take_back() {
  if (!games_ || !games_->can_take_back()) return;
  games_->take_back();
  say({});
  refresh();
}

void ComparePage::ask_open() {
  const QString name = QFileDialog::getOpenFileName(
      this, tr("Run a record"), {},
      tr("Records") + " (*.txt *.record *.sgf *.pgn *.bwr);;" + tr("All files") + " (*)");
  if (name.isEmpty()) return;
  if (const auto run = open_record(name.toStdString()); !run) say(refusal_words(run.error()));
}

Result<void> ComparePage::open_record(const std::filesystem::path& file) {
  if (!games_) return fail("there are no boards to run it on");
  const std::string otherwise = entries_.front().name();
  const auto games = open_records_file(file, catalogue_, {{}, otherwise});
  if (!games) return fail(games.error());
  const auto& opened = games->front();
  if (!opened) return fail(opened.error());
  if (opened->game != game_)
    return fail(file.string() + ": it is of " + opened->game->id() + ", not of " + game_->id());
  const RecordRun run = games_->run(*opened);
  refresh();
  say(parting_words(run, opened->record));
  if (run.parting.how == Parting::How::kMove)
    moves_->choose(QString::fromStdString(opened->record.moves[run.parting.plies].text));
  return {};
}

}  // namespace boardwright::desktop
