// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/same_board.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "framework/catalogue/texts.hpp"

namespace boardwright {
namespace {

std::string seats_of(const Rules& rules) {
  std::string text;
  for (Seat seat = 0; seat < rules.seat_count(); ++seat)
    text += (seat == 0 ? "" : ", ") + std::string(rules.seat_name(seat));
  return text;
}

std::string size_of(const BoardGeometry& board) {
  return std::to_string(board.columns()) + " × " + std::to_string(board.rows());
}

/// What stands where, by names.
using Standing = std::vector<std::tuple<std::string_view, std::string_view, std::uint32_t>>;

Standing standing_in(const BoardGeometry& board, const Picture& picture) {
  Standing standing;
  for (const PictureItem& item : picture.items)
    standing.emplace_back(board.place_name(item.place), board.kinds()[item.kind].id, item.count);
  std::sort(standing.begin(), standing.end());
  return standing;
}

const LocalText& sentence_for(const BoardMismatch& mismatch) {
  static const LocalText kNoBoard{{"{name} has no board.", "{name} heeft geen bord.",
                                   "{name} hat kein Brett.", "{name} n'a pas de plateau."}};
  static const LocalText kSeats{{"{one} and {other} have different seats: {first}; {second}.",
                                 "{one} en {other} hebben verschillende kanten: {first}; {second}.",
                                 "{one} und {other} haben verschiedene Seiten: {first}; {second}.",
                                 "{one} et {other} n'ont pas les mêmes camps : {first} ; {second}."}};
  static const LocalText kSize{{"{one} is played on {first} fields, {other} on {second}.",
                                "{one} wordt op {first} velden gespeeld, {other} op {second}.",
                                "{one} wird auf {first} Feldern gespielt, {other} auf {second}.",
                                "{one} se joue sur {first} cases, {other} sur {second}."}};
  static const LocalText kOneField{{"Only {name} has the field {field}.",
                                    "Alleen {name} heeft het veld {field}.",
                                    "Nur {name} hat das Feld {field}.", "Seul {name} a la case {field}."}};
  static const LocalText kField{{"The field {field} lies elsewhere in {one} than in {other}.",
                                 "Het veld {field} ligt in {one} ergens anders dan in {other}.",
                                 "Das Feld {field} liegt in {one} anderswo als in {other}.",
                                 "La case {field} n'est pas au même endroit dans {one} et dans {other}."}};
  static const LocalText kPieces{
      {"{one} and {other} have no piece in common.", "{one} en {other} hebben geen stuk gemeen.",
       "{one} und {other} haben keine Figur gemeinsam.", "{one} et {other} n'ont aucune pièce en commun."}};
  switch (mismatch.what) {
    case BoardMismatch::What::kNoBoard: return kNoBoard;
    case BoardMismatch::What::kSeats: return kSeats;
    case BoardMismatch::What::kSize: return kSize;
    case BoardMismatch::What::kFields:
      return mismatch.one.empty() || mismatch.other.empty() ? kOneField : kField;
    case BoardMismatch::What::kPieces: break;
  }
  return kPieces;
}

std::optional<BoardMismatch> fields_mismatch(const BoardGeometry& one, const BoardGeometry& other) {
  using What = BoardMismatch::What;
  for (const BoardField& field : one.fields()) {
    const auto there = other.field(field.name);
    if (!there) return BoardMismatch{What::kFields, field.name, ""};
    const BoardField& same = other.fields()[*there];
    if (same.column != field.column || same.row != field.row)
      return BoardMismatch{What::kFields, field.name, field.name};
  }
  for (const BoardField& field : other.fields())
    if (!one.field(field.name)) return BoardMismatch{What::kFields, "", field.name};
  return std::nullopt;
}

}  // namespace

std::optional<BoardMismatch> board_mismatch(const Rules& one, const Rules& other) {
  using What = BoardMismatch::What;
  const auto first = BoardGeometry::of(one), second = BoardGeometry::of(other);
  if (!first || !second) return BoardMismatch{What::kNoBoard, first ? "" : "none", second ? "" : "none"};
  if (const auto seats = seats_of(one), others = seats_of(other); seats != others)
    return BoardMismatch{What::kSeats, seats, others};
  if (first->columns() != second->columns() || first->rows() != second->rows())
    return BoardMismatch{What::kSize, size_of(*first), size_of(*second)};
  if (auto fields = fields_mismatch(*first, *second)) return fields;
  const bool shared = std::any_of(first->kinds().begin(), first->kinds().end(),
                                  [&](const PieceKind& kind) { return second->kind(kind.id).has_value(); });
  if (!shared) return BoardMismatch{What::kPieces, "", ""};
  return std::nullopt;
}

std::string mismatch_text(Language language, const BoardMismatch& mismatch, const std::string& one,
                          const std::string& other) {
  const Explanation::Argument arguments[] = {{"one", one},
                                             {"other", other},
                                             {"name", mismatch.one.empty() ? other : one},
                                             {"first", mismatch.one},
                                             {"second", mismatch.other},
                                             {"field", mismatch.one.empty() ? mismatch.other : mismatch.one}};
  return GameTexts{}.fill(language, sentence_for(mismatch).or_english(language), arguments);
}

bool same_to_the_eye(const Position& one, const Position& other) {
  if (one.turn() != other.turn()) return false;
  const auto first = BoardGeometry::of(one.rules()), second = BoardGeometry::of(other.rules());
  if (!first || !second) return !first && !second && one.text() == other.text();
  return standing_in(*first, Picture::whole(one)) == standing_in(*second, Picture::whole(other));
}

std::string no_counterpart_text(Language language, const NoCounterpart& why, const std::string& name) {
  static const LocalText kUnreadable{{"{name} can't have this position: {detail}.",
                                      "{name} kan deze stelling niet hebben: {detail}.",
                                      "{name} kann diese Stellung nicht haben: {detail}.",
                                      "{name} ne peut pas avoir cette position : {detail}."}};
  static const LocalText kTurn{{"In {name} others are on turn in this position.",
                                "In {name} zijn in deze stelling anderen aan zet.",
                                "In {name} sind in dieser Stellung andere am Zug.",
                                "Dans {name}, ce n'est pas le même camp qui joue dans cette position."}};
  static const LocalText kPieces{
      {"{name} reads this position otherwise: {detail}.", "{name} leest deze stelling anders: {detail}.",
       "{name} liest diese Stellung anders: {detail}.", "{name} lit cette position autrement : {detail}."}};
  const LocalText& sentence = why.what == NoCounterpart::What::kUnreadable ? kUnreadable
                              : why.what == NoCounterpart::What::kTurn     ? kTurn
                                                                           : kPieces;
  const Explanation::Argument arguments[] = {{"name", name}, {"detail", why.detail}};
  return GameTexts{}.fill(language, sentence.or_english(language), arguments);
}

tl::expected<Position, NoCounterpart> counterpart(const Position& position,
                                                  const std::shared_ptr<const Rules>& rules) {
  using What = NoCounterpart::What;
  const auto none = [](What what, std::string detail) {
    return tl::unexpected(NoCounterpart{what, std::move(detail)});
  };
  if (Position start = rules->start(); same_to_the_eye(position, start)) return start;
  auto read = rules->read_position(position.text());
  if (!read) return none(What::kUnreadable, read.error());
  if (read->turn() != position.turn()) return none(What::kTurn, position.text());
  if (!same_to_the_eye(position, *read)) return none(What::kPieces, read->text());
  return std::move(*read);
}

}  // namespace boardwright
