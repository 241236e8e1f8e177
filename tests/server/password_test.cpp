// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members who come in by name and password, and those who guess.
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>

#include "framework/store/store.hpp"
#include "framework/store/transfer.hpp"
#include "tests/server/club_page.hpp"
#include "ui/server/passwords.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

int guesses() {
  const char* wanted = std::getenv("BOARDWRIGHT_GUESSES");
  return wanted == nullptr ? 100 : std::atoi(wanted);
}

/// The organiser's page, and members who have come in by his codes and have these passwords.
struct Members {
  explicit Members(ServerRun& server) : organiser(server, "Olga"), server_(server) {
    organiser.take_session(organiser.post("/api/organiser", {{"code", server.told["organiser"]}}));
    REQUIRE(organiser.open() == 101);
  }
  /// In, as that member.
  std::unique_ptr<ClubPage> member(const std::string& name) {
    const Json made = organiser.lobby_command({{"do", "member_code"}, {"member", name}, {"add", true}});
    auto page = std::make_unique<ClubPage>(server_, "guest of " + name);
    const auto in = page->post("/api/member", {{"code", made["code"]}});
    REQUIRE(in.status == 200);
    page->take_session(in);
    return page;
  }
  HttpAnswer log_in(const std::string& name, const std::string& password) const {
    return ask(server_, {"POST", "/api/login", {}, Json{{"name", name}, {"password", password}}.dump()});
  }
  ClubPage organiser;

 private:
  ServerRun& server_;
};

std::string refused(const HttpAnswer& answer) {
  return Json::parse(answer.body, nullptr, false).value("refused", "");
}

double seconds_of(const std::function<void()>& what) {
  const auto begun = std::chrono::steady_clock::now();
  what();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

TEST_CASE("a member sets a password, comes in by it, changes it, and the organiser removes it") {
  const ScratchFolder folder;
  const auto store = folder / "club.db";
  ServerRun server(store, {"--log", (folder / "log.txt").string()});
  Members members(server);
  const auto ada = members.member("Ada");
  const std::string first = "correct horse", second = "battery staple";
  CHECK(refused(ada->post("/api/password", {{"password", "short"}})) == "bad_password");
  CHECK(refused(ada->post("/api/password", {{"password", std::string(129, 'x')}})) == "bad_password");
  CHECK(refused(members.organiser.post("/api/password", {{"password", first}})) == "not_allowed");
  CHECK(ada->post("/api/password", {{"password", first}}, {{"Origin", "http://evil.example"}}).status == 403);
  CHECK(ada->post("/api/password", {{"password", first}}, {{"X-Boardwright-Token", ""}}).status == 403);
  CHECK(refused(members.log_in("Ada", first)) == "wrong_password");  // none yet
  const auto set = ada->post("/api/password", {{"password", first}});
  REQUIRE(set.status == 200);
  CHECK(Json::parse(set.body)["me"]["password"] == true);

  const auto in = members.log_in(" ada", first);
  REQUIRE(in.status == 200);
  CHECK(Json::parse(in.body)["me"]["name"] == "Ada");
  CHECK(Json::parse(in.body)["me"]["role"] == "member");
  CHECK(Json::parse(in.body)["me"]["person"] == ada->person());
  CHECK(in.headers.at("set-cookie").find("HttpOnly") != std::string::npos);
  CHECK(refused(members.log_in("Ada", second)) == "wrong_password");
  CHECK(members.log_in("Ada", second).body == members.log_in("Nobody", second).body);

  // Another one needs the one until now.
  CHECK(refused(ada->post("/api/password", {{"password", second}})) == "wrong_password");
  CHECK(ada->post("/api/password", {{"password", second}, {"old", first}}).status == 200);
  CHECK(members.log_in("Ada", second).status == 200);

  // Nothing but a hash is kept, and no text that leaves the club holds even that.
  std::string kept;
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
    std::ifstream of(file.path(), std::ios::binary);
    kept.append(std::istreambuf_iterator<char>(of), {});
  }
  CHECK(kept.find("$argon2id$") != std::string::npos);
  CHECK(kept.find(first) == std::string::npos);
  CHECK(kept.find(second) == std::string::npos);
  {
    auto opened = value_of(Store::open(StoreLocation::file(store)));
    for (const ExportFor whom : {ExportFor::kOwnUse, ExportFor::kOthers})
      CHECK(value_of(export_text(opened, whom)).find("argon2") == std::string::npos);
  }

  const Json remove{{"do", "forget_password"}, {"person", ada->person()}};
  REQUIRE(ada->open() == 101);
  CHECK(ada->lobby_command(remove)["code"] == "not_allowed");
  const Json devices = members.organiser.lobby_command({{"do", "devices"}, {"person", ada->person()}});
  CHECK(devices["password"] == true);
  CHECK(members.organiser.lobby_command(remove)["type"] == "done");
  CHECK(members.organiser.lobby_command(remove)["code"] == "unknown");
  CHECK(refused(members.log_in("Ada", second)) == "wrong_password");
}

TEST_CASE("who guesses waits, and others come in meanwhile", "[guesses]") {
  const ScratchFolder folder;
  ServerRun server(folder / "club.db");
  Members members(server);
  for (const char* name : {"Ada", "Ben"})
    REQUIRE(members.member(name)
                ->post("/api/password", {{"password", std::string("secret of ") + name}})
                .status == 200);
  std::map<std::string, int> told;
  std::atomic<bool> over = false;
  std::thread guesser([&] {
    for (int i = 0; i < guesses(); ++i) ++told[refused(members.log_in("Ada", "guess " + std::to_string(i)))];
    over = true;
  });
  std::vector<double> took;
  while (!over || took.empty()) {
    took.push_back(seconds_of([&] { CHECK(members.log_in("Ben", "secret of Ben").status == 200); }));
    std::this_thread::sleep_for(20ms);
  }
  guesser.join();
  // Five that are looked at, and one more after each wait.
  CHECK(told["wrong_password"] >= 5);
  CHECK(told["wrong_password"] < 20);
  CHECK(told["wrong_password"] + told["wait"] == guesses());
  std::sort(took.begin(), took.end());
  std::cout << guesses() << " guesses, of which " << told["wrong_password"] << " were looked at; meanwhile "
            << took.size() << " logins of another, " << took[took.size() / 2] << " s each (median), "
            << took.back() << " s (longest)" << std::endl;
  CHECK(took.back() < 10);
  // A crowd of names at once is told to wait, and the server lives.
  std::vector<std::thread> crowd;
  std::atomic<int> waited = 0, looked_at = 0;
  for (int i = 0; i < 40; ++i)
    crowd.emplace_back([&, i] {
      const std::string why = refused(members.log_in("Nobody " + std::to_string(i), "whatever it is"));
      ++(why == "wait" ? waited : looked_at);
    });
  for (auto& one : crowd) one.join();
  CHECK(waited > 0);
  CHECK(looked_at >= 1);
  CHECK(ask(server, {"GET", "/api/hello", {}, ""}).status == 200);
}

TEST_CASE("tries are counted by name, in the room by address too, and waits double") {
  using server::PasswordTries;
  PasswordTries tries;
  auto now = PasswordTries::Time{} + 1h;
  const auto use_up = [&](const std::string& name, const std::string& peer) {
    for (int i = 0; i < PasswordTries::kFree; ++i) CHECK_FALSE(tries.take(name, peer, now));
  };
  use_up("Ada", "203.0.113.5");
  CHECK(tries.take("ada", "203.0.113.5", now) == 1000ms);
  CHECK(tries.take("Ada", "198.51.100.7", now) == 1000ms);  // from elsewhere it is the same
  CHECK_FALSE(tries.take("Ada", "192.168.1.5", now));       // but not in the room
  CHECK_FALSE(tries.take("Ben", "203.0.113.5", now));
  for (int i = 0; i < 30; ++i) {
    const auto wait = tries.take("Ada", "203.0.113.5", now);
    REQUIRE(wait);
    CHECK(*wait ==
          std::min<std::chrono::milliseconds>(PasswordTries::kLongest, 1000ms * (1LL << std::min(i, 20))));
    now += *wait;
    CHECK_FALSE(tries.take("Ada", "203.0.113.5", now));
  }
  // In the room nobody waits longer than this.
  now += 24h;
  use_up("Cem", "192.168.1.5");
  for (int i = 0; i < 30; ++i) {
    const auto wait = tries.take("Cem", "192.168.1.5", now);
    REQUIRE(wait);
    CHECK(*wait <= PasswordTries::kLongestHere);
    now += *wait;
    CHECK_FALSE(tries.take("Cem", "192.168.1.5", now));
  }
  CHECK_FALSE(tries.take("Cem", "192.168.1.6", now));
  tries.right("Cem", "192.168.1.5");
  use_up("Cem", "192.168.1.5");
}

TEST_CASE("addresses of a room are told from others") {
  for (const char* address : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.1", "192.168.0.9",
                              "169.254.1.1", "::1", "fe80::1%wlan0", "fd00::5"})
    CHECK(server::is_local_address(address));
  for (const char* address :
       {"8.8.8.8", "172.32.0.1", "172.15.0.1", "192.169.0.1", "2001:db8::1", "", "local"})
    CHECK_FALSE(server::is_local_address(address));
}
