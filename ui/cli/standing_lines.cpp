// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/standing_lines.hpp"

#include <nlohmann/json.hpp>

namespace boardwright::cli {

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

std::string standing_text(const Standing& standing, const Scheme& scheme, Language language, bool with_pool) {
  const PoolLine line = pool_line(standing, scheme, language);
  std::string text = with_pool ? line.pool + ":" : "";
  if (line.points) text += " " + *line.points;
  if (line.status) text += " " + *line.status;
  if (line.rating) {
    text += " (" + std::to_string(line.rating->value);
    if (line.rating->deviation) text += "±" + std::to_string(*line.rating->deviation);
    text += line.rating->provisional ? "?)" : ")";
  }
  return text + " +" + std::to_string(line.wins) + " =" + std::to_string(line.draws) + " -" +
         std::to_string(line.losses);
}

Json standing_json(const Standing& standing, const Scheme& scheme, Language language) {
  const PoolLine line = pool_line(standing, scheme, language);
  Json json{{"game", scheme.game}, {"pool", scheme.pool}, {"name", line.pool}};
  json["points"] = line.points ? Json(*line.points) : Json();
  json["status"] = line.status ? Json(*line.status) : Json();
  json["rating"] = nullptr;
  if (line.rating) {
    json["rating"] = {{"value", line.rating->value}, {"provisional", line.rating->provisional}};
    if (line.rating->deviation) json["rating"]["deviation"] = *line.rating->deviation;
  }
  json["games"] = line.games;
  json["wins"] = line.wins;
  json["draws"] = line.draws;
  json["losses"] = line.losses;
  return json;
}

}  // namespace boardwright::cli
