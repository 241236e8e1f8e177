// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game.hpp"

#include <algorithm>

#include "framework/catalogue/game_check.hpp"
#include "framework/catalogue/seat_end.hpp"
#include "framework/log/log.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/host_messages.hpp"
#include "framework/text/host_reasons.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {
namespace {

bool processor_runs_v3() {
#if defined(__x86_64__)
  // What compilers use of x86-64-v3; the rest of that level comes with the same processors.
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("fma") != 0;
#else
  return false;
#endif
}

std::optional<bw_text_kind> described_kind(TextKind kind) {
  switch (kind) {
    case TextKind::kReason: return BW_TEXT_REASON;
    case TextKind::kRule: return BW_TEXT_RULE;
    case TextKind::kMessage: return BW_TEXT_MESSAGE;
    case TextKind::kPhase: return BW_TEXT_PHASE;
    default: return std::nullopt;
  }
}

}  // namespace

Game::Game(GameFileReading reading, LoadOptions plugins, OwnVariants own)
    : file_(std::move(reading.file)),
      own_(std::move(own)),
      file_problems_(std::move(reading.problems)),
      plugins_(std::move(plugins)) {
  std::move(own_.variants.begin(), own_.variants.end(), std::back_inserter(file_.variants));
  own_.variants.clear();
}

std::shared_ptr<const Game> Game::with_own(OwnVariants own) const {
  GameFileReading reading{file_, file_problems_};
  std::erase_if(reading.file.variants, [](const Variant& variant) { return variant.is_own(); });
  auto game = std::make_shared<Game>(std::move(reading), plugins_, std::move(own));
  const std::lock_guard lock(mutex_);
  game->library_ = library_;
  game->problems_ = problems_;
  return game;
}

std::shared_ptr<const Game> Game::with_plugin(std::filesystem::path file) const {
  auto game = std::make_shared<Game>(GameFileReading{file_, file_problems_}, plugins_, own_);
  game->other_plugin_ = std::move(file);
  return game;
}

std::string Game::name(Language language) const {
  const auto& name = file_.name.or_english(language);
  return name.empty() ? file_.id : name;
}

std::string Game::summary(Language language) const { return file_.summary.or_english(language); }

std::filesystem::path Game::companion(const std::string& name) const {
  const auto& file = file_.file;
  return folder() / (file.filename() == "game.yaml" ? name : file.stem().string() + "." + name);
}

std::filesystem::path Game::plugin_file() const {
  if (!other_plugin_.empty()) return other_plugin_;
  if (!file_.script.empty()) return folder() / file_.script;
  const auto fast = folder() / (file_.plugin + ".x86-64-v3.so");
  return processor_runs_v3() && is_there(fast) ? fast : folder() / (file_.plugin + ".so");
}

Result<std::shared_ptr<const Library>> Game::library() const {
  const std::lock_guard lock(mutex_);
  if (library_) return *library_;
  const auto load = [&]() -> Result<std::shared_ptr<const Library>> {
    if (!file_problems_.empty()) return fail(file_problems_.front());
    const auto file = plugin_file();
    if (!is_there(file))
      return fail(file_.at(file_.plugin_place) + (file_.script.empty() ? "its library " : "its script ") +
                  file.string() + " is missing");
    LoadOptions options = plugins_;
    options.language = std::filesystem::path(file_.script).extension().string();
    auto library = Library::load(file, options);
    if (!library) return fail(library.error());
    log_event("plugin loaded: " + file.string() + ", version " + (*library)->version() + ", contract " +
              (*library)->contract() + ", hash " + (*library)->hash().substr(0, 16));
    if ((*library)->game(file_.id) == nullptr) {
      std::vector<std::string> ids;
      for (const auto& game : (*library)->games()) ids.push_back(game.id);
      return fail(file_.at(file_.plugin_place) + (file_.script.empty() ? "its library " : "its script ") +
                  file.filename().string() + " holds no game '" + file_.id + "'" + suggestion(file_.id, ids));
    }
    return library;
  };
  library_ = load();
  return *library_;
}

Result<std::vector<ParameterSpec>> Game::parameters() const {
  const auto loaded = library();
  if (!loaded) return fail(loaded.error());
  return (*loaded)->game(file_.id)->parameters;
}

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
  auto problems = problems_of(*this);  // loads the library, which takes the mutex
  const std::lock_guard lock(mutex_);
  if (!problems_) problems_ = std::move(problems);
  return *problems_;
}

Result<std::shared_ptr<const Rules>> Game::create(const Variant& variant, const Parameters& overrides) const {
  auto parameters = parameters_of(variant);
  if (!parameters) return fail(parameters.error());
  for (const auto& [name, value] : overrides) (*parameters)[name] = value;
  const auto loaded = library();
  if (!loaded) return fail(loaded.error());
  auto rules = (*loaded)->create(file_.id, *parameters);
  if (!rules) return fail(file_.id + "/" + variant.id + ": " + rules.error());
  return rules;
}

std::string Game::text(Language language, TextKind kind, std::string_view id, const Rules* rules) const {
  if (auto found = file_.texts.text(language, kind, id); !found.empty()) return found;
  // What a rule forbids is said by the rule, where nothing else is.
  if (kind == TextKind::kMessage)
    if (auto rule = file_.texts.text(language, TextKind::kRule, id); !rule.empty()) return rule;
  if (kind == TextKind::kMessage)
    if (const std::string* message = host_message(language, id)) return *message;
  if (const auto described = described_kind(kind); described && rules != nullptr)
    for (const auto& text : rules->texts(*described))
      if (text.id == id && !text.english.empty()) return text.english;
  if (kind == TextKind::kReason)
    if (const std::string* reason = host_reason(language, id)) return *reason;
  return std::string(id);
}

std::string Game::reason_text(Language language, const Outcome& outcome, const Rules& rules,
                              std::optional<Seat> seat) const {
  const std::string& id = outcome.reason;
  const SeatEnd end = seat ? seat_end(outcome, *seat) : SeatEnd::kDrawn;
  if (end != SeatEnd::kDrawn) {
    const auto kind = end == SeatEnd::kLost ? TextKind::kReasonLost : TextKind::kReasonWon;
    if (auto own = file_.texts.text(language, kind, id); !own.empty()) return own;
    const bool rules_own = file_.texts.find(TextKind::kReason, id) != nullptr;
    const auto host = end == SeatEnd::kLost ? host_reason_lost : host_reason_won;
    if (const std::string* words = rules_own ? nullptr : host(language, id)) return *words;
  }
  return text(language, TextKind::kReason, id, &rules);
}

std::string Game::seat_text(Language language, const Rules& rules, Seat seat) const {
  return text(language, TextKind::kSeat, rules.seat_name(seat));
}

std::string Game::variant_name(Language language, const Variant& variant) const {
  const auto& name = variant.name.or_english(language);
  return name.empty() ? variant.id : name;
}

std::string Game::variant_summary(Language language, const Variant& variant) const {
  return variant.summary.or_english(language);
}

std::string Game::parameter_name(Language language, std::string_view parameter) const {
  const auto found = file_.parameters.find(parameter);
  if (found == file_.parameters.end()) return std::string(parameter);
  const auto& name = found->second.name.or_english(language);
  return name.empty() ? std::string(parameter) : name;
}

std::string Game::parameter_meaning(Language language, const ParameterSpec& spec) const {
  const auto found = file_.parameters.find(spec.name);
  if (found == file_.parameters.end()) return spec.meaning;
  const auto& meaning = found->second.meaning.or_english(language);
  return meaning.empty() ? spec.meaning : meaning;
}

std::string Game::choice_name(Language language, std::string_view parameter, std::string_view choice) const {
  const auto found = file_.parameters.find(parameter);
  if (found == file_.parameters.end()) return std::string(choice);
  const auto text = found->second.choices.find(choice);
  if (text == found->second.choices.end() || text->second.or_english(language).empty())
    return std::string(choice);
  return text->second.or_english(language);
}

std::string Game::explanation_text(Language language, const Explanation& explanation,
                                   const Rules& rules) const {
  if (explanation.message.empty()) return {};
  std::string sentence = file_.texts.fill(
      language, text(language, TextKind::kMessage, explanation.message, &rules), explanation.arguments);
  if (!explanation.rule.empty()) sentence += " (" + explanation.rule + ")";
  return sentence;
}

std::string Game::phase_text(Language language, const Explanation& phase, const Rules& rules) const {
  return file_.texts.fill(language, text(language, TextKind::kPhase, phase.message, &rules), phase.arguments);
}

}  // namespace boardwright
