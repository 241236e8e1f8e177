// SPDX-License-Identifier: GPL-3.0-or-later
//
// A server in this process whose calendar a test moves, and members who play on it from home.
#pragma once

#include <atomic>
#include <future>
#include <memory>
#include <optional>
#include <thread>

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
  HomeServer(const std::filesystem::path& store, TimeSource calendar, unsigned vacation_days = 28) {
    server::ServeOptions options{.store = StoreLocation::file(store), .address = "127.0.0.1", .port = 0};
    options.metrics = 0;
    options.calendar = std::move(calendar);
    options.vacation_days = vacation_days;
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
  [[nodiscard]] Json home(const ServerAt& server) const { return Json::parse(get(server, "/api/home").body); }
  [[nodiscard]] Json game(const ServerAt& server) const {
    const Json all = home(server);
    return all["games"].empty() ? Json() : all["games"][0];
  }
  [[nodiscard]] HttpAnswer act(const ServerAt& server, const std::string& what, const Json& body) const {
    return ask(server, {"POST",
                        "/api/home/" + what,
                        {{"Cookie", page.cookie()}, {"X-Boardwright-Token", page.token()}},
                        body.dump()});
  }
  ClubPage page;
};

}  // namespace boardwright::test
