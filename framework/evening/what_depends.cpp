// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/what_depends.hpp"

#include <algorithm>

#include "framework/tournament/round_entries.hpp"

namespace boardwright {
namespace {

using namespace tournament;

/// What stands in the way of taking one event back, kind by kind.
class Dependents {
 public:
  Dependents(const Tournament& now, const NameOf& name, const Event& event)
      : now_(now), name_(name), event_(event) {}

  std::vector<Remark> all() && {
    std::visit([this](const auto& what) { of(what); }, event_.what);
    return std::move(reasons_);
  }

 private:
  void say(const char* key, std::vector<std::string> arguments = {}) {
    reasons_.push_back(remark(key, std::move(arguments)));
  }
  void is_out(std::uint32_t round) {
    if (round <= now_.rounds.size()) say("evening.round_is_out", {std::to_string(round)});
  }
  void has_result(std::uint32_t board) { say("evening.board_has_result", {std::to_string(board)}); }

  template <class Other>
  void of(const Other& /*what*/) {}  // nothing follows from it
  void of(const Created& /*what*/) { say("evening.follows_from_it"); }
  void of(const TakenOver& /*what*/) { say("evening.goes_on_from_it"); }
  void of(const LotPromised& /*what*/) { say("evening.promise_stays"); }
  void of(const LotDrawn& /*what*/) {
    if (now_.begun()) say("evening.paired_by_lot");
  }
  void of(const Published& round) {
    for (const auto* list : {&now_.rounds, &now_.matches})
      for (const auto& one : *list) {
        if (one.pairing != event_.id) continue;
        const auto played =
            std::ranges::find_if(one.boards, [](const BoardNow& board) { return !board.said.empty(); });
        if (played != one.boards.end()) has_result(played->pairing.board);
      }
    if (round.round != 0 && round.round < now_.rounds.size())
      say("evening.round_after", {std::to_string(round.round + 1)});
  }
  void of(const ResultGiven& given) { of_board(given.pairing); }
  void of(const Corrected& corrected) { of_board(corrected.pairing); }
  void of_board(const std::string& pairing) {
    for (const auto& one : now_.rounds)
      if (one.pairing == pairing && one.published.round < now_.rounds.size() &&
          !of_table(now_.settings.system))
        say("evening.paired_by_it", {std::to_string(one.published.round + 1)});
  }
  void of(const GameChosen& chosen) {
    for (const auto& one : now_.rounds)
      if (const auto* board = one.pairing == chosen.pairing ? one.board(chosen.board) : nullptr;
          board != nullptr && !board->said.empty())
        has_result(chosen.board);
  }
  void of(const OpeningBalance& /*balance*/) {
    if (now_.settings.system == System::kRoundRobin) return;
    const auto paired = std::ranges::find_if(
        now_.rounds, [this](const Round& round) { return round.stamp > event_.stamp; });  // by these points
    if (paired != now_.rounds.end())
      say("evening.paired_by_balance", {std::to_string(paired - now_.rounds.begin() + 1)});
  }
  void of(const LineUpSaid& said) { is_out(said.round); }
  void of(const Entered& entered) {
    const auto plays = [&](const Round& round) {
      return round.published.bye == entered.player ||
             std::ranges::any_of(round.boards, [&](const BoardNow& board) {
               return board.pairing.first == entered.player || board.pairing.second == entered.player;
             });
    };
    if (std::ranges::any_of(now_.rounds, plays) || std::ranges::any_of(now_.matches, plays))
      say("evening.has_been_paired", {name_(entered.player)});
  }
  void of(const PresenceSaid& said) {
    if (said.round != 0) is_out(said.round);
  }
  void of(const Withdrawn& gone) { is_out(gone.round); }

  const Tournament& now_;
  const NameOf& name_;
  const Event& event_;
  std::vector<Remark> reasons_;
};

}  // namespace

std::vector<Remark> what_depends(const Tournament& tournament, const NameOf& name, const std::string& event) {
  const auto* found = tournament.event(event);
  if (found == nullptr) return {};
  return Dependents(tournament, name, *found).all();
}

}  // namespace boardwright
