// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/score.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "framework/text/plain_result.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/round_entries.hpp"

namespace boardwright::tournament {
namespace {

constexpr std::string_view kHalfSign = "½";
constexpr Points kOnePoint = 10;

/// A number in tenths: 1, ½, 1½, 0.3.
std::optional<Points> tenths(std::string_view text) {
  if (text.empty() || text.size() > 12) return std::nullopt;
  const bool half = text.ends_with(kHalfSign);
  if (half) text.remove_suffix(kHalfSign.size());
  Points whole = 0, tenth = half ? 5 : 0;
  if (text.empty()) return half ? std::optional(tenth) : std::nullopt;
  const auto point = text.find('.');
  if (point != std::string_view::npos) {
    if (half || text.size() != point + 2 || text[point + 1] < '0' || text[point + 1] > '9')
      return std::nullopt;
    tenth = text[point + 1] - '0';
    text = text.substr(0, point);
    if (text.empty()) return std::nullopt;
  }
  if (text.front() == '-') return std::nullopt;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), whole);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || whole < 0 || whole > 10'000)
    return std::nullopt;
  return whole * 10 + tenth;
}

std::optional<std::pair<Points, Points>> two_numbers(std::string_view text) {
  if (text == "=") return std::pair<Points, Points>{5, 5};
  const auto dash = text.find_first_of("-:");
  if (dash == std::string_view::npos) return std::nullopt;
  const auto first = tenths(text.substr(0, dash)), second = tenths(text.substr(dash + 1));
  if (!first || !second) return std::nullopt;
  return std::pair{*first, *second};
}

std::optional<Code> game_code(Points points, bool rated) {
  switch (points) {
    case 10: return rated ? Code::kWin : Code::kUnratedWin;
    case 5: return rated ? Code::kDraw : Code::kUnratedDraw;
    case 0: return rated ? Code::kLoss : Code::kUnratedLoss;
    default: return std::nullopt;
  }
}

Points worth(const PointScheme& scheme, Points game) {
  return game == 10 ? scheme.win : game == 5 ? scheme.draw : scheme.loss;
}

Code by_comparison(Points one, Points other) {
  return one > other ? Code::kWin : one < other ? Code::kLoss : Code::kDraw;
}

/// Single games, for the one on side 1 of the match first. `told`: they were, one by one.
Score of_games(const std::vector<std::pair<Points, Points>>& games, const Settings& settings, bool told) {
  Points first = 0, second = 0, won = 0, lost = 0;
  std::int32_t ahead = 0;
  for (const auto& [one, other] : games) {
    first += worth(settings.scheme, one), second += worth(settings.scheme, other);
    won += one, lost += other;
    ahead += one > other ? 1 : one < other ? -1 : 0;
  }
  Score score{by_comparison(won, lost), by_comparison(lost, won), {}, {}, ahead};
  if (!settings.match_points) score.first_points = first, score.second_points = second;  // T2.6
  if (told)
    for (const auto& [one, other] : games) score.games.push_back(*game_code(one, true));
  return score;
}

/// As many as a match has, and while it is level two more with each further clock (T13.2).
Allowed<void> right_many(const std::vector<std::pair<Points, Points>>& games, const Settings& settings) {
  const std::size_t first = settings.games_per_match;
  if (games.size() < first || games.size() > first + 2 * settings.further_clocks.size() ||
      (games.size() - first) % 2 != 0)
    return refuse("score.games", {std::to_string(first), std::to_string(settings.further_clocks.size())});
  for (std::size_t played = first; played < games.size(); played += 2) {
    Points ahead = 0;
    for (std::size_t i = 0; i < played; ++i) ahead += games[i].first - games[i].second;
    if (ahead != 0) return refuse("score.not_level", {std::to_string(played)});
  }
  return {};
}

Allowed<Score> of_match(std::string_view text, const Settings& settings) {
  const auto wrong = refuse("score.no_match", {excerpt(text)});
  std::vector<std::pair<Points, Points>> games;
  if (text.find(',') != std::string_view::npos) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const auto end = std::min(text.find(',', begin), text.size());
      const auto game = two_numbers(text.substr(begin, end - begin));
      if (!game || !game_code(game->first, true) || !game_code(game->second, true)) return wrong;
      games.push_back(*game);
      begin = end + 1;
    }
    if (auto many = right_many(games, settings); !many) {
      if (settings.further_clocks.empty()) return wrong;
      return pass_on(many);
    }
    // A game that both lose, or only one draws, is told by points alone.
    const bool plain =
        std::ranges::all_of(games, [](const auto& game) { return game.first + game.second == 10; });
    return of_games(games, settings, plain);
  }
  const auto sum = two_numbers(text);
  if (!sum || sum->first + sum->second != 20 || sum->first % 5 != 0) return wrong;
  const PointScheme& scheme = settings.scheme;
  switch (sum->first) {
    case 20: games = {{10, 0}, {10, 0}}; break;
    case 15: games = {{10, 0}, {5, 5}}; break;
    case 5: games = {{0, 10}, {5, 5}}; break;
    case 0: games = {{0, 10}, {0, 10}}; break;
    default:
      if (!settings.match_points && 2 * scheme.draw != scheme.win + scheme.loss)
        return refuse("score.level_two_ways");
      games = {{5, 5}, {5, 5}};
  }
  return of_games(games, settings, sum->first == 0 || sum->first == 20);
}

/// T10.1, T10.2: a missing board is a forfeit.
Allowed<Score> of_teams(std::string_view text, const Settings& settings) {
  Score score;
  Points first = 0, second = 0;
  std::int32_t ahead = 0;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find(',', begin), text.size());
    const auto game = text.substr(begin, end - begin);
    const auto numbers = two_numbers(game);
    Code code = Code::kZero;  // neither was there
    if (game == "+:-")
      code = Code::kForfeitWin;
    else if (game == "-:+")
      code = Code::kForfeitLoss;
    else if (numbers && numbers->first + numbers->second == 10 && game_code(numbers->first, true))
      code = *game_code(numbers->first, true);
    else if (game != "-:-")
      return refuse("score.all_boards", {excerpt(text)});
    const auto [one, other] = game_halves(code);
    first += one, second += other;
    ahead += one > other ? 1 : one < other ? -1 : 0;
    score.games.push_back(code);
    begin = end + 1;
  }
  if (score.games.size() != settings.teams.boards) return refuse("score.all_boards", {excerpt(text)});
  score.first = by_comparison(first, second), score.second = by_comparison(second, first);
  score.ahead = ahead;
  return score;
}

std::string board_text(Code game) {
  switch (game) {
    case Code::kWin: return "1-0";
    case Code::kLoss: return "0-1";
    case Code::kDraw: return "½-½";
    case Code::kForfeitWin: return "+:-";
    case Code::kForfeitLoss: return "-:+";
    default: return "-:-";
  }
}

constexpr std::array<std::pair<Code, Code>, 13> kPairs = {{{Code::kWin, Code::kLoss},
                                                           {Code::kLoss, Code::kWin},
                                                           {Code::kDraw, Code::kDraw},
                                                           {Code::kLoss, Code::kLoss},
                                                           {Code::kDraw, Code::kLoss},
                                                           {Code::kLoss, Code::kDraw},
                                                           {Code::kUnratedWin, Code::kUnratedLoss},
                                                           {Code::kUnratedLoss, Code::kUnratedWin},
                                                           {Code::kUnratedDraw, Code::kUnratedDraw},
                                                           {Code::kForfeitWin, Code::kForfeitLoss},
                                                           {Code::kForfeitLoss, Code::kForfeitWin},
                                                           {Code::kForfeitLoss, Code::kForfeitLoss},
                                                           {Code::kOpen, Code::kOpen}}};

const char* number_of(Code code) {
  switch (code) {
    case Code::kWin:
    case Code::kUnratedWin: return "1";
    case Code::kDraw:
    case Code::kUnratedDraw: return "½";
    case Code::kForfeitWin: return "+";
    case Code::kForfeitLoss: return "-";
    default: return "0";
  }
}

/// Of a text in the signs that programs use.
Allowed<Score> of_plain(std::string_view text, const Settings& settings) {
  if (text == "*") return Score{};
  Score score;
  const auto forfeit = [&](Code first, Code second) {
    score.first = first, score.second = second;
    return score;
  };
  if (text == "+:-") return forfeit(Code::kForfeitWin, Code::kForfeitLoss);
  if (text == "-:+") return forfeit(Code::kForfeitLoss, Code::kForfeitWin);
  if (text == "-:-") return forfeit(Code::kForfeitLoss, Code::kForfeitLoss);
  if (settings.of_teams()) return of_teams(text, settings);
  const bool further = !settings.further_clocks.empty() && text.find(',') != std::string_view::npos;
  if (settings.games_per_match > 1 || further) return of_match(text, settings);
  const bool rated = !text.starts_with('u');
  const auto numbers = two_numbers(rated ? text : text.substr(1));
  if (numbers && settings.scheme.free) {
    auto [first, second] = *numbers;
    const PointScheme& scheme = settings.scheme;
    // In a match for 12 points nobody means 1-0 and ½-½ as points: they are signs for a win and a draw.
    if (first + second == kOnePoint && scheme.win + scheme.loss != kOnePoint && game_code(first, true) &&
        game_code(second, true))
      first = worth(scheme, first), second = worth(scheme, second);
    score.first_points = first, score.second_points = second;
    score.first = by_comparison(first, second), score.second = by_comparison(second, first);
    return score;
  }
  if (numbers) {
    const auto first = game_code(numbers->first, rated), second = game_code(numbers->second, rated);
    if (first && second && std::ranges::find(kPairs, std::pair{*first, *second}) != kPairs.end()) {
      score.first = *first, score.second = *second;
      return score;
    }
  }
  return refuse("score.none", {excerpt(text)});
}

}  // namespace

Allowed<Score> parse_score(std::string_view text, const Settings& settings) {
  const std::string plain = plain_result(text);
  auto score = of_plain(plain, settings);
  if (score) return score;
  Remark why = score.why();  // it quotes what was written
  for (auto& quoted : why.arguments)
    if (quoted == excerpt(plain)) quoted = excerpt(text);
  return tl::unexpected<Remark>(std::move(why));
}

std::optional<Points> parse_points(std::string_view text) { return tenths(plain_signs(text)); }

std::string shown_points(Points points) {
  const std::string sign = points < 0 ? "-" : "";
  const Points size = points < 0 ? -points : points;
  if (size % 10 == 0) return sign + std::to_string(size / 10);
  if (size % 10 == 5) return sign + (size < 10 ? "" : std::to_string(size / 10)) + std::string(kHalfSign);
  return sign + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

std::string score_text(const Score& score) {
  if (score.first == Code::kOpen) return "*";
  if (score.games.size() > 2) {
    std::string text;
    for (const Code game : score.games) text += (text.empty() ? "" : ",") + board_text(game);
    return text;
  }
  if (score.ahead) {
    const Points first = 10 + 5 * *score.ahead;
    return shown_points(first) + "-" + shown_points(20 - first);
  }
  if (score.first_points && score.second_points)
    return shown_points(*score.first_points) + "-" + shown_points(*score.second_points);
  const bool forfeit = score.second == Code::kForfeitLoss || score.first == Code::kForfeitLoss;
  const bool unrated = score.first == Code::kUnratedWin || score.first == Code::kUnratedDraw ||
                       score.first == Code::kUnratedLoss;
  return (unrated ? "u" : "") + std::string(number_of(score.first)) + (forfeit ? ":" : "-") +
         number_of(score.second);
}

Allowed<void> check_score(const Score& score, const Settings& settings) {
  if (std::ranges::find(kPairs, std::pair{score.first, score.second}) == kPairs.end())
    return refuse("score.impossible");
  const std::size_t further = 2 * settings.further_clocks.size();
  if (!score.games.empty() && (score.games.size() < settings.games_per_match ||
                               score.games.size() > settings.games_per_match + further))
    return refuse("score.impossible");
  for (const Code game : score.games)
    if (board_text(game) == "-:-" && game != Code::kZero) return refuse("score.impossible");
  if (score.first_points && !settings.scheme.free && settings.games_per_match == 1 && score.games.empty())
    return refuse("score.not_free");
  return {};
}

}  // namespace boardwright::tournament
