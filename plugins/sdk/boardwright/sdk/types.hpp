// SPDX-License-Identifier: MIT
#pragma once

#include <boardwright/abi.h>

#include <array>
#include <boardwright/pure/random.hpp>
#include <boardwright/pure/result.hpp>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::sdk {

using Move = bw_move;
using Seat = bw_seat;
using Turn = bw_turn;

inline constexpr Seat kChance = BW_CHANCE;
inline constexpr Seat kSpectator = BW_SPECTATOR;
inline constexpr Seat kNobody = BW_NOBODY;
inline constexpr Turn kChanceTurn = BW_TURN_CHANCE;
inline constexpr Turn kOver = BW_TURN_OVER;

/// The turn of one seat.
[[nodiscard]] constexpr Turn turn_of(Seat seat) noexcept { return Turn{1} << seat; }

/// Writes elements into a buffer of the caller, which has room for all there can be.
template <class T>
class List {
 public:
  explicit constexpr List(T* first) noexcept : first_(first), last_(first) {}
  constexpr void add(T value) noexcept { *last_++ = value; }
  /// Keeps the element only if `condition`, without a branch; the buffer has room for one element more.
  constexpr void add_if(bool condition, T value) noexcept {
    *last_ = value;
    last_ += condition ? 1 : 0;
  }
  constexpr void clear() noexcept { last_ = first_; }
  [[nodiscard]] constexpr std::uint32_t size() const noexcept {
    return static_cast<std::uint32_t>(last_ - first_);
  }
  [[nodiscard]] constexpr std::span<T> span() const noexcept { return {first_, last_}; }
  constexpr T& operator[](std::uint32_t index) const noexcept { return first_[index]; }
  constexpr T* begin() const noexcept { return first_; }
  constexpr T* end() const noexcept { return last_; }

 private:
  T* first_;
  T* last_;
};

using MoveList = List<Move>;

/// What can happen at a chance event, each with its weight.
class EventList {
 public:
  constexpr EventList(Move* events, std::uint32_t* weights) noexcept : events_(events), weights_(weights) {}
  constexpr void add(Move event, std::uint32_t weight) noexcept {
    events_[size_] = event;
    weights_[size_++] = weight;
  }
  [[nodiscard]] constexpr std::uint32_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr Move event(std::uint32_t i) const noexcept { return events_[i]; }
  [[nodiscard]] constexpr std::uint32_t weight(std::uint32_t i) const noexcept { return weights_[i]; }

 private:
  Move* events_;
  std::uint32_t* weights_;
  std::uint32_t size_ = 0;
};

using Scores = std::array<std::uint32_t, BW_MAX_SEATS>;  ///< half points: 0 loss, 1 draw, 2 win

struct Outcome {
  Scores scores{};
  const char* reason = nullptr;  ///< an id listed in the rules' texts
};

/// The repetition rule of a rule set: what happens when a position occurs for the `limit`-th time.
struct Repetition {
  std::uint32_t limit = 0;  ///< 0: nothing ever
  Outcome outcome{{1, 1}, "repetition"};
};

/// What holds for every game under these rules. Which extensions exist is seen from the class itself.
struct Facts {
  std::vector<const char*> seats;   ///< ids; the first one acts or sets up first
  std::uint32_t ply_limit = 4096;   ///< playouts longer than this count as undecided
  std::uint32_t score_sum = 2;      ///< half points of all seats together; 0: not constant
  bool simultaneous = false;        ///< several seats may be on turn at once
  bool text_loses_history = false;  ///< the text of a position may leave out what the key covers
  Repetition repetition{};
};

/// A text that the rules refer to by its id: the reason of an outcome, a phase, a rule's number, a message.
struct Text {
  bw_text_kind kind;
  const char* id;
  const char* english;
};

/// Writes a text into a sink of the contract.
inline void put(bw_sink sink, std::string_view text) {
  if (sink.write != nullptr) sink.write(sink.context, text.data(), text.size());
}

}  // namespace boardwright::sdk
