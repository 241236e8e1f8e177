// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies, other laptops' events, and going on from a copy.
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "framework/evening/evening.hpp"
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

}  // namespace

Allowed<std::string> Evening::export_text() const { return text_with(true); }

Allowed<std::string> Evening::state_text() const { return text_with(false); }

Allowed<std::string> Evening::text_with(bool with_matches) const {
  std::vector<std::string> people, matches;
  for (const auto& event : now_.history) {
    if (const auto* entered = std::get_if<Entered>(&event.what)) people.push_back(entered->player);
    if (const auto* said = std::get_if<LineUpSaid>(&event.what))
      people.insert(people.end(), said->players.begin(), said->players.end());
    if (const auto* given = std::get_if<ResultGiven>(&event.what); given != nullptr && with_matches)
      matches.insert(matches.end(), given->matches.begin(), given->matches.end());
  }
  auto text = club_->store().use(
      [&](Store& store) { return boardwright::export_tournament(store, id_, people, matches); });
  if (!text) return refuse("evening.book", {text.error()});
  return std::move(*text);
}

Allowed<void> Evening::copy_to(std::filesystem::path folder) {
  if (!folder.empty()) {
    std::error_code error;
    folder = std::filesystem::absolute(folder, error);
    if (!std::filesystem::is_directory(folder, error)) return refuse("evening.no_folder", {folder.string()});
  }
  auto kept = club_->store().use([&](Store& store) { return store.remember(kCopyFolder, folder.string()); });
  if (!kept) return refuse("evening.book", {kept.error()});
  copy();
  if (!copy_problem_.empty()) return refuse("evening.copy_failed", {copy_problem_});
  return {};
}

void Evening::copy() {
  copy_problem_.clear();
  const auto folder = club_->store().use([](Store& store) { return store.remembered(kCopyFolder); });
  if (!folder) {
    copy_problem_ = folder.error();
    return;
  }
  if (folder->empty()) return;
  const auto text = export_text();
  if (!text) {
    copy_problem_ = text.error();
    return;
  }
  // Private: it holds names, and may lie on a stick.
  // By device: two laptops that copy to one folder leave two copies.
  const auto device = club_->store().use([](Store& store) { return store.device(); });
  if (auto saved = save_file(std::filesystem::path(*folder) / (id_ + "-" + device + kEnding), *text); !saved)
    copy_problem_ = "no copy was made: " + saved.error();
}

Allowed<Evening::Imported> Evening::import_text(Club& club, std::string_view text) {
  const auto state = importable(std::string(text));
  if (!state) return pass_on(state);
  Imported imported;
  for (const auto& [id, events] : events_in(*state)) imported.tournaments.push_back(id);
  if (imported.tournaments.empty()) return refuse("evening.no_tournament_in_text");
  auto report = club.store().use([&](Store& store) { return boardwright::import_text(store, *state); });
  if (!report) return refuse("evening.book", {report.error()});
  imported.report = std::move(*report);
  return imported;
}

Allowed<std::vector<FoundCopy>> Evening::find_copies(const std::filesystem::path& folder) {
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

Allowed<std::vector<FoundCopy>> Evening::find_in_text(std::string_view text) {
  const auto state = importable(std::string(text));
  if (!state) return pass_on(state);
  auto found = copies_of(*state);
  if (found.empty()) return refuse("evening.no_tournament_in_text");
  for (auto& copy : found) copy.text = text;
  std::ranges::sort(found, std::ranges::greater(), &FoundCopy::time);
  return found;
}

Allowed<Evening::Imported> Evening::join(Club& club, const FoundCopy& copy) {
  if (copy.file.empty()) return import_text(club, copy.text);
  const auto text = copy_in(copy.file);
  if (!text) return pass_on(text);
  return import_text(club, *text);
}

Allowed<Evening> Evening::go_on_from(std::shared_ptr<Club> club, const FoundCopy& copy, std::string who) {
  auto imported = join(*club, copy);
  if (!imported) return pass_on(imported);
  auto evening = open(std::move(club), copy.tournament, std::move(who));
  if (!evening) return evening;
  auto taken = evening->write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    return std::vector<Planned>{{TakenOver{evening->now_.devices}}};
  });
  if (!taken) return pass_on(taken);
  return evening;
}

}  // namespace boardwright
