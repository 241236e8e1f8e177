// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/replay.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/catalogue/catalogue.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string result_text(const Replay& replay) {
  if (!replay.result) return "unfinished";
  const auto& scores = replay.result->scores;
  const auto best = std::max_element(scores.begin(), scores.end());
  std::string text = "a draw";
  if (std::count(scores.begin(), scores.end(), *best) == 1)
    text = std::string(replay.rules->seat_name(static_cast<Seat>(best - scores.begin()))) + " wins";
  return text + ", " + scores_text(*replay.result) + " (" + replay.result->reason + ")";
}

Json result_json(const Replay& replay) {
  if (!replay.result) return nullptr;
  Json scores = Json::object();
  for (Seat seat = 0; seat < replay.rules->seat_count(); ++seat) {
    const std::uint32_t half_points = replay.result->scores[seat];
    scores[std::string(replay.rules->seat_name(seat))] =
        half_points % 2 == 0 ? Json(half_points / 2) : Json(half_points / 2.0);
  }
  return {{"scores", scores}, {"reason", replay.result->reason}};
}

}  // namespace

int replay(const Context& context, const ReplayOptions& options) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  Json files = Json::array();
  int status = kGood;
  for (const auto& file : options.files) {
    const auto opened = open_record_file(file, catalogue, options.game);
    if (!opened) return wrong(opened.error());
    const auto played = boardwright::replay(*opened);
    if (!played) return wrong(file + ": " + played.error());
    if (!played->ok()) status = kCheckFailed;
    const std::size_t plies = played->line.plies().size();
    if (options.json) {
      files.push_back({{"file", file},
                       {"game", opened->game->id() + "/" + opened->record.variant},
                       {"plies", plies},
                       {"ok", played->ok()},
                       {"problem", played->problem},
                       {"result", result_json(*played)},
                       {"position", played->line.now().text()}});
    } else if (played->ok()) {
      std::cout << file << ": " << opened->game->id() << ", " << plies << " plies, " << result_text(*played)
                << "\n";
    } else {
      std::cerr << "boardwright: " << file << ": " << played->problem << "\n";
    }
  }
  if (options.json)
    std::cout << Json{{"files", files}}.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
  return status;
}

}  // namespace boardwright::cli
