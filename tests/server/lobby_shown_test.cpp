// SPDX-License-Identifier: GPL-3.0-or-later
//
// What pages are told of the lobby: whoever has followed the differences from any version on knows what is told whole.
#include "ui/server/lobby_shown.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "framework/link/lobby_difference.hpp"
#include "tests/server/evening_club.hpp"

using namespace boardwright;
using namespace boardwright::test;
using server::LobbyShown;

namespace {

Json parsed(const SharedText& text) { return Json::parse(*text); }
Json in_order(Json list, const char* key) {
  std::sort(list.begin(), list.end(), [key](const Json& a, const Json& b) { return a[key] < b[key]; });
  return list;
}
void require_same(const Json& known, const Json& whole) {
  CHECK(known["version"] == whole["version"]);
  CHECK(in_order(known["people"], "person") == in_order(whole["people"], "person"));
  CHECK(in_order(known["tables"], "table") == in_order(whole["tables"], "table"));
}

/// Entries that come, change and go by chance.
void happen(LobbyShown::Entries& entries, const char* key, Random& random) {
  for (std::uint32_t times = random.below(4); times > 0; --times) {
    const std::string id = std::string(1, *key) + std::to_string(random.below(12));
    if (random.below(3) == 0)
      entries.erase(id);
    else
      entries[id] = Json{{key, id}, {"state", random.below(3)}}.dump();
  }
}

}  // namespace

TEST_CASE("whoever follows the lobby's differences knows the whole of it") {
  struct Reader {
    Json known;
    std::uint64_t version = 0;
  };
  Random random(7);
  LobbyShown shown;
  LobbyShown::Entries people, tables;
  std::vector<Reader> readers(5);
  std::uint64_t version = 0;
  std::size_t differences = 0;
  for (int step = 0; step < 2000; ++step) {
    happen(people, "person", random), happen(tables, "table", random);
    version += 1 + random.below(3);
    shown.show(version, people, tables);
    const Json whole = parsed(shown.since(0));
    CHECK(whole["people"].size() == people.size());
    CHECK(whole["tables"].size() == tables.size());
    for (auto& reader : readers) {
      if (random.below(3) == 0) continue;      // it is too slow for this one
      if (random.below(40) == 0) reader = {};  // it connects anew
      const Json message = parsed(shown.since(reader.version));
      differences += message.contains("of") ? 1 : 0;
      REQUIRE(hear_lobby(reader.known, message));
      reader.version = version;
      require_same(reader.known, whole);
    }
  }
  CHECK(differences > 5000);
}

TEST_CASE("a difference of the lobby holds what is new and no more") {
  LobbyShown shown;
  LobbyShown::Entries people{{"p1", R"({"person":"p1"})"}, {"p2", R"({"person":"p2"})"}},
      tables{{"t9", R"({"table":"t9"})"}, {"t10", R"({"table":"t10"})"}};
  shown.show(3, people, tables);
  CHECK(*shown.since(0) == R"({"type":"lobby","version":3,"people":[{"person":"p1"},{"person":"p2"}],)"
                           R"("tables":[{"table":"t9"},{"table":"t10"}]})");
  people.erase("p1");
  tables["t10"] = R"({"table":"t10","state":"over"})";
  shown.show(5, people, tables, "abc");
  const std::string news =
      R"({"type":"lobby","version":5,"of":3,"people":[],)"
      R"("tables":[{"table":"t10","state":"over"}],"gone":["p1"],"closed":[],"rules":"abc"})";
  CHECK(*shown.since(3) == news);
  CHECK(shown.since(3) == shown.since(3));  // written once for all who know that one
  CHECK_FALSE(parsed(shown.since(0)).contains("gone"));
  // Who knows more of a table is told so, each time.
  CHECK(*shown.since(5, {{"t9", R"({"table":"t9","own":true})"}}) ==
        R"({"type":"lobby","version":5,"of":5,"people":[],"tables":[{"table":"t9","own":true}],)"
        R"("gone":[],"closed":[],"rules":"abc"})");
  // Somebody who has come back isn't gone.
  people["p1"] = R"({"person":"p1"})";
  shown.show(8, people, tables);
  CHECK(parsed(shown.since(3))["gone"].empty());
  CHECK(parsed(shown.since(5))["people"].size() == 1);
}

TEST_CASE("who knows a lobby of too long ago is told all of it") {
  LobbyShown shown;
  LobbyShown::Entries people, none;
  for (std::size_t i = 0; i < LobbyShown::kMostGone + 10; ++i)
    people["p" + std::to_string(i)] = R"({"person":"p)" + std::to_string(i) + "\"}";
  shown.show(1, people, {});
  shown.show(2, {}, {});
  shown.show(3, {{"p1", R"({"person":"p1"})"}}, {});
  CHECK_FALSE(parsed(shown.since(1)).contains("of"));
  CHECK(parsed(shown.since(2))["of"] == 2);
}

TEST_CASE("a difference of another lobby is refused and changes nothing") {
  Json known = Json::parse(R"({"type":"lobby","version":4,"people":[],"tables":[]})");
  const Json before = known;
  for (const char* wrong :
       {R"({"type":"lobby","version":6,"of":5,"people":[],"tables":[],"gone":[],"closed":[]})",
        R"({"type":"lobby","version":6,"of":4,"people":[],"tables":[]})",
        R"({"type":"lobby","version":6,"of":4,"people":7,"tables":[],"gone":[],"closed":[]})",
        R"({"type":"lobby","version":6,"of":4,"people":[],"tables":[],"gone":{},"closed":[]})", "[]", "7"}) {
    INFO(wrong);
    CHECK_FALSE(hear_lobby(known, Json::parse(wrong)));
    CHECK(known == before);
  }
  Json nobody;
  CHECK_FALSE(hear_lobby(
      nobody,
      Json::parse(R"({"type":"lobby","version":6,"of":4,"people":[],"tables":[],"gone":[],"closed":[]})")));
}

TEST_CASE("what is new in the lobby is a few lines, however many are there") {
  ClubEvening at;
  Looker one(at, "Anna");
  one.listen(std::chrono::milliseconds(600));
  std::vector<std::unique_ptr<ClubPage>> others;
  for (int i = 0; i < 8; ++i) {
    others.push_back(std::make_unique<ClubPage>(*at.server, "Guest " + std::to_string(i),
                                                INADDR_LOOPBACK + 10 + static_cast<std::uint32_t>(i)));
    REQUIRE(others.back()->open() == 101);
  }
  const auto everybody = [&] { return one.lobby["people"].size() == 9; };
  while (!everybody() && !one.hear("lobby").is_null()) {
  }
  REQUIRE(everybody());
  one.listen(std::chrono::milliseconds(600));
  one.keeps_bytes = true;
  others.back()->close();
  const auto gone = [&] { return one.lobby["people"].size() == 8; };
  while (!gone() && !one.hear("lobby").is_null()) {
  }
  CHECK(gone());
  CHECK(one.bytes.find("Guest 1") == std::string::npos);
  CHECK(one.bytes.find(others.back()->person()) != std::string::npos);
}
