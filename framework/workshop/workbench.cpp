// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/workbench.hpp"

#include <algorithm>

#include "framework/catalogue/script_head.hpp"
#include "framework/line/line_chance.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"

namespace boardwright {
namespace {

/// As sentences name it: one path, whatever the program was called with.
std::filesystem::path whole_path(const std::filesystem::path& file) {
  std::error_code error;
  auto whole = std::filesystem::absolute(file, error);
  return error ? file : whole.lexically_normal();
}

}  // namespace

Workbench::Workbench(Options options)
    : options_(std::move(options)),
      seed_(options_.seed ? *options_.seed : Seed::fresh()),
      variant_(options_.variant) {}

void Workbench::read_from(const std::filesystem::path& game) {
  file_ = whole_path(game);
  if (!options_.saves.empty()) saves_.emplace(file_, options_.saves);
}

ReloadOutcome Workbench::taken_up(std::shared_ptr<const Game> game) const {
  if (!line_) return begin_with(std::move(game), variant_, options_.settings);
  return take_over(std::move(game), BoardInWords::of(*game_, variant_, *line_));
}

const ReloadOutcome& Workbench::look() {
  return take(
      taken_up(std::make_shared<const Game>(read_game_file(description_of(file_)), options_.plugins)));
}

const ReloadOutcome& Workbench::go_back(const Save& save) {
  return take(taken_up(Saves::open(save, options_.plugins)));
}

const ReloadOutcome& Workbench::take(ReloadOutcome outcome) {
  last_ = std::move(outcome);
  waiting_.reset();
  if (auto* loaded = std::get_if<Reloaded>(&last_)) {
    if (!loaded->line)
      waiting_ = *loaded;
    else if (auto used = use(*loaded, *loaded->line); !used)
      last_ = NotReloaded{{problem_in(*loaded->game, used.error())}};
  }
  return last_;
}

Result<void> Workbench::use(const Reloaded& loaded, GameLine line) {
  if (auto gone_on = go_on(std::move(line)); !gone_on) return gone_on;
  game_ = loaded.game;
  variant_ = loaded.variant;
  before_.reset();  // it is by other rules
  return {};
}

Result<void> Workbench::start_anew() {
  if (waiting_) {
    const Reloaded loaded = std::move(*waiting_);
    waiting_.reset();
    return use(loaded, GameLine(loaded.rules->start()));
  }
  before_.reset();
  return line_ ? go_on(GameLine(line_->now().rules().start())) : Result<void>();
}

/// The board is this line and what chance brings after it. Else it stays as it was.
Result<void> Workbench::go_on(GameLine line) {
  if (auto played = play_chance(line, seed_); !played) return played;
  line_ = std::move(line);
  return {};
}

Result<void> Workbench::play(const std::string& typed) {
  const auto all = moves();
  GameLine line = *line_;
  if (auto played = line.play(read_typed_move(typed, all).value_or(typed)); !played) return played;
  return go_on(std::move(line));
}

bool Workbench::undo() {
  const auto& plies = line_->plies();
  const auto somebodys = [](const auto& ply) { return ply.seat != BW_CHANCE; };
  const auto last = std::find_if(plies.rbegin(), plies.rend(), somebodys);
  if (last == plies.rend() && before_) {
    line_ = std::move(*before_);
    before_.reset();
    return true;
  }
  if (last == plies.rend()) return false;  // what chance has begun with stays
  for (auto left = last - plies.rbegin(); left >= 0; --left) line_->take_back();
  return true;
}

bool Workbench::can_undo() const {
  return before_ ||
         std::ranges::any_of(line_->plies(), [](const auto& ply) { return ply.seat != BW_CHANCE; });
}

Result<void> Workbench::set_position(const std::string& text) {
  auto position = line_->now().shared_rules()->read_position(text);
  if (!position) return fail(position.error());
  GameLine before = *line_;
  if (auto gone_on = go_on(GameLine(std::move(*position))); !gone_on) return gone_on;
  before_ = std::move(before);
  return {};
}

std::vector<std::string> Workbench::moves() const {
  std::vector<std::string> texts;
  if (line_->is_over()) return texts;
  const Position& now = line_->now();
  for (const Seat seat : now.seats_on_turn())
    for (const Move move : now.moves(seat)) texts.push_back(now.move_text(seat, move));
  if (now.is_chance())
    for (const auto& event : now.chance_events()) texts.push_back(now.move_text(BW_CHANCE, event.event));
  return texts;
}

std::string Workbench::why(Language language, const std::string& typed) const {
  const auto all = moves();
  if (const auto legal = read_typed_move(typed, all)) return said(language, "terminal.legal", {*legal});
  if (const auto found = why_not(typed))
    return game_->explanation_text(language, *found, line_->now().rules());
  return said(language, "terminal.not_legal_no_why", {typed});
}

std::optional<Explanation> Workbench::why_not(std::span<const std::uint32_t> clicks) const {
  for (const Seat seat : line_->now().seats_on_turn())
    if (auto found = line_->now().explain(seat, clicks); found && !found->legal && !found->message.empty())
      return found;
  return std::nullopt;
}

std::optional<Explanation> Workbench::why_not(const std::string& typed) const {
  for (const Seat seat : line_->now().seats_on_turn())
    if (auto found = explain_typed(View::of(line_->now(), seat), typed);
        found && !found->legal && !found->message.empty())
      return found;
  return std::nullopt;
}

Result<void> Workbench::keep() const {
  if (!saves_ || !game_) return {};
  if (auto kept = saves_->keep(*game_); !kept) return fail(kept.error());
  return {};
}

std::vector<Save> Workbench::saves() const { return saves_ ? saves_->list() : std::vector<Save>(); }

}  // namespace boardwright
