// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a club's lists cost once 20,000 matches have been played: processor time of each, and the store that
// it was measured on, which stays.
//   club_bench <folder> [matches] [text]    text: writes the store as text too, for other versions of the
//   program
#include <cstdio>
#include <ctime>
#include <fstream>

#include "framework/store/ids.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/kept_match.hpp"
#include "framework/table/scoring_book.hpp"

namespace {

using namespace boardwright;

constexpr std::size_t kMembers = 200, kPlies = 40;
constexpr TimeMs kBegin = 1'500'000'000'000, kApart = 7'200'000;

[[noreturn]] void stop(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}
template <class T>
T must(Result<T> result) {
  if (!result) stop(result.error());
  return std::move(*result);
}
void must(Result<void> result) {
  if (!result) stop(result.error());
}

template <class Work>
void measure(const char* what, Work&& work) {
  const std::clock_t before = std::clock();
  const std::size_t count = work();
  std::printf("%-44s %7.1f ms of processor time (%zu)\n", what,
              1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC, count);
}

/// Matches that look as if they had been played: the store doesn't ask whether their moves are legal.
void fill(Store& store, const Entry& entry, const std::vector<std::string>& members, std::size_t matches) {
  const auto rules = must(entry.create());
  const Record record = record_of(*rules, entry.variant->id);
  MatchHeader header;
  header.game = record.game;
  header.variant = record.variant;
  header.parameters = record.parameters;
  header.rules_hash = record.rules_hash;
  header.plugin_version = record.plugin_version;
  header.rated = true;
  const Seed seed = Seed::from_number(1);
  header.seed_hash = seed.hash();
  Random random(std::uint64_t{1});
  const auto any = [&](std::size_t end) { return random.below(static_cast<std::uint32_t>(end)); };
  std::vector<Submission> group;
  for (std::size_t i = 0; i < matches; ++i) {
    const TimeMs begun = kBegin + static_cast<TimeMs>(i) * kApart;
    const std::size_t one = any(kMembers), other = (one + 1 + any(kMembers - 1)) % kMembers;
    header.seats = {{members[one], PlayerKind::kMember, ""}, {members[other], PlayerKind::kMember, ""}};
    Submission submission{new_id(begun), 0, new_id(begun), {}, {}};
    submission.entries.push_back({"created", write_match_header(header), begun, seed.hex()});
    for (std::size_t ply = 0; ply < kPlies; ++ply) {
      const std::string move = std::string(1, static_cast<char>('a' + any(8))) + std::to_string(1 + any(8)) +
                               "-" + std::string(1, static_cast<char>('a' + any(8))) +
                               std::to_string(1 + any(8));
      submission.entries.push_back(
          {"move", R"({"move":")" + move + R"(","seat":")" + std::string(rules->seat_name(ply % 2)) + R"("})",
           begun + static_cast<TimeMs>(ply) * 1000, ""});
    }
    const TimeMs end = begun + static_cast<TimeMs>(kPlies) * 1000;
    const std::uint32_t score = any(5) == 0 ? 1 : 2 * any(2);
    submission.entries.push_back({"result", "{}", end, ""});
    submission.result = MatchResult{
        end,
        submission.match,
        header.game,
        header.variant,
        header.rules_hash,
        {{members[one], PlayerKind::kMember, score}, {members[other], PlayerKind::kMember, 2 - score}},
        "resignation",
        true,
        false};
    group.push_back(std::move(submission));
    if (group.size() < 1000 && i + 1 < matches) continue;
    for (const auto& receipt : must(store.append(group)))
      if (!receipt) stop(receipt.error());
    group.clear();
  }
}

int run(const std::filesystem::path& folder, std::size_t matches, bool as_text) {
  const Catalogue catalogue = Catalogue::load();
  const auto entry = must(catalogue.find("lines_of_action"));
  const auto book = must(scoring_book(catalogue));
  const auto file = folder / ("club-" + std::to_string(matches) + ".db");
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end);
  std::vector<std::string> members;
  {
    const auto club = must(Club::open(StoreLocation::file(file), book));
    for (std::size_t i = 0; i < kMembers; ++i)
      members.push_back(must(club->people().add("Member " + std::to_string(i))).id);
    measure("filling", [&] {
      club->store().use([&](Store& store) { fill(store, entry, members, matches); });
      return matches;
    });
    if (as_text)
      std::ofstream(file.string() + ".txt")
          << must(club->store().use([](Store& store) { return export_text(store, ExportFor::kOwnUse); }));
  }
  std::shared_ptr<Club> club;
  measure("opening",
          [&] { return club = must(Club::open(StoreLocation::file(file), book)), std::size_t{1}; });
  measure("standings, counted for the first time", [&] { return must(club->standings().all()).size(); });
  measure("standings", [&] { return must(club->standings().all()).front().standings.size(); });
  measure("all results", [&] { return must(club->results().all()).size(); });
  GameQuery query;
  query.limit = 200;
  measure("the newest 200 results", [&] { return must(club->results().find(query)).games.size(); });
  query.opening = "a1-";
  measure("search by opening", [&] { return must(club->results().find(query)).games.size(); });
  query.opening.clear();
  measure("search by name", [&] {
    query.players = {must(club->people().named("member 7"))};
    return must(club->results().find(query)).games.size();
  });
  measure("a member's page", [&] {
    query.players = {{members[7]}};
    return must(club->standings().of(members[7])).size() + must(club->results().find(query)).games.size();
  });
  measure("unfinished matches", [&] { return must(club->matches().unfinished()).size(); });
  std::string match;
  measure("a rated match: begun, resigned, reported", [&] {
    MatchPlan wanted = MatchPlan::of(entry.game, entry.variant->id, must(entry.create()));
    wanted.seats = {PlannedSeat::member(members[0]), PlannedSeat::member(members[1])};
    wanted.rated = true;
    const auto table = must(club->start(std::move(wanted)));
    match = table->id();
    must(table->match().resign(0));
    return must(table->report()).seats.size();
  });
  measure("finding a match by the end of its id",
          [&] { return must(club->matches().find(match.substr(24))).size(); });
  const std::string first = must(club->results().all()).front().played.match;
  measure("the first result voided, standings again", [&] {
    must(club->results().annul(first, "a trial"));
    return must(club->standings().all()).size();
  });
  measure("everything anew", [&] {
    must(club->store().use([](Store& store) { return store.lists().rebuild(); }));
    return must(club->standings().all()).size();
  });
  measure("lists compared with a recount", [&] {
    return must(club->store().use([&](Store& store) { return store.lists().check(club->book()); })).size();
  });
  return 0;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return std::fprintf(stderr, "usage: club_bench <folder> [matches] [text]\n"), 2;
  const long matches = count > 2 ? std::atol(arguments[2]) : 20000;
  return run(arguments[1], static_cast<std::size_t>(matches), count > 3);
}
