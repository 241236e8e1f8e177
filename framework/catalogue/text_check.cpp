// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/text_check.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "framework/text/host_messages.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

using Ids = std::map<std::string, std::string, std::less<>>;  // id: the plugin's English, may be empty

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

std::vector<std::string> missing_texts(const Game& game) {
  const GameFile& file = game.data();
  MissingTexts missing(file.file.string());
  missing.check("name", &file.name);
  missing.check("summary", &file.summary);
  UsedIds used;
  for (const auto& variant : file.variants) {
    if (variant.is_own()) continue;
    missing.check("the name of variant " + variant.id, &variant.name);
    missing.check("the summary of variant " + variant.id, &variant.summary);
    if (const auto rules = game.create(variant)) used.add(**rules);
  }
  if (const auto specs = game.parameters()) {
    for (const auto& spec : *specs) {
      const auto found = file.parameters.find(spec.name);
      const ParameterTexts* texts = found == file.parameters.end() ? nullptr : &found->second;
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
      const LocalText* text = file.texts.find(static_cast<TextKind>(kind), id);
      const bool for_one_side = kind >= static_cast<std::size_t>(TextKind::kReasonLost);
      if (text != nullptr || !for_one_side) missing.check(what + id, text, for_one_side ? "" : english);
    }
    for (const auto& [id, text] : file.texts.all(static_cast<TextKind>(kind)))
      if (!used.of(kind).contains(id))
        missing.add(what + id + " is used by no variant" + suggestion(id, ids));
  }
  return std::move(missing.sentences);
}

}  // namespace boardwright
