// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/arrangement_text.hpp"

#include "framework/catalogue/arrangements.hpp"
#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

Arrangement towers_of(Seat seat) {
  auto begun = Arrangement::begin(View::of(tiny("secret_towers")->start(), seat));
  REQUIRE(begun);
  return *std::move(begun);
}

}  // namespace

TEST_CASE("an arrangement is one letter for each field, as its player sees them") {
  Arrangement near = towers_of(0), far = towers_of(1);
  CHECK(arrangement_letters(near) == "----");
  CHECK_FALSE(near.place(0, 1));  // b1
  CHECK(arrangement_letters(near) == "-T--");
  CHECK_FALSE(far.place(1, 5));  // b2: the third from the left of who sits opposite
  CHECK(arrangement_letters(far) == "--T-");
}

TEST_CASE("letters are read with any spaces and in any case, for every seat") {
  for (const char* letters : {"-T--", " - t . _ ", "-T\r\n--\n", "-T/--"}) {
    CAPTURE(letters);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
      Arrangement arrangement = towers_of(seat);
      CHECK_FALSE(arrangement.replace(value_of(read_arrangement_letters(arrangement, letters))));
      CHECK(arrangement_letters(arrangement) == "-T--");
      CHECK(arrangement.complete());
    }
  }
}

TEST_CASE("letters that don't fit are refused with what was expected") {
  const Arrangement arrangement = towers_of(0);
  CHECK(error_of(read_arrangement_letters(arrangement, "-T-")) ==
        "an arrangement has 4 letters here, row by row from the front, with - for an empty field; found 3");
  CHECK(error_of(read_arrangement_letters(arrangement, "-X\n--")) ==
        "letter 2 of the arrangement, near 'X --': expected one of T or -");
  Arrangement two = towers_of(0);
  const auto refused = two.replace(value_of(read_arrangement_letters(two, "TT--")));
  REQUIRE(refused);
  CHECK(arrangement_letters(two) == "----");
}

TEST_CASE("a mirrored arrangement has left and right exchanged") {
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    Arrangement arrangement = towers_of(seat);
    CHECK_FALSE(arrangement.replace(value_of(read_arrangement_letters(arrangement, "-T--"))));
    CHECK_FALSE(mirror(arrangement));
    CHECK(arrangement_letters(arrangement) == "--T-");
    CHECK_FALSE(mirror(arrangement));
    CHECK(arrangement_letters(arrangement) == "-T--");
  }
}

TEST_CASE("named arrangements are written and read the same") {
  NamedArrangement fortress, own;
  fortress.name.texts = {"Fortress: \"one\"", "Vesting", "Festung", "Forteresse"};
  fortress.letters = "T---/-T--/";
  own.name.set(Language::kEnglish, "größer # 2");
  own.letters = "----/";
  const std::vector<NamedArrangement> both{fortress, own};
  const auto reading = read_arrangements_text(write_arrangements(both), "own.yaml");
  CHECK(reading.problems.empty());
  CHECK(reading.arrangements == both);
  CHECK(read_arrangements_text(write_arrangements({}), "own.yaml").arrangements.empty());
}

TEST_CASE("what is wrong with a file of arrangements is said with its place") {
  const auto problems = [](const std::string& yaml) {
    return read_arrangements_text(yaml, "own.yaml").problems;
  };
  using Problems = std::vector<std::string>;
  CHECK(problems("arrangements:\n  - name: A\n    row: [T]\n") ==
        Problems{"own.yaml:3:5: arrangements: unknown key 'row'; did you mean 'rows'?",
                 "own.yaml:2:5: arrangements: the key 'rows' is missing or empty"});
  CHECK(problems("arrangements: T") == Problems{"own.yaml:1:15: arrangements: expected a list"});
  CHECK(problems("arrangements: [").size() == 1);
  CHECK(read_arrangements("/nowhere/own.yaml").problems == Problems{"/nowhere/own.yaml:1:1: can't be read"});
}
