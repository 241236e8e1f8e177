// SPDX-License-Identifier: MIT
//
// T7.3: reading positions and views. Whatever is refused is refused with the field's name, what was expected
// and what was found.
#pragma once

#include <charconv>
#include <vector>

#include "position_text.hpp"

namespace two_field {

template <class P>
class PositionReader {
 public:
  using B = typename P::Board;
  using Read = Result<void>;

  /// `viewer`: whose view the text is; nobody's if it is a position.
  PositionReader(const Rules<P>& rules, std::string_view text, std::optional<Seat> viewer = std::nullopt)
      : rules_(rules), text_(text), viewer_(viewer) {}

  [[nodiscard]] Result<P> read() {
    if (auto good = split(); !good) return fail(good.error());
    for (const auto part : {&PositionReader::board, &PositionReader::on_turn, &PositionReader::red_memory,
                            &PositionReader::blue_memory, &PositionReader::counter,
                            &PositionReader::check_counts, &PositionReader::check_set_up})
      if (auto good = (this->*part)(); !good) return fail(good.error());
    if (!viewer_)
      if (auto good = check_flags(); !good) return fail(good.error());
    return position_;
  }

 private:
  static constexpr const char* kFieldNames[] = {"board", "on turn", "Red's memory", "Blue's memory",
                                                "counter"};
  static constexpr std::size_t kFieldCount = std::size(kFieldNames);
  static constexpr std::uint32_t kMostQuiet = 999999999;

  [[nodiscard]] Read split() {
    std::size_t count = 1;
    for (const char c : text_) count += c == ' ' ? 1 : 0;
    if (count != kFieldCount)
      return fail(
          "expected 5 fields with one space between them (board, on turn, Red's memory, Blue's memory, "
          "counter), found " +
          std::to_string(count));
    for (auto& field : fields_) {
      const std::size_t end = std::min(text_.find(' '), text_.size());
      field = text_.substr(0, end);
      text_.remove_prefix(std::min(end + 1, text_.size()));
    }
    return {};
  }

  /// What is at the front of the rest of the field, for messages.
  [[nodiscard]] std::string found() const { return text_.empty() ? "its end" : sdk::quoted(text_[0]); }
  [[nodiscard]] Read wrong(std::string_view expected) const {
    return fail(std::string(kFieldNames[part_]) + ": expected " + std::string(expected) + ", found " +
                found());
  }
  void begin(std::size_t part) {
    part_ = part;
    text_ = fields_[part];
  }
  [[nodiscard]] bool take(char c) {
    if (text_.empty() || text_[0] != c) return false;
    text_.remove_prefix(1);
    return true;
  }
  /// A number without leading zeros.
  [[nodiscard]] std::optional<std::uint32_t> take_number(std::uint32_t most) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
    const auto size = static_cast<std::size_t>(end - text_.data());
    if (error != std::errc{} || number > most || (size > 1 && text_[0] == '0')) return std::nullopt;
    text_.remove_prefix(size);
    return number;
  }
  [[nodiscard]] std::optional<unsigned> take_field() {
    const auto field = sdk::take_field(text_, rules_.land().size(), rules_.land().size());
    if (!field) return std::nullopt;
    return B::bit(field->column, field->row);
  }
  [[nodiscard]] std::string size_text() const { return std::to_string(rules_.land().size()); }

  // The board.
  [[nodiscard]] Read board() {
    begin(0);
    set_up_ = fields_[1] == "*";
    const unsigned size = rules_.land().size();
    for (unsigned row = size; row-- != 0;) {
      if (auto good = board_row(row); !good) return good;
      if (row == 0) break;
      if (text_.empty())
        return fail("board: no row follows row " + std::to_string(row + 1) + ", expected " + size_text() +
                    " rows");
      if (!take('/'))
        return fail("board, row " + std::to_string(row + 1) + ": expected '/' after " + size_text() +
                    " columns, found " + found());
    }
    return text_.empty() ? Read{}
                         : fail("board: expected its end after " + size_text() + " rows of " + size_text() +
                                " columns, found " + found());
  }
  [[nodiscard]] Read board_row(unsigned row) {
    const unsigned size = rules_.land().size();
    bool after_run = false;
    for (unsigned column = 0; column < size;) {
      const unsigned bit = B::bit(column, row);
      where_ = "board, " + B::name(bit) + ": ";
      if (text_.empty() || text_[0] == '/')
        return fail("board, row " + std::to_string(row + 1) + ": " + std::to_string(column) +
                    " columns, expected " + size_text());
      if (text_[0] >= '0' && text_[0] <= '9') {
        const auto run = after_run ? std::nullopt : take_number(size - column);
        if (!run || *run == 0)
          return fail(where_ + "expected a number of empty fields from 1 to " +
                      std::to_string(size - column));
        for (unsigned end = column + *run; column < end; ++column)
          if (!rules_.land().has(B::bit(column, row)))
            return fail("board, " + B::name(B::bit(column, row)) +
                        ": expected the lake '#', found an empty field");
        after_run = true;
        continue;
      }
      after_run = false;
      const bool lake = take(kLakeSign), is_lake = !rules_.land().has(bit);
      if (is_lake && !lake) return fail(where_ + "expected the lake '#', found " + found());
      if (lake && !is_lake) return fail(where_ + "expected no lake here, found '#'");
      if (!lake)
        if (auto good = piece(bit); !good) return good;
      ++column;
    }
    return {};
  }
  [[nodiscard]] Read piece(unsigned bit) {
    if (set_up_ && take(kEmptySign)) {
      position_.on[bit] = kLeftEmpty;
      return {};
    }
    Seat seat = kRed;
    std::uint8_t code = 0;
    for (const Seat owner : {kRed, kBlue}) {
      for (unsigned kind = 0; kind < kKinds; ++kind)
        if (take(letter(owner, kind))) {
          seat = owner;
          code = code_of(kind);
          break;
        }
      if (code != 0) break;
      if (!take(kUnknownSigns[owner])) continue;
      if (!viewer_)
        return fail(where_ + "'" + kUnknownSigns[owner] +
                    "' stands only in a view, expected the piece's letter, one of " + letters());
      seat = owner;
      code = kUnknown;
      break;
    }
    if (code == 0)
      return fail(where_ + "expected a piece's letter, one of " + letters() +
                  ", or a number of empty fields, found " + found());
    return marks(seat, bit, code);
  }
  [[nodiscard]] static std::string letters() {
    return std::string(kLetters) + " (Red) or the same small (Blue)";
  }
  [[nodiscard]] Read marks(Seat seat, unsigned bit, std::uint8_t code) {
    const bool moved = take(kMovedSign), revealed = take(kRevealedSign);
    if (!text_.empty() && (text_[0] == kMovedSign || text_[0] == kRevealedSign))
      return fail(where_ +
                  "expected the marks ' (has moved) and ! (is revealed) in this order and once each, found " +
                  found());
    const unsigned kind = kind_of(code);
    if (set_up_ && (moved || revealed)) return fail(where_ + "expected no marks during the set-up");
    if (moved && kind < kKinds && !can_move(kind))
      return fail(where_ + "a " + kKindNames[kind] + " never moves, expected no ' after it");
    if (viewer_ && (code == kUnknown || seat != *viewer_) && (code == kUnknown) == revealed)
      return fail(where_ + (revealed ? "expected the rank of a revealed piece"
                                     : "shows a rank that this viewer can't see, expected X or x"));
    if (viewer_ && code == kUnknown && seat == *viewer_)
      return fail(where_ + "hides a piece of the viewer's own, expected its letter");
    position_.put(seat, bit,
                  static_cast<std::uint8_t>(code | (moved ? kMoved : 0) | (revealed ? kRevealed : 0)));
    return {};
  }

  [[nodiscard]] Read on_turn() {
    begin(1);
    const std::size_t phase = text_.empty() ? kPhaseLetters.npos : kPhaseLetters.find(text_[0]);
    if (phase == kPhaseLetters.npos) return wrong("r, b, or * during the set-up");
    text_.remove_prefix(1);
    if (!text_.empty()) return wrong("one letter");
    position_.phase = static_cast<Phase>(phase);
    return {};
  }

  // T3.2
  [[nodiscard]] Read red_memory() { return memory(2, kRed); }
  [[nodiscard]] Read blue_memory() { return memory(3, kBlue); }
  [[nodiscard]] Read memory(std::size_t part, Seat seat) {
    begin(part);
    const unsigned limit = rules_.options().limit;
    if (text_ == "-") return {};
    if (set_up_) return wrong("- during the set-up");
    if (limit == 0) return wrong("-, because the limit is 0");
    const auto field = take_field();
    if (!field) return wrong("-, or a field, '/' and lines such as a2b2:4");
    const std::uint8_t code = position_.on[*field];
    const bool may_move = code != 0 && (kind_of(code) >= kKinds || can_move(kind_of(code)));
    if (!position_.side[seat].has(*field) || !may_move)
      return fail(std::string(kFieldNames[part_]) + ": expected the field of a movable piece of " +
                  (seat == kRed ? "Red" : "Blue") + ", found " + B::name(*field));
    auto& memory = position_.memory[seat];
    memory.field = static_cast<std::uint8_t>(*field);
    std::optional<Line> last;
    for (char before = '/'; !last || !text_.empty(); before = ',') {
      if (!take(before)) return wrong(std::string("'") + before + "' before a line such as a2b2:4");
      const auto line = take_line();
      if (!line)
        return wrong(
            "a line between two neighbouring land fields, the one with the lower column letter, then the "
            "lower row first, such as a2b2");
      if (last && !comes_before(*last, *line))
        return fail(std::string(kFieldNames[part_]) +
                    ": expected each line once, by the lower column letter, then the lower row, found " +
                    line_name<B>(*line) + " after " + line_name<B>(*last));
      const auto count = take(':') ? take_number(limit) : std::nullopt;
      if (!count || *count == 0) return wrong("':' and a count from 1 to " + std::to_string(limit));
      memory.set(*line, *count);
      last = line;
    }
    return {};
  }
  [[nodiscard]] std::optional<Line> take_line() {
    const auto first = take_field(), second = first ? take_field() : std::nullopt;
    if (!second) return std::nullopt;
    for (const Line line : {Line{*first, 0}, Line{*first, 1}})
      if (high_field<B>(line) == *second && rules_.land().has(*first) &&
          rules_.land().around(*first).has(*second))
        return line;
    return std::nullopt;
  }
  [[nodiscard]] static bool comes_before(const Line& a, const Line& b) {
    const auto place = [](const Line& line) {
      return std::array{B::column(line.low), B::row(line.low), line.across};
    };
    return place(a) < place(b);
  }

  // T5.2
  [[nodiscard]] Read counter() {
    begin(4);
    const auto quiet = take_number(set_up_ ? 0 : kMostQuiet);
    if (!quiet || !text_.empty())
      return wrong(set_up_ ? "0 during the set-up"
                           : "the number of moves since the last attack, 0 to " + std::to_string(kMostQuiet));
    position_.quiet = *quiet;
    return {};
  }

  [[nodiscard]] Read check_counts() {
    const Counts& most = rules_.options().pieces;
    std::string error;
    for (const Seat seat : {kRed, kBlue}) {
      Counts counts{};
      unsigned unknown = 0;
      position_.side[seat].each([&](unsigned bit) {
        const unsigned kind = kind_of(position_.on[bit]);
        if (kind >= kKinds) return void(++unknown);
        if (++counts[kind] > most[kind] && error.empty())
          error = "board, " + B::name(bit) + ": more of '" + letter(seat, kind) +
                  "' than the set has, expected at most " + std::to_string(most[kind]);
      });
      if (error.empty() && SetUpRules<B>::sum(counts) + unknown > rules_.options().piece_count())
        error = std::string("board: more pieces of ") + (seat == kRed ? "Red" : "Blue") +
                " than the set has, expected at most " + std::to_string(rules_.options().piece_count());
    }
    return error.empty() ? Read{} : fail(error);
  }

  // T1.4, T7.1
  [[nodiscard]] Read check_set_up() {
    if (!set_up_) return {};
    const auto& land = rules_.land();
    const auto set_up = rules_.set_up();
    std::string error;
    for (const Seat seat : {kRed, kBlue}) {
      position_.side[seat].each([&](unsigned bit) {
        if (error.empty() && !land.own_set(seat).has(bit))
          error = "board, " + B::name(bit) + ": expected pieces in their own rows only during the set-up";
      });
      bool ended = false;
      for (const unsigned bit : land.own(seat)) {
        if (error.empty() && ended && position_.on[bit] != 0)
          error = "board, " + B::name(bit) +
                  ": expected the own rows filled field by field, from the own edge and from a on";
        ended |= position_.on[bit] == 0;
      }
      if (error.empty() && SetUpRules<B>::sum(set_up.left(position_, seat)) + set_up.filled(position_, seat) >
                               land.own(seat).size())
        error = std::string("board: expected fewer fields left empty by ") + (seat == kRed ? "Red" : "Blue") +
                ", for the pieces that are left";
    }
    for (unsigned bit = 0; bit < B::kBits; ++bit)
      if (error.empty() && position_.on[bit] == kLeftEmpty &&
          !(land.own_set(kRed) | land.own_set(kBlue)).has(bit))
        error = "board, " + B::name(bit) + ": expected '-' in the own rows only";
    if (!error.empty()) return fail(error);
    if (set_up.is_complete(position_, kRed) && set_up.is_complete(position_, kBlue))
      return fail("on turn: expected r or b, because both set-ups are complete, found '*'");
    return {};
  }

  [[nodiscard]] Read check_flags() {
    if (set_up_) return {};
    for (const Seat seat : {kRed, kBlue})
      if (has_flag(position_, seat)) return {};
    return fail("board: no flag at all, expected at least one F or f");
  }

 public:
  [[nodiscard]] static bool has_flag(const P& position, Seat seat) {
    bool found = false;
    position.side[seat].each([&](unsigned bit) { found |= kind_of(position.on[bit]) == kFlag; });
    return found;
  }

 private:
  const Rules<P>& rules_;
  std::string_view text_;  // what hasn't been read yet
  std::optional<Seat> viewer_;
  std::string_view fields_[kFieldCount];
  std::size_t part_ = 0;  // the field being read
  std::string where_;     // the field of the board being read
  bool set_up_ = false;
  P position_ = P::nothing();
};

/// How a position that was read has ended, if it has.
template <class P>
void settle_read(const Rules<P>& rules, P& position) {
  if (position.phase == kSetUpPhase) return;
  for (const Seat seat : {kRed, kBlue})
    if (!PositionReader<P>::has_flag(position, seat)) return Rules<P>::end(position, kFlagTaken, other(seat));
  rules.settle(position);
}

}  // namespace two_field
