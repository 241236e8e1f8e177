// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/shown_position.hpp"

namespace boardwright::desktop {

void ShownPosition::begin() {
  looking_at_.reset();
  trying_.reset();
  variations_.clear();
}

void ShownPosition::follow() {
  const std::size_t moves = game_.history().size();
  for (std::size_t i = variations_.size(); i-- > 0;) {  // those that began later have lost their beginning
    if (variations_[i].begins_after() <= moves) continue;
    if (trying_ == i) {
      trying_.reset();
      looking_at_.reset();
    } else if (trying_ && *trying_ > i) {
      --*trying_;
    }
    variations_.erase(variations_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (looking_at_ && *looking_at_ >= moves && !trying_) looking_at_.reset();
}

void ShownPosition::look_at(std::size_t moves) {
  trying_.reset();
  looking_at_ = moves < game_.history().size() ? std::optional(moves) : std::nullopt;
}

std::size_t ShownPosition::moves() const { return looking_at_.value_or(game_.history().size()); }

Picture ShownPosition::picture() const {
  if (game_.hand_over()) return {};
  if (const Variation* tried = trying()) return tried->picture();
  return live() ? game_.update().picture : game_.picture_after(moves());
}

std::vector<std::uint32_t> ShownPosition::last_places() const {
  if (const Variation* tried = trying()) return tried->last_places();
  if (game_.hand_over()) return {};
  const auto& last = game_.update().last_move;
  if (live()) return last ? last->places : std::vector<std::uint32_t>();
  return moves() > 0 ? game_.history()[moves() - 1].places : std::vector<std::uint32_t>();
}

std::vector<LegalMove> ShownPosition::legal_moves() const {
  if (live() && !game_.is_record() && !game_.update().table.result)
    return game_.takes_commands() ? game_.update().moves : std::vector<LegalMove>();
  return moves_to_try();
}

bool ShownPosition::sets_up() const {
  return live() && game_.has_game() && game_.has_board() && !game_.hand_over() && !game_.is_record() &&
         game_.set_up().active();
}

bool ShownPosition::can_step_back() const {
  if (trying() != nullptr) return true;
  return live() && game_.has_game() && !game_.is_record() && game_.can_take_back();
}

bool ShownPosition::can_step_on() const {
  if (const Variation* tried = trying()) return tried->shown() < tried->size();
  return live() && game_.has_game() && game_.can_redo();
}

bool ShownPosition::may_try_out() const {
  if (!game_.has_game() || game_.hand_over() || game_.covered()) return false;
  return !live() || game_.is_record() || game_.update().table.result.has_value();
}

std::optional<Variation> ShownPosition::begun() const {
  const Variation* tried = trying();
  return tried != nullptr ? std::optional(*tried) : game_.variation_from(moves());
}

std::vector<LegalMove> ShownPosition::moves_to_try() const {
  const auto from = may_try_out() ? begun() : std::nullopt;
  return from ? from->moves() : std::vector<LegalMove>();
}

Result<ShownPosition::Tried> ShownPosition::try_out(const std::string& move) {
  const auto& history = game_.history();
  if (!trying_ && moves() < history.size() && history[moves()].text == move) {
    look_at(moves() + 1);  // what the game has there is nothing to try out
    return Tried::kKnown;
  }
  if (const Variation* tried = trying()) {
    const auto texts = tried->texts();
    if (tried->shown() < texts.size() && texts[tried->shown()] == move) {
      variations_[*trying_].show(tried->shown() + 1);
      return Tried::kKnown;
    }
  }
  auto next = begun();
  if (!next) return Tried::kNothing;
  const bool branches = trying_ && next->shown() < next->size();
  if (const auto played = next->play(move); !played) return fail(played.error());
  looking_at_ = next->begins_after();
  if (trying_ && !branches) {
    variations_[*trying_] = std::move(*next);
  } else {
    variations_.push_back(std::move(*next));
    trying_ = variations_.size() - 1;
  }
  return Tried::kPlayed;
}

bool ShownPosition::show_variation(std::size_t index) {
  if (index >= variations_.size() || game_.hand_over()) return false;
  trying_ = index;
  variations_[index].show(variations_[index].size());
  looking_at_ = variations_[index].begins_after();
  return true;
}

bool ShownPosition::step_in_variation(std::size_t moves) {
  if (trying_) variations_[*trying_].show(moves);
  return trying_.has_value();
}

bool ShownPosition::drop_variation(std::size_t index) {
  if (index >= variations_.size()) return false;
  const std::size_t from = variations_[index].begins_after();
  variations_.erase(variations_.begin() + static_cast<std::ptrdiff_t>(index));
  const bool shown = trying_ == index;
  if (shown) look_at(from);
  if (trying_ && *trying_ > index) --*trying_;
  return shown;
}

}  // namespace boardwright::desktop
