// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/plain_text.hpp"

#include <catch2/catch.hpp>

using namespace boardwright;
using namespace std::string_literals;

TEST_CASE("control characters don't break a sentence") {
  CHECK(one_line("one\ntwo\r\tthree\0four\x7F"s) == "one two  three four ");
  CHECK(one_line("c2 – größer") == "c2 – größer");
}

TEST_CASE("a long text is cut between two characters") {
  CHECK(excerpt("a\nb", 3) == "a b");
  CHECK(excerpt("abcd", 3) == "abc…");
  CHECK(excerpt("größer", 4) == "grö…");
  CHECK(excerpt("größer", 3) == "gr…");
  CHECK(excerpt("\x80\x80\x80\x80", 2) == "…");
}

TEST_CASE("UTF-8 is told from other bytes") {
  for (const std::string& good :
       {""s, "plain"s, "é"s, "–"s, "𝄞"s, "a\xC2\x80"s, "\xEF\xBF\xBD"s, "\xF4\x8F\xBF\xBF"s})
    CHECK(is_utf8(good));
  for (const std::string& bad :
       {"\x80"s, "a\xE4"s, "\xE4z"s, "\xC3"s, "\xE2\x80"s, "\xC0\x80"s, "\xC1\xBF"s, "\xE0\x9F\xBF"s,
        "\xED\xA0\x80"s, "\xF0\x8F\xBF\xBF"s, "\xF4\x90\x80\x80"s, "\xF8\x88\x80\x80\x80"s, "\xFF"s})
    CHECK_FALSE(is_utf8(bad));
}
