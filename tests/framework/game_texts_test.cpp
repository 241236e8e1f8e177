// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/text_check.hpp"
#include "framework/text/host_reasons.hpp"
#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

constexpr const char* kCards = R"(id: two_cards
plugin: two_cards
name: {en: Two cards, nl: Twee kaarten}
variants:
  - id: standard
    name: {en: Standard, nl: Standaard, de: Standard, fr: Standard}
texts:
  reasons:
    fold: {nl: gepast, de: gepasst, fr: couché}
  messages:
    unknown_word: {nl: "'{word}' is hier geen zet.", de: "'{wort}' ist hier kein Zug."}
    not_on_trun: {en: x, nl: x, de: x, fr: x}
  kinds: {one: {en: ace, nl: aas, de: Ass, fr: as}}
  seats: {first: {en: First, nl: Eerste, de: Erster, fr: Premier}}
)";

std::shared_ptr<const Game> cards(const TemporaryFolder& folder) {
  folder.add_game("two_cards", kCards, "two_cards");
  return value_of(folder.catalogue().find("two_cards")).game;
}

}  // namespace

TEST_CASE("texts fall back to English, to the plugin, to the id") {
  const TemporaryFolder folder;
  const auto game = cards(folder);
  const auto rules = value_of(game->create(game->variants().front()));
  CHECK(game->name(dutch()) == "Twee kaarten");
  CHECK(game->name(german()) == "Two cards");
  CHECK(game->text(french(), TextKind::kReason, "fold") == "couché");
  CHECK(game->text(Language::kEnglish, TextKind::kReason, "fold", rules.get()) == "a seat has folded");
  CHECK(game->text(german(), TextKind::kReason, "higher", rules.get()) == "the higher card has won");
  CHECK(game->text(german(), TextKind::kReason, "higher") == "higher");
  CHECK(game->text(german(), TextKind::kReason, "resignation") == "eine Seite hat aufgegeben");
  CHECK(game->text(dutch(), TextKind::kKind, "one") == "aas");
  CHECK(game->text(dutch(), TextKind::kKind, "two") == "two");
  CHECK(game->seat_text(french(), *rules, 0) == "Premier");
  CHECK(game->seat_text(french(), *rules, 1) == "second");
}

TEST_CASE("arguments are put in place, and ids of kinds and seats translated") {
  GameTexts texts;
  texts.set(TextKind::kKind, "one", {{"ace", "aas", "", ""}});
  const std::vector<Explanation::Argument> arguments{
      {"piece", std::string("one")}, {"n", std::int64_t{3}}, {"at", std::string("b1")}};
  CHECK(texts.fill(dutch(), "{n} keer {piece} op {at}", arguments) == "3 keer aas op b1");
  CHECK(texts.fill(Language::kEnglish, "{other} {n", arguments) == "{other} {n");
  CHECK(texts.fill(Language::kEnglish, "", arguments).empty());
  CHECK(texts.fill(Language::kEnglish, "{{n}}", arguments) == "{3}");
}

TEST_CASE("an explanation is a sentence with its rule") {
  const TemporaryFolder folder;
  const auto game = cards(folder);
  const auto rules = value_of(game->create(game->variants().front()));
  const auto why = value_of(rules->read_position("12 b")).explain(0, "raise");
  REQUIRE(why);
  CHECK(game->explanation_text(dutch(), *why, *rules) == "'raise' is hier geen zet. (2)");
  CHECK(game->explanation_text(Language::kEnglish, *why, *rules) == "'raise' is not a move here. (2)");
  CHECK(plugin_english(*rules, *why) == "'raise' is not a move here. (2)");
  Explanation legal;
  legal.legal = true;
  CHECK(game->explanation_text(dutch(), legal, *rules).empty());
}

TEST_CASE("each text that is missing, unused or different in its arguments is told") {
  const TemporaryFolder folder;
  const auto game = cards(folder);
  CHECK(game->problems() == std::vector<std::string>{});
  const auto missing = missing_texts(*game);
  const auto has = [&](const std::string& sentence) {
    const std::string whole = game->file().string() + ": " + sentence;
    return std::find(missing.begin(), missing.end(), whole) != missing.end();
  };
  CHECK(has("name is missing in de, fr"));
  CHECK(has("summary is missing in en, nl, de, fr"));
  CHECK(has("the summary of variant standard is missing in en, nl, de, fr"));
  CHECK(has("texts.reasons.higher is missing in nl, de, fr"));  // the plugin has it in English
  CHECK(has("texts.messages.unknown_word is missing in fr"));
  CHECK(has("texts.messages.unknown_word has other {arguments} in de than in en"));
  CHECK(has("texts.messages.not_on_trun is used by no variant; did you mean 'not_on_turn'?"));
  CHECK(has("texts.kinds.two is missing in en, nl, de, fr"));
  CHECK(has("texts.seats.second is missing in en, nl, de, fr"));
  CHECK(has("texts.trays.pot is missing in en, nl, de, fr"));
  CHECK_FALSE(has("texts.reasons.fold is missing in en"));
}

TEST_CASE("the host's own reasons are there in every language") {
  for (const auto reason : host_reasons())
    for (const Language language : languages()) CHECK(host_reason(language, reason) != nullptr);
  CHECK(host_reason(Language::kEnglish, "connection") == nullptr);
  CHECK(host_reason(Language::kEnglish, "time_lost") == nullptr);  // a text's key, and no reason
}
