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

/// All but draw_agreement, which stands beside them.
Json write_policies(const MatchPolicies& policies) {
  return {{"takeback", policy_word(policies.takeback)},
          {"touch_move", policies.touch_move},
          {"hints", policies.hints},
          {"repetition", policy_word(policies.repetition)},
          {"set_up_time", policies.set_up_time ? Json(policies.set_up_time->count()) : Json()},
          {"grace", policies.grace.count()},
          {"clock_waits", policies.clock_start == ClockStart::kFirstMove}};
}

/// Matches of older programs have none of them, and were played under the defaults.
Result<MatchPolicies> read_policies(const Json& json) {
  MatchPolicies policies;
  policies.draw_agreement = json.at("draw_agreement");
  if (!json.contains("policies")) return policies;
  const Json& written = json.at("policies");
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
  return policies;
}

TournamentPlace read_place(const Json& json) {
  const auto round = json.value("round", 0U);
  return {json.at("tournament"),     round == 0 ? std::nullopt : std::optional(round),
          json.at("board"),          json.value("fixed", false),
          json.value("pairing", ""), json.value("game", 0U)};
}

Json write_place(const TournamentPlace& place) {
  const auto& [tournament, round, board, fixed, pairing, game] = place;
  Json json{{"tournament", tournament}, {"board", board}};
  if (round) json["round"] = *round;
  if (fixed) json["fixed"] = true;
  if (!pairing.empty()) json["pairing"] = pairing;
  if (game != 0) json["game"] = game;
  return json;
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
  header.ply_limit = json.value("ply_limit", 0U);
  header.rated = json.at("rated");
  auto policies = read_policies(json);
  if (!policies) return fail(policies.error());
  header.policies = *policies;
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
  if (json.contains("place")) header.place = read_place(json.at("place"));
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
            {"rated", header.rated},
            {"draw_agreement", header.policies.draw_agreement},
            {"policies", write_policies(header.policies)},
            {"seats", std::move(seats)}};
  if (header.entered) json["entered"] = true;
  if (!header.entropy.empty()) json["entropy"] = header.entropy;
  if (!header.start.empty()) json["start"] = header.start;
  if (header.ply_limit != 0) json["ply_limit"] = header.ply_limit;
  if (header.clock) json["clock"] = write_time_control(*header.clock);
  if (header.place) json["place"] = write_place(*header.place);
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
