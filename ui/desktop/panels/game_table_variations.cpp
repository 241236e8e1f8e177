// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable does with moves that are tried out: from any position of a game that may be seen whole, and
// never in the game itself.
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/variation_list.hpp"

namespace boardwright::desktop {

const Variation* GameTable::trying() const { return trying_ ? &variations_[*trying_] : nullptr; }

std::optional<Position> GameTable::position_to_edit() const {
  if (const Variation* tried = trying()) return tried->position();
  return controller_.has_game() ? controller_.advice().position_to_edit(shown_moves()) : std::nullopt;
}

/// Not in the game itself while somebody plays it: there a move is a move.
bool GameTable::may_try_out() const {
  if (!controller_.has_game() || controller_.hand_over() || controller_.paused()) return false;
  return !live() || controller_.is_record() || controller_.update().table.result.has_value();
}

std::vector<LegalMove> GameTable::moves_to_try() const {
  if (!may_try_out()) return {};
  if (const Variation* tried = trying()) return tried->moves();
  const auto begun = controller_.advice().variation_from(shown_moves());
  return begun ? begun->moves() : std::vector<LegalMove>();
}

void GameTable::try_out(const std::string& move) {
  const auto& history = controller_.history();
  if (!trying_ && shown_moves() < history.size() && history[shown_moves()].text == move)
    return look_at(shown_moves() + 1);  // what the game has there is nothing to try out
  std::optional<Variation> next;
  if (const Variation* tried = trying()) {
    const auto texts = tried->texts();
    if (tried->shown() < texts.size() && texts[tried->shown()] == move)
      return step_in_variation(tried->shown() + 1);
    next = *tried;
  } else {
    next = controller_.advice().variation_from(shown_moves());
  }
  if (!next) return;
  const bool branches = trying_ && next->shown() < next->size();
  if (const auto played = next->play(move); !played) return report(played);
  const std::size_t begins = next->begins_after();
  if (trying_ && !branches) {
    variations_[*trying_] = std::move(*next);
  } else {
    variations_.push_back(std::move(*next));
    trying_ = variations_.size() - 1;
  }
  looking_at_ = begins;
  entry_->accept();
  say({});
  show_position();
}

void GameTable::explain_try(const std::vector<std::uint32_t>& clicks) {
  const auto from =
      trying() != nullptr ? std::optional(*trying()) : controller_.advice().variation_from(shown_moves());
  if (!from || from->on_turn().empty()) return;
  const Position& position = from->position();
  if (clicks.size() == 1 && board_->picture().at(clicks.front()) == nullptr &&
      board_->board().is_field(clicks.front()))
    return;  // nothing was meant by it
  const auto why = position.explain(from->on_turn().front(), clicks);
  if (why && !why->legal) refuse(*why, clicks.back());
}

void GameTable::show_variation(std::size_t index) {
  if (index >= variations_.size() || controller_.hand_over()) return;
  trying_ = index;
  variations_[index].show(variations_[index].size());
  looking_at_ = variations_[index].begins_after();
  say({});
  show_position();
}

void GameTable::step_in_variation(std::size_t moves) {
  if (!trying_) return;
  variations_[*trying_].show(moves);
  say({});
  show_position();
}

void GameTable::drop_variation(std::size_t index) {
  if (index >= variations_.size()) return;
  const std::size_t from = variations_[index].begins_after();
  variations_.erase(variations_.begin() + static_cast<std::ptrdiff_t>(index));
  if (trying_ == index) return look_at(from);
  if (trying_ && *trying_ > index) --*trying_;
  list_variations();
}

/// Moves were taken back: what began after them has lost its beginning.
void GameTable::drop_variations_beyond(std::size_t moves) {
  for (std::size_t i = variations_.size(); i-- > 0;) {
    if (variations_[i].begins_after() <= moves) continue;
    if (trying_ == i) {
      trying_.reset();
      looking_at_.reset();
    } else if (trying_ && *trying_ > i) {
      --*trying_;
    }
    variations_.erase(variations_.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

void GameTable::list_variations() {
  std::vector<VariationList::Line> lines;
  for (std::size_t i = 0; i < variations_.size(); ++i)
    lines.push_back({variations_[i].begins_after(), variations_[i].texts(),
                     trying_ == i ? variations_[i].shown() : std::size_t{0}});
  variation_list_->set_lines(lines, trying_);
  const Variation* tried = trying();
  move_list_->set_variation(tried != nullptr ? tried->shown() : 0, tried != nullptr ? tried->size() : 0);
}

}  // namespace boardwright::desktop
