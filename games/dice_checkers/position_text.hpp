// SPDX-License-Identifier: MIT
//
// D7.2, D7.3: how positions are written, and what reading them refuses.
#pragma once

#include <bit>

#include "rules.hpp"

namespace dice_checkers {

/// The start, D1.2: rows from a player's own edge, the same for both after half a turn of the board.
[[nodiscard]] inline Position starting_position(const Options& options) {
  constexpr Level kStrong[] = {kGreen, kRed, kYellow, kRed, kGreen};
  Position position = Position::empty();
  for (const Seat seat : {kBlueSeat, kRedSeat})
    for (unsigned row = 0; row < 3; ++row)
      for (unsigned column = row % 2; column < kColumns; column += 2) {
        const bool strong = row == (options.strong_row_in_front ? 2U : 0U);
        const unsigned field = seat == kBlueSeat ? field_at(column, row)
                                                 : field_at(kColumns - 1 - column, options.rows - 1 - row);
        position.put(seat, field, strong ? kStrong[column / 2] : kBlue);
      }
  return position;
}

[[nodiscard]] inline std::string write_position(const Rules& rules, const Position& position) {
  std::string text = sdk::write_rows(kColumns, rules.fields().rows(), [&](unsigned column, unsigned row) {
    if (!is_dark(column, row)) return '\0';
    const unsigned field = field_at(column, row);
    for (const Seat seat : {kBlueSeat, kRedSeat})
      if (Bits::has(position.pieces[seat], field)) return kSigns[seat][position.level(field)];
    return '\0';
  });
  const char* letter = kSeatNames[position.next];
  text += position.fights() ? std::string(" * ") + name_of(position.attacker) + "x" +
                                  name_of(position.defender) + "/" + letter[0]
                            : std::string(" ") + letter[0] + " -";
  text += " " + std::to_string(position.quiet);
  if (!rules.options().no_return_next_turn) return text;
  for (const Seat seat : {kBlueSeat, kRedSeat}) {
    text += seat == kBlueSeat ? " " : "/";
    text += position.last_to[seat] == kNoField
                ? "-"
                : name_of(position.last_from[seat]) + ">" + name_of(position.last_to[seat]);
  }
  return text;
}

/// Reads a position once.
class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string_view text) : rules_(rules), text_(text) {}

  [[nodiscard]] Result<Position> read() {
    if (auto good = board(); !good) return fail(good.error());
    if (auto good = turn_and_fight(); !good) return fail(good.error());
    if (auto good = heads(); !good) return fail(good.error());
    if (auto good = quiet(); !good) return fail(good.error());
    if (rules_.options().no_return_next_turn)
      if (auto good = last_moves(); !good) return fail(good.error());
    if (!text_.empty()) return fail("expected the end of the position, found " + sdk::quoted(text_[0]));
    if (!position_.fights()) rules_.look_for_end(position_);
    return position_;
  }

 private:
  [[nodiscard]] bool sign(char c) {
    if (text_.empty() || text_[0] != c) return false;
    text_.remove_prefix(1);
    return true;
  }
  [[nodiscard]] std::string found() const { return text_.empty() ? "the end" : sdk::quoted(text_[0]); }
  /// A dark field.
  [[nodiscard]] std::optional<unsigned> field() {
    const auto taken = sdk::take_field(text_, kColumns, rules_.fields().rows());
    if (!taken || !is_dark(taken->column, taken->row)) return std::nullopt;
    return field_at(taken->column, taken->row);
  }
  [[nodiscard]] static const char* player(Seat seat) { return seat == kBlueSeat ? "Blue" : "Red"; }

  [[nodiscard]] Result<void> board() {
    std::string light, unknown;  // the first field of each kind
    const auto put = [&](unsigned column, unsigned row, char c) {
      for (const Seat seat : {kBlueSeat, kRedSeat}) {
        const std::size_t level = kSigns[seat].find(c);
        if (level == std::string_view::npos) continue;
        if (is_dark(column, row))
          position_.put(seat, field_at(column, row), static_cast<unsigned>(level));
        else if (light.empty())
          light = sdk::field_name(column, row);
        return true;
      }
      unknown = sdk::field_name(column, row) + ", ";
      return false;
    };
    if (auto rows = sdk::take_rows(text_, kColumns, rules_.fields().rows(), "one of BGRYbgry", put); !rows)
      return fail("board: " + unknown + rows.error());
    if (!light.empty()) return fail("board: a pawn on the light field " + light + ", expected it empty");
    for (const Seat seat : {kBlueSeat, kRedSeat})
      if (const unsigned count = Bits::count(position_.pieces[seat]); count > kPawns)
        return fail(std::string("board: ") + player(seat) + " has " + std::to_string(count) +
                    " pawns, expected at most " + std::to_string(kPawns));
    return {};
  }

  [[nodiscard]] Result<void> turn_and_fight() {
    if (!sign(' ')) return fail("expected a space behind the board, found " + found());
    const bool dice = sign('*');
    if (!dice) {
      const bool red = sign('r');
      position_.next = red ? 1 : 0;
      if (!red && !sign('b'))
        return fail("on turn: expected b, r, or * while dice are due, found " + found());
    }
    if (!sign(' ')) return fail("expected a space and the fight, found " + found());
    if (sign('-'))
      return dice ? fail("fight: expected one such as c3xd4/b while dice are due") : Result<void>{};
    const auto attacker = field();
    if (!attacker || !sign('x')) return fail("fight: expected - or dark fields and a player as in c3xd4/b");
    const auto defender = field();
    if (!defender || !sign('/')) return fail("fight: expected - or dark fields and a player as in c3xd4/b");
    const bool red = sign('r');
    if (!red && !sign('b')) return fail("fight: expected b or r, the player that attacks, found " + found());
    if (!dice) return fail("fight: expected - unless dice are due, which * says");
    return fight(red ? kRedSeat : kBlueSeat, *attacker, *defender);
  }

  [[nodiscard]] Result<void> fight(Seat seat, unsigned attacker, unsigned defender) {
    if (!Bits::has(position_.pieces[seat], attacker))
      return fail("fight: expected a pawn of " + std::string(player(seat)) + ", who attacks, on " +
                  name_of(attacker));
    if (!Bits::has(position_.pieces[other(seat)], defender))
      return fail("fight: expected a pawn of " + std::string(player(other(seat))) + ", who is attacked, on " +
                  name_of(defender));
    const bool apart = !Bits::has(around(Bits::bit(attacker)), defender);
    if (apart && !(rules_.options().marching && rules_.options().enters()))
      return fail("fight: expected " + name_of(attacker) + " next to " + name_of(defender));
    position_.next = static_cast<std::uint8_t>(seat);
    position_.attacker = static_cast<std::uint8_t>(attacker);
    position_.defender = static_cast<std::uint8_t>(defender);
    return {};
  }

  // D2.2
  [[nodiscard]] Result<void> heads() const {
    for (const Seat seat : {kBlueSeat, kRedSeat}) {
      Set wrong = position_.pieces[seat] & rules_.fields().farthest(seat) & ~(position_.low & position_.high);
      if (position_.fights()) wrong &= ~(Bits::bit(position_.attacker) | Bits::bit(position_.defender));
      if (wrong == 0) continue;
      const unsigned field = Bits::first(wrong);
      return fail("board: " + name_of(field) + " holds " + sdk::quoted(kSigns[seat][position_.level(field)]) +
                  " on its farthest row, expected " + sdk::quoted(kSigns[seat][kYellow]));
    }
    return {};
  }

  [[nodiscard]] Result<void> quiet() {
    if (!sign(' ')) return fail("expected a space and the moves without progress, found " + found());
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    const auto size = static_cast<std::size_t>(end - text_.data());
    const unsigned limit = rules_.options().quiet_limit;
    const unsigned most = position_.fights() ? 0 : limit != 0 ? limit : kMostQuiet;
    if (error != std::errc{} || number > most || (size > 1 && text_[0] == '0'))
      return fail("moves without progress: expected a number from 0 to " + std::to_string(most));
    text_.remove_prefix(size);
    position_.quiet = static_cast<std::uint16_t>(number);
    return {};
  }

  // D5.2
  [[nodiscard]] Result<void> last_moves() {
    for (const Seat seat : {kBlueSeat, kRedSeat}) {
      if (!sign(seat == kBlueSeat ? ' ' : '/'))
        return fail("expected the last own moves of Blue and Red as in c3>d4/-, found " + found());
      if (auto good = last_move(seat); !good) return good;
    }
    return {};
  }
  [[nodiscard]] Result<void> last_move(Seat seat) {
    const std::string where = std::string("last move of ") + player(seat) + ": ";
    const bool attacks = position_.fights() && position_.next == seat;
    if (sign('-')) {
      if (attacks && !rules_.options().enters())
        return fail(where + "expected the move that ended on " + name_of(position_.attacker));
      return {};
    }
    const auto from = field();
    if (!from || !sign('>')) return fail(where + "expected - or dark fields as in c3>d4");
    const auto to = field();
    if (!to || *to == *from) return fail(where + "expected - or dark fields as in c3>d4");
    if (!Bits::has(position_.pieces[seat], *to))
      return fail(where + "expected - unless the pawn still stands on " + name_of(*to));
    if (Bits::has(position_.pieces[seat], *from))
      return fail(where + "expected no pawn of the same player on " + name_of(*from));
    if (attacks && rules_.options().enters())
      return fail(where + "expected -, as the fight is not yet decided");
    if (attacks && *to != position_.attacker)
      return fail(where + "expected one that ended on " + name_of(position_.attacker));
    position_.remember(seat, *from, *to);
    return {};
  }

  const Rules& rules_;
  std::string_view text_;
  Position position_ = Position::empty();
};

}  // namespace dice_checkers
