// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/update_difference.hpp"

#include <algorithm>
#include <utility>

#include "framework/match/seen_fields.hpp"

namespace boardwright {
namespace {

/// What a reader takes for the last move who is told no other.
std::optional<SeenMove> last_move_after(const std::vector<SeenMove>& news, const Update& before) {
  const auto last =
      std::find_if(news.rbegin(), news.rend(), [](const auto& move) { return move.seat != BW_CHANCE; });
  return last != news.rend() ? std::optional(*last) : before.last_move;
}

std::vector<UpdateDifference::News> news_after(const Update& before, const std::vector<SeenMove>& news) {
  std::vector<UpdateDifference::News> list;
  const Picture* picture = &before.picture;
  for (const SeenMove& move : news) {
    UpdateDifference::News one{move, std::nullopt};
    if (apply_difference(*picture, move.difference) != move.picture) one.picture = move.picture;
    one.move.picture = {};
    picture = &move.picture;
    list.push_back(std::move(one));
  }
  return list;
}

}  // namespace

UpdateDifference difference_of(const Update& before, const Update& after) {
  UpdateDifference result;
  result.generation = after.generation;
  result.number = after.number;
  result.of = before.number;
  result.rewound = after.rewound;
  result.news = news_after(before, after.news);
  if (after.news.size() != 1 || after.news.front().difference != after.difference)
    result.difference = after.difference;
  if (apply_difference(before.picture, after.difference) != after.picture) result.picture = after.picture;
  if (last_move_after(after.news, before) != after.last_move) result.last_move = after.last_move;
  if (after.clocks != before.clocks) result.clocks = after.clocks;
  result.now = after.now;
  each_seen_field([&](const char* name, auto of) {
    if (of(before) == of(after)) return;
    result.changed.insert(name);
    of(result.state) = of(after);
  });
  return result;
}

Result<Update> apply(const UpdateDifference& difference, const Update& before) {
  if (difference.generation != before.generation || difference.of != before.number)
    return fail("the difference is to update " + std::to_string(difference.of) + " of generation " +
                std::to_string(difference.generation) + ", not to " + std::to_string(before.number) + " of " +
                std::to_string(before.generation));
  if (!difference.difference && difference.news.size() != 1)
    return fail("the difference tells nothing of the picture");
  Update after = before;
  after.number = difference.number;
  after.rewound = difference.rewound;
  after.news.clear();
  for (const auto& one : difference.news) {
    SeenMove move = one.move;
    const Picture& previous = after.news.empty() ? before.picture : after.news.back().picture;
    move.picture = one.picture ? *one.picture : apply_difference(previous, move.difference);
    after.news.push_back(std::move(move));
  }
  after.difference = difference.difference ? *difference.difference : after.news.front().difference;
  after.picture =
      difference.picture ? *difference.picture : apply_difference(before.picture, after.difference);
  after.last_move = difference.last_move ? *difference.last_move : last_move_after(after.news, before);
  if (difference.clocks) after.clocks = *difference.clocks;
  after.now = difference.now;
  each_seen_field([&](const char* name, auto of) {
    if (difference.changed.contains(name)) of(after) = of(difference.state);
  });
  return after;
}

}  // namespace boardwright
