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
#include "framework/text/program_texts.hpp"
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
  std::string sentence, outside;
  bool quoted = false;
  const auto put_in = [&] {
    if (!outside.empty()) sentence += outside.find("in_quotes(") != outside.npos ? "'7'" : "7";
    outside.clear();
  };
  for (std::size_t at = 0; at < argument.size(); ++at) {
    const char c = argument[at];
    if (quoted && c == '\\') {
      sentence += argument[++at];
    } else if (c == '"') {
      if (!quoted) put_in();
      quoted = !quoted;
    } else if (quoted) {
      sentence += c;
    } else if (c != ' ' && c != '\n') {
      outside += c;
    }
  }
  put_in();
  return sentence;
}

/// Of all calls of these functions in a folder.
std::set<std::string> sentences_of(const std::string& folder, const std::string& functions = "fail|wrong") {
  const std::regex kCall("\\b(" + functions + ")\\(");
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

/// A piece of what the host says as it may stand there: behind a file's name, of a parameter, or where the rules
/// themselves had nothing to say.
std::vector<std::string> in_host(const std::string& piece) {
  std::vector<std::string> all{piece, "7: " + piece, "parameter " + piece};
  if (piece.starts_with("7") && piece.ends_with("7")) all.push_back(piece.substr(1, piece.size() - 2));
  return all;
}

/// A piece of a verdict as it may stand in one: behind a subject, before where it was.
std::vector<std::string> as_told(const std::string& piece) {
  std::vector<std::string> all{piece, "7 " + piece, piece + " for 7"};
  if (piece.front() == '7') all.insert(all.end(), {piece.substr(1), "7 " + piece.substr(1), "line " + piece});
  if (piece.starts_with("7, but")) all.push_back("'7' and '7' look the same to 7" + piece.substr(1));
  if (piece.back() != '7') return all;
  for (const std::string& one : std::vector(all))
    for (const char* where : {", at '7', after 7", " with 7", " for 7"})
      all.push_back(one.substr(0, one.size() - 1) + where);
  return all;
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

TEST_CASE("what the command line and the rooms behind it refuse with is said in Dutch") {
  // The answers of ugi are for other programs, and a match without a game is a bug.
  const std::set<std::string> untold{
      "expected a number after '7'", "expected: explain MOVE", "expected: perft N, with N from 0 to 60",
      "expected: position startpos | fen TEXT | view SEAT TEXT, then moves MOVE …",
      "expected: query gameover | p1turn | result", "expected: setoption name NAME value VALUE",
      "expected: view SEAT | spectator", "the option Seed takes a whole number from 0 to 7, not 7",
      "these rules explain nothing", "unknown limit '7'", "a match needs a game",
      // Their words stand in variables; the checks below have them whole.
      "7: expected key=value", "7: the value is not YAML, 7", "parameter 7: this is not YAML, 7", "no text",
      "7, or name the store's file", "7 is a number.",
      "7Both lines of this game give the two the same side7.",
      "7Round 7 is against 7, whose line7 says somebody else.",
      "7The two lines of this game have results that don't fit7."};
  const std::regex only_a_place("[^ ]+( [^ ]+)?: 7");
  const std::regex suggestion("'7'7");
  const auto is_told = [](const std::string& sentence) { return dutch_of(sentence) != sentence; };
  std::string missing;
  std::size_t looked_at = 0;
  for (const char* room :
       {"ui/cli", "framework/catalogue", "framework/line", "framework/players", "framework/referee",
        "framework/scoring", "framework/statistics", "framework/store", "framework/table",
        "framework/tournament", "framework/tune", "framework/workshop"})
    for (const auto& found : sentences_of(room, "fail|wrong|tell_error")) {
      const std::string sentence = std::regex_replace(found, suggestion, "'7'");
      if (untold.contains(sentence) || std::regex_match(sentence, only_a_place)) continue;
      ++looked_at;
      // A file's name comes before it, and a line or a suggestion behind, as arguments of their own.
      std::vector<std::string> as_it_stands{sentence, "7 " + sentence};
      if (sentence.starts_with("7")) as_it_stands.push_back(sentence.substr(1));
      if (sentence.starts_with("7") && sentence.ends_with("7"))
        as_it_stands.push_back(sentence.substr(1, sentence.size() - 2));
      if (std::ranges::none_of(as_it_stands, is_told)) missing += std::string(room) + ": " + sentence + "\n";
    }
  CHECK(missing == "");
  CHECK(looked_at > 350);
  for (const char* sentence :
       {"--set: 'x': expected key=value", "--set: 'x=[': the value is not YAML, column 1: bad",
        "parameter size: this is not YAML, column 1: bad", "line 3: A team is a number.",
        "the home folder is not known: set HOME, or name the store's file"})
    CHECK(is_told(sentence));
}

TEST_CASE("what refuses a command line before any command runs is said in Dutch") {
  for (const char* sentence :
       {"A subcommand is required (boardwright --help tells more)",
        "game is required (boardwright --help tells more)",
        "--games: 1 required UINT:UINT in [1 - 9] missing (boardwright --help tells more)",
        "--lang: xx not in {en,nl,de,fr} (boardwright --help tells more)",
        "--people: Value 2000 not in range 1 to 1000 (boardwright --help tells more)",
        "The following argument was not expected: foo (boardwright --help tells more)",
        "The following arguments were not expected: foo bar (boardwright --help tells more)",
        "--seed: the number is too large (boardwright --help tells more)",
        "--rounds: expected a whole number in digits, from 0 to 9, not 'x' (boardwright --help tells more)",
        "--share: expected a number such as 2 or 0.5, not 'x' (boardwright --help tells more)",
        "--store: expected something, not an empty text (boardwright --help tells more)"}) {
    const std::string told = dutch_of(sentence);
    INFO(told);
    CHECK(told.ends_with(" (boardwright --help vertelt meer)"));
    for (const char* english : {"required", "not in", "expected", "number"})
      CHECK(told.find(english) == std::string::npos);
  }
  CHECK(dutch_of("--lang: xx not in {en,nl} (boardwright --help tells more)") ==
        "--lang: xx is er geen van {en,nl} (boardwright --help vertelt meer)");
  CHECK(dutch_of("list has no option '--jsn'; did you mean '--json'? (boardwright --help tells more)") ==
        "list heeft geen optie “--jsn”; bedoel je “--json”? (boardwright --help vertelt meer)");
  CHECK(dutch_of("there is no command 'foo'; expected one of list, ugi, … (boardwright --help tells more)") ==
        "er is geen opdracht “foo”; verwacht werd een van list, ugi, … (boardwright --help vertelt meer)");
}

TEST_CASE("what the server's own command line refuses is said in Dutch too") {
  CHECK(dutch_of("The following argument was not expected: --prot (boardwright serve --help tells more)") ==
        "Dit staat er te veel: --prot (boardwright serve --help vertelt meer)");
  CHECK(dutch_of("Could not convert: --port = many (boardwright serve --help tells more)") ==
        "--port: many is hier geen waarde (boardwright serve --help vertelt meer)");
}

TEST_CASE("a count of one is said as one in what is refused") {
  CHECK(dutch_of("the game is over after 1 random moves: use a shorter opening") ==
        "de partij is afgelopen na 1 willekeurige zet: neem een kortere opening");
  CHECK(refusal_in(german(), "--games: 1 games are too few for 1 value set; at least 2 are needed") ==
        "--games: 1 Partie ist zu wenig für 1 Wertesatz; mindestens 2 sind nötig");
  CHECK(dutch_of("--games: 11 games are too few for 21 value sets; at least 42 are needed") ==
        "--games: 11 partijen zijn te weinig voor 21 stellen waarden; er zijn er minstens 42 nodig");
}

TEST_CASE("why a library is refused or its rules fail is said in Dutch") {
  std::string missing;
  const auto is_told = [](const std::string& sentence) { return dutch_of(sentence) != sentence; };
  const auto sentences = sentences_of("plugins/host");
  for (const auto& sentence : sentences)
    if (sentence != "parameter 7: expected 7" && std::ranges::none_of(in_host(sentence), is_told))
      missing += sentence + "\n";
  CHECK(missing == "");
  CHECK(sentences.size() > 60);
  CHECK(dutch_of("old.so: built for contract 0.9, this program speaks 1.0: it must be built anew with this "
                 "program's SDK") ==
        "old.so: gebouwd voor contract 0.9, dit programma spreekt 1.0: bouw het opnieuw met de SDK van dit "
        "programma");
  CHECK(dutch_of("x.so: can't be loaded: libfoo.so.1: cannot open shared object file: No such file or "
                 "directory") ==
        "x.so kan niet worden geladen: de bibliotheek libfoo.so.1 ontbreekt op deze computer");
  CHECK(dutch_of("x.so: loading it crashes (Segmentation fault)") ==
        "x.so: bij het laden crasht het (geheugenfout)");
}

TEST_CASE("what a plugin made with the SDK refuses of parameters and boards is said in Dutch") {
  for (const char* sentence :
       {"parameter size: expected on or off",
        "parameter size: expected a whole number from 5 to 9",
        "parameter size: 4 is out of range, expected a whole number from 5 to 9",
        "parameter size: 'x' is unknown, expected one of small, large",
        "parameter size: expected a text",
        "parameter size: expected a text of at most 9 bytes",
        "parameter size: the text is too long, expected at most 9 bytes",
        "parameter size: a text is too long, expected at most 9 bytes",
        "parameter size: too many elements, expected at most 9",
        "parameter size: expected a list of texts",
        "parameter size: expected a list of texts of at most 9 bytes each",
        "parameter size: expected a list, each element a whole number from 1 to 6",
        "parameter size: 7 is out of range, expected a list, each element a whole number from 1 to 6",
        "parameter size: expected a list of at most 6 elements, each a whole number from 1 to 6",
        "parameter sise: there is none of that name",
        "board: row 3: 7 fields, expected 8",
        "row 3: the empty fields go beyond the last of 8",
        "row 3: expected b, w or a number of empty fields, found 'x'",
        "row 3: no more rows follow, expected 8",
        "row 3: expected '/' after 8 fields, found the end"}) {
    INFO(sentence);
    const std::string told = dutch_of(sentence);
    CHECK(told != sentence);
    CHECK(told.find("expected") == std::string::npos);
    CHECK(told.find(" fields") == std::string::npos);
  }
  CHECK(dutch_of("parameter size: 4 is out of range, expected a whole number from 5 to 9") ==
        "parameter size: 4 ligt buiten het bereik, verwacht werd een geheel getal van 5 tot 9");
}

TEST_CASE("what a law finds is said in Dutch, and what the rules have said in it stays") {
  const auto told = [](const std::string& sentence) { return verdict_in(dutch(), sentence); };
  const auto is_told = [&](const std::string& sentence) { return told(sentence) != sentence; };
  const auto sentences = sentences_of("plugins/check/laws", "fail|broken|not_applicable");
  CHECK(sentences.size() > 200);
  // What is put together of several sentences; the laws' own tests have those of each.
  const std::set<std::string> untold{"a 7 has no name",
                                     "7, '7', is read as another view",
                                     "7 differs the second time",
                                     "describing 7 fails with status 7",
                                     "7 is told the same of 7, but its views afterwards differ",
                                     "7 sees the same after 7, but is told different things",
                                     "the 7 '7' has a space in its name",
                                     "there are two 7s '7'"};
  std::string missing;
  for (const auto& sentence : sentences)
    if (!untold.contains(sentence) && std::ranges::none_of(as_told(sentence), is_told))
      missing += sentence + "\n";
  CHECK(missing == "");
  for (const char* what : {"field", "zone", "tray", "kind"})
    for (const std::string& sentence : {"a " + std::string(what) + " has no name",
                                        "the " + std::string(what) + " 'a b' has a space in its name",
                                        "there are two " + std::string(what) + "s 'a'"})
      CHECK(is_told(sentence));
  CHECK(is_told("describing text 3 of kind 1 fails with status 2"));
  CHECK(told("the position has the same key as 'b 3', at 'a 3', after a1-a2 a7-a6") ==
        "de stelling heeft dezelfde sleutel als “b 3”, bij “a 3”, na a1-a2 a7-a6");
  CHECK(told("the picture of white: field 'a1' has an unknown flag, at 'x', the start") ==
        "het beeld van white: veld “a1” heeft een onbekend kenmerk, bij “x”, het begin");
  CHECK(told("white's 'a1-a2' (value 9) is listed and can't be played, at 'x', after 50 plies") ==
        "“a1-a2” van white (waarde 9) staat in de lijst en is niet te spelen, bij “x”, na 50 halve zetten");
  CHECK(told("the plugin crashed (Segmentation fault) while examining the position 'x', the start") ==
        "de plug-in is gecrasht (geheugenfout), bij het onderzoeken van de stelling “x”, het begin");
  CHECK(told("size=5 is refused with '', which doesn't say '9'") ==
        "size=5 wordt geweigerd met “”, wat “9” niet noemt");
  CHECK(told("the position's own text is refused: row 3: 7 fields, expected 8, at 'x', the start") ==
        "de eigen tekst van de stelling wordt geweigerd: rij 3: 7 velden, verwacht werden er 8, bij “x”, het "
        "begin");
  CHECK(
      dutch_of("the law 'keys' is broken: a copy of the position has another key, at 'x', the start") ==
      "de wet ‘keys’ is geschonden: een kopie van de stelling heeft een andere sleutel, bij “x”, het begin");
  CHECK(told("game_7.lua:30:17: what its author wrote") == "game_7.lua:30:17: what its author wrote");
  // Words as short as a verdict's are nobody's refusal.
  CHECK(dutch_of("Ada and Ben, for fun") == "Ada and Ben, for fun");
}

TEST_CASE("what is quoted may be empty") {
  CHECK(dutch_of("time control '5m+': expected a time such as 90s, 15m, 1h30m or 2d, found ''") ==
        "tijdcontrole “5m+”: verwacht werd een tijd zoals 90s, 15m, 1h30m of 2d, niet “”");
  CHECK(dutch_of("there is no computer player ''") == "er is geen computerspeler “”");
  CHECK(dutch_of("ply 3 '': this is not a move of the game") ==
        "halve zet 3 “”: dit is geen zet van het spel");
}

TEST_CASE("a verdict that more may follow ends with its last place in every language") {
  std::string otherwise;
  std::size_t looked_at = 0;
  for (const auto& [key, text] : program_texts().sentences(Language::kEnglish)) {
    if (!key.starts_with("verdict.") || !text.ends_with('}')) continue;
    ++looked_at;
    const std::string place = text.substr(text.size() - 3);
    for (const Language language : languages())
      if (!program_texts().find(language, key)->ends_with(place))
        otherwise += std::string(language_code(language)) + " " + key + "\n";
  }
  CHECK(otherwise == "");
  CHECK(looked_at > 60);
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

TEST_CASE("what a script is refused with, and what stops it while it plays, is said in Dutch") {
  const auto is_told = [](const std::string& sentence) { return dutch_of(sentence) != sentence; };
  std::string missing;
  std::size_t looked_at = 0;
  // refuse has the machine before its sentence, and more may stand behind one.
  for (const auto& sentence : sentences_of("plugins/script", "refuse|without_place|failed|changed")) {
    ++looked_at;
    const std::string behind = sentence.substr(1), before = sentence.substr(0, sentence.size() - 1);
    if (!is_told(sentence) && !is_told(behind) && !is_told(before) &&
        !is_told(behind.substr(0, behind.size() - 1)))
      missing += sentence + "\n";
  }
  CHECK(missing == "");
  CHECK(looked_at > 90);
  CHECK(dutch_of("game.lua:12:3: a kind's seat is a whole number from 0 to 8") ==
        "game.lua:12:3: de kant van een soort is een geheel getal van 0 tot 8");
  CHECK(dutch_of("game.lua:30:9: p.cell[3]: at most 4 pieces lie on each other, not 5") ==
        "game.lua:30:9: p.cell[3]: er liggen hoogstens 4 stenen op elkaar, niet 5");
  // Lua's own.
  CHECK(dutch_of("game.lua:7: attempt to index a nil value (local 'to')") ==
        "game.lua:7: er wordt iets gezocht in de lokale “to”, maar dat is nil");
  CHECK(dutch_of("game.lua:7: bad argument #2 to 'integer' (number expected, got nil)") ==
        "game.lua:7: integer verwacht als nummer 2 number, gekregen nil");
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
