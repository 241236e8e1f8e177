// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/settings.hpp"

#include <rapidcheck.h>

#include "tests/framework/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

ParameterSpec spec(const std::string& name, bw_type type) {
  ParameterSpec result;
  result.name = name;
  result.type = type;
  result.min = -5;
  result.max = 60;
  result.max_length = 40;
  return result;
}

std::vector<ParameterSpec> specs() {
  auto choice = spec("no_moves", BW_CHOICE);
  choice.choices = {"pass", "loss", "draw"};
  return {spec("faces.blue", BW_INTEGER_LIST), spec("flag", BW_BOOL),      spec("layout", BW_TEXT), choice,
          spec("repetition", BW_INTEGER),      spec("words", BW_TEXT_LIST)};
}

Result<Parameters> read_list(const std::vector<std::string>& settings) {
  return read_settings(settings, specs());
}

}  // namespace

TEST_CASE("values are read by the parameter's type") {
  const auto values = value_of(read_list({"flag=yes", "repetition=-3", "no_moves=loss", "layout=8/8/2bb3 b",
                                          "words=[a, 'b, c']", "faces.blue=[1, 2, 3]"}));
  CHECK(values.at("flag") == Value(true));
  CHECK(values.at("repetition") == Value(std::int64_t{-3}));
  CHECK(values.at("no_moves") == Value(std::string("loss")));
  CHECK(values.at("layout") == Value(std::string("8/8/2bb3 b")));
  CHECK(values.at("words") == Value(std::vector<std::string>{"a", "b, c"}));
  CHECK(values.at("faces.blue") == Value(std::vector<std::int64_t>{1, 2, 3}));
  CHECK(value_of(read_list({"faces={blue: [4]}"})).at("faces.blue") == Value(std::vector<std::int64_t>{4}));
  CHECK(value_of(read_list({"layout="})).at("layout") == Value(std::string()));
  CHECK(value_of(read_list({"layout=on"})).at("layout") == Value(std::string("on")));
}

TEST_CASE("on and off have six words and no more") {
  for (const char* word : {"on", "true", "yes"})
    CHECK(value_of(read_list({std::string("flag=") + word})).at("flag") == Value(true));
  for (const char* word : {"off", "false", "no"})
    CHECK(value_of(read_list({std::string("flag=") + word})).at("flag") == Value(false));
  for (const char* word : {"On", "1", "y", "TRUE", "", "[on]"})
    CHECK(error_of(read_list({std::string("flag=") + word}))
              .starts_with("parameter flag: expected on or off, not "));
}

TEST_CASE("what is wrong with a setting is said in one sentence") {
  CHECK(error_of(read_list({"repetiton=3"})) == "unknown parameter 'repetiton'; did you mean 'repetition'?");
  CHECK(error_of(read_list({"repetition=61"})) ==
        "parameter repetition: expected a whole number from -5 to 60, not '61'");
  CHECK(error_of(read_list({"repetition=3.0"})) ==
        "parameter repetition: expected a whole number from -5 to 60, not '3.0'");
  CHECK(error_of(read_list({"repetition=99999999999999999999"})) ==
        "parameter repetition: expected a whole number from -5 to 60, not '99999999999999999999'");
  CHECK(error_of(read_list({"no_moves=los"})) ==
        "parameter no_moves: expected one of pass, loss, draw, not 'los'; did you mean 'loss'?");
  CHECK(error_of(read_list({"faces.blue=3"})) ==
        "parameter faces.blue: expected a list of at most 40 elements, each a whole number from -5 to 60, "
        "not '3'; a list is written as in [1, 2], an empty one [] or none");
  CHECK(error_of(read_list({"repetition=none"})) ==
        "parameter repetition: expected a whole number from -5 to 60, not 'none'");
  CHECK(read_list({"faces.blue=none"}) == read_list({"faces.blue=[]"}));
  CHECK(read_list({"words=none"}) == read_list({"words=[]"}));
  CHECK(error_of(read_list({"flag=on", "flag=off"})) == "parameter flag: set twice");
  CHECK(error_of(read_list({"flag"})) == "'flag': expected key=value");
  CHECK(error_of(read_list({"=3"})) == "'=3': expected key=value");
  CHECK(error_of(read_list({"words=[a"})).starts_with("'words=[a': the value is not YAML, column "));
  CHECK(error_of(read_list({"words=[[a]]"})) == "'words=[[a]]': expected a value or a list of values");
  CHECK(error_of(read_list({"faces={green: [4]}"})) ==
        "unknown parameter 'faces.green'; expected one of faces.blue, flag, layout, no_moves, repetition, "
        "words");
}

TEST_CASE("a written value is read as the same") {
  const bool holds = rc::check("round trip", [] {
    const auto all = specs();
    const auto text = rc::gen::resize(20, rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127)));
    const auto number = rc::gen::inRange<std::int64_t>(-5, 61);
    const auto same = [&](const ParameterSpec& of, const Value& value) {
      const auto again = read_value(of, write_value(value));
      RC_ASSERT(again.has_value());
      RC_ASSERT(*again == value);
    };
    same(all[0], Value(*rc::gen::resize(40, rc::gen::container<std::vector<std::int64_t>>(number))));
    same(all[1], Value(*rc::gen::arbitrary<bool>()));
    same(all[2], Value(*text));
    same(all[3], Value(std::string(*rc::gen::element("pass", "loss", "draw"))));
    same(all[4], Value(*number));
    same(all[5], Value(*rc::gen::container<std::vector<std::string>>(text)));
  });
  CHECK(holds);
}

TEST_CASE("words that YAML would take for something else stay texts") {
  const auto layout = specs()[2];
  for (const char* word : {"null", "~", "on", "3", "", " a ", "a: b", "- a", "#", "{", "'", "\"", "\\", "\n",
                           "é→", "*a", "!x"}) {
    INFO(word);
    CHECK(value_of(read_value(layout, write_value(Value(std::string(word))))) == Value(std::string(word)));
    CHECK(write_value(Value(std::string(word))).find('\n') == std::string::npos);
  }
}

TEST_CASE("texts are UTF-8, and sentences about others stay one line") {
  const auto layout = specs()[2];
  for (const char* value : {"a\xE4", "\"a\\0b\""}) {
    const auto refused = read_value(layout, value);
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == "parameter " + layout.name + ": expected a text in UTF-8 without zero bytes");
  }
  for (const std::string setting : {"a\nb", "no\nsuch=1", "{=\n", "flag=\"6\\n\""}) {
    INFO(setting);
    const auto refused = read_list({setting});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().find('\n') == std::string::npos);
  }
}
