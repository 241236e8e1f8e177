// SPDX-License-Identifier: GPL-3.0-or-later
//
// With what something is refused, in the languages of those who read it.
#include <set>

#include "framework/record/replay.hpp"
#include "framework/table/member_name.hpp"
#include "framework/text/name.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/remark.hpp"
#include "framework/text/save_file.hpp"
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
