// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/evening_json.hpp"

#include <algorithm>
#include <array>

#include "framework/evening/boards_due.hpp"
#include "framework/evening/settings_change.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/text/digest.hpp"
#include "framework/text/name.hpp"
#include "framework/tournament/score.hpp"
#include "ui/server/lobby.hpp"

namespace boardwright::server {
namespace {

using namespace tournament;
using Json = nlohmann::json;

/// An open evening's matches that are over are shown so long.
constexpr TimeMs kMatchesShown = 12 * 60 * 60 * 1000;

/// The words of the JSON have no dashes.
std::string system_text(System system) {
  std::string word = system_word(system);
  std::ranges::replace(word, '-', '_');
  return word;
}

Json score_json(const std::optional<Score>& score) { return score ? Json(score_text(*score)) : Json(); }

/// "here", "out", "gone", "playing", "unknown".
std::string state_of(const EveningShown& shown, const EntrantNow& entrant) {
  const Settings& settings = shown.now.settings;
  if (settings.without_rounds()) {
    for (const auto& match : shown.now.matches)
      for (const auto& board : match.boards)
        if (!board.score &&
            (board.pairing.first == entrant.data.player || board.pairing.second == entrant.data.player))
          return "playing";
    return entrant.waiting_since != 0 ? "here" : "out";
  }
  const std::uint32_t next = shown.now.next_round();
  if (entrant.is_withdrawn(next)) return "gone";
  if (entrant.in_round(next, settings.presence) == tournament::Attendance::kIn) return "here";
  return entrant.said.contains(next) ? "out" : "unknown";
}

Json said_json(const EveningShown& shown, const BoardNow& board) {
  Json said = Json::array();
  for (const auto& one : board.said)
    if (one.holds)
      said.push_back({{"player", or_null(one.by)},
                      {"name", or_null(one.by.empty() ? "" : shown.name(one.by))},
                      {"phone", one.source == Source::kPhone},
                      {"score", score_json(one.score)}});
  return said;
}

class Boards {
 public:
  Boards(const EveningShown& shown, const EveningReader& reader) : shown_(shown), reader_(reader) {}

  [[nodiscard]] Json board(const Round& round, std::uint32_t number, const BoardNow& now) const {
    const Board& pairing = now.pairing;
    Json json{{"round", number},
              {"board", pairing.board},
              {"first", person(pairing.first)},
              {"second", person(pairing.second)},
              {"swapped", now.swapped},
              {"game", pairing.game},
              {"sitting", pairing.sitting},
              {"handicap", pairing.handicap},
              {"result", score_json(now.score)}};
    const auto match = reader_.matches.find(board_key(round.pairing, pairing.board));
    json["match"] = match == reader_.matches.end() ? Json() : Json(match->second);
    const bool own =
        !reader_.player.empty() && (pairing.first == reader_.player || pairing.second == reader_.player);
    if (!own && !reader_.staff) return json;
    json["disputed"] = now.disputed;
    json["said"] = said_json(shown_, now);
    json["claimed"] = score_json(now.claimed);
    json["until"] = Json();
    for (const auto& due : shown_.objections)
      if (due.round == number && due.board == pairing.board) json["until"] = due.due;
    if (reader_.staff) json["choice"] = match == reader_.matches.end() ? choice(number, now) : Json();
    return json;
  }
  [[nodiscard]] Json person(const std::string& player) const {
    return {{"player", player}, {"name", shown_.name(player)}};
  }

 private:
  /// Of a board whose game may still be chosen (T19.2).
  [[nodiscard]] Json choice(std::uint32_t number, const BoardNow& now) const {
    for (const auto& open : shown_.choices)
      if (open.round == number && open.board == now.pairing.board)
        return {{"chosen", now.game_chosen},
                {"by", or_null(now.chosen_by)},
                {"higher", person(open.choice.higher)},
                {"left", open.choice.left}};
    return nullptr;
  }

  const EveningShown& shown_;
  const EveningReader& reader_;
};

Json of_rounds(const Boards& boards, const Round& round) {
  Json list = Json::array();
  for (const auto& board : round.boards) list.push_back(boards.board(round, round.published.round, board));
  const char* state = round.state == RoundState::kClosed    ? "closed"
                      : round.state == RoundState::kPlaying ? "playing"
                                                            : "published";
  return {{"round", round.published.round},
          {"state", state},
          {"since", round.playing_since == 0 ? Json() : Json(round.playing_since)},
          {"bye", round.published.bye.empty() ? Json() : boards.person(round.published.bye)},
          {"complete", round.complete()},
          {"published", round.time},
          {"boards", std::move(list)}};
}

/// The newest round; of a tournament without, the matches that are played and those of the last hours.
Json current_json(const EveningShown& shown, const EveningReader& reader) {
  const Boards boards(shown, reader);
  const Tournament& now = shown.now;
  const auto& rounds = now.results_of();
  if (rounds.empty()) return nullptr;
  Json list = Json::array();
  if (now.settings.without_rounds()) {
    for (std::uint32_t i = static_cast<std::uint32_t>(rounds.size()); i > 0; --i)
      for (const auto& board : rounds[i - 1].boards)
        if (!board.score || reader.now - rounds[i - 1].time < kMatchesShown)
          list.push_back(boards.board(rounds[i - 1], i, board));
    return {{"round", nullptr},         {"state", "playing"}, {"since", nullptr},
            {"bye", nullptr},           {"complete", false},  {"published", rounds.back().time},
            {"boards", std::move(list)}};
  }
  return of_rounds(boards, rounds.back());
}

Json standings_json(const EveningShown& shown, Language language) {
  Json columns = Json::array(), lines = Json::array();
  for (const auto& column : shown.standings.columns)
    columns.push_back({{"code", column.code}, {"name", papers::tie_break_name(language, column.code)}});
  for (const auto& line : shown.standings.lines) {
    Json values = Json::array();
    for (std::size_t i = 0; i < line.values.size(); ++i) {
      const int decimals = i < shown.standings.columns.size() ? shown.standings.columns[i].decimals : 1;
      values.push_back(line.values[i] ? decimal_text(*line.values[i], decimals) : "");
    }
    lines.push_back({{"place", line.place},
                     {"player", line.player},
                     {"name", shown.name(line.player)},
                     {"points", shown_points(line.points)},
                     {"values", std::move(values)},
                     {"group", line.group}});
  }
  Json json{{"columns", std::move(columns)}, {"lines", std::move(lines)}};
  json["why_none"] = shown.no_standings.key.empty() && shown.no_standings.arguments.empty()
                         ? Json()
                         : Json(shown.no_standings.in(language));
  return json;
}

/// Results that two can say of their board, as they stand on a slip.
Json scores_json(const Settings& settings) {
  Json scores = Json::array();
  if (settings.of_teams()) return scores;
  for (const char* score : {"1-0", "½-½", "0-1"})
    if (parse_score(score, settings)) scores.push_back(score);
  return scores;
}

/// Games that somebody likes, by their place in the settings: all where none are named.
Json likes_json(const EveningShown& shown, const EntrantNow& entrant) {
  Json likes = Json::array();
  for (std::uint32_t game = 0; game < shown.now.settings.games.size(); ++game)
    if (entrant.data.likes.empty() || std::ranges::find(entrant.data.likes, game) != entrant.data.likes.end())
      likes.push_back(game);
  return likes;
}

/// Rounds to come in which somebody has said not to be.
Json out_json(const EveningShown& shown, const EntrantNow& entrant) {
  Json out = Json::array();
  for (const auto& [round, said] : entrant.said)
    if (round >= shown.now.next_round() && said != tournament::Attendance::kIn) out.push_back(round);
  return out;
}

/// Those of them with half a point.
Json half_json(const EveningShown& shown, const EntrantNow& entrant) {
  Json half = Json::array();
  for (const auto& [round, said] : entrant.said)
    if (round >= shown.now.next_round() && said == tournament::Attendance::kHalf) half.push_back(round);
  return half;
}

Json me_json(const EveningShown& shown, const EveningReader& reader) {
  const auto* entrant = shown.now.entrant(reader.player);
  if (reader.player.empty() || entrant == nullptr) return nullptr;
  Json board;
  const auto& rounds = shown.now.results_of();
  const Boards boards(shown, reader);
  const auto of_round = [&](std::uint32_t number) {
    for (const auto& one : rounds[number - 1].boards)
      if (one.pairing.first == reader.player || one.pairing.second == reader.player)
        board = boards.board(rounds[number - 1], number, one);
  };
  if (!shown.now.settings.without_rounds()) {
    if (!rounds.empty()) of_round(static_cast<std::uint32_t>(rounds.size()));
  } else {
    for (auto number = static_cast<std::uint32_t>(rounds.size()); number > 0 && board.is_null(); --number)
      of_round(number);
  }
  const bool bye =
      !rounds.empty() && !shown.now.settings.without_rounds() && rounds.back().published.bye == reader.player;
  return {{"player", reader.player},
          {"name", shown.name(reader.player)},
          {"is", state_of(shown, *entrant)},
          {"board", std::move(board)},
          {"bye", bye},
          {"likes", likes_json(shown, *entrant)}};
}

/// Whether there may be a round more than was planned, where a tournament has no end of its own.
bool may_add_round(const Tournament& now) {
  return plans_rounds(now.settings.system) && !now.ended && now.settings.rounds > 0 &&
         now.next_round() > now.settings.rounds;
}

/// What the organiser may change as it runs; null: it means nothing there.
Json changeable_json(const Settings& settings) {
  return {{"boards", settings.boards},
          {"patience", has_patience(settings) ? Json(settings.patience) : Json()},
          {"until", of_table(settings.system) ? Json(settings.open_until) : Json()}};
}

Json desk_json(const EveningShown& shown, const EveningReader& reader) {
  const auto due = [&](const BoardDue& one) -> Json {
    return {{"round", one.round}, {"board", one.board}, {"due", one.due}};
  };
  Json no_shows = Json::array(), proposals = Json::array(), guests = Json::array();
  for (const auto& one : shown.no_shows) no_shows.push_back(due(one));
  for (const auto& one : shown.proposed.matches)
    proposals.push_back({{"player", one.match.one},
                         {"name", shown.name(one.match.one)},
                         {"other", one.match.other},
                         {"other_name", shown.name(one.match.other)},
                         {"game", one.match.game}});
  for (const auto& [person, name] : reader.guests) guests.push_back({{"person", person}, {"name", name}});
  const Settings& settings = shown.now.settings;
  const bool halves =
      settings.system == System::kKeizer || (!settings.without_rounds() && settings.half_byes > 0);
  return {{"aside", shown.now.aside.size()},      {"halves", halves},
          {"one_more", may_add_round(shown.now)}, {"take_back", !shown.take_back.empty()},
          {"no_shows", std::move(no_shows)},      {"proposals", std::move(proposals)},
          {"guests", std::move(guests)},          {"changeable", changeable_json(settings)}};
}

}  // namespace

std::string board_key(const std::string& pairing, std::uint32_t board) {
  return pairing + "/" + std::to_string(board);
}

Json evening_line(const EveningShown& shown) {
  const Tournament& now = shown.now;
  return {{"evening", shown.id},
          {"name", now.settings.name},
          {"system", system_text(now.settings.system)},
          {"version", shown.version},
          {"people", now.entrants.size()},
          {"round", now.settings.without_rounds() ? Json() : Json(now.rounds.size())},
          {"rounds", now.settings.rounds},
          {"ended", now.ended}};
}

Json evening_json(const EveningShown& shown, const EveningReader& reader) {
  Json json = evening_line(shown);
  const Settings& settings = shown.now.settings;
  json["now"] = reader.now;
  json["clock"] = or_null(settings.clock);
  Json games = Json::array();
  std::vector<Json> people;
  for (const auto& game : settings.games) games.push_back({{"game", game.game}, {"variant", game.variant}});
  json["games"] = std::move(games);
  json["next"] = settings.without_rounds() ? Json() : Json(shown.now.next_round());
  json["scores"] = scores_json(settings);
  json["current"] = current_json(shown, reader);
  json["standings"] = standings_json(shown, reader.language);
  for (const auto& entrant : shown.now.entrants) {
    const std::string& player = entrant.data.player;
    Json one{{"player", player}, {"name", shown.name(player)}};
    const std::string state = state_of(shown, entrant);
    // Why somebody isn't here is nobody's business but the desk's.
    one["is"] = reader.staff || state == "here" || state == "playing" ? state : "away";
    if (reader.staff) {
      const auto phone = reader.phones.find(player);
      one["phone"] = phone == reader.phones.end() ? Json() : Json(phone->second);
      one["member"] = entrant.data.kind == PlayerKind::kMember;
      one["likes"] = likes_json(shown, entrant);
      one["out"] = out_json(shown, entrant);
      one["half"] = half_json(shown, entrant);
    }
    people.push_back(std::move(one));
  }
  std::ranges::stable_sort(people, {},
                           [](const Json& one) { return folded(one["name"].get<std::string>()); });
  json["entrants"] = people;
  json["me"] = me_json(shown, reader);
  json["desk"] = reader.staff ? desk_json(shown, reader) : Json();
  return json;
}

Json round_json(const EveningShown& shown, const EveningReader& reader, std::uint32_t round) {
  const auto* found = shown.now.settings.without_rounds() ? nullptr : shown.now.round(round);
  return found == nullptr ? Json() : of_rounds(Boards(shown, reader), *found);
}

std::string draft_name(const Draft& draft) {
  if (!draft.round.by_hand) return draft.round.input;
  std::string all = draft.round.input + draft.round.bye;
  for (const auto& board : draft.round.boards) all += "/" + board.first + "-" + board.second;
  return text_digest(all);
}

Json draft_json(const Draft& draft, const NameOf& name, Language language) {
  const auto person = [&](const std::string& player) -> Json {
    return {{"player", player}, {"name", name(player)}};
  };
  Json boards = Json::array(), notes = Json::array(), out = Json::array();
  for (const auto& board : draft.round.boards)
    boards.push_back({{"board", board.board},
                      {"first", person(board.first)},
                      {"second", person(board.second)},
                      {"game", board.game},
                      {"sitting", board.sitting}});
  for (const auto& note : draft.notes) notes.push_back(note.in(language));
  for (const auto& [player, attendance] : draft.round.out) out.push_back(name(player));
  return {{"draft", draft_name(draft)},
          {"round", draft.round.round},
          {"by_hand", draft.round.by_hand},
          {"boards", std::move(boards)},
          {"bye", draft.round.bye.empty() ? Json() : person(draft.round.bye)},
          {"out", std::move(out)},
          {"notes", std::move(notes)}};
}

Json preview_json(const CorrectionPreview& preview, const Board& of, const NameOf& name) {
  auto lines = preview.moved;
  std::ranges::stable_partition(lines, [&](const CorrectionPreview::Line& line) {
    return line.player == of.first || line.player == of.second;
  });
  Json moved = Json::array(), otherwise = Json::array();
  for (const auto& line : lines)
    moved.push_back({{"name", name(line.player)},
                     {"points", {shown_points(line.score_before), shown_points(line.score_after)}},
                     {"place", {line.place_before, line.place_after}}});
  for (const auto& [round, draft] : preview.otherwise) {
    Json pairs = Json::array();
    for (const auto& board : draft.round.boards)
      pairs.push_back(name(board.first) + " – " + name(board.second));
    otherwise.push_back({{"round", round}, {"pairs", std::move(pairs)}});
  }
  return {{"moved", std::move(moved)}, {"otherwise", std::move(otherwise)}};
}

}  // namespace boardwright::server
