// SPDX-License-Identifier: GPL-3.0-or-later
//
// Many matches at once against the real server, and the time from a command to the answer that it is on the disk and to
// the update that others get of it, beside what the same disk needs for an fsync meanwhile. For figures, on a machine
// that does nothing else:
//   BOARDWRIGHT_LOAD='500 1000 2 120' test_load   matches, commands a second, spectators a match, seconds
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <semaphore>
#include <sstream>

#include "tests/server/club_page.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::steady_clock;

double milliseconds(Time::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// "p50 3.1, p99 8.2 (of 120)"
std::string percentiles(std::vector<double> values) {
  if (values.empty()) return "nothing";
  std::sort(values.begin(), values.end());
  const auto at = [&](std::size_t percent) {
    return values[std::min(values.size() - 1, values.size() * percent / 100)];
  };
  std::ostringstream text;
  text.precision(1);
  text << std::fixed << "p50 " << at(50) << " ms, p99 " << at(99) << " ms (of " << values.size() << ")";
  return text.str();
}

/// A program's memory and what it has used of the processors, as the kernel tells it.
struct Used {
  double megabytes = 0, most_megabytes = 0, seconds = 0;
  static Used by(pid_t process) {
    Used used;
    const std::string folder = "/proc/" + std::to_string(process);
    std::ifstream status(folder + "/status");
    for (std::string line; std::getline(status, line);) {
      const auto kilobytes = [&] { return std::strtod(line.c_str() + line.find(':') + 1, nullptr); };
      if (line.starts_with("VmRSS:")) used.megabytes = kilobytes() / 1024;
      if (line.starts_with("VmHWM:")) used.most_megabytes = kilobytes() / 1024;
    }
    std::ifstream stat(folder + "/stat");
    std::string text((std::istreambuf_iterator<char>(stat)), {});
    std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
    constexpr int kBeforeTimes = 11;
    std::string skipped;
    double user = 0, system = 0;
    for (int i = 0; i < kBeforeTimes; ++i) fields >> skipped;
    fields >> user >> system;
    used.seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return used;
  }
};

/// Two who play one game after the other, and those who look on. No assertions: it isn't the test's thread.
class Room {
 public:
  Room(ServerRun& server, std::shared_ptr<const Rules> rules, int number, int watching,
       std::uint32_t& address)
      : rules_(std::move(rules)), random_(static_cast<std::uint64_t>(number)) {
    for (int i = 0; i < 2 + watching;
         ++i) {  // each has an address of his own: one alone comes in once a second
      pages_.push_back(std::make_unique<ClubPage>(
          server, "Ada " + std::to_string(number) + " " + std::to_string(i), ++address));
      pages_.back()->looks_for = std::string();
    }
  }

  /// Everybody has a socket, and a game has begun.
  bool sit_down() {
    for (auto& page : pages_)
      if (page->open() != 101) return false;
    const Json opened = pages_[0]->lobby_command({{"do", "open"},
                                                  {"game", "lines_of_action"},
                                                  {"variant", "standard"},
                                                  {"seat", std::string(rules_->seat_name(0))}});
    if (opened.value("type", "") != "done") return false;
    look_for(opened["table"]);
    const Json sat = pages_[1]->lobby_command({{"do", "sit"}, {"table", table_}, {"seat", nullptr}});
    return sat.value("type", "") == "done" && look_at_match();
  }
  /// Reads what comes, and says that it is still there.
  void stay(Time::duration time) {
    const auto end = Time::now() + time;
    do {
      beat();
      for (auto& page : pages_) page->listen(1ms);
      std::this_thread::sleep_for(
          std::min<Time::duration>(20ms, std::max<Time::duration>(0ms, end - Time::now())));
    } while (Time::now() < end);
  }
  void play(Time::duration pace, Time::time_point begin, Time::time_point end) {
    for (auto next = begin + pace * random_.below(100) / 100; next < end; next += pace) {
      std::this_thread::sleep_until(next);
      beat();
      if (pages_[0]->link->update().table.result && !play_again()) return void(++stopped);
      move();
    }
  }
  [[nodiscard]] int dropped() const {
    return static_cast<int>(std::ranges::count_if(pages_, [](const auto& page) { return !page->is_open(); }));
  }

  std::vector<double> to_opponent, to_spectators, to_done;
  int refused = 0, unheard = 0, stopped = 0, games = 1;

 private:
  void look_for(const std::string& table) {
    table_ = table;
    pages_[0]->looks_for = table_;
    pages_[0]->lobby = {};
  }
  bool look_at_match() {
    const std::string before = match_;
    for (int i = 0; i < 20 && match_ == before; ++i) match_ = pages_[0]->match_at(table_);
    if (match_ == before || match_.empty()) return false;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      pages_[i]->watch(match_, *rules_, i < 2 ? static_cast<Seat>(i) ^ swapped_ : BW_SPECTATOR);
      pages_[i]->looks_for = std::string();
      if (!pages_[i]->link->begun()) return false;
    }
    return true;
  }
  bool play_again() {
    for (int i = 1; i >= 0; --i) {  // the one who reads of it asks last: then it is the next game's table
      const Json asked =
          pages_[static_cast<std::size_t>(i)]->lobby_command({{"do", "again"}, {"table", table_}});
      if (asked.value("type", "") != "done") return false;
      if (i == 0) look_for(asked["table"]);
    }
    swapped_ ^= 1U;
    ++games;
    return look_at_match();
  }
  void beat() {
    if (Time::now() - beaten_ < 10s) return;
    beaten_ = Time::now();
    for (auto& page : pages_) page->say({{"type", "beat"}, {"n", ++beats_}, {"visible", true}});
  }
  void move() {
    ClubPage* mover = pages_[0]->link->update().moves.empty() ? pages_[1].get() : pages_[0].get();
    ClubPage& other = mover == pages_[0].get() ? *pages_[1] : *pages_[0];
    const Update now = mover->link->update();
    if (now.moves.empty()) return;
    const auto which = random_.below(static_cast<std::uint32_t>(now.moves.size()));
    std::optional<bool> done;
    mover->link->submit(
        {Command::Type::kMove, 0, now.moves[which].text, now.number, new_id(utc_now()), now.generation},
        [&](const CommandResult& result) { done = result.has_value(); });
    const auto sent = Time::now();
    mover->link->tick(sent);
    const auto hear_update = [&](ClubPage& page, std::vector<double>& times) {
      if (page.hear("update", 10s).is_null()) return void(++unheard);
      times.push_back(milliseconds(page.heard_at - sent));
    };
    hear_update(other, to_opponent);
    for (std::size_t i = 2; i < pages_.size(); ++i) hear_update(*pages_[i], to_spectators);
    while ((!done || mover->link->update().number == now.number) && Time::now() - sent < 10s) {
      const bool before = done.has_value();
      if (mover->hear("", 1s).is_null()) mover->link->tick(Time::now());
      if (!before && done) to_done.push_back(milliseconds(mover->heard_at - sent));
    }
    if (!done || !*done) ++refused;
  }

  std::shared_ptr<const Rules> rules_;
  std::vector<std::unique_ptr<ClubPage>> pages_;
  Random random_;
  std::string table_, match_;
  Seat swapped_ = 0;
  Time::time_point beaten_ = Time::now();
  std::uint64_t beats_ = 0;
};

/// As many open files as the system allows, for the server too, which inherits it.
void raise_open_files() {
  rlimit files{};
  REQUIRE(getrlimit(RLIMIT_NOFILE, &files) == 0);
  files.rlim_cur = files.rlim_max;
  REQUIRE(setrlimit(RLIMIT_NOFILE, &files) == 0);
}

/// What the disk needs for as much as a small transaction writes, again and again until it is told to stop.
std::vector<double> fsyncs(const std::filesystem::path& file, const std::atomic<bool>& stop) {
  std::vector<double> times;
  const int out = open(file.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
  const std::string page(4096, 'x');
  while (out >= 0 && !stop) {
    const auto begun = Time::now();
    if (write(out, page.data(), page.size()) < 0 || fsync(out) != 0) break;
    times.push_back(milliseconds(Time::now() - begun));
    std::this_thread::sleep_for(20ms);
  }
  close(out);
  return times;
}

}  // namespace

TEST_CASE("so many matches at once: everybody hears of every move, and nobody is cut off") {
  int matches = 24, rate = 48, watching = 2, seconds = 4;
  if (const char* wanted = std::getenv("BOARDWRIGHT_LOAD"))
    std::istringstream(wanted) >> matches >> rate >> watching >> seconds;
  raise_open_files();
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  REQUIRE(server.port != 0);
  const Used empty = Used::by(server.program.process());
  const auto rules = value_of(own_games().create("lines_of_action"));
  std::vector<std::unique_ptr<Room>> rooms;
  std::uint32_t address = INADDR_LOOPBACK;
  for (int i = 0; i < matches; ++i)
    rooms.push_back(std::make_unique<Room>(server, rules, i, watching, address));

  // A few come at a time; who has sat down waits for the others.
  std::atomic<int> seated = 0, standing = 0;
  std::atomic<bool> stop = false, begun = false;
  std::counting_semaphore<> doors(8);
  Time::time_point begin, end;
  const auto pace =
      std::chrono::duration_cast<Time::duration>(std::chrono::duration<double>(1)) * matches / rate;
  std::vector<std::thread> threads;
  const auto came = Time::now();
  for (auto& room : rooms)
    threads.emplace_back([&, playing = room.get()] {
      doors.acquire();
      const bool sits = playing->sit_down();
      doors.release();
      ++(sits ? seated : standing);
      while (!begun) playing->stay(100ms);
      if (sits) playing->play(pace, begin, end);
    });
  while (seated + standing < matches) std::this_thread::sleep_for(50ms);
  const double coming = std::chrono::duration<double>(Time::now() - came).count();
  std::this_thread::sleep_for(1s);  // the lobby has been told
  const Used idle = Used::by(server.program.process());
  begin = Time::now() + 100ms, end = begin + std::chrono::seconds(seconds);
  std::vector<double> disk;
  std::thread measuring([&] { disk = fsyncs(folder / "fsync", stop); });
  begun = true;
  for (auto& thread : threads) thread.join();
  const double took = std::chrono::duration<double>(Time::now() - begin).count();
  const Used loaded = Used::by(server.program.process());
  stop = true;
  measuring.join();

  std::vector<double> opponents, spectators, done;
  int refused = 0, unheard = 0, stopped = 0, dropped = 0, games = 0;
  for (const auto& room : rooms) {
    opponents.insert(opponents.end(), room->to_opponent.begin(), room->to_opponent.end());
    spectators.insert(spectators.end(), room->to_spectators.begin(), room->to_spectators.end());
    done.insert(done.end(), room->to_done.begin(), room->to_done.end());
    refused += room->refused, unheard += room->unheard, stopped += room->stopped, games += room->games;
    dropped += room->dropped();
  }
  const int sockets = matches * (2 + watching);
  std::cout << matches << " matches (" << games << " games), " << rate << " commands a second wanted, "
            << static_cast<int>(static_cast<double>(done.size()) / took) << " reached in " << took << " s, "
            << sockets << " sockets, there after " << coming << " s\n  command to done: " << percentiles(done)
            << "\n  command to the opponent's update: " << percentiles(opponents)
            << "\n  command to spectators' updates: " << percentiles(spectators)
            << "\n  fsync of this disk meanwhile: " << percentiles(disk) << "\n  sockets cut off: " << dropped
            << ", refused: " << refused << ", not heard in 10 s: " << unheard
            << "\n  server's memory: " << empty.megabytes << " MB alone, " << idle.megabytes
            << " MB with everybody there, " << loaded.megabytes << " MB at the end, at most "
            << loaded.most_megabytes << " MB; " << (loaded.seconds - idle.seconds) / took << " processors"
            << std::endl;
  CHECK(standing == 0);
  CHECK(stopped == 0);
  CHECK(dropped == 0);
  CHECK(refused == 0);
  CHECK(unheard == 0);
  CHECK(static_cast<double>(done.size()) > 0.5 * rate * seconds);
  CHECK(loaded.most_megabytes - empty.megabytes < 64 + 0.5 * sockets);
}
