// SPDX-License-Identifier: GPL-3.0-or-later
//
// What rooms refuse with is English in the sources and has a text in every language: read from the sources of those
// whose sentences people meet.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "framework/record/problem_words.hpp"
#include "framework/store/salvage.hpp"
#include "framework/text/label.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string dutch_of(const std::string& sentence) { return refusal_in(dutch(), sentence); }

/// What stands between a call's brackets; quotes are skipped.
std::string argument_at(const std::string& text, std::size_t begin) {
  int depth = 1;
  bool quoted = false;
  std::size_t at = begin;
  for (; at < text.size() && depth > 0; ++at) {
    if (quoted && text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      quoted = !quoted;
    else if (!quoted)
      depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
  }
  return text.substr(begin, at - begin - 1);
}

/// The sentence that is put together there, with 7 for what isn't known before the program runs.
std::string sentence_of(const std::string& argument) {
  std::string sentence;
  bool quoted = false, outside = false;
  for (std::size_t at = 0; at < argument.size(); ++at) {
    const char c = argument[at];
    if (quoted && c == '\\') {
      sentence += argument[++at];
    } else if (c == '"') {
      quoted = !quoted;
      outside = false;
    } else if (quoted) {
      sentence += c;
    } else if (c != ' ' && c != '\n' && !outside) {
      sentence += '7';
      outside = true;
    }
  }
  return sentence;
}

std::set<std::string> sentences_of(const std::string& folder) {
  static const std::regex kCall("\\b(fail|wrong)\\(");
  std::set<std::string> found;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(BOARDWRIGHT_SOURCE_DIR "/" + folder)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::sregex_iterator i(text.begin(), text.end(), kCall), end; i != end; ++i) {
      const std::string argument = argument_at(text, static_cast<std::size_t>(i->position() + i->length()));
      // One sentence: not one of two, none of another language, none that somebody else has put together.
      if (argument.find('?') != std::string::npos || argument.find("tr(") != std::string::npos ||
          argument.find("at_place(") != std::string::npos)
        continue;
      const std::string sentence = sentence_of(argument);
      const auto letters = std::count_if(sentence.begin(), sentence.end(), [](char c) { return c >= 'a'; });
      if (letters > 3 && sentence.find(' ') != std::string::npos) found.insert(sentence);
    }
  }
  return found;
}

}  // namespace

TEST_CASE("whatever a record, a clock, a player or the window's pages refuse with is said in Dutch") {
  // Nothing but a place, and what ends with a suggestion.
  const std::set<std::string> untold{"7:7: 7", "7: unknown set-up '7'7"};
  const auto is_told = [](const std::string& sentence) { return dutch_of(sentence) != sentence; };
  std::string missing;
  std::size_t looked_at = 0;
  for (const char* room : {"framework/record", "ui/desktop/play", "ui/desktop/compare", "ui/desktop/enter"})
    for (const auto& sentence : sentences_of(room)) {
      ++looked_at;
      // A place may come first, as an argument of its own.
      if (!is_told(sentence) && !(sentence.front() == '7' && is_told(sentence.substr(1))) &&
          !untold.contains(sentence))
        missing += sentence + "\n";
    }
  CHECK(missing == "");
  CHECK(looked_at > 110);
}

TEST_CASE("what other programs, clocks, stores and outputs refuse with is said in Dutch") {
  CHECK(dutch_of("ugi:/no/such can't be started: No such file or directory") ==
        "ugi:/no/such kan niet worden gestart: zo’n bestand of map is er niet");
  CHECK(dutch_of("ugi:cat does not answer") == "ugi:cat antwoordt niet");
  CHECK(dutch_of("ugi:x has ended (exit status 1)") == "ugi:x is geëindigd (exitcode 1)");
  CHECK(dutch_of("--set: unknown parameter 'sise'; did you mean 'size'?") ==
        "--set: onbekende parameter “sise”; bedoel je “size”?");
  CHECK(dutch_of("there is no computer player 'levl:3'; did you mean 'level:3'?") ==
        "er is geen computerspeler “levl:3”; bedoel je “level:3”?");
  CHECK(dutch_of("time control '5m+': overtime is given twice") ==
        "tijdcontrole “5m+”: er staan twee verlengingen");
  CHECK(dutch_of(
            "club.db: the file is damaged; save what can be read of it into a new store (boardwright store "
            "salvage NEW), or restore a backup")
            .starts_with("club.db: het bestand is beschadigd; bewaar"));
  CHECK(
      dutch_of("standard output can't be written: the disk is full; what was printed is not whole, free some "
               "space and try again")
          .starts_with("de uitvoer kan niet worden geschreven: de schijf is vol; wat is afgedrukt"));
}

TEST_CASE("why a record's move isn't legal is said in the game's own words of the language") {
  const Catalogue catalogue = own_games();
  const auto problem = [&](const std::string& text, Language language) {
    const auto opened = value_of(open_records(text, catalogue));
    const OpenedRecord& first = value_of(opened.front());
    return refusal_in(language, problem_in(language, first, value_of(replay(first))));
  };
  const std::string pgn = "[Game \"lines_of_action\"]\n\n1. d8-f6 h2-f4 2. a1-a2 *\n";
  CHECK(problem(pgn, Language::kEnglish) == "3:19: ply 3 'a1-a2': There is no piece on a1. (L2.1)");
  CHECK(problem(pgn, dutch()) == "3:19: halve zet 3 “a1-a2”: Er staat geen stuk op a1. (L2.1)");
  CHECK(problem("(;GM[9]SZ[8];B[d8f6];W[a1a2])", dutch()) ==
        "1:22: halve zet 2, white “a1a2”: Er staat geen stuk op a1. (L2.1)");
  // What no rule says has the program's own words.
  CHECK(problem("[Game \"lines_of_action\"]\n\n1. castles *\n", dutch()) ==
        "3:4: halve zet 1 “castles”: dit is geen zet van het spel");
}

TEST_CASE("French has a space that doesn't break before the colon of a label") {
  CHECK(label_and_value(Language::kEnglish, "Black", "a1-a3") == "Black: a1-a3");
  CHECK(label_and_value(dutch(), "Zwart", "a1-a3") == "Zwart: a1-a3");
  CHECK(label_and_value(french(), "Noir", "a1-a3") == "Noir\u00A0: a1-a3");
}

TEST_CASE("what can be read of a store isn't saved into a folder that isn't there, and none is made") {
  const TemporaryFolder folder;
  folder.write("club.db", "SQLite format 3");
  const auto there = folder.path() / "no/such/saved.db";
  const auto saved = salvage_to(folder.path() / "club.db", there);
  REQUIRE_FALSE(saved);
  CHECK(saved.error() == there.string() + ": can't be written: there is no folder " +
                             there.parent_path().string() + "; make it first or choose another");
  CHECK_FALSE(std::filesystem::exists(folder.path() / "no"));
}

TEST_CASE("a file that stands where a folder should is called one") {
  const TemporaryFolder folder;
  folder.write("game.txt", "x");
  const std::string file = (folder.path() / "game.txt").string();
  for (const char* inside : {"/copy.txt", "/deeper/copy.txt"}) {
    const auto saved = save_file(file + inside, "text");
    REQUIRE_FALSE(saved);
    CHECK(saved.error() ==
          file + inside + ": can't be written: " + file + " is a file, not a folder; choose another place");
    CHECK(dutch_of(saved.error()) == file + inside + " kan niet worden geschreven: " + file +
                                         " is een bestand, geen map; kies een andere plek");
  }
}
