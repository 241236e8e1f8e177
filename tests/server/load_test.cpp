// SPDX-License-Identifier: GPL-3.0-or-later
//
// No test of every run: many matches at once against the real server, and the time from a command to the update that
// others get of it, beside what the same disk needs for an fsync meanwhile. On a machine that does nothing else:
//   BOARDWRIGHT_LOAD='50 100 1 20' test_server '[load]'   matches, commands a second, spectators a match, seconds
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
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

struct Room {
  ClubPage first, second;
  std::vector<std::unique_ptr<ClubPage>> spectators;
  std::vector<double> to_opponent, to_spectators, to_done;
  int refused = 0;

  /// Plays at that pace until then. No assertions: it isn't the test's thread.
  void play(Time::duration pace, Time::time_point begin, Time::time_point end, std::uint64_t seed) {
    Random random(seed);
    std::this_thread::sleep_until(begin + pace * random.below(100) / 100);
    for (auto next = Time::now(); next < end; next += pace) {
      std::this_thread::sleep_until(next);
      ClubPage* mover = first.link->update().moves.empty() ? &second : &first;
      ClubPage& other = mover == &first ? second : first;
      const Update& now = mover->link->update();
      if (now.moves.empty()) return;  // it is over
      const auto move = random.below(static_cast<std::uint32_t>(now.moves.size()));
      std::optional<bool> done;
      mover->link->submit(
          {Command::Type::kMove, 0, now.moves[move].text, now.number, new_id(utc_now()), now.generation},
          [&](const CommandResult& result) { done = result.has_value(); });
      const auto sent = Time::now();
      mover->link->tick(sent);
      const auto hear_update = [&](ClubPage& page, std::vector<double>& times) {
        if (!page.hear("update", 10s).is_null()) times.push_back(milliseconds(page.heard_at - sent));
      };
      hear_update(other, to_opponent);
      for (auto& spectator : spectators) hear_update(*spectator, to_spectators);
      const auto number = mover->link->update().number;
      while ((!done || mover->link->update().number == number) && Time::now() - sent < 10s) {
        const bool before = done.has_value();
        if (mover->hear("", 1s).is_null()) mover->link->tick(Time::now());
        if (!before && done) to_done.push_back(milliseconds(mover->heard_at - sent));
      }
      if (!done || !*done) ++refused;
    }
  }
};

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

TEST_CASE("so many matches at once", "[.][load]") {
  int matches = 10, rate = 20, watching = 1, seconds = 5;
  if (const char* wanted = std::getenv("BOARDWRIGHT_LOAD"))
    std::istringstream(wanted) >> matches >> rate >> watching >> seconds;
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  REQUIRE(server.port != 0);
  const auto rules = value_of(own_games().create("lines_of_action"));
  std::vector<std::unique_ptr<Room>> rooms;
  std::uint32_t address =
      INADDR_LOOPBACK;  // each has its own, as in a room: one alone comes in once a second
  for (int i = 0; i < matches; ++i) {
    const std::string number = std::to_string(i);
    auto room = std::unique_ptr<Room>(new Room{ClubPage(server, "Ada " + number, ++address),
                                               ClubPage(server, "Blaise " + number, ++address),
                                               {},
                                               {},
                                               {},
                                               {}});
    REQUIRE(room->first.open() == 101);
    REQUIRE(room->second.open() == 101);
    const Json opened = room->first.lobby_command({{"do", "open"},
                                                   {"game", "lines_of_action"},
                                                   {"variant", "standard"},
                                                   {"seat", std::string(rules->seat_name(0))},
                                                   {"invite", {room->second.person()}}});
    REQUIRE(opened["type"] == "done");
    REQUIRE(room->second.lobby_command(
                {{"do", "sit"}, {"table", opened["table"]}, {"seat", nullptr}})["type"] == "done");
    const std::string match = room->first.match_at(opened["table"]);
    REQUIRE_FALSE(match.empty());
    room->first.watch(match, *rules, 0);
    room->second.watch(match, *rules, 1);
    for (int j = 0; j < watching; ++j) {
      auto spectator =
          std::make_unique<ClubPage>(server, "Carl " + number + " " + std::to_string(j), ++address);
      REQUIRE(spectator->open() == 101);
      spectator->watch(match, *rules, BW_SPECTATOR);
      room->spectators.push_back(std::move(spectator));
    }
    rooms.push_back(std::move(room));
  }
  std::atomic<bool> stop = false;
  std::vector<double> disk;
  std::thread measuring([&] { disk = fsyncs(folder / "fsync", stop); });
  std::vector<std::thread> threads;
  const auto begin = Time::now() + 100ms, end = begin + std::chrono::seconds(seconds);
  const auto pace =
      std::chrono::duration_cast<Time::duration>(std::chrono::duration<double>(1)) * matches / rate;
  for (std::size_t i = 0; i < rooms.size(); ++i)
    threads.emplace_back([&, i] { rooms[i]->play(pace, begin, end, i); });
  for (auto& thread : threads) thread.join();
  const double took = std::chrono::duration<double>(Time::now() - begin).count();
  stop = true;
  measuring.join();
  std::vector<double> opponents, spectators, done;
  int refused = 0;
  for (const auto& room : rooms) {
    opponents.insert(opponents.end(), room->to_opponent.begin(), room->to_opponent.end());
    spectators.insert(spectators.end(), room->to_spectators.begin(), room->to_spectators.end());
    done.insert(done.end(), room->to_done.begin(), room->to_done.end());
    refused += room->refused;
  }
  std::cout << matches << " matches, " << rate << " commands a second wanted, "
            << static_cast<int>(static_cast<double>(opponents.size()) / took) << " reached, "
            << matches * (2 + watching)
            << " sockets\n  command to the opponent's update: " << percentiles(opponents)
            << "\n  command to done: " << percentiles(done)
            << "\n  command to spectators' updates: " << percentiles(spectators)
            << "\n  fsync of this disk meanwhile: " << percentiles(disk) << std::endl;
  CHECK(refused == 0);
  CHECK_FALSE(opponents.empty());
}
