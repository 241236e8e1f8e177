// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/evening/copies.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "framework/papers/state_code.hpp"
#include "framework/store/transfer.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

using namespace tournament;
using nlohmann::json;

constexpr const char* kCopyFolder = "evening-copies";
constexpr const char* kEnding = ".evening";
constexpr const char* kScanned = ".txt";  // what a program that scans has written of the codes on paper

/// The events of tournaments in a store's text; what can't be read is the import's business.
std::map<std::string, std::vector<Event>> events_in(std::string_view text) {
  std::map<std::string, std::vector<Event>> events;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const json line = json::parse(text.substr(0, end), nullptr, false);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!line.is_object() || !line.contains("event")) continue;
    const json& row = line["event"];
    try {
      if (row.at("kind") != "tournament") continue;
      auto event = event_of(row.at("id"), row.at("time"), row.at("payload").dump());
      auto& list = events[row.at("subject")];
      if (event) list.push_back(std::move(*event));
    } catch (const json::exception&) {
      continue;
    }
  }
  return events;
}

/// What a text holds for import; codes of a tournament on paper are put together.
Allowed<std::string> importable(std::string text) {
  if (!papers::has_state_codes(text)) return text;
  auto state = papers::read_state(text);
  if (!state) return pass_on(state);
  return std::move(*state);
}

Allowed<std::string> copy_in(const std::filesystem::path& file) {
  auto text = read_text(file, kLargestText, "a copy of a tournament");
  if (!text) return refuse("evening.unreadable", {file.string(), text.error()});
  return importable(std::move(*text));
}

/// Each tournament of a text that can be imported, without where it was found.
std::vector<FoundCopy> copies_of(std::string_view text) {
  std::vector<FoundCopy> found;
  for (const auto& [id, events] : events_in(text)) {
    const auto now = fold(id, events);
    FoundCopy copy{.file = {},
                   .tournament = id,
                   .name = now.settings.name,
                   .rounds = static_cast<std::uint32_t>(now.rounds.size())};
    for (const auto& event : events) copy.time = std::max(copy.time, event.time);
    for (const auto* list : {&now.rounds, &now.matches})
      for (const auto& round : *list)
        copy.results += static_cast<std::size_t>(std::ranges::count_if(
            round.boards, [](const BoardNow& board) { return board.score.has_value(); }));
    found.push_back(std::move(copy));
  }
  return found;
}

Allowed<std::string> text_of(Club& club, const Tournament& now, bool with_matches) {
  std::vector<std::string> people, matches;
  for (const auto& event : now.history) {
    if (const auto* entered = std::get_if<Entered>(&event.what)) people.push_back(entered->player);
    if (const auto* said = std::get_if<LineUpSaid>(&event.what))
      people.insert(people.end(), said->players.begin(), said->players.end());
    if (const auto* given = std::get_if<ResultGiven>(&event.what); given != nullptr && with_matches)
      matches.insert(matches.end(), given->matches.begin(), given->matches.end());
  }
  auto text = club.store().use(
      [&](Store& store) { return boardwright::export_tournament(store, now.id, people, matches); });
  if (!text) return refuse("evening.book", {text.error()});
  return std::move(*text);
}

}  // namespace

Allowed<std::string> export_tournament(Club& club, const Tournament& now) { return text_of(club, now, true); }

Allowed<std::string> state_text(Club& club, const Tournament& now) { return text_of(club, now, false); }

Allowed<void> keep_copy_folder(Club& club, std::filesystem::path folder) {
  if (!folder.empty()) {
    std::error_code error;
    folder = std::filesystem::absolute(folder, error);
    if (!std::filesystem::is_directory(folder, error)) return refuse("evening.no_folder", {folder.string()});
  }
  auto kept = club.store().use([&](Store& store) { return store.remember(kCopyFolder, folder.string()); });
  if (!kept) return refuse("evening.book", {kept.error()});
  return {};
}

Result<void> leave_copy(Club& club, const Tournament& now) {
  const auto folder = club.store().use([](Store& store) { return store.remembered(kCopyFolder); });
  if (!folder) return fail(folder.error());
  if (folder->empty()) return {};
  const auto text = export_tournament(club, now);
  if (!text) return fail(text.error());
  // Private: it holds names, and may lie on a stick.
  // By device: two laptops that copy to one folder leave two copies.
  const auto device = club.store().use([](Store& store) { return store.device(); });
  if (auto saved = save_file(std::filesystem::path(*folder) / (now.id + "-" + device + kEnding), *text);
      !saved)
    return fail("no copy was made: " + saved.error());
  return {};
}

Allowed<ImportedTournaments> import_tournaments(Club& club, std::string_view text) {
  const auto state = importable(std::string(text));
  if (!state) return pass_on(state);
  ImportedTournaments imported;
  for (const auto& [id, events] : events_in(*state)) imported.tournaments.push_back(id);
  if (imported.tournaments.empty()) return refuse("evening.no_tournament_in_text");
  auto report = club.store().use([&](Store& store) { return boardwright::import_text(store, *state); });
  if (!report) return refuse("evening.book", {report.error()});
  imported.report = std::move(*report);
  return imported;
}

Allowed<std::vector<FoundCopy>> find_copies(const std::filesystem::path& folder) {
  std::vector<FoundCopy> found;
  std::error_code error;
  std::vector<std::filesystem::path> files;
  std::optional<Remark> problem;
  if (std::filesystem::is_regular_file(folder, error)) {
    files.push_back(folder);
  } else {
    for (std::filesystem::directory_iterator file(folder, error), end; !error && file != end;
         file.increment(error))
      if (file->path().extension() == kEnding || file->path().extension() == kScanned)
        files.push_back(file->path());
    if (error) return refuse("evening.unreadable", {folder.string(), error.message()});
  }
  for (const auto& file : files) {
    const auto text = copy_in(file);
    if (!text && !problem) problem = text.why();
    if (!text) continue;
    for (auto& copy : copies_of(*text)) {
      copy.file = file;
      found.push_back(std::move(copy));
    }
  }
  if (found.empty() && problem) return tl::unexpected(std::move(*problem));
  if (found.empty()) return refuse("evening.no_copy", {folder.string()});
  std::ranges::sort(found, [](const FoundCopy& a, const FoundCopy& b) { return a.time > b.time; });
  return found;
}

Allowed<std::vector<FoundCopy>> find_copies_in_text(std::string_view text) {
  const auto state = importable(std::string(text));
  if (!state) return pass_on(state);
  auto found = copies_of(*state);
  if (found.empty()) return refuse("evening.no_tournament_in_text");
  for (auto& copy : found) copy.text = text;
  std::ranges::sort(found, std::ranges::greater(), &FoundCopy::time);
  return found;
}

Allowed<ImportedTournaments> join_copy(Club& club, const FoundCopy& copy) {
  if (copy.file.empty()) return import_tournaments(club, copy.text);
  const auto text = copy_in(copy.file);
  if (!text) return pass_on(text);
  return import_tournaments(club, *text);
}

}  // namespace boardwright
