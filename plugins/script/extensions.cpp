// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/extensions.hpp"

#include <boardwright/abi/board_2.h>
#include <boardwright/abi/chance.h>
#include <boardwright/abi/console.h>
#include <boardwright/abi/evaluate.h>
#include <boardwright/abi/explain.h>
#include <boardwright/abi/language.h>
#include <boardwright/abi/notation.h>
#include <boardwright/abi/trace.h>

#include <algorithm>
#include <boardwright/sdk/bound.hpp>
#include <set>

#include "plugins/script/console.hpp"
#include "plugins/script/debugger.hpp"
#include "plugins/script/lines.hpp"
#include "plugins/script/script_rules.hpp"

namespace boardwright::script {
namespace {

using sdk::guard;
using sdk::put;

// --- chance

bw_status events(const bw_rules* r, const void* position, bw_move* out, std::uint32_t* weights,
                 std::uint32_t* count) noexcept {
  return guard({}, [&] {
    *count = 0;
    const ScriptRules& rules = ScriptRules::of(r);
    if (!rules.on_turn(at(position), BW_CHANCE)) return BW_OK;
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), BW_CHANCE) : nullptr;
    if (steps == nullptr) return machine.failed();
    for (std::size_t i = 0; i < steps->all().size(); ++i) {
      out[i] = steps->number(i);
      weights[i] = steps->all()[i].weight;
    }
    *count = static_cast<std::uint32_t>(steps->all().size());
    return BW_OK;
  });
}
constexpr bw_chance kChance{sizeof(bw_chance), events};

// --- board

const bw_geometry* geometry(const bw_rules* r) noexcept { return &ScriptRules::of(r).geometry(); }

bw_status picture(const bw_rules* r, const void* position, bw_seat, bw_item* out,
                  std::uint32_t* count) noexcept {
  *count = 0;
  ScriptRules::of(r).layout().cells().each(at(position), [&](std::size_t field, auto pieces) {
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if (i > 0 && pieces[i] == pieces[i - 1])
        ++out[*count - 1].count;
      else
        out[(*count)++] = {static_cast<std::uint32_t>(field), std::to_integer<std::uint32_t>(pieces[i]) - 1,
                           1, 0};
    }
  });
  return BW_OK;
}

/// The clicks of each move; none where an earlier one has the same. It can't be told by clicking then, and screens
/// offer it beside the board: a pawn that is promoted becomes a queen by clicks.
const std::vector<std::vector<std::uint32_t>>& own_clicks(const ScriptRules& rules, GameMachine& machine,
                                                          const Steps& steps, bw_seat seat) {
  if (!machine.told.clicks) {
    std::set<std::vector<std::uint32_t>> seen;
    std::vector<std::vector<std::uint32_t>> all;
    for (const Step& step : steps.all()) {
      auto places = rules.texts().clicks(seat, step);
      if (!seen.insert(places).second) places.clear();
      all.push_back(std::move(places));
    }
    machine.told.clicks = std::move(all);
  }
  return *machine.told.clicks;
}

bw_status clicks(const bw_rules* r, const void* position, bw_seat seat, bw_move move, std::uint32_t* out,
                 std::uint32_t* count) noexcept {
  return guard({}, [&] {
    *count = 0;
    const ScriptRules& rules = ScriptRules::of(r);
    if (!rules.on_turn(at(position), seat)) return BW_ILLEGAL;
    if (seat == BW_CHANCE) return BW_OK;
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const Step* step = steps->find(move);
    if (step == nullptr) return BW_ILLEGAL;
    const auto index = static_cast<std::size_t>(step - steps->all().data());
    for (const std::uint32_t place : own_clicks(rules, *machine, *steps, seat)[index])
      out[(*count)++] = place;
    return BW_OK;
  });
}
constexpr bw_board kBoard{sizeof(bw_board), geometry, picture, clicks};

const bw_shape* shape(const bw_rules* r) noexcept { return ScriptRules::of(r).shape(); }
constexpr bw_board_2 kShape{sizeof(bw_board_2), shape, picture, clicks};

// --- evaluate

bw_status evaluate(const bw_rules* r, const void* position, bw_seat seat, std::int32_t* value) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (seat >= rules.declared().seats.size()) return BW_ILLEGAL;
    const BorrowedMachine machine(rules.machines());
    if (!machine) return machine.failed();
    // For two seats what one gains the other loses, whatever the script says of each.
    std::int32_t first = 0;
    const bool two = rules.declared().seats.size() == 2;
    if (!machine->evaluate(at(position), two ? 0 : seat, first)) return machine.failed();
    *value = two && seat == 1 ? -first : first;
    return BW_OK;
  });
}
constexpr bw_evaluate kEvaluate{sizeof(bw_evaluate), evaluate};

// --- explain

void say(bw_explanation& out, bool legal, const char* rule, const char* message) {
  sdk::write_sized(bw_explanation{}, &out);
  out.legal = legal ? 1 : 0;
  out.rule = rule;
  out.message = message;
}

void say_refusal(const ScriptRules& rules, bw_seat seat, const Note& note, bw_explanation& out) {
  const auto& [number, sentence] = rules.declared().rules[note.rule];
  say(out, false, number.c_str(), number.c_str());
  for (const std::uint32_t place : rules.texts().clicks(seat, note.step))
    if (out.place_count < BW_MAX_EXPLAINED_PLACES &&
        std::find(out.places, out.places + out.place_count, place) == out.places + out.place_count)
      out.places[out.place_count++] = place;
}

std::string without_hyphens(std::string text) {
  std::erase(text, '-');
  return text;
}

/// What the texts of refused moves may be. Of a move that can't be played the script needn't know one: its fields
/// will do, too, with hyphens and without. The first that is refused counts.
void name_refused(const ScriptRules& rules, GameMachine& machine, const std::byte* position, bw_seat seat,
                  const std::vector<Note>& notes) {
  auto& names = machine.told.refused_names;
  if (!names.empty()) return;
  for (std::size_t i = 0; i < notes.size(); ++i) {
    const Step& step = notes[i].step;
    if (step.elements.empty()) continue;
    const std::string plain = rules.texts().plain_step(seat, step);
    names.emplace(plain, i);
    names.emplace(without_hyphens(plain), i);
    std::string own;
    if (rules.declared().has.move_text && rules.texts().write_step(machine, position, seat, step, own))
      names.emplace(std::move(own), i);
  }
}

bw_status explain_clicks(const bw_rules* r, const void* position, bw_seat seat, const std::uint32_t* places,
                         std::uint32_t count, bw_explanation* out) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    say(*out, false, nullptr, kNoRule);
    if (seat == BW_CHANCE || !rules.on_turn(at(position), seat)) return BW_OK;
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const auto begins = [&](const std::vector<std::uint32_t>& clicks) {
      return clicks.size() >= count && std::equal(places, places + count, clicks.begin());
    };
    for (const auto& places_of_one : own_clicks(rules, *machine, *steps, seat))
      if (begins(places_of_one)) return say(*out, true, nullptr, nullptr), BW_OK;
    const auto* notes = machine->refusals(at(position), seat);
    if (notes == nullptr) return machine.failed();
    auto& refused = machine->told.refused_clicks;
    if (refused.empty())
      for (const Note& note : *notes) refused.push_back(rules.texts().clicks(seat, note.step));
    for (std::size_t i = 0; i < refused.size(); ++i)
      if (begins(refused[i])) return say_refusal(rules, seat, (*notes)[i], *out), BW_OK;
    say(*out, false, nullptr, kNoRule);
    return BW_OK;
  });
}

bw_status explain_text(const bw_rules* r, const void* position, bw_seat seat, const char* text,
                       std::size_t size, bw_explanation* out) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    say(*out, false, nullptr, kNoRule);
    if (seat == BW_CHANCE || !rules.on_turn(at(position), seat)) return BW_OK;
    const BorrowedMachine machine(rules.machines());
    const auto* texts = machine ? rules.texts().step_texts(*machine, at(position), seat) : nullptr;
    if (texts == nullptr) return machine.failed();
    const std::string_view wanted(text, size);
    if (std::find(texts->begin(), texts->end(), wanted) != texts->end())
      return say(*out, true, nullptr, nullptr), BW_OK;
    const auto* notes = machine->refusals(at(position), seat);
    if (notes == nullptr) return machine.failed();
    name_refused(rules, *machine, at(position), seat, *notes);
    const auto& names = machine->told.refused_names;
    auto found = names.find(std::string(wanted));
    if (found == names.end()) found = names.find(without_hyphens(std::string(wanted)));
    if (found != names.end()) return say_refusal(rules, seat, (*notes)[found->second], *out), BW_OK;
    say(*out, false, nullptr, kNoRule);
    return BW_OK;
  });
}
constexpr bw_explain kExplain{sizeof(bw_explain), explain_clicks, explain_text};

// --- trace

std::uint32_t traced(const bw_rules* r, const char* const** ids) noexcept {
  const auto& numbers = ScriptRules::of(r).traced_numbers();
  *ids = numbers.data();
  return static_cast<std::uint32_t>(numbers.size());
}

std::uint64_t possible(const bw_rules* r) noexcept {
  const std::size_t count = ScriptRules::of(r).traced_numbers().size();
  return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

bw_status used(const bw_rules* r, const void* before, bw_seat seat, bw_move move, const void*,
               std::uint64_t* rules_used) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(before), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const Step* found = steps->find(move);
    if (found == nullptr) return BW_ILLEGAL;
    const Step step = *found;
    std::uint64_t of_all = 0;
    if (!machine->used(at(before), seat, step, of_all)) return machine.failed();
    *rules_used = 0;
    const auto& traced_rules = rules.declared().traced;
    for (std::size_t i = 0; i < traced_rules.size(); ++i)
      *rules_used |= (of_all >> traced_rules[i] & 1U) << i;
    return BW_OK;
  });
}

std::uint64_t ending(const bw_rules*, const char*) noexcept { return 0; }
constexpr bw_trace kTrace{sizeof(bw_trace), traced, possible, used, ending};

// --- console

bw_status ask(const bw_rules* r, const void* position, const char* line, std::size_t size, bw_sink answer,
              bw_sink error) noexcept {
  return guard(error, [&] {
    std::string said;
    const bool good = answer_line(ScriptRules::of(r), at(position), {line, size}, said);
    put(good ? answer : error, said);
    return good ? BW_OK : BW_BAD_INPUT;
  });
}
constexpr bw_console kConsole{sizeof(bw_console), ask};

// --- notation

bw_status write_code(const bw_rules* r, const void* position, bw_seat seat, bw_move move,
                     bw_sink text) noexcept {
  return guard(text, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (seat == BW_CHANCE || !rules.on_turn(at(position), seat)) return BW_ILLEGAL;
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const Step* step = steps->find(move);
    if (step == nullptr) return BW_ILLEGAL;
    std::string written;
    if (!machine->move_code(at(position), seat, Step(*step), written)) return machine.failed();
    put(text, written);
    return BW_OK;
  });
}

/// Without what trails a move and says nothing that isn't on the board.
std::string_view bare(std::string_view text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  return text;
}

bw_status read_code(const bw_rules* r, const void* position, bw_seat seat, const char* text, std::size_t size,
                    bw_move* out, bw_sink error) noexcept {
  return guard(error, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (seat == BW_CHANCE || !rules.on_turn(at(position), seat)) {
      put(error, "not on turn");
      return BW_ILLEGAL;
    }
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const std::string_view wanted = bare({text, size});
    std::string written;
    for (std::size_t i = 0; i < steps->all().size() && !wanted.empty(); ++i) {
      const Step& step = steps->all()[i];
      if (!machine->move_code(at(position), seat, step, written)) return machine.failed();
      const bool fits = written == wanted;
      if (!fits && !rules.texts().write_step(*machine, at(position), seat, step, written))
        return machine.failed();
      if (!fits && bare(written) != wanted) continue;
      *out = steps->number(i);
      return BW_OK;
    }
    put(error, "not a legal move here");
    return BW_BAD_INPUT;
  });
}
constexpr bw_notation kNotation{sizeof(bw_notation), write_code, read_code};

// --- report

bw_status last(const bw_rules* r, std::uint32_t* line, std::uint32_t* column, bw_sink sentence) noexcept {
  return guard({}, [&] {
    const auto problem = ScriptRules::of(r).machines().last_problem();
    if (!problem || problem->sentence.empty()) return BW_UNSUPPORTED;
    *line = problem->line;
    *column = problem->column;
    put(sentence, in_words(*problem, ScriptRules::of(r).file()));
    return BW_OK;
  });
}
constexpr bw_problem kProblem{sizeof(bw_problem), last};

}  // namespace

const void* find_extension(const bw_rules* r, const char* name) noexcept {
  const Declaration& declared = ScriptRules::of(r).declared();
  const std::string_view wanted = name;
  if (wanted == BW_PERFT) return &kPerft;
  if (wanted == BW_PLAYOUT) return &kPlayout;
  if (wanted == BW_EXPLAIN) return &kExplain;
  if (wanted == BW_PROBLEM) return &kProblem;
  if (wanted == BW_CONSOLE) return &kConsole;
  if (wanted == BW_LINES) return &kLines;
  if (wanted == BW_DEBUGGER) return &kDebugger;
  if (wanted == BW_NOTATION && declared.has.move_code) return &kNotation;
  if (wanted == BW_CHANCE_EVENTS && declared.has.chance) return &kChance;
  if (wanted == BW_BOARD && !declared.fields.empty() && ScriptRules::of(r).shape() == nullptr) return &kBoard;
  if (wanted == BW_BOARD_2 && ScriptRules::of(r).shape() != nullptr) return &kShape;
  if (wanted == BW_EVALUATE && declared.has.evaluate) return &kEvaluate;
  if (wanted == BW_TRACE && declared.has.uses && !declared.rules.empty()) return &kTrace;
  if (wanted == BW_VIEW && declared.has.view) return &kView;
  return nullptr;
}

}  // namespace boardwright::script
