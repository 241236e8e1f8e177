// SPDX-License-Identifier: GPL-3.0-or-later
//
// With what something is refused, in the languages of those who read it.
#include <set>

#include "framework/papers/slip_code.hpp"
#include "framework/record/replay.hpp"
#include "framework/table/member_name.hpp"
#include "framework/text/name.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/remark.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/text_file.hpp"
#include "framework/tournament/trf.hpp"
#include "tests/framework/support.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string in_dutch(const std::string& sentence) { return refusal_in(dutch(), sentence); }

/// Those that nobody has put into another language.
class Untold {
 public:
  void look_at(const std::string& sentence) {
    ++looked_at_;
    for (const Language language : languages())
      if (language != Language::kEnglish && !facts_of(language).draft &&
          refusal_in(language, sentence) == sentence)
        untold_.insert(sentence);
  }
  void tell(std::size_t at_least) const {
    std::string all;
    for (const auto& sentence : untold_) all += sentence + "\n";
    CHECK(all == "");
    CHECK(looked_at_ >= at_least);
  }

 private:
  std::set<std::string> untold_;
  std::size_t looked_at_ = 0;
};

}  // namespace

TEST_CASE("a refusal is said in the reader's language, with what it is about") {
  CHECK(in_dutch("foto.jpg is a picture, not a record") ==
        "foto.jpg is een afbeelding, niet een opgeslagen partij");
  CHECK(refusal_in(german(), "a name has at most 60 characters") == "ein Name hat höchstens 60 Zeichen");
  CHECK(in_dutch("the guest's name: a name needs something that can be seen") ==
        "de naam van de gast: een naam moet iets bevatten wat te zien is");
  CHECK(in_dutch("/home/anna/a b: c.pgn:3:10: expected a closing }") ==
        "/home/anna/a b: c.pgn:3:10: hier ontbreekt een afsluitende }");
  CHECK(in_dutch(
            "x.pgn: can't be written: there is no folder /no/such: place; make it first or choose another") ==
        "x.pgn kan niet worden geschreven: de map /no/such: place bestaat niet; maak hem eerst of kies een "
        "andere");
  CHECK(in_dutch("x.sgf:2:14: ply 1, black 'a1-h8': this is not a move of the game") ==
        "x.sgf:2:14: halve zet 1, black “a1-h8”: dit is geen zet van het spel");
  // English stays as it is made, and what nobody has words for stays English.
  CHECK(refusal_in(Language::kEnglish, "a name is not UTF-8") == "a name is not UTF-8");
  for (const char* other : {"", ":", ": ", "{0}", "something else entirely", "a name", "x: y: z: {1}: "})
    CHECK(in_dutch(other) == (std::string(other) == "a name" ? "een naam" : other));
  // What somebody else has written isn't taken for a sentence of ours.
  const std::string long_one(200000, ':');
  CHECK(in_dutch(long_one) == long_one);
}

TEST_CASE("what refuses a name, a file and a place is said in every language") {
  Untold untold;
  const auto refused = [&](const auto& result) {
    if (!result) untold.look_at(result.error());
  };
  using namespace std::string_literals;
  for (const auto& name : {""s, "\x1B"s, "A\u202E"s, "A\u200Bda"s, "\u0301A"s, "\xFF"s, std::string(61, 'x'),
                           std::string(5000, 'x')})
    refused(read_name(name));
  std::vector<ClubPlayer> members(1);
  members.front().id = "1";
  members.front().name = "Ada";
  for (const char* name : {"ADA", "guest", "01890a5d-ac96-774b-bcce-b302099a8057"})
    refused(read_member_name(name, members, ""));
  const TemporaryFolder folder;
  std::filesystem::create_symlink("circle", folder.path() / "circle");
  folder.write("file", "");
  for (const auto& file :
       {folder.path(), folder.path() / "no/such", folder.path() / "circle", folder.path() / "file/in",
        folder.path() / std::string(300, 'x'), std::filesystem::path("/dev/full"), std::filesystem::path()})
    refused(save_file(file, "text"));
  untold.tell(17);
}

TEST_CASE("what is wrong with a club's store, a match or a decision is said in every language") {
  Untold untold;
  for (const char* sentence :
       {"club.db: there is no store here yet; `boardwright players add NAME` makes one",
        "folder: this is a folder, and a store is a file; name a file in it",
        "x.pgn: this is no store of a club but another file; name another",
        "pipe: this is a pipe or a device, and a store is a file; name another",
        "club.db: this is the store itself; choose another file for its copy",
        "the copy b.db can't be made: club.db: the disk is full, nothing was stored; free some space and try "
        "again",
        "club.db: nothing of it can be read; restore a backup",
        "new.db: is there already; name a new file, so that nothing is overwritten",
        "there is no match whose id begins or ends with zzzz",
        "there are 3 matches whose id begins or ends with 01; give more of it",
        "match 01ab was deleted",
        "match 01ab is finished; boardwright result says what can be done about it",
        "there is no member 'Ann'",
        "there are 2 members called 'Ann'; give the id, such as 01ab",
        "match 01ab has 2 seats, and the correction has scores for 3",
        "1-1 by adjudication is impossible: all scores together must be 1",
        "no match ends by 'x'",
        "--reason: the club wants to know why a result was changed",
        "--from x: expected a day such as 2026-11-25",
        "--player: nobody here has Zoe in the name",
        "--correct x: expected the score of each seat, such as 1-0 or 0.5-0.5",
        "it doesn't say which game it is: read as chess, in which it can be played"})
    untold.look_at(sentence);
  untold.tell(22);
  CHECK(in_dutch("x.pgn:1:1: expected a closing \"] of the tag") ==
        "x.pgn:1:1: hier ontbreekt \"] aan het einde van de tag");
  CHECK(in_dutch("1-1 by adjudication is impossible: all scores together must be 1") ==
        "1-1 door adjudication kan niet: alle punten samen moeten 1 zijn");
}

TEST_CASE("a remark whose sentence alone was kept is said as the remark itself would be") {
  std::string otherwise;
  std::size_t looked_at = 0;
  for (const auto& [key, text] : program_texts().sentences(Language::kEnglish)) {
    const std::string group = key.substr(0, key.find('.'));
    if (group != "evening" && group != "pairing" && group != "score" && group != "settings" &&
        group != "ladder" && group != "trf")
      continue;
    const Remark one = remark(key, {"Ada", "3", "Ben", "17"});
    for (const Language language : languages())
      if (!facts_of(language).draft && refusal_in(language, one.english()) != one.in(language))
        otherwise += key + ": " + refusal_in(language, one.english()) + "\n";
    ++looked_at;
  }
  CHECK(otherwise == "");
  CHECK(looked_at > 130);
}

TEST_CASE("what papers, reports and figures refuse is said in every language") {
  Untold untold;
  for (const char* sentence : {"there is nothing to print",
                               "bulletin are papers: give a file that ends in .pdf",
                               "--what: there is no paper x",
                               "round 7 has not been published",
                               "no round has been published yet",
                               "there are no standings yet to give certificates by",
                               "--report: x.txt: a report's file ends in .html (a page), .pdf (a paper), "
                               ".csv (the table of figures) or "
                               ".json (all figures)",
                               "--report: boardwright-report failed; the figures are in /tmp/x/figures.json",
                               "not the figures of a comparison: expected the format 'a' or 'b'",
                               "--report: the records are of several rule sets",
                               "the players are not the same in all runs",
                               "--until: there is no metric 'lenght'; did you mean 'length'?",
                               "--until: there is no metric 'x'; expected one of length, draws",
                               "--until: 'x': expected METRIC within "
                               "MARGIN, METRIC within LOW..HIGH, METRIC above VALUE or METRIC below VALUE",
                               "--players: 'human' can't play by itself",
                               "coin_race, game 3: chose a move that isn't legal",
                               "nothing is ever hidden in chess",
                               "not a shard of a simulation: games are missing in it",
                               "b.json is not of the same run as a.json: the seed is 1 here and 2 there",
                               "shards are missing: 2/3, 3/3",
                               "--shard: '3': expected a shard such as 3/20, the first number from 1 to "
                               "the second",
                               "an evening needs two people at least",
                               "line 3: a quotation mark is opened and never closed",
                               "There is no tie-break 'XX'; expected one of BH, SB"})
    untold.look_at(sentence);
  untold.tell(24);
  CHECK(in_dutch("--until: there is no metric 'lenght'; did you mean 'length'?") ==
        "--until: er is geen cijfer “lenght”; bedoel je “length”?");
}

TEST_CASE("what is wrong with a new game or a package is said in every language") {
  Untold untold;
  for (
      const char* sentence :
      {"--id 'My': expected a small letter and then small letters, digits and _, at most 64 together, such "
       "as my_game",
       "--id 'test': CMake keeps this name for itself, choose another",
       "my-game.lua: the file's name is the game's id: expected a small letter and then small letters, "
       "digits and _, at "
       "most 64 together, such as my_game",
       "my_game.lua: is there already; choose another name",
       "my_game: is there already and not an empty folder",
       "no/my_game: the folder /home/anna/no does not exist",
       "the template /usr/share/x can't be read: Permission denied",
       "the template /usr/share/x is empty",
       "/usr/share/x/a can't be copied: Permission denied",
       "the sample /usr/share/x.lua can't be read",
       "the template that `new` copies is missing beside this program; it comes with the SDK, on Debian the "
       "package "
       "boardwright-dev",
       "the samples that `new` copies are missing beside this program; install it again",
       "--from: there is no sample 'movin'; did you mean 'moving'?",
       "--from: there is no sample 'x'; expected one of moving, placing",
       "--id is for a folder; a script's id is its file's name",
       "new needs --id ID for a folder; a file such as my_game.lua makes a script",
       "--from is for scripts; name a file such as my_game.lua",
       "chess is a library; only games in one file, such as those of `boardwright new game.lua`, can be "
       "packed",
       "game.yaml asks for a library; only games in one file can be packed",
       "game.yaml names another script than the package holds",
       "game.yaml takes drawings from outside the package",
       "/home/anna: there are too many files here; give the game a folder of its own",
       "this game can't be packed yet: the package holds 'a.png', which is a picture, whatever its name says",
       "this game can't be packed yet: in the package, my_game.lua:11:9: 'gird' is not known here; did you "
       "mean 'grid'?",
       "the package holds 'a.svg', a drawing that runs something ('onload')",
       "the package holds 'a.svg', a drawing that leads to something outside itself",
       "the package holds 'a.svg', a drawing that ends in the middle",
       "the package holds 'a.svg', a drawing that can't be read",
       "the package holds 'a.svg', a drawing that holds more than shapes ('<!DOCTYPE')",
       "the package holds 'a.svg', a drawing that holds 'script', which is no shape",
       "the package holds 'a' encrypted",
       "the package holds 'a', packed in a way that packages don't use",
       "the package holds 'a' as a file and as a folder",
       "the package holds a file without a name",
       "the package holds 'a', a name that is too long",
       "the package holds 'a\\b', a name with a backslash",
       "the package holds 'a/', a folder by itself",
       "the package holds '.a', a hidden name or none at all",
       "the package holds 'a/b/c', in too many folders",
       "the package can't be read: Read error",
       "this package is damaged: it doesn't say what it holds; get it again",
       "the package can't be made: Malloc failure",
       "authors.json: this is no list of authors; with it out of the way everybody is met for the first time",
       "signing.key: this is no key; with it out of the way a new one is made, which others don't know yet",
       "the package's manifest is no JSON",
       "the package's manifest can't be read: x",
       "the package's script lies in a folder of its own",
       "the package holds the game 'a', and its manifest says 'b'",
       "this is an archive, not a package of a game",
       "there is no folder for what lasts a moment: set TMPDIR",
       "no game 'chees' has been installed from a package; did you mean 'chess'?",
       "no game 'x' has been installed from a package",
       "/home/anna/x: can't be removed: Permission denied",
       "this system doesn't know your name: say --author NAME",
       "this program doesn't have the language of a.lua",
       "its lessons and examples can't be tried: the process ended by signal 9",
       "--report: a rule sheet is a page or a paper: name a file that ends in .html or .pdf"})
    untold.look_at(sentence);
  untold.tell(57);
  CHECK(in_dutch("the package holds 'a.svg', a drawing that leads to something outside itself") ==
        "het pakket bevat ‘a.svg’, een tekening die naar iets buiten zichzelf verwijst");
  CHECK(in_dutch("the package holds 'a.txt', which is a picture, whatever its name says") ==
        "het pakket bevat ‘a.txt’, dat ondanks zijn naam een afbeelding is");
}

TEST_CASE("what is wrong with files from outside is said in every language") {
  const Catalogue games = own_games();
  Untold untold;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string(BOARDWRIGHT_SOURCE_DIR) + "/tests/record/cases")) {
    const auto opened = open_records_file(file.path(), games);
    if (!opened) {
      untold.look_at(opened.error());
      continue;
    }
    for (const auto& one : *opened) {
      if (!one) {
        untold.look_at(one.error());
        continue;
      }
      for (const auto& note : one->notes) untold.look_at(note);
      const auto played = replay(*one);
      if (!played) untold.look_at(played.error());
    }
  }
  untold.tell(80);
}

TEST_CASE("what is wrong with a TRF file or a slip's code is said in every language, with its place") {
  using tournament::read_trf;
  Untold untold;
  const auto wrong = [&](const std::string& text) {
    const auto read = read_trf(text);
    if (!read) return untold.look_at("evening.trf:" + read.error());
    for (const auto& note : read->notes) untold.look_at("evening.trf:" + note);
  };
  const auto person = [](int number, const std::string& points, const std::string& rounds) {
    std::string line = "001 " + std::string(4 - std::to_string(number).size(), ' ') + std::to_string(number);
    line += std::string(80 - line.size(), ' ') + points;
    return line + std::string(91 - line.size(), ' ') + rounds + "\r";
  };
  const std::string two = person(1, "1.0", "   2 w 1") + person(2, "0.0", "   1 b 0");
  for (const char* line : {"142 none",
                           "152 Q",
                           "162  Q 1.0",
                           "162  W x.0",
                           "162  D 3.0",
                           "240 Q   1    1",
                           "240 H        1",
                           "240 H   x    1",
                           "240 H   4    x",
                           "240 H   4    9",
                           "250         x   1   1    1    2",
                           "250       1.0   1   1         2",
                           "250       1.0   1   1    2    1",
                           "260   1   2    1    9",
                           "299         1   1.0   1    1",
                           "299 W         x   1    1",
                           "300   1   7",
                           "300       1",
                           "310     North",
                           "310   x North",
                           "310   1 North                                    x",
                           "320  1.x  1.0   1",
                           "330 ++   2   1   2",
                           "330 +-   2   1   7",
                           "330 +-       1   2",
                           "330 +-   2       2",
                           "BBW x",
                           "XXA 9 1.0",
                           "XXA x",
                           "XXA 1 y",
                           "XXC loud",
                           "QQQ 1",
                           "### bw points 9 9 1.0",
                           "240 H    12  1",
                           "BBF 0.5\rBBZ 0.0\rBBF 1.0",
                           "192 FIDE_DUTCH_2026_BAKU\r162  W 3.0    L 0.5"})
    wrong(std::string(line) + "\r" + two);
  const std::string team = std::string(61, ' ');
  wrong(two + "310   1 North" + team + "  1\r310   2 South" + team + "  1\r");
  wrong(two + "310   1 North\r310   1 North\r");
  std::string many = "310   1 North" + team + "  1";
  for (int more = 0; more < 14; ++more) many += "    1";
  wrong(two + many + "\r");
  wrong(two + "310   1 North" + team + "  x\r");
  wrong(two + "310   1 North" + std::string(58, ' ') + "x\r");
  for (const char* rounds : {"   x w 1", "   2 q 1", "   2 w ?", "0000 - 1", "   7 w 1", "   1 w 1",
                             "   2 b 1", "   2 w =", "0000 - Z"})
    wrong(person(1, "1.0", rounds) + person(2, "0.0", "   1 b 0"));
  wrong(person(1, "9.0", "   2 w 1") + person(2, "0.0", "   1 b 0"));
  wrong(person(1, "x", "") + person(1, "0.0", ""));
  wrong(person(1, "0.0", "") + person(1, "0.0", ""));
  wrong(person(1, "0.0", "") + person(3, "0.0", ""));
  wrong("012 Nobody\r");
  wrong(std::string("\0", 1));
  for (const std::string& made : {std::string("BW1"), std::string("BW1/a/x/1/K"), std::string("BW1/a/1/1/K")})
    if (const auto slip = papers::read_slip(made); !slip) untold.look_at(slip.error());
  untold.tell(45);
  CHECK(in_dutch("avond.trf:6:84: The points are 9.0, but the results give 1.0.") ==
        "avond.trf:6:84: De punten zijn 9.0, maar de uitslagen geven 1.0.");
}

TEST_CASE("a link that leads to nothing is called one, in every language") {
  const TemporaryFolder folder;
  std::filesystem::create_symlink("/no/such/game.pgn", folder.path() / "game.pgn");
  const auto read = read_text(folder.path() / "game.pgn", kLargestText, "a record");
  REQUIRE_FALSE(read);
  const std::string file = (folder.path() / "game.pgn").string();
  CHECK(read.error() == file + " is a link to /no/such/game.pgn, and nothing is there");
  CHECK(in_dutch(read.error()) == file + " is een koppeling naar /no/such/game.pgn, en daar is niets");
  // Written to, it is the folder where it leads that is missing.
  CHECK(save_file(folder.path() / "game.pgn", "text").error() ==
        file + ": can't be written: there is no folder /no/such; make it first or choose another");
  Untold untold;
  untold.look_at(read.error());
  std::filesystem::create_symlink("circle", folder.path() / "circle");
  untold.look_at(read_text(folder.path() / "circle", kLargestText, "a record").error());
  untold.tell(2);
}
