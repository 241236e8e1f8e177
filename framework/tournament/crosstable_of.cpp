// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/crosstable_of.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "framework/text/digest.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/baku.hpp"
#include "framework/tournament/mac_mahon_of.hpp"
#include "framework/tournament/round_entries.hpp"

namespace boardwright::tournament {
namespace {

/// Titles from the highest, as FIDE orders them; others come after all of these (T3.2).
std::size_t title_rank(std::string_view title) {
  constexpr std::array<std::string_view, 8> kTitles = {"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"};
  return static_cast<std::size_t>(std::ranges::find(kTitles, title) - kTitles.begin());
}

bool keeps_numbers(const Tournament& tournament) {
  const bool fixed = tournament.settings.fixed_places();
  return !tournament.rounds.empty() && (fixed || tournament.rounds.size() >= 4);  // T3.3
}

/// The order in which a lot drew them; nothing where there was none.
const LotDrawn* numbers_lot(const Tournament& tournament) {
  const auto found =
      std::ranges::find_if(tournament.lots, [](const LotDrawn& lot) { return lot.what == "numbers"; });
  return found == tournament.lots.end() ? nullptr : &*found;
}

using Key = std::tuple<std::size_t, std::int64_t, std::size_t, std::string, std::size_t>;

Key key_of(const Tournament& tournament, std::size_t place, const NameOf& name) {
  const Entered& data = tournament.entrants[place].data;
  if (tournament.settings.strength == Strength::kAsEntered) return {0, 0, 0, {}, place};
  if (tournament.settings.strength == Strength::kLot) {
    const auto* lot = numbers_lot(tournament);
    if (lot == nullptr) return {0, 0, 0, {}, place};
    const auto drawn = std::ranges::find(lot->drawn, data.player);
    return {static_cast<std::size_t>(drawn - lot->drawn.begin()), 0, 0, {}, place};
  }
  const auto& balance = tournament.entrants[place].balance;
  const auto rating = balance && balance->rating ? balance->rating : data.rating;
  const std::string& title = balance && !balance->title.empty() ? balance->title : data.title;
  if (tournament.settings.system == System::kMacMahon) {  // by grade, then by rating (T14.1)
    const Points grade = grade_of(tournament.settings.mac_mahon, tournament.entrants[place]);
    constexpr std::int64_t kAboveRatings = 1'000'000;
    return {0, -grade * kAboveRatings - rating.value_or(-99'999), title_rank(title),
            folded(name(data.player)), place};
  }
  // Without a rating: after all who have one.
  const std::int64_t strength = rating ? -std::int64_t{*rating} : INT64_MAX;
  return {0, strength, title_rank(title), folded(name(data.player)), place};
}

Code out_code(Attendance attendance) {
  return attendance == Attendance::kHalf   ? Code::kHalf
         : attendance == Attendance::kFull ? Code::kFull
                                           : Code::kZero;
}

/// What a round was for somebody who was not paired in it.
RoundEntry unpaired(const Tournament& tournament, const EntrantNow& entrant, const Round& round,
                    std::uint32_t number) {
  RoundEntry entry;
  if (round.published.bye == entrant.data.player) {
    entry.code = Code::kBye;
  } else if (const auto out = round.published.out.find(entrant.data.player);
             out != round.published.out.end()) {
    entry.code = out_code(out->second);
  } else if (number < entrant.arrives && entrant.arrives - number <= tournament.settings.late_half) {
    entry.code = Code::kHalf;  // T3.4
  }
  entry.other_points = other_points_unpaired(tournament.settings, entry.code);
  return entry;
}

void fill_round(const Tournament& tournament, const Round& round, std::uint32_t number, Crosstable& table,
                const std::unordered_map<std::string, Number>& numbers) {
  for (auto& entrant : table.entrants)
    entrant.rounds.push_back(unpaired(tournament, *tournament.entrant(entrant.id), round, number));
  for (const auto& board : round.boards) {
    const auto one = numbers.find(board.pairing.first), two = numbers.find(board.pairing.second);
    if (one == numbers.end() || two == numbers.end()) continue;  // only of a forged list
    auto [first, second] = entries_of(tournament.settings, board.score);
    const Side side = !table.balanced_sides ? Side::kNone : board.swapped ? Side::kSecond : Side::kFirst;
    const auto handicap = static_cast<std::int32_t>(std::min<std::uint32_t>(board.pairing.handicap, 99));
    first.handicap = -handicap, second.handicap = handicap;  // the weaker is on side 1 (T14.4)
    first.opponent = two->second, first.side = side;
    second.opponent = one->second, second.side = other(side);
    table.entrants[one->second - 1].rounds.back() = first;
    table.entrants[two->second - 1].rounds.back() = second;
  }
}

using Numbers = std::unordered_map<std::string, Number>;

/// People of one team of an individual Swiss don't meet (T10.7).
void keep_teams_apart(const Tournament& tournament, Crosstable& table, const Numbers& numbers) {
  if (tournament.settings.system == System::kScheveningen) return;
  std::map<std::string, std::vector<Number>> teams;
  for (const auto& entrant : tournament.entrants)
    if (const auto found = numbers.find(entrant.data.player);
        found != numbers.end() && !entrant.data.team.empty())
      teams[entrant.data.team].push_back(found->second);
  for (auto& [team, people] : teams)
    if (people.size() > 1) table.apart.push_back({1, 0, std::move(people)});
}

/// T11. The last one of the first group stays the same person (T11.1).
void accelerate(const Tournament& tournament, Crosstable& table, const Numbers& numbers) {
  constexpr std::uint32_t kMostRounds = 1000;
  if (!tournament.settings.baku || table.planned_rounds > kMostRounds || !baku_problem(table).empty()) return;
  Number last = baku_group(table.entrants.size());
  if (!tournament.rounds.empty()) {
    const auto& order = tournament.rounds.front().published.order;
    const Number of_first = baku_group(order.size());
    if (of_first == 0 || of_first > order.size()) return;
    if (const auto found = numbers.find(order[of_first - 1]); found != numbers.end()) last = found->second;
  }
  // Of matches of two games, a game's points (T22.8).
  const PointScheme match = std::exchange(table.scheme, tournament.settings.scheme);
  accelerate_baku(table, last);
  table.scheme = match;
}

void add(std::string& text, std::string_view part) {
  text += part;
  text += '\n';
}
void add(std::string& text, std::int64_t part) { add(text, std::to_string(part)); }

}  // namespace

std::vector<std::string> order_for(const Tournament& tournament, std::uint32_t round, const NameOf& name) {
  std::vector<std::pair<Key, std::string>> people;
  for (std::size_t place = 0; place < tournament.entrants.size(); ++place)
    if (tournament.entrants[place].arrives <= round)
      people.emplace_back(key_of(tournament, place, name), tournament.entrants[place].data.player);
  std::ranges::sort(people);
  std::vector<std::string> order;
  if (!keeps_numbers(tournament)) {
    for (auto& [key, player] : people) order.push_back(std::move(player));
    return order;
  }
  order = tournament.rounds.back().published.order;
  for (std::size_t i = 0; i < people.size(); ++i) {
    if (std::ranges::find(order, people[i].second) != order.end()) continue;
    // Late ones stand before the next weaker one (T3.4); the others keep theirs.
    auto place = order.end();
    for (std::size_t below = i + 1; below < people.size() && place == order.end(); ++below)
      place = std::ranges::find(order, people[below].second);
    order.insert(place, people[i].second);
  }
  return order;
}

Crosstable crosstable_of(const Tournament& tournament, std::span<const std::string> order,
                         std::uint32_t after, const NameOf& name) {
  const Settings& settings = tournament.settings;
  Crosstable table;
  table.edition = settings.edition;
  table.scheme = match_scheme(settings);
  // T1.4, T9.6; teams sit on the side of their first board (T10.4).
  table.balanced_sides = settings.balanced_sides && (settings.games_per_match == 1 || settings.of_teams() ||
                                                     settings.system == System::kTwoGameSwiss);
  table.planned_rounds = settings.rounds;
  table.round_robin = of_table(settings.system);  // T17.10
  for (const auto& lot : tournament.lots)
    if (lot.what == "initial-side" && lot.drawn.size() == 1)
      table.initial_side = lot.drawn.front() == "2" ? Side::kSecond : Side::kFirst;
  Numbers numbers;
  for (const auto& player : order) {
    const auto* now = tournament.entrant(player);
    if (now == nullptr) continue;
    Entrant entrant;
    entrant.id = player;
    entrant.name = name(player);
    entrant.rating = now->data.rating;
    entrant.title = now->data.title;
    if (now->balance) {
      entrant.start = now->balance->points;
      if (now->balance->rating) entrant.rating = now->balance->rating;
      if (!now->balance->title.empty()) entrant.title = now->balance->title;
    }
    entrant.club = now->data.club;
    entrant.no_bye = now->data.kind == PlayerKind::kComputer;
    const Attendance attendance = now->in_round(after + 1, settings.presence);
    if (attendance != Attendance::kIn) entrant.out = out_code(attendance);
    table.entrants.push_back(std::move(entrant));
    numbers[player] = static_cast<Number>(table.entrants.size());
  }
  const auto& rounds = tournament.results_of();
  for (std::uint32_t number = 1; number <= after && number <= rounds.size(); ++number)
    fill_round(tournament, rounds[number - 1], number, table, numbers);
  for (const auto& [event, apart] : tournament.apart) {
    KeptApart kept{apart.first, apart.last, {}};
    for (const auto& player : apart.players)
      if (const auto found = numbers.find(player); found != numbers.end())
        kept.numbers.push_back(found->second);
    if (kept.numbers.size() > 1) table.apart.push_back(std::move(kept));
  }
  keep_teams_apart(tournament, table, numbers);
  accelerate(tournament, table, numbers);
  return table;
}

TableNow table_now(const Tournament& tournament, const NameOf& name) {
  const auto rounds = static_cast<std::uint32_t>(tournament.results_of().size());
  TableNow now;
  now.order = order_for(tournament, UINT32_MAX, name);
  now.table = crosstable_of(tournament, now.order, rounds, name);
  now.table.scheme.pending = 0;  // what a game may bring counts for pairing only (T4.7)
  return now;
}

std::string input_hash(const Crosstable& table, const Settings& settings) {
  std::string text;
  add(text, static_cast<int>(settings.system)), add(text, static_cast<int>(table.edition));
  add(text, settings.games_per_match), add(text, settings.cycles);
  const PointScheme& scheme = table.scheme;
  for (const Points points : {scheme.win, scheme.draw, scheme.loss, scheme.bye_points(), scheme.half_points(),
                              scheme.full_points(), scheme.absent_points(), scheme.pending_points()})
    add(text, points);
  add(text, table.balanced_sides ? 1 : 0),
      add(text, static_cast<int>(table.initial_side.value_or(Side::kNone)));
  add(text, table.planned_rounds);
  for (const auto& entrant : table.entrants) {
    add(text, entrant.id), add(text, entrant.rating.value_or(0));
    add(text, entrant.out ? std::string(1, static_cast<char>(*entrant.out)) : "in");
    if (entrant.start != 0) add(text, entrant.start);
    for (const auto& entry : entrant.rounds)
      add(text, std::to_string(entry.opponent) + static_cast<char>(entry.code) +
                    std::to_string(static_cast<int>(entry.side)) + " " + std::to_string(table.points(entry)));
  }
  for (const auto& apart : table.apart) {
    add(text, apart.first), add(text, apart.last);
    for (const Number number : apart.numbers) add(text, number);
  }
  if (const KeizerRules& rules = settings.keizer; rules != KeizerRules{}) {
    for (const std::uint32_t number : {rules.top, rules.step, std::uint32_t{rules.own}, rules.excused_rounds,
                                       std::uint32_t{rules.once}, rules.apart, rules.meetings})
      add(text, number);
    for (const Share& share : {rules.loss, rules.bye, rules.excused, rules.club})
      add(text, share.part), add(text, share.of);
  }
  return text_digest(text);
}

}  // namespace boardwright::tournament
