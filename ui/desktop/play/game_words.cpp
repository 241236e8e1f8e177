// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/game_words.hpp"

#include "framework/catalogue/seat_end.hpp"
#include "framework/players/levels.hpp"
#include "framework/text/fill_in.hpp"
#include "framework/text/host_reasons.hpp"

namespace boardwright::desktop {

GameWords::GameWords(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules, Language language)
    : game_(std::move(game)), rules_(std::move(rules)), language_(language) {}

QString GameWords::game_name() const { return QString::fromStdString(game_->name(language_)); }

QString GameWords::seat(Seat seat) const {
  return capitalised(QString::fromStdString(game_->seat_text(language_, *rules_, seat)));
}

QStringList GameWords::seats() const {
  QStringList names;
  for (Seat i = 0; i < rules_->seat_count(); ++i) names << seat(i);
  return names;
}

QStringList GameWords::kinds() const {
  QStringList names;
  const bw_shape* geometry = rules_->geometry();
  for (std::uint32_t i = 0; geometry != nullptr && i < geometry->kind_count; ++i)
    names << QString::fromStdString(
        game_->text(language_, TextKind::kKind, geometry->kinds[i].id, rules_.get()));
  return names;
}

QStringList GameWords::trays() const {
  QStringList names;
  const bw_shape* geometry = rules_->geometry();
  for (std::uint32_t i = 0; geometry != nullptr && i < geometry->tray_count; ++i)
    names << capitalised(
        QString::fromStdString(game_->text(language_, TextKind::kTray, geometry->trays[i].id, rules_.get())));
  return names;
}

namespace {

std::optional<Seat> only_loser(const Outcome& outcome) {
  std::optional<Seat> loser;
  for (Seat seat = 0; seat < outcome.scores.size(); ++seat) {
    if (seat_end(outcome, seat) != SeatEnd::kLost) continue;
    if (loser) return std::nullopt;
    loser = seat;
  }
  return loser;
}

}  // namespace

QString GameWords::reason(const Outcome& outcome, std::optional<Seat> seat) const {
  const bool for_all = !seat || seat_end(outcome, *seat) == SeatEnd::kDrawn;
  if (for_all)
    if (const auto loser = only_loser(outcome))
      if (const std::string* by = host_reason_by(language_, outcome.reason))
        return as_sentence(fill_in(*by, {game_->seat_text(language_, *rules_, *loser)}));
  return for_all ? reason(outcome.reason)
                 : as_sentence(game_->reason_text(language_, outcome, *rules_, seat));
}

QString GameWords::reason(const std::string& id) const {
  const std::string* host = host_reason(language_, id);
  const std::string words =
      host != nullptr ? *host : game_->text(language_, TextKind::kReason, id, rules_.get());
  return as_sentence(words);
}

QString GameWords::explanation(const Explanation& explanation) const {
  return QString::fromStdString(game_->explanation_text(language_, explanation, *rules_));
}

QString GameWords::phase(const Explanation& phase) const {
  return capitalised(QString::fromStdString(game_->phase_text(language_, phase, *rules_)));
}

QString level_words(const std::string& player, Language language) {
  const Level* level = level_of(player);
  return level == nullptr ? QString() : QString::fromStdString(level->words.or_english(language));
}

}  // namespace boardwright::desktop
