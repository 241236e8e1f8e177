// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/replay.hpp"

#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/catalogue/catalogue.hpp"
#include "framework/record/save_format.hpp"
#include "framework/record/seen_record.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/save_file.hpp"
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

/// What a replay can't check of a game that somebody has typed in.
std::string entered_text(const OpenedRecord& opened) {
  if (!opened.record.entered) return {};
  return opened.rules->has(BW_HAS_CHANCE)
             ? "; entered by hand: the moves are legal, what chance brought can't be verified"
             : "; entered by hand: the moves are legal, more can't be verified";
}

/// The record as it is to be written: whole or as one viewer saw it, in the format that the file's name says.
Result<std::string> exported(const OpenedRecord& opened, const Replay& played, const ReplayOptions& options) {
  // The words of another program become the rules' own.
  Record record = opened.moves ? own_record(opened, played) : opened.record;
  if (!options.as.empty()) {
    const auto viewer = opened.rules->seat(options.as);
    if (!viewer || *viewer == BW_CHANCE) {
      std::vector<std::string> known{"spectator"};
      for (Seat seat = 0; seat < opened.rules->seat_count(); ++seat)
        known.emplace_back(opened.rules->seat_name(seat));
      return fail("--as: there is no viewer '" + options.as + "'" + suggestion(options.as, known));
    }
    auto seen = seen_record(record, played, *viewer);
    if (!seen) return fail(seen.error());
    record = std::move(*seen);
  }
  auto text = record_text(record, opened.rules, opened.game->records(), options.out);
  return text ? text : fail("--out: " + text.error());
}

/// For a record that these rules can't take, but may come near to.
std::string hint_for_other_rules(const std::string& file, const Catalogue& catalogue,
                                 const std::string& game) {
  const bool near = open_record_file(file, catalogue, game, OtherRules::kApproach).has_value();
  return near ? "; --to-divergence replays it as far as these rules agree" : "";
}

}  // namespace

int replay(const Context& context, const ReplayOptions& options) {
  if (options.out.empty() && !options.as.empty()) return wrong("--as needs --out, the file to write");
  if (!options.out.empty() && options.files.size() != 1) return wrong("--out takes one record at a time");
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  const auto other = options.to_divergence ? OtherRules::kApproach : OtherRules::kRefuse;
  Json files = Json::array();
  int status = kGood;
  for (const auto& file : options.files) {
    const auto opened = open_record_file(file, catalogue, options.game, other);
    if (!opened)
      return wrong(opened.error() +
                   (options.to_divergence ? "" : hint_for_other_rules(file, catalogue, options.game)));
    const auto played = boardwright::replay(*opened);
    if (!played) return wrong(file + ": " + played.error());
    if (!played->ok()) status = kCheckFailed;
    const std::string problem = options.to_divergence ? divergence(opened->record, *played) : played->problem;
    const std::size_t plies = played->line.plies().size();
    if (options.json) {
      files.push_back({{"file", file},
                       {"game", opened->game->id() + "/" + opened->record.variant},
                       {"notice", opened->notice},
                       {"plies", plies},
                       {"entered", opened->record.entered},
                       {"ok", played->ok()},
                       {"problem", problem},
                       {"result", result_json(*played)},
                       {"position", played->line.now().text()}});
      continue;
    }
    if (!opened->notice.empty())
      std::cerr << "boardwright: " << file << ": " << opened->notice
                << (played->ok() || options.to_divergence ? "" : "; --to-divergence tells where they part")
                << "\n";
    if (played->ok())
      std::cout << file << ": " << opened->game->id() << ", " << plies << " plies, " << result_text(*played)
                << entered_text(*opened) << "\n";
    else
      std::cerr << "boardwright: " << file << ": " << problem << "\n";
    if (options.to_divergence && !played->ok()) std::cout << played->line.now().text() << "\n";
    if (options.out.empty() || !played->ok()) continue;
    const auto text = exported(*opened, *played, options);
    if (!text) return wrong(file + ": " + text.error());
    if (auto saved = save_file(options.out, *text); !saved) return wrong("--out: " + saved.error());
  }
  if (options.json)
    std::cout << Json{{"files", files}}.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
  return status;
}

}  // namespace boardwright::cli
