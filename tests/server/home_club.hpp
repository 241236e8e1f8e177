// SPDX-License-Identifier: GPL-3.0-or-later
//
// A server in this process whose calendar a test moves, and members who play on it from home.
#pragma once

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <thread>

#include "framework/match/calendar_time.hpp"
#include "tests/server/club_page.hpp"
#include "ui/server/serve.hpp"

namespace boardwright::test {

/// A calendar that stands still until a test moves it; any thread.
class MovedCalendar {
 public:
  explicit MovedCalendar(UtcTime begin)
      : now_(std::make_shared<std::atomic<std::int64_t>>(begin.time_since_epoch().count())) {}
  void pass(Milliseconds time) { *now_ += time.count(); }
  [[nodiscard]] UtcTime now() const { return UtcTime(Milliseconds(now_->load())); }
  [[nodiscard]] std::int64_t ms() const { return now_->load(); }
  [[nodiscard]] TimeSource source() const {
    return [now = now_] { return UtcTime(Milliseconds(now->load())); };
  }

 private:
  std::shared_ptr<std::atomic<std::int64_t>> now_;
};

class HomeServer : public ServerAt {
 public:
  HomeServer(const std::filesystem::path& store, TimeSource calendar, unsigned vacation_days = 28,
             server::PushNetwork pushes = {}) {
    server::ServeOptions options{.store = StoreLocation::file(store), .address = "127.0.0.1", .port = 0};
    options.metrics = 0;
    options.calendar = std::move(calendar);
    options.vacation_days = vacation_days;
    options.push_network = std::move(pushes);
    options.parked_after = std::chrono::milliseconds(200);
    std::promise<server::Serving> begun;
    auto serving = begun.get_future();
    thread_ = std::thread([this, options, begun = std::move(begun)]() mutable {
      const auto served = server::serve(
          own_games(), options, [&](const server::Serving& now) { begun.set_value(now); },
          [this] { return stop_.load(); });
      if (!served) begun.set_exception(std::make_exception_ptr(std::runtime_error(served.error().sentence)));
    });
    const auto now = serving.get();
    port = now.port;
    metrics_port_ = *now.metrics;
    organiser_code = now.organiser_code;
  }
  HomeServer(const HomeServer&) = delete;
  HomeServer& operator=(const HomeServer&) = delete;
  ~HomeServer() {
    stop_ = true;
    thread_.join();
  }
  /// How many matches are in memory.
  [[nodiscard]] int matches_loaded() const {
    ServerAt figures;
    figures.port = metrics_port_;
    const std::string text = ask(figures, {.path = "/metrics"}).body;
    const std::string name = "\nboardwright_matches_loaded ";
    return std::atoi(text.c_str() + text.find(name) + name.size());
  }
  std::string organiser_code;

 private:
  std::thread thread_;
  std::atomic<bool> stop_{false};
  std::uint16_t metrics_port_ = 0;
};

/// Until it is so, for ten seconds.
template <class What>
bool comes(const What& what) {
  for (int i = 0; i < 200; ++i) {
    if (what()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

/// Who has come in by the organiser's code, with his socket.
inline ClubPage organiser_of(HomeServer& server) {
  ClubPage organiser(server, "Olga");
  organiser.take_session(organiser.post("/api/organiser", {{"code", server.organiser_code}}));
  REQUIRE(organiser.open() == 101);
  return organiser;
}

/// A member's browser: what it is told of games at home, and what it asks.
struct HomeMember {
  HomeMember(HomeServer& server, ClubPage& organiser, const std::string& name)
      : page(server, "guest " + name) {
    const Json made = organiser.lobby_command({{"do", "member_code"}, {"member", name}, {"add", true}});
    INFO(made.dump());
    page.take_session(page.post("/api/member", {{"code", made["code"]}}));
  }
  [[nodiscard]] HttpAnswer get(const ServerAt& server, const std::string& path) const {
    return ask(server, {"GET", path, {{"Cookie", page.cookie()}}, ""});
  }
  [[nodiscard]] HttpAnswer post(const ServerAt& server, const std::string& path, const Json& body) const {
    return ask(
        server,
        {"POST", path, {{"Cookie", page.cookie()}, {"X-Boardwright-Token", page.token()}}, body.dump()});
  }
  [[nodiscard]] Json home(const ServerAt& server) const { return Json::parse(get(server, "/api/home").body); }
  [[nodiscard]] Json game(const ServerAt& server) const {
    const Json all = home(server);
    return all["games"].empty() ? Json() : all["games"][0];
  }
  [[nodiscard]] HttpAnswer act(const ServerAt& server, const std::string& what, const Json& body) const {
    return post(server, "/api/home/" + what, body);
  }
  ClubPage page;
};

inline constexpr Milliseconds kDay = std::chrono::hours(24);
inline const UtcTime kMonday =
    std::chrono::sys_days{std::chrono::year(2026) / 3 / 16} + Milliseconds(std::chrono::hours(9));

/// Two members, and a game that the one asked the other for. LOA, three days a move.
struct TwoAtHome {
  ScratchFolder folder;
  MovedCalendar wall{kMonday}, steady{UtcTime(Milliseconds(std::chrono::hours(1)))};
  std::shared_ptr<const Rules> rules = value_of(own_games().create("lines_of_action"));
  std::unique_ptr<HomeServer> server;
  std::unique_ptr<HomeMember> ada, blaise;
  std::string match;
  GameLine line{rules->start()};

  explicit TwoAtHome(unsigned vacation_days = 28, server::PushNetwork pushes = {})
      : days_(vacation_days), pushes_(std::move(pushes)) {
    start();
    ClubPage organiser = organiser_of(*server);
    ada = std::make_unique<HomeMember>(*server, organiser, "Ada");
    blaise = std::make_unique<HomeMember>(*server, organiser, "Blaise & <b>Pascal</b>, \\;");
    const Json wanted{{"member", "Blaise & <b>Pascal</b>, \\;"},
                      {"game", "lines_of_action"},
                      {"variant", "standard"},
                      {"clock", "three-days"},
                      {"seat", "black"}};
    const auto asked = ada->act(*server, "challenge", wanted);
    INFO(asked.body);
    REQUIRE(asked.status == 200);
  }
  void accept() {
    const Json waits = blaise->home(*server);
    REQUIRE(waits["challenges"].size() == 1);
    REQUIRE(waits["waiting"] == 1);
    const auto answered = blaise->act(
        *server, "answer", {{"challenge", waits["challenges"][0]["challenge"]}, {"accept", "yes"}});
    INFO(answered.body);
    REQUIRE(answered.status == 200);
    REQUIRE(comes([&] { return !ada->game(*server).is_null() && !ada->game(*server)["due"].is_null(); }));
    match = ada->game(*server)["match"];
  }
  void start() {
    server = std::make_unique<HomeServer>(
        folder / "club.db", CalendarTime(wall.source(), steady.source()).source(), days_, pushes_);
  }
  /// As when the computer is switched off: its clock goes on.
  void night(Milliseconds time) {
    server.reset();
    pass(time);
    start();
  }
  void pass(Milliseconds time) { wall.pass(time), steady.pass(time); }
  HomeMember& of(Seat seat) { return seat == 0 ? *ada : *blaise; }

  /// A move that doesn't end the game, by who is on turn; as it is in the line then.
  std::string plan(GameLine& on) {
    const Seat seat = on.now().seats_on_turn().front();
    for (const Move move : on.now().moves(seat)) {
      const std::string text = on.now().move_text(seat, move);
      if (auto played = on.play(seat, move); played && !on.is_over()) return text;
      on.take_back();
    }
    return {};
  }
  void play() {
    const Seat seat = line.now().seats_on_turn().front();
    ClubPage& page = of(seat).page;
    const std::string move = plan(line);
    REQUIRE(page.open(*server) == 101);
    page.watch(match, *rules, seat);
    REQUIRE(page.link->begun());
    for (const SeatTime& time : page.link->update().clocks) CHECK(time.correspondence);
    require_done(page.move(move));
    page.link.reset();
    page.close();
  }
  [[nodiscard]] std::int64_t due() { return ada->game(*server)["due"].get<std::int64_t>(); }

 private:
  unsigned days_;
  server::PushNetwork pushes_;
};

}  // namespace boardwright::test
