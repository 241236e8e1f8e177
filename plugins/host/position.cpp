// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/position.hpp"

#include <boardwright/abi/chance.h>
#include <boardwright/abi/phase.h>
#include <boardwright/abi/view.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "plugins/host/sink.hpp"

namespace boardwright {
namespace {

constexpr std::align_val_t kAlignment{BW_MAX_ALIGNMENT};

/// Whether there is an answer. That there is none because the library has failed is remembered with the rules.
bool answered(const Rules& rules, bw_status status, std::string_view what) {
  if (status == BW_FAILED) rules.note_failure(what);
  return status == BW_OK;
}

/// Cuts a buffer to what a plugin says that it has written there; never to more than there is room for.
template <class T>
void cut(std::vector<T>& buffer, std::uint32_t count) {
  buffer.resize(std::min<std::size_t>(count, buffer.size()));
}

}  // namespace

void Position::Free::operator()(std::byte* bytes) const noexcept { ::operator delete[](bytes, kAlignment); }

Position::Position(std::shared_ptr<const Rules> rules)
    : rules_(std::move(rules)),
      bytes_(static_cast<std::byte*>(::operator new[](rules_->facts().position_size, kAlignment))) {
  std::memset(bytes_.get(), 0, rules_->facts().position_size);
}

Position::Position(const Position& other) : Position(other.rules_) {
  std::memcpy(data(), other.data(), rules_->facts().position_size);
}

Position& Position::operator=(const Position& other) {
  if (this == &other) return *this;
  if (rules_ != other.rules_) {
    Position copy(other);
    *this = std::move(copy);
    return *this;
  }
  std::memcpy(data(), other.data(), rules_->facts().position_size);
  return *this;
}

bw_turn Position::turn() const noexcept { return rules_->api().turn(rules_->raw(), data()); }

bool Position::on_turn(Seat seat) const noexcept {
  if (seat == BW_CHANCE) return is_chance();
  return turn() < BW_TURN_CHANCE && seat < rules_->seat_count() && (turn() >> seat & 1U) != 0;
}

std::vector<Seat> Position::seats_on_turn() const {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
    if (on_turn(seat)) seats.push_back(seat);
  return seats;
}

std::vector<Move> Position::moves(Seat seat) const {
  std::vector<Move> moves(rules_->facts().max_moves);
  std::uint32_t count = 0;
  if (!answered(*rules_, rules_->api().moves(rules_->raw(), data(), seat, moves.data(), &count),
                "listing moves"))
    count = 0;
  cut(moves, count);
  return moves;
}

std::vector<ChanceEvent> Position::chance_events() const {
  const auto* chance = rules_->extension<bw_chance>(BW_CHANCE_EVENTS);
  if (chance == nullptr) return {};
  std::vector<Move> events(rules_->facts().max_moves);
  std::vector<std::uint32_t> weights(rules_->facts().max_moves);
  std::uint32_t count = 0;
  if (!answered(*rules_, chance->events(rules_->raw(), data(), events.data(), weights.data(), &count),
                "listing what chance may bring"))
    return {};
  std::vector<ChanceEvent> result;
  cut(events, count);
  for (std::size_t i = 0; i < events.size(); ++i) result.push_back({events[i], weights[i]});
  return result;
}

Result<void> Position::play(Seat seat, Move move) {
  switch (rules_->api().play(rules_->raw(), data(), seat, move)) {
    case BW_OK: return {};
    case BW_ILLEGAL: return fail("not a legal move here");
    default: {
      const std::string problem = rules_->last_problem();
      return fail("the rules of " + rules_->game_id() + " failed while playing a move" +
                  (problem.empty() ? "" : ": " + problem));
    }
  }
}

Outcome Position::outcome() const {
  bw_outcome outcome{};
  outcome.struct_size = sizeof outcome;
  if (!answered(*rules_, rules_->api().outcome(rules_->raw(), data(), &outcome), "telling the outcome"))
    return {};
  return {{outcome.scores, outcome.scores + rules_->seat_count()},
          outcome.reason != nullptr ? outcome.reason : ""};
}

std::uint64_t Position::key() const noexcept { return rules_->api().key(rules_->raw(), data()); }
std::uint64_t Position::same_key() const noexcept { return rules_->api().same_key(rules_->raw(), data()); }
bool Position::same_as(const Position& other) const noexcept {
  return rules_->api().same(rules_->raw(), data(), other.data()) != 0;
}
bool operator==(const Position& a, const Position& b) noexcept {
  return a.rules_ == b.rules_ && std::memcmp(a.data(), b.data(), a.rules_->facts().position_size) == 0;
}

std::string Position::text() const {
  TextSink text;
  const bw_status status = rules_->api().write_position(rules_->raw(), data(), text.sink());
  return answered(*rules_, status, "writing a position") ? text.text() : "";
}

std::string Position::move_text(Seat seat, Move move) const {
  TextSink text;
  const bw_status status = rules_->api().write_move(rules_->raw(), data(), seat, move, text.sink());
  return answered(*rules_, status, "writing a move") ? text.text() : "";
}

Result<Move> Position::read_move(Seat seat, std::string_view text) const {
  Move move = 0;
  TextSink error;
  if (rules_->api().read_move(rules_->raw(), data(), seat, text.data(), text.size(), &move, error.sink()) !=
      BW_OK)
    return fail(error.or_else("not a legal move here"));
  return move;
}

Position Position::view(Seat viewer) const {
  Position result(*this);
  if (const auto* view = rules_->extension<bw_view>(BW_VIEW)) {
    // A view that can't be made must not leak the truth.
    if (view->project(rules_->raw(), data(), viewer, result.data()) != BW_OK) std::abort();
  }
  return result;
}

bool Position::is_open() const {
  if (!rules_->has(BW_HAS_HIDDEN)) return true;
  for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
    if (!(view(seat) == *this)) return false;
  return true;
}

std::string Position::view_text(Seat viewer) const {
  const auto* view = rules_->extension<bw_view>(BW_VIEW);
  if (view == nullptr) return text();
  const Position seen = this->view(viewer);
  TextSink text;
  const bw_status status = view->write(rules_->raw(), seen.data(), viewer, text.sink());
  return answered(*rules_, status, "writing what a seat sees") ? text.text() : "";
}

std::string Position::move_text_for(Seat seat, Move move, Seat viewer) const {
  const auto* view = rules_->extension<bw_view>(BW_VIEW);
  if (view == nullptr || seat == viewer) return move_text(seat, move);
  TextSink text;
  return view->write_move(rules_->raw(), data(), seat, move, viewer, text.sink()) == BW_OK ? text.text() : "";
}

std::optional<Explanation> Position::reveals(Seat seat, Move move, Seat viewer) const {
  const auto* view = rules_->extension<bw_view>(BW_VIEW);
  if (view == nullptr || view->reveals == nullptr) return std::nullopt;
  bw_explanation found{};
  found.struct_size = sizeof found;
  if (view->reveals(rules_->raw(), data(), seat, move, viewer, &found) != BW_OK || found.message == nullptr)
    return std::nullopt;
  return Explanation::from(found);
}

std::vector<bw_item> Position::picture(Seat viewer) const {
  const bw_board_2* board = rules_->board();
  if (board == nullptr) return {};
  std::vector<bw_item> items(rules_->geometry()->max_items);
  std::uint32_t count = 0;
  if (!answered(*rules_, board->picture(rules_->raw(), data(), viewer, items.data(), &count),
                "showing the board"))
    count = 0;
  cut(items, count);
  return items;
}

std::vector<bw_border> Position::borders(Seat viewer) const {
  const auto* table = rules_->extension<bw_borders>(BW_BORDERS);
  const bw_shape* board = rules_->geometry();
  if (table == nullptr || board == nullptr) return {};
  std::vector<bw_border> borders(table->max_borders);
  std::uint32_t count = 0;
  if (!answered(*rules_, table->list(rules_->raw(), data(), viewer, borders.data(), &count),
                "counting between fields"))
    count = 0;
  cut(borders, count);
  std::erase_if(borders, [&](const bw_border& border) {
    return border.field >= board->field_count || border.other >= board->field_count ||
           border.owner >= rules_->seat_count();
  });
  return borders;
}

std::vector<std::uint32_t> Position::clicks(Seat seat, Move move) const {
  const bw_board_2* board = rules_->board();
  if (board == nullptr) return {};
  std::vector<std::uint32_t> places(rules_->geometry()->max_clicks);
  std::uint32_t count = 0;
  if (!answered(*rules_, board->clicks(rules_->raw(), data(), seat, move, places.data(), &count),
                "telling the clicks of a move"))
    count = 0;
  cut(places, count);
  return places;
}

Explanation Explanation::from(const bw_explanation& explanation) {
  Explanation result;
  result.legal = explanation.legal != 0;
  if (explanation.rule != nullptr) result.rule = explanation.rule;
  if (explanation.message != nullptr) result.message = explanation.message;
  result.places.assign(explanation.places,
                       explanation.places + std::min(explanation.place_count, BW_MAX_EXPLAINED_PLACES));
  for (std::uint32_t i = 0; i < std::min(explanation.argument_count, BW_MAX_ARGUMENTS); ++i) {
    const bw_argument& argument = explanation.arguments[i];
    const std::string name = argument.name != nullptr ? argument.name : "";
    if (argument.type == BW_INTEGER)
      result.arguments.push_back({name, argument.integer});
    else
      result.arguments.push_back(
          {name, std::string(argument.text, strnlen(argument.text, sizeof argument.text))});
  }
  return result;
}

/// A game explains its fields. What lies in a tray can't be clicked unless it has moves for that, and the
/// host says so (its messages are in framework/text/host_messages.hpp).
std::optional<Explanation> Position::explain_tray(Seat seat, std::span<const std::uint32_t> places) const {
  const bw_shape* board = rules_->geometry();
  if (board == nullptr) return std::nullopt;
  const auto tray = std::find_if(places.begin(), places.end(), [&](std::uint32_t place) {
    return place >= board->field_count && place - board->field_count < board->tray_count;
  });
  if (tray == places.end()) return std::nullopt;
  for (const Move move : moves(seat)) {
    const auto known = clicks(seat, move);
    if (std::find(known.begin(), known.end(), *tray) != known.end()) return std::nullopt;
  }
  Explanation why;
  why.places = {*tray};
  const Seat owner = board->trays[*tray - board->field_count].owner;
  const auto items = picture(seat);
  const bool empty = std::none_of(items.begin(), items.end(),
                                  [&](const bw_item& item) { return item.place == *tray && item.count > 0; });
  if (owner < rules_->seat_count() && !on_turn(owner)) {
    why.message = "host_tray_not_on_turn";
    why.arguments = {{"seat", std::string(rules_->seat_name(owner))}};
  } else {
    why.message = empty                    ? "host_tray_empty"
                  : tray == places.begin() ? "host_tray_not_now"
                                           : "host_tray_no_target";
  }
  return why;
}

std::optional<Explanation> Position::explain(Seat seat, std::span<const std::uint32_t> places) const {
  if (auto why = explain_tray(seat, places)) return why;
  const auto* explain = rules_->extension<bw_explain>(BW_EXPLAIN);
  bw_explanation found{};
  found.struct_size = sizeof found;
  const auto count = static_cast<std::uint32_t>(places.size());
  if (explain == nullptr ||
      !answered(*rules_, explain->clicks(rules_->raw(), data(), seat, places.data(), count, &found),
                "explaining a move"))
    return std::nullopt;
  return Explanation::from(found);
}

std::optional<Explanation> Position::explain(Seat seat, std::string_view move) const {
  const auto* explain = rules_->extension<bw_explain>(BW_EXPLAIN);
  bw_explanation found{};
  found.struct_size = sizeof found;
  if (explain == nullptr ||
      !answered(*rules_, explain->text(rules_->raw(), data(), seat, move.data(), move.size(), &found),
                "explaining a move"))
    return std::nullopt;
  return Explanation::from(found);
}

std::optional<Explanation> Position::phase(Seat viewer) const {
  const auto* phase = rules_->extension<bw_phase>(BW_PHASE);
  bw_explanation found{};
  found.struct_size = sizeof found;
  if (phase == nullptr ||
      !answered(*rules_, phase->tell(rules_->raw(), data(), viewer, &found), "telling what goes on"))
    return std::nullopt;
  return Explanation::from(found);
}

}  // namespace boardwright
