// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a seat sees of a position, and is told of moves, where something is hidden.
#include <boardwright/abi/view.h>

#include <algorithm>
#include <boardwright/sdk/bound.hpp>
#include <cstring>

#include "plugins/script/extensions.hpp"
#include "plugins/script/script_rules.hpp"

namespace boardwright::script {
namespace {

using sdk::guard;
using sdk::put;

bw_status project(const bw_rules* r, const void* position, bw_seat viewer, void* view) noexcept {
  return guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const BorrowedMachine machine(rules.machines());
    Bytes seen(rules.layout().size());
    if (!machine || !machine->view(at(position), viewer, seen.data())) return machine.failed();
    std::memcpy(view, seen.data(), seen.size());
    return BW_OK;
  });
}

bw_status write_view(const bw_rules* r, const void* view, bw_seat, bw_sink text) noexcept {
  return guard(text, [&] {
    put(text, ScriptRules::of(r).texts().write_position(at(view)));
    return BW_OK;
  });
}

bw_status read_view(const bw_rules* r, bw_seat, const char* text, std::size_t size, void* view,
                    bw_sink error) noexcept {
  return guard(error, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    Bytes read(rules.layout().size());
    if (const std::string wrong = rules.texts().read_position({text, size}, read.data()); !wrong.empty()) {
      put(error, wrong);
      return BW_BAD_INPUT;
    }
    std::memcpy(view, read.data(), read.size());
    return BW_OK;
  });
}

/// What a viewer is told of a move whose text might say more than he may know: what has changed in his view.
bw_status tell_changes(const ScriptRules& rules, const BorrowedMachine& machine, const std::byte* position,
                       bw_seat seat, const Step& step, bw_seat viewer, bw_sink text) {
  Bytes after(position, position + rules.layout().size()), seen_before(after.size()),
      seen_after(after.size());
  if (!machine->play(after.data(), seat, step) || !machine->view(position, viewer, seen_before.data()) ||
      !machine->view(after.data(), viewer, seen_after.data()))
    return machine.failed();
  put(text, rules.texts().changes(seen_before.data(), seen_after.data()));
  return BW_OK;
}

/// A viewer is told the text of a move of another that his own view would list as well: then it holds nothing but
/// what he knows. Of other moves, and of chance, he is told what has changed in his view.
bw_status write_seen_move(const bw_rules* r, const void* position, bw_seat seat, bw_move move, bw_seat viewer,
                          bw_sink text) noexcept {
  return guard(text, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    const BorrowedMachine machine(rules.machines());
    const Steps* steps = machine ? machine->moves(at(position), seat) : nullptr;
    if (steps == nullptr) return machine.failed();
    const Step* found = steps->find(move);
    if (found == nullptr) return BW_ILLEGAL;
    const Step step = *found;
    if (seat == BW_CHANCE) return tell_changes(rules, machine, at(position), seat, step, viewer, text);
    std::string written;
    if (seat == viewer) {
      if (!rules.texts().write_step(*machine, at(position), seat, step, written)) return machine.failed();
      put(text, written);
      return BW_OK;
    }
    Bytes view(rules.layout().size());
    if (!machine->view(at(position), viewer, view.data())) return machine.failed();
    // A view may hold what the script's moves can't work with; then the viewer isn't told.
    const Steps* seen = rules.on_turn(view.data(), seat) ? machine->moves(view.data(), seat) : nullptr;
    if (seen == nullptr || std::find(seen->all().begin(), seen->all().end(), step) == seen->all().end())
      return tell_changes(rules, machine, at(position), seat, step, viewer, text);
    if (!rules.texts().write_step(*machine, view.data(), seat, step, written)) return machine.failed();
    put(text, written);
    return BW_OK;
  });
}

}  // namespace

const bw_view kView{sizeof(bw_view), project, write_view, read_view, write_seen_move, nullptr};

}  // namespace boardwright::script
