// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pages that are open, without a network: who is here, who watches what, and commands that are sent again.
#include "ui/server/page_sockets.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ui/server/heard_commands.hpp"

using namespace boardwright;
using server::HeardCommands;
using server::PageSocket;
using server::PageSockets;

namespace {

/// Keeps what it was sent.
class OpenPage final : public server::PageConnection {
 public:
  void send(const SharedText& text) override { heard.push_back(*text); }
  [[nodiscard]] std::size_t waiting() const override { return 0; }
  void end(const SharedText& last) override { ended = *last; }
  std::vector<std::string> heard;
  std::string ended;
};

const PageSession::Time kOpened{};

std::uint64_t open_page(PageSockets& sockets, OpenPage& page, const std::string& person) {
  const std::uint64_t id = sockets.open(page, kOpened);
  PageSocket& now = *sockets.find(id);
  now.person = person, now.session = person + "'s";
  return id;
}

}  // namespace

TEST_CASE("pages: who is ending is neither here nor told anything") {
  PageSockets sockets;
  OpenPage first, second;
  const auto ada = open_page(sockets, first, "ada");
  const auto bob = open_page(sockets, second, "bob");
  CHECK(sockets.presence() == std::map<std::string, std::string>{{"ada", "here"}, {"bob", "here"}});
  CHECK(sockets.find(ada)->page.receive(R"({"type":"beat","n":1,"visible":false})", kOpened).index() == 0);
  CHECK(sockets.presence().at("ada") == "screen_off");
  CHECK(sockets.is_open("ada's"));
  CHECK_FALSE(sockets.is_open("ada's", true));

  sockets.end_sessions({"bob's"}, "revoked", "gone");
  sockets.tell_all(shared_text("to all"));
  CHECK(first.heard == std::vector<std::string>{"to all"});
  CHECK(second.heard.empty());
  CHECK(nlohmann::json::parse(second.ended)["why"] == "revoked");
  CHECK(sockets.find(bob) == nullptr);
  CHECK(sockets.has_session("bob's"));
  CHECK_FALSE(sockets.is_open("bob's"));
  CHECK(sockets.presence().size() == 1);
  sockets.close(bob);
  CHECK_FALSE(sockets.has_session("bob's"));
}

TEST_CASE("pages: a socket that is closed watches nothing any more") {
  PageSockets sockets;
  OpenPage first, second;
  const auto ada = open_page(sockets, first, "ada");
  const auto bob = open_page(sockets, second, "bob");
  sockets.look_on(bob, "m1"), sockets.look_on(ada, "m1"), sockets.look_on(ada, "m2");
  const auto eyes = sockets.eyes_on("m1");
  REQUIRE(eyes.size() == 2);
  CHECK(eyes[0].socket.person == "ada");  // who came first
  sockets.close(ada);
  CHECK_FALSE(sockets.is_watched("m2"));
  REQUIRE(sockets.eyes_on("m1").size() == 1);
  sockets.look_away(bob, "m1");
  CHECK_FALSE(sockets.is_watched("m1"));
  CHECK(sockets.eyes_on("m1").empty());
}

TEST_CASE("pages: a command acts once, and who asks again hears the same") {
  PageSockets sockets;
  HeardCommands heard(sockets);
  OpenPage page, other;
  const auto id = open_page(sockets, page, "ada");
  PageSocket& ada = *sockets.find(id);
  CHECK(heard.first_time(ada, "c1"));
  CHECK_FALSE(heard.first_time(ada, "c1"));  // not answered yet
  CHECK(page.heard.empty());
  heard.answer_by(id, "c1", {});
  CHECK_FALSE(heard.first_time(ada, "c1"));
  CHECK(page.heard == std::vector<std::string>(2, *server::done_text("c1")));

  CHECK(heard.first_time(*sockets.find(open_page(sockets, other, "bob")), "c1"));  // somebody else's
  CHECK(heard.first_time(ada, "c2"));
  heard.forget_newest("ada");
  CHECK(heard.first_time(ada, "c2"));
  for (std::size_t i = 0; i < HeardCommands::kRemembered; ++i)
    CHECK(heard.first_time(ada, "d" + std::to_string(i)));
  CHECK(heard.first_time(ada, "c1"));
}
