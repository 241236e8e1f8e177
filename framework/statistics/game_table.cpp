// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/game_table.hpp"

#include <charconv>

#include "framework/text/save_file.hpp"

namespace boardwright {
namespace {

std::string number_text(double value) {
  char text[40];
  const auto written = std::to_chars(text, text + sizeof text, value);
  return {text, written.ptr};
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) result += c == '"' ? std::string("\"\"") : std::string(1, c);
  return result + "\"";
}

}  // namespace

GameTable::GameTable(const Rules& rules) {
  for (std::size_t place = 0; place < kColumns; ++place)
    if (auto id = column_id(place, rules); !id.empty() && place != at(boardwright::Column::kPliesSquared))
      columns_.push_back({place, std::move(id), column_meaning(place, rules)});
}

void GameTable::add(std::uint64_t number, const PlayedGame& game) {
  std::string line = std::to_string(number) + "," + (game.end.reason.empty() ? "cut" : game.end.reason);
  for (const Column& column : columns_) {
    line += ",";
    if (game.row.has(column.place)) line += number_text(game.row.get(column.place));
  }
  lines_[number] = line + "\r\n";
}

std::string GameTable::text() const {
  std::string text = "game,reason";
  for (const Column& column : columns_) text += "," + column.id;
  text += "\r\n";
  for (const auto& [number, line] : lines_) text += line;
  return text;
}

std::string GameTable::dictionary() const {
  std::string text =
      "column,meaning\r\ngame,the game's number in the run from 0\r\n" +
      ("reason," + quoted("id of why it ended; cut: it was cut off at the limit of plies") + "\r\n");
  for (const Column& column : columns_) text += column.id + "," + quoted(column.meaning) + "\r\n";
  return text;
}

Result<void> GameTable::save(const std::filesystem::path& file) const {
  if (auto saved = save_file(file, text(), Readers::kEverybody); !saved) return saved;
  return save_file(file.string() + ".columns.csv", dictionary(), Readers::kEverybody);
}

}  // namespace boardwright
