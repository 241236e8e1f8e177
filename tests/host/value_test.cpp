// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/value.hpp"

#include <rapidcheck/catch.h>

#include "tests/host/support.hpp"

namespace boardwright {
namespace {

ParameterSpec spec(bw_type type) {
  ParameterSpec result;
  result.name = "thing";
  result.type = type;
  result.min = -2;
  result.max = 3;
  result.max_length = 4;
  result.choices = {"one", "two"};
  return result;
}

void check_refused(const ParameterSpec& spec, const Value& value, const std::string& expected) {
  const auto accepted = spec.accept(value);
  REQUIRE_FALSE(accepted);
  CHECK_THAT(accepted.error(), Catch::Contains("parameter thing") && Catch::Contains(expected));
}

}  // namespace

TEST_CASE("a parameter takes values of its type and within its range", "[host]") {
  using Integers = std::vector<std::int64_t>;
  using Texts = std::vector<std::string>;
  CHECK(spec(BW_BOOL).accept(true));
  check_refused(spec(BW_BOOL), std::int64_t{1}, "on or off");
  CHECK(spec(BW_INTEGER).accept(std::int64_t{-2}));
  CHECK(spec(BW_INTEGER).accept(std::int64_t{3}));
  check_refused(spec(BW_INTEGER), std::int64_t{4}, "from -2 to 3");
  check_refused(spec(BW_INTEGER), std::int64_t{-3}, "from -2 to 3");
  check_refused(spec(BW_INTEGER), true, "whole number");
  CHECK(spec(BW_CHOICE).accept(std::string("two")));
  check_refused(spec(BW_CHOICE), std::string("three"), "one of one, two");
  CHECK(spec(BW_TEXT).accept(std::string("four")));
  CHECK(spec(BW_TEXT).accept(std::string()));
  check_refused(spec(BW_TEXT), std::string("fives"), "at most 4 bytes");
  check_refused(spec(BW_TEXT), std::string("a\0b", 3), "a text");
  CHECK(spec(BW_INTEGER_LIST).accept(Integers{}));
  CHECK(spec(BW_INTEGER_LIST).accept(Integers{1, 2, 3, 3}));
  check_refused(spec(BW_INTEGER_LIST), Integers{1, 1, 1, 1, 1}, "at most 4 elements");
  check_refused(spec(BW_INTEGER_LIST), Integers{9}, "from -2 to 3");
  CHECK(spec(BW_TEXT_LIST).accept(Texts{"a", "bcde"}));
  check_refused(spec(BW_TEXT_LIST), Texts{"a", "bcdef"}, "at most 4 bytes");
}

TEST_CASE("integers are accepted exactly within the range", "[host]") {
  rc::prop("accept", [](std::int64_t a, std::int64_t b, std::int64_t number) {
    ParameterSpec range = spec(BW_INTEGER);
    range.min = std::min(a, b);
    range.max = std::max(a, b);
    RC_ASSERT(range.accept(number).has_value() == (number >= range.min && number <= range.max));
  });
}

TEST_CASE("parameters cross sorted by name and as they are", "[host]") {
  const Parameters given{{"zebra", std::string("two")},
                         {"ape", std::int64_t{-7}},
                         {"list", std::vector<std::int64_t>{4, 5}},
                         {"names", std::vector<std::string>{"x", "yz"}},
                         {"on", true},
                         {"text", std::string("two")}};
  ParameterSpec choice = spec(BW_CHOICE);
  choice.name = "zebra";
  const ContractParameters contract(given, {choice});
  REQUIRE(contract.size() == 6);
  const bw_parameter* parameters = contract.data();
  for (std::size_t i = 1; i < contract.size(); ++i)
    CHECK(std::string_view(parameters[i - 1].name) < std::string_view(parameters[i].name));
  CHECK(parameters[0].value.type == BW_INTEGER);
  CHECK(parameters[0].value.integer == -7);
  CHECK(parameters[1].value.count == 2);
  CHECK(parameters[1].value.integers[1] == 5);
  CHECK(parameters[2].value.count == 2);
  CHECK(std::string(parameters[2].value.texts[1]) == "yz");
  CHECK(parameters[3].value.integer == 1);
  CHECK(parameters[4].value.type == BW_TEXT);
  CHECK(parameters[5].value.type == BW_CHOICE);
  CHECK(std::string(parameters[5].value.text) == "two");
}

TEST_CASE("the host refuses parameters before the plugin sees them", "[host]") {
  const ScratchFolder folder;
  const auto library = Library::load(tiny_game("coin_race"), fresh(folder));
  REQUIRE(library);
  const auto error = [&](const std::string& name, const Value& value) {
    const auto rules = (*library)->create("coin_race", {{name, value}});
    return rules ? "made" : rules.error();
  };
  CHECK_THAT(error("goal", std::int64_t{61}), Catch::Contains("goal") && Catch::Contains("1 to 60"));
  CHECK_THAT(error("goal", true), Catch::Contains("goal"));
  CHECK_THAT(error("gaol", std::int64_t{5}), Catch::Contains("gaol"));
  CHECK(error("goal", std::int64_t{60}) == "made");
  CHECK_FALSE((*library)->create("chess"));
  const auto rules = (*library)->create("coin_race", {{"goal", std::int64_t{9}}});
  REQUIRE(rules);
  CHECK((*rules)->parameters() ==
        Parameters{{"double_heads", false}, {"goal", std::int64_t{9}}, {"weight", std::int64_t{1}}});
}

}  // namespace boardwright
