// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/board_rating.hpp"

#include <algorithm>

#include "framework/evening/board_games.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace tournament;

constexpr const char* kReported = "reported";

/// A match of the club that belongs to this tournament.
struct KnownGame {
  std::string match;
  TournamentPlace place;
  std::vector<std::string> seats;
  bool entered = false;
  bool taken = false;
};

bool of_board(const KnownGame& known, const BoardGame& game) {
  if (known.place.game != game.game && known.entered) return false;
  if (known.seats != std::vector<std::string>{game.first, game.second}) return false;
  // A round that was changed by hand is another publication of the same round.
  return known.place.pairing == game.pairing || (known.place.round && *known.place.round == game.round);
}

class BoardRating {
 public:
  BoardRating(Club& club, const Catalogue& catalogue, const Tournament& now)
      : club_(club), catalogue_(catalogue), now_(now) {}

  Allowed<RatedNow> bring_up_to_date() {
    const auto players = club_.people().all();
    if (!players) return refuse("evening.book", {players.error()});
    std::vector<BoardGame> games = board_games(now_);
    std::erase_if(games, [&](const BoardGame& game) {
      for (const auto* who : {&game.first, &game.second}) {
        const auto player = players->find(*who);
        if (player == players->end() || player->second.kind != PlayerKind::kMember ||
            player->second.anonymised || !player->second.merged_into.empty())
          return true;
      }
      return false;
    });
    if (auto found = find_known(); !found) return pass_on(found);
    if (games.empty() && known_.empty()) return std::move(done_);
    for (const auto& game : games)
      if (auto counted = count(game); !counted) return pass_on(counted);
    for (const auto& known : known_)
      if (!known.taken && known.entered)
        if (auto voided = drop(known); !voided) return pass_on(voided);
    return std::move(done_);
  }

 private:
  Allowed<void> find_known() {
    const auto matches = club_.matches().all();
    if (!matches) return refuse("evening.book", {matches.error()});
    for (const auto& match : *matches) {
      const auto& place = match.header.place;
      if (!match.finished || !place || place->tournament != now_.id) continue;
      KnownGame known{match.match, *place, {}, match.header.entered, false};
      for (const auto& seat : match.header.seats) known.seats.push_back(seat.player);
      known_.push_back(std::move(known));
    }
    // Of two laptops that have entered one result the same one holds everywhere; the program's own before both.
    std::ranges::sort(known_, [](const KnownGame& a, const KnownGame& b) {
      return std::tie(a.entered, a.match) < std::tie(b.entered, b.match);
    });
    return {};
  }

  Allowed<void> count(const BoardGame& game) {
    const auto known =
        std::ranges::find_if(known_, [&](const KnownGame& one) { return !one.taken && of_board(one, game); });
    if (known == known_.end()) return enter(game);
    known->taken = true;
    const auto result = club_.results().of(known->match);
    if (!result) return refuse("evening.book", {result.error()});
    const std::vector<std::uint32_t> wanted = {game.first_half_points, game.second_half_points};
    const auto halves = [](const MatchResult& one) {
      std::vector<std::uint32_t> points;
      for (const auto& seat : one.seats) points.push_back(seat.half_points);
      return points;
    };
    if (result->holds && halves(*result->holds) == wanted) return {};
    const std::string why = reason_of(game);
    const auto corrected = halves(result->played) == wanted
                               ? club_.results().let_stand(known->match, why)
                               : club_.results().correct(known->match, wanted, "", why, catalogue_);
    if (!corrected)
      done_.problems.push_back(remark("evening.not_rated", where(game, corrected.error())));
    else
      ++done_.corrected;
    return {};
  }

  Allowed<void> enter(const BoardGame& game) {
    if (game.played >= now_.settings.games.size()) return {};
    const PlayedGame& played = now_.settings.games[game.played];
    const auto entry =
        catalogue_.find(played.variant.empty() ? played.game : played.game + "/" + played.variant);
    auto rules = entry ? entry->create() : Result<std::shared_ptr<const Rules>>(fail(entry.error()));
    if (!rules) {
      done_.problems.push_back(remark("evening.not_rated", where(game, rules.error())));
      return {};
    }
    MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, std::move(*rules));
    plan.seats = {PlannedSeat::member(game.first), PlannedSeat::member(game.second)};
    plan.rated = true;
    plan.place = TournamentPlace{now_.id, {}, game.board, false, game.pairing, game.game};
    if (!now_.settings.without_rounds()) plan.place->round = game.round;
    PlayedElsewhere elsewhere;
    elsewhere.result = {{game.first_half_points, game.second_half_points}, kReported};
    elsewhere.time = std::min(game.time, utc_now());  // the other laptop's clock may be ahead
    const auto id = club_.enter(std::move(plan), elsewhere);
    if (!id)
      done_.problems.push_back(remark("evening.not_rated", where(game, id.error())));
    else
      ++done_.entered;
    return {};
  }

  Allowed<void> drop(const KnownGame& known) {
    const auto result = club_.results().of(known.match);
    if (!result) return refuse("evening.book", {result.error()});
    if (!result->holds) return {};
    if (auto voided = club_.results().annul(known.match, "the tournament's board has another result");
        !voided)
      return refuse("evening.book", {voided.error()});
    ++done_.voided;
    return {};
  }

  static std::vector<std::string> where(const BoardGame& game, const std::string& why) {
    return {std::to_string(game.board), std::to_string(game.round), why};
  }

  /// What the organiser said when correcting the board.
  std::string reason_of(const BoardGame& game) const {
    const auto* board = now_.results_of()[game.round - 1].board(game.board);
    std::string why;
    if (board != nullptr)
      for (const auto& said : board->said)
        if (said.holds && !said.reason.empty()) why = said.reason;
    return why.empty() ? "the tournament's board" : why;
  }

  Club& club_;
  const Catalogue& catalogue_;
  const Tournament& now_;
  std::vector<KnownGame> known_;
  RatedNow done_;
};

}  // namespace

Allowed<RatedNow> rate_boards(Club& club, const Catalogue& catalogue, const Tournament& tournament) {
  return BoardRating(club, catalogue, tournament).bring_up_to_date();
}

}  // namespace boardwright
