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
  DraftReader(const Game& game, std::string_view saved_as, DraftReading& reading,
              std::vector<std::string>& problems)
      : game_(game), saved_as_(saved_as), reading_(reading), problems_(problems) {}

  void read(YamlReader& reader, const YAML::Node& top) {
    variant_ = read_variant(reader, top, {});
    VariantDraft& draft = reading_.draft;
    draft.id = written_id(top);
    draft.name = variant_.name;
    draft.summary = variant_.summary;
    draft.inherits = variant_.inherits;
    check_id(reader);
    check_parent(reader);
    read_values(reader);
    if (problems_.empty()) make_rules(reader);
  }

 private:
  /// What people have written, if it is no id too: they aren't done with it.
  static std::string written_id(const YAML::Node& top) {
    const YAML::Node id = top.IsMap() ? top["id"] : YAML::Node();
    return id.IsDefined() && id.IsScalar() ? id.Scalar() : std::string();
  }

  void check_id(YamlReader& reader) {
    const std::string& id = variant_.id;
    if (id.empty() || id == saved_as_) return;
    const auto& broken = game_.broken_variants();
    if (game_.variant(id) != nullptr ||
        std::any_of(broken.begin(), broken.end(), [&](const BrokenVariant& one) { return one.id == id; }))
      reader.problem(variant_.id_place, "id: the game has a variant '" + id + "' already");
  }

  void check_parent(YamlReader& reader) {
    if (variant_.inherits.empty()) return;
    std::vector<std::string> ids;
    for (const Variant& variant : game_.variants())
      if (variant.id != saved_as_) ids.push_back(variant.id);
    const Variant* one = game_.variant(variant_.inherits);
    if (one == nullptr)
      return reader.problem(variant_.inherits_place, "inherits: there is no variant '" + variant_.inherits +
                                                         "'" + suggestion(variant_.inherits, ids));
    for (std::size_t i = 0; one != nullptr && i <= game_.variants().size(); ++i) {
      if (one->id == saved_as_)
        return reader.problem(variant_.inherits_place, "inherits: the variant would inherit itself");
      one = one->inherits.empty() ? nullptr : game_.variant(one->inherits);
    }
  }

  void read_values(YamlReader& reader) {
    if (variant_.settings.empty()) return;
    const auto specs = game_.parameters();
    if (!specs) return reader.problem(variant_.settings.front().name_place, specs.error());
    std::vector<std::string> names;
    for (const ParameterSpec& spec : *specs) names.push_back(spec.name);
    for (const Setting& setting : variant_.settings) {
      const auto spec = std::find(names.begin(), names.end(), setting.name);
      if (spec == names.end()) {
        reader.problem(setting.name_place,
                       "set: there is no parameter '" + setting.name + "'" + suggestion(setting.name, names));
        continue;
      }
      const auto read = read_value((*specs)[static_cast<std::size_t>(spec - names.begin())], setting.value);
      if (read) {
        reading_.draft.set[setting.name] = *read;
      } else {
        reading_.wrong_values[setting.name] = read.error();
        reader.problem(setting.value_place, read.error());
      }
    }
  }

  /// What only the plugin knows: values that don't go together. Said where the parameter it names is set.
  void make_rules(YamlReader& reader) {
    const auto rules = rules_of(reading_.draft, game_);
    if (rules) {
      reading_.rules = *rules;
      return;
    }
    const auto at = std::find_if(
        variant_.settings.begin(), variant_.settings.end(),
        [&](const Setting& setting) { return rules.error().find(" " + setting.name) != std::string::npos; });
    reader.problem(at == variant_.settings.end() ? FilePlace{} : at->value_place, rules.error());
  }

  const Game& game_;
  const std::string_view saved_as_;
  DraftReading& reading_;
  std::vector<std::string>& problems_;
  Variant variant_;
};

std::string draft_word(const std::string& text) { return write_value(Value(text)); }

void add_text(std::string& yaml, const char* key, const LocalText& text) {
  std::string words;
  std::size_t written = 0;
  for (const Language language : languages()) {
    if (text.in(language).empty()) continue;
    ++written;
    words += (words.empty() ? "" : ", ") + std::string(language_code(language)) + ": " +
             draft_word(text.in(language));
  }
  if (written == 0) return;
  const bool english = written == 1 && !text.in(Language::kEnglish).empty();
  yaml += std::string(key) + ": " + (english ? draft_word(text.in(Language::kEnglish)) : "{" + words + "}") +
          "\n";
}

}  // namespace

DraftReading read_draft(const std::string& yaml, const Game& game, std::string_view saved_as) {
  DraftReading reading;
  std::vector<std::string> problems;
  read_yaml(yaml, std::string(kNoFile), problems, [&](YamlReader& reader, const YAML::Node& top) {
    reading.is_map = top.IsMap();
    DraftReader(game, saved_as, reading, problems).read(reader, top);
  });
  for (const auto& problem : problems) reading.problems.push_back(problem_of(problem));
  std::stable_sort(reading.problems.begin(), reading.problems.end(), [](const auto& a, const auto& b) {
    return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
  });
  return reading;
}

std::string write_id(const std::string& id) { return is_id(id, true) && id != "null" ? id : draft_word(id); }

std::string write_draft(const VariantDraft& draft) {
  std::string yaml = "id: " + write_id(draft.id) + "\n";
  add_text(yaml, "name", draft.name);
  add_text(yaml, "summary", draft.summary);
  if (!draft.inherits.empty()) yaml += "inherits: " + write_id(draft.inherits) + "\n";
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
