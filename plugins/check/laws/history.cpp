// SPDX-License-Identifier: GPL-3.0-or-later
#include <boardwright/abi/history.h>

#include <nlohmann/json.hpp>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/host/sink.hpp"

namespace boardwright::check {
namespace {

constexpr std::uint32_t kMostBytes = 1U << 20U;
constexpr std::uint64_t kMark = 0x5A5A5A5A5A5A5A5AU;

/// A game's history, with a mark behind its end.
class Folded {
 public:
  Folded(const bw_history& table, const Position& start) : table_(table), rules_(start.rules()) {
    size_ = (table.size(rules_.raw()) + 7) / 8;
    words_.assign(size_ + 8, kMark);
    std::fill_n(words_.begin(), size_, 0U);
    table.start(rules_.raw(), start.data(), words_.data());
  }
  void add(const Position& before, const Ply& ply) {
    table_.move(rules_.raw(), before.data(), ply.seat, ply.move, words_.data());
  }
  [[nodiscard]] Result<std::string> tell(const Position& view, std::uint32_t place, Seat viewer) const {
    TextSink json;
    const bw_status status =
        table_.tell(rules_.raw(), view.data(), words_.data(), place, viewer, json.sink());
    if (status != BW_OK) return fail("telling fails with status " + std::to_string(status));
    return json.text();
  }
  [[nodiscard]] bool intact() const {
    return std::all_of(words_.begin() + static_cast<std::ptrdiff_t>(size_), words_.end(),
                       [](std::uint64_t word) { return word == kMark; });
  }
  friend bool operator==(const Folded& a, const Folded& b) { return a.words_ == b.words_; }

 private:
  const bw_history& table_;
  const Rules& rules_;
  std::size_t size_ = 0;
  std::vector<std::uint64_t> words_;
};

Result<void> check_told(const Folded& folded, const Position& position, std::uint32_t place, Seat viewer) {
  const Position view = position.view(viewer);
  const auto told = folded.tell(view, place, viewer);
  if (!told) return fail(told.error());
  const std::string what =
      "what " + name_of(position.rules(), viewer) + " is told of place " + std::to_string(place);
  if (folded.tell(view, place, viewer) != told) return fail(what + " differs the second time");
  if (told->empty()) return {};
  if (!nlohmann::json::parse(*told, nullptr, false).is_object())
    return fail(what + " isn't a JSON object: " + *told);
  return {};
}

Finding history(Trial& trial) {
  const Rules& rules = trial.rules();
  const auto* table = rules.extension<bw_history>(BW_HISTORY);
  if (table == nullptr) return not_applicable("the rules keep no history");
  const std::uint32_t size = table->size(rules.raw());
  if (size == 0 || size > kMostBytes)
    return broken("a history has " + std::to_string(size) + " bytes, expected 1 to " +
                  std::to_string(kMostBytes));
  const bw_shape* board = rules.geometry();
  const std::uint32_t places = board != nullptr ? board->field_count + board->tray_count : 1;
  return each_game(trial, [&](const PlayedGame& game) -> Result<void> {
    Folded folded(*table, game.positions[0]);
    Folded again(*table, game.positions[0]);
    for (std::size_t i = 0;; ++i) {
      const std::string where = ", " + game.where(i);
      const std::string bytes = bytes_of(game.positions[i]);
      if (!folded.intact())
        return fail("the history writes beyond its " + std::to_string(size) + " bytes" + where);
      if (!(folded == again)) return fail("the same moves give different histories" + where);
      for (const Seat viewer : viewers(rules))
        if (auto good = check_told(folded, game.positions[i], trial.random().below(places), viewer); !good)
          return fail(good.error() + where);
      if (i == game.plies.size()) return {};
      folded.add(game.positions[i], game.plies[i]);
      again.add(game.positions[i], game.plies[i]);
      if (bytes_of(game.positions[i]) != bytes) return fail("the history changes the position" + where);
    }
  });
}

}  // namespace

std::span<const Law> history_laws() {
  static constexpr Law kLaws[] = {
      {"history", "What is told of a place's history is JSON and the same each time.", history},
  };
  return kLaws;
}

}  // namespace boardwright::check
