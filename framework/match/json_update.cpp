// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/json.hpp"
#include "framework/match/json_parts.hpp"
#include "framework/match/seen_fields.hpp"

namespace boardwright {

using namespace json_form;

Json to_json(const Update& update, const SeatNames& seats) {
  Json json{{"version", kMessageVersion},
            {"generation", update.generation},
            {"update", update.number},
            {"viewer", seats.name(update.viewer)},
            {"news", write(update.news, seats)},
            {"rewound", update.rewound},
            {"picture", write(update.picture, seats)},
            {"difference", write(update.difference, seats)},
            {"last_move", write(update.last_move, seats)},
            {"clocks", write(update.clocks, seats)},
            {"now", write_instant(update.now)}};
  each_plain_field([&](const char* name, auto of) { json[name] = write(of(update), seats); });
  const Update usual;
  each_table_field([&](const char* name, auto of) {
    if (of(update) != of(usual)) json[name] = write(of(update), seats);
  });
  return json;
}

Result<Update> update_from_json(std::string_view source, const SeatNames& seats) {
  return read_message<Update>(source, [&](const Json& json, Update& update) {
    Fields fields{{"version", check_version},
                  {"generation", [&](const Json& j) { update.generation = number(j, "generation"); }},
                  {"update", [&](const Json& j) { update.number = number(j, "update"); }},
                  {"viewer", [&](const Json& j) { update.viewer = read_seat(j, "viewer", seats); }},
                  {"news", into(update.news, "news", seats)},
                  {"rewound", into(update.rewound, "rewound", seats)},
                  {"picture", into(update.picture, "picture", seats)},
                  {"difference", into(update.difference, "difference", seats)},
                  {"last_move", into(update.last_move, "last_move", seats)},
                  {"clocks", into(update.clocks, "clocks", seats)},
                  {"now", [&](const Json& j) { update.now = read_instant(j, "now"); }}};
    Fields table;  // what is left out is false, none or empty
    each_plain_field([&](const char* name, auto of) { fields[name] = into(of(update), name, seats); });
    each_table_field([&](const char* name, auto of) { table[name] = into(of(update), name, seats); });
    object(json, "update", fields, table);
  });
}

Json to_json(const UpdateDifference& difference, const SeatNames& seats) {
  Json json{{"version", kMessageVersion},
            {"generation", difference.generation},
            {"update", difference.number},
            {"of", difference.of}};
  if (!difference.news.empty()) {
    Json& news = json["news"] = Json::array();
    for (const auto& one : difference.news)
      news.push_back(write_news(one.move, seats, one.picture ? &*one.picture : nullptr));
  }
  if (difference.rewound) json["rewound"] = true;
  if (difference.difference) json["difference"] = write(*difference.difference, seats);
  if (difference.picture) json["picture"] = write(*difference.picture, seats);
  if (difference.last_move) json["last_move"] = write(*difference.last_move, seats);
  if (difference.clocks) json["clocks"] = write(*difference.clocks, seats);
  if (difference.now != UtcTime{}) json["now"] = write_instant(difference.now);
  each_seen_field([&](const char* name, auto of) {
    if (difference.changed.contains(name)) json[name] = write(of(difference.state), seats);
  });
  return json;
}

Result<UpdateDifference> difference_from_json(std::string_view source, const SeatNames& seats) {
  return read_message<UpdateDifference>(source, [&](const Json& json, UpdateDifference& difference) {
    const auto news = [&](const Json& j, const std::string& what) {
      UpdateDifference::News one;
      read_news(j, what, seats, one.move, one.picture);
      return one;
    };
    Fields fields{
        {"news", [&](const Json& j) { difference.news = list(j, "news", news); }},
        {"rewound", into(difference.rewound, "rewound", seats)},
        {"difference", [&](const Json& j) { read(j, "difference", seats, difference.difference.emplace()); }},
        {"picture", [&](const Json& j) { read(j, "picture", seats, difference.picture.emplace()); }},
        {"last_move", [&](const Json& j) { read(j, "last_move", seats, difference.last_move.emplace()); }},
        {"clocks", [&](const Json& j) { read(j, "clocks", seats, difference.clocks.emplace()); }},
        {"now", [&](const Json& j) { difference.now = read_instant(j, "now"); }}};
    each_seen_field([&](const char* name, auto of) {
      fields[name] = [&difference, &seats, name, of](const Json& j) {
        read(j, name, seats, of(difference.state));
        difference.changed.insert(name);
      };
    });
    object(json, "update",
           {{"version", check_version},
            {"generation", [&](const Json& j) { difference.generation = number(j, "generation"); }},
            {"update", [&](const Json& j) { difference.number = number(j, "update"); }},
            {"of", [&](const Json& j) { difference.of = number(j, "of"); }}},
           fields);
  });
}

}  // namespace boardwright
