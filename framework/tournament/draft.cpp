// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/draft.hpp"

#include <algorithm>
#include <set>

#include "framework/tournament/next_pairing.hpp"

namespace boardwright::tournament {
namespace {

/// Whoever always sits at one board changes places with those whom he displaces (T5.6). Of two who want the same one the
/// first of the order has it.
void fix_boards(const Tournament& tournament, Published& round) {
  const auto wanted = [&](const Board& board) {
    for (const auto* player : {&board.first, &board.second})
      if (const auto* entrant = tournament.entrant(*player);
          entrant != nullptr && entrant->data.board != 0 && entrant->data.board <= round.boards.size())
        return entrant->data.board;
    return std::uint32_t{0};
  };
  std::set<std::uint32_t> taken;
  for (const Board& one : std::vector(round.boards)) {
    const std::uint32_t number = wanted(one);
    if (number == 0 || !taken.insert(number).second) continue;
    Board& from = *std::ranges::find(round.boards, one.first, &Board::first);
    Board& displaced = round.boards[number - 1];
    std::swap(from, displaced);
    std::swap(from.board, displaced.board);
  }
}

/// More boards than there are: in sittings, odd boards first (T4.12).
void seat_boards(const Settings& settings, Published& round) {
  const auto count = static_cast<std::uint32_t>(round.boards.size());
  const auto* game = settings.game_of(round.round);
  std::uint32_t boards = settings.boards;
  if (game != nullptr && game->boards > 0 && (boards == 0 || game->boards < boards)) boards = game->boards;
  if (boards == 0 || count <= boards) return;
  const std::uint32_t sittings = (count + boards - 1) / boards;
  for (auto& board : round.boards) board.sitting = (board.board - 1) % sittings + 1;
}

/// Everybody who is entered and not paired, and as what.
void note_out(const Tournament& tournament, Published& round) {
  std::set<std::string> paired = {round.bye};
  for (const auto& board : round.boards) paired.insert({board.first, board.second});
  for (const auto& entrant : tournament.entrants) {
    if (paired.contains(entrant.data.player) || entrant.arrives > round.round) continue;
    const Attendance said = entrant.in_round(round.round, tournament.settings.presence);
    round.out[entrant.data.player] = said == Attendance::kIn ? Attendance::kOut : said;
  }
}

std::uint32_t game_of(const Settings& settings, std::uint32_t round) {
  return settings.games.empty() || round == 0
             ? 0
             : static_cast<std::uint32_t>((round - 1) % settings.games.size());
}

Draft draft_of(const Tournament& tournament, const std::vector<std::string>& order, const Crosstable& table,
               const NextPairing& next, std::uint32_t round) {
  Draft draft;
  draft.round.round = round;
  draft.round.order = order;
  for (const auto& pair : next.pairing.pairs)
    draft.round.boards.push_back({static_cast<std::uint32_t>(draft.round.boards.size() + 1),
                                  order.at(pair.first - 1), order.at(pair.second - 1),
                                  game_of(tournament.settings, round), 1});
  for (std::size_t i = 0; i < next.handicaps.size() && i < draft.round.boards.size(); ++i)
    draft.round.boards[i].handicap = next.handicaps[i];
  if (next.pairing.bye != 0) {
    draft.round.bye = order.at(next.pairing.bye - 1);
    draft.round.fill = tournament.settings.fill;  // T4.11
  }
  fix_boards(tournament, draft.round);
  seat_boards(tournament.settings, draft.round);
  note_out(tournament, draft.round);
  draft.round.edition = table.edition;
  draft.round.input = input_hash(table, tournament.settings);
  draft.notes = next.notes;
  return draft;
}

/// Boards of the last round without a result, or with two, and everything that is not decided.
std::optional<PairingProblem> undecided(const Tournament& tournament, std::span<const std::string> order) {
  for (const auto& aside : tournament.aside)
    if (aside.kind == Aside::Kind::kPairedTwice)
      return problem("T20.7", {}, "pairing.twice", {std::to_string(aside.round)});
  if (tournament.rounds.empty()) return std::nullopt;
  const auto number = [&](const std::string& player) {
    return static_cast<Number>(std::ranges::find(order, player) - order.begin() + 1);
  };
  for (const auto& round : tournament.rounds)
    for (const auto& board : round.boards) {
      const std::vector<std::string> where = {std::to_string(board.pairing.board),
                                              std::to_string(round.published.round)};
      const std::vector<Number> people = {number(board.pairing.first), number(board.pairing.second)};
      if (board.disputed) return problem("T20.7", people, "pairing.disputed", where);
      if (!board.score) return problem("T4.7", people, "pairing.open", where);
    }
  return std::nullopt;
}

PairingProblem over(const char* key) { return problem("T20.1", {}, key); }

Drafted draft_number(const Tournament& tournament, std::uint32_t round, std::vector<std::string> order,
                     const NameOf& name) {
  const Crosstable table = crosstable_of(tournament, order, round - 1, name);
  auto next = next_pairing(tournament, table);
  if (auto* problem = std::get_if<PairingProblem>(&next)) return {std::move(order), std::move(*problem)};
  Draft draft = draft_of(tournament, order, table, std::get<NextPairing>(next), round);
  return {std::move(order), std::move(draft)};
}

std::uint32_t meetings(const Tournament& tournament, const std::string& one, const std::string& other) {
  std::uint32_t count = 0;
  for (const auto* list : {&tournament.rounds, &tournament.matches})
    for (const auto& round : *list)
      for (const auto& board : round.boards) {
        const bool played = !board.score || (board.score->first != Code::kForfeitWin &&
                                             board.score->first != Code::kForfeitLoss);
        if (played && ((board.pairing.first == one && board.pairing.second == other) ||
                       (board.pairing.first == other && board.pairing.second == one)))
          ++count;
      }
  return count;
}

/// What a pairing by hand breaks: rule and boards.
class Breaks {
 public:
  Breaks(const Tournament& before, Draft& draft, const NameOf& name)
      : before_(before), draft_(draft), name_(name) {}

  void look() {
    for (const auto& board : draft_.round.boards) {
      const bool often = before_.settings.system == System::kKeizer ||
                         before_.settings.system == System::kRoundRobin ||
                         before_.settings.system == System::kKnockOut;
      if (!often && meetings(before_, board.first, board.second) > 0)
        add("T5.1", board, remark("evening.note_met", {name_(board.first), name_(board.second)}));
      for (const auto& [event, apart] : before_.apart)
        if (draft_.round.round >= apart.first && (apart.last == 0 || draft_.round.round <= apart.last) &&
            std::ranges::count(apart.players, board.first) + std::ranges::count(apart.players, board.second) >
                1)
          add("T4.10", board, remark("evening.note_apart", {name_(board.first), name_(board.second)}));
      if (before_.settings.balanced_sides && before_.settings.games_per_match == 1) {
        side(board, board.first, Side::kFirst);
        side(board, board.second, Side::kSecond);
      }
    }
    for (const auto& round : before_.rounds)
      if (!draft_.round.bye.empty() && round.published.bye == draft_.round.bye) {
        draft_.round.breaks.emplace_back("T4.3");
        draft_.notes.push_back(remark("evening.note_bye", {name_(draft_.round.bye)}));
        break;
      }
  }

 private:
  void add(const char* rule, const Board& board, Remark note) {
    draft_.round.breaks.push_back(std::string(rule) + " " + std::to_string(board.board));
    draft_.notes.push_back(std::move(note));
  }

  /// An absolute preference for the other side (T5.4).
  void side(const Board& board, const std::string& player, Side side) {
    int difference = 0;
    std::vector<Side> last;
    for (const auto& round : before_.rounds)
      for (const auto& played : round.boards) {
        if (played.pairing.first != player && played.pairing.second != player) continue;
        if (played.score &&
            (played.score->first == Code::kForfeitWin || played.score->first == Code::kForfeitLoss))
          continue;  // T4.5
        const bool first = (played.pairing.first == player) != played.swapped;
        difference += first ? 1 : -1;
        last.push_back(first ? Side::kFirst : Side::kSecond);
      }
    const bool thrice = last.size() >= 2 && last[last.size() - 1] == side && last[last.size() - 2] == side;
    if (thrice || (side == Side::kFirst ? difference : -difference) >= 2)
      add("T5.4", board, remark("evening.note_side", {name_(player)}));
  }

  const Tournament& before_;
  Draft& draft_;
  const NameOf& name_;
};

Tournament before_round(const Tournament& tournament, std::uint32_t round) {
  Tournament before = tournament;
  if (before.rounds.size() >= round) before.rounds.resize(round - 1);
  return before;
}

}  // namespace

std::optional<Remark> Drafted::problem(const NameOf& name) const {
  const auto* why = std::get_if<PairingProblem>(&what);
  if (why == nullptr) return std::nullopt;
  return why->named([&](Number number) {
    return number >= 1 && number <= order.size() ? name(order[number - 1]) : std::string("?");
  });
}

Drafted draft_round(const Tournament& tournament, const NameOf& name) {
  const std::uint32_t round = tournament.next_round();
  auto order = order_for(tournament, round, name);
  if (tournament.ended) return {std::move(order), over("pairing.ended")};
  const std::uint32_t planned = tournament.settings.rounds;
  const System system = tournament.settings.system;
  if (planned > 0 && round > planned && plans_rounds(system))
    return {std::move(order), over("pairing.all_rounds")};
  if (!of_table(system))
    if (auto problem = undecided(tournament, order)) return {std::move(order), std::move(*problem)};
  if (tournament.settings.fixed_places()) order = fixed_order(tournament, order);
  return draft_number(tournament, round, std::move(order), name);
}

namespace {

/// As it was before that round, with those who were in it.
Tournament before_published(const Tournament& tournament, std::uint32_t round, const Round* published) {
  Tournament before = before_round(tournament, round);
  for (auto& entrant : before.entrants) {
    const auto out = published->published.out.find(entrant.data.player);
    entrant.said[round] = out == published->published.out.end() ? Attendance::kIn : out->second;
    entrant.withdrawn.clear();
    const auto& order = published->published.order;
    if (std::ranges::find(order, entrant.data.player) == order.end()) entrant.arrives = round + 1;
  }
  return before;
}

}  // namespace

Drafted paired_anew(const Tournament& tournament, std::uint32_t round, const NameOf& name) {
  const auto* published = tournament.round(round);
  if (published == nullptr) return {{}, over("pairing.no_such_round")};
  return draft_number(before_published(tournament, round, published), round, published->published.order,
                      name);
}

Crosstable paired_from(const Tournament& tournament, std::uint32_t round, const NameOf& name) {
  const auto* published = tournament.round(round);
  if (published == nullptr) return {};
  return crosstable_of(before_published(tournament, round, published), published->published.order, round - 1,
                       name);
}

Allowed<Draft> draft_by_hand(const Tournament& tournament,
                             std::span<const std::pair<std::string, std::string>> pairs,
                             const std::string& bye, const NameOf& name, std::uint32_t instead_of) {
  if (tournament.ended) return refuse("evening.ended");
  const std::uint32_t round = instead_of == 0 ? tournament.next_round() : instead_of;
  const auto* published = tournament.round(instead_of);
  if (instead_of != 0 && published == nullptr)
    return refuse("evening.round_missing", {std::to_string(instead_of)});
  if (instead_of != 0 && instead_of != tournament.rounds.size())
    return refuse("evening.not_the_last", {std::to_string(instead_of)});
  const Tournament before = before_round(tournament, round);
  std::set<std::string> seen;
  const auto check = [&](const std::string& player) -> Allowed<void> {
    const auto* entrant = before.entrant(player);
    if (entrant == nullptr) return refuse("evening.not_entered", {name(player)});
    if (entrant->is_withdrawn(round)) return refuse("evening.withdrawn", {name(player)});  // T4.6
    if (!seen.insert(player).second) return refuse("evening.paired_twice", {name(player)});
    return {};
  };
  Draft draft;
  draft.round.round = round;
  draft.round.by_hand = true;
  draft.round.order = published != nullptr ? published->published.order : order_for(before, round, name);
  for (const auto& [one, other] : pairs) {
    for (const auto* player : {&one, &other})
      if (auto good = check(*player); !good) return pass_on(good);
    draft.round.boards.push_back({static_cast<std::uint32_t>(draft.round.boards.size() + 1), one, other,
                                  game_of(before.settings, round), 1});
  }
  if (!bye.empty()) {
    if (auto good = check(bye); !good) return pass_on(good);
    draft.round.bye = bye;
    draft.round.fill = before.settings.fill;
  }
  for (const auto& player : seen)
    if (std::ranges::find(draft.round.order, player) == draft.round.order.end())
      draft.round.order.push_back(player);
  if (published != nullptr) draft.round.replaces = {published->pairing};
  fix_boards(before, draft.round);
  seat_boards(before.settings, draft.round);
  note_out(before, draft.round);
  draft.round.edition = before.settings.edition;
  draft.round.input = input_hash(crosstable_of(before, draft.round.order, round - 1, name), before.settings);
  Breaks(before, draft, name).look();
  for (const auto& entrant : before.entrants)
    if (!seen.contains(entrant.data.player) &&
        entrant.in_round(round, before.settings.presence) == Attendance::kIn)
      draft.notes.push_back(remark("evening.note_no_game", {name(entrant.data.player)}));
  return draft;
}

std::optional<PairedByHand> exchange_people(const Draft& draft, const std::string& one,
                                            const std::string& other) {
  if (one.empty() || other.empty()) return std::nullopt;
  std::size_t found = 0;
  const auto placed = [&](const std::string& player) -> const std::string& {
    if (player != one && player != other) return player;
    ++found;
    return player == one ? other : one;
  };
  PairedByHand paired;
  for (const auto& board : draft.round.boards)
    paired.pairs.emplace_back(placed(board.first), placed(board.second));
  paired.bye = placed(draft.round.bye);
  if (one == other || found != 2) return std::nullopt;
  return paired;
}

namespace {

bool is_played(const BoardNow& board) { return !board.score && !board.disputed; }  // just now

}  // namespace

std::set<std::uint32_t> boards_taken(const Tournament& tournament) {
  std::set<std::uint32_t> taken;
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards)
      if (is_played(board)) taken.insert(board.pairing.board);
  return taken;
}

std::vector<std::uint32_t> games_playing(const Tournament& tournament) {
  std::vector<std::uint32_t> games;
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards)
      if (is_played(board)) games.push_back(board.pairing.game);
  return games;
}

Allowed<Draft> draft_match(const Tournament& tournament, const std::string& one, const std::string& other,
                           std::uint32_t game, const NameOf& name) {
  if (tournament.ended) return refuse("evening.ended");
  if (one == other) return refuse("evening.two_people");
  if (game >= tournament.settings.games.size()) return refuse("evening.game_not_played");
  for (const auto& match : tournament.matches)
    for (const auto& board : match.boards)
      for (const auto* player : {&one, &other})
        if (is_played(board) && (board.pairing.first == *player || board.pairing.second == *player))
          return refuse("evening.playing_already", {name(*player)});
  const std::set<std::uint32_t> taken = boards_taken(tournament);
  for (const auto* player : {&one, &other})
    if (tournament.entrant(*player) == nullptr) return refuse("evening.not_entered", {name(*player)});
  std::uint32_t free = 1;
  while (taken.contains(free)) ++free;
  Draft draft;
  draft.round.order = order_for(tournament, UINT32_MAX, name);
  draft.round.boards = {{free, one, other, game, 1}};
  draft.round.edition = tournament.settings.edition;
  return draft;
}

}  // namespace boardwright::tournament
