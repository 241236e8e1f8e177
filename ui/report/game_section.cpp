// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/game_section.hpp"

#include "ui/report/board_drawing.hpp"
#include "ui/report/board_shape.hpp"
#include "ui/report/html.hpp"
#include "ui/report/kept_games.hpp"

namespace boardwright::report {

using Json = nlohmann::ordered_json;

namespace {

/// What stands there at the end.
std::map<std::size_t, std::size_t> at_the_end(const Json& pictures) {
  std::map<std::size_t, std::size_t> standing;
  for (const Json& picture : pictures)
    for (const Json& change : picture) {
      const auto field = change.at(0).get<std::size_t>();
      if (change.at(1).is_null())
        standing.erase(field);
      else
        standing[field] = change.at(1).get<std::uint32_t>();
    }
  return standing;
}

/// What the script needs, in a form that can't end its element.
std::string script_data(const std::string& which, const Json& line, const Json& set, std::size_t index,
                        const Json& run, const std::string& start) {
  Json fields = Json::array(), seats = Json::object();
  for (const FieldPlace& place : places_of(set.at("board"))) fields.push_back({place.x, place.y});
  for (std::size_t seat = 0; seat < run.at("seats").size(); ++seat)
    seats[run.at("seats").at(seat).get<std::string>()] = set.at("seats").at(seat);
  const Json data = {{"moves", line.at("moves")},
                     {"pictures", line.at("pictures")},
                     {"fields", std::move(fields)},
                     {"grid", is_grid(set.at("board"))},
                     {"seats", std::move(seats)},
                     {"symbols", "#" + symbol_id(index, "")},
                     {"start", start},
                     {"file", "game-" + which + ".txt"}};
  std::string text;
  for (const char c : data.dump()) text += c == '<' ? std::string("\\u003c") : std::string(1, c);
  return "<script type=\"application/json\">" + text + "</script>";
}

}  // namespace

std::string game_section(const ReportFigures& figures, const Json& played,
                         const std::vector<std::string>& names) {
  const auto say = [&](std::string_view which) { return escaped(figures.say(which)); };
  const auto button = [&](const char* step, const char* sign, std::string_view label) {
    return "<button type=\"button\" data-step=\"" + std::string(step) + "\"" +
           attribute("aria-label", figures.say(label)) + ">" + sign + "</button>";
  };
  std::string games;
  for (const KeptGame& game : kept_games(figures, played)) {
    if (game.line == nullptr) continue;
    const Json &set = figures.sets().at(game.set), &run = played.at("runs").at(game.set);
    const std::string which = std::to_string(game.number);
    const std::string controls = "<div class=\"controls\" hidden>" + button("first", "«", "report.to_start") +
                                 button("back", "‹", "report.back") + button("on", "›", "report.on") +
                                 button("last", "»", "report.to_end") +
                                 "<input type=\"range\" min=\"0\" value=\"0\"" +
                                 attribute("aria-label", figures.say("report.ply")) + "></div>";
    const std::string record = element(
        "details", element("summary", say("report.record")) + element("pre", escaped(game.record)) +
                       element("p", say("report.replay_with") + " " +
                                        element("code", "boardwright replay game-" + which + ".txt")));
    games += element("div",
                     element("p", names[game.set]) + element("h4", escaped(game.why)) +
                         element("p", say("report.game_number") + " " + which + " · " +
                                          std::to_string(game.plies) + " " + say("report.plies")) +
                         (game.result.empty() ? "" : element("p", escaped(game.result))) +
                         board_svg(set.at("board"), at_the_end(game.line->at("pictures")), game.set,
                                   figures.say("report.board")) +
                         controls + "<output hidden></output>" + "<button type=\"button\" data-save hidden>" +
                         say("report.save_record") + "</button>" + record +
                         script_data(which, *game.line, set, game.set, run, figures.say("report.to_start")),
                     "game");
  }
  return games.empty() ? "" : element("h3", say("report.sample_games")) + element("div", games, "games");
}

}  // namespace boardwright::report
