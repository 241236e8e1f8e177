// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/players/command_words.hpp"

#include "tests/support/results.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("a command is parted as a shell would, and nothing in it is expanded") {
  using Words = std::vector<std::string>;
  CHECK(value_of(command_words("engine")) == Words{"engine"});
  CHECK(value_of(command_words("  /opt/my\\ engine  --level 3\t-x\n")) ==
        Words{"/opt/my engine", "--level", "3", "-x"});
  CHECK(value_of(command_words("'a b' \"c 'd' \\\"e\\\"\" f''g ''")) ==
        Words{"a b", "c 'd' \"e\"", "fg", ""});
  CHECK(value_of(command_words("a $HOME *;b | c 'd\\'")) == Words{"a", "$HOME", "*;b", "|", "c", "d\\"});
}

TEST_CASE("a command that can't be parted is refused") {
  CHECK(error_of(command_words("")) == "a command is missing, as in ugi:program");
  CHECK(error_of(command_words("   ")) == "a command is missing, as in ugi:program");
  CHECK(error_of(command_words("''")) == "a command is missing, as in ugi:program");
  CHECK(error_of(command_words("a 'b")) == "the command has no closing '");
  CHECK(error_of(command_words("a \"b")) == "the command has no closing \"");
  CHECK(error_of(command_words("a\\")) == "the command ends with a backslash");
  CHECK(error_of(command_words(std::string_view("a\0b", 3))) == "a command can't hold a zero byte");
}
