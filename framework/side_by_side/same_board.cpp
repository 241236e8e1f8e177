// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/side_by_side/same_board.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "framework/board/geometry.hpp"
#include "framework/board/picture.hpp"
#include "framework/catalogue/texts.hpp"
#include "framework/text/program_texts.hpp"

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

std::string_view key_for(const BoardMismatch& mismatch) {
  switch (mismatch.what) {
    case BoardMismatch::What::kNoBoard: return "board.no_board";
    case BoardMismatch::What::kSeats: return "board.seats";
    case BoardMismatch::What::kSize: return "board.size";
    case BoardMismatch::What::kFields:
      return mismatch.one.empty() || mismatch.other.empty() ? "board.one_field" : "board.field";
    case BoardMismatch::What::kPieces: break;
  }
  return "board.pieces";
}

std::optional<BoardMismatch> fields_mismatch(const BoardGeometry& one, const BoardGeometry& other) {
  using What = BoardMismatch::What;
  for (const BoardField& field : one.fields()) {
    const auto there = other.field(field.name);
    if (!there) return BoardMismatch{What::kFields, field.name, ""};
    const BoardField& same = other.fields()[*there];
    if (same.centre != field.centre) return BoardMismatch{What::kFields, field.name, field.name};
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
  return GameTexts{}.fill(language, said(language, key_for(mismatch)), arguments);
}

bool same_to_the_eye(const Position& one, const Position& other) {
  if (one.turn() != other.turn()) return false;
  const auto first = BoardGeometry::of(one.rules()), second = BoardGeometry::of(other.rules());
  if (!first || !second) return !first && !second && one.text() == other.text();
  return standing_in(*first, Picture::whole(one)) == standing_in(*second, Picture::whole(other));
}

std::string no_counterpart_text(Language language, const NoCounterpart& why, const std::string& name) {
  const std::string_view key = why.what == NoCounterpart::What::kUnreadable ? "board.unreadable"
                               : why.what == NoCounterpart::What::kTurn     ? "board.turn"
                                                                            : "board.otherwise";
  const Explanation::Argument arguments[] = {{"name", name}, {"detail", why.detail}};
  return GameTexts{}.fill(language, said(language, key), arguments);
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
