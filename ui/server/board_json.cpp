// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/board_json.hpp"

#include <boardwright/abi/board.h>

#include <nlohmann/json.hpp>
#include <set>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/safe_colours.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

constexpr int kUnit = 1000, kHalf = kUnit / 2;

Json owner_of(const Rules& rules, Seat seat) {
  return seat < rules.seat_count() ? Json(rules.seat_name(seat)) : Json();
}

Json at(std::int32_t column, std::int32_t row) { return Json::array({column * kUnit, row * kUnit}); }

Json fields_of(const BoardGeometry& board, const Appearance& appearance) {
  const bool points = appearance.style == Appearance::Style::kLines;
  Json fields = Json::array();
  for (const auto& field : board.fields()) {
    Json one{{"centre", at(field.column, field.row)}};
    one["outline"] = points ? Json() : Json(0);
    one["ground"] = points ? "none" : field.dark && appearance.checkered ? "dark" : "light";
    fields.push_back(std::move(one));
  }
  return fields;
}

/// Between points that are neighbours along columns and rows.
Json lines_of(const BoardGeometry& board) {
  Json lines = Json::array();
  for (std::uint32_t field = 0; field < board.fields().size(); ++field)
    for (const Direction way : {Direction::kNorth, Direction::kEast})
      if (const auto other = board.neighbour(field, way)) {
        const auto &from = board.fields()[field], &to = board.fields()[*other];
        lines.push_back(Json::array({at(from.column, from.row), at(to.column, to.row)}));
      }
  return lines;
}

Json labels_of(const BoardGeometry& board) {
  Json labels = Json::array();
  for (std::uint32_t column = 0; column < board.columns(); ++column)
    if (auto text = board.column_label(column); !text.empty())
      labels.push_back({{"text", std::move(text)},
                        {"at", Json::array({static_cast<int>(column) * kUnit, -kHalf})},
                        {"side", "bottom"}});
  for (std::uint32_t row = 0; row < board.rows(); ++row)
    if (auto text = board.row_label(row); !text.empty())
      labels.push_back({{"text", std::move(text)},
                        {"at", Json::array({-kHalf, static_cast<int>(row) * kUnit})},
                        {"side", "left"}});
  return labels;
}

Json neighbours_of(const BoardGeometry& board) {
  // From east against the clock, as the page has them.
  constexpr std::array<Direction, 8> kWays{
      Direction::kEast, Direction::kNorthEast, Direction::kNorth, Direction::kNorthWest,
      Direction::kWest, Direction::kSouthWest, Direction::kSouth, Direction::kSouthEast};
  Json all = Json::array();
  for (std::uint32_t field = 0; field < board.fields().size(); ++field) {
    Json own = Json::array();
    for (std::size_t way = 0; way < kWays.size(); ++way)
      if (const auto other = board.neighbour(field, kWays[way])) own.push_back(Json::array({*other, way}));
    all.push_back(std::move(own));
  }
  return all;
}

Json shape_json(const Game& game, const Rules& rules, const BoardGeometry& board, Language language,
                const SafeColours& safe) {
  const Appearance& look = game.appearance();
  Json zones = Json::array(), trays = Json::array();
  for (const auto& zone : board.zones())
    zones.push_back({{"zone", zone.id},
                     {"name", game.text(language, TextKind::kZone, zone.id, &rules)},
                     {"owner", owner_of(rules, zone.owner)},
                     {"fields", zone.fields}});
  for (const auto& tray : board.trays())
    trays.push_back({{"tray", tray.id},
                     {"name", game.text(language, TextKind::kTray, tray.id, &rules)},
                     {"owner", owner_of(rules, tray.owner)}});
  const int right = static_cast<int>(board.columns()) * kUnit - kHalf;
  const int top = static_cast<int>(board.rows()) * kUnit - kHalf;
  const bool points = look.style == Appearance::Style::kLines;
  const Json square = Json::array({Json::array({-kHalf, -kHalf}), Json::array({kHalf, -kHalf}),
                                   Json::array({kHalf, kHalf}), Json::array({-kHalf, kHalf})});
  return {{"extent", {-kHalf, -kHalf, right, top}},
          {"outlines", Json::array({square})},
          {"fields", fields_of(board, look)},
          {"lines", points ? lines_of(board) : Json::array()},
          {"marks", Json::array()},
          {"labels", labels_of(board)},
          {"zones", std::move(zones)},
          {"trays", std::move(trays)},
          {"neighbours", neighbours_of(board)},
          {"coordinates", look.coordinates},
          {"colours", look.colours},
          {"safe_colours", safe.colours}};
}

Json kinds_json(const Game& game, const Rules& rules, const BoardGeometry& board, Language language,
                const SafeColours& safe, const ArtOf& art) {
  const auto or_null = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
  const auto die_of = [](const std::map<std::string, std::string>& dice, const std::string& kind) {
    const auto found = dice.find(kind);
    return found == dice.end() ? Json() : Json(found->second);
  };
  Json kinds = Json::array();
  for (const auto& kind : board.kinds()) {
    const ArtPaths paths = art(kind.id);
    kinds.push_back({{"kind", kind.id},
                     {"name", game.text(language, TextKind::kKind, kind.id, &rules)},
                     {"owner", owner_of(rules, kind.owner)},
                     {"sign", kind.sign},
                     {"art", or_null(paths.usual)},
                     {"safe_art", or_null(paths.safe)},
                     {"die", die_of(game.appearance().dice, kind.id)},
                     {"safe_die", die_of(safe.dice, kind.id)}});
  }
  return kinds;
}

Json all_texts(const Game& game, const Rules& rules, Language language, TextKind kind,
               bw_text_kind described) {
  std::set<std::string> ids;
  for (const auto& [id, text] : game.data().texts.all(kind)) ids.insert(id);
  for (const auto& text : rules.texts(described)) ids.insert(text.id);
  constexpr std::string_view kHost = "message.";
  if (kind == TextKind::kMessage)
    for (const auto& [key, text] : program_texts().sentences(Language::kEnglish))
      if (key.starts_with(kHost)) ids.insert(key.substr(kHost.size()));
  if (kind == TextKind::kReason)
    for (const auto id : host_reasons()) ids.emplace(id);
  Json texts = Json::object();
  for (const auto& id : ids) texts[id] = game.text(language, kind, id, &rules);
  return texts;
}

/// As Game::reason_text chooses them, for whoever has lost or won.
Json reasons_for(const Game& game, Language language, TextKind kind,
                 const std::string* (*host)(Language, std::string_view)) {
  const GameTexts& own = game.data().texts;
  Json texts = Json::object();
  for (const auto id : host_reasons())
    if (own.find(TextKind::kReason, id) == nullptr)
      if (const std::string* words = host(language, id)) texts[std::string(id)] = *words;
  for (const auto& [id, text] : own.all(kind))
    if (auto words = own.text(language, kind, id); !words.empty()) texts[id] = std::move(words);
  return texts;
}

Json texts_json(const Game& game, const Rules& rules, Language language) {
  return {{"messages", all_texts(game, rules, language, TextKind::kMessage, BW_TEXT_MESSAGE)},
          {"phases", all_texts(game, rules, language, TextKind::kPhase, BW_TEXT_PHASE)},
          {"reasons", all_texts(game, rules, language, TextKind::kReason, BW_TEXT_REASON)},
          {"rules", all_texts(game, rules, language, TextKind::kRule, BW_TEXT_RULE)},
          {"reasons_lost", reasons_for(game, language, TextKind::kReasonLost, host_reason_lost)},
          {"reasons_won", reasons_for(game, language, TextKind::kReasonWon, host_reason_won)}};
}

}  // namespace

Json board_json(const Game& game, const Variant& variant, const Rules& rules, Language language,
                const ArtOf& art) {
  const SafeColours safe = read_safe_colours(game.appearance().art).safe;
  const auto board = BoardGeometry::of(rules);
  const MatchPolicies policies = game.policies_of(variant);
  Json seats = Json::array(), places = Json::array();
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    seats.push_back({{"seat", rules.seat_name(seat)},
                     {"name", game.seat_text(language, rules, seat)},
                     {"turn", seat % 2 == 0 ? 0 : 180}});
  if (board)
    for (std::uint32_t place = 0; place < board->place_count(); ++place)
      places.push_back(std::string(board->place_name(place)));
  return {{"version", 1},
          {"game", game.id()},
          {"variant", variant.id},
          {"name", game.variant_name(language, variant)},
          {"game_name", game.name(language)},
          {"summary", game.variant_summary(language, variant)},
          {"rules", "/api/rules/" + game.id()},
          {"seats", std::move(seats)},
          {"places", std::move(places)},
          {"kinds", board ? kinds_json(game, rules, *board, language, safe, art) : Json::array()},
          {"board", board ? shape_json(game, rules, *board, language, safe) : Json()},
          {"texts", texts_json(game, rules, language)},
          {"policies",
           {{"draw_agreement", policies.draw_agreement},
            {"takeback", policy_word(policies.takeback)},
            {"touch_move", policies.touch_move},
            {"hints", policies.hints},
            {"repetition", policy_word(policies.repetition)}}},
          {"hidden", rules.has(BW_HAS_HIDDEN)},
          {"chance", rules.has(BW_HAS_CHANCE)}};
}

}  // namespace boardwright::server
