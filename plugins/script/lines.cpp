// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/lines.hpp"

#include <algorithm>
#include <array>
#include <boardwright/sdk/bound.hpp>
#include <map>

#include "plugins/script/compiled_lines.hpp"
#include "plugins/script/script_rules.hpp"
#include "plugins/script/source_code.hpp"

namespace boardwright::script {
namespace {

/// Each word of a text of code with where it begins.
template <class Take>
void each_word(std::string_view code, Take&& take) {
  for (std::size_t at = 0, end = 0; at < code.size(); at = std::max(end, at + 1)) {
    for (end = at; end < code.size() && is_word(code[end]);) ++end;
    if (end > at) take(code.substr(at, end - at), at);
  }
}

/// What a function is called whose `function` ends at `behind`, and begins at `at`; empty: nothing.
std::string name_at(std::string_view code, std::size_t at, std::size_t behind) {
  const auto belongs = [](char c) { return is_word(c) || c == '.' || c == ':'; };
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; };
  while (behind < code.size() && blank(code[behind])) ++behind;
  std::size_t end = behind;
  while (end < code.size() && belongs(code[end])) ++end;
  if (end > behind) return std::string(code.substr(behind, end - behind));
  const auto back = [&] {
    while (at > 0 && blank(code[at - 1])) --at;
  };
  back();
  if (at == 0 || code[at - 1] != '=') return {};
  --at;
  back();
  end = at;
  while (at > 0 && belongs(code[at - 1])) --at;
  return std::string(code.substr(at, end - at));
}

/// The names of all functions as they begin in a text; of the text itself, which is first, and of one without any: empty.
std::vector<std::string> function_names(std::string_view code) {
  std::vector<std::string> names(1);
  each_word(code, [&](std::string_view word, std::size_t at) {
    if (word == "function") names.push_back(name_at(code, at, at + word.size()));
  });
  return names;
}

/// Whether a line of code only ends, parts or leaves a block. Lua comes by such a line or not as its compiler likes: a
/// jump to a jump goes to where that leads.
bool says_nothing(std::string_view code) {
  static constexpr std::array<std::string_view, 7> kBetween{"end",    "else",  "then", "do",
                                                            "repeat", "break", "goto"};
  bool nothing = code.find_first_not_of(
                     " \t\r\n;,(){}[]:"
                     "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == code.npos;
  bool label = false;  // behind goto
  each_word(code, [&](std::string_view word, std::size_t) {
    nothing = nothing && (label || std::find(kBetween.begin(), kBetween.end(), word) != kBetween.end());
    label = word == "goto";
  });
  return nothing;
}

std::uint32_t list(const bw_rules* r, const bw_line** lines) noexcept {
  std::uint32_t count = 0;
  *lines = nullptr;
  const bw_status status = sdk::guard({}, [&] {
    const auto& all = ScriptRules::of(r).lines().lines();
    *lines = all.data();
    count = static_cast<std::uint32_t>(all.size());
    return BW_OK;
  });
  return status == BW_OK ? count : 0;
}

bw_status record(const bw_rules* r, std::uint8_t* ran, void (*ask)(void*), void* context) noexcept {
  return sdk::guard({}, [&] {
    const ScriptRules& rules = ScriptRules::of(r);
    if (DivertedMachine::any()) return BW_BAD_INPUT;
    const LineMarks marks{rules.lines(), ran};
    Problem problem;
    const auto machine = rules.own_machine(problem, &marks);
    Bytes first(rules.layout().size());
    if (!machine || !machine->start(first.data())) return BW_FAILED;
    const DivertedMachine diverted(rules.machines(), *machine);
    ask(context);
    return BW_OK;
  });
}

}  // namespace

LineTable::LineTable(std::string_view source) {
  if (source.starts_with("\xEF\xBB\xBF")) source.remove_prefix(3);
  const auto functions = compiled_functions(source);
  const std::string code = code_of(source);
  names_ = function_names(code);
  names_.resize(functions.size());
  std::map<std::uint32_t, std::size_t> owners;  // which function a line is of: the innermost
  for (std::size_t i = 0; i < functions.size(); ++i) {
    if (names_[i].empty()) names_[i] = names_[functions[i].outer];
    for (const std::uint32_t line : functions[i].lines) owners[line] = i;
  }
  std::uint32_t number = 0;
  for (std::size_t begin = 0, end = 0; begin < source.size(); begin = end + 1) {
    ++number;
    end = std::min(source.find('\n', begin), source.size());
    const auto owner = owners.find(number);
    if (owner == owners.end() || says_nothing(std::string_view(code).substr(begin, end - begin))) continue;
    lines_.push_back({number, names_[owner->second].c_str()});
    places_.resize(number + 1);
    places_[number] = static_cast<std::uint32_t>(lines_.size());
  }
}

std::string_view LineTable::function_in(std::uint32_t first, std::uint32_t last) const noexcept {
  const auto found = std::lower_bound(lines_.begin(), lines_.end(), first,
                                      [](const bw_line& one, std::uint32_t line) { return one.line < line; });
  return found == lines_.end() || found->line > last ? std::string_view() : found->function;
}

const bw_lines kLines{sizeof(bw_lines), list, record};

}  // namespace boardwright::script
