// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/json_parts.hpp"

#include <variant>

#include "framework/match/json_words.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright::json_form {
namespace {

using ChangeType = PictureChange::Type;

/// What lies on others has its level as a fifth number.
Json write(const PictureItem& item) {
  Json numbers{item.place, item.kind, item.count, item.flags};
  if (item.level != 0) numbers.push_back(item.level);
  return numbers;
}

Json write(const BorderCount& border, const SeatNames& seats) {
  return {{"fields", {border.field, border.other}},
          {"seat", seats.name(border.owner)},
          {"count", border.count},
          {"closed", border.closed}};
}

Json write_borders(const std::vector<BorderCount>& borders, const SeatNames& seats) {
  Json list = Json::array();
  for (const auto& border : borders) list.push_back(write(border, seats));
  return list;
}

Json write(const PictureChange& change) {
  Json written{{"type", kChangeTypes[static_cast<std::size_t>(change.type)]}};
  if (change.type != ChangeType::kAppeared) written["before"] = write(change.before);
  if (change.type != ChangeType::kVanished) written["after"] = write(change.after);
  return written;
}

PictureItem read_item(const Json& json, const std::string& what) {
  const auto parts = list(json, what, small_number);
  if (parts.size() != 4 && parts.size() != 5) wrong(what, "place, kind, count and flags");
  return {parts[0], parts[1], parts[2], parts[3], parts.size() == 5 ? parts[4] : 0};
}

BorderCount read_border(const Json& json, const std::string& what, const SeatNames& seats) {
  BorderCount border;
  object(json, what,
         {{"fields",
           [&](const Json& j) {
             const auto fields = list(j, what + ".fields", small_number);
             if (fields.size() != 2) wrong(what + ".fields", "two fields");
             border.field = fields[0], border.other = fields[1];
           }},
          {"seat", [&](const Json& j) { border.owner = read_seat(j, what + ".seat", seats); }},
          {"count", into(border.count, what + ".count", seats)},
          {"closed", into(border.closed, what + ".closed", seats)}});
  return border;
}

std::vector<BorderCount> read_borders(const Json& json, const std::string& what, const SeatNames& seats) {
  return list(json, what, [&](const Json& j, const std::string& of) { return read_border(j, of, seats); });
}

PictureChange read_change(const Json& json, const std::string& what) {
  PictureChange change;
  const bool has_before = json.is_object() && json.contains("before");
  const bool has_after = json.is_object() && json.contains("after");
  object(json, what,
         {{"type",
           [&](const Json& j) {
             change.type = static_cast<ChangeType>(one_of(j, what + ".type", kChangeTypes));
           }}},
         {{"before", [&](const Json& j) { change.before = read_item(j, what + ".before"); }},
          {"after", [&](const Json& j) { change.after = read_item(j, what + ".after"); }}});
  if (has_before != (change.type != ChangeType::kAppeared) ||
      has_after != (change.type != ChangeType::kVanished))
    wrong(what, "what stood there before and after, as far as something did");
  return change;
}

Explanation::Argument read_argument(const Json& json, const std::string& what) {
  if (!json.is_array() || json.size() != 2) wrong(what, "a name and a value");
  if (json[1].is_number_integer()) return {text(json[0], what), json[1].get<std::int64_t>()};
  return {text(json[0], what), text(json[1], what)};
}

Milliseconds read_milliseconds(const Json& json, const std::string& what) {
  return Milliseconds(static_cast<std::int64_t>(
      number(json, what, static_cast<std::uint64_t>(kLastInstant.time_since_epoch().count()))));
}

}  // namespace

Json write(const Picture& picture, const SeatNames& seats) {
  Json items = Json::array();
  for (const auto& item : picture.items) items.push_back(write(item));
  return {{"items", std::move(items)}, {"borders", write_borders(picture.borders, seats)}};
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Picture& picture) {
  object(json, what,
         {{"items", [&](const Json& j) { picture.items = list(j, what + ".items", read_item); }},
          {"borders", [&](const Json& j) { picture.borders = read_borders(j, what + ".borders", seats); }}});
}

Json write(const PictureDifference& difference, const SeatNames& seats) {
  Json pieces = Json::array();
  for (const auto& change : difference.pieces) pieces.push_back(write(change));
  Json written{{"pieces", std::move(pieces)}};
  if (!difference.borders.empty()) written["borders"] = write_borders(difference.borders, seats);
  return written;
}

void read(const Json& json, const std::string& what, const SeatNames& seats, PictureDifference& difference) {
  object(
      json, what,
      {{"pieces", [&](const Json& j) { difference.pieces = list(j, what + ".pieces", read_change); }}},
      {{"borders", [&](const Json& j) { difference.borders = read_borders(j, what + ".borders", seats); }}});
}

Json write(const Explanation& sentence, const SeatNames&) {
  Json arguments = Json::array();
  for (const auto& [name, value] : sentence.arguments)
    arguments.push_back(std::visit([&name = name](const auto& v) { return Json{name, v}; }, value));
  Json written{{"id", sentence.message}, {"arguments", std::move(arguments)}};
  if (!sentence.legal) written["legal"] = false;
  if (!sentence.rule.empty()) written["rule"] = sentence.rule;
  if (!sentence.places.empty()) written["places"] = sentence.places;
  return written;
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Explanation& sentence) {
  sentence.legal = true;
  object(json, what,
         {{"id", into(sentence.message, what + ".id", seats)},
          {"arguments",
           [&](const Json& j) { sentence.arguments = list(j, what + ".arguments", read_argument); }}},
         {{"legal", into(sentence.legal, what + ".legal", seats)},
          {"rule", into(sentence.rule, what + ".rule", seats)},
          {"places", [&](const Json& j) { sentence.places = read_places(j, what + ".places"); }}});
}

Json write_news(const SeenMove& move, const SeatNames& seats, const Picture* picture) {
  Json written{{"seat", seats.name(move.seat)},
               {"text", move.text},
               {"places", move.places},
               {"difference", write(move.difference, seats)}};
  if (picture != nullptr) written["picture"] = write(*picture, seats);
  if (move.reveals) written["reveals"] = write(*move.reveals, seats);
  if (move.set_up) written["set_up"] = true;
  return written;
}

void read_news(const Json& json, const std::string& what, const SeatNames& seats, SeenMove& move,
               std::optional<Picture>& picture) {
  object(json, what,
         {{"seat", [&](const Json& j) { move.seat = read_seat(j, what + ".seat", seats); }},
          {"text", into(move.text, what + ".text", seats)},
          {"places", [&](const Json& j) { move.places = read_places(j, what + ".places"); }},
          {"difference", into(move.difference, what + ".difference", seats)}},
         {{"picture", [&](const Json& j) { read(j, what + ".picture", seats, picture.emplace()); }},
          {"reveals", [&](const Json& j) { read(j, what + ".reveals", seats, move.reveals.emplace()); }},
          {"set_up", into(move.set_up, what + ".set_up", seats)}});
}

Json write(const SeenMove& move, const SeatNames& seats) { return write_news(move, seats, &move.picture); }

void read(const Json& json, const std::string& what, const SeatNames& seats, SeenMove& move) {
  std::optional<Picture> picture;
  read_news(json, what, seats, move, picture);
  if (!picture) throw Wrong{what + ": the key 'picture' is missing"};
  move.picture = std::move(*picture);
}

Json write(const LegalMove& move, const SeatNames&) { return {{"text", move.text}, {"clicks", move.clicks}}; }

void read(const Json& json, const std::string& what, const SeatNames& seats, LegalMove& move) {
  object(json, what,
         {{"text", into(move.text, what + ".text", seats)},
          {"clicks", [&](const Json& j) { move.clicks = read_places(j, what + ".clicks"); }}});
}

Json write(const Outcome& outcome, const SeatNames& seats) {
  Json scores = Json::object();
  for (std::size_t i = 0; i < outcome.scores.size(); ++i)
    scores[std::string(seats.name(static_cast<Seat>(i)))] = outcome.scores[i];
  return {{"half_points", std::move(scores)}, {"reason", outcome.reason}};
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Outcome& outcome) {
  outcome.scores.assign(seats.count(), 0);
  Fields scores;
  for (Seat i = 0; i < seats.count(); ++i)
    scores[std::string(seats.name(i))] = [&, i](const Json& j) {
      outcome.scores[i] = static_cast<std::uint32_t>(number(j, what + ".half_points", 2));
    };
  object(json, what,
         {{"half_points", [&](const Json& j) { object(j, what + ".half_points", scores); }},
          {"reason", into(outcome.reason, what + ".reason", seats)}});
}

Json write(const Request& request, const SeatNames& seats) {
  return {{"for", kRequestTypes[static_cast<std::size_t>(request.type)]},
          {"seat", seats.name(request.seat)},
          {"allowed", write(request.allowed, seats)}};
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Request& request) {
  object(json, what,
         {{"for",
           [&](const Json& j) {
             request.type = static_cast<Request::Type>(one_of(j, what + ".for", kRequestTypes));
           }},
          {"seat", [&](const Json& j) { request.seat = read_seat(j, what + ".seat", seats); }},
          {"allowed", into(request.allowed, what + ".allowed", seats)}});
}

Json write(const Departure& left, const SeatNames& seats) {
  return {{"seat", seats.name(left.seat)}, {"reason", left.reason}};
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Departure& left) {
  object(json, what,
         {{"seat", [&](const Json& j) { left.seat = read_seat(j, what + ".seat", seats); }},
          {"reason", into(left.reason, what + ".reason", seats)}});
}

Json write(const SeatTime& time, const SeatNames&) {
  Json written{{"remaining", time.remaining.count()}, {"running", time.running}};
  const SeatTime usual;
  if (time.set_up) written["set_up"] = true;
  if (time.correspondence) written["correspondence"] = true;
  if (time.period != usual.period) written["period"] = time.period;
  if (time.overtime) written["overtime"] = true;
  if (time.periods_left != 0) written["periods_left"] = time.periods_left;
  if (time.turns_to_go != 0) written["turns_to_go"] = time.turns_to_go;
  if (time.delay_left.count() != 0) written["delay_left"] = time.delay_left.count();
  if (time.deadline) written["deadline"] = write_instant(*time.deadline);
  if (time.spared_until) written["spared_until"] = write_instant(*time.spared_until);
  if (time.turn.count() != 0) written["turn"] = time.turn.count();
  if (time.flagged_at) written["flagged_at"] = write_instant(*time.flagged_at);
  if (time.overdrawn.count() != 0) written["overdrawn"] = time.overdrawn.count();
  if (time.credited.count() != 0) written["credited"] = time.credited.count();
  return written;
}

void read(const Json& json, const std::string& what, const SeatNames& seats, SeatTime& time) {
  const auto duration = [&](Milliseconds& value, const char* key) {
    return [&value, of = what + key](const Json& j) { value = read_milliseconds(j, of); };
  };
  const auto instant = [&](std::optional<UtcTime>& value, const char* key) {
    return [&value, of = what + key](const Json& j) {
      if (!j.is_null()) value = read_instant(j, of);
    };
  };
  object(json, what,
         {{"remaining", duration(time.remaining, ".remaining")},
          {"running", into(time.running, what + ".running", seats)}},
         {{"set_up", into(time.set_up, what + ".set_up", seats)},
          {"correspondence", into(time.correspondence, what + ".correspondence", seats)},
          {"period", into(time.period, what + ".period", seats)},
          {"overtime", into(time.overtime, what + ".overtime", seats)},
          {"periods_left", into(time.periods_left, what + ".periods_left", seats)},
          {"turns_to_go", into(time.turns_to_go, what + ".turns_to_go", seats)},
          {"delay_left", duration(time.delay_left, ".delay_left")},
          {"deadline", instant(time.deadline, ".deadline")},
          {"spared_until", instant(time.spared_until, ".spared_until")},
          {"turn", duration(time.turn, ".turn")},
          {"flagged_at", instant(time.flagged_at, ".flagged_at")},
          {"overdrawn", duration(time.overdrawn, ".overdrawn")},
          {"credited", duration(time.credited, ".credited")}});
}

Json write(const std::vector<Seat>& list, const SeatNames& seats) {
  Json names = Json::array();
  for (const Seat seat : list) names.push_back(seats.name(seat));
  return names;
}

void read(const Json& json, const std::string& what, const SeatNames& seats, std::vector<Seat>& into) {
  into = list(json, what, [&](const Json& j, const std::string& of) { return read_seat(j, of, seats); });
}

Seat read_seat(const Json& json, const std::string& what, const SeatNames& seats) {
  const std::string name = text(json, what);
  if (const auto found = seats.seat(name)) return *found;
  throw Wrong{what + ": unknown seat '" + excerpt(name) + "'" + suggestion(name, seats.all())};
}

std::vector<std::uint32_t> read_places(const Json& json, const std::string& what) {
  return list(json, what, small_number);
}

std::int64_t write_instant(UtcTime time) { return time.time_since_epoch().count(); }
UtcTime read_instant(const Json& json, const std::string& what) {
  return UtcTime(read_milliseconds(json, what));
}

}  // namespace boardwright::json_form
