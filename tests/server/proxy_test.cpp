// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is believed to stand in front of the server: addresses, as connections are named.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "framework/text/refusal.hpp"
#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"
#include "ui/server/peer_address.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

using Words = std::vector<std::string>;

/// A server that starts all the same ends with its input, which is empty, and answers to this machine alone.
Ran served(const ScratchFolder& folder, const Words& more) {
  Words all{"serve",     "--port",   "0",       "--bind",
            "127.0.0.1", "--status", "--store", (folder / "club.db").string()};
  all.insert(all.end(), more.begin(), more.end());
  return run_boardwright(all);
}

}  // namespace

TEST_CASE("a proxy is taken by its address, however it is written") {
  CHECK(value_of(server::read_proxies({})).empty());
  CHECK(value_of(server::read_proxies({"127.0.0.1", "10.0.0.7"})) == Words{"127.0.0.1", "10.0.0.7"});
  CHECK(value_of(server::read_proxies({"::1", "FD00:0:0:0:0:0:0:A"})) == Words{"::1", "fd00::a"});
  CHECK(value_of(server::read_proxies({"0:0:0:0:0:0:0:1", "::ffff:127.0.0.1"})) == Words{"::1", "127.0.0.1"});
}

TEST_CASE("what is no address of a proxy is refused with what is expected") {
  for (const char* word : {"127.0.0", "127.0.0.256", "127.0.0.1 ", "127.0.0.1:8080", "[::1]",
                           "::1::", "10.0.0.0/8", "localhost", "https://club.example", ""}) {
    CAPTURE(word);
    const auto read = server::read_proxies({"127.0.0.1", word});
    REQUIRE_FALSE(read);
    CHECK(read.error() ==
          "--proxy: '" + std::string(word) +
              "' is no IP address; expected the one from which the proxy asks, such as 127.0.0.1 or ::1");
    CHECK(refusal_in(german(), read.error()).find("ist keine IP-Adresse") != std::string::npos);
  }
}

TEST_CASE("a server with a mistyped proxy doesn't start") {
  const ScratchFolder folder;
  for (const Words& more :
       {Words{"--proxy", "127.0.0,1"}, Words{"--proxy", "::1", "--proxy", "caddy"},
        Words{"--config", folder.write("server.conf", "proxy = [\"caddy\"]\n").string()}}) {
    const Ran ran = served(folder, more);
    CAPTURE(more.back(), ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find("--proxy: '") != std::string::npos);
    CHECK(ran.err.find("is no IP address; expected") != std::string::npos);
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
  }
  // Also in the language that is named behind the command.
  CHECK(served(folder, {"--lang", "de", "--proxy", "caddy"}).err.find("ist keine IP-Adresse") !=
        std::string::npos);
  CHECK_FALSE(std::filesystem::exists(folder / "club.db"));

  const Ran good = served(folder, {"--proxy", "127.0.0.1", "--proxy", "::1"});
  CAPTURE(good.err);
  CHECK(good.status == 0);
  CHECK(good.out.find("\"port\":") != std::string::npos);
}
