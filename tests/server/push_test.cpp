// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Your move" on a phone: what is sent, by which words, where to and when; and where to it is not.
#include <fstream>
#include <future>

#include "framework/log/log.hpp"
#include "framework/store/store.hpp"
#include "framework/store/transfer.hpp"
#include "tests/server/home_club.hpp"
#include "tests/server/push_service.hpp"
#include "ui/server/push_endpoint.hpp"
#include "ui/server/pushes.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

std::string bytes_of_letters(std::string_view letters) {
  const auto read = server::from_base64url(letters);
  REQUIRE(read);
  return *read;
}

/// Names a test alone may give: this machine, any port, and that service's own certificate.
server::PushNetwork network_of(const PushService& service) {
  return {.any_port = true, .loopback = true, .trusted = service.certificate(), .patience = 2s};
}

struct Sending {
  server::EllipticKey key = value_of(server::EllipticKey::fresh());
  PushedBrowser browser;
  server::PushOutcome send(const server::PushNetwork& network, const std::string& endpoint) {
    std::promise<server::PushOutcome> told;
    auto outcome = told.get_future();
    server::PushSender sender(network, key, [](const std::function<void()>& call) { call(); });
    sender.send({endpoint, browser.p256dh(), browser.auth(), "Your move", "https://club.example/"},
                [&](server::PushOutcome now) { told.set_value(std::move(now)); });
    REQUIRE(outcome.wait_for(30s) == std::future_status::ready);
    return outcome.get();
  }
};

std::string header_of(const PushService::Taken& taken, const std::string& name) {
  const std::size_t at = taken.head.find("\r\n" + name + ": ");
  if (at == std::string::npos) return {};
  const std::size_t begin = at + 4 + name.size();
  return taken.head.substr(begin, taken.head.find("\r\n", begin) - begin);
}

/// What stands between a mark and a comma or the end.
std::string part_of(const std::string& header, const std::string& mark) {
  const std::size_t at = header.find(mark);
  REQUIRE(at != std::string::npos);
  const std::size_t begin = at + mark.size();
  return header.substr(begin, header.find(',', begin) - begin);
}

Json push_state(const TwoAtHome& at, const HomeMember& member) {
  return Json::parse(member.get(*at.server, "/api/push").body);
}

HttpAnswer push_act(const TwoAtHome& at, const HomeMember& member, const std::string& what,
                    const Json& body) {
  return member.post(*at.server, "/api/push/" + what, body);
}

Json wish(const PushService& service, const PushedBrowser& browser, const std::string& path = "/send/blaise",
          const std::string& language = "de") {
  return {{"endpoint", service.endpoint(path)},
          {"p256dh", browser.p256dh()},
          {"auth", browser.auth()},
          {"language", language}};
}

}  // namespace

TEST_CASE("a push is encrypted as RFC 8291 shows it", "[push]") {
  const auto sender = value_of(server::EllipticKey::of_pair(
      bytes_of_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
      bytes_of_letters(
          "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")));
  const auto keys = value_of(server::read_push_keys(
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      "BTBZMqHH6r4Tts7J_aSIgg"));
  const auto made = value_of(server::encrypted_push("When I grow up, I want to be a watermelon", keys, sender,
                                                    bytes_of_letters("DGv6ra1nlYgDCS1FRnbzlw")));
  CHECK(server::base64url(made) ==
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
        "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST_CASE("keys that are none are refused", "[push]") {
  const PushedBrowser browser;
  CHECK(server::read_push_keys(browser.p256dh(), browser.auth()));
  CHECK_FALSE(server::read_push_keys(browser.p256dh(), "BTBZMqHH6r4Tts7J_aSI"));
  CHECK_FALSE(server::read_push_keys(browser.p256dh(), ""));
  CHECK_FALSE(server::read_push_keys(browser.p256dh() + "AA", browser.auth()));
  CHECK_FALSE(server::read_push_keys("§", browser.auth()));
  std::string aside = bytes_of_letters(browser.p256dh());
  aside.back() = static_cast<char>(aside.back() ^ 1);  // beside the curve
  CHECK_FALSE(server::read_push_keys(server::base64url(aside), browser.auth()));
  const auto key = value_of(server::EllipticKey::fresh());
  CHECK(value_of(server::read_kept_key(server::kept_key(key))).point() == key.point());
  CHECK_FALSE(server::read_kept_key(server::base64url(key.scalar()) + "." + browser.p256dh()));  // another's
  CHECK_FALSE(server::read_kept_key("nothing"));
}

TEST_CASE("pushes of any text are as long as each other", "[push]") {
  const PushedBrowser browser;
  const auto keys = value_of(server::read_push_keys(browser.p256dh(), browser.auth()));
  const auto one = value_of(server::encrypted_push("Your move", keys)),
             other = value_of(server::encrypted_push("À vous de jouer", keys));
  CHECK(one.size() == other.size());
  CHECK(browser.read(one) == "Your move");
  CHECK(browser.read(other) == "À vous de jouer");
  CHECK(one.substr(21, 65) != other.substr(21, 65));  // a key of its own for each
}

TEST_CASE("a push goes to https at a name of the internet and nowhere else", "[push]") {
  const auto to = value_of(server::read_push_endpoint("https://fcm.googleapis.com/fcm/send/abc:def?x=1"));
  CHECK(to.host == "fcm.googleapis.com");
  CHECK(to.port == "443");
  CHECK(to.target == "/fcm/send/abc:def?x=1");
  CHECK(to.origin() == "https://fcm.googleapis.com");
  CHECK(value_of(server::read_push_endpoint("https://Push.Example:443")).target == "/");
  for (const char* refused : {"",
                              "http://push.example/",
                              "https://",
                              "https:///x",
                              "ftp://push.example/",
                              "https://push.example:8443/",
                              "https://push.example:/",
                              "https://push.example:443x/",
                              "https://me@push.example/",
                              "https://127.0.0.1/",
                              "https://[::1]/",
                              "https://2130706433/",
                              "https://0x7f.1/",
                              "https://0x7f000001/",
                              "https://1.2.3.4x5.6/",
                              "https://localhost/",
                              "https://router/",
                              "https://push.example/a b",
                              "https://push.example/#x",
                              "https://push.example\\@10.0.0.1/",
                              "https://.example/",
                              "https://push..example/",
                              "https://push.example./",
                              "https://push.example\r\nHost: x/",
                              "https://püsh.example/",
                              " https://push.example/"}) {
    CAPTURE(refused);
    CHECK_FALSE(server::read_push_endpoint(refused));
  }
  CHECK_FALSE(
      server::read_push_endpoint("https://push.example/" + std::string(server::kLongestEndpoint, 'a')));
}

TEST_CASE("addresses of rooms, machines, links and tunnels are none of the internet", "[push]") {
  for (const char* address : {"0.0.0.0",
                              "0.1.2.3",
                              "10.1.2.3",
                              "100.64.0.1",
                              "100.127.255.255",
                              "127.0.0.1",
                              "127.255.0.1",
                              "169.254.169.254",
                              "172.16.0.1",
                              "172.31.255.255",
                              "192.0.0.8",
                              "192.0.2.1",
                              "192.88.99.1",
                              "192.168.1.1",
                              "198.18.0.1",
                              "198.19.255.255",
                              "198.51.100.1",
                              "203.0.113.1",
                              "224.0.0.1",
                              "239.1.1.1",
                              "240.0.0.1",
                              "255.255.255.255",
                              "::",
                              "::1",
                              "::ffff:127.0.0.1",
                              "::ffff:8.8.8.8",
                              "64:ff9b::7f00:1",
                              "fe80::1",
                              "fc00::1",
                              "fd12::1",
                              "ff02::1",
                              "2001::1",
                              "2001:db8::1",
                              "2002:7f00:1::",
                              "3fff::1",
                              "100::1",
                              "localhost",
                              "",
                              "8.8.8"}) {
    CAPTURE(address);
    CHECK_FALSE(server::is_public_address(address));
  }
  for (const char* address : {"8.8.8.8", "1.1.1.1", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1",
                              "192.167.1.1", "198.20.0.1", "223.255.255.255", "2607:f8b0:4004:800::200a",
                              "2a00:1450:4001::1", "2001:4860::8888"}) {
    CAPTURE(address);
    CHECK(server::is_public_address(address));
  }
}

TEST_CASE("a push service gets what it needs and can't read the rest", "[push]") {
  PushService service;
  Sending at;
  CHECK(at.send(network_of(service), service.endpoint("/send/x?y=z")).kind ==
        server::PushOutcome::Kind::kTaken);
  const auto taken = service.taken();
  REQUIRE(taken.size() == 1);
  CHECK(taken[0].head.starts_with("POST /send/x?y=z HTTP/1.1\r\n"));
  CHECK(header_of(taken[0], "Content-Encoding") == "aes128gcm");
  CHECK(header_of(taken[0], "TTL") == "259200");
  CHECK(header_of(taken[0], "Topic") == "your-move");
  CHECK(at.browser.read(taken[0].body) == "Your move");
  // RFC 8292: signed by the server's key, for this service alone, for less than a day.
  const std::string word = header_of(taken[0], "Authorization");
  REQUIRE(word.starts_with("vapid "));
  const std::string jwt = part_of(word, "t="), key = bytes_of_letters(part_of(word, "k="));
  CHECK(key == at.key.point());
  const std::size_t first = jwt.find('.'), last = jwt.rfind('.');
  CHECK(es256_holds(key, jwt.substr(0, last), bytes_of_letters(jwt.substr(last + 1))));
  CHECK_FALSE(es256_holds(key, jwt.substr(0, last) + "A", bytes_of_letters(jwt.substr(last + 1))));
  CHECK(Json::parse(bytes_of_letters(jwt.substr(0, first)))["alg"] == "ES256");
  const Json claims = Json::parse(bytes_of_letters(jwt.substr(first + 1, last - first - 1)));
  CHECK(claims["aud"] == service.endpoint(""));
  CHECK(claims["sub"] == "https://club.example/");
  CHECK(claims["exp"] > utc_now() / 1000);
  CHECK(claims["exp"] < utc_now() / 1000 + 24 * 60 * 60);
}

TEST_CASE("what a push service says is understood, and what it doesn't say isn't waited for", "[push]") {
  PushService service;
  Sending at;
  for (const int gone : {404, 410}) {
    service.status = gone;
    CHECK(at.send(network_of(service), service.endpoint("/x")).kind == server::PushOutcome::Kind::kGone);
  }
  service.status = 429, service.retry_after = 120;
  const auto wait = at.send(network_of(service), service.endpoint("/x"));
  CHECK(wait.kind == server::PushOutcome::Kind::kLater);
  CHECK(wait.wait == 120s);
  service.status = 302, service.retry_after = 0;  // not followed
  const int connections = service.connections;
  CHECK(at.send(network_of(service), service.endpoint("/x")).why == "status 302");
  CHECK(service.connections == connections + 1);
  service.silent = true;
  const auto begun = std::chrono::steady_clock::now();
  CHECK(at.send(network_of(service), service.endpoint("/x")).kind == server::PushOutcome::Kind::kLater);
  CHECK(std::chrono::steady_clock::now() - begun < 10s);
  CHECK(at.send(network_of(service), "https://localhost:1/x").kind == server::PushOutcome::Kind::kLater);
}

TEST_CASE("nothing is sent to whom no certificate vouches for, nor to this machine", "[push]") {
  PushService service, elsewhere("elsewhere.example");
  Sending at;
  server::PushNetwork network = network_of(service);
  using Kind = server::PushOutcome::Kind;
  SECTION("a certificate of nobody's") {
    network.trusted = elsewhere.certificate();
    CHECK(at.send(network, service.endpoint("/x")).kind == Kind::kLater);
  }
  SECTION("the machine's own certificates") {
    network.trusted.clear();
    CHECK(at.send(network, service.endpoint("/x")).kind == Kind::kLater);
  }
  SECTION("a certificate for another name") {
    CHECK(at.send(network_of(elsewhere), elsewhere.endpoint("/x")).kind == Kind::kLater);
    CHECK(elsewhere.connections == 1);
  }
  SECTION("an address of this machine, as outside of tests") {
    network.loopback = false;
    CHECK(at.send(network, service.endpoint("/x")).why == "its address is none of the internet");
    CHECK(service.connections == 0);
  }
  SECTION("another port, as outside of tests") {
    network.any_port = false;
    CHECK(at.send(network, service.endpoint("/x")).kind == Kind::kGone);
    CHECK(service.connections == 0);
  }
  CHECK(service.taken().empty());
  CHECK(elsewhere.taken().empty());
}

TEST_CASE("a push that isn't taken waits longer each time, and what is gone is forgotten", "[push]") {
  const ScratchFolder folder;
  const auto location = StoreLocation::file(folder / "club.db");
  { const auto store = value_of(Store::open(location)); }
  const auto open = [&] { return value_of(server::Pushes::open(value_of(PushStore::open(location)))); };
  const KeptPush push{"session", "https://push.example/1", "p", "a", "en", 5};
  auto pushes = open();
  const std::string key = server::kept_key(pushes.key());
  const server::Pushes::Time begin{};
  pushes.owe("session", "m", begin);  // of nobody who wants it
  CHECK(pushes.due(begin + 1h).empty());
  require_done(pushes.keep(push));
  pushes.owe("session", "m", begin);
  pushes.owe("session", "n", begin + 1s);
  CHECK(pushes.due(begin + 1s).empty());
  server::Pushes::Time now = begin + 2s;
  CHECK(pushes.due(now) == std::map<std::string, std::set<std::string>>{{"session", {"m", "n"}}});
  const server::PushOutcome later{server::PushOutcome::Kind::kLater},
      busy{server::PushOutcome::Kind::kLater, 1000s};
  for (const auto wait : {60s, 120s, 240s}) {
    pushes.sending("session");
    CHECK(pushes.due(now + 1h).empty());
    pushes.owe("session", "o", now);
    pushes.sent("session", push.endpoint, later, now);
    CHECK(pushes.due(now + wait - 1s).empty());
    now += wait;
    CHECK(pushes.due(now)["session"].size() == 3);
  }
  pushes.sending("session");
  pushes.sent("session", push.endpoint, busy, now);  // it asks for more than the next wait
  CHECK(pushes.due(now + 999s).empty());
  CHECK(pushes.due(now + 1000s).size() == 1);
  pushes.sending("session");
  pushes.sent("session", push.endpoint, {server::PushOutcome::Kind::kTaken}, now);
  CHECK(pushes.due(now + 24h).empty());
  pushes.owe("session", "m", now + 24h);
  pushes.sending("session");
  pushes.sent("session", push.endpoint, later, now + 24h);
  CHECK(pushes.due(now + 24h + 60s).size() == 1);  // once taken it begins anew

  // Another session of the same browser has it now; its old name is nothing any more.
  require_done(pushes.move("session", "raised"));
  CHECK(pushes.of("session") == nullptr);
  CHECK(open().of("raised")->endpoint == push.endpoint);
  CHECK(open().of("session") == nullptr);
  pushes.sent("raised", "https://push.example/old", {server::PushOutcome::Kind::kGone}, now);
  CHECK(pushes.of("raised") != nullptr);
  pushes.sent("raised", push.endpoint, {server::PushOutcome::Kind::kGone}, now);
  CHECK(pushes.of("raised") == nullptr);
  CHECK(open().of("raised") == nullptr);
  CHECK(server::kept_key(open().key()) == key);
}

TEST_CASE("a member at home is told once for each turn, without game or name", "[push][home]") {
  PushService service;
  const PushedBrowser browser;
  const ScratchFolder logs;
  require_done(keep_log({.file = logs / "server.log"}, LogDetail::kEverything));
  TwoAtHome at(28, network_of(service));
  CHECK(push_state(at, *at.blaise)["on"] == false);
  const auto wanted = push_act(at, *at.blaise, "on", wish(service, browser));
  INFO(wanted.body);
  REQUIRE(wanted.status == 200);
  CHECK(push_state(at, *at.blaise)["on"] == true);
  CHECK(push_state(at, *at.ada)["on"] == false);
  const std::string key = push_state(at, *at.blaise)["key"];
  at.accept();
  at.play();  // Ada's move; now it is Blaise's turn
  REQUIRE(comes([&] { return service.taken().size() == 1; }));
  CHECK(browser.read(service.taken()[0].body) == "Sie sind am Zug");
  CHECK(part_of(header_of(service.taken()[0], "Authorization"), "k=") == key);

  // A restart tells nothing twice, and the server has the same key.
  at.night(1h);
  CHECK(push_state(at, *at.blaise)["on"] == true);
  CHECK(push_state(at, *at.blaise)["key"] == key);
  std::this_thread::sleep_for(4s);
  CHECK(service.taken().size() == 1);

  // Whoever has the page open there needs no push; with the page in the background he does.
  at.play();
  REQUIRE(at.blaise->page.open(*at.server) == 101);
  at.play();
  std::this_thread::sleep_for(4s);
  CHECK(service.taken().size() == 1);
  at.blaise->page.close();
  at.play();
  at.play();
  REQUIRE(comes([&] { return service.taken().size() == 2; }));

  // Who has answered in advance needn't know; nor who is away.
  at.play();
  GameLine planned = at.line;
  const std::string move = at.plan(planned), answer = at.plan(planned);
  REQUIRE(at.blaise
              ->act(*at.server, "replies",
                    {{"match", at.match}, {"lines", std::vector<std::vector<std::string>>{{move, answer}}}})
              .status == 200);
  at.play();
  at.line = planned;
  REQUIRE(comes([&] { return at.ada->game(*at.server)["plies"] == at.line.plies().size(); }));
  const auto away = at.blaise->act(
      *at.server, "vacation",
      {{"from", std::to_string(at.wall.ms())}, {"until", std::to_string(at.wall.ms() + (2 * kDay).count())}});
  INFO(away.body);
  REQUIRE(away.status == 200);
  at.play();
  std::this_thread::sleep_for(4s);
  CHECK(service.taken().size() == 2);

  // What goes to the service stands nowhere but in the store, and there in nothing that leaves it.
  leave_log();
  std::stringstream log;
  log << std::ifstream(logs / "server.log").rdbuf();
  CHECK(log.str().find("match begun") != std::string::npos);
  at.server.reset();
  auto store = value_of(Store::open(StoreLocation::file(at.folder / "club.db")));
  const std::string exported = value_of(export_text(store, ExportFor::kOwnUse));
  const std::string own =
      value_of(value_of(PushStore::open(StoreLocation::file(at.folder / "club.db"))).key()).value();
  for (const std::string& secret :
       {std::string("/send/blaise"), browser.auth(), browser.p256dh(), own, own.substr(0, 43)}) {
    CHECK(log.str().find(secret) == std::string::npos);
    CHECK(exported.find(secret) == std::string::npos);
  }
}

TEST_CASE("a browser that is gone, or whose session is over, is told nothing any more", "[push][home]") {
  PushService service;
  const PushedBrowser browser;
  TwoAtHome at(28, network_of(service));
  // Members alone, with what a browser gives.
  ClubPage guest(*at.server, "Gast");
  CHECK(guest.post("/api/push/on", wish(service, browser)).status == 403);
  CHECK(ask(*at.server, {.path = "/api/push"}).status == 403);
  for (const char* part : {"endpoint", "p256dh", "auth", "language"}) {
    Json wrong = wish(service, browser);
    wrong[part] = "http://10.0.0.1/";
    CAPTURE(part);
    CHECK(push_act(at, *at.blaise, "on", wrong).status == 400);
    wrong.erase(part);
    CHECK(push_act(at, *at.blaise, "on", wrong).status == 400);
  }
  CHECK(push_act(at, *at.blaise, "sideways", Json::object()).status == 503);

  // A phone belongs to whoever said so last: nobody reads there whose turn it was before.
  REQUIRE(push_act(at, *at.ada, "on", wish(service, browser, "/send/phone")).status == 200);
  REQUIRE(push_act(at, *at.blaise, "on", wish(service, browser, "/send/phone")).status == 200);
  CHECK(push_state(at, *at.ada)["on"] == false);
  CHECK(push_state(at, *at.blaise)["on"] == true);
  service.status = 410;
  at.accept();
  at.play();
  REQUIRE(comes([&] { return service.taken().size() == 1; }));
  CHECK(comes([&] { return push_state(at, *at.blaise)["on"] == false; }));

  service.status = 201;
  REQUIRE(push_act(at, *at.blaise, "on", wish(service, browser)).status == 200);
  CHECK(push_act(at, *at.blaise, "off", Json::object()).status == 200);
  CHECK(push_state(at, *at.blaise)["on"] == false);
  REQUIRE(push_act(at, *at.ada, "on", wish(service, browser)).status == 200);
  at.play();
  REQUIRE(comes([&] { return service.taken().size() == 2; }));  // Ada's turn

  // Whoever leaves takes it along.
  REQUIRE(at.ada->page.post("/api/leave", Json::object()).status == 200);
  at.server.reset();
  CHECK(value_of(value_of(PushStore::open(StoreLocation::file(at.folder / "club.db"))).pushes()).empty());
}

TEST_CASE("a push service that says nothing delays no game", "[push][home]") {
  PushService service;
  service.silent = true;
  const PushedBrowser browser;
  TwoAtHome at(28, network_of(service));
  REQUIRE(push_act(at, *at.blaise, "on", wish(service, browser)).status == 200);
  at.accept();
  at.play();
  REQUIRE(comes([&] { return service.connections == 1; }));
  const auto begun = std::chrono::steady_clock::now();
  for (int ply = 0; ply < 4; ++ply) at.play();
  CHECK(std::chrono::steady_clock::now() - begun < 2s);
  CHECK(service.taken().empty());
}
