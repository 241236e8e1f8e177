// SPDX-License-Identifier: MIT
//
// M11.4: reading positions and refusing those that can't stand in a game. Each sentence names the field of
// the text and what was expected there.
#pragma once

#include <boardwright/sdk/notation.hpp>
#include <cctype>
#include <charconv>
#include <optional>

#include "position_text.hpp"

namespace militakiri {

template <class B>
class PositionReader {
 public:
  using Position = militakiri::Position<B>;

  PositionReader(const Rules<B>& rules, std::string_view text) : rules_(rules), text_(text) {}

  [[nodiscard]] Result<Position> read() {
    position_ = rules_.bare();
    bool first = true;
    for (const auto part : {&PositionReader::board, &PositionReader::on_turn, &PositionReader::reserve,
                            &PositionReader::waiting, &PositionReader::due, &PositionReader::endgame,
                            &PositionReader::passes}) {
      if (!std::exchange(first, false) && !take(' ')) return fail(expected_space());
      if (auto good = (this->*part)(); !good) return fail(good.error());
    }
    if (!text_.empty()) return fail("passes: expected the end of the text after it, found " + found());
    for (const auto check : {&PositionReader::check_towers, &PositionReader::check_full_stacks,
                             &PositionReader::check_set_up, &PositionReader::check_before_play})
      if (auto good = (this->*check)(); !good) return fail(good.error());
    rules_.settle(position_);
    return position_;
  }

 private:
  using Read = Result<void>;

  [[nodiscard]] bool take(char c) {
    if (text_.empty() || text_[0] != c) return false;
    text_.remove_prefix(1);
    return true;
  }
  [[nodiscard]] std::string found() const {
    return text_.empty() ? "the end of the text" : sdk::quoted(text_[0]);
  }
  [[nodiscard]] std::string expected_space() const {
    return std::string(part_) + ": expected a space after it, found " + found();
  }
  [[nodiscard]] Read wrong(const std::string& expected) const {
    return fail(std::string(part_) + ": expected " + expected + ", found " + found());
  }
  /// Takes a number without leading zeros, at most `most`.
  [[nodiscard]] std::optional<unsigned> take_number(unsigned most) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    const auto size = static_cast<std::size_t>(end - text_.data());
    if (error != std::errc{} || number > most || (text_[0] == '0' && size > 1)) return std::nullopt;
    text_.remove_prefix(size);
    return number;
  }

  [[nodiscard]] Read board() {
    part_ = "board";
    for (unsigned row = kRows; row-- != 0;) {
      if (auto good = board_row(row); !good) return good;
      if (row != 0 && !take('/'))
        return fail("board, row " + std::to_string(row + 1) + ": expected '/' after " +
                    std::to_string(B::kColumns) + " fields, and row " + std::to_string(row) + ", found " +
                    found());
    }
    return {};
  }
  [[nodiscard]] Read board_row(unsigned row) {
    const std::string where = "board, row " + std::to_string(row + 1) + ": ";
    for (unsigned column = 0; column < B::kColumns;) {
      if (text_.empty() || text_[0] == '/' || text_[0] == ' ')
        return fail(where + std::to_string(column) + " fields, expected " + std::to_string(B::kColumns));
      if (text_[0] >= '1' && text_[0] <= '9') {
        const auto run = take_number(B::kColumns - column);
        if (!run)
          return fail(where + "the empty fields go beyond the last of " + std::to_string(B::kColumns));
        column += *run;
      } else if (auto good = piece(B::bit(column++, row)); !good) {
        return good;
      }
    }
    return {};
  }
  // M2.1
  [[nodiscard]] Read piece(unsigned bit) {
    const std::string where = "board, " + B::name(bit) + ": ";
    const auto shape =
        kShapeLetters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(text_[0]))));
    if (shape == kShapeLetters.npos)
      return fail(where + "expected P, C, S (Red), p, c, s (Blue) or a number of empty fields, found " +
                  found());
    const Seat owner = text_[0] == kShapeLetters[shape] ? kRed : kBlue;
    text_.remove_prefix(1);
    const unsigned limit = rules_.options().height_limit[shape];
    unsigned height = kTower;
    if (!take(kTowerLetter)) {
      height = text_.empty() ? 0 : static_cast<unsigned char>(text_[0]) - unsigned{'0'};
      if (height < 1 || height > limit)
        return fail(where + "expected the height of a " + kShapeNames[shape] + ", 1 to " +
                    std::to_string(limit) + " or T for a tower, found " + found());
      text_.remove_prefix(1);
    }
    position_.put(bit, {owner, static_cast<Shape>(shape), height});
    return {};
  }

  [[nodiscard]] Read on_turn() {
    part_ = "on turn";
    const std::size_t phase = text_.empty() ? kPhaseLetters.npos : kPhaseLetters.find(text_[0]);
    if (phase == kPhaseLetters.npos) return wrong("r, b, * during the set-up or d for the dice");
    position_.phase = static_cast<Phase>(phase);
    if (position_.phase == kSetUpPhase && !rules_.options().has_set_up())
      return wrong("r or b, because under these rules there is no set-up");
    if (position_.phase == kDicePhase && !rules_.options().has_dice())
      return wrong("r, b or *, because under these rules no dice are thrown");
    text_.remove_prefix(1);
    return {};
  }

  [[nodiscard]] Read reserve() {
    part_ = "reserve";
    for (const Seat seat : {kRed, kBlue}) {
      if (seat == kBlue && !take('/')) return wrong("'/' between Red's and Blue's spare towers");
      for (std::uint8_t& spares : position_.spares[seat]) {
        if (text_.empty() || text_[0] < '0' || text_[0] > '9')
          return wrong("three digits for each player, star cross plus, as in 122/122");
        spares = static_cast<std::uint8_t>(text_[0] - '0');
        text_.remove_prefix(1);
      }
    }
    return {};
  }

  // M6.3
  [[nodiscard]] Read waiting() {
    part_ = "waiting";
    if (take('-')) return {};
    bool any = false;
    for (const Seat seat : {kRed, kBlue}) {
      unsigned spares = 0;
      for (const std::uint8_t of_shape : position_.spares[seat]) spares += of_shape;
      for (; !text_.empty(); text_.remove_prefix(1), any = true) {
        const char capital = static_cast<char>(std::toupper(static_cast<unsigned char>(text_[0])));
        const std::size_t shape = kShapeLetters.find(capital);
        if (shape == kShapeLetters.npos || text_[0] != shape_letter(seat, static_cast<Shape>(shape))) break;
        if (spares + position_.waiting[seat].size() >= Queue::kMost)
          return wrong("at most " + std::to_string(Queue::kMost) + " waiting and spare towers of a player");
        position_.waiting[seat].add(static_cast<Shape>(shape));
      }
    }
    return any ? Read{} : wrong("-, or S, C, P for Red's waiting towers and then s, c, p for Blue's");
  }

  // M6.2
  [[nodiscard]] Read due() {
    part_ = "due";
    if (take('m')) return {};
    if (!take('p')) return wrong("m for a turn, or pS, pC or pP for the placement of a tower");
    const std::size_t shape = text_.empty() ? kShapeLetters.npos : kShapeLetters.find(text_[0]);
    if (shape == kShapeLetters.npos) return wrong("the tower's shape S, C or P after p");
    if (!position_.in_play()) return wrong("m, because nobody is on turn");
    if (position_.empty_zone(position_.mover()).empty())
      return wrong("m, because the set-up zone has no empty field for the tower");
    position_.due = static_cast<std::uint8_t>(shape);
    text_.remove_prefix(1);
    return {};
  }

  // M7.1, M7.3
  [[nodiscard]] Read endgame() {
    part_ = "endgame";
    if (take('-')) return {};
    if (!position_.in_play()) return wrong("- before the first turn");
    const unsigned most = rules_.options().endgame_moves;
    for (const Seat seat : {kRed, kBlue}) {
      const auto left = seat == kRed || take('/') ? take_number(most) : std::nullopt;
      if (!left)
        return wrong("-, or the moves left of both players as in " + std::to_string(most) + "/" +
                     std::to_string(most) + ", each at most " + std::to_string(most));
      position_.left[seat] = static_cast<std::uint16_t>(*left);
    }
    position_.endgame = true;
    if (!rules_.options().endgame_latched && !position_.is_lone_tower(kRed) &&
        !position_.is_lone_tower(kBlue))
      return fail("endgame: expected -, because no player's only piece is a tower");
    return {};
  }

  // M8.4
  [[nodiscard]] Read passes() {
    part_ = "passes";
    const bool possible =
        position_.in_play() && position_.due == kNothingDue && rules_.options().no_moves == NoMoves::kPass;
    const auto passes = take_number(possible ? 2 : 0);
    if (!passes) return wrong(possible ? "0, 1 or 2" : "0");
    position_.passes = static_cast<std::uint8_t>(*passes);
    return {};
  }

  [[nodiscard]] Read check_towers() {
    if (position_.phase == kSetUpPhase) return {};
    const bool red = position_.towers(kRed).empty(), blue = position_.towers(kBlue).empty();
    if (red && blue) return fail("board: neither side has a tower, expected one of each side");
    if (position_.phase == kDicePhase && (red || blue))
      return fail("board: one side has no tower, expected one of each side before the dice are thrown");
    return {};
  }

  // M5.3: a stack reaches its limit only when there is no spare tower to promote to.
  [[nodiscard]] Read check_full_stacks() {
    std::string error;
    position_.occupied().each([&](unsigned bit) {
      const Piece piece = position_.piece_at(bit);
      const unsigned limit = rules_.options().height_limit[piece.shape];
      if (!error.empty() || piece.height != limit || position_.spares[piece.owner][piece.shape] == 0) return;
      error = "board, " + B::name(bit) + ": a " + kShapeNames[piece.shape] + " of full height " +
              std::to_string(limit) + " while its owner has spare " + kShapeNames[piece.shape] +
              " towers, expected at most " + std::to_string(limit - 1);
    });
    return error.empty() ? Read{} : fail(error);
  }

  // M3.1 to M3.4
  [[nodiscard]] Read check_set_up() {
    if (position_.phase != kSetUpPhase) return {};
    std::string error;
    position_.occupied().each([&](unsigned bit) {
      const Piece piece = position_.piece_at(bit);
      const bool fits = piece.height == kTower && B::row(bit) == B::own_row(piece.owner, piece.shape);
      if (!fits && error.empty())
        error =
            "board, " + B::name(bit) +
            ": expected only towers during the set-up, star, cross and plus on their owner's first, second "
            "and third row";
    });
    if (!error.empty()) return fail(error);
    const auto& set_up = rules_.set_up();
    for (const Seat seat : {kRed, kBlue})
      if (set_up.completions(set_up.columns_of(position_, seat)) == 0)
        return fail(
            std::string("board: ") + (seat == kRed ? "Red" : "Blue") +
            "'s towers can't stand so, expected them as far as they have been named star, cross, plus, "
            "from left to right, and as M3.2 wants them");
    const bool red = set_up.is_complete(position_, kRed), blue = set_up.is_complete(position_, kBlue);
    if (red && blue) return fail("on turn: expected r, b or d, because both set-ups are complete");
    if (rules_.options().set_up != SetUp::kHidden && !red && !position_.pieces[kBlue].empty())
      return fail("board: Blue has towers, expected none before Red's set-up is complete");
    return {};
  }
  [[nodiscard]] Read check_before_play() {
    if (position_.in_play() || (position_.waiting[kRed].empty() && position_.waiting[kBlue].empty()))
      return {};
    return fail("waiting: expected - before the first turn");
  }

  const Rules<B>& rules_;
  std::string_view text_;  // what hasn't been read yet
  const char* part_ = "";  // the field being read
  Position position_{};
};

}  // namespace militakiri
