// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/left_sheet.hpp"

#include <algorithm>
#include <sstream>

#include "framework/board/geometry.hpp"
#include "framework/record/replay.hpp"

namespace boardwright::desktop {

namespace {

/// The tag that holds what is placed of a set-up that isn't finished.
constexpr const char* kSetUpTag = "SetUp";

const std::string* tag(const Record& record, std::string_view name) {
  for (const auto& [key, value] : record.tags)
    if (key == name) return &value;
  return nullptr;
}

/// "b1=red_tower c2=…": letters couldn't tell every game's kinds apart.
std::string write_placed(const Arrangement& arrangement) {
  const auto board = BoardGeometry::of(arrangement.rules());
  std::string text;
  for (const bw_item& item : arrangement.placed())
    text += (text.empty() ? "" : " ") + board->fields()[item.place].name + '=' + board->kinds()[item.kind].id;
  return text;
}

std::vector<bw_item> read_placed(const std::string& text, const Rules& rules) {
  std::vector<bw_item> items;
  const auto board = BoardGeometry::of(rules);
  std::istringstream words(text);
  for (std::string word; board && words >> word;) {
    const auto equals = std::min(word.find('='), word.size() - 1);
    const auto field = board->field(word.substr(0, equals));
    const auto kind = board->kind(word.substr(equals + 1));
    if (field && kind) items.push_back({*field, *kind, 1, 0});
  }
  return items;
}

}  // namespace

void write_set_up(Record& record, const Arrangement& arrangement) {
  if (!arrangement.placed().empty()) record.tags.emplace_back(kSetUpTag, write_placed(arrangement));
}

Result<LeftSheet> read_left_sheet(const Record& record, const Catalogue& catalogue) {
  auto entry = catalogue.find(record.game + "/" + record.variant);
  if (!entry) return fail(entry.error());
  auto rules = rules_for(record, catalogue);
  if (!rules) return fail(rules.error());
  const auto replayed = replay(record, *rules);
  if (!replayed) return fail(replayed.error());
  LeftSheet left{ScoreSheet(std::move(*entry), *rules, EnteredGame::of(replayed->line, replayed->result)),
                 {},
                 {},
                 {},
                 replayed->problem};
  for (Seat seat = 0; seat < (*rules)->seat_count(); ++seat)
    if (const auto name = record.players.find(std::string((*rules)->seat_name(seat)));
        name != record.players.end())
      left.names[seat] = QString::fromStdString(name->second);
  if (const auto* date = tag(record, "Date"))
    left.date = QDate::fromString(QString::fromStdString(*date), Qt::ISODate);
  if (const auto* placed = tag(record, kSetUpTag)) left.set_up = read_placed(*placed, **rules);
  return left;
}

}  // namespace boardwright::desktop
