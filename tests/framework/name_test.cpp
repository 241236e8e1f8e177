// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/name.hpp"

#include <catch2/catch.hpp>

#include "tests/support/results.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string times(int count, const std::string& part) {
  std::string text;
  for (int i = 0; i < count; ++i) text += part;
  return text;
}

}  // namespace

TEST_CASE("a name is kept in one form") {
  const std::pair<const char*, const char*> kept[] = {
      {"Ada", "Ada"},
      {"  Ada\t\n", "Ada"},
      {"\u00A0\u3000Ada\u2003", "Ada"},
      {"Ada  B.\u00A0Byron", "Ada B. Byron"},
      {"Rene\u0301", "Ren\u00E9"},
      {"\u200BAda\uFEFF", "Ada"},
      {"Ada\u200D", "Ada"},
      {"O'Neill & Söhne <b>", "O'Neill & Söhne <b>"},
      {"👩‍🔬", "👩‍🔬"},
      {"❤\uFE0F", "❤\uFE0F"},
      {"🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F",
       "🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F"},
      {"می\u200Cخواهم", "می\u200Cخواهم"},
      {"שלום", "שלום"},
      {"李小龙", "李小龙"},
  };
  for (const auto& [typed, name] : kept) {
    CAPTURE(typed);
    CHECK(value_of(read_name(typed)) == name);
    CHECK(value_of(read_name(name)) == name);
  }
  CHECK(value_of(read_name(times(60, "é"))) == times(60, "é"));
  CHECK(value_of(read_name(times(60, "👩‍🔬"))) == times(60, "👩‍🔬"));
}

TEST_CASE("what can't be a name is refused with a sentence") {
  using namespace std::string_literals;
  const std::string refused[] = {""s,
                                 "  \t"s,
                                 "\u00A0\u2003"s,
                                 "\u200B\u200D\uFEFF"s,
                                 "\u3164"s,  // Hangul filler: a letter that shows nothing
                                 "\u2800"s,
                                 "\u00AD"s,
                                 "Ada\nBen"s,
                                 "Ada\tBen"s,
                                 "Ada\0Ben"s,
                                 "\x1B[31mAda"s,
                                 "Ada\x7F"s,
                                 "Ada\u0085Ben"s,
                                 "Ada\u009B31m"s,
                                 "Ada\u2028Ben"s,
                                 "\u202EadA"s,
                                 "Ada\u200E"s,
                                 "A\u2067da\u2069"s,
                                 "A\u061Cda"s,
                                 "A\u200Bda"s,
                                 "A\u00ADda"s,
                                 "A\u2060da"s,
                                 "A\uFFF9da"s,
                                 "\u0301Ada"s,
                                 "Ada\xFF"s,
                                 "\xC3"s,
                                 "A"s + times(40, "\u0316"),
                                 times(61, "a"),
                                 times(61, "👩‍🔬"),
                                 times(5000, "x")};
  for (const auto& name : refused) {
    CAPTURE(name);
    const std::string why = error_of(read_name(name));
    CHECK(why.starts_with("a name "));
    CHECK(why.find('\x1B') == std::string::npos);
  }
}

TEST_CASE("names are the same where people see the same") {
  const std::pair<const char*, const char*> same[] = {
      {"Ada", "ADA"},        {"ÁNNA", "ánna"},     {"A\u0301nna", "Ánna"},
      {"Strauß", "STRAUSS"}, {"Strauß", "Strauẞ"}, {"ΣΊΣΥΦΟΣ", "σίσυφος"},
      {"ﬁnn", "Finn"},       {"Ａｄａ", "ada"},    {" Ada\u00A0 B. ", "ada b."},
      {"A\u200Bda", "Ada"},  {"Й", "й"},           {"Ǆ", "ǆ"},
  };
  for (const auto& [one, other] : same) {
    CAPTURE(one, other);
    CHECK(folded(one) == folded(other));
  }
  CHECK(folded("Ada") != folded("Adá"));
  CHECK(folded("Ada B") != folded("AdaB"));
  CHECK(folded("Ben\xFF") != folded("Ben"));
}

TEST_CASE("what is shown of a name neither speaks to a terminal nor fills the screen") {
  CHECK(shown_name("Ada") == "Ada");
  CHECK(shown_name("") == "?");
  CHECK(shown_name("\u200B\u202E \n") == "?");
  CHECK(shown_name("\x1B[31mAda\nBen") == "[31mAda Ben");
  CHECK(shown_name("\u202EadA") == "adA");
  CHECK(shown_name("\u009B31mAda") == "31mAda");
  CHECK(shown_name("Ada\xFF") == "Ada\uFFFD");
  CHECK(shown_name(times(5000, "é")) == times(60, "é") + "…");
  CHECK(shown_name("A" + times(5000, "\u0316")).size() < 100);
}
