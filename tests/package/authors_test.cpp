// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/authors.hpp"
#include "tests/package/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("the first key of a name is that name's from then on") {
  const ScratchFolder folder;
  const std::string jans(64, 'a'), another(64, 'b');
  auto known = KnownAuthors::read(folder.path());
  REQUIRE(known);
  CHECK(known->trust("Jan", jans) == AuthorTrust::kFirst);
  REQUIRE(known->remember("Jan", jans));
  CHECK(known->trust("Jan", jans) == AuthorTrust::kKnown);
  // As people read names.
  CHECK(known->trust("JAN", jans) == AuthorTrust::kKnown);
  CHECK(known->trust("jan", another) == AuthorTrust::kOther);
  CHECK(known->trust("Piet", another) == AuthorTrust::kFirst);

  const auto again = KnownAuthors::read(folder.path());
  REQUIRE(again);
  CHECK(again->trust("Jan", jans) == AuthorTrust::kKnown);
  CHECK(again->trust("Jan", another) == AuthorTrust::kOther);
}

TEST_CASE("a list of authors that is broken is not taken for an empty one") {
  const ScratchFolder folder;
  folder.write("authors.json", "[{\"name\": \"Jan\"}]");
  const auto known = KnownAuthors::read(folder.path());
  REQUIRE_FALSE(known);
  CHECK_THAT(known.error(), Catch::Contains("this is no list of authors"));
}
