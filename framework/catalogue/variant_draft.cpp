// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/variant_draft.hpp"

#include <algorithm>
#include <charconv>

#include "framework/catalogue/game_file_sections.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {
namespace {

/// In the sentences of the reader, which begin with file, line and column.
constexpr std::string_view kNoFile = "draft";

/// "draft:3:7: it is wrong" taken apart.
TextProblem problem_of(const std::string& text) {
  TextProblem problem{{}, text};
  const char* at = text.data() + kNoFile.size() + 1;
  const char* end = text.data() + text.size();
  const auto line = std::from_chars(at, end, problem.place.line);
  if (line.ec != std::errc{} || line.ptr == end) return problem;
  const auto column = std::from_chars(line.ptr + 1, end, problem.place.column);
  if (column.ec != std::errc{} || end - column.ptr < 2) return problem;
  problem.sentence.assign(column.ptr + 2, end);
  return problem;
}

/// A variant that has nothing of its own, to make rules from defaults.
const Variant& parent_of(const VariantDraft& draft, const Game& game) {
  static const Variant kDefaults;
  const Variant* parent = draft.inherits.empty() ? nullptr : game.variant(draft.inherits);
  return parent == nullptr ? kDefaults : *parent;
}

class DraftReader {
 public:
  DraftReader(const Game& game, DraftReading& reading, std::vector<std::string>& problems)
      : game_(game), reading_(reading), problems_(problems) {}

  void read(YamlReader& reader, const YAML::Node& top) {
    static const std::vector<std::string> kKeys{"id", "name", "summary", "inherits", "set"};
    VariantDraft& draft = reading_.draft;
    reader.each(top, "the variant", kKeys,
                [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                  if (key == "id") {
                    read_id(reader, value);
                  } else if (key == "name") {
                    draft.name = reader.local_text(value, key);
                  } else if (key == "summary") {
                    draft.summary = reader.local_text(value, key);
                  } else if (key == "inherits") {
                    read_parent(reader, value);
                  } else if (!value.IsNull()) {
                    read_values(reader, value);
                  }
                });
    if (top.IsMap() && !top["id"]) reader.problem(top, "the key 'id' is missing");
    if (problems_.empty()) make_rules(reader);
  }

 private:
  void read_id(YamlReader& reader, const YAML::Node& value) {
    const auto id = reader.word(value, "id");
    if (!id) return;
    if (!is_id(*id, true))
      return reader.problem(value, "id: expected small letters, digits, _ and -, found '" + *id + "'");
    reading_.draft.id = *id;
    if (game_.variant(*id) != nullptr)
      reader.problem(value, "id: the game has a variant '" + *id + "' already");
  }

  void read_parent(YamlReader& reader, const YAML::Node& value) {
    const auto parent = reader.word(value, "inherits");
    if (!parent) return;
    reading_.draft.inherits = *parent;
    if (game_.variant(*parent) != nullptr) return;
    std::vector<std::string> ids;
    for (const Variant& variant : game_.variants()) ids.push_back(variant.id);
    reader.problem(value, "inherits: there is no variant '" + *parent + "'" + suggestion(*parent, ids));
  }

  void read_values(YamlReader& reader, const YAML::Node& value) {
    settings_ = reader.settings(value, "set");
    const auto specs = game_.parameters();
    if (!specs) return reader.problem(value, specs.error());
    std::vector<std::string> names;
    for (const ParameterSpec& spec : *specs) names.push_back(spec.name);
    for (const Setting& setting : settings_) {
      const auto spec = std::find(names.begin(), names.end(), setting.name);
      if (spec == names.end()) {
        reader.problem(setting.name_place,
                       "set: there is no parameter '" + setting.name + "'" + suggestion(setting.name, names));
        continue;
      }
      const auto read = read_value((*specs)[static_cast<std::size_t>(spec - names.begin())], setting.value);
      if (read)
        reading_.draft.set[setting.name] = *read;
      else
        reader.problem(setting.value_place, read.error());
    }
  }

  /// What only the plugin knows: values that don't go together. Said where the parameter it names is set.
  void make_rules(YamlReader& reader) {
    const auto rules = rules_of(reading_.draft, game_);
    if (rules) return;
    const auto at = std::find_if(settings_.begin(), settings_.end(), [&](const Setting& setting) {
      return rules.error().find(" " + setting.name) != std::string::npos;
    });
    reader.problem(at == settings_.end() ? FilePlace{} : at->value_place, rules.error());
  }

  const Game& game_;
  DraftReading& reading_;
  std::vector<std::string>& problems_;
  std::vector<Setting> settings_;
};

std::string quoted(const std::string& text) { return write_value(Value(text)); }

void add_text(std::string& yaml, const char* key, const LocalText& text) {
  std::string words;
  std::size_t languages = 0;
  for (const Language language : kLanguages) {
    if (text.in(language).empty()) continue;
    ++languages;
    words +=
        (words.empty() ? "" : ", ") + std::string(language_code(language)) + ": " + quoted(text.in(language));
  }
  if (languages == 0) return;
  const bool english = languages == 1 && !text.in(Language::kEnglish).empty();
  yaml +=
      std::string(key) + ": " + (english ? quoted(text.in(Language::kEnglish)) : "{" + words + "}") + "\n";
}

}  // namespace

DraftReading read_draft(const std::string& yaml, const Game& game) {
  DraftReading reading;
  std::vector<std::string> problems;
  read_yaml(yaml, std::string(kNoFile), problems, [&](YamlReader& reader, const YAML::Node& top) {
    DraftReader(game, reading, problems).read(reader, top);
  });
  for (const auto& problem : problems) reading.problems.push_back(problem_of(problem));
  std::stable_sort(reading.problems.begin(), reading.problems.end(), [](const auto& a, const auto& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  return reading;
}

std::string write_draft(const VariantDraft& draft) {
  std::string yaml = "id: " + quoted(draft.id) + "\n";
  add_text(yaml, "name", draft.name);
  add_text(yaml, "summary", draft.summary);
  if (!draft.inherits.empty()) yaml += "inherits: " + quoted(draft.inherits) + "\n";
  if (draft.set.empty()) return yaml;
  yaml += "set:\n";
  for (const auto& [name, value] : draft.set) yaml += "  " + name + ": " + write_value(value) + "\n";
  return yaml;
}

Result<Parameters> values_of(const VariantDraft& draft, const Game& game) {
  const auto specs = game.parameters();
  if (!specs) return fail(specs.error());
  const auto inherited = game.parameters_of(parent_of(draft, game));
  if (!inherited) return fail(inherited.error());
  Parameters values;
  for (const ParameterSpec& spec : *specs) values[spec.name] = spec.standard;
  for (const auto& [name, value] : *inherited) values[name] = value;
  for (const auto& [name, value] : draft.set) values[name] = value;
  return values;
}

Result<VariantDraft> with_values(VariantDraft draft, const Parameters& values, const Game& game) {
  draft.set.clear();
  const auto inherited = values_of(draft, game);
  if (!inherited) return fail(inherited.error());
  for (const auto& [name, value] : values)
    if (const auto before = inherited->find(name); before == inherited->end() || before->second != value)
      draft.set[name] = value;
  return draft;
}

Result<std::shared_ptr<const Rules>> rules_of(const VariantDraft& draft, const Game& game) {
  return game.create(parent_of(draft, game), draft.set);
}

}  // namespace boardwright
