// SPDX-License-Identifier: GPL-3.0-or-later
//
// Single values changed in texts that people wrote: everything else stays, byte for byte.
#include "framework/catalogue/yaml_edit.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "framework/catalogue/settings.hpp"
#include "framework/catalogue/yaml_reader.hpp"
#include "tests/support/results.hpp"

namespace boardwright {
namespace {

using Path = std::vector<std::string>;

std::string set(const std::string& yaml, const Path& path, const std::string& value) {
  const auto text = set_yaml_value(yaml, path, value);
  return text ? *text : "error: " + text.error();
}
std::string removed(const std::string& yaml, const Path& path) {
  const auto text = remove_yaml_value(yaml, path);
  return text ? *text : "error: " + text.error();
}

const std::string kWritten =
    "# A small one.\n"
    "id: tiny   # short\n"
    "\n"
    "name: {en: Tiny, de: \"Winzig, sehr\"}\n"
    "set:\n"
    "  # The board.\n"
    "  size: 6  # the smallest\n"
    "\n"
    "  pieces: {M: 3, A: 0}\n"
    "# The end.\n";

}  // namespace

TEST_CASE("a value is changed and everything else stays", "[catalogue]") {
  const auto with = [](std::string from, const std::string& to) {
    std::string text = kWritten;
    return text.replace(text.find(from), from.size(), to);
  };
  CHECK(set(kWritten, {"id"}, "other") == with("id: tiny ", "id: other "));
  CHECK(set(kWritten, {"set", "size"}, "10") == with("size: 6 ", "size: 10 "));
  CHECK(set(kWritten, {"set", "pieces", "M"}, "12") == with("M: 3", "M: 12"));
  CHECK(set(kWritten, {"set", "pieces", "S"}, "1") == with("A: 0}", "A: 0, S: 1}"));
  CHECK(set(kWritten, {"name", "de"}, "Klein") == with("\"Winzig, sehr\"", "Klein"));
  CHECK(set(kWritten, {"name", "fr"}, "\"a: b\"") == with("sehr\"}", "sehr\", fr: \"a: b\"}"));
  CHECK(set(kWritten, {"set", "misere"}, "on") == with("A: 0}\n", "A: 0}\n  misere: on\n"));
  CHECK(set(kWritten, {"inherits"}, "small") == with("# The end", "inherits: small\n# The end"));
  CHECK(set(kWritten, {"policies", "hints"}, "off") ==
        with("# The end", "policies:\n  hints: off\n# The end"));
}

TEST_CASE("a key is taken away with what belongs to it", "[catalogue]") {
  const auto without = [](const std::string& part) {
    std::string text = kWritten;
    return text.erase(text.find(part), part.size());
  };
  CHECK(removed(kWritten, {"set", "size"}) == without("  size: 6  # the smallest\n"));
  CHECK(removed(kWritten, {"set", "pieces", "M"}) == without("M: 3, "));
  CHECK(removed(kWritten, {"set", "pieces", "A"}) == without(", A: 0"));
  CHECK(removed(kWritten, {"set", "pieces"}) == without("  pieces: {M: 3, A: 0}\n"));
  CHECK(removed(kWritten, {"set", "other"}) == kWritten);
  CHECK(removed(kWritten, {"id", "other"}) == kWritten);
  // What becomes empty goes too.
  CHECK(removed("id: x\nset:\n  size: 6\nname: y\n", {"set", "size"}) == "id: x\nname: y\n");
  CHECK(removed("id: x\nset: {pieces: {M: 3}}\n", {"set", "pieces", "M"}) == "id: x\n");
  CHECK(removed("{id: x, set: {a: 1}}", {"set", "a"}) == "{id: x}");
  CHECK(removed("id: x # alone\n", {"id"}).find("id") == std::string::npos);
}

TEST_CASE("whatever style a text has, it is changed in that style", "[catalogue]") {
  CHECK(set("", {"id"}, "x") == "id: x\n");
  CHECK(set("# nothing yet", {"set", "size"}, "6") == "# nothing yet\nset:\n  size: 6\n");
  CHECK(set("id: x", {"set", "size"}, "6") == "id: x\nset:\n  size: 6\n");
  CHECK(set("id: x\nset:\nname: y\n", {"set", "size"}, "6") == "id: x\nset:\n  size: 6\nname: y\n");
  CHECK(set("set:   # to come\n", {"set", "size"}, "6") == "set:   # to come\n  size: 6\n");
  CHECK(set("set: ~\n", {"set", "size"}, "6") == "set: {size: 6}\n");
  CHECK(set("set: {}\n", {"set", "size"}, "6") == "set: {size: 6}\n");
  CHECK(set("name:\nid: x\n", {"name"}, "y") == "name: y\nid: x\n");
  CHECK(set("{id: x}", {"set", "size"}, "6") == "{id: x, set: {size: 6}}");
  CHECK(set("name: one\n  two\n  three  # three lines\nid: x\n", {"name"}, "y") ==
        "name: y  # three lines\nid: x\n");
  CHECK(set("summary: |\n  # no comment\n  words\n\nid: x\n", {"summary"}, "y") == "summary: y\n\nid: x\n");
  CHECK(set("summary: >-\n  words\n# a comment\nid: x\n", {"summary"}, "y") ==
        "summary: y\n# a comment\nid: x\n");
  CHECK(set("name: 'it''s'  # quoted\n", {"name"}, "y") == "name: y  # quoted\n");
  CHECK(set("name: \"a \\\" # b\" # quoted\n", {"name"}, "y") == "name: y # quoted\n");
  CHECK(set("list: [1,  # first\n  2]\nid: x\n", {"list"}, "[3]") == "list: [3]\nid: x\n");
  CHECK(set("\"id\": x\n'set': {\"a b\": 1}\n", {"set", "a b"}, "2") == "\"id\": x\n'set': {\"a b\": 2}\n");
  CHECK(set("url: a:b#c\nid: x\n", {"url"}, "y") == "url: y\nid: x\n");
  CHECK(set("id: x\r\nset:\r\n  size: 6\r\n", {"set", "size"}, "8") == "id: x\r\nset:\r\n  size: 8\r\n");
  CHECK(set("name: Größe äöü\nid: x\n", {"id"}, "y") == "name: Größe äöü\nid: y\n");
  CHECK(set("set: {a: \"ü}\", b: [1, 2]}\n", {"set", "b"}, "[]") == "set: {a: \"ü}\", b: []}\n");
  CHECK(set("set:\n  pieces:\n    M: 3\n    # more\n  size: 6\n", {"set", "pieces", "S"}, "1") ==
        "set:\n  pieces:\n    M: 3\n    S: 1\n    # more\n  size: 6\n");
}

TEST_CASE("what can't be changed safely isn't", "[catalogue]") {
  CHECK(set("id: [", {"id"}, "x").starts_with("error: this is not YAML"));
  CHECK(set("just words", {"id"}, "x") == "error: the text holds no keys");
  CHECK(set("set: 3\n", {"set", "size"}, "6") == "error: the value of 'set' is no map");
  for (const std::string odd : {"a: &one 3\nb: *one\n", "? a\n: 3\n", "a: !!int 3\n"}) {
    INFO(odd);
    const std::string changed = set(odd, {"a"}, "4");
    // Either it is right, or it is refused.
    if (!changed.starts_with("error: the text is written in a way"))
      CHECK(YAML::Load(changed)["a"].as<int>() == 4);
  }
}

TEST_CASE("any change of any text gives what was asked for and nothing else", "[catalogue]") {
  const bool holds = rc::check("set, set back, remove", [] {
    const auto word =
        rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab_1"))));
    const auto text =
        rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab:#'\"{}[], \\-\n|>&*!")));
    std::string yaml = "first: 1\n";
    std::map<std::string, std::string> values;
    const int count = *rc::gen::inRange(1, 8);
    for (int i = 0; i < count; ++i) {
      const std::string key = "k" + *word, value = *text;
      const auto changed = set_yaml_value(yaml, Path{"set", key}, write_value(Value(value)));
      RC_ASSERT(changed.has_value());
      yaml = *changed;
      if (*rc::gen::arbitrary<bool>()) yaml += "# said behind\n";
      values[key] = value;
    }
    if (*rc::gen::arbitrary<bool>() && values.size() > 1) {
      const auto changed = remove_yaml_value(yaml, Path{"set", values.begin()->first});
      RC_ASSERT(changed.has_value());
      yaml = *changed;
      values.erase(values.begin());
    }
    const YAML::Node read = YAML::Load(yaml)["set"];
    RC_ASSERT(read.size() == values.size());
    for (const auto& [key, value] : values) RC_ASSERT(read[key].Scalar() == value);
  });
  CHECK(holds);
}

}  // namespace boardwright
