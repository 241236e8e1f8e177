// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "framework/papers/paper_words.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::papers;

TEST_CASE("no word of the papers is one that only organisers of federations know") {
  std::size_t words = 0;
  for (const Language language : languages())
    for (const auto& [key, text] : program_texts().sentences(language)) {
      if (!key.starts_with("paper.")) continue;
      ++words;
      for (const char* jargon : {"TPN", "PAB", "float", "Float", "bracket", "bye", "Freilos"})
        CHECK(text.find(jargon) == std::string::npos);
    }
  CHECK(words > 200);
}

TEST_CASE("tie-breaks have names and meanings, unknown ones their code") {
  CHECK(tie_break_name(dutch(), "BH/C1") == "Weerstandspunten −1");
  CHECK(tie_break_meaning(german(), "BH/M1") ==
        "die Punkte der Gegner, zusammengezählt, ohne den niedrigsten und den höchsten Wert");
  CHECK(tie_break_name(french(), "DE/P") == "Confrontation directe");
  CHECK(tie_break_name(Language::kEnglish, "XYZ") == "XYZ");
  for (const char* code :
       {"PTS", "DE",  "WIN", "WON", "BPG", "BWG", "PS",  "REP",  "STD",  "TPN", "RTNG",  "BH",
        "FB",  "AOB", "SB",  "KS",  "ARO", "TPR", "PTP", "APRO", "APPO", "DIF", "GAMES", "LOT"})
    for (const Language language : languages()) {
      CHECK(tie_break_meaning(language, code) != code);
      CHECK_FALSE(tie_break_name(language, code).empty());
    }
}
