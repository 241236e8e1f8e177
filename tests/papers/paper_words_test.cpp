// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "framework/papers/paper_words.hpp"
#include "framework/text/fill_in.hpp"

using namespace boardwright;
using namespace boardwright::papers;

TEST_CASE("every word of the papers is there in four languages with the same places to fill in") {
  for (std::size_t i = 0; i < static_cast<std::size_t>(Word::kCount); ++i) {
    const Word which = static_cast<Word>(i);
    const std::string english = word(Language::kEnglish, which);
    for (const Language language : kLanguages) {
      const std::string text = word(language, which);
      INFO(english << " / " << text);
      CHECK_FALSE(text.empty());
      for (const char* place : {"{0}", "{1}"})
        CHECK((text.find(place) == std::string::npos) == (english.find(place) == std::string::npos));
    }
  }
}

TEST_CASE("no word of the papers is one that only organisers of federations know") {
  for (std::size_t i = 0; i < static_cast<std::size_t>(Word::kCount); ++i)
    for (const Language language : kLanguages)
      for (const char* jargon : {"TPN", "PAB", "float", "Float", "bracket", "bye", "Freilos"})
        CHECK(word(language, static_cast<Word>(i)).find(jargon) == std::string::npos);
}

TEST_CASE("tie-breaks have names and meanings, unknown ones their code") {
  CHECK(tie_break_name(Language::kDutch, "BH/C1") == "Weerstandspunten −1");
  CHECK(tie_break_meaning(Language::kGerman, "BH/M1") ==
        "die Punkte der Gegner, zusammengezählt, ohne den niedrigsten und den höchsten Wert");
  CHECK(tie_break_name(Language::kFrench, "DE/P") == "Confrontation directe");
  CHECK(tie_break_name(Language::kEnglish, "XYZ") == "XYZ");
  for (const char* code :
       {"PTS", "DE",  "WIN", "WON", "BPG", "BWG", "PS",  "REP",  "STD",  "TPN", "RTNG",  "BH",
        "FB",  "AOB", "SB",  "KS",  "ARO", "TPR", "PTP", "APRO", "APPO", "DIF", "GAMES", "LOT"})
    for (const Language language : kLanguages) {
      CHECK(tie_break_meaning(language, code) != code);
      CHECK_FALSE(tie_break_name(language, code).empty());
    }
}

TEST_CASE("what is filled in is not looked at again") {
  CHECK(fill_in("{0} and {1}", {"{1}", "b"}) == "{1} and b");
  CHECK(fill_in("{2} {x} {", {"a"}) == "{2} {x} {");
}
