// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/trf.hpp"
#include "framework/tournament/trf_columns.hpp"

namespace boardwright::tournament {
namespace {

std::string left(std::string_view text, std::size_t width) {
  const TrfColumns columns(text, 0);
  return at_left(columns.raw(1, width), width);
}

/// 100.0 as 100, for narrow columns.
std::string short_points(Points points) {
  const auto text = points_text(points);
  return text.size() > 4 && text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
}

class Writer {
 public:
  Writer(const TrfFile& file, bool birth_dates)
      : file_(file), table_(file.table), birth_dates_(birth_dates) {}

  std::string write() {
    for (const auto& line : file_.lines) put(line.code + " " + line.text);
    if (table_.planned_rounds != 0) put("142 " + std::to_string(table_.planned_rounds));
    if (table_.initial_side) put(std::string("152 ") + (*table_.initial_side == Side::kFirst ? 'W' : 'B'));
    scheme();
    own_lines();
    for (const auto& group : table_.apart) apart(group);
    virtual_points();
    byes();
    for (Number number = 1; number <= table_.entrants.size(); ++number) person(number);
    teams();
    return std::move(text_);
  }

 private:
  /// Without the blanks at its end.
  void put(const std::string& line) { text_ += line.substr(0, line.find_last_not_of(' ') + 1) + '\r'; }

  void scheme() {
    const auto& scheme = table_.scheme;
    const PointScheme usual;
    std::string line = "162 ";
    std::vector<std::string> wide;
    const auto value = [&](char letter, std::optional<Points> points) {
      if (!points) return;
      const auto text = short_points(*points);
      if (text.size() <= 4)
        line += std::string(" ") + letter + at_right(text, 4) + "   ";
      else
        wide.push_back(std::string("### bw value ") + letter + " " + text);
    };
    if (scheme.win != usual.win) value('W', scheme.win);
    if (scheme.draw != usual.draw) value('D', scheme.draw);
    if (scheme.loss != usual.loss) value('L', scheme.loss);
    value('A', scheme.absent);
    value('P', scheme.bye);
    value('X', scheme.pending);
    if (line.size() > 4) put(line);
    for (const auto& one : wide) put(one);
  }

  void own_lines() {
    const auto& scheme = table_.scheme;
    if (scheme.half) put("### bw value H " + points_text(*scheme.half));
    if (scheme.full) put("### bw value F " + points_text(*scheme.full));
    if (scheme.free) put("### bw free");
    if (!table_.balanced_sides) put("### bw sides none");
    for (Number number = 1; number <= table_.entrants.size(); ++number) {
      const auto& rounds = table_.of(number).rounds;
      for (std::size_t i = 0; i < rounds.size(); ++i)
        if (rounds[i].points)
          put("### bw points " + std::to_string(i + 1) + " " + std::to_string(number) + " " +
              points_text(*rounds[i].points));
    }
  }

  void apart(const KeptApart& group) {
    std::string line = "260 " + at_right(std::to_string(group.first), 3) + " " +
                       (group.last == 0 ? "   " : at_right(std::to_string(group.last), 3)) + " ";
    for (std::size_t i = 0; i < group.numbers.size(); ++i)
      line += (i == 0 ? "" : " ") + at_right(std::to_string(group.numbers[i]), 4);
    put(line);
  }

  /// In the old line, which has no columns, where the new one's are too narrow.
  bool wide_virtual_points() {
    const auto wide = [](Points points) { return short_points(points).size() > 4; };
    if (std::ranges::none_of(table_.entrants, [&](const Entrant& entrant) {
          return std::ranges::any_of(entrant.extra, wide);
        }))
      return false;
    for (Number number = 1; number <= table_.entrants.size(); ++number) {
      std::string line = "XXA " + at_right(std::to_string(number), 4);
      for (const auto points : table_.of(number).extra) line += " " + at_right(points_text(points), 4);
      if (!table_.of(number).extra.empty()) put(line);
    }
    return true;
  }

  void virtual_points() {
    std::size_t rounds = 0;
    for (const auto& entrant : table_.entrants) rounds = std::max(rounds, entrant.extra.size());
    const auto extra = [&](Number number, std::size_t round) {
      const auto& own = table_.of(number).extra;
      return round < own.size() ? own[round] : 0;
    };
    if (wide_virtual_points()) return;
    for (std::size_t round = 0; round < rounds; ++round)
      for (Number first = 1; first <= table_.entrants.size();) {
        auto last = first;
        while (last < table_.entrants.size() && extra(last + 1, round) == extra(first, round)) ++last;
        const auto number = at_right(std::to_string(round + 1), 3);
        if (extra(first, round) != 0)
          put("250      " + at_right(short_points(extra(first, round)), 4) + " " + number + " " + number +
              " " + at_right(std::to_string(first), 4) + " " + at_right(std::to_string(last), 4));
        first = last + 1;
      }
  }

  void byes() {
    const auto put_bye = [&](std::uint32_t round, Number number, Code code) {
      put(std::string("240 ") + static_cast<char>(code) + " " + at_right(std::to_string(round), 3) + " " +
          at_right(std::to_string(number), 4));
    };
    for (Number number = 1; number <= table_.entrants.size(); ++number)
      if (const auto out = table_.of(number).out) put_bye(table_.rounds() + 1, number, *out);
    for (const auto& bye : file_.byes) put_bye(bye.round, bye.number, bye.code);
  }

  static std::string players(const std::vector<Number>& numbers) {
    std::string text;
    for (const Number number : numbers)
      text += " " + (number == 0 ? std::string("0000") : at_right(std::to_string(number), 4));
    return text;
  }

  void teams() {
    for (const auto& team : file_.teams)
      put("310 " + at_right(std::to_string(team.number), 3) + " " + left(team.name, 32) + " " +
          left(team.short_name, 5) + " " +
          at_right(team.strength ? std::to_string(*team.strength) : std::string(), 6) + " " +
          at_right(points_text(team.match_points), 6) + " " + at_right(points_text(team.game_points), 6) +
          " " + at_right(team.rank ? std::to_string(*team.rank) : std::string(), 3) + " " +
          players(team.players));
    for (const auto& one : file_.line_ups)
      put("300 " + at_right(std::to_string(one.round), 3) + " " + at_right(std::to_string(one.team), 3) +
          " " + (one.opponent == 0 ? std::string("   ") : at_right(std::to_string(one.opponent), 3)) +
          players(one.players));
    for (const auto& byes : file_.team_byes) {
      std::string line = "320 " + at_right(short_points(byes.match_points), 4) + " " +
                         at_right(short_points(byes.game_points), 4);
      for (const Number team : byes.teams)
        line += " " + (team == 0 ? std::string("000") : at_right(std::to_string(team), 3));
      put(line);
    }
    for (const auto& one : file_.team_forfeits)
      put(std::string("330 ") + static_cast<char>(one.first) + static_cast<char>(one.second) + " " +
          at_right(std::to_string(one.round), 3) + " " + at_right(std::to_string(one.first_team), 3) + " " +
          at_right(std::to_string(one.second_team), 3));
  }

  [[nodiscard]] std::uint32_t rank(Number number) const {
    if (number <= file_.people.size() && file_.people[number - 1].rank) return *file_.people[number - 1].rank;
    const auto rounds = table_.rounds();
    std::uint32_t rank = 1;
    for (Number one = 1; one <= table_.entrants.size(); ++one)
      if (table_.score(one, rounds) > table_.score(number, rounds)) ++rank;
    return rank;
  }

  /// Games without a result count for nothing here.
  [[nodiscard]] Points points(Number number) const {
    Points sum = 0;
    for (const auto& entry : table_.of(number).rounds)
      if (entry.code != Code::kOpen) sum += table_.points(entry);
    return sum;
  }

  void person(Number number) {
    const auto& entrant = table_.of(number);
    const auto more = number <= file_.people.size() ? file_.people[number - 1] : TrfPerson{};
    auto score = at_right(points_text(points(number)), 5);
    if (score.size() > 5) score = at_right(short_points(points(number)), 5);
    std::string line = "001 " + at_right(std::to_string(number), 4) + " " + more.sex +
                       left(entrant.title, 3) + " " + left(entrant.name, 33) + " " +
                       at_right(entrant.rating ? std::to_string(*entrant.rating) : std::string(), 4) + " " +
                       left(entrant.federation, 3) + " " + left(entrant.fide_id, 11) + " " +
                       left(birth_dates_ ? more.birth : std::string(), 10) + score + " " +
                       at_right(std::to_string(rank(number)), 4);
    for (const auto& entry : entrant.rounds) {
      line += entry.opponent == 0 ? "  0000" : "  " + at_right(std::to_string(entry.opponent), 4);
      line += entry.side == Side::kFirst ? " w " : entry.side == Side::kSecond ? " b " : " - ";
      line += entry.code == Code::kOpen ? ' ' : static_cast<char>(entry.code);
    }
    put(line);
  }

  const TrfFile& file_;
  const Crosstable& table_;
  bool birth_dates_;
  std::string text_;
};

}  // namespace

std::string write_trf(const TrfFile& file, bool birth_dates) { return Writer(file, birth_dates).write(); }

}  // namespace boardwright::tournament
