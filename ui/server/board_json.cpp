// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/board_json.hpp"

#include <boardwright/abi/board.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>
#include <set>

#include "framework/board/disc.hpp"
#include "framework/board/geometry.hpp"
#include "framework/catalogue/safe_colours.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

Json owner_of(const Rules& rules, Seat seat) {
  return seat < rules.seat_count() ? Json(rules.seat_name(seat)) : Json();
}

Json at(const BoardPoint& point) { return Json::array({point.x, point.y}); }

Json path_of(const BoardPath& path) {
  Json points = Json::array();
  for (const BoardPoint& point : path) points.push_back(at(point));
  return points;
}

/// A grid whose game says so is drawn as points and lines.
bool drawn_as_points(const BoardGeometry& board, const Appearance& appearance) {
  return board.is_grid() && appearance.style == Appearance::Style::kLines;
}

std::string ground_of(const BoardField& field, const Appearance& appearance) {
  if (!field.outline || !appearance.checkered) return "light";  // one ground lies below all bare points
  if (field.ground > BW_GROUND_DARK) return "tone" + std::to_string(field.ground);
  return field.dark() ? "dark" : "light";
}

Json fields_of(const BoardGeometry& board, const Appearance& appearance) {
  const bool points = drawn_as_points(board, appearance);
  Json fields = Json::array();
  for (const auto& field : board.fields()) {
    Json one{{"centre", at(field.centre)}};
    one["outline"] = points || !field.outline ? Json() : Json(*field.outline);
    one["ground"] = points ? "none" : ground_of(field, appearance);
    if (field.slot) one["slot"] = true;
    if (field.beside) one["beside"] = true;
    if (field.holds > 1) one["holds"] = field.holds;
    fields.push_back(std::move(one));
  }
  return fields;
}

/// The board's own, or between points that are neighbours along columns and rows.
Json lines_of(const BoardGeometry& board, const Appearance& appearance) {
  Json lines = Json::array();
  for (const BoardPath& line : board.lines()) lines.push_back(path_of(line));
  if (!drawn_as_points(board, appearance)) return lines;
  for (std::uint32_t field = 0; field < board.fields().size(); ++field)
    for (const Direction way : {Direction::kNorth, Direction::kEast})
      if (const auto other = board.neighbour(field, way))
        lines.push_back(Json::array({at(board.fields()[field].centre), at(board.fields()[*other].centre)}));
  return lines;
}

Json labels_of(const BoardGeometry& board) {
  using Side = BoardLabel::Side;
  Json labels = Json::array();
  for (const BoardLabel& label : board.labels())
    labels.push_back({{"text", label.text},
                      {"at", at(label.at)},
                      {"side", label.side == Side::kBottom ? "bottom"
                               : label.side == Side::kLeft ? "left"
                                                           : "free"}});
  return labels;
}

/// From one centre to another, in steps of 45 degrees from east against the clock, as the page has them.
unsigned way_between(const BoardPoint& from, const BoardPoint& to) {
  constexpr double kEighth = std::numbers::pi / 4;
  const double angle = std::atan2(static_cast<double>(to.y) - from.y, static_cast<double>(to.x) - from.x);
  return (static_cast<unsigned>(std::lround(angle / kEighth) + 8)) % 8;
}

Json neighbours_of(const BoardGeometry& board) {
  Json all = Json::array();
  const auto neighbours = board.all_neighbours();
  for (std::uint32_t field = 0; field < board.fields().size(); ++field) {
    std::vector<std::pair<unsigned, std::uint32_t>> own;
    for (const std::uint32_t other : neighbours[field])
      own.emplace_back(way_between(board.fields()[field].centre, board.fields()[other].centre), other);
    std::sort(own.begin(), own.end());
    Json written = Json::array();
    for (const auto& [way, other] : own) written.push_back(Json::array({other, way}));
    all.push_back(std::move(written));
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
                     {"colour", disc_colours(board.tone(zone.owner)).body},
                     {"fields", zone.fields}});
  for (const auto& tray : board.trays())
    trays.push_back({{"tray", tray.id},
                     {"name", game.text(language, TextKind::kTray, tray.id, &rules)},
                     {"owner", owner_of(rules, tray.owner)}});
  const BoardExtent extent = board.extent();
  Json outlines = Json::array(), marks = Json::array();
  for (const BoardPath& outline : board.outlines()) outlines.push_back(path_of(outline));
  for (const BoardPoint& mark : board.marks()) marks.push_back(at(mark));
  return {{"extent", {extent.left, extent.bottom, extent.right, extent.top}},
          {"outlines", std::move(outlines)},
          {"fields", fields_of(board, look)},
          {"lines", lines_of(board, look)},
          {"marks", std::move(marks)},
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
    const ArtPaths paths = art(kind, board.tone(kind.owner));
    kinds.push_back({{"kind", kind.id},
                     {"name", game.text(language, TextKind::kKind, kind.id, &rules)},
                     {"owner", owner_of(rules, kind.owner)},
                     {"sign", kind.sign},
                     {"art", paths.usual},
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
                     {"turn", board           ? board->turn(seat)
                              : seat % 2 == 0 ? 0
                                              : 180}});
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
          {"policies", policies_json(policies)},
          {"hidden", rules.has(BW_HAS_HIDDEN)},
          {"chance", rules.has(BW_HAS_CHANCE)}};
}

Json policies_json(const MatchPolicies& policies) {
  return {{"draw_agreement", policies.draw_agreement},
          {"takeback", policy_word(policies.takeback)},
          {"touch_move", policies.touch_move},
          {"hints", policies.hints},
          {"repetition", policy_word(policies.repetition)}};
}

}  // namespace boardwright::server
