// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/game_section.hpp"

#include <QByteArray>
#include <cmath>
#include <map>

#include "ui/report/board_shape.hpp"
#include "ui/report/html.hpp"
#include "ui/report/kept_games.hpp"

namespace boardwright::report {

using Json = nlohmann::ordered_json;

namespace {

/// A field's side in the boards' units; the script knows it too.
constexpr int kFieldSide = 10;

std::string symbol_id(std::size_t set, const std::string& kind) {
  return "k" + std::to_string(set) + "-" + kind;
}

std::string attribute(std::string_view name, const std::string& value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

/// A piece without a picture: its sign on its owner's colour.
std::string drawn_piece(const Json& kind) {
  const std::string owner = kind.at("owner").is_null() ? "none" : std::to_string(kind.at("owner").get<int>());
  return "<circle cx=\"50\" cy=\"50\" r=\"41\" class=\"piece owner" + owner + "\"/><text x=\"50\" y=\"64\" " +
         "text-anchor=\"middle\" font-size=\"40\" class=\"owner" + owner + "\">" +
         escaped(kind.at("sign").get<std::string>()) + "</text>";
}

std::string art_piece(const std::string& art) {
  // As a picture of its own: its gradients' names must not meet those of others.
  return "<image width=\"100\" height=\"100\" href=\"data:image/svg+xml;base64," +
         QByteArray::fromStdString(art).toBase64().toStdString() + "\"/>";
}

constexpr std::size_t kDarkAt = 3;  // where a field says whether it is

/// The upper left corner of a square of one unit about a field's centre, in the picture's units.
struct FieldPlace {
  double x, y;
};

double on_paper(double units) { return std::round(units * kFieldSide * 100) / 100; }

FieldPlace place_of(const Json& board, const Json& column, const Json& row) {
  return {on_paper(column.get<double>()), on_paper(board.at("rows").get<double>() - 1 - row.get<double>())};
}

std::vector<FieldPlace> places_of(const Json& board) {
  std::vector<FieldPlace> places;
  for (const Json& field : board.at("fields")) places.push_back(place_of(board, field.at(1), field.at(2)));
  return places;
}

std::string number(double value) { return QByteArray::number(value, 'g', 6).toStdString(); }

std::string at_place(const FieldPlace& place) {
  const std::string side = std::to_string(kFieldSide);
  return " x=\"" + number(place.x) + "\" y=\"" + number(place.y) + "\" width=\"" + side + "\" height=\"" +
         side + "\"";
}

/// Points of a path in the picture's units.
std::string corners(const std::vector<FieldPlace>& path) {
  std::string text;
  for (const FieldPlace& corner : path)
    text += (text.empty() ? "" : " ") + number(corner.x) + "," + number(corner.y);
  return text;
}

/// `outlines`: the board's, none of a grid.
std::string field_svg(const Json& field, const std::vector<QPolygonF>& outlines, const FieldPlace& place) {
  const std::string shade =
      " class=\"" + std::string(field.at(kDarkAt).get<bool>() ? "dark" : "light") + "\"/>";
  if (field.size() <= kOutlineAt) return "<rect" + at_place(place) + shade;
  const double x = place.x + kFieldSide / 2.0, y = place.y + kFieldSide / 2.0;
  if (field.at(kOutlineAt).is_null())
    return "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"1\" class=\"point\"/>";
  std::vector<FieldPlace> outline;
  for (const QPointF& corner : outlines.at(field.at(kOutlineAt).get<std::size_t>()))
    outline.push_back({x + on_paper(corner.x()), y - on_paper(corner.y())});
  return "<polygon points=\"" + corners(outline) + "\"" + shade;
}

std::string lines_svg(const Json& board) {
  std::string svg;
  if (!board.contains("lines")) return svg;
  for (const Json& line : board.at("lines")) {
    std::vector<FieldPlace> path;
    for (const Json& point : line) {
      const FieldPlace place = place_of(board, point.at(0), point.at(1));
      path.push_back({place.x + kFieldSide / 2.0, place.y + kFieldSide / 2.0});
    }
    svg += "<polyline points=\"" + corners(path) + "\" class=\"line\"/>";
  }
  return svg;
}

/// The board with what stands there at the end.
std::string board_svg(const Json& board, const Json& pictures, std::size_t set, const std::string& label) {
  const auto places = places_of(board);
  std::string fields = lines_svg(board), pieces;
  const std::vector<QPolygonF> outlines = outlines_of(board);
  for (std::size_t i = 0; i < places.size(); ++i)
    fields += field_svg(board.at("fields").at(i), outlines, places[i]);
  std::map<std::size_t, std::string> standing;
  for (const Json& picture : pictures)
    for (const Json& change : picture) {
      const auto field = change.at(0).get<std::size_t>();
      if (change.at(1).is_null())
        standing.erase(field);
      else
        standing[field] = std::to_string(change.at(1).get<std::uint32_t>());
    }
  for (const auto& [field, kind] : standing)
    pieces += "<use" + at_place(places.at(field)) + " href=\"#" + symbol_id(set, kind) + "\"/>";
  constexpr int kEdge = 1;
  const auto size = [&](const char* along) {
    return number(on_paper(board.at(along).get<double>()) + 2 * kEdge);
  };
  return "<svg viewBox=\"-1 -1 " + size("columns") + " " + size("rows") + "\" role=\"img\"" +
         attribute("aria-label", label) + ">" + fields + "<g class=\"pieces\">" + pieces + "</g></svg>";
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

std::string game_symbols(const Json& sets) {
  std::string symbols;
  for (std::size_t set = 0; set < sets.size(); ++set)
    for (const auto& [index, kind] : sets.at(set).at("kinds").items())
      symbols += "<symbol id=\"" + symbol_id(set, escaped(index)) + "\" viewBox=\"0 0 100 100\">" +
                 (kind.contains("art") ? art_piece(kind.at("art").get<std::string>()) : drawn_piece(kind)) +
                 "</symbol>";
  return symbols.empty() ? "" : "<svg class=\"symbols\" aria-hidden=\"true\">" + symbols + "</svg>\n";
}

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
    games += element(
        "div",
        element("p", names[game.set]) + element("h4", escaped(game.why)) +
            element("p", say("report.game_number") + " " + which + " · " + std::to_string(game.plies) + " " +
                             say("report.plies")) +
            (game.result.empty() ? "" : element("p", escaped(game.result))) +
            board_svg(set.at("board"), game.line->at("pictures"), game.set, figures.say("report.board")) +
            controls + "<output hidden></output>" + "<button type=\"button\" data-save hidden>" +
            say("report.save_record") + "</button>" + record +
            script_data(which, *game.line, set, game.set, run, figures.say("report.to_start")),
        "game");
  }
  return games.empty() ? "" : element("h3", say("report.sample_games")) + element("div", games, "games");
}

}  // namespace boardwright::report
