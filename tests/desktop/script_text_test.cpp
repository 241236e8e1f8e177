// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the workshop looks for and changes in the text of a script.
#include "ui/desktop/workshop/script_text.hpp"

#include <catch2/catch.hpp>

using namespace boardwright::desktop;

TEST_CASE("a rule is found by its number, where it is declared before where it is named", "[workshop]") {
  const QString text = "return {\n  why = \"T1\",\n  rules = {\n    [\"T1\"] = 'x',\n    [ 'T2' ]=1 } }";
  CHECK(line_of_rule(text, "T1") == 4U);
  CHECK(line_of_rule(text, "T2") == 5U);
  CHECK(line_of_rule("x = \"T3\"", "T3") == 1U);
  CHECK_FALSE(line_of_rule(text, "T.").has_value());
}

TEST_CASE("values take the places of those that a script declares, and no others", "[workshop]") {
  const auto done = with_usual_values(
      "parameters = {\n  width = integer(8, 4, 12),\n  wrap = flag(false),\n  first = choice('black', ...),\n"
      "  last = integer(size),\n}",
      {{"width", "-6"}, {"wrap", "on"}, {"first", "\"white\""}, {"last", "3"}, {"none", "1"}});
  CHECK(done.text.toStdString() ==
        "parameters = {\n  width = integer(-6, 4, 12),\n  wrap = flag(true),\n  first = choice(\"white\", "
        "...),\n  last = integer(size),\n}");
  CHECK(done.taken == QStringList{"first = \"white\"", "width = -6", "wrap = on"});
  CHECK(done.missing == QStringList{"last = 3", "none = 1"});
}
