// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library's one symbol: the language Lua, in which a text of a game becomes a plugin.
#include <boardwright/abi/language.h>
#include <boardwright/abi/parameters.h>

#include <boardwright/sdk/bound.hpp>
#include <boardwright/sdk/parameters.hpp>
#include <deque>

#include "plugins/script/script_rules.hpp"

namespace boardwright::script {
namespace {

constexpr const char* kVersion = "Lua 5.4, prelude 1";
constexpr std::size_t kLongestScript = std::size_t{1} << 20U;

/// A game's table has functions without a context, so that each open script needs some of its own: there is room
/// for this many at once.
constexpr std::size_t kOpenScripts = 256;

/// A script that has been read, as the table that a library would export.
struct OpenScript {
  bw_plugin plugin{};
  bw_game game{};
  const bw_game* games[1]{};
  std::string file, source;
  Declaration declared;
  WatchdogHold watchdog;

  // Parameters as the contract tells them, sorted by name.
  std::deque<std::vector<const char*>> choices;
  std::vector<bw_parameter_spec> specs;
  std::vector<const bw_parameter_spec*> sorted;
  bw_parameters parameters{};

  void declare_parameters();
};

void OpenScript::declare_parameters() {
  for (const auto& parameter : declared.parameters) {
    bw_parameter_spec spec{};
    spec.struct_size = sizeof spec;
    spec.name = parameter.name.c_str();
    spec.meaning = parameter.meaning.c_str();
    spec.min = parameter.min;
    spec.max = parameter.max;
    spec.standard.integer = parameter.standard;
    switch (parameter.type) {
      case DeclaredParameter::Type::kFlag: spec.standard.type = BW_BOOL; break;
      case DeclaredParameter::Type::kInteger: spec.standard.type = BW_INTEGER; break;
      case DeclaredParameter::Type::kChoice: {
        auto& words = choices.emplace_back();
        for (const auto& choice : parameter.choices) words.push_back(choice.c_str());
        spec.standard.type = BW_CHOICE;
        spec.standard.text = words[static_cast<std::size_t>(parameter.standard)];
        spec.standard.integer = spec.min = spec.max = 0;
        spec.choices = words.data();
        spec.choice_count = static_cast<std::uint32_t>(words.size());
      }
    }
    specs.push_back(spec);
  }
  for (const auto& spec : specs) sorted.push_back(&spec);
  std::sort(sorted.begin(), sorted.end(),
            [](const auto* a, const auto* b) { return std::string_view(a->name) < b->name; });
  parameters = {sizeof parameters, static_cast<std::uint32_t>(sorted.size()), sorted.data()};
}

std::array<std::atomic<OpenScript*>, kOpenScripts> open_scripts{};

Result<ParameterValues> values_of(const OpenScript& script, std::span<const bw_parameter> given) {
  const auto checked = sdk::Parameters::check(script.specs, given);
  if (!checked) return fail(checked.error());
  ParameterValues values;
  for (const auto& parameter : script.declared.parameters) {
    if (parameter.type == DeclaredParameter::Type::kFlag) {
      values[parameter.name] = checked->flag(parameter.name) ? 1 : 0;
    } else if (parameter.type == DeclaredParameter::Type::kInteger) {
      values[parameter.name] = checked->integer(parameter.name);
    } else {
      const auto& words = parameter.choices;
      values[parameter.name] =
          std::find(words.begin(), words.end(), checked->text(parameter.name)) - words.begin();
    }
  }
  return values;
}

bw_status create(const OpenScript& script, const bw_parameter* given, std::size_t count, bw_rules** out,
                 bw_sink error) noexcept {
  return sdk::guard(error, [&] {
    auto values = values_of(script, {given, count});
    if (!values) {
      sdk::put(error, values.error());
      return BW_BAD_INPUT;
    }
    Problem problem;
    auto rules =
        ScriptRules::create(script.file, script.source, std::move(*values), script.declared, problem);
    if (!rules) {
      sdk::put(error, in_words(problem, script.file));
      return BW_BAD_INPUT;
    }
    *out = rules.release();
    return BW_OK;
  });
}

/// The functions of the script that is open in slot N.
template <std::size_t N>
struct Functions {
  static bw_status make(const bw_host*, const bw_parameter* given, std::size_t count, bw_rules** out,
                        bw_sink error) noexcept {
    return create(*open_scripts[N].load(), given, count, out, error);
  }
  static const void* get_extension(const char* name) noexcept {
    return std::string_view(name) == BW_PARAMETERS ? &open_scripts[N].load()->parameters : nullptr;
  }
};

template <std::size_t... N>
constexpr auto functions(std::index_sequence<N...>) {
  return std::array{std::pair{&Functions<N>::make, &Functions<N>::get_extension}...};
}
constexpr auto kFunctions = functions(std::make_index_sequence<kOpenScripts>());

void tell(bw_report report, const Problem& problem) {
  if (report.found != nullptr)
    report.found(report.context, BW_ERROR, problem.line, problem.column, problem.line, problem.column,
                 problem.sentence.c_str());
}

bw_status open(const bw_host*, const char* name, const char* text, std::size_t size, const bw_plugin** out,
               bw_report report) noexcept {
  return sdk::guard({}, [&] {
    if (size > kLongestScript) {
      tell(report, {0, 0, "a script has at most 1 MB"});
      return BW_BAD_INPUT;
    }
    auto script = std::make_unique<OpenScript>();
    script->file = name;
    script->source.assign(text, size);
    const auto machine = Machine::create();
    if (!machine) return BW_FAILED;
    auto read = Reading::read(*machine, script->source, {}, nullptr);
    if (const auto* problem = std::get_if<Problem>(&read)) {
      tell(report, *problem);
      return BW_BAD_INPUT;
    }
    script->declared = std::move(std::get<Declaration>(read));
    // The start under the usual values shows now whether it can be.
    Problem problem;
    if (!ScriptRules::create(script->file, script->source, {}, script->declared, problem)) {
      tell(report, problem);
      return BW_BAD_INPUT;
    }
    script->declare_parameters();
    for (std::size_t slot = 0; slot < kOpenScripts; ++slot) {
      OpenScript* none = nullptr;
      if (!open_scripts[slot].compare_exchange_strong(none, script.get())) continue;
      script->game = {sizeof(bw_game), script->declared.id.c_str(), script->declared.revision,
                      kFunctions[slot].first, kFunctions[slot].second};
      script->games[0] = &script->game;
      script->plugin = {sizeof(bw_plugin), BW_ABI_MAJOR, BW_ABI_MINOR, 1, script->games, kVersion};
      *out = &script.release()->plugin;
      return BW_OK;
    }
    tell(report, {0, 0, "more than " + std::to_string(kOpenScripts) + " scripts are open at once"});
    return BW_BAD_INPUT;
  });
}

void close(const bw_plugin* plugin) noexcept {
  for (auto& slot : open_scripts)
    if (OpenScript* script = slot.load(); script != nullptr && &script->plugin == plugin) {
      slot = nullptr;
      delete script;
      return;
    }
}

}  // namespace
}  // namespace boardwright::script

extern "C" __attribute__((visibility("default"))) const bw_language boardwright_language;
extern "C" const bw_language boardwright_language = {sizeof(bw_language),
                                                     BW_ABI_MAJOR,
                                                     BW_ABI_MINOR,
                                                     ".lua",
                                                     boardwright::script::kVersion,
                                                     boardwright::script::open,
                                                     boardwright::script::close};

/// Of a thread of this process, as pthread_self names it. Between the program and its own language: no contract.
extern "C" __attribute__((visibility("default"))) void boardwright_patience(pthread_t thread,
                                                                            std::uint32_t milliseconds) {
  boardwright::script::set_patience(thread, std::chrono::milliseconds(milliseconds));
}
