// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/record_link.hpp"

#include <algorithm>
#include <utility>

#include "framework/link/answer.hpp"
#include "framework/match/generation.hpp"

namespace boardwright {

RecordLink::RecordLink(GameLine line, std::optional<Seat> viewer, std::optional<Outcome> result)
    : line_(std::move(line)),
      here_(line_),
      viewer_(viewer),
      result_(result ? std::move(result) : line_.result()),
      seen_(seen_line(line_, viewer)) {
  shown_ = seen_.moves.size();
  update_ = update_of(shown_);
  update_.number = 1;
}

Picture RecordLink::picture_after(std::size_t moves) const {
  if (moves == seen_.moves.size()) return seen_.picture;
  return moves == 0 ? seen_.start : seen_.moves[moves - 1].picture;
}

Update RecordLink::update_of(std::size_t moves) const {
  const View view = View::of(here_.now(), viewer());
  Update next;
  next.generation = kFirstGeneration;
  next.viewer = viewer();
  next.ply = static_cast<std::uint32_t>(moves);
  next.picture = picture_after(moves);
  next.position = viewer_ ? view.text() : here_.now().text();
  if (moves == seen_.moves.size()) next.table.result = result_;
  if (!next.table.result) {
    next.on_turn = view->seats_on_turn();
    next.phase = view->phase(view.whose());
  }
  for (std::size_t i = moves; i > 0 && !next.last_move; --i)
    if (seen_.moves[i - 1].seat != BW_CHANCE) next.last_move = seen_.moves[i - 1];
  return next;
}

void RecordLink::show(std::size_t moves) {
  moves = std::min(moves, seen_.moves.size());
  if (moves == shown_) return;
  const std::size_t before = std::exchange(shown_, moves);
  here_ = line_;
  const std::size_t plies = plies_seen(line_, viewer_, moves);
  while (here_.plies().size() > plies) here_.take_back();
  Update next = update_of(moves);
  next.number = update_.number + 1;
  next.rewound = moves < before;
  if (moves > before)
    next.news.assign(seen_.moves.begin() + static_cast<std::ptrdiff_t>(before),
                     seen_.moves.begin() + static_cast<std::ptrdiff_t>(moves));
  const std::span<const std::uint32_t> clicks = next.news.size() == 1
                                                    ? std::span<const std::uint32_t>(next.news.front().places)
                                                    : std::span<const std::uint32_t>();
  next.difference = difference(update_.picture, next.picture, clicks);
  update_ = std::move(next);
  if (observer_) observer_(update_);
}

void RecordLink::submit(Command, Done done) {
  if (done) done(refused(RefusalCode::kNotAllowed, "nobody plays on in a game that is only looked at"));
}

Seat RecordLink::asker() const {
  const auto on_turn = here_.now().seats_on_turn();
  return viewer_ && *viewer_ < line_.now().rules().seat_count() ? *viewer_
         : viewer_ || on_turn.empty()                           ? Seat{BW_SPECTATOR}
                                                                : on_turn.front();
}

void RecordLink::ask(const Question& question, Answered answered) {
  if (!answered) return;
  struct {
    const RecordLink& link;
    Result<Answer> operator()(const AskHistory&) const {
      return HistoryAnswer{link.seen_.start, link.seen_.moves};
    }
    Result<Answer> operator()(const AskPictureAfter& asked) const {
      if (asked.moves > link.seen_.moves.size()) return PictureAnswer{};
      return PictureAnswer{link.picture_after(asked.moves)};
    }
    Result<Answer> operator()(const AskExplain& asked) const {
      return explain(View::of(link.here_.now(), link.asker()), asked);
    }
    Result<Answer> operator()(const AskTell& asked) const {
      return tell(link.here_.history(), View::of(link.here_.now(), link.viewer()), asked);
    }
    Result<Answer> operator()(const AskView&) const {
      return ViewAnswer{link.update_.position, link.update_.picture};
    }
    Result<Answer> operator()(const AskArrange&) const { return ArrangeAnswer{}; }
  } const answers{*this};
  answered(std::visit(answers, question));
}

}  // namespace boardwright
