// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MatchController does with matches that the club keeps.
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

Result<std::unique_ptr<Table>> MatchController::keep(const GameSetup& setup) {
  const Variant* variant = setup.game->variant(setup.variant);
  if (variant == nullptr) return fail("the game has no variant " + setup.variant);
  NewMatch wanted;
  wanted.game = {setup.game, variant};
  wanted.rules = setup.rules;
  for (std::size_t seat = 0; seat < setup.players.size(); ++seat) {
    const bool member = seat < setup.members.size() && !setup.members[seat].id.empty();
    if (setup.players[seat] != kHuman) {
      wanted.seats.push_back({PlayerKind::kComputer, setup.players[seat]});
    } else if (member) {
      wanted.seats.push_back({PlayerKind::kMember, setup.members[seat].id});
    } else {
      wanted.seats.push_back(
          {PlayerKind::kGuest, seat < setup.members.size() ? setup.members[seat].name : std::string()});
    }
  }
  wanted.clock = setup.clock;
  wanted.rated = setup.rated;
  wanted.start = setup.start;
  wanted.entropy = entropy_of(setup);
  wanted.policies = policies_of(setup);
  return club_->start(std::move(wanted));
}

QString MatchController::not_kept(const std::string& why) {
  return tr("Matches can't be kept: %1").arg(QString::fromStdString(why));
}

/// A game that was on the table by itself is kept once somebody plays it. Nothing was drawn or timed before,
/// so that the kept one is the same.
void MatchController::begin_keeping() {
  if (!club_ || kept_ || keeping_failed_ || !match_ || setup_.clock || !setup_.moves.empty() ||
      !match_->line().plies().empty() || humans().empty())
    return;
  auto table = keep(setup_);
  if (!table) {
    keeping_failed_ = true;  // said once: this game is played without
    emit failed(not_kept(table.error()));
    return;
  }
  kept_ = std::move(*table);
  match_ = &kept_->match();
  loose_.reset();
  news_.clear();
  listen();
  update_ = match_->update(viewer_);
}

Result<void> MatchController::resume(const std::string& match, const Catalogue& catalogue) {
  if (!club_) return fail("there is no club that keeps matches");
  auto table = club_->resume(match, catalogue);
  if (!table) return fail(table.error());
  const auto people = club_->players();
  if (!people) return fail(people.error());
  const MatchHeader& header = (*table)->header();
  const auto entry =
      catalogue.find(header.variant.empty() ? header.game : header.game + "/" + header.variant);
  if (!entry) return fail(entry.error());
  GameSetup setup{entry->game, entry->variant->id, (*table)->match().shared_rules(), {}, {}, {}, {}, {}};
  for (const auto& seated : header.seats) {
    setup.players.push_back(seated.kind == PlayerKind::kComputer ? seated.program : kHuman);
    SeatMember person;
    if (seated.kind == PlayerKind::kMember) person.id = seated.player;
    if (seated.kind != PlayerKind::kComputer) person.name = name_of(*people, seated.player);
    setup.members.push_back(std::move(person));
  }
  setup.clock = header.clock;
  setup.rated = header.rated;
  setup.keep = true;
  auto players = seat_computers(setup);
  if (!players) return fail(players.error());
  leave();
  kept_ = std::move(*table);
  begin(std::move(setup), std::move(*players));
  return {};
}

void MatchController::drop_unplayed() {
  if (!kept_ || kept_->match().is_over() || !kept_->match().line().plies().empty()) return;
  if (const auto dropped = club_->discard_unplayed(kept_->id()); !dropped)
    emit failed(QString::fromStdString(dropped.error()));
}

std::string MatchController::kept_match() const { return kept_ ? kept_->id() : std::string(); }

/// Once, when the match is over: it counts all results of the club.
void MatchController::ask_for_report() {
  if (report_ || !kept_ || !match_->is_over() || !setup_.rated) return;
  auto report = kept_->report();
  if (!report) return emit failed(QString::fromStdString(report.error()));
  report_ = std::move(*report);
}

void MatchController::ask_for_hints() {
  hints_.clear();
  if (!kept_ || !setup_.rated) return;
  // Asked once: a status changes only when a match is over. Where a ladder leaves it to the player, both
  // answers differ and the setting goes.
  for (Seat seat = 0; seat < setup_.players.size(); ++seat) {
    const auto with = kept_->hints_visible(seat, true), without = kept_->hints_visible(seat, false);
    if (with && without && *with == *without) hints_[seat] = *with;
  }
}

bool MatchController::hints_shown(bool setting) const {
  if (match_ != nullptr && !match_->policies().hints) return false;
  const auto ruled = hints_.find(viewer_);
  return ruled == hints_.end() ? setting : ruled->second;
}

}  // namespace boardwright::desktop
