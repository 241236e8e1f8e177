// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/score_sheet.hpp"

#include <utility>

#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostUndone = 200;

}  // namespace

ScoreSheet::ScoreSheet(Entry entry, std::shared_ptr<const Rules> rules)
    : entry_(std::move(entry)), rules_(std::move(rules)), game_(rules_->start()) {}

ScoreSheet::ScoreSheet(Entry entry, std::shared_ptr<const Rules> rules, EnteredGame game)
    : entry_(std::move(entry)), rules_(std::move(rules)), game_(std::move(game)) {}

GameWords ScoreSheet::words() const { return {entry_.game, rules_, spoken_language()}; }

bool ScoreSheet::begins_at_start() const { return game_.begins_at_start(); }

std::vector<LegalMove> ScoreSheet::moves() const { return open_ ? game_.moves() : std::vector<LegalMove>(); }

void ScoreSheet::remember() {
  if (before_.size() == kMostUndone) before_.erase(before_.begin());
  before_.push_back(game_);
}

Result<EnteredGame::Dropped> ScoreSheet::enter(const std::vector<std::string>& texts) {
  EnteredGame done = game_;
  EnteredGame::Dropped dropped;
  for (const auto& text : texts) {
    auto entered = done.enter(text);
    if (!entered) return fail(entered.error());
    if (dropped.texts.empty()) dropped = std::move(*entered);
  }
  remember();
  game_ = std::move(done);
  return dropped;
}

Result<void> ScoreSheet::set_result(const std::optional<Outcome>& outcome) {
  remember();
  return game_.set_result(outcome);
}

Result<void> ScoreSheet::start_from(const std::string& position) {
  auto begun = EnteredGame::from(rules_, position);
  if (!begun) return fail(begun.error());
  remember();
  game_ = std::move(*begun);
  return {};
}

void ScoreSheet::cut() {
  remember();
  game_.cut();
}

void ScoreSheet::undo() {
  if (!can_undo()) return;
  game_ = std::move(before_.back());
  before_.pop_back();
}

}  // namespace boardwright::desktop
