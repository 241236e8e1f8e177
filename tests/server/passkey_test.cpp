// SPDX-License-Identifier: GPL-3.0-or-later
//
// Members who come in by a passkey, and those who make one up. The other half of each key is made here, by OpenSSL.
#include <openssl/evp.h>
#include <openssl/x509.h>

#include "framework/store/store.hpp"
#include "tests/server/home_club.hpp"
#include "tests/server/push_service.hpp"
#include "ui/server/elliptic.hpp"
#include "ui/server/passkeys.hpp"
#include "ui/server/passwords.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

namespace {

std::string der_of(const EVP_PKEY* key) {
  unsigned char* made = nullptr;
  const int size = i2d_PUBKEY(key, &made);
  REQUIRE(size > 0);
  std::string der(reinterpret_cast<char*>(made), static_cast<std::size_t>(size));
  OPENSSL_free(made);
  return der;
}

std::string signed_by(EVP_PKEY* key, const std::string& text) {
  const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  std::string der(200, '\0');
  std::size_t size = der.size();
  REQUIRE(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key) == 1);
  REQUIRE(EVP_DigestSign(context.get(), octets(der), &size, octets(text), text.size()) == 1);
  der.resize(size);
  return der;
}

/// What a phone says, each part as a test wants it.
struct Saying {
  std::string challenge, type, origin, host = "localhost";
  unsigned flags = 0x05;  // somebody is there, and is who he should be
  std::uint32_t counter = 0;
  std::string within = {};  // more of the browser's words

  [[nodiscard]] std::string client() const {
    return R"({"type":")" + type + R"(","challenge":")" + challenge + R"(","origin":")" + origin + "\"" +
           (within.empty() ? R"(,"crossOrigin":false)" : within) + "}";
  }
  [[nodiscard]] std::string authenticator(const std::string& made = "") const {
    std::string bytes = server::sha256(host);
    bytes += static_cast<char>(flags);
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(counter >> shift & 0xFF);
    return bytes + made;
  }
};

/// A phone with one key in it.
struct Phone {
  OwnedKey key{EVP_EC_gen("P-256"), EVP_PKEY_free};
  std::string id = "a phone's key \x01\xFF";

  [[nodiscard]] Json new_key(Saying saying) const {
    saying.flags |= 0x40;
    const std::string made = std::string(16, '\0') + '\0' + static_cast<char>(id.size()) + id + "\xA5 CBOR";
    return {{"id", server::base64url(id)},
            {"key", server::base64url(der_of(key.get()))},
            {"authenticator", server::base64url(saying.authenticator(made))},
            {"client", server::base64url(saying.client())}};
  }
  [[nodiscard]] Json login(const Saying& saying, const std::string& member) const {
    const std::string authenticator = saying.authenticator(), client = saying.client();
    return {{"id", server::base64url(id)},
            {"authenticator", server::base64url(authenticator)},
            {"client", server::base64url(client)},
            {"signature", server::base64url(signed_by(key.get(), authenticator + server::sha256(client)))},
            {"member", server::base64url(member)}};
  }
};

std::string why_not(const HttpAnswer& answer) {
  return Json::parse(answer.body, nullptr, false).value("refused", "");
}

/// A server on this machine, whose pages call it localhost, and Ada, who is in by a code.
struct PasskeyClub {
  ScratchFolder folder;
  MovedCalendar wall{kMonday};
  HomeServer server{folder / "club.db", wall.source()};
  ClubPage organiser = organiser_of(server);
  HomeMember ada{server, organiser, "Ada"};

  [[nodiscard]] std::string origin() const { return "http://localhost:" + std::to_string(server.port); }
  [[nodiscard]] std::map<std::string, std::string> local() const {
    return {{"Host", "localhost:" + std::to_string(server.port)}, {"Origin", origin()}};
  }
  HttpAnswer post(HomeMember& member, const std::string& what, const Json& body) const {
    return member.page.post("/api/passkey/" + what, body, local());
  }
  /// By somebody who isn't in.
  [[nodiscard]] HttpAnswer post(const std::string& what, const Json& body) const {
    return ask(server, {"POST", "/api/passkey/" + what, local(), body.dump()});
  }
  static std::string challenge_in(const HttpAnswer& answer) {
    INFO(answer.body);
    REQUIRE(answer.status == 200);
    return Json::parse(answer.body)["challenge"];
  }
  [[nodiscard]] Saying to_make(HomeMember& member) const {
    return {challenge_in(post(member, "ask", Json::object())), "webauthn.create", origin()};
  }
  [[nodiscard]] Saying to_enter() const {
    return {challenge_in(post("ask", Json::object())), "webauthn.get", origin()};
  }
  [[nodiscard]] std::string id() const { return ada.page.person(); }
  void add(const Phone& phone, std::uint32_t counter = 0) {
    Saying saying = to_make(ada);
    saying.counter = counter;
    const auto made = post(ada, "add", phone.new_key(saying));
    INFO(made.body);
    REQUIRE(made.status == 200);
  }
  [[nodiscard]] Json keys(HomeMember& member) const {
    return Json::parse(member.get(server, "/api/passkey").body)["keys"];
  }
};

}  // namespace

TEST_CASE(
    "a browser's key is read from DER, of the curve P-256 alone, and its signatures are told from others") {
  using server::EllipticKey;
  const OwnedKey key(EVP_EC_gen("P-256"), EVP_PKEY_free), other(EVP_EC_gen("P-256"), EVP_PKEY_free),
      long_one(EVP_EC_gen("P-384"), EVP_PKEY_free), koblitz(EVP_EC_gen("secp256k1"), EVP_PKEY_free),
      edwards(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"), EVP_PKEY_free);
  const std::string der = der_of(key.get());
  const auto read = EllipticKey::of_der(der);
  REQUIRE(read);
  CHECK(read->point() == point_of_key(key.get()));
  CHECK(read->scalar().empty());

  for (const EVP_PKEY* wrong : {long_one.get(), koblitz.get(), edwards.get()})
    CHECK_FALSE(EllipticKey::of_der(der_of(wrong)));
  CHECK_FALSE(EllipticKey::of_der(""));
  CHECK_FALSE(EllipticKey::of_der(der + '\0'));
  CHECK_FALSE(EllipticKey::of_der(std::string(4000, 'x')));
  for (std::size_t size = 0; size < der.size(); ++size) CHECK_FALSE(EllipticKey::of_der(der.substr(0, size)));
  std::string off_curve = der;
  off_curve.back() = static_cast<char>(off_curve.back() ^ 1);
  CHECK_FALSE(EllipticKey::of_der(off_curve));

  const std::string signature = signed_by(key.get(), "what is said");
  CHECK(read->has_signed("what is said", signature));
  CHECK_FALSE(read->has_signed("what is sad", signature));
  CHECK_FALSE(read->has_signed("what is said", signed_by(other.get(), "what is said")));
  CHECK_FALSE(read->has_signed("what is said", ""));
  CHECK_FALSE(read->has_signed("what is said", signature + '\0'));
  CHECK_FALSE(read->has_signed("what is said", signature.substr(0, signature.size() - 1)));
  CHECK_FALSE(read->has_signed("what is said", std::string(70, 'x')));
  // Of the same key, but r and s as web push has them.
  const auto pair = EllipticKey::fresh();
  REQUIRE(pair);
  const std::string both = value_of(pair->signature("what is said"));
  CHECK_FALSE(pair->has_signed("what is said", both));
  CHECK(pair->has_signed("what is said", der_of_es256(both)));
}

TEST_CASE("a challenge is good once, for whom it was given, for five minutes, and not without number") {
  using server::Challenges;
  Challenges challenges;
  const auto begin = Challenges::Time{} + 1h;
  const std::string one = challenges.give("ada", begin), two = challenges.give("ada", begin + 1min);
  CHECK(one != two);
  CHECK_FALSE(challenges.take(one, "ben", begin));
  CHECK_FALSE(challenges.take("", "ada", begin));
  CHECK(challenges.take(one, "ada", begin + Challenges::kGood - 1s));
  CHECK_FALSE(challenges.take(one, "ada", begin + Challenges::kGood - 1s));
  CHECK_FALSE(challenges.take(two, "ada", begin + 1min + Challenges::kGood));

  const std::string bens = challenges.give("ben", begin + 1h), first = challenges.give("ada", begin + 1h);
  for (std::size_t i = 0; i < Challenges::kMostOfOne; ++i) (void)challenges.give("ada", begin + 1h);
  CHECK_FALSE(challenges.take(first, "ada", begin + 1h));
  CHECK(challenges.take(bens, "ben", begin + 1h));
  const std::string crowded = challenges.give("ben", begin + 1h);
  for (std::size_t i = 0; i < Challenges::kMost; ++i)
    (void)challenges.give("crowd " + std::to_string(i), begin + 1h);
  CHECK_FALSE(challenges.take(crowded, "ben", begin + 1h));
}

TEST_CASE("what an authenticator says is read to the byte, and nothing beyond") {
  Saying saying{"", "", "", "club.example", 0x45, 0x01020304};
  const std::string tail = std::string(16, 'm') + std::string("\0\3", 2) + "key" + "\xA5";
  const std::string whole = saying.authenticator(tail);
  const auto read = server::read_authenticator_data(whole);
  REQUIRE(read);
  CHECK(read->host_hash == server::sha256("club.example"));
  CHECK(read->present);
  CHECK(read->verified);
  CHECK(read->counter == 0x01020304);
  CHECK(read->credential == "key");
  for (std::size_t size = 0; size < whole.size(); ++size)
    CHECK_FALSE(server::read_authenticator_data(std::string_view(whole).substr(0, size)));
  for (const std::string& length :
       {std::string("\0\0", 2), std::string("\4\0", 2), std::string("\xFF\xFF", 2)})
    CHECK_FALSE(server::read_authenticator_data(
        saying.authenticator(std::string(16, 'm') + length + std::string(1100, 'k'))));
  saying.flags = 0x01;
  CHECK_FALSE(server::read_authenticator_data(saying.authenticator())->verified);
  saying.flags = 0x04;
  CHECK_FALSE(server::read_authenticator_data(saying.authenticator())->present);
}

TEST_CASE("passkeys are for pages over https, and for this machine's own") {
  CHECK(server::passkey_host("https://club.example") == "club.example");
  CHECK(server::passkey_host("https://club.example:8443") == "club.example");
  CHECK(server::passkey_host("http://localhost:8080") == "localhost");
  for (const char* origin : {"http://club.example", "http://localhost.example:80", "http://127.0.0.1:8080",
                             "null", "", "https://"})
    CHECK_FALSE(server::passkey_host(origin));
  CHECK(server::counts_on(0, 0));
  CHECK(server::counts_on(0, 5));
  CHECK(server::counts_on(5, 6));
  CHECK_FALSE(server::counts_on(5, 5));
  CHECK_FALSE(server::counts_on(5, 4));
  CHECK_FALSE(server::counts_on(5, 0));
}

TEST_CASE("a member makes a passkey and comes in by it without a name, until it is removed") {
  PasskeyClub club;
  const Phone phone;
  CHECK(club.ada.get(club.server, "/api/passkey").status == 200);
  CHECK(club.keys(club.ada).empty());
  club.add(phone);
  REQUIRE(club.keys(club.ada).size() == 1);
  CHECK(club.keys(club.ada)[0]["id"] == server::base64url(phone.id));
  CHECK(why_not(club.post(club.ada, "add", phone.new_key(club.to_make(club.ada)))) == "unknown");

  const Saying saying = club.to_enter();
  const auto in = club.post("login", phone.login(saying, club.id()));
  INFO(in.body);
  REQUIRE(in.status == 200);
  const Json me = Json::parse(in.body)["me"];
  CHECK(me["name"] == "Ada");
  CHECK(me["role"] == "member");
  CHECK(me["person"] == club.id());
  CHECK(in.headers.at("set-cookie").find("HttpOnly") != std::string::npos);
  // What was signed once opens nothing more.
  CHECK(why_not(club.post("login", phone.login(saying, club.id()))) == "wrong_passkey");

  // A guest turns out to be her: his challenge is his session's.
  ClubPage guest(club.server, "Guest");
  const auto asked = guest.post("/api/passkey/ask", Json::object(), club.local());
  const Saying his{PasskeyClub::challenge_in(asked), "webauthn.get", club.origin()};
  CHECK(why_not(club.post("login", phone.login(his, club.id()))) == "wrong_passkey");
  CHECK(guest.post("/api/passkey/login", phone.login(his, club.id()), club.local()).status == 200);

  // Ben removes none of hers, Ada does, and then it is no key any more.
  HomeMember ben(club.server, club.organiser, "Ben");
  const Json hers{{"id", server::base64url(phone.id)}};
  CHECK(why_not(club.post(ben, "remove", hers)) == "unknown");
  CHECK(club.keys(ben).empty());
  CHECK(why_not(club.post("remove", hers)) == "not_allowed");
  const auto removed = club.post(club.ada, "remove", hers);
  CHECK(removed.status == 200);
  CHECK(Json::parse(removed.body)["keys"].empty());
  CHECK(why_not(club.post("login", phone.login(club.to_enter(), club.id()))) == "wrong_passkey");
}

TEST_CASE("what is signed for another page, by another key or without its owner opens nothing") {
  PasskeyClub club;
  const Phone phone;
  club.add(phone, 7);
  // Each alone, for a wrong one costs a try.
  struct Wrong {
    const char* what;
    std::function<void(Saying&)> change;
  };
  const std::vector<Wrong> wrongs{
      {"another origin", [](Saying& one) { one.origin = "http://evil.example"; }},
      {"another port", [](Saying& one) { one.origin += "0"; }},
      {"another host's key", [](Saying& one) { one.host = "evil.example"; }},
      {"made, not used", [](Saying& one) { one.type = "webauthn.create"; }},
      {"nobody is there", [](Saying& one) { one.flags = 0x04; }},
      {"it didn't ask who it is", [](Saying& one) { one.flags = 0x01; }},
      {"a counter that stays", [](Saying& one) { --one.counter; }},
      {"a counter that falls", [](Saying& one) { one.counter = 0; }},
      {"a challenge that was made up", [](Saying& one) { one.challenge = server::fresh_token(); }},
      {"in a frame of another page", [](Saying& one) { one.within = R"(,"crossOrigin":true)"; }},
      {"said to be in another page",
       [](Saying& one) { one.within = R"(,"topOrigin":"http://evil.example")"; }},
  };
  std::uint32_t counter = 8;
  for (const auto& wrong : wrongs) {
    INFO(wrong.what);
    Saying saying = club.to_enter();
    saying.counter = counter;
    wrong.change(saying);
    CHECK(why_not(club.post("login", phone.login(saying, club.id()))) == "wrong_passkey");
    Saying right = club.to_enter();
    right.counter = counter++;
    CHECK(club.post("login", phone.login(right, club.id())).status == 200);
  }
  for (const std::uint32_t fallen : {counter - 1, 8U, 0U}) {  // what it has counted so far is kept
    Saying again = club.to_enter();
    again.counter = fallen;
    CHECK(why_not(club.post("login", phone.login(again, club.id()))) == "wrong_passkey");
  }
  const auto used = [&] {
    Saying saying = club.to_enter();
    saying.counter = counter++;
    return saying;
  };
  CHECK(club.post("login", phone.login(used(), club.id())).status == 200);
  const Phone other;
  CHECK(why_not(club.post("login", other.login(used(), club.id()))) ==
        "wrong_passkey");  // same id, other key
  CHECK(why_not(club.post("login", phone.login(used(), club.organiser.person()))) == "wrong_passkey");
  CHECK(club.post("login", phone.login(used(), club.id())).status == 200);
  Json garbled = phone.login(used(), club.id());
  garbled["signature"] = server::base64url("what is this");
  CHECK(why_not(club.post("login", garbled)) == "wrong_passkey");
  garbled["client"] = server::base64url("[[[[");
  CHECK(why_not(club.post("login", garbled)) == "wrong_passkey");
  garbled["client"] = 7;
  CHECK(why_not(club.post("login", garbled)) == "bad_request");
  garbled.erase("client");
  CHECK(why_not(club.post("login", garbled)) == "bad_request");
  CHECK(why_not(club.post("login", Json::array())) == "bad_request");
  CHECK(club.post("login", {{"id", std::string(5000, 'A')}}).status == 413);
  // From another page, and where browsers have no passkeys.
  CHECK(ask(club.server, {"POST", "/api/passkey/ask", {{"Origin", "http://evil.example"}}, "{}"}).status ==
        403);
  CHECK(ask(club.server, {"POST", "/api/passkey/ask", {}, "{}"}).status == 403);
}

TEST_CASE("a new passkey is a member's own, of this page, and one of eight") {
  PasskeyClub club;
  const Phone phone;
  ClubPage guest(club.server, "Guest");
  const auto as_guest = [&](const std::string& what, const Json& body) {
    return guest.post("/api/passkey/" + what, body, club.local());
  };
  const Saying guests{PasskeyClub::challenge_in(as_guest("ask", Json::object())), "webauthn.create",
                      club.origin()};
  CHECK(why_not(as_guest("add", phone.new_key(guests))) == "not_allowed");
  CHECK(ask(club.server, {"GET", "/api/passkey", {{"Cookie", guest.cookie()}}, ""}).status == 403);

  for (const auto& change : std::vector<std::function<void(Saying&)>>{
           [](Saying& one) { one.origin = "http://evil.example"; },
           [](Saying& one) { one.host = "evil.example"; }, [](Saying& one) { one.type = "webauthn.get"; },
           [](Saying& one) { one.flags = 0x01; },
           [](Saying& one) { one.challenge = server::fresh_token(); }}) {
    Saying saying = club.to_make(club.ada);
    change(saying);
    CHECK(why_not(club.post(club.ada, "add", phone.new_key(saying))) == "wrong_passkey");
  }
  Json said = phone.new_key(club.to_make(club.ada));
  said["id"] = server::base64url("another id");
  CHECK(why_not(club.post(club.ada, "add", said)) == "wrong_passkey");
  said = phone.new_key(club.to_make(club.ada));
  const OwnedKey longer(EVP_EC_gen("P-384"), EVP_PKEY_free);
  said["key"] = server::base64url(der_of(longer.get()));
  CHECK(why_not(club.post(club.ada, "add", said)) == "wrong_passkey");
  CHECK(club.keys(club.ada).empty());

  for (std::size_t i = 0; i < server::kMostPasskeys; ++i) {
    Phone one;
    one.id += std::to_string(i);
    club.add(one);
  }
  CHECK(why_not(club.post(club.ada, "add", phone.new_key(club.to_make(club.ada)))) == "too_many_passkeys");
  CHECK(club.keys(club.ada).size() == server::kMostPasskeys);

  // The organiser sees how many, and removes them, as he does a password.
  const Json look{{"do", "devices"}, {"person", club.id()}},
      remove{{"do", "forget_passkeys"}, {"person", club.id()}};
  CHECK(club.organiser.lobby_command(look)["passkeys"] == server::kMostPasskeys);
  REQUIRE(club.ada.page.open() == 101);
  CHECK(club.ada.page.lobby_command(remove)["code"] == "not_allowed");
  CHECK(club.organiser.lobby_command(remove)["type"] == "done");
  CHECK(club.organiser.lobby_command(remove)["code"] == "unknown");
  CHECK(club.organiser.lobby_command(look)["passkeys"] == 0);
  CHECK(club.keys(club.ada).empty());
}

TEST_CASE("who makes up passkeys waits, and who has one comes in meanwhile") {
  PasskeyClub club;
  const Phone phone;
  Phone unknown;
  unknown.id = "nobody's";
  club.add(phone);
  std::map<std::string, int> told;
  for (int i = 0; i < 12; ++i) ++told[why_not(club.post("login", unknown.login(club.to_enter(), club.id())))];
  CHECK(told["wrong_passkey"] >= server::PasswordTries::kFree);
  CHECK(told["wait"] > 0);
  CHECK(told["wrong_passkey"] + told["wait"] == 12);
  CHECK(club.post("login", phone.login(club.to_enter(), club.id())).status == 200);
  // Tries by an id that is known count by themselves.
  told.clear();
  Saying bad = club.to_enter();
  bad.flags = 0;
  for (int i = 0; i < 12; ++i) ++told[why_not(club.post("login", phone.login(bad, club.id())))];
  CHECK(told["wrong_passkey"] >= server::PasswordTries::kFree);
  CHECK(told["wait"] > 0);
}

TEST_CASE("who is anonymised has no passkey any more") {
  PasskeyClub club;
  const Phone phone;
  club.add(phone);
  {
    auto opened = value_of(Store::open(StoreLocation::file(club.folder / "club.db")));
    REQUIRE(opened.add(std::vector<ClubEvent>{{new_id(utc_now()), utc_now(), PlayerAnonymised{club.id()}}}));
  }
  CHECK(why_not(club.post("login", phone.login(club.to_enter(), club.id()))) == "wrong_passkey");
  CHECK(club.keys(club.ada).empty());
}
