// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parameters, given straight to the contract: the host's own check must not be what saves the plugin.
#include <boardwright/abi/parameters.h>

#include <deque>
#include <limits>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/host/sink.hpp"
#include "plugins/host/table_check.hpp"

namespace boardwright::check {
namespace {

constexpr bw_host kHost{sizeof(bw_host), BW_ABI_MAJOR, BW_ABI_MINOR};

const bw_game* find_game(const Library& library, const std::string& id) {
  for (std::uint32_t i = 0; i < library.raw().game_count; ++i)
    if (id == library.raw().games[i]->id) return library.raw().games[i];
  return nullptr;
}

std::string show(const Value& value) {
  if (const auto* on = std::get_if<bool>(&value)) return *on ? "on" : "off";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return in_quotes(text->substr(0, 40));
  return "a list";
}

struct Wrong {
  Value value;
  std::vector<std::string> words;  ///< what the sentence that refuses it must say
};

/// Values that the spec doesn't allow.
std::vector<Wrong> wrong_values(const ParameterSpec& spec) {
  constexpr auto kLeast = std::numeric_limits<std::int64_t>::min();
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
  const std::vector<std::string> range{spec.name, std::to_string(spec.min), std::to_string(spec.max)};
  const std::vector<std::string> length{spec.name, std::to_string(spec.max_length)};
  std::vector<Wrong> wrong;
  const auto add_integers = [&](const auto& wrap) {
    for (const std::int64_t number : {kLeast, spec.min - (spec.min != kLeast ? 1 : 0)})
      if (number < spec.min) wrong.push_back({wrap(number), range});
    for (const std::int64_t number : {kMost, spec.max + (spec.max != kMost ? 1 : 0)})
      if (number > spec.max) wrong.push_back({wrap(number), range});
  };
  switch (spec.type) {
    case BW_BOOL: break;
    case BW_INTEGER: add_integers([](std::int64_t number) { return Value(number); }); break;
    case BW_CHOICE: {
      std::vector<std::string> words = spec.choices;
      words.push_back(spec.name);
      for (const char* text : {"no such choice", ""}) wrong.push_back({std::string(text), words});
      break;
    }
    case BW_TEXT: wrong.push_back({std::string(spec.max_length + 1, 'x'), length}); break;
    case BW_INTEGER_LIST:
      add_integers([](std::int64_t number) { return Value(std::vector<std::int64_t>{number}); });
      wrong.push_back({std::vector<std::int64_t>(spec.max_length + 1, spec.min), length});
      break;
    case BW_TEXT_LIST:
      wrong.push_back({std::vector<std::string>{std::string(spec.max_length + 1, 'x')}, length});
      break;
  }
  return wrong;
}

/// Values of other types.
std::vector<Value> strange_values(const ParameterSpec& spec) {
  std::vector<Value> strange;
  if (spec.type != BW_BOOL) strange.emplace_back(true);
  if (spec.type != BW_INTEGER) strange.emplace_back(std::int64_t{1});
  if (spec.type != BW_INTEGER_LIST) strange.emplace_back(std::vector<std::int64_t>{1});
  if (spec.type != BW_TEXT_LIST) strange.emplace_back(std::vector<std::string>{"x"});
  if (spec.type != BW_CHOICE && spec.type != BW_TEXT) strange.emplace_back(std::string("x"));
  return strange;
}

struct Refusal {
  bool refused = false;
  bool untouched = false;
  std::string error;
};

/// Asks the plugin itself, whatever the host would say.
Refusal ask_plugin(const bw_game& game, const Parameters& given, const std::vector<ParameterSpec>& specs) {
  const ContractParameters parameters(given, specs);
  TextSink error;
  bw_rules* rules = nullptr;
  const bw_status status = game.create(&kHost, parameters.data(), parameters.size(), &rules, error.sink());
  if (status == BW_OK && rules != nullptr && check_rules(*rules)) rules->api->destroy(rules);
  return {status != BW_OK, rules == nullptr, error.text()};
}

Result<void> check_refused(const bw_game& game, const Parameters& given,
                           const std::vector<ParameterSpec>& specs, const std::string& what,
                           const std::vector<std::string>& words) {
  const Refusal answer = ask_plugin(game, given, specs);
  if (!answer.refused) return fail(what + " is accepted");
  if (!answer.untouched) return fail(what + " is refused, but rules come out all the same");
  for (const std::string& word : words)
    if (answer.error.find(word) == std::string::npos)
      return fail(what + " is refused with " + in_quotes(answer.error) + ", which doesn't say " +
                  in_quotes(word));
  return {};
}

/// Values that the spec allows and that say the most.
std::vector<Value> good_values(const ParameterSpec& spec) {
  std::vector<Value> values{spec.standard};
  if (spec.type == BW_BOOL) values = {false, true};
  if (spec.type == BW_INTEGER) values.insert(values.end(), {spec.min, spec.max});
  for (const std::string& choice : spec.choices)
    if (spec.type == BW_CHOICE) values.emplace_back(choice);
  return values;
}

/// The rules work: a game can be played, and its positions written and read.
Result<void> check_works(Trial& trial, const std::shared_ptr<const Rules>& rules, const std::string& what) {
  Position position = rules->start();
  for (std::uint32_t i = 0; i < std::min(rules->facts().ply_limit, 200U) && !position.is_over(); ++i) {
    const std::string where = " with " + what + ", at " + in_quotes(position.text());
    const auto read = rules->read_position(position.text());
    if (!read) return fail("the position's text is refused (" + read.error() + ")" + where);
    const auto legal = plies(position);
    if (legal.empty()) return fail("nobody can move" + where);
    const Ply ply = trial.any_of(legal);
    const std::string text = position.move_text(ply.seat, ply.move);
    const auto move = position.read_move(ply.seat, text);
    if (!move || *move != ply.move) return fail(in_quotes(text) + " isn't read back" + where);
    if (!position.play(ply.seat, ply.move)) return fail(name_of(position, ply) + " is refused" + where);
  }
  return {};
}

Finding parameters_work(Trial& trial) {
  const auto& specs = trial.rules().game().parameters;
  if (specs.empty()) return not_applicable("the rules have no parameters");
  std::uint64_t tried = 0;
  for (const ParameterSpec& spec : specs) {
    if (auto good = spec.accept(spec.standard); !good)
      return broken("the default doesn't fit itself: " + good.error());
    if (spec.type == BW_CHOICE && spec.choices.empty())
      return broken("parameter " + spec.name + " has no choices");
    for (const Value& value : good_values(spec)) {
      const std::string what = spec.name + "=" + show(value);
      trial.note("making the rules with " + what);
      const auto rules = trial.library()->create(trial.subject().game, {{spec.name, value}});
      ++tried;
      if (!rules) {
        // Limits may not go together with another parameter's default; defaults and choices must.
        const bool limit = spec.type == BW_INTEGER && value != spec.standard;
        if (limit && rules.error().find(spec.name) != std::string::npos) continue;
        return broken(what + " is refused: " + rules.error());
      }
      if (auto good = check_works(trial, *rules, what); !good) return broken(good.error());
    }
  }
  return passed(tried, "values");
}

Finding parameters_refused(Trial& trial) {
  const auto& specs = trial.rules().game().parameters;
  const bw_game* game = find_game(*trial.library(), trial.subject().game);
  if (game == nullptr) return broken("the plugin's table has no such game");
  std::uint64_t tried = 0;
  const auto check = [&](const std::string& name, const Value& value, const std::vector<std::string>& words) {
    const std::string what = name + "=" + show(value);
    trial.note("making the rules with " + what);
    ++tried;
    return check_refused(*game, {{name, value}}, specs, what, words);
  };
  for (const ParameterSpec& spec : specs) {
    for (const auto& [value, words] : wrong_values(spec))
      if (auto good = check(spec.name, value, words); !good) return broken(good.error());
    for (const Value& value : strange_values(spec))
      if (auto good = check(spec.name, value, {spec.name}); !good) return broken(good.error());
  }
  for (const char* name : {"no_such_parameter", "", "zzz"})
    if (auto good = check(name, std::int64_t{1}, {name}); !good) return broken(good.error());
  return passed(tried, "values");
}

}  // namespace

std::span<const Law> parameters_laws() {
  static constexpr Law kLaws[] = {
      {"parameters_work", "Every default, every choice and every limit of a parameter makes rules that work.",
       parameters_work},
      {"parameters_refused", "A parameter out of range is refused with its name and its range.",
       parameters_refused},
  };
  return kLaws;
}

}  // namespace boardwright::check
