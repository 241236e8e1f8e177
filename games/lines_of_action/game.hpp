// SPDX-License-Identifier: MIT
//
// What makes the rules a game for people: start, notation and board.
#pragma once

#include <boardwright/sdk/notation.hpp>
#include <boardwright/sdk/plugin.hpp>

#include "evaluation.hpp"
#include "texts.hpp"
#include "trace.hpp"

namespace lines_of_action {

using boardwright::fail;
using boardwright::Result;

template <unsigned kSize>
class Game : public Traced<kSize> {
 public:
  using Core = Traced<kSize>;
  using Board = typename Core::Board;
  using Word = typename Core::Word;
  using Position = typename Core::Position;

  /// Fails if the position to start from can't be read.
  [[nodiscard]] static Result<Game> make(const Options& options) {
    Game game(options);
    const bool named = options.start == "standard" || options.start == "scrambled";
    const auto start = game.read_position(named ? game.layout() : options.start);
    if (!start) return fail("the position to start from: " + start.error());
    game.start_ = *start;
    return game;
  }

  [[nodiscard]] sdk::Facts facts() const {
    return {.seats = {"black", "white"}, .repetition = {.limit = this->options_.repetition}};  // L3.3
  }
  [[nodiscard]] std::span<const sdk::Text> texts() const { return kTexts; }
  [[nodiscard]] Position start() const { return start_; }

  // L4.1
  [[nodiscard]] std::string move_text(const Position& position, Seat seat, Move move) const {
    if (move == kPass) return "pass";
    const bool takes = Board::has(position.pieces[seat ^ 1U], LineMove::to(move));
    return Core::name(LineMove::from(move)) + (takes ? "x" : "-") + Core::name(LineMove::to(move));
  }
  [[nodiscard]] Result<Move> read_move(const Position& position, Seat seat, std::string_view text) const {
    if (text == "pass") return kPass;
    const auto typed = sdk::read_step(text, kSize, kSize);
    if (!typed)
      return fail("expected pass or a move such as b1-b3 or b1xb3 between a1 and " +
                  Core::name(kSize * kSize - 1));
    const auto* step = Core::kLines.find(typed->from, typed->to);
    const bool takes = Board::has(position.pieces[seat ^ 1U], typed->to);
    return step != nullptr && takes == typed->takes ? step->move : kNoMove;
  }

  // L4.2
  [[nodiscard]] std::string position_text(const Position& position) const {
    return sdk::write_sets<kSize>(position.pieces, "bw") +
           (Core::next_seat(position) == kBlack ? " b" : " w");
  }
  [[nodiscard]] Result<Position> read_position(std::string_view text) const {
    Position position{};
    if (const auto rows = sdk::take_sets<kSize>(text, position.pieces, "bw"); !rows)
      return fail(rows.error());
    if (text != " b" && text != " w")
      return fail("expected a space and the side to move, b or w, at the end");
    if (position.pieces[kBlack] == 0) return fail("Black has no piece");
    if (position.pieces[kWhite] == 0) return fail("White has no piece");
    const Seat next = text == " b" ? kBlack : kWhite, last = next ^ 1U;
    const auto connected = [](Word set) { return Board::connected(set, Board::lowest_bit(set)); };
    const bool own = connected(position.pieces[last]), other = connected(position.pieces[next]);
    position.state =
        own || other ? this->connection(position, last, own, other) : this->block(position, last);
    position.state = position.state * 2 + next;
    return position;
  }

  /// For Black; where the rules turn the goal round, what is good is bad.
  [[nodiscard]] Features features(const Position& position) const {
    Features features = evaluation_->features(position.pieces, Core::next_seat(position) == kBlack);
    if (this->options_.misere)
      for (std::int32_t& feature : features) feature = -feature;
    return features;
  }
  [[nodiscard]] std::int32_t evaluate(const Position& position, Seat seat) const {
    const std::int32_t value = sdk::weigh(features(position), kWeights);
    return seat == kBlack ? value : -value;
  }
  /// Captures, and moves that connect.
  [[nodiscard]] bool is_noisy(const Position& position, Seat seat, Move move) const {
    if (move == kPass) return false;
    const Word target = Board::bit(LineMove::to(move));
    return (position.pieces[seat ^ 1U] & target) != 0 ||
           Board::connected(position.pieces[seat] ^ Board::bit(LineMove::from(move)) ^ target, target);
  }

  [[nodiscard]] const sdk::Geometry& geometry() const { return board_; }
  void picture(const Position& position, Seat, sdk::List<bw_item>& items) const {
    Board::each(position.pieces[kBlack] | position.pieces[kWhite], [&](unsigned field) {
      items.add({field, Board::has(position.pieces[kBlack], field) ? kBlack : kWhite, 1, 0});
    });
  }
  void clicks(const Position&, Seat, Move move, sdk::List<std::uint32_t>& places) const {
    if (move == kPass) return;
    places.add(LineMove::from(move));
    places.add(LineMove::to(move));
  }

 private:
  using Core::Core;

  // L1.2, and the scrambled layout: round the edge from a2 up, corners left out.
  [[nodiscard]] std::string layout() const {
    constexpr unsigned kLast = kSize - 1;
    Position position{};
    for (unsigned i = 0; i < 4 * (kLast - 1); ++i) {
      const unsigned edge = i / (kLast - 1), along = i % (kLast - 1) + 1, back = kLast - along;
      const unsigned fields[] = {along * kSize, kLast * kSize + along, back * kSize + kLast, back};
      const bool black = (this->options_.start == "scrambled" ? i : edge) % 2 != 0;
      position.pieces[black ? kBlack : kWhite] |= Board::bit(fields[edge]);
    }
    return position_text(position);
  }

  Position start_{};
  std::shared_ptr<const Evaluation<kSize>> evaluation_ =
      std::make_shared<const Evaluation<kSize>>([this](unsigned own, unsigned other, unsigned length) {
        return Core::ends_on_line(own, other, length, this->options_.jump_own);
      });
  sdk::Geometry board_ =
      std::move(sdk::Geometry::grid(kSize, kSize).kind("black", kBlack, "b").kind("white", kWhite, "w"));
};

/// One class of rules for each size of board.
struct LinesOfAction {
  static constexpr const char* kId = "lines_of_action";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr auto& kParameters = kParameterSpecs;

  [[nodiscard]] static Result<bw_rules*> create(const sdk::Parameters& parameters) {
    const auto options = read_options(parameters);
    if (!options) return fail(options.error());
    switch (options->size) {
      case 6: return Game<6>::make(*options).and_then(sdk::own<Game<6>>);
      case 7: return Game<7>::make(*options).and_then(sdk::own<Game<7>>);
      case 8: return Game<8>::make(*options).and_then(sdk::own<Game<8>>);
      case 9: return Game<9>::make(*options).and_then(sdk::own<Game<9>>);
      default: return Game<10>::make(*options).and_then(sdk::own<Game<10>>);
    }
  }
};

}  // namespace lines_of_action
