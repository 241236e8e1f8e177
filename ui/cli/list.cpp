// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/catalogue/game_check.hpp"
#include "framework/catalogue/settings.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {
namespace {

using Json = nlohmann::ordered_json;

std::string type_name(const ParameterSpec& spec) {
  switch (spec.type) {
    case BW_BOOL: return "bool";
    case BW_INTEGER: return "integer";
    case BW_CHOICE: return "choice";
    case BW_TEXT: return "text";
    case BW_INTEGER_LIST: return "integer list";
    default: return "text list";
  }
}

std::string range(const ParameterSpec& spec, Language language) {
  switch (spec.type) {
    case BW_BOOL: return "on | off";
    case BW_CHOICE: {
      std::string text;
      for (const auto& choice : spec.choices) text += (text.empty() ? "" : " | ") + choice;
      return text;
    }
    case BW_TEXT: return said(language, "list.text", {std::to_string(spec.max_length)});
    case BW_TEXT_LIST: return said(language, "list.texts", {std::to_string(spec.max_length)});
    default: return said(language, "list.range", {std::to_string(spec.min), std::to_string(spec.max)});
  }
}

Json value_json(const Value& value) {
  return std::visit([](const auto& held) { return Json(held); }, value);
}

Json parameter_json(const Game& game, Language language, const ParameterSpec& spec) {
  Json json = {{"name", spec.name}, {"type", type_name(spec)}};
  if (spec.type == BW_INTEGER || spec.type == BW_INTEGER_LIST) json["range"] = {spec.min, spec.max};
  if (spec.type == BW_CHOICE) json["choices"] = spec.choices;
  if (spec.type == BW_TEXT || spec.type == BW_TEXT_LIST || spec.type == BW_INTEGER_LIST)
    json["max_length"] = spec.max_length;
  json["default"] = value_json(spec.standard);
  json["meaning"] = game.parameter_meaning(language, spec);
  return json;
}

Json policies_json(const MatchPolicies& policies) {
  return {{"draw_agreement", policies.draw_agreement},
          {"takeback", policy_word(policies.takeback)},
          {"touch_move", policies.touch_move},
          {"hints", policies.hints},
          {"repetition", policy_word(policies.repetition)},
          {"set_up_time", policies.set_up_time ? Json(write_duration(*policies.set_up_time)) : Json(nullptr)},
          {"grace", policies.grace.count() == 0 ? Json(nullptr) : Json(write_duration(policies.grace))}};
}

Json game_json(const Game& game, Language language) {
  Json json = {{"id", game.id()}, {"name", game.name(language)}, {"file", game.file().string()}};
  json["plugin"] = game.plugin_file().string();
  Json variants = Json::array();
  for (const auto& variant : game.variants()) {
    Json set = Json::object();
    if (const auto parameters = game.parameters_of(variant))
      for (const auto& [name, value] : *parameters) set[name] = value_json(value);
    variants.push_back({{"id", variant.id},
                        {"name", game.variant_name(language, variant)},
                        {"file", (variant.is_own() ? variant.file : game.file()).string()},
                        {"set", set},
                        {"policies", policies_json(game.policies_of(variant))}});
  }
  json["variants"] = variants;
  Json parameters = Json::array();
  if (const auto library = game.library()) {
    json["version"] = (*library)->version();
    json["contract"] = (*library)->contract();
    if (const GameInfo* info = (*library)->game(game.id())) {
      json["rules_revision"] = info->rules_revision;
      for (const auto& spec : info->parameters) parameters.push_back(parameter_json(game, language, spec));
    }
  }
  json["parameters"] = parameters;
  json["problems"] = game.problems();
  Json own = Json::array();
  for (const auto& variant : own_problems(game))
    own.push_back({{"id", variant.id}, {"file", variant.file.string()}, {"problems", variant.problems}});
  json["own_problems"] = own;
  return json;
}

void print(const Game& game, Language language) {
  std::cout << game.id() << "  " << one_line(game.name(language)) << "\n";
  for (const auto& problem : game.problems())
    std::cout << "    " << said(language, "list.unusable", {refusal_in(language, problem)}) << "\n";
  if (!game.usable()) return;
  const auto library = game.library();
  std::cout << "    "
            << said(language, "list.plugin",
                    {one_line((*library)->file().string()), (*library)->version(), (*library)->contract(),
                     std::to_string((*library)->game(game.id())->rules_revision)})
            << "\n";
  for (const auto& variant : game.variants()) {
    std::cout << "    " << game.id() << "/" << variant.id << "  "
              << one_line(game.variant_name(language, variant));
    if (const auto parameters = game.parameters_of(variant); parameters && !parameters->empty()) {
      std::cout << "  (";
      const char* comma = "";
      for (const auto& [name, value] : *parameters) {
        std::cout << comma << name << " " << write_value(value);
        comma = ", ";
      }
      std::cout << ")";
    }
    std::cout << (variant.is_own() ? "  " + said(language, "list.yours") : "") << "\n";
  }
  for (const auto& variant : own_problems(game))
    for (const auto& problem : variant.problems)
      std::cout << "    "
                << said(language, "list.own_unusable",
                        {game.id() + "/" + variant.id, refusal_in(language, problem)})
                << "\n";
  const auto specs = game.parameters();
  for (const auto& spec : *specs)
    std::cout << "      " << spec.name << ": " << range(spec, language) << " (" << write_value(spec.standard)
              << ")  " << game.parameter_meaning(language, spec) << "\n";
}

}  // namespace

int list(const Context& context, bool json) {
  const Catalogue catalogue = Catalogue::load(context.catalogue);
  auto notices = catalogue.notices();
  const auto add = [&](const std::vector<std::string>& more) {
    notices.insert(notices.end(), more.begin(), more.end());
  };
  add(program_texts().problems());
  for (const Language language : languages()) add(program_texts().problems(language));
  if (json) {
    Json games = Json::array();
    for (const auto& game : catalogue.games()) games.push_back(game_json(*game, context.language));
    const Json document = {{"games", games}, {"notices", notices}};
    std::cout << document.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
    return kGood;
  }
  for (const auto& game : catalogue.games()) print(*game, context.language);
  for (const auto& notice : notices) std::cout << refusal_in(context.language, notice) << "\n";
  if (catalogue.games().empty()) std::cout << said(context.language, "list.none") << "\n";
  return kGood;
}

}  // namespace boardwright::cli
