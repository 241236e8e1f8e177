// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/answer.hpp"

#include <algorithm>

#include "framework/match/arrangement_text.hpp"
#include "framework/match/typed_move.hpp"

namespace boardwright {
namespace {

Result<void> check_places(const Rules& rules, std::span<const std::uint32_t> places) {
  const bw_shape* board = rules.geometry();
  const std::uint32_t count = board == nullptr ? 0 : board->field_count + board->tray_count;
  for (const auto place : places)
    if (place >= count) return fail("there is no such place");
  return {};
}

Result<void> check_piece(const bw_shape& board, std::uint32_t kind, std::uint32_t place) {
  if (kind < board.kind_count && place < board.field_count) return {};
  return fail("there is no such piece or field");
}

}  // namespace

Result<Answer> explain(const View& view, const AskExplain& question) {
  if (view.whose() >= view.rules().seat_count()) return ExplainAnswer{};
  if (question.clicks.empty()) return ExplainAnswer{explain_typed(view, question.move)};
  if (auto known = check_places(view.rules(), question.clicks); !known) return fail(known.error());
  return ExplainAnswer{view->explain(view.whose(), question.clicks)};
}

Result<Answer> tell(const History& history, const View& view, const AskTell& question) {
  if (auto known = check_places(view.rules(), {&question.place, 1}); !known) return fail(known.error());
  return TellAnswer{history.tell(view.position(), question.place, view.whose())};
}

std::optional<Explanation> change(Arrangement& arrangement, const ArrangeChange& wanted) {
  using Type = ArrangeChange::Type;
  switch (wanted.type) {
    case Type::kPlace: return arrangement.place(wanted.kind, wanted.place);
    case Type::kMove: return arrangement.move(wanted.place, wanted.to);
    case Type::kTakeAway: arrangement.take_away(wanted.place); break;
    case Type::kClear: arrangement.clear(); break;
    case Type::kAtRandom: {
      Random random(wanted.seed);
      arrangement.complete_at_random(random);
      break;
    }
    case Type::kMirror: return mirror(arrangement);
  }
  return std::nullopt;
}

Arranged arranged_of(const Arrangement& arrangement) {
  Arranged made;
  for (const bw_item& item : arrangement.placed()) made.placed.push_back({item.place, item.kind});
  for (const bw_item& item : arrangement.pieces())
    made.left.push_back({item.kind, item.count, arrangement.fields_for(item.kind)});
  made.picture = arrangement.picture();
  made.complete = arrangement.complete();
  return made;
}

Result<Answer> arrange(std::optional<Arrangement> begun, const AskArrange& question) {
  if (!begun) return ArrangeAnswer{};
  Arrangement& arrangement = *begun;
  const bw_shape& board = *arrangement.rules().geometry();
  std::vector<bw_item> items;
  for (const auto& piece : question.placed) {
    if (auto known = check_piece(board, piece.kind, piece.place); !known) return fail(known.error());
    items.push_back({piece.place, piece.kind, 1, 0});
  }
  std::optional<Explanation> refused;
  if (!items.empty()) refused = arrangement.replace(std::move(items));
  if (const auto& wanted = question.change; wanted && !refused) {
    if (auto known = check_piece(board, wanted->kind, wanted->place); !known) return fail(known.error());
    if (auto known = check_piece(board, 0, wanted->to); !known) return fail(known.error());
    refused = change(arrangement, *wanted);
  }
  Arranged answer = arranged_of(arrangement);
  answer.refused = std::move(refused);
  return ArrangeAnswer{std::move(answer)};
}

Result<Answer> answer(const Match& match, Seat viewer, const Question& question) {
  struct {
    const Match& match;
    Seat viewer;
    Result<Answer> operator()(const AskHistory&) const {
      return HistoryAnswer{*match.picture_after(viewer, 0), match.history(viewer)};
    }
    Result<Answer> operator()(const AskPictureAfter& asked) const {
      return PictureAnswer{match.picture_after(viewer, asked.moves)};
    }
    Result<Answer> operator()(const AskExplain& asked) const { return explain(match.view(viewer), asked); }
    Result<Answer> operator()(const AskTell& asked) const {
      return tell(match.line().history(), match.view(viewer), asked);
    }
    Result<Answer> operator()(const AskView&) const {
      const View view = match.view(viewer);
      return ViewAnswer{view.text(), Picture::of(view)};
    }
    Result<Answer> operator()(const AskArrange& asked) const {
      if (viewer >= match.rules().seat_count()) return ArrangeAnswer{};
      return arrange(match.arrange(viewer), asked);
    }
  } const answers{match, viewer};
  return std::visit(answers, question);
}

}  // namespace boardwright
