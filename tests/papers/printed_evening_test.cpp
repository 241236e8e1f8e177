// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright tournament print, web and advise, of an evening in a club's store.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "framework/evening/evening.hpp"
#include "framework/papers/paper_of.hpp"
#include "framework/tournament/score.hpp"
#include "tests/store/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace boardwright::tournament;

namespace {

std::string content(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

/// Seven guests, two rounds; in the second one board is still open.
struct Thursday {
  ScratchFolder folder;
  std::string store = (folder / "club.db").string();
  std::string id;

  explicit Thursday(const std::string& game = "lines_of_action") {
    const auto club = must(Club::open(StoreLocation::file(store), ScoringBook()));
    Settings settings;
    settings.name = "Thursday <evening>";
    settings.system = System::kSwiss;
    settings.rounds = 3;
    settings.games = {{game, {}}};
    settings.presence = PresenceRule::kAssumed;
    Evening evening = must(Evening::create(club, settings));
    id = evening.now().id;
    std::vector<NewEntrant> people;
    std::int32_t rating = 2000;
    for (const char* name : {"Ada Lovelace", "Ben", "Cem", "Dora", "Eva", "=Fritz()", "Gül"})
      people.push_back({PlayerKind::kGuest, {}, name, rating -= 100, {}, {}, {}});
    must(evening.people().enter(people));
    for (int round = 1; round <= 2; ++round) {
      auto drafted = must(evening.rounds().draft());
      REQUIRE(std::holds_alternative<Draft>(drafted.what));
      must(evening.rounds().publish(std::get<Draft>(drafted.what)));
      const auto boards = evening.now().rounds.back().boards;  // each result makes the tournament anew
      for (const auto& board : boards)
        if (round == 1 || board.pairing.board != 2)
          must(evening.results().give(static_cast<std::uint32_t>(round), board.pairing.board,
                                      must(parse_score("1-0", settings))));
    }
  }

  Ran run(std::vector<std::string> words) const {
    words.insert(words.begin(), "tournament");
    words.insert(words.end(), {"--store", store});
    return run_boardwright(words);
  }
  /// What was printed into a file of this name.
  std::string printed(const std::string& name, std::vector<std::string> words) const {
    words.insert(words.begin(), {"print", id});
    words.insert(words.end(), {"--out", (folder / name).string()});
    const Ran ran = run(words);
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    return content(folder / name);
  }
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("an evening's pairings, standings and cards are printed as the file's ending says") {
  const Thursday thursday;
  const std::string page =
      thursday.printed("x.html", {"--what", "pairings", "--lang", "nl", "--club", "De Pion"});
  CHECK(has(page, "De Pion · Thursday &lt;evening&gt;"));
  CHECK(has(page, "Ronde 2"));
  CHECK(has(page, "Vrij deze ronde: "));
  CHECK(has(page, "Zwart"));  // the game's own word for the first side
  const std::string first = thursday.printed("x.csv", {"--what", "pairings", "--round", "1"});
  // Who has which side is drawn by lot.
  const bool ada_begins = has(first, "\"1\",\"Ada Lovelace\",\"1 – 0\",\"Dora\""),
             dora_begins = has(first, "\"1\",\"Dora\",\"1 – 0\",\"Ada Lovelace\"");
  CHECK(ada_begins != dora_begins);
  const std::string names = thursday.printed("x.csv", {"--what", "names"});
  CHECK(has(names, "\"'=Fritz()\""));
  const std::string table = thursday.printed("x.html", {"--what", "standings", "--names", "short"});
  CHECK(has(table, "Ada L."));
  CHECK_FALSE(has(table, "Lovelace"));
  CHECK(has(table, "Boards without a result: 2."));
  CHECK(has(table, "Buchholz"));
  CHECK_FALSE(has(table, "1900"));  // T20.8
  CHECK(has(thursday.printed("x.csv", {"--what", "standings", "--ratings"}), "1900"));
  CHECK(has(table, "<td class=\"number\">1.0</td>"));
  CHECK(has(thursday.printed("x.html", {"--what", "standings", "--lang", "de"}),
            "<td class=\"number\">1,0</td>"));
  CHECK(has(thursday.printed("x.html", {"--what", "emergency"}), "Pairing round 3 by hand"));
  CHECK(has(thursday.printed("x.html", {"--what", "bulletin", "--lang", "fr"}), "<h2>Ronde 1</h2>"));
  // What Qt draws is looked at elsewhere; here what it is drawn from.
  CHECK(has(thursday.printed("x.json", {"--what", "slips"}), "/2/3/"));
  CHECK(has(thursday.printed("x.json", {"--what", "sheets"}), "Lines of Action"));
  for (const char* what : {"cross", "places", "personal", "certificates"})
    CHECK_FALSE(thursday.printed("x.json", {"--what", what}).empty());
}

TEST_CASE("a score sheet of a game that is set up has its board") {
  const Thursday thursday("militakiri");
  const std::string sheet = thursday.printed("x.json", {"--what", "sheets", "--lang", "de"});
  CHECK(has(sheet, "\"set_up\": \"Aufstellung\""));
  CHECK(has(sheet, "\"f12\""));
  CHECK(has(sheet, "\"dice\": \"Würfel\""));
  CHECK(has(sheet, "\"Rot\""));
}

TEST_CASE("what can't be printed is refused in one sentence, and nothing is written") {
  const Thursday thursday;
  const auto refused = [&](std::vector<std::string> words, std::string_view why) {
    const Ran ran = thursday.run(std::move(words));
    INFO(ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    CHECK(has(ran.err, why));
  };
  const std::string file = (thursday.folder / "y.html").string();
  refused({"print", "nobody", "--out", file}, "nobody");
  refused({"print", thursday.id, "--round", "7", "--out", file}, "round 7 has not been published");
  refused({"print", thursday.id, "--what", "slips", "--out", file}, ".pdf");
  refused({"print", thursday.id, "--out", (thursday.folder / "y.doc").string()}, ".pdf");
  refused({"print", thursday.id, "--out", (thursday.folder / "no" / "y.pdf").string()}, "can't be written");
  // In the reader's language.
  refused({"print", thursday.id, "--round", "7", "--out", file, "--lang", "nl"},
          "ronde 7 is niet bekendgemaakt");
  refused({"print", thursday.id, "--what", "slips", "--out", file, "--lang", "de"}, "slips sind Papiere");
  refused({"print", "nobody", "--out", file, "--lang", "fr"}, "tournoi");
  refused({"advise", "--people", "1", "--lang", "nl"}, "een avond heeft minstens twee mensen nodig");
  CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("the folder for the web holds every round") {
  const Thursday thursday;
  const std::string folder = (thursday.folder / "web").string();
  for (int time = 0; time < 2; ++time) {  // a second time it replaces its pages
    const Ran ran = thursday.run({"web", thursday.id, "--out", folder, "--names", "number"});
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    CHECK(ran.out == "10 files in " + folder + "\n");
  }
  CHECK(has(content(thursday.folder / "web" / "index.html"), "round-1.html"));
  CHECK(has(content(thursday.folder / "web" / "standings.html"), "No. 1"));
  CHECK_FALSE(has(content(thursday.folder / "web" / "standings.html"), "Ada"));
}

TEST_CASE("advice takes people from the tournament, and figures from options") {
  const Thursday thursday;
  const auto advised = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "advise");
    return thursday.run(std::move(words));
  };
  const Ran own = advised({thursday.id, "--minutes", "120", "--lang", "fr"});
  INFO(own.err);
  CHECK(own.status == 0);
  CHECK(has(own.out, "Soirée libre"));
  CHECK(advised({thursday.id, "--minutes", "120", "--lang", "fr"}).out == own.out);
  const Ran figures =
      advised({"--people", "4", "--length", "20-20", "--minutes", "70", "--first", "600-0-400"});
  CHECK(has(figures.out, "Whoever begins scores 60% (95% sure: 57 to 63%, 1000 games)"));
  CHECK(
      has(figures.out, "All 3 rounds in which everybody meets everybody end in time in 10 of 10 evenings."));
  CHECK(has(advised({"--people", "4", "--json"}).out, "\"rounds_that_fit\""));
  for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--people", "1"},
                                                {"--people", "4", "--length", "20"},
                                                {"--people", "4", "--first", "1"},
                                                {"--ratings", "1,x"},
                                                {"--people", "4", "--minutes", "0"},
                                                {"--people", "4000000"},
                                                {"--game", "nothing"}}) {
    const Ran ran = advised(wrong);
    INFO(ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
  }
}
