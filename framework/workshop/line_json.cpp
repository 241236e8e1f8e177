// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/line_json.hpp"

namespace boardwright {
namespace {

CoveredLine line_from(const nlohmann::json& json) {
  CoveredLine line;
  json.at("line").get_to(line.line);
  json.at("function").get_to(line.function);
  json.at("text").get_to(line.source);
  json.at("calls").get_to(line.calls);
  json.at("games").get_to(line.games);
  if (!json.contains("reached")) return line;
  const auto& reached = json.at("reached");
  LineReach reach;
  const auto call = line_call_from(reached.at("call").get<std::string>());
  if (!call) throw std::runtime_error("an unknown call");
  reach.call = *call;
  reached.at("moves").get_to(reach.moves);
  reached.at("position").get_to(reach.position);
  reached.at("seat").get_to(reach.seat);
  reached.at("move").get_to(reach.move);
  line.reach = std::move(reach);
  return line;
}

}  // namespace

nlohmann::ordered_json line_json(const CoveredLine& line) {
  nlohmann::ordered_json json = {{"line", line.line},
                                 {"function", line.function},
                                 {"text", line.source},
                                 {"calls", line.calls},
                                 {"games", line.games}};
  if (line.reach)
    json["reached"] = {{"call", line_call_name(line.reach->call)},
                       {"moves", line.reach->moves},
                       {"position", line.reach->position},
                       {"seat", line.reach->seat},
                       {"move", line.reach->move}};
  return json;
}

Result<LineCoverage> line_coverage_from(const nlohmann::json& json) {
  try {
    LineCoverage found;
    json.at("games").get_to(found.games);
    json.at("plies").get_to(found.plies);
    for (const auto& line : json.at("lines")) found.lines.push_back(line_from(line));
    return found;
  } catch (const std::exception& wrong) {
    return fail(std::string("these aren't the lines of a script: ") + wrong.what());
  }
}

}  // namespace boardwright
