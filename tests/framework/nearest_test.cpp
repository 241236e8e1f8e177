// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/nearest.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "framework/text/language.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;

TEST_CASE("edit distance counts letters added, removed, replaced and swapped") {
  CHECK(edit_distance("", "") == 0);
  CHECK(edit_distance("", "abc") == 3);
  CHECK(edit_distance("repetiton", "repetition") == 1);
  CHECK(edit_distance("kitten", "sitting") == 3);
  CHECK(edit_distance("ab", "ba") == 1);
}

TEST_CASE("edit distance is a distance") {
  const bool symmetric =
      rc::check("symmetric, zero only for equals", [](const std::string& a, const std::string& b) {
        RC_ASSERT(edit_distance(a, b) == edit_distance(b, a));
        RC_ASSERT((edit_distance(a, b) == 0) == (a == b));
        RC_ASSERT(edit_distance(a, b) <= std::max(a.size(), b.size()));
      });
  CHECK(symmetric);
}

TEST_CASE("only a name that may have been meant is suggested") {
  const std::vector<std::string> known{"jump_own", "repetition", "size"};
  CHECK(nearest_name("repetiton", known) == "repetition");
  CHECK(nearest_name("siez", known) == "size");
  CHECK(nearest_name("colour", known).empty());
  CHECK(nearest_name("", known).empty());
  CHECK(suggestion("repetiton", known) == "; did you mean 'repetition'?");
  CHECK(suggestion("colour", known) == "; expected one of jump_own, repetition, size");
  CHECK(suggestion("x", std::vector<std::string>{"size"}) == "; expected size");
  CHECK(suggestion("x", {}).empty());
}

TEST_CASE("languages by code and by the locale's name") {
  CHECK(language_from("nl_NL.UTF-8") == dutch());
  CHECK(language_from("de") == german());
  CHECK(language_from("fr-BE") == french());
  CHECK_FALSE(language_from("C"));
  CHECK_FALSE(language_from(""));
  for (const Language language : languages()) CHECK(language_from(language_code(language)) == language);
}

TEST_CASE("a missing text falls back to English") {
  const LocalText text{{"one", "een", "", ""}};
  CHECK(text.or_english(dutch()) == "een");
  CHECK(text.or_english(german()) == "one");
  CHECK(text.in(german()).empty());
}
