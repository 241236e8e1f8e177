// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/variant_text.hpp"

#include <catch2/catch.hpp>

#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

namespace boardwright::test {

TEST_CASE("words are kept in the language they are in", "[catalogue]") {
  const auto name = [](const std::string& yaml, Language language, const std::string& text) {
    return value_of(with_words(yaml, VariantWords::kName, language, text));
  };
  CHECK(name("id: x\n", Language::kEnglish, "Tiny") == "id: x\nname: Tiny\n");
  CHECK(name("id: x\nname: Tiny  # so\n", Language::kEnglish, "Small") == "id: x\nname: Small  # so\n");
  CHECK(name("id: x\nname: Tiny\n", dutch(), "Klein") == "id: x\nname: {en: Tiny, nl: Klein}\n");
  CHECK(name("id: x\n", german(), "Klein") == "id: x\nname: {de: Klein}\n");
  CHECK(name("id: x\nname: {en: Tiny, nl: Klein}\n", Language::kEnglish, "Small") ==
        "id: x\nname: {en: Small, nl: Klein}\n");
  CHECK(name("name:\n  en: Tiny\n  nl: Klein\nid: x\n", french(), "Petit") ==
        "name:\n  en: Tiny\n  nl: Klein\n  fr: Petit\nid: x\n");
  CHECK(name("id: x\nname: {nl: Klein}\n", dutch(), "") == "id: x\n");
  CHECK(name("id: x\nname: Tiny\n", Language::kEnglish, "") == "id: x\n");
  CHECK(name("id: x\nname: Tiny\n", french(), "") == "id: x\nname: Tiny\n");
  CHECK(value_of(with_words("id: x\n", VariantWords::kSummary, Language::kEnglish, "a: b")) ==
        "id: x\nsummary: \"a: b\"\n");
}

TEST_CASE("a parameter is set where it stands, however it is written", "[catalogue]") {
  const auto with = [](const std::string& yaml, const std::string& parameter, const Value& value) {
    return value_of(with_parameter(yaml, parameter, value));
  };
  const Value one(std::int64_t{1});
  CHECK(with("id: x\n", "pieces.M", one) == "id: x\nset:\n  pieces.M: 1\n");
  CHECK(with("set: {pieces: {M: 3}}\n", "pieces.M", one) == "set: {pieces: {M: 1}}\n");
  CHECK(with("set: {pieces.M: 3}\n", "pieces.M", one) == "set: {pieces.M: 1}\n");
  CHECK(with("set:\n  pieces:\n    A: 2\n", "pieces.M", one) == "set:\n  pieces:\n    A: 2\n  pieces.M: 1\n");
  CHECK(with("set: {on: 1}\n", "text", Value(std::string("a, b"))) == "set: {on: 1, text: \"a, b\"}\n");
  CHECK(sets_parameter("set: {pieces: {M: 3}}\n", "pieces.M"));
  CHECK_FALSE(sets_parameter("set: {pieces: {M: 3}}\n", "pieces.A"));
  CHECK_FALSE(sets_parameter("id: [", "size"));
  CHECK_FALSE(sets_parameter("id: x\n", "size"));
  CHECK(value_of(with_parameter("id: x\nset: {pieces: {M: 3}}\n", "pieces.M", {})) == "id: x\n");
  CHECK(value_of(with_parameter("id: x\n", "size", {})) == "id: x\n");
  CHECK(value_of(with_parent("id: x\n", "small")) == "id: x\ninherits: small\n");
  CHECK(value_of(with_parent("id: x\ninherits: small\n", "")) == "id: x\n");
  CHECK(value_of(with_id("id: x\n", "no")) == "id: no\n");
  CHECK(read_draft("id: no\n", *value_of(own_games().find("lines_of_action")).game).draft.id == "no");
  CHECK(error_of(with_parameter("set: [", "size", one)).starts_with("this is not YAML"));
}

}  // namespace boardwright::test
