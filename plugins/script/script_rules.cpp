// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/script_rules.hpp"

#include <algorithm>
#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/hash.hpp>
#include <cstring>
#include <vector>

#include "plugins/script/board.hpp"
#include "plugins/script/extensions.hpp"

namespace boardwright::script {

static constexpr std::uint32_t kMostClicks = 200;

std::unique_ptr<ScriptRules> ScriptRules::create(std::string file, std::string source, ParameterValues values,
                                                 const Declaration& known, Problem& problem) {
  std::unique_ptr<ScriptRules> rules(new ScriptRules);
  rules->file_ = std::move(file);
  rules->source_ = std::move(source);
  rules->values_ = std::move(values);
  // What the values change, such as the size of the board, only this reading tells.
  const auto machine = Machine::create();
  if (!machine) {
    problem = {0, 0, "there is no memory for the rules"};
    return nullptr;
  }
  auto read = Reading::read(*machine, rules->source_, rules->values_, &known);
  if (auto* wrong = std::get_if<Problem>(&read)) {
    problem = std::move(*wrong);
    return nullptr;
  }
  rules->declared_ = std::move(std::get<Declaration>(read));
  rules->layout_ = std::make_unique<Layout>(rules->declared_);
  rules->declare_facts();
  rules->declare_board();
  rules->start_.resize(rules->layout_->size());
  const BorrowedMachine first(rules->machines_);
  if (!first) {
    problem = {0, 0, "there is no memory for the rules"};
    return nullptr;
  }
  if (!first->start(rules->start_.data())) {
    problem = first->problem();
    return nullptr;
  }
  return rules;
}

std::unique_ptr<GameMachine> ScriptRules::own_machine(Problem& problem, const LineMarks* marks) const {
  return GameMachine::create(source_, values_, declared_, *layout_, problem, marks);
}

const LineTable& ScriptRules::lines() const {
  const std::lock_guard lock(lines_mutex_);
  if (!lines_) lines_ = std::make_unique<const LineTable>(source_);
  return *lines_;
}

void ScriptRules::declare_facts() {
  for (const auto& seat : declared_.seats) seats_.push_back(seat.c_str());
  for (const std::uint32_t rule : declared_.traced)
    traced_numbers_.push_back(declared_.rules[rule].first.c_str());
  constant_.struct_size = sizeof(bw_facts);
  if (declared_.has.chance) constant_.flags |= BW_HAS_CHANCE;
  if (declared_.has.view) constant_.flags |= BW_HAS_HIDDEN;
  constant_.seat_count = static_cast<std::uint32_t>(seats_.size());
  constant_.seats = seats_.data();
  constant_.position_size = static_cast<std::uint32_t>(layout_->size());
  constant_.position_alignment = Layout::kAlignment;
  constant_.max_moves = declared_.max_moves;
  constant_.ply_limit = declared_.ply_limit;
  constant_.score_sum = declared_.seats.size() == 1 ? 0 : declared_.score_sum;
  constant_.repetition_limit = declared_.repetition;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) constant_.repetition_scores[seat] = 1;
  constant_.repetition_reason = declared_.repetition != 0 ? declared_.repetition_reason.c_str() : nullptr;
  api = &kScriptApi;
  facts = &constant_;
  self = this;
}

template <class Board>
auto ScriptRules::furnish(Board& board) const {
  const auto owner = [](std::uint32_t seat) { return seat == 0 ? BW_NOBODY : seat - 1; };
  for (std::uint32_t field = 0; field < declared_.fields.size(); ++field)
    board.rename(field, declared_.fields[field].name);
  for (const auto& kind : declared_.kinds) board.kind(kind.id, owner(kind.owner), kind.sign);
  for (const auto& zone : declared_.zones) board.zone(zone.id, owner(zone.owner), zone.fields);
  const auto fields = static_cast<std::uint32_t>(declared_.fields.size());
  board.limits(declared_.stacks.most != 0 ? declared_.stacks.all : fields, kMostClicks);
  return board.get();
}

void ScriptRules::declare_board() {
  if (declared_.shape == DeclaredShape::kSquares && declared_.stacks.most == 0) {
    grid_.emplace(declared_.columns, declared_.rows);
    for (const auto& field : declared_.fields)
      grid_->field(static_cast<std::uint32_t>(field.column), static_cast<std::uint32_t>(field.row),
                   (field.column + field.row) % 2 == 0);
    geometry_ = furnish(*grid_);
  } else {
    shapes_ = shape_of(declared_);
    if (!declared_.turns.empty()) shapes_->turns(declared_.turns);
    if (declared_.stacks.most != 0)
      shapes_->holds(declared_.stacks.most, declared_.stacks.beside ? std::uint32_t{BW_SPOT_BESIDE} : 0U);
    shape_ = furnish(*shapes_);
  }
}

bw_turn ScriptRules::turn(const std::byte* position) const {
  if (position[Layout::kResult] != std::byte{0}) return BW_TURN_OVER;
  const auto seat = std::to_integer<std::uint32_t>(position[Layout::kTurn]);
  return seat == 0 ? BW_TURN_CHANCE : 1U << (seat - 1);
}

bool ScriptRules::on_turn(const std::byte* position, bw_seat seat) const {
  const bw_turn now = turn(position);
  if (seat == BW_CHANCE) return now == BW_TURN_CHANCE;
  return now < BW_TURN_CHANCE && seat < declared_.seats.size() && (now >> seat & 1U) != 0;
}

std::uint64_t ScriptRules::hash(const std::byte* position) const {
  std::uint64_t hash = 0x243F6A8885A308D3U;  // digits of pi, as in the SDK
  for (std::size_t i = 0; i < layout_->size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, position + i, 8);
    hash = sdk::fold_multiply(word ^ hash, 0x13198A2E03707344U) + 0xA4093822299F31D0U * (i + 1);
  }
  return hash;
}

Bytes ScriptRules::compared(const BorrowedMachine& machine, const std::byte* position) const {
  Bytes whole(position, position + layout_->size()), left(whole.size());
  if (!declared_.has.compare) return whole;
  if (machine && machine->compare(position, left.data())) return left;
  return (void)machine.failed(), whole;  // so that last_problem tells
}

namespace {

using sdk::guard;
using sdk::put;

void destroy(bw_rules* rules) noexcept { delete static_cast<ScriptRules*>(rules); }

void start(const bw_rules* r, void* position) noexcept {
  const auto& first = ScriptRules::of(r).first_position();
  std::memcpy(position, first.data(), first.size());
}

bw_turn turn(const bw_rules* r, const void* position) noexcept {
  return ScriptRules::of(r).turn(at(position));
}

bw_status moves(const bw_rules* r, const void* position, bw_seat seat, bw_move* out,
                std::uint32_t* count) noexcept {
  return guard({}, [&] {
    *count = 0;
    const ScriptRules& rules = ScriptRules::of(r);
    if (seat == BW_CHANCE || !rules.on_turn(at(position), seat)) return BW_OK;
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    for (std::size_t i = 0; i < steps->all().size(); ++i) out[i] = steps->number(i);
    *count = static_cast<std::uint32_t>(steps->all().size());
    return BW_OK;
  });
}

/// The step of a move that is legal here; null if it isn't, and `status` says whether something failed.
const Step* legal(const ScriptRules& rules, const BorrowedMachine& machine, const std::byte* position,
                  bw_seat seat, bw_move move, bw_status& status) {
  status = BW_ILLEGAL;
  if (!rules.on_turn(position, seat)) return nullptr;
  const Steps* steps = machine ? machine->moves(position, seat) : nullptr;
  if (steps == nullptr) status = machine.failed();
  return steps == nullptr ? nullptr : steps->find(move);
}

bw_status play(const bw_rules* r, void* position, bw_seat seat, bw_move move) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const BorrowedMachine machine(rules.machines());
    bw_status status = BW_OK;
    const Step* step = legal(rules, machine, at(position), seat, move, status);
    if (step == nullptr) return status;
    Bytes next(at(position), at(position) + rules.layout().size());
    if (!machine->play(next.data(), seat, *step)) return machine.failed();
    std::memcpy(position, next.data(), next.size());
    return BW_OK;
  });
}

bw_status outcome(const bw_rules* r, const void* position, bw_outcome* out) noexcept {
  const ScriptRules& rules = ScriptRules::of(r);
  const auto reason = std::to_integer<std::size_t>(at(position)[Layout::kResult]);
  if (reason == 0 || reason > rules.declared().reasons.size()) return BW_UNSUPPORTED;
  std::uint16_t points = 0;
  std::memcpy(&points, at(position) + Layout::kPoints, sizeof points);
  for (std::size_t seat = 0; seat < BW_MAX_SEATS; ++seat) out->scores[seat] = points >> (2 * seat) & 3U;
  out->reason = rules.declared().reasons[reason - 1].first.c_str();
  return BW_OK;
}

std::uint64_t key(const bw_rules* r, const void* position) noexcept {
  return ScriptRules::of(r).hash(at(position));
}

std::uint64_t same_key(const bw_rules* r, const void* position) noexcept {
  const ScriptRules& rules = ScriptRules::of(r);
  if (!rules.declared().has.compare) return rules.hash(at(position));
  std::uint64_t found = 0;
  const bw_status status = guard({}, [&] {
    const BorrowedMachine machine(rules.machines());
    found = rules.hash(rules.compared(machine, at(position)).data());
    return BW_OK;
  });
  return status == BW_OK ? found : rules.hash(at(position));
}

std::int32_t same(const bw_rules* r, const void* position, const void* other) noexcept {
  const ScriptRules& rules = ScriptRules::of(r);
  bool equal = std::memcmp(position, other, rules.layout().size()) == 0;
  if (equal || !rules.declared().has.compare) return equal ? 1 : 0;
  const bw_status status = guard({}, [&] {
    const BorrowedMachine machine(rules.machines());
    equal = rules.compared(machine, at(position)) == rules.compared(machine, at(other));
    return BW_OK;
  });
  return status == BW_OK && equal ? 1 : 0;
}

bw_status write_move(const bw_rules* r, const void* position, bw_seat seat, bw_move move,
                     bw_sink text) noexcept {
  return guard(text, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const BorrowedMachine machine(rules.machines());
    bw_status status = BW_OK;
    const Step* step = legal(rules, machine, at(position), seat, move, status);
    if (step == nullptr) return status;
    std::string written;
    if (!rules.texts().write_step(*machine, at(position), seat, Step(*step), written))
      return machine.failed();
    put(text, written);
    return BW_OK;
  });
}

bw_status read_move(const bw_rules* r, const void* position, bw_seat seat, const char* text, std::size_t size,
                    bw_move* out, bw_sink error) noexcept {
  return guard(error, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (!rules.on_turn(at(position), seat)) {
      put(error, "not on turn");
      return BW_ILLEGAL;
    }
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    const auto* texts = steps != nullptr ? rules.texts().step_texts(*machine, at(position), seat) : nullptr;
    if (texts == nullptr) return machine.failed();
    if (const auto found = std::find(texts->begin(), texts->end(), std::string_view(text, size));
        found != texts->end()) {
      *out = steps->number(static_cast<std::size_t>(found - texts->begin()));
      return BW_OK;
    }
    put(error, "not a legal move here");
    return BW_BAD_INPUT;
  });
}

bw_status write_position(const bw_rules* r, const void* position, bw_sink text) noexcept {
  return guard(text, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (!rules.declared().has.position_text)
      return put(text, rules.texts().write_position(at(position))), BW_OK;
    const BorrowedMachine machine(rules.machines());
    std::string written;
    if (!machine || !machine->position_text(at(position), written)) return machine.failed();
    put(text, written);
    return BW_OK;
  });
}

/// The script's own text, or the one that follows from what it declares; the sentence of what is wrong.
std::string read_any(const ScriptRules& rules, GameMachine& machine, std::string_view text, std::byte* out,
                     bool& good) {
  good = true;
  if (!rules.declared().has.read_text) return rules.texts().read_position(text, out);
  if (text.size() > 1000 || std::any_of(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }))
    return "a position is one line of plain letters";
  std::string wrong, usual;
  good = machine.read_text(text, out, wrong) && (!wrong.empty() || machine.position_text(out, usual));
  if (!good || !wrong.empty() || usual == text) return wrong;
  // Other programs may write it otherwise; what is read is the position that the usual text means, and nothing more.
  std::vector<std::byte> again(rules.layout().size());
  good = machine.read_text(usual, again.data(), wrong);
  if (!good || !wrong.empty()) return wrong;
  return std::equal(again.begin(), again.end(), out) ? "" : "this position is written as '" + usual + "'";
}

bw_status read_position(const bw_rules* r, const char* text, std::size_t size, void* position,
                        bw_sink error) noexcept {
  return guard(error, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    Bytes read(rules.layout().size());
    const BorrowedMachine machine(rules.machines());
    if (!machine) return machine.failed();
    bool good = true;
    std::string wrong = read_any(rules, *machine, {text, size}, read.data(), good);
    if (good && !wrong.empty()) {
      put(error, wrong);
      return BW_BAD_INPUT;
    }
    if (!good || !machine->check(read.data(), wrong)) {
      if (machine) put(error, in_words(machine->problem(), rules.file()));
      return machine.failed();
    }
    if (!wrong.empty()) {
      put(error, wrong);
      return BW_BAD_INPUT;
    }
    // Whoever is on turn has something to do: else nobody could go on.
    const bw_turn now = rules.turn(read.data());
    if (now < BW_TURN_CHANCE) {
      const Steps* steps = machine->moves(read.data(), static_cast<bw_seat>(__builtin_ctz(now)));
      if (steps == nullptr || steps->all().empty()) {
        put(error, steps == nullptr ? in_words(machine->problem(), rules.file())
                                    : std::string("whoever is on turn has no move here"));
        return BW_BAD_INPUT;
      }
    }
    std::memcpy(position, read.data(), read.size());
    return BW_OK;
  });
}

bw_status describe(const bw_rules* r, std::uint32_t kind, std::uint32_t index, bw_described* out) noexcept {
  const Declaration& declared = ScriptRules::of(r).declared();
  const auto& texts = kind == BW_TEXT_REASON ? declared.reasons : declared.rules;
  const bool known = kind == BW_TEXT_REASON || kind == BW_TEXT_RULE || kind == BW_TEXT_MESSAGE;
  const std::uint32_t more = kind == BW_TEXT_MESSAGE ? 1 : 0;
  if (!known || index >= texts.size() + more) return BW_END;
  const bool no_rule = index == texts.size();
  out->id = no_rule ? kNoRule : texts[index].first.c_str();
  out->english = no_rule ? "No rule allows this." : texts[index].second.c_str();
  return BW_OK;
}

}  // namespace

const bw_rules_api kScriptApi{sizeof(bw_rules_api),
                              destroy,
                              start,
                              turn,
                              moves,
                              play,
                              outcome,
                              key,
                              same_key,
                              same,
                              write_move,
                              read_move,
                              write_position,
                              read_position,
                              describe,
                              find_extension};

}  // namespace boardwright::script
