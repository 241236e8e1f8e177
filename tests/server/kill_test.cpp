// SPDX-License-Identifier: GPL-3.0-or-later
//
// kill -9 of the server at any moment while people play: what was acknowledged is there, once and in order, and they
// play on with the sessions that they had.
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <mutex>

#include "framework/store/check.hpp"
#include "framework/store/store.hpp"
#include "tests/server/club_page.hpp"
#include "tests/store/postgresql_server.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::steady_clock;

constexpr int kTables = 3;

int kills_of(const char* variable, int otherwise) {
  const char* wanted = std::getenv(variable);
  return wanted == nullptr ? otherwise : std::atoi(wanted);
}

/// What the people of one match have sent, and what they were told is on the disk, in that order. Ids of commands.
struct Played {
  std::set<std::string> sent;
  std::vector<std::string> acknowledged;
};

struct Faults {
  int lost = 0, doubled = 0, foreign = 0, out_of_order = 0;
  friend bool operator==(const Faults&, const Faults&) = default;
};

Faults faults_of(const std::vector<StoredEntry>& journal, const Played& played) {
  Faults found;
  std::map<std::string, int> times;  // a move's command is one entry
  std::vector<std::string> moves;
  for (const auto& entry : journal) {
    if (entry.what.kind != entry_kind::kMove) continue;
    if (!played.sent.contains(entry.command)) ++found.foreign;
    if (++times[entry.command] > 1) ++found.doubled;
    moves.push_back(entry.command);
  }
  auto at = moves.begin();
  for (const auto& id : played.acknowledged) {
    if (!times.contains(id)) {
      ++found.lost;
      continue;
    }
    const auto next = std::find(at, moves.end(), id);
    if (next == moves.end())
      ++found.out_of_order;
    else
      at = next + 1;
  }
  return found;
}

/// Two pages that play one game after the other, in a thread of their own, whatever becomes of the server.
class PlayedTable {
 public:
  PlayedTable(ServerRun& server, std::shared_ptr<const Rules> rules, int number)
      : rules_(std::move(rules)),
        pages_{ClubPage(server, "Ada " + std::to_string(number)),
               ClubPage(server, "Blaise " + std::to_string(number))},
        random_(static_cast<std::uint64_t>(number)) {}

  void begin() {
    thread_ = std::thread([this] { play_on(); });
  }
  void end() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }
  ~PlayedTable() { end(); }

  /// Whether a move was acknowledged over a connection that is younger than this.
  [[nodiscard]] bool has_played_since(Time::time_point time) {
    const std::lock_guard lock(guard_);
    return played_ > time && connected_ > time;
  }
  [[nodiscard]] std::string problem() {
    const std::lock_guard lock(guard_);
    return problem_;
  }
  /// By match; after end().
  [[nodiscard]] const std::map<std::string, Played>& played() const { return matches_; }
  /// The match that isn't over, and how many moves the two know of it; one may have been told less.
  [[nodiscard]] std::pair<std::string, std::uint32_t> seen() const {
    if (match_.empty()) return {};
    return {match_, std::max(pages_[0].link->update().ply, pages_[1].link->update().ply)};
  }

 private:
  void fail_with(const std::string& why) {
    const std::lock_guard lock(guard_);
    if (problem_.empty()) problem_ = why;
    stop_ = true;
  }

  /// Both have a socket; it is opened again as pages do it.
  bool reach() {
    for (ClubPage& page : pages_)
      if (!page.is_open() && !come_back(page)) return false;
    return true;
  }
  bool come_back(ClubPage& page) {
    constexpr std::chrono::milliseconds kWaits[] = {0ms, 300ms, 500ms, 700ms, 1000ms, 2000ms, 4000ms};
    if (page.link) page.link->lost();
    const auto begun = Time::now();
    for (std::size_t tries = 0; Time::now() - begun < 60s; ++tries) {
      std::this_thread::sleep_for(kWaits[std::min(tries, std::size(kWaits) - 1)]);
      const int status = page.open();
      if (status == 403) return fail_with("the session is gone"), false;
      if (status != 101) continue;
      const Json welcome = page.hear("welcome", 10s);
      if (welcome.is_null()) continue;  // killed meanwhile
      if (welcome["me"]["person"] != page.person()) return fail_with("somebody else's session"), false;
      if (page.link) page.link->connected(ClubPage::now());
      const std::lock_guard lock(guard_);
      connected_ = Time::now();
      return true;
    }
    return fail_with("the server doesn't come back"), false;
  }

  /// A new table; false: the server was killed meanwhile.
  bool sit_down() {
    for (ClubPage& page : pages_) page.link.reset();
    const Json opened = pages_[0].lobby_command({{"do", "open"},
                                                 {"game", "lines_of_action"},
                                                 {"variant", "standard"},
                                                 {"seat", std::string(rules_->seat_name(0))}});
    if (opened.value("type", "") != "done") return false;
    const std::string table = opened["table"];
    if (pages_[1].lobby_command({{"do", "sit"}, {"table", table}, {"seat", nullptr}}).value("type", "") !=
        "done")
      return false;
    const std::string match = pages_[0].match_at(table);
    if (match.empty()) return false;
    for (Seat seat = 0; seat < 2; ++seat) pages_[seat].watch(match, *rules_, seat);
    for (ClubPage& page : pages_)
      if (!page.link->begun() && !page.is_open()) return false;
    match_ = match;
    return true;
  }

  void play_on() {
    while (!stop_) {
      if (!reach()) continue;
      if (match_.empty() && !sit_down()) continue;
      ClubPage* mover = nullptr;
      for (ClubPage& page : pages_) {
        page.listen(2ms);
        if (page.link->update().table.result) match_.clear();
        if (!page.link->update().moves.empty()) mover = &page;
      }
      if (match_.empty() || mover == nullptr) continue;
      play(*mover);
      // Slower than a page may be: what is told of a flood is another test's.
      std::this_thread::sleep_for(std::chrono::milliseconds(40 + random_.below(100)));
    }
  }

  void play(ClubPage& mover) {
    Played& played = matches_[match_];
    const Update before = mover.link->update();
    const std::string id = new_id(utc_now());
    played.sent.insert(id);
    std::optional<CommandResult> result;
    const auto move = random_.below(static_cast<std::uint32_t>(before.moves.size()));
    mover.link->submit(
        {Command::Type::kMove, 0, before.moves[move].text, before.number, id, before.generation},
        [&](const CommandResult& told) { result = told; });
    const auto newer = [&] {
      const Update& now = mover.link->update();
      return now.number != before.number || now.generation != before.generation;
    };
    const auto begun = Time::now();
    while (!result || !newer()) {
      if (!reach()) return;
      mover.link->tick(ClubPage::now());
      (void)mover.hear("", 20ms);
      if (Time::now() - begun > 60s) return fail_with("nothing is heard of a move");
    }
    // The same position and the same move: nothing stands in its way.
    if (!*result) return fail_with("a move was refused: " + result->error());
    played.acknowledged.push_back(id);
    const std::lock_guard lock(guard_);
    played_ = Time::now();
  }

  std::shared_ptr<const Rules> rules_;
  ClubPage pages_[2];
  Random random_;
  std::string match_;
  std::map<std::string, Played> matches_;
  std::thread thread_;
  std::atomic<bool> stop_ = false;
  std::mutex guard_;  // of what follows
  Time::time_point connected_{}, played_{};
  std::string problem_;
};

void kill_under_play(const std::string& store, int kills) {
  const auto location = StoreLocation::from_text(store);
  const auto rules = value_of(own_games().create("lines_of_action"));
  // Below those that the system gives to whoever connects: else a page could take it while the server is away.
  std::unique_ptr<ServerRun> first;
  for (int i = 0; i < 20 && (!first || first->port == 0); ++i)
    first = std::make_unique<ServerRun>(store, std::vector<std::string>(),
                                        static_cast<std::uint16_t>(20000 + (getpid() * 7 + i) % 10000));
  const std::uint16_t port = first->port;
  REQUIRE(port != 0);
  std::vector<std::unique_ptr<PlayedTable>> tables;
  for (int i = 0; i < kTables; ++i) tables.push_back(std::make_unique<PlayedTable>(*first, rules, i));
  std::unique_ptr<ProgramRun> again;
  const auto end_it = [&] { again ? again->kill() : first->program.kill(); };
  for (auto& table : tables) table->begin();
  Random random(11);
  std::vector<double> back;  // seconds until everybody had played again
  const auto all_play_since = [&](Time::time_point time) {
    const auto begun = Time::now();
    while (Time::now() - begun < 90s) {
      bool all = true;
      for (auto& table : tables) {
        if (!table->problem().empty()) return false;
        all = all && table->has_played_since(time);
      }
      if (all) return true;
      std::this_thread::sleep_for(5ms);
    }
    return false;
  };
  CHECK(all_play_since({}));
  for (int kill = 0; kill < kills; ++kill) {
    std::this_thread::sleep_for(std::chrono::milliseconds(random.below(400)));
    end_it();
    const auto killed = Time::now();
    again = std::make_unique<ProgramRun>(ServerRun::arguments(store, {}, port));
    // Now and then again while it begins, or while pages come back.
    if (kill % 4 == 3) continue;
    if (!all_play_since(killed)) break;
    back.push_back(std::chrono::duration<double>(Time::now() - killed).count());
  }
  CHECK(all_play_since({}));
  for (auto& table : tables) table->end();
  for (auto& table : tables) CHECK(table->problem() == "");
  end_it();

  auto kept = value_of(Store::open(location));
  if (location.is_file()) CHECK(check_database(kept));
  CHECK(value_of(check_rows(kept)).empty());
  Faults all;
  std::size_t acknowledged = 0, matches = 0;
  for (auto& table : tables) {
    for (const auto& [match, played] : table->played()) {
      const auto journal = value_of(kept.journal(match));
      const Faults found = faults_of(journal, played);
      all.lost += found.lost, all.doubled += found.doubled;
      all.foreign += found.foreign, all.out_of_order += found.out_of_order;
      acknowledged += played.acknowledged.size(), ++matches;
      if (match == table->seen().first)
        CHECK(std::ranges::count_if(journal, [](const StoredEntry& entry) {
                return entry.what.kind == entry_kind::kMove;
              }) == table->seen().second);
    }
  }
  CHECK(all == Faults{});
  CHECK(acknowledged > static_cast<std::size_t>(kills));
  std::sort(back.begin(), back.end());
  REQUIRE_FALSE(back.empty());
  std::cout << kills << " kills of the server on " << location.name() << ": " << acknowledged
            << " moves acknowledged in " << matches << " matches, " << all.lost << " lost, " << all.doubled
            << " doubled; all " << kTables << " tables played again after " << back[back.size() / 2]
            << " s (median), " << back[back.size() * 95 / 100] << " s (95 of 100), " << back.back()
            << " s (longest)" << std::endl;
  CHECK(back.back() < 30);
}

}  // namespace

TEST_CASE("what is lost, doubled, foreign or out of order in a journal is found", "[kill]") {
  const auto entry = [](const std::string& command) {
    return StoredEntry{0, {std::string(entry_kind::kMove), "", 0, ""}, command, 0};
  };
  const Played played{{"a", "b", "c", "d"}, {"a", "b", "c"}};
  const std::vector<StoredEntry> whole{entry("a"), entry("b"), entry("c"), entry("d")};
  CHECK(faults_of(whole, played) == Faults{});
  CHECK(faults_of({whole[0], whole[2]}, played) == Faults{.lost = 1});
  CHECK(faults_of({whole[0], whole[1], whole[1], whole[2]}, played) == Faults{.doubled = 1});
  CHECK(faults_of({whole[0], whole[1], entry("e"), whole[2]}, played) == Faults{.foreign = 1});
  CHECK(faults_of({whole[1], whole[0], whole[2]}, played) == Faults{.out_of_order = 1});
}

TEST_CASE("killed at any moment, the server comes back with every acknowledged move, once", "[kill]") {
  const ScratchFolder folder;
  kill_under_play(folder / "club.db", kills_of("BOARDWRIGHT_SERVER_KILLS", 5));
}

TEST_CASE("killed at any moment on PostgreSQL it comes back with as much", "[kill]") {
  if (PostgresqlServer::programs().empty()) {
    WARN("PostgreSQL is not installed: its kills are left out");
    return;
  }
  PostgresqlServer database;
  kill_under_play(database.fresh_database(), kills_of("BOARDWRIGHT_SERVER_KILLS_POSTGRESQL", 3));
}
