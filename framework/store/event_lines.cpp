// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/event_lines.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::store {
namespace {

using nlohmann::json;

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;  // clang-16 needs to be told

constexpr std::array<const char*, 3> kPlayerKinds = {"member", "guest", "computer"};
constexpr std::array<const char*, 3> kCorrections = {"void", "result", "stands"};

template <class Enum>
Enum enum_of(const std::array<const char*, 3>& names, const json& value) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (value.get<std::string>() == names[i]) return static_cast<Enum>(i);
  throw json::other_error::create(501, "unknown word", nullptr);
}

json result_json(const MatchResult& result) {
  json seats = json::array();
  for (const auto& seat : result.seats)
    seats.push_back({{"player", seat.player},
                     {"kind", kPlayerKinds.at(static_cast<std::size_t>(seat.kind))},
                     {"half_points", seat.half_points}});
  json payload{{"game", result.game},       {"variant", result.variant}, {"rules_hash", result.rules_hash},
               {"seats", std::move(seats)}, {"reason", result.reason},   {"rated", result.rated}};
  if (result.entered) payload["entered"] = true;
  return payload;
}

MatchResult result_from(const EventRow& row, const json& payload) {
  MatchResult result{row.time,
                     row.subject,
                     payload.at("game"),
                     payload.at("variant"),
                     payload.at("rules_hash"),
                     {},
                     payload.at("reason"),
                     payload.at("rated"),
                     payload.value("entered", false)};
  for (const auto& seat : payload.at("seats"))
    result.seats.push_back({seat.at("player"), enum_of<PlayerKind>(kPlayerKinds, seat.at("kind")),
                            seat.at("half_points").get<std::uint32_t>()});
  return result;
}

Correction correction_from(const EventRow& row, const json& payload) {
  return {row.time,
          row.id,
          row.subject,
          enum_of<Correction::Type>(kCorrections, payload.at("type")),
          payload.at("half_points").get<std::vector<std::uint32_t>>(),
          payload.at("reason"),
          payload.at("why")};
}

void fill(EventRow& row, const ClubEvent& event) {
  json payload = json::object();
  std::visit(Overloaded{[&](const PlayerAdded& added) {
                          row.kind = "player-added";
                          row.subject = added.player;
                          row.name = added.name;
                          payload["kind"] = kPlayerKinds.at(static_cast<std::size_t>(added.kind));
                        },
                        [&](const PlayerRenamed& renamed) {
                          row.kind = "player-renamed";
                          row.subject = renamed.player;
                          row.name = renamed.name;
                        },
                        [&](const PlayerAnonymised& anonymised) {
                          row.kind = "player-anonymised";
                          row.subject = anonymised.player;
                        },
                        [&](const PlayersMerged& merged) {
                          row.kind = "players-merged";
                          row.subject = merged.player;
                          payload["into"] = merged.into;
                        },
                        [&](const MatchResult& result) {
                          row.kind = "result";
                          row.subject = result.match;
                          payload = result_json(result);
                        },
                        [&](const Correction& correction) {
                          row.kind = "correction";
                          row.subject = correction.match;
                          payload = {{"type", kCorrections.at(static_cast<std::size_t>(correction.type))},
                                     {"half_points", correction.half_points},
                                     {"reason", correction.reason},
                                     {"why", correction.why}};
                        },
                        [&](const TournamentEvent& tournament) {
                          row.kind = "tournament";
                          row.subject = tournament.tournament;
                          payload = json::parse(tournament.payload);
                        }},
             event.what);
  row.payload = payload.dump();
}

Result<void> check(const ClubEvent& event) {
  if (const auto* result = std::get_if<MatchResult>(&event.what)) {
    if (event.time != result->time) return fail("event " + event.id + ": its time isn't that of its result");
    return check_event(*result);
  }
  if (const auto* correction = std::get_if<Correction>(&event.what)) {
    if (event.time != correction->time || event.id != correction->id)
      return fail("event " + event.id + ": its time or id isn't that of its correction");
    return check_event(*correction);
  }
  if (const auto* tournament = std::get_if<TournamentEvent>(&event.what))
    if (!json::parse(tournament->payload, nullptr, false).is_object() || !is_storable(tournament->payload))
      return fail("event " + event.id + ": of a tournament an object was expected");
  return {};
}

}  // namespace

bool is_storable(std::string_view text) { return is_utf8(text) && text.find('\0') == std::string_view::npos; }

Result<EventRow> row_of(const ClubEvent& event) {
  if (!is_id(event.id)) return fail("event " + excerpt(event.id) + ": this is not an id");
  if (auto checked = check(event); !checked) return fail(checked.error());
  EventRow row{event.id, event.time, {}, {}, {}, {}};
  try {
    fill(row, event);
  } catch (const json::exception&) {
    return fail("event " + event.id + ": a text in it is not UTF-8");
  }
  if (!is_id(row.subject)) return fail("event " + event.id + ": " + excerpt(row.subject) + " is not an id");
  if (const auto* merged = std::get_if<PlayersMerged>(&event.what); merged != nullptr && !is_id(merged->into))
    return fail("event " + event.id + ": " + excerpt(merged->into) + " is not an id");
  if (row.name && (row.name->empty() || !is_storable(*row.name)))
    return fail("event " + event.id + ": a player needs a name, in UTF-8");
  return row;
}

Result<ClubEvent> event_of(const EventRow& row) {
  const auto name = [&] { return row.name.value_or(""); };  // erased: nobody's
  ClubEvent event{row.id, row.time, {}};
  try {
    const json payload = json::parse(row.payload);
    if (row.kind == "player-added")
      event.what = PlayerAdded{row.subject, enum_of<PlayerKind>(kPlayerKinds, payload.at("kind")), name()};
    else if (row.kind == "player-renamed")
      event.what = PlayerRenamed{row.subject, name()};
    else if (row.kind == "player-anonymised")
      event.what = PlayerAnonymised{row.subject};
    else if (row.kind == "players-merged")
      event.what = PlayersMerged{row.subject, payload.at("into")};
    else if (row.kind == "result")
      event.what = result_from(row, payload);
    else if (row.kind == "correction")
      event.what = correction_from(row, payload);
    else if (row.kind == "tournament")
      event.what = TournamentEvent{row.subject, payload.dump()};
    else
      return fail("event " + excerpt(row.id) + ": unknown kind " + excerpt(row.kind));
  } catch (const json::exception&) {
    return fail("event " + excerpt(row.id) + ": what it says can't be read");
  }
  if (!is_id(row.id) || !is_id(row.subject))
    return fail("event " + excerpt(row.id) + ": an id in it is not one");
  if (row.name && !is_storable(*row.name))
    return fail("event " + excerpt(row.id) + ": the name in it is not UTF-8 without NUL");
  if (auto checked = check(event); !checked) return fail(checked.error());
  return event;
}

}  // namespace boardwright::store
