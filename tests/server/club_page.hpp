// SPDX-License-Identifier: GPL-3.0-or-later
//
// A server in a process of its own, and pages that play on it as a browser's would.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <thread>
#include <vector>

#include "framework/link/lobby_difference.hpp"
#include "framework/link/remote_link.hpp"
#include "framework/match/json.hpp"
#include "framework/store/ids.hpp"
#include "tests/framework/support.hpp"
#include "tests/server/wire.hpp"
#include "tests/table/program_run.hpp"

namespace boardwright::test {

using Json = nlohmann::json;

/// Where a server answers, whoever runs it.
struct ServerAt {
  [[nodiscard]] std::string host() const { return "127.0.0.1:" + std::to_string(port); }
  std::uint16_t port = 0;
};

struct ServerRun : ServerAt {
  /// `store`: as --store reads it; `at`: the port; 0: any that is free.
  explicit ServerRun(const std::string& store, std::vector<std::string> more = {}, std::uint16_t at = 0)
      : program(arguments(store, std::move(more), at)) {
    if (program.read_until("}\n")) told = Json::parse(program.out(), nullptr, false);
    port = static_cast<std::uint16_t>(told.value("port", 0));
  }
  static std::vector<std::string> arguments(const std::string& store, std::vector<std::string> more,
                                            std::uint16_t at) {
    std::vector<std::string> all{"serve", "--port", std::to_string(at), "--bind", "127.0.0.1", "--store",
                                 store,   "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  ProgramRun program;
  Json told;
};

/// A request as a browser sends it, with other headers where a test says so.
struct Asked {
  std::string method = "GET", path = "/";
  std::map<std::string, std::string> headers = {};  ///< an empty one is left out
  std::string body = {};
};

inline std::string request_text(const ServerAt& server, const Asked& asked) {
  std::map<std::string, std::string> headers{{"Host", server.host()}, {"Connection", "close"}};
  if (asked.method == "POST") {
    headers["Origin"] = "http://" + server.host();
    headers["Content-Type"] = "application/json";
    headers["Content-Length"] = std::to_string(asked.body.size());
  }
  for (const auto& [name, value] : asked.headers) headers[name] = value;
  std::string text = asked.method + " " + asked.path + " HTTP/1.1\r\n";
  for (const auto& [name, value] : headers)
    if (!value.empty()) text += name + ": " + value + "\r\n";
  return text + "\r\n" + asked.body;
}

inline HttpAnswer ask(const ServerAt& server, const Asked& asked, std::uint32_t from = INADDR_LOOPBACK) {
  Wire wire(server.port, from);
  wire.send(request_text(server, asked));
  return wire.answer();
}

/// Somebody with a browser: comes in, keeps the cookie, opens the socket, plays.
class ClubPage {
 public:
  ClubPage(ServerAt& server, std::string name, std::uint32_t from = INADDR_LOOPBACK)
      : server_(&server), name_(std::move(name)), from_(from) {
    const auto in = post("/api/join", {{"name", name_}});
    INFO(in.body);
    REQUIRE(in.status == 200);
    take_session(in);
  }

  HttpAnswer post(const std::string& path, const Json& body,
                  std::map<std::string, std::string> headers = {}) {
    headers.emplace("Cookie", cookie_);
    headers.emplace("X-Boardwright-Token", token_);
    return ask(*server_, {"POST", path, std::move(headers), body.dump()}, from_);
  }
  void take_session(const HttpAnswer& in) {
    const auto cookie = in.headers.find("set-cookie");
    if (cookie != in.headers.end()) cookie_ = cookie->second.substr(0, cookie->second.find(';'));
    const Json json = Json::parse(in.body);
    token_ = json["token"].get<std::string>();
    person_ = json["me"]["person"].get<std::string>();
  }
  [[nodiscard]] std::string handshake(std::map<std::string, std::string> headers = {}) const {
    headers.emplace("Origin", "http://" + server_->host());
    headers.emplace("Cookie", cookie_);
    headers.insert({{"Upgrade", "websocket"},
                    {"Connection", "Upgrade"},
                    {"Sec-WebSocket-Version", "13"},
                    {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}});
    return request_text(*server_, {"GET", "/ws", std::move(headers), ""});
  }
  /// Opens the socket, also at a server that has come back; the answer's status.
  int open(ServerAt& server) {
    server_ = &server;
    wire_ = std::make_unique<Wire>(server.port, from_);
    wire_->send(handshake());
    return wire_->answer().status;
  }
  int open() { return open(*server_); }
  void close() { wire_.reset(); }
  [[nodiscard]] bool is_open() const { return wire_ && wire_->is_open(); }

  void say(const Json& message) { say_text(message.dump()); }
  void say_text(const std::string& text) {
    if (wire_) wire_->send_frame(1, text);
  }
  /// The next message of that type, or of any; others before it are seen to. Null: none has come.
  Json hear(const std::string& type = "", std::chrono::milliseconds patience = std::chrono::seconds(20)) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (wire_) {
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
      if (left.count() <= 0) return {};
      const auto text = wire_->text(left);
      if (!text) return {};
      heard_at = std::chrono::steady_clock::now();
      if (looks_for && text->starts_with(R"({"type":"lobby")") &&
          text->find(R"("table":")" + *looks_for + '"') == std::string::npos)
        continue;
      if (keeps_bytes) bytes += *text + "\n";
      Json message = Json::parse(*text, nullptr, false);
      if (message.value("type", "") == "lobby") {
        if (looks_for) {
          lobby = message;
        } else {
          REQUIRE(hear_lobby(lobby, message));
          message = lobby;
        }
      }
      if (link) link->receive(*text, now());
      if (type.empty() || message.value("type", "") == type) return message;
    }
    return {};
  }
  /// Everything that comes until nothing has come for so long.
  void listen(std::chrono::milliseconds quiet) {
    while (!hear("", quiet).is_null()) {
    }
  }
  /// The answer; an empty object: the server has gone meanwhile.
  Json lobby_command(Json command) {
    command["type"] = "lobby";
    const std::string id = command["id"] = new_id(utc_now());
    say(command);
    for (;;) {
      Json answer = hear();
      if (answer.is_null()) return Json::object();
      if (answer.value("id", "") == id) return answer;
    }
  }
  /// The match at a table, once it has begun.
  std::string match_at(const std::string& table) {
    for (int i = 0; i < 200; ++i) {
      if (lobby.is_object())
        for (const auto& one : lobby["tables"])
          if (one["table"] == table && one["match"].is_string()) return one["match"];
      if (hear("lobby").is_null()) break;
    }
    return {};
  }
  /// Looks at a match as the seat that is its own, or another viewer.
  void watch(const std::string& match, const Rules& rules, Seat viewer) {
    link = std::make_unique<RemoteLink>(match, GameNames::of(rules), viewer,
                                        [this](const std::string& text) { say_text(text); });
    link->connected(now());
    for (int i = 0; i < 100 && !link->begun(); ++i)
      if (hear().is_null()) break;
  }
  /// Whether the command was done, once that is known.
  CommandResult submit(Command command) {
    command.id = new_id(utc_now());
    command.based_on = link->update().number;
    command.generation = link->update().generation;
    std::optional<CommandResult> result;
    link->submit(std::move(command), [&](const CommandResult& told) { result = told; });
    for (int i = 0; i < 40 && !result; ++i) {
      link->tick(now());
      (void)hear("", std::chrono::milliseconds(500));
    }
    return result ? *result : CommandResult(fail("nothing was heard"));
  }
  CommandResult move(const std::string& text) { return submit({Command::Type::kMove, 0, text, 0}); }

  static RemoteLink::Time now() { return std::chrono::steady_clock::now(); }
  [[nodiscard]] const std::string& person() const noexcept { return person_; }
  [[nodiscard]] const std::string& cookie() const noexcept { return cookie_; }
  [[nodiscard]] const std::string& token() const noexcept { return token_; }

  std::unique_ptr<RemoteLink> link;
  Json lobby;
  std::string bytes;  ///< all that was heard, if asked for
  bool keeps_bytes = false;
  /// Where there are hundreds of pages, reading each lobby takes more than all else: only what names this table is read
  /// and known, empty: nothing. Not set: the lobby is followed.
  std::optional<std::string> looks_for;
  std::chrono::steady_clock::time_point
      heard_at{};  ///< when the newest message was there, before it was read

 private:
  ServerAt* server_;
  std::string name_, cookie_, token_, person_;
  std::uint32_t from_;
  std::unique_ptr<Wire> wire_;
};

/// Two people at a table that has begun.
struct TwoAtATable {
  TwoAtATable(ServerRun& server, const std::string& game, const std::string& variant, const Rules& rules,
              const Json& clock = nullptr)
      : first(server, "Ada"), second(server, "Blaise") {
    REQUIRE(first.open() == 101);
    REQUIRE(second.open() == 101);
    const std::string seat(rules.seat_name(0));
    const Json opened = first.lobby_command(
        {{"do", "open"}, {"game", game}, {"variant", variant}, {"seat", seat}, {"clock", clock}});
    INFO(opened.dump());
    REQUIRE(opened["type"] == "done");
    table = opened["table"];
    const Json sat = second.lobby_command({{"do", "sit"}, {"table", table}, {"seat", nullptr}});
    INFO(sat.dump());
    REQUIRE(sat["type"] == "done");
    match = first.match_at(table);
    REQUIRE_FALSE(match.empty());
    first.watch(match, rules, 0);
    second.watch(match, rules, 1);
    REQUIRE(first.link->begun());
    REQUIRE(second.link->begun());
  }
  ClubPage first, second;
  std::string table, match;
};

}  // namespace boardwright::test
