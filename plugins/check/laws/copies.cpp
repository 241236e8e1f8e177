// SPDX-License-Identifier: GPL-3.0-or-later
//
// Positions are plain bytes, and rules have no memory of their own.
#include <array>
#include <atomic>
#include <cstring>
#include <thread>

#include "plugins/check/answers.hpp"
#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"

namespace boardwright::check {
namespace {

/// A position at the least alignment that the rules ask for, with marked bytes around it.
class Elsewhere {
 public:
  explicit Elsewhere(const Rules& rules)
      : size_(rules.facts().position_size), room_(size_ + 2 * kMargin, kMark) {
    auto address = reinterpret_cast<std::uintptr_t>(room_.data()) + kMargin / 2;
    const std::uintptr_t alignment = rules.facts().position_alignment;
    address = (address + alignment - 1) / alignment * alignment;
    if (address % (2 * alignment) == 0) address += alignment;  // and not at a better one
    at_ = address - reinterpret_cast<std::uintptr_t>(room_.data());
  }
  [[nodiscard]] void* data() noexcept { return room_.data() + at_; }
  [[nodiscard]] std::string bytes() const {
    return {reinterpret_cast<const char*>(room_.data()) + at_, size_};
  }
  [[nodiscard]] bool margins_intact() const {
    for (std::size_t i = 0; i < room_.size(); ++i)
      if ((i < at_ || i >= at_ + size_) && room_[i] != kMark) return false;
    return true;
  }

 private:
  static constexpr std::size_t kMargin = 4 * BW_MAX_ALIGNMENT;
  static constexpr unsigned char kMark = 0x5A;
  std::size_t size_;
  std::vector<unsigned char> room_;
  std::size_t at_ = 0;
};

std::shared_ptr<const Rules> made_again(Trial& trial) {
  auto again = trial.library()->create(trial.subject().game, trial.subject().parameters);
  return again ? *again : nullptr;
}

/// Rules that have seen no other position know all that there is to know: nothing is remembered outside positions.
Result<void> answered_by_newcomers(Trial& trial, const Position& position) {
  if ((trial.rules().facts().flags & BW_TEXT_LOSES_HISTORY) != 0) return {};
  const auto fresh = made_again(trial);
  if (fresh == nullptr) return fail("rules can't be made once more with the same parameters");
  const auto read = fresh->read_position(position.text());
  if (!read) return {};  // the law of texts says so
  if (const auto what = first_difference(ask(position), ask(*read)))
    return fail(*what +
                " is answered differently by rules that have played nothing before: they remember something "
                "outside the position");
  return {};
}

/// Plays games as the random numbers say, and folds every answer into one number.
std::uint64_t games_in_one_number(const Rules& rules, Random random, int games) {
  std::uint64_t hash = 0;
  for (int game = 0; game < games; ++game) {
    Position position = rules.start();
    for (int ply = 0; ply < 60; ++ply) {
      for (const auto& [question, answer] : ask(position))
        for (const char c : answer) hash = mix64(hash ^ static_cast<unsigned char>(c));
      const auto legal = plies(position);
      if (legal.empty()) break;
      const Ply& chosen = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
      if (!position.play(chosen.seat, chosen.move)) break;
    }
  }
  return hash;
}

Finding copies(Trial& trial) {
  const Rules& rules = trial.rules();
  const PositionCheck check = [&](const Position& position) -> Result<void> {
    const std::string before = bytes_of(position);
    const Answers answers = ask(position);
    if (bytes_of(position) != before) return fail("asking about the position changes it");
    const auto legal = plies(position);
    if (legal.empty()) return {};
    const Ply ply = trial.any_of(legal);
    const std::string name = name_of(position, ply);

    Elsewhere elsewhere(rules);
    std::memcpy(elsewhere.data(), before.data(), before.size());
    if (rules.api().play(rules.raw(), elsewhere.data(), ply.seat, ply.move) != BW_OK)
      return fail(name + " can't be played on the same bytes at another address");
    if (!elsewhere.margins_intact()) return fail("playing " + name + " writes beyond the position");

    Position played = position;
    if (!played.play(ply.seat, ply.move)) return fail(name + " can't be played on a copy");
    if (bytes_of(position) != before) return fail("playing " + name + " on a copy changes the original");
    if (const auto what = first_difference(answers, ask(position)))
      return fail("after playing " + name + " on a copy, " + *what +
                  " of the original is answered differently");
    if (elsewhere.bytes() != bytes_of(played))
      return fail("playing " + name + " gives other bytes at another address");
    return {};
  };
  // Before any game is played: writing beyond positions would end that anywhere.
  if (auto good = check(rules.start()); !good) return broken(good.error() + ", at the start");
  return each_position(trial, {3000, 100}, check);
}

Finding repeatable(Trial& trial) {
  const auto again = made_again(trial);
  if (again == nullptr) return broken("rules can't be made a second time with the same parameters");
  std::uint64_t compared = 0;
  Finding finding = each_game(trial, [&](const PlayedGame& game) -> Result<void> {
    Position position = again->start();
    for (std::size_t i = 0;; ++i) {
      const std::string where = " under rules made the same way once more, " + game.where(i);
      if (bytes_of(position) != bytes_of(game.positions[i])) return fail("the bytes differ" + where);
      if (i < 20 || trial.once_in(8))
        if (const auto what = first_difference(ask(game.positions[i]), ask(position)))
          return fail(*what + " is answered differently" + where);
      if (trial.once_in(40))
        if (auto same = answered_by_newcomers(trial, game.positions[i]); !same)
          return fail(same.error() + ", " + game.where(i));
      ++compared;
      if (i == game.plies.size()) return {};
      if (!position.play(game.plies[i].seat, game.plies[i].move)) return fail("a move is refused" + where);
    }
  });
  return finding.status == Status::kPassed ? passed(compared, "positions") : finding;
}

Finding threads(Trial& trial) {
  constexpr int kGames = 4;
  std::uint64_t rounds = 0;
  bool more = true;
  do {
    const std::array<Random, 2> random{Random(trial.random().next()), Random(trial.random().next())};
    std::array<std::uint64_t, 2> alone{};
    trial.note("playing games on one thread");
    for (std::size_t i = 0; i < 2; ++i) alone[i] = games_in_one_number(trial.rules(), random[i], kGames);
    std::array<std::uint64_t, 2> together{};
    std::atomic<int> waiting{2};
    const auto work = [&](std::size_t i) {
      --waiting;
      while (waiting > 0) std::this_thread::yield();
      together[i] = games_in_one_number(trial.rules(), random[i], kGames);
    };
    trial.note("playing games on two threads");
    std::thread other(work, 1);
    work(0);
    other.join();
    if (together != alone)
      return broken("two threads that play games on positions of their own get other answers than one");
    ++rounds;
    for (std::size_t game = 1; more && game < 2 * kGames; ++game) more = trial.next_game();
  } while (more && trial.next_game() && rounds < 2000);
  return passed(rounds * 2 * kGames, "games");
}

}  // namespace

std::span<const Law> copies_laws() {
  static constexpr Law kLaws[] = {
      {"copies",
       "A copy of a position's bytes is the same position, and playing on one leaves the other alone.",
       copies},
      {"repeatable", "The same moves under rules made the same way give the same bytes and answers again.",
       repeatable},
      {"threads", "Two threads on positions of their own get the same answers as one.", threads},
  };
  return kLaws;
}

}  // namespace boardwright::check
