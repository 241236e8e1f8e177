// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with a game: its values and ids against the plugin, its texts against what the plugin uses.
#include <algorithm>
#include <set>

#include "framework/catalogue/apart.hpp"
#include "framework/catalogue/game.hpp"
#include "framework/text/host_messages.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

using Ids = std::map<std::string, std::string, std::less<>>;  // id: the plugin's English, may be empty

std::vector<std::string> names_of(const std::vector<ParameterSpec>& specs) {
  std::vector<std::string> names;
  for (const auto& spec : specs) names.push_back(spec.name);
  return names;
}

const ParameterSpec* find_spec(const std::vector<ParameterSpec>& specs, std::string_view name) {
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const auto& spec) { return spec.name == name; });
  return found == specs.end() ? nullptr : &*found;
}

/// The values of a variant's settings, and a sentence for each that is wrong.
Parameters values_of(const GameFile& file, const Variant& variant, const std::vector<ParameterSpec>& specs,
                     std::vector<std::string>& problems) {
  Parameters values;
  const auto names = names_of(specs);
  for (const auto& [name, setting] : file.settings_of(variant)) {
    const ParameterSpec* spec = find_spec(specs, name);
    if (spec == nullptr) {
      problems.push_back(file.at(setting.name_place, setting.file) + "unknown parameter '" + name + "'" +
                         suggestion(name, names));
      continue;
    }
    auto value = read_value(*spec, setting.value);
    if (value)
      values[name] = std::move(*value);
    else
      problems.push_back(file.at(setting.value_place, setting.file) + value.error());
  }
  return values;
}

void check_parameter_texts(const GameFile& file, const std::vector<ParameterSpec>& specs,
                           std::vector<std::string>& problems) {
  const auto names = names_of(specs);
  for (const auto& [name, texts] : file.parameters) {
    const ParameterSpec* spec = find_spec(specs, name);
    if (spec == nullptr) {
      problems.push_back(file.at(texts.place) + "parameters: unknown parameter '" + name + "'" +
                         suggestion(name, names));
      continue;
    }
    for (const auto& [choice, place] : texts.choice_places)
      if (std::find(spec->choices.begin(), spec->choices.end(), choice) == spec->choices.end())
        problems.push_back(file.at(place) + "parameter " + name + ": unknown choice '" + choice + "'" +
                           suggestion(choice, spec->choices));
  }
}

/// What lists of games say of a game is true of its rules.
void check_promises(const GameFile& file, const Variant& variant, const Rules& rules,
                    std::vector<std::string>& problems) {
  const Seat seats = rules.seat_count();
  if (file.players.is_known() && (seats < file.players.from || seats > file.players.to))
    problems.push_back(file.at({}) + "players: the rules of variant " + variant.id + " seat " +
                       std::to_string(seats));
  if (&variant != &file.variants.front() || file.appearance.cover.empty()) return;
  if (const auto cover = rules.read_position(file.appearance.cover); !cover)
    problems.push_back(file.at({}) + "board.cover: " + cover.error());
}

/// The ids that rules use, by kind of text.
class UsedIds {
 public:
  void add(const Rules& rules) {
    for (const auto& [kind, described] : {std::pair{TextKind::kReason, BW_TEXT_REASON},
                                          {TextKind::kRule, BW_TEXT_RULE},
                                          {TextKind::kMessage, BW_TEXT_MESSAGE},
                                          {TextKind::kPhase, BW_TEXT_PHASE}})
      for (const auto& text : rules.texts(described)) add(kind, text.id, text.english);
    if (rules.facts().repetition_limit != 0) add(TextKind::kReason, rules.facts().repetition_reason, "");
    // Words for one side are a reason's, and may be left out.
    for (const auto kind : {TextKind::kReasonLost, TextKind::kReasonWon})
      for (const auto& [id, english] : of(static_cast<std::size_t>(TextKind::kReason)))
        add(kind, id, english);
    for (Seat seat = 0; seat < rules.seat_count(); ++seat)
      add(TextKind::kSeat, std::string(rules.seat_name(seat)), "");
    const bw_shape* board = rules.geometry();
    if (board == nullptr) return;
    for (std::uint32_t i = 0; i < board->kind_count; ++i) add(TextKind::kKind, board->kinds[i].id, "");
    for (std::uint32_t i = 0; i < board->zone_count; ++i) add(TextKind::kZone, board->zones[i].id, "");
    for (std::uint32_t i = 0; i < board->tray_count; ++i) add(TextKind::kTray, board->trays[i].id, "");
  }
  [[nodiscard]] const Ids& of(std::size_t kind) const { return ids_[kind]; }

 private:
  void add(TextKind kind, const std::string& id, const std::string& english) {
    auto& known = ids_[static_cast<std::size_t>(kind)][id];
    if (known.empty()) known = english;
  }
  std::array<Ids, kTextKinds.size()> ids_;
};

/// The {names} in a sentence.
std::set<std::string> placeholders(std::string_view sentence) {
  std::set<std::string> found;
  for (std::size_t open = sentence.find('{'); open != std::string_view::npos;
       open = sentence.find('{', open + 1)) {
    const std::size_t close = sentence.find('}', open);
    if (close == std::string_view::npos) break;
    found.emplace(sentence.substr(open + 1, close - open - 1));
  }
  return found;
}

/// Collects what is missing of one text after the other.
class MissingTexts {
 public:
  explicit MissingTexts(std::string file) : file_(std::move(file)) {}

  void check(const std::string& what, const LocalText* text, const std::string& plugin_english = "") {
    LocalText there = text == nullptr ? LocalText() : *text;
    if (there.in(Language::kEnglish).empty()) there.set(Language::kEnglish, plugin_english);
    const std::string missing = missing_in(there);
    if (!missing.empty()) add(what + " is missing in " + missing);
    if (text == nullptr) return;
    const auto& english =
        text->in(Language::kEnglish).empty() ? plugin_english : text->in(Language::kEnglish);
    for (const Language language : languages())
      if (!text->in(language).empty() && placeholders(text->in(language)) != placeholders(english))
        add(what + " has other {arguments} in " + std::string(language_code(language)) + " than in en");
  }
  void add(const std::string& sentence) { sentences.push_back(file_ + ": " + sentence); }

  std::vector<std::string> sentences;

 private:
  std::string file_;
};

}  // namespace

Result<Parameters> Game::parameters_of(const Variant& variant) const {
  const auto specs = parameters();
  if (!specs) return fail(specs.error());
  std::vector<std::string> problems;
  auto values = values_of(file_, variant, *specs, problems);
  if (!problems.empty()) return fail(problems.front());
  return values;
}

const std::vector<std::string>& Game::problems() const {
  {
    const std::lock_guard lock(mutex_);
    if (problems_) return *problems_;
  }
  std::vector<std::string> problems = file_problems_;
  if (problems.empty() && !plays_apart(*this)) {
    if (const auto specs = parameters(); !specs) {
      problems.push_back(specs.error());
    } else {
      check_parameter_texts(file_, *specs, problems);
      for (const auto& variant : file_.variants) {
        if (variant.is_own()) continue;
        const std::size_t before = problems.size();
        values_of(file_, variant, *specs, problems);
        if (problems.size() != before) continue;
        if (const auto rules = create(variant))
          check_promises(file_, variant, **rules, problems);
        else
          problems.push_back(file_.at(variant.place) + rules.error());
      }
    }
  }
  // A value that several variants inherit is wrong only once.
  std::vector<std::string> once;
  for (auto& problem : problems)
    if (std::find(once.begin(), once.end(), problem) == once.end()) once.push_back(std::move(problem));
  const std::lock_guard lock(mutex_);
  if (!problems_) problems_ = std::move(once);
  return *problems_;
}

std::vector<BrokenVariant> Game::own_problems() const {
  std::vector<BrokenVariant> broken = own_.broken;
  if (!usable() || plays_apart(*this)) return broken;
  const auto specs = parameters();
  std::set<std::string> told;
  for (const auto& variant : file_.variants) {
    if (!variant.is_own()) continue;
    std::vector<std::string> problems;
    values_of(file_, variant, *specs, problems);
    if (problems.empty())
      if (const auto rules = create(variant); !rules)
        problems.push_back(file_.at(variant.place, variant.file) + rules.error());
    std::erase_if(problems, [&](const std::string& problem) { return !told.insert(problem).second; });
    if (!problems.empty()) broken.push_back({variant.file, variant.id, std::move(problems)});
  }
  return broken;
}

std::vector<std::string> Game::missing_texts() const {
  MissingTexts missing(file_.file.string());
  missing.check("name", &file_.name);
  missing.check("summary", &file_.summary);
  UsedIds used;
  for (const auto& variant : file_.variants) {
    if (variant.is_own()) continue;
    missing.check("the name of variant " + variant.id, &variant.name);
    missing.check("the summary of variant " + variant.id, &variant.summary);
    if (const auto rules = create(variant)) used.add(**rules);
  }
  if (const auto specs = parameters()) {
    for (const auto& spec : *specs) {
      const auto found = file_.parameters.find(spec.name);
      const ParameterTexts* texts = found == file_.parameters.end() ? nullptr : &found->second;
      missing.check("parameters." + spec.name + ".name", texts == nullptr ? nullptr : &texts->name);
      missing.check("parameters." + spec.name + ".meaning", texts == nullptr ? nullptr : &texts->meaning,
                    spec.meaning);
      for (const auto& choice : spec.choices) {
        const bool there = texts != nullptr && texts->choices.contains(choice);
        missing.check("parameters." + spec.name + ".choices." + choice,
                      there ? &texts->choices.find(choice)->second : nullptr);
      }
    }
  }
  for (std::size_t kind = 0; kind < kTextKinds.size(); ++kind) {
    const std::string what = "texts." + std::string(kTextKinds[kind]) + ".";
    std::vector<std::string> ids;
    const bool message = kind == static_cast<std::size_t>(TextKind::kMessage);
    for (const auto& [id, english] : used.of(kind)) {
      ids.push_back(id);
      if (message && (used.of(static_cast<std::size_t>(TextKind::kRule)).contains(id) ||
                      host_message(Language::kEnglish, id) != nullptr))
        continue;  // the rule's own sentence, or the host's, says it
      const LocalText* text = file_.texts.find(static_cast<TextKind>(kind), id);
      const bool for_one_side = kind >= static_cast<std::size_t>(TextKind::kReasonLost);
      if (text != nullptr || !for_one_side) missing.check(what + id, text, for_one_side ? "" : english);
    }
    for (const auto& [id, text] : file_.texts.all(static_cast<TextKind>(kind)))
      if (!used.of(kind).contains(id))
        missing.add(what + id + " is used by no variant" + suggestion(id, ids));
  }
  return std::move(missing.sentences);
}

}  // namespace boardwright
