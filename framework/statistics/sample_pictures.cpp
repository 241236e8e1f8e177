// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/sample_pictures.hpp"

#include <map>

#include "framework/board/disc.hpp"
#include "framework/board/picture.hpp"
#include "framework/record/native.hpp"
#include "framework/text/text_file.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;
using Standing = std::map<std::uint32_t, std::uint32_t>;  // kinds by field, of a stack the uppermost

Standing standing_in(const Position& position) {
  const std::uint32_t fields = position.rules().geometry()->field_count;
  Standing standing;
  for (const PictureItem& item : Picture::whole(position).items)
    if (item.place < fields) standing[item.place] = item.kind;
  return standing;
}

/// [field, kind] of what came, [field, null] of what went.
Json change(const Standing& before, const Standing& after) {
  Json json = Json::array();
  for (const auto& [field, kind] : before)
    if (!after.contains(field)) json.push_back({field, nullptr});
  for (const auto& [field, kind] : after)
    if (const auto was = before.find(field); was == before.end() || was->second != kind)
      json.push_back({field, kind});
  return json;
}

/// The points of every seat, in the rules' order.
Json scores_in(const Record& record, const Rules& rules) {
  Json scores = Json::array();
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) {
    const auto score = record.scores.find(std::string(rules.seat_name(seat)));
    scores.push_back(score == record.scores.end() ? Json(nullptr) : Json(score->second / 2.0));
  }
  return scores;
}

std::string art_of(const std::filesystem::path& file) {
  return read_file(file).value_or("");  // a picture that can't be had is none
}

}  // namespace

Json picture_line(const std::shared_ptr<const Rules>& rules, const std::string& record,
                  std::set<std::uint32_t>& kinds) {
  const auto read = read_record(record);
  if (!read || rules->geometry() == nullptr || read->game != rules->game_id()) return nullptr;
  Json moves = Json::array(), pictures = Json::array();
  Position now = rules->start();
  Standing before;
  const auto look = [&] {
    Standing after = standing_in(now);
    for (const auto& [field, kind] : after) kinds.insert(kind);
    pictures.push_back(change(before, after));
    before = std::move(after);
  };
  look();
  for (const RecordedMove& one : read->moves) {
    const auto seat = one.seat == "chance" ? std::optional<Seat>(BW_CHANCE) : rules->seat(one.seat);
    if (!seat) return nullptr;
    const auto move = now.read_move(*seat, one.text);
    if (!move || !now.play(*seat, *move)) return nullptr;
    moves.push_back({one.seat, one.text});
    look();
  }
  return {{"moves", std::move(moves)},
          {"pictures", std::move(pictures)},
          {"scores", scores_in(*read, *rules)},
          {"reason", read->reason}};
}

Json kinds_json(const Game& game, const Rules& rules, const std::set<std::uint32_t>& kinds) {
  Json json = Json::object();
  const auto board = BoardGeometry::of(rules);
  if (!board) return json;
  for (const std::uint32_t index : kinds) {
    const PieceKind& kind = board->kinds()[index];
    Json one = {{"owner", kind.owner < rules.seat_count() ? Json(kind.owner) : Json(nullptr)},
                {"sign", kind.sign}};
    std::string art = art_of(game.appearance().picture_of(kind.id));
    one["art"] = art.empty() ? drawn_disc(kind, board->tone(kind.owner)) : std::move(art);
    json[std::to_string(index)] = std::move(one);
  }
  return json;
}

}  // namespace boardwright
