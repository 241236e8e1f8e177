// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/text_lines.hpp"

#include "framework/store/ids.hpp"
#include "framework/store/journal_table.hpp"

namespace boardwright::store {

using nlohmann::json;

json json_of(const EntryLine& line) {
  const StoredEntry& entry = line.entry;
  json value = {{"match", line.match},
                {"number", entry.number},
                {"kind", entry.what.kind},
                {"time", entry.what.time},
                {"payload", entry.what.payload}};
  if (!entry.what.secret.empty()) value["secret"] = entry.what.secret;
  if (!entry.command.empty()) value["command"] = entry.command;
  if (entry.part != 0) value["part"] = entry.part;
  return value;
}

json json_of(const EventRow& row) {
  json value = {{"id", row.id},
                {"time", row.time},
                {"kind", row.kind},
                {"subject", row.subject},
                {"payload", json::parse(row.payload)}};
  if (row.name) value["name"] = *row.name;
  return value;
}

Result<EntryLine> entry_from(const json& value) {
  EntryLine line;
  try {
    line.match = value.at("match");
    line.entry.number = value.at("number").get<std::uint64_t>();
    line.entry.what = {value.at("kind"), value.at("payload"), value.at("time").get<TimeMs>(),
                       value.value("secret", "")};
    line.entry.command = value.value("command", "");
    line.entry.part = value.value("part", std::uint32_t{0});
  } catch (const json::exception&) {
    return fail("an entry of a match was expected here");
  }
  if (!is_id(line.match) || line.entry.number == 0 || line.entry.number > 1'000'000'000)
    return fail("this entry doesn't say properly to which match it belongs, or where");
  if (auto checked = check_entry(line.match, line.entry); !checked) return fail(checked.error());
  return line;
}

Result<EventRow> event_from(const json& value) {
  EventRow row;
  try {
    row = {value.at("id"),      value.at("time").get<TimeMs>(), value.at("kind"),
           value.at("subject"), value.at("payload").dump(),     std::nullopt};
    if (value.contains("name")) row.name = value.at("name").get<std::string>();
  } catch (const json::exception&) {
    return fail("an event of a club was expected here");
  }
  if (row.name && !is_storable(*row.name)) return fail("a name is not UTF-8 without NUL");
  // As the event's meaning, so that nothing else slips in.
  const auto event = event_of(row);
  if (!event) return fail(event.error());
  EventRow again = row;
  if (row.name) {
    auto whole = row_of(*event);
    if (!whole) return fail(whole.error());
    again = std::move(*whole);
  }
  again.name = row.name;
  return again;
}

AsideLine aside_of(const EntryLine& line) {
  return {line.match, line.entry.number, {{"entry", json_of(line)}}};
}

AsideLine aside_of(const EventRow& row) { return {row.subject, 0, {{"event", json_of(row)}}}; }

}  // namespace boardwright::store
