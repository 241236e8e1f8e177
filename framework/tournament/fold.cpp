// SPDX-License-Identifier: GPL-3.0-or-later
//
// From events to a tournament, in four steps, each a function of the set alone: their order; which came too late,
// after the evening had been taken over; which were taken back; what the rest comes to.
#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

#include "framework/tournament/tournament.hpp"

namespace boardwright::tournament {
namespace {

/// Causes before effects; what knew nothing of each other by device, so that it is the same everywhere.
bool comes_before(const Event& a, const Event& b) {
  return std::tie(a.stamp, a.device, a.id) < std::tie(b.stamp, b.device, b.id);
}

/// More than anybody brings along.
constexpr Points kMostBalance = 100'000;

template <class T>
const T* as(const Event& event) {
  return std::get_if<T>(&event.what);
}

/// The evening is taken over again and again, each time by one laptop; of two who did it at the same time the first
/// in order holds.
std::vector<const Event*> takeovers(const std::vector<Event>& events) {
  std::vector<const Event*> chain;
  std::string under;
  for (bool found = true; found;) {
    found = false;
    for (const auto& event : events)
      if (as<TakenOver>(event) != nullptr && event.under == under && event.id != under) {
        chain.push_back(&event);
        under = event.id;
        found = true;
        break;
      }
    if (chain.size() > events.size()) break;  // a circle, which only a forged list has
  }
  return chain;
}

class Fold {
 public:
  Fold(std::string id, std::span<const Event> events, std::vector<std::string> unreadable) {
    now_.id = std::move(id);
    now_.history.assign(events.begin(), events.end());
    std::ranges::sort(now_.history, comes_before);
    const auto doubles = std::ranges::unique(now_.history, {}, &Event::id);
    now_.history.erase(doubles.begin(), doubles.end());
    std::ranges::sort(unreadable);
    if (!unreadable.empty()) aside(Aside::Kind::kUnreadable, 0, 0, std::move(unreadable));
    for (const auto& event : now_.history) {
      now_.stamp = std::max(now_.stamp, event.stamp);
      auto& greatest = now_.devices[event.device];
      greatest = std::max(greatest, event.stamp);
    }
  }

  Tournament finish() && {
    const auto late = too_late();
    const auto undone = taken_back(late);
    for (const auto& event : now_.history) {
      if (late.contains(event.id)) aside(Aside::Kind::kTooLate, 0, 0, {event.id});
      if (late.contains(event.id) || undone.contains(event.id)) continue;
      counting_.push_back(&event);
      now_.counted.push_back(event.id);
    }
    std::ranges::sort(now_.counted);
    for (const auto* event : counting_)
      std::visit([&](const auto& what) { take(*event, what); }, event->what);
    join_rounds();
    join_games();
    join_boards();
    wait();
    return std::move(now_);
  }

 private:
  void aside(Aside::Kind kind, std::uint32_t round, std::uint32_t board, std::vector<std::string> events) {
    now_.aside.push_back({kind, round, board, std::move(events)});
  }

  /// Written under a takeover that no longer holds, or under none, and not known to the one after it.
  std::set<std::string> too_late() {
    const auto chain = takeovers(now_.history);
    std::map<std::string, const TakenOver*> next;  // by what their writers were under
    std::string under;
    for (const auto* taken : chain) {
      next[under] = as<TakenOver>(*taken);
      under = taken->id;
    }
    now_.under = under;
    std::set<std::string> late;
    for (const auto& event : now_.history) {
      if (event.under == under) continue;
      const auto found = next.find(event.under);
      const bool in_chain = std::ranges::find(chain, &event) != chain.end();
      if (in_chain) continue;
      if (found != next.end()) {
        const auto known = found->second->known.find(event.device);
        if (known != found->second->known.end() && event.stamp <= known->second) continue;
      }
      late.insert(event.id);
    }
    for (const auto& event : now_.history)
      if (const auto* accepted = as<Accepted>(event); accepted != nullptr && !late.contains(event.id))
        for (const auto& id : accepted->events) late.erase(id);
    return late;
  }

  /// What takes back is later than what it takes back, so from the end on each is known by itself.
  std::set<std::string> taken_back(const std::set<std::string>& late) const {
    std::set<std::string> undone;
    for (auto event = now_.history.rbegin(); event != now_.history.rend(); ++event)
      if (const auto* back = as<Undone>(*event);
          back != nullptr && !late.contains(event->id) && !undone.contains(event->id))
        undone.insert(back->event);
    return undone;
  }

  EntrantNow* entrant(const std::string& player) {
    const auto found = place_.find(player);
    return found == place_.end() ? nullptr : &now_.entrants[found->second];
  }

  void take(const Event&, const Created& created) { now_.settings = within_limits(created.settings); }
  void take(const Event&, const SettingsChanged& changed) { now_.settings = within_limits(changed.settings); }
  void take(const Event& event, const Entered& entered) {
    if (auto* known = entrant(entered.player)) {
      known->data = entered;
      return;
    }
    place_[entered.player] = now_.entrants.size();
    now_.entrants.push_back({entered, entered.arrives, {}, {}, 0, event.time});
  }
  void take(const Event&, const OpeningBalance& balance) {
    // Once: the first holds, also of two laptops'.
    auto* who = entrant(balance.player);
    if (who == nullptr || who->balance) return;
    who->balance = balance;
    who->balance->points = std::clamp(balance.points, -kMostBalance, kMostBalance);
  }
  void take(const Event&, const LineUpSaid& said) { now_.line_ups[said.team][said.round] = said.players; }
  void take(const Event& event, const PresenceSaid& said) {
    auto* who = entrant(said.player);
    if (who == nullptr) return;
    if (said.round == 0)
      who->waiting_since = said.attendance == Attendance::kIn ? event.time : 0;
    else
      who->said[said.round] = said.attendance;
  }
  void take(const Event&, const Withdrawn& gone) {
    auto* who = entrant(gone.player);
    if (who == nullptr) return;
    // Later words about an earlier round hold for what comes after it, too.
    who->withdrawn.erase(who->withdrawn.lower_bound(gone.round), who->withdrawn.end());
    who->withdrawn[gone.round] = !gone.back;
    if (!gone.back) who->waiting_since = 0;
  }
  void take(const Event& event, const ApartSaid& apart) { now_.apart[event.id] = apart; }
  void take(const Event& event, const LotPromised& lot) {
    now_.promised.push_back({event.id, event.time, lot.seed});
  }
  void take(const Event&, const LotDrawn& lot) {
    // Drawn once: asking again gives the same (T1.7).
    if (std::ranges::none_of(now_.lots, [&](const LotDrawn& one) { return one.what == lot.what; }))
      now_.lots.push_back(lot);
  }
  void take(const Event& event, const Published& round) {
    Round made{event.id, round, event.time, event.stamp, RoundState::kPublished, {}};
    for (const auto& board : round.boards) made.boards.push_back({board, {}, false, false, {}});
    published_.push_back(std::move(made));
    replaced_.insert(round.replaces.begin(), round.replaces.end());
  }
  void take(const Event& event, const StateSaid& said) {
    states_[said.pairing] = said.state;
    if (said.state == RoundState::kPlaying) playing_.try_emplace(said.pairing, event.time);
  }
  void take(const Event& event, const ResultGiven& given) {
    said_[{given.pairing, given.board}].push_back({event.id, event.time, event.device, event.who, "",
                                                   given.score, false, false, true, given.source,
                                                   given.matches, given.by});
  }
  void take(const Event& event, const Corrected& corrected) {
    replaced_.insert(corrected.replaces.begin(), corrected.replaces.end());
    said_[{corrected.pairing, corrected.board}].push_back({event.id,
                                                           event.time,
                                                           event.device,
                                                           event.who,
                                                           corrected.reason,
                                                           corrected.score,
                                                           corrected.swapped,
                                                           true,
                                                           true,
                                                           Source::kArbiter,
                                                           {},
                                                           {}});
  }
  void take(const Event&, const Chosen& choice) {
    replaced_.insert(choice.rejected.begin(), choice.rejected.end());
  }
  void take(const Event&, const Undone&) {}
  void take(const Event&, const TakenOver&) {}
  void take(const Event&, const Accepted&) {}
  void take(const Event&, const GameChosen& chosen) { games_.push_back(chosen); }
  void take(const Event& event, const Declined& declined) {
    now_.declined[std::minmax(declined.one, declined.other)] = event.time;
  }
  void take(const Event&, const Ended&) { now_.ended = true; }

  static bool same_round(const Round& one, const Round& other) {
    return one.published.boards == other.published.boards && one.published.bye == other.published.bye;
  }

  /// A round that two laptops paired alike is one; paired differently it is none, and neither are those after it.
  void join_rounds() {
    std::map<std::uint32_t, std::vector<Round*>> by_number;
    for (auto& round : published_) {
      if (replaced_.contains(round.pairing)) continue;
      if (const auto state = states_.find(round.pairing); state != states_.end()) round.state = state->second;
      if (const auto since = playing_.find(round.pairing); since != playing_.end())
        round.playing_since = since->second;
      by_number[round.published.round].push_back(&round);
    }
    for (auto* match : by_number[0]) now_.matches.push_back(*match);
    bool gap = false;
    for (std::uint32_t number = 1; by_number.contains(number); ++number) {
      auto& rounds = by_number[number];
      std::vector<std::string> ids;
      for (const auto* round : rounds) ids.push_back(round->pairing);
      const bool alike =
          std::ranges::all_of(rounds, [&](const Round* one) { return same_round(*one, *rounds.front()); });
      if (!alike) aside(Aside::Kind::kPairedTwice, number, 0, ids);
      gap = gap || !alike;
      if (gap) continue;
      for (const auto& id : ids) alias_[id] = ids.front();
      auto& joined = *rounds.front();
      for (const auto* round : rounds) {
        joined.state = std::max(joined.state, round->state);
        if (joined.playing_since == 0) joined.playing_since = round->playing_since;
      }
      now_.rounds.push_back(*rounds.front());
    }
  }

  BoardNow* board_of(const std::string& pairing, std::uint32_t number) {
    const auto alias = alias_.find(pairing);
    const std::string& id = alias == alias_.end() ? pairing : alias->second;
    for (auto* list : {&now_.rounds, &now_.matches})
      for (auto& round : *list)
        if (round.pairing == id)
          for (auto& board : round.boards)
            if (board.pairing.board == number) return &board;
    return nullptr;
  }

  /// Who sat there before a round was changed sits there still, or at another board: the result goes with the pair.
  BoardNow* board_after_change(const std::string& pairing, std::uint32_t number) {
    const auto old =
        std::ranges::find_if(published_, [&](const Round& one) { return one.pairing == pairing; });
    if (old == published_.end()) return nullptr;
    const auto* before = old->board(number);
    if (before == nullptr) return nullptr;
    for (auto& round : now_.rounds) {
      if (round.published.round != old->published.round) continue;
      if (std::ranges::find(round.published.replaces, pairing) == round.published.replaces.end()) continue;
      for (auto& board : round.boards)
        if (board.pairing.first == before->pairing.first && board.pairing.second == before->pairing.second)
          return &board;
    }
    return nullptr;
  }

  void join_games() {
    for (const auto& chosen : games_) {
      auto* board = board_of(chosen.pairing, chosen.board);
      if (board == nullptr) board = board_after_change(chosen.pairing, chosen.board);
      if (board == nullptr || chosen.game >= now_.settings.games.size()) continue;
      board->pairing.game = chosen.game;
      board->game_chosen = true;
      board->chosen_by = chosen.by;
    }
  }

  void join_boards() {
    for (auto& [place, statements] : said_) {
      auto* board = board_of(place.first, place.second);
      if (board == nullptr) board = board_after_change(place.first, place.second);
      if (board == nullptr) {
        std::vector<std::string> ids;
        for (const auto& one : statements) ids.push_back(one.event);
        aside(Aside::Kind::kWithoutRound, 0, place.second, std::move(ids));
        continue;
      }
      board->said.insert(board->said.end(), statements.begin(), statements.end());
    }
    for (auto* list : {&now_.rounds, &now_.matches})
      for (auto& round : *list)
        for (auto& board : round.boards) decide(round, board);
  }

  void decide(const Round& round, BoardNow& board) {
    for (auto& one : board.said) one.holds = !replaced_.contains(one.event);
    // What the desk has said stands above phones (T20.3).
    const bool desk = std::ranges::any_of(board.said, [](const Statement& one) {
      return one.holds && (one.correction || one.source != Source::kPhone);
    });
    std::vector<std::string> ids;
    std::set<std::string> phones;
    const Statement* first = nullptr;
    bool differ = false;
    for (const auto& one : board.said) {
      if (!one.holds || (desk && !one.correction && one.source == Source::kPhone)) continue;
      ids.push_back(one.event);
      if (one.source == Source::kPhone && !one.correction) phones.insert(one.by);
      if (first == nullptr)
        first = &one;
      else
        differ = differ || one.score != first->score || one.swapped != first->swapped;
    }
    if (first == nullptr) return;
    if (differ) {
      board.disputed = true;
      aside(Aside::Kind::kTwoResults, round.published.round, board.pairing.board, std::move(ids));
      return;
    }
    if (!desk && phones.size() < 2) {
      board.claimed = first->score;
      board.claimed_by = first->by;
      board.claimed_at = first->time;
      return;
    }
    board.score = first->score;
    board.swapped = first->swapped;
  }

  /// Whoever plays doesn't wait; whoever has finished waits from then on.
  void wait() {
    for (const auto& match : now_.matches)
      for (const auto& board : match.boards)
        for (const auto* player : {&board.pairing.first, &board.pairing.second}) {
          auto* who = entrant(*player);
          if (who == nullptr || who->waiting_since == 0) continue;
          if (!board.score && !board.disputed)
            who->waiting_since = 0;
          else
            for (const auto& said : board.said) who->waiting_since = std::max(who->waiting_since, said.time);
        }
  }

  Tournament now_;
  std::vector<const Event*> counting_;
  std::unordered_map<std::string, std::size_t> place_;
  std::vector<Round> published_;
  std::set<std::string> replaced_;  // publications, results and corrections
  std::map<std::string, RoundState> states_;
  std::map<std::string, TimeMs> playing_;
  std::vector<GameChosen> games_;
  std::map<std::string, std::string> alias_;  // publications of one round that are alike
  std::map<std::pair<std::string, std::uint32_t>, std::vector<Statement>> said_;
};

}  // namespace

Tournament fold(std::string id, std::span<const Event> events, std::vector<std::string> unreadable) {
  return Fold(std::move(id), events, std::move(unreadable)).finish();
}

}  // namespace boardwright::tournament
