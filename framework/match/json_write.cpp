// SPDX-License-Identifier: GPL-3.0-or-later
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "framework/match/json_words.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;
using ChangeType = PictureChange::Type;

Json write(const PictureItem& item) { return {item.place, item.kind, item.count, item.flags}; }

Json write(const Picture& picture, const Rules& rules) {
  Json items = Json::array(), borders = Json::array();
  for (const auto& item : picture.items) items.push_back(write(item));
  for (const auto& border : picture.borders)
    borders.push_back({{"fields", {border.field, border.other}},
                       {"seat", rules.seat_name(border.owner)},
                       {"count", border.count},
                       {"closed", border.closed}});
  return {{"items", std::move(items)}, {"borders", std::move(borders)}};
}

Json write(const PictureDifference& difference) {
  Json changes = Json::array();
  for (const auto& change : difference) {
    Json written{{"type", kChangeTypes[static_cast<std::size_t>(change.type)]}};
    if (change.type != ChangeType::kAppeared) written["before"] = write(change.before);
    if (change.type != ChangeType::kVanished) written["after"] = write(change.after);
    changes.push_back(std::move(written));
  }
  return changes;
}

Json write_seats(const std::vector<Seat>& seats, const Rules& rules) {
  Json names = Json::array();
  for (const Seat seat : seats) names.push_back(rules.seat_name(seat));
  return names;
}

Json write(const Explanation& sentence) {
  Json arguments = Json::array();
  for (const auto& [name, value] : sentence.arguments)
    arguments.push_back(std::visit([&name = name](const auto& v) { return Json{name, v}; }, value));
  return {{"id", sentence.message}, {"arguments", std::move(arguments)}};
}

Json write(const SeenMove& move, const Rules& rules) {
  Json written{{"seat", rules.seat_name(move.seat)},
               {"text", move.text},
               {"places", move.places},
               {"picture", write(move.picture, rules)},
               {"difference", write(move.difference)}};
  if (move.reveals) written["reveals"] = write(*move.reveals);
  if (move.set_up) written["set_up"] = true;
  return written;
}

Json write(const Outcome& outcome, const Rules& rules) {
  Json scores = Json::object();
  for (std::size_t i = 0; i < outcome.scores.size(); ++i)
    scores[std::string(rules.seat_name(static_cast<Seat>(i)))] = outcome.scores[i];
  return {{"half_points", std::move(scores)}, {"reason", outcome.reason}};
}

Json write(const Request& request, const Rules& rules) {
  return {{"for", kRequestTypes[static_cast<std::size_t>(request.type)]},
          {"seat", rules.seat_name(request.seat)},
          {"allowed", write_seats(request.allowed, rules)}};
}

std::int64_t milliseconds(UtcTime time) { return time.time_since_epoch().count(); }

Json write_clocks(const std::vector<SeatTime>& clocks) {
  Json list = Json::array();
  const auto instant = [](const std::optional<UtcTime>& time) {
    return time ? Json(milliseconds(*time)) : Json();
  };
  for (const SeatTime& time : clocks)
    list.push_back({{"remaining", time.remaining.count()},
                    {"running", time.running},
                    {"set_up", time.set_up},
                    {"period", time.period},
                    {"overtime", time.overtime},
                    {"periods_left", time.periods_left},
                    {"turns_to_go", time.turns_to_go},
                    {"delay_left", time.delay_left.count()},
                    {"deadline", instant(time.deadline)},
                    {"turn", time.turn.count()},
                    {"flagged_at", instant(time.flagged_at)},
                    {"overdrawn", time.overdrawn.count()}});
  return list;
}

}  // namespace

Json to_json(const Command& command, const Rules& rules) {
  Json json{{"version", kMessageVersion},
            {"command", kCommandTypes[static_cast<std::size_t>(command.type)]},
            {"seat", rules.seat_name(command.seat)},
            {"based_on", command.based_on}};
  if (command.type == Command::Type::kMove) json["move"] = command.move;
  if (!command.id.empty()) json["id"] = command.id;
  return json;
}

Json to_json(const Update& update, const Rules& rules) {
  Json news = Json::array(), moves = Json::array();
  for (const auto& move : update.news) news.push_back(write(move, rules));
  for (const auto& move : update.moves) moves.push_back({{"text", move.text}, {"clicks", move.clicks}});
  return {{"version", kMessageVersion},
          {"update", update.number},
          {"viewer", rules.seat_name(update.viewer)},
          {"ply", update.ply},
          {"news", std::move(news)},
          {"rewound", update.rewound},
          {"picture", write(update.picture, rules)},
          {"difference", write(update.difference)},
          {"position", update.position},
          {"on_turn", write_seats(update.on_turn, rules)},
          {"moves", std::move(moves)},
          {"phase", update.phase ? write(*update.phase) : Json()},
          {"last_move", update.last_move ? write(*update.last_move, rules) : Json()},
          {"draw_offers", write_seats(update.draw_offers, rules)},
          {"request", update.request ? write(*update.request, rules) : Json()},
          {"result", update.result ? write(*update.result, rules) : Json()},
          {"clocks", write_clocks(update.clocks)},
          {"now", milliseconds(update.now)},
          {"flagged", write_seats(update.flagged, rules)},
          {"paused", update.paused},
          {"clock_waits", update.clock_waits},
          {"can_take_back", update.can_take_back},
          {"can_offer_draw", update.can_offer_draw},
          {"can_answer", update.can_answer},
          {"can_claim_repetition", update.can_claim_repetition},
          {"can_pause", update.can_pause}};
}

}  // namespace boardwright
