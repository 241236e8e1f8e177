// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/record/replay.hpp"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/catalogue/catalogue.hpp"
#include "framework/record/problem_words.hpp"
#include "framework/record/save_format.hpp"
#include "framework/record/seen_record.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "ui/cli/commands.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

/// "black wins, 1-0 (connection)": English has the ids, which scripts look for, other languages the game's words.
std::string result_text(const Game& game, const Replay& replay, Language language) {
  if (!replay.result) return said(language, "replay.unfinished");
  const auto& scores = replay.result->scores;
  const auto best = std::max_element(scores.begin(), scores.end());
  const bool by_ids = language == Language::kEnglish;
  std::string text = said(language, "replay.draw");
  if (std::count(scores.begin(), scores.end(), *best) == 1) {
    const auto seat = static_cast<Seat>(best - scores.begin());
    text = said(language, "replay.wins",
                {by_ids ? std::string(replay.rules->seat_name(seat))
                        : game.seat_text(language, *replay.rules, seat)});
  }
  return text + ", " + scores_text(*replay.result) + " (" +
         (by_ids ? replay.result->reason : game.reason_text(language, *replay.result, *replay.rules)) + ")";
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
std::string entered_text(const OpenedRecord& opened, Language language) {
  if (!opened.record.entered) return {};
  return said(language, opened.rules->has(BW_HAS_CHANCE) ? "replay.entered_chance" : "replay.entered");
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
std::string hint_for_other_rules(const std::string& file, std::size_t number, const Catalogue& catalogue,
                                 const std::string& game) {
  const auto near = open_records_file(file, catalogue, {game, {}}, OtherRules::kApproach);
  return near && number < near->size() && (*near)[number]
             ? "; --to-divergence replays it as far as these rules agree"
             : "";
}

/// Checks one game after the other and tells of each; nothing stands in the way of the next.
class Checks {
 public:
  Checks(const Catalogue& catalogue, const ReplayOptions& options)
      : catalogue_(catalogue), options_(options) {}

  void check(const std::string& file) {
    const auto other = options_.to_divergence ? OtherRules::kApproach : OtherRules::kRefuse;
    auto games = open_records_file(file, catalogue_, {options_.game, {}}, other);
    if (!games) return refuse({file, 0, 0}, games.error());
    const std::size_t bad_before = bad_ + unreadable_;
    for (std::size_t i = 0; i < games->size(); ++i) check({file, i, games->size()}, (*games)[i]);
    if (games->size() > 1 && !options_.json)
      std::cout << one_line(file) << ": "
                << said(spoken(), "replay.games",
                        {std::to_string(games->size()),
                         std::to_string(games->size() - (bad_ + unreadable_ - bad_before))})
                << "\n";
  }

  /// Everything that could be read again, in one file.
  [[nodiscard]] Result<void> save() const {
    if (options_.out.empty() || bad_ + unreadable_ > 0) return {};
    if (!cannot_save_.empty()) return fail(cannot_save_);
    if (auto saved = save_file(options_.out, saved_); !saved) return fail("--out: " + saved.error());
    return {};
  }
  void print_json() const {
    std::cout << Json{{"files", json_}}.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
  }
  /// Input of which nothing is a record is wrong use; a record that isn't good is a check that failed.
  [[nodiscard]] int status() const {
    if (bad_ + unreadable_ == 0) return kGood;
    return bad_ + good_ == 0 ? kWrongUse : kCheckFailed;
  }

 private:
  struct Place {
    std::string file;
    std::size_t number, of;  // of the game in its file, from 0
    [[nodiscard]] std::string name() const {
      return of < 2 ? file : file + ", " + said(spoken(), "replay.game", {std::to_string(number + 1)});
    }
    /// A sentence about the game, with the place that it begins with.
    [[nodiscard]] std::string told(const std::string& sentence) const {
      return at_file(file, sentence) + (of < 2 ? "" : " (game " + std::to_string(number + 1) + ")");
    }
  };

  void refuse(const Place& at, const std::string& why) {
    ++unreadable_;
    if (options_.json)
      add_json(at, {}, {{"ok", false}, {"problem", why}});
    else
      tell_error(why);
  }

  void check(const Place& at, const Result<OpenedRecord>& opened) {
    if (!opened)
      return refuse(
          at, opened.error() + (options_.to_divergence
                                    ? ""
                                    : hint_for_other_rules(at.file, at.number, catalogue_, options_.game)));
    const auto played = boardwright::replay(*opened);
    if (!played) return refuse(at, at.told(played.error()));
    ++(played->ok() ? good_ : bad_);
    const std::string problem =
        options_.to_divergence ? divergence(opened->record, *played) : played->problem;
    if (options_.json)
      add_json(at, opened->notes,
               {{"game", opened->game->id() + "/" + opened->record.variant},
                {"notice", opened->notice},
                {"plies", played->line.plies().size()},
                {"entered", opened->record.entered},
                {"ok", played->ok()},
                {"problem", problem},
                {"result", result_json(*played)},
                {"position", played->line.now().text()}});
    else
      print(at, *opened, *played, problem);
    if (!options_.out.empty() && played->ok()) add_saved(at, *opened, *played);
  }

  void add_json(const Place& at, const std::vector<std::string>& notes, const Json& found) {
    Json one{{"file", at.file},    {"number", at.number + 1},
             {"game", nullptr},    {"notice", ""},
             {"notes", notes},     {"plies", 0},
             {"entered", false},   {"ok", false},
             {"problem", ""},      {"result", nullptr},
             {"position", nullptr}};
    one.update(found);
    json_.push_back(std::move(one));
  }

  void print(const Place& at, const OpenedRecord& opened, const Replay& played,
             const std::string& problem) const {
    for (const auto& note : opened.notes) tell_error(note);
    if (!opened.notice.empty())
      tell_error(at.told(opened.notice) +
                 (played.ok() || options_.to_divergence ? "" : "; --to-divergence tells where they part"));
    const Language language = spoken();
    if (played.ok())
      std::cout << one_line(at.name()) << ": "
                << said(language, "replay.good",
                        {opened.game->id(), std::to_string(played.line.plies().size()),
                         result_text(*opened.game, played, language)})
                << entered_text(opened, language) << "\n";
    else
      tell_error(at.told(options_.to_divergence ? problem : problem_in(language, opened, played)));
    if (options_.to_divergence && !played.ok()) std::cout << played.line.now().text() << "\n";
  }

  void add_saved(const Place& at, const OpenedRecord& opened, const Replay& played) {
    const auto text = exported(opened, played, options_);
    if (!text) {
      if (cannot_save_.empty()) cannot_save_ = at.name() + ": " + text.error();
      return;
    }
    saved_ += (saved_.empty() ? "" : "\n") + *text;
  }

  const Catalogue& catalogue_;
  const ReplayOptions& options_;
  Json json_ = Json::array();
  std::string saved_, cannot_save_;
  std::size_t good_ = 0, bad_ = 0, unreadable_ = 0;
};

}  // namespace

int replay(const Context& context, const ReplayOptions& options) {
  if (options.out.empty() && !options.as.empty()) return wrong("--as needs --out, the file to write");
  if (!options.out.empty() && options.files.size() != 1) return wrong("--out takes one record at a time");
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  Checks checks(catalogue, options);
  for (const auto& file : options.files) checks.check(file);
  if (options.json) checks.print_json();
  if (const auto saved = checks.save(); !saved) return wrong(saved.error());
  return checks.status();
}

}  // namespace boardwright::cli
