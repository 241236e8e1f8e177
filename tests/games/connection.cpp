// SPDX-License-Identifier: MIT
//
// Connection: two seats put stones on a rhombus of hexagons; First joins the upper side to the lower one, Second the
// left one to the right one. Proves boards of hexagons.
#include <boardwright/sdk/notation.hpp>
#include <boardwright/sdk/plugin.hpp>

namespace {

using namespace boardwright;
using namespace boardwright::sdk;

constexpr std::uint32_t kLargest = 9;

constexpr Text kTexts[] = {
    {BW_TEXT_REASON, "connected", "two opposite sides are joined"},
    {BW_TEXT_RULE, "1", "A stone is put on an empty field."},
    {BW_TEXT_RULE, "2", "Who joins both own sides has won."},
};

constexpr ParameterSpec kSpecs[] = {sdk::integer("size", 3, 2, kLargest, "Fields on each side.")};

struct Connection {
  static constexpr const char* kId = "connection";
  static constexpr std::uint32_t kRevision = 1;
  static constexpr std::uint32_t kMaxMoves = kLargest * kLargest;
  static constexpr std::span<const ParameterSpec> kParameters = kSpecs;

  struct Position {
    std::uint8_t stone[kMaxMoves];  // seat + 1; 0: empty
    std::uint8_t seat, over;
  };

  static Result<Connection> make(const Parameters& parameters) {
    return Connection(static_cast<std::uint32_t>(parameters.integer("size")));
  }
  explicit Connection(std::uint32_t size) : size_(size), board_(board_of(size)) {}

  Facts facts() const { return {.seats = {"first", "second"}, .ply_limit = size_ * size_}; }
  std::span<const Text> texts() const { return kTexts; }
  Position start() const { return {}; }
  Turn turn(const Position& p) const { return p.over != 0 ? kOver : turn_of(p.seat); }
  void moves(const Position& p, Seat, MoveList& list) const {
    for (std::uint32_t field = 0; field < board_.field_count(); ++field)
      if (p.stone[field] == 0) list.add(field);
  }
  void apply(Position& p, Seat seat, Move move) const {
    p.stone[move] = static_cast<std::uint8_t>(seat + 1);
    p.over = joined(p, seat) ? 1 : 0;
    p.seat ^= 1U;
  }
  sdk::Outcome outcome(const Position& p) const {
    return {p.seat == 1 ? Scores{2, 0} : Scores{0, 2}, "connected"};
  }
  std::string move_text(const Position&, Seat, Move move) const {
    return std::string(board_.name(static_cast<std::uint32_t>(move)));
  }
  // Rows are written from the top, which is where these are counted from: row 0 is the last one of write_rows.
  std::string position_text(const Position& p) const {
    return write_rows(size_, size_, [&](auto column, auto row) { return "\0xo"[p.stone[at(column, row)]]; }) +
           (p.seat == 0 ? " f" : " s");
  }
  Result<Position> read_position(std::string_view text) const {
    Position p{};
    int stones[2] = {0, 0};
    auto read = take_rows(text, size_, size_, "x or o", [&](auto column, auto row, char sign) {
      if (sign != 'x' && sign != 'o') return false;
      p.stone[at(column, row)] = sign == 'x' ? 1 : 2;
      return ++stones[sign == 'x' ? 0 : 1] > 0;
    });
    if (!read) return fail(read.error());
    if (text != " f" && text != " s") return fail("expected f or s behind the rows");
    p.seat = text == " f" ? 0 : 1;
    if (stones[0] != stones[1] + p.seat) return fail("the seats put their stones in turn");
    if (joined(p, p.seat)) return fail("only who has just moved can have won");
    p.over = joined(p, 1U - p.seat) ? 1 : 0;
    return p;
  }

  const Shape& geometry() const { return board_; }
  void picture(const Position& p, Seat, List<bw_item>& items) const {
    for (std::uint32_t field = 0; field < board_.field_count(); ++field)
      if (p.stone[field] != 0) items.add({field, p.stone[field] - 1U, 1, 0});
  }
  void clicks(const Position&, Seat, Move move, List<std::uint32_t>& places) const {
    places.add(static_cast<std::uint32_t>(move));
  }

 private:
  std::uint32_t at(std::uint32_t column, std::uint32_t row) const {
    return (size_ - 1 - row) * size_ + column;
  }
  bool joined(const Position& p, Seat seat) const {
    const auto far = [&](std::uint32_t field) { return seat == 0 ? field / size_ : field % size_; };
    for (std::uint32_t i = 0; i < size_; ++i)
      for (const auto field :
           board_.group(seat == 0 ? i : i * size_, [&](auto one) { return p.stone[one] == seat + 1; }))
        if (far(field) == size_ - 1) return true;
    return false;
  }
  static Shape board_of(std::uint32_t size) {
    Shape board = Shape::hex_rhombus(size, size);
    board.kind("first_stone", 0, "x").kind("second_stone", 1, "o").limits(size * size, 1);
    return board;
  }

  std::uint32_t size_;
  Shape board_;
};

}  // namespace

BOARDWRIGHT_PLUGIN("1.0.0", Connection);
