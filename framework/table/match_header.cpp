// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/match_header.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

constexpr int kVersion = 1;
constexpr std::array<const char*, 3> kKinds{"member", "guest", "computer"};

Result<SeatedPlayer> read_seat(const Json& json) {
  SeatedPlayer seat;
  const std::string kind = json.at("kind");
  std::size_t index = 0;
  while (index < kKinds.size() && kind != kKinds[index]) ++index;
  if (index == kKinds.size()) return fail("a player can't be of the kind '" + excerpt(kind) + "'");
  seat.kind = static_cast<PlayerKind>(index);
  seat.player = json.at("player");
  seat.program = json.value("program", "");
  return seat;
}

// Of each kind of term how it is written into the header and read again. What is as it is by default may be missing, and
// a header of an older program lacks what has come since.

void write_term(Json& header, const char* name, const MatchPolicies& policies) {
  header["draw_agreement"] = policies.draw_agreement;
  header[name] = {{"takeback", policy_word(policies.takeback)},
                  {"touch_move", policies.touch_move},
                  {"hints", policies.hints},
                  {"repetition", policy_word(policies.repetition)},
                  {"set_up_time", policies.set_up_time ? Json(policies.set_up_time->count()) : Json()},
                  {"grace", policies.grace.count()},
                  {"clock_waits", policies.clock_start == ClockStart::kFirstMove}};
}

void write_term(Json& header, const char* name, bool yes) { header[name] = yes; }

void write_term(Json& header, const char* name, std::uint32_t number) {
  if (number != 0) header[name] = number;
}

void write_term(Json& header, const char* name, const std::optional<TournamentPlace>& place) {
  if (!place) return;
  const auto& [tournament, round, board, fixed, pairing, game] = *place;
  Json json{{"tournament", tournament}, {"board", board}};
  if (round) json["round"] = *round;
  if (fixed) json["fixed"] = true;
  if (!pairing.empty()) json["pairing"] = pairing;
  if (game != 0) json["game"] = game;
  header[name] = std::move(json);
}

Result<void> read_term(const Json& header, const char* name, MatchPolicies& policies) {
  policies.draw_agreement = header.at("draw_agreement");
  if (!header.contains(name)) return {};
  const Json& written = header.at(name);
  const auto takeback = takeback_of(written.at("takeback").get<std::string>());
  const auto repetition = repetition_of(written.at("repetition").get<std::string>());
  if (!takeback || !repetition) return fail("the match has a policy that this program doesn't know");
  policies.takeback = *takeback;
  policies.repetition = *repetition;
  policies.touch_move = written.at("touch_move");
  policies.hints = written.at("hints");
  if (const Json& time = written.at("set_up_time"); !time.is_null())
    policies.set_up_time = Milliseconds(time.get<std::int64_t>());
  policies.grace = Milliseconds(written.at("grace").get<std::int64_t>());
  if (written.value("clock_waits", false)) policies.clock_start = ClockStart::kFirstMove;
  return {};
}

template <class Plain>
Result<void> read_term(const Json& header, const char* name, Plain& value) {
  value = header.value(name, value);
  return {};
}

Result<void> read_term(const Json& header, const char* name, std::optional<TournamentPlace>& place) {
  if (!header.contains(name)) return {};
  const Json& json = header.at(name);
  const auto round = json.value("round", 0U);
  place = {json.at("tournament"),     round == 0 ? std::nullopt : std::optional(round),
           json.at("board"),          json.value("fixed", false),
           json.value("pairing", ""), json.value("game", 0U)};
  return {};
}

Result<MatchHeader> read(const Json& json) {
  if (json.at("version").get<int>() > kVersion)
    return fail("the match was begun with a newer Boardwright; update this program");
  MatchHeader header;
  header.game = json.at("game");
  header.variant = json.at("variant");
  header.by_hand = json.at("by_hand");
  header.plugin_version = json.at("plugin");
  header.parameters = json.at("parameters");
  header.rules_hash = json.at("rules");
  header.entered = json.value("entered", false);
  header.seed_hash = json.at("seed_hash");
  header.entropy = json.value("entropy", header.entropy);
  header.start = json.value("start", "");
  static_cast<void>(json.at("rated"));  // the oldest headers have it
  Result<void> terms;
  each_term([&](const char* name, auto of) {
    if (terms) terms = read_term(json, name, of(header));
  });
  if (!terms) return fail(terms.error());
  if (json.contains("clock")) {
    auto control = read_time_control(json.at("clock").get<std::string>());
    if (!control) return fail(control.error());
    header.clock = std::move(*control);
  }
  for (const auto& seat : json.at("seats")) {
    auto seated = read_seat(seat);
    if (!seated) return fail(seated.error());
    header.seats.push_back(std::move(*seated));
  }
  return header;
}

}  // namespace

std::string write_match_header(const MatchHeader& header) {
  Json seats = Json::array();
  for (const auto& seat : header.seats) {
    Json written{{"player", seat.player}, {"kind", kKinds.at(static_cast<std::size_t>(seat.kind))}};
    if (!seat.program.empty()) written["program"] = seat.program;
    seats.push_back(std::move(written));
  }
  Json json{{"version", kVersion},
            {"game", header.game},
            {"variant", header.variant},
            {"by_hand", header.by_hand},
            {"plugin", header.plugin_version},
            {"parameters", header.parameters},
            {"rules", header.rules_hash},
            {"seed_hash", header.seed_hash},
            {"seats", std::move(seats)}};
  if (header.entered) json["entered"] = true;
  if (!header.entropy.empty()) json["entropy"] = header.entropy;
  if (!header.start.empty()) json["start"] = header.start;
  if (header.clock) json["clock"] = write_time_control(*header.clock);
  each_term([&](const char* name, auto of) { write_term(json, name, of(header)); });
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<MatchHeader> read_match_header(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return fail("the match's first entry is not JSON");
  try {
    return read(json);
  } catch (const Json::exception& wrong) {
    return fail("the match's first entry can't be read: " + one_line(wrong.what()));
  }
}

}  // namespace boardwright
