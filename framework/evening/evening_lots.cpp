// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lots that can be checked: the hash of the seed is shown first, then people may say something, then it is drawn (T1.7).
#include "framework/evening/evening.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/lots.hpp"
#include "framework/tournament/lots_due.hpp"

namespace boardwright {

using namespace tournament;

Allowed<void> Evening::promise_lots() {
  return write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    if (!may_draw(now_) || open_promise(now_) != nullptr) return std::vector<Planned>{};
    return std::vector<Planned>{{LotPromised{Seed::fresh().hex()}}};
  });
}

std::string Evening::lot_hash() const { return may_draw(now_) ? promised_hash(now_) : std::string(); }

Allowed<void> Evening::draw_lots(const std::string& said) {
  constexpr std::size_t kLongestSaid = 1000;
  if (said.size() > kLongestSaid || !is_utf8(said) || one_line(said) != said)
    return refuse("evening.lot_words", {std::to_string(kLongestSaid)});
  if (auto promised = promise_lots(); !promised) return promised;
  auto drawn = write([&](std::vector<ClubEvent>&) -> Allowed<std::vector<Planned>> {
    const auto due = lots_due(now_);
    if (due.empty() && !said.empty()) return refuse("evening.no_lot_due");
    const auto* promise = open_promise(now_);
    std::vector<Planned> planned;
    if (promise == nullptr || due.empty()) return planned;
    for (auto& lot : draw_promised(now_, *promise, due, said)) planned.push_back({std::move(lot)});
    return planned;
  });
  return drawn ? promise_lots() : drawn;
}

}  // namespace boardwright
