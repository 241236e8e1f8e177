// SPDX-License-Identifier: GPL-3.0-or-later
//
// tournament history, undo, choose, accept, copy, go-on, export, import.
#include <algorithm>
#include <iostream>

#include "framework/evening/event_words.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"
#include "ui/cli/club.hpp"
#include "ui/cli/evening_lines.hpp"
#include "ui/cli/line_input.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using namespace tournament;
using Json = nlohmann::ordered_json;

/// With a blank or a sign before it; nothing for nothing.
std::string after(const char* before, const std::string& text) {
  return text.empty() ? "" : before + one_line(text);
}

}  // namespace

int tournament_history(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  Json list = Json::array();
  for (const auto& event : evening->now().history) {
    const bool counts = evening->now().counts(event.id);
    if (options.json)
      list.push_back({{"id", event.id},
                      {"time", event.time},
                      {"kind", kind_of(event)},
                      {"who", event.who},
                      {"device", event.device},
                      {"reason", event_reason(event)},
                      {"counts", counts}});
    else
      std::cout << short_id(event.id) << "  " << utc_text(event.time) << "  "
                << event_words(event, context.language)
                << after(" ", event_about(evening->now(), event, evening->names(), context.language))
                << after(" · ", event_reason(event))
                << (event.who.empty() ? ""
                                      : "  " + said(context.language, "tournament.by", {one_line(event.who)}))
                << (counts ? "" : "  " + said(context.language, "tournament.no_count")) << "\n";
  }
  if (options.json) print_json({{"events", std::move(list)}});
  return kGood;
}

namespace {

void print_lot(const Context& context, const CheckedLot& checked, const std::string& drawn) {
  const Language language = context.language;
  const auto line = [](const std::string& words) { std::cout << "  " << words << "\n"; };
  std::cout << short_id(checked.event) << "  " << one_line(checked.lot.what) << after(": ", drawn) << "\n";
  line(said(language, checked.holds ? "tournament.lot_holds" : "tournament.lot_differs",
            {one_line(checked.lot.seed), checked.hash}));
  line(checked.promised != 0 ? said(language, "tournament.lot_was_promised",
                                    {utc_text(checked.promised), utc_text(checked.time)})
                             : said(language, "tournament.lot_not_promised"));
  if (!checked.lot.entropy.empty())
    line(said(language, "tournament.lot_said", {one_line(checked.lot.entropy)}));
}

Json json_of(const CheckedLot& checked, Json names) {
  Json lot = {{"id", checked.event},
              {"what", checked.lot.what},
              {"drawn", std::move(names)},
              {"seed", checked.lot.seed},
              {"hash", checked.hash},
              {"said", checked.lot.entropy},
              {"time", utc_text(checked.time)},
              {"holds", checked.holds}};
  lot["promised"] = checked.promised == 0 ? Json() : Json(utc_text(checked.promised));
  return lot;
}

}  // namespace

/// T1.7
int tournament_lots(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  if (!options.said.empty() && !options.draw) return wrong(context, refuse("tournament.said_with_draw"));
  if (options.draw)
    if (auto drawn = evening->lots().draw(options.said); !drawn) return wrong(context, drawn);
  const auto lots = checked_lots(evening->now());
  Json list = Json::array();
  for (const auto& checked : lots) {
    std::string drawn;
    Json names = Json::array();
    for (const auto& one : checked.lot.drawn) {
      const bool person = evening->now().entrant(one) != nullptr;
      names.push_back(person ? evening->name(one) : one);
      drawn += (drawn.empty() ? "" : ", ") + (person ? evening->name(one) : one_line(one));
    }
    if (options.json)
      list.push_back(json_of(checked, std::move(names)));
    else
      print_lot(context, checked, drawn);
  }
  const std::string hash = lot_hash(evening->now());
  const TimeMs since = hash.empty() ? 0 : open_promise(evening->now())->time;
  if (options.json) {
    Json all = {{"lots", std::move(list)}, {"promised", Json()}};
    if (!hash.empty()) all["promised"] = {{"hash", hash}, {"time", utc_text(since)}};
    print_json(std::move(all));
  } else {
    if (lots.empty()) std::cout << said(context.language, "tournament.no_lots") << "\n";
    if (!hash.empty())
      std::cout << said(context.language, "tournament.lot_promised", {hash, utc_text(since)}) << "\n";
  }
  return std::ranges::all_of(lots, &CheckedLot::holds) ? kGood : kCheckFailed;
}

int tournament_undo(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto event = event_meant(*evening, options.event);
  if (!event) return wrong(context, event);
  return rated_with(context, *evening, evening->history().undo(*event, options.reason));
}

int tournament_choose(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto event = event_meant(*evening, options.event);
  if (!event) return wrong(context, event);
  return rated_with(context, *evening, evening->history().choose(*event, options.reason));
}

int tournament_accept(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  std::vector<std::string> events;
  for (const auto& text : options.events) {
    auto event = event_meant(*evening, text);
    if (!event) return wrong(context, event);
    events.push_back(std::move(*event));
  }
  return rated_with(context, *evening, evening->history().accept(std::move(events), options.reason));
}

int tournament_copy(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto done = evening->copy_to(options.place == "none" ? std::filesystem::path()
                                                             : std::filesystem::path(options.place));
  return done ? kGood : wrong(context, done);
}

int tournament_go_on(const Context& context, const TournamentEveningOptions& options) {
  const auto copies = find_copies(options.place);
  if (!copies) return wrong(context, copies);
  const FoundCopy* meant = nullptr;
  for (const auto& copy : *copies)
    if (options.tournament.empty() || copy.name == options.tournament ||
        copy.tournament.ends_with(options.tournament))
      if (meant == nullptr) meant = &copy;
  if (meant == nullptr) return wrong(context, refuse("tournament.no_copy", {excerpt(options.tournament)}));
  auto club = evening_club(context, options, true);
  if (!club) return wrong(context, club);
  const auto evening = Evening::go_on_from(std::move(*club), *meant, options.who);
  if (!evening) return wrong(context, evening);
  std::cout << said(context.language, "tournament.goes_on",
                    {one_line(meant->name), utc_text(meant->time), std::to_string(meant->rounds),
                     std::to_string(meant->results)})
            << "\n"
            << said(context.language, "tournament.other_laptop") << "\n";
  return kGood;
}

int tournament_export(const Context& context, const TournamentEveningOptions& options) {
  auto evening = open_evening(context, options);
  if (!evening) return wrong(context, evening);
  const auto text = export_tournament(evening->club(), evening->now());
  if (!text) return wrong(context, text);
  if (options.place == "-") {
    print_raw(*text);
    return kGood;
  }
  const auto saved = save_file(options.place, *text);
  return saved ? kGood : wrong(saved.error());
}

int tournament_import(const Context& context, const TournamentEveningOptions& options) {
  auto text = options.place == "-" ? whole_input(kLargestText)
                                   : read_text(options.place, kLargestText, "a tournament");
  if (!text) return wrong(options.place == "-" ? "-: " + text.error() : text.error());
  auto club = evening_club(context, options, true);
  if (!club) return wrong(context, club);
  const auto imported = import_tournaments(**club, *text);
  if (!imported) return wrong(at_file(options.place, imported.why().in(context.language)));
  std::cout << said(context.language, "tournament.new_events", {std::to_string(imported->report.events)})
            << "\n";
  for (const auto& conflict : imported->report.conflicts) std::cout << one_line(conflict.sentence) << "\n";
  for (const auto& id : imported->tournaments) {
    auto evening = Evening::open(*club, id, options.who);
    if (!evening) return wrong(context, evening);
    if (const int rated = rated_with(context, *evening, {}); rated != kGood) return rated;
    for (const auto& aside : evening->now().aside)
      std::cout << said(context.language, "tournament.aside", {aside_text(*evening, aside, context.language)})
                << "\n";
  }
  return kGood;
}

}  // namespace boardwright::cli
