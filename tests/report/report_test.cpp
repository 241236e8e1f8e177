// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page of a comparison, made by the programs as a user runs them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "tests/framework/support.hpp"
#include "tests/support/looked_at_in.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::size_t times(const std::string& text, const std::string& what) {
  std::size_t count = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

int make_report(const std::filesystem::path& from, const std::filesystem::path& to) {
  const std::string run =
      BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report " + from.string() + " " + to.string() + " 2>/dev/null";
  return std::system(run.c_str());  // NOLINT(concurrency-mt-unsafe): one thread
}

std::vector<std::string> command(const std::string& file, const std::string& language) {
  return {"compare",
          "lines_of_action/standard",
          "lines_of_action/simultaneous-draw",
          "--games",
          "40",
          "--players",
          "random",
          "--examine",
          "10",
          "--lang",
          language,
          "--report",
          file};
}

}  // namespace

TEST_CASE("a page needs no other file, has its charts and can be read in every language") {
  const TemporaryFolder folder;
  std::vector<std::string> pages;
  for (const std::string language : {"en", "nl", "de", "fr"}) {
    const auto file = folder.path() / (language + ".html");
    const Ran ran = run_boardwright(command(file.string(), language));
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    pages.push_back(text_of(file));
    const std::string& page = pages.back();
    CHECK(page.starts_with("<!doctype html>"));
    CHECK(page.find("<html lang=\"" + language + "\"") != std::string::npos);
    // Lengths, branching, lead, results, two maps of each rule set; the pieces, and a board of each game.
    const std::size_t games = times(page, "<div class=\"game\">");
    CHECK(games >= 2);
    CHECK(games <= 8);
    CHECK(times(page, "<svg ") == 9 + games);
    CHECK(times(page, "</svg>") == 9 + games);
    for (const char* outside : {"src=", "url(", "@import", "http:", "https:"})
      CHECK(page.find(outside) == std::string::npos);
    CHECK(times(page, "href=\"") ==
          times(page, "href=\"#") + times(page, "href=\"data:image/svg+xml;base64,"));
    // Each rule is told of, and each game can be checked as a record.
    for (const char* rule : {"L2.1", "L2.2", "L3.1", "L3.2", "L3.3", "L3.4"})
      CHECK(page.find("scope=\"rowgroup\">" + std::string(rule) + "<") != std::string::npos);
    CHECK(times(page, "[Boardwright &quot;1&quot;]") == games);
    CHECK(times(page, "<code>boardwright replay game-") == games);
    CHECK(page.find("boardwright compare lines_of_action/standard") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(file.string() + ".json"));
  }
  CHECK(pages[0].find("In short") != std::string::npos);
  CHECK(pages[1].find("In het kort") != std::string::npos);
  CHECK(pages[0] != pages[1]);
}

namespace {

/// The words that people read: no scripts, styles, charts, records and commands.
std::string words_of(std::string page) {
  for (const char* kind : {"script", "style", "svg", "pre", "code"})
    for (auto at = page.find("<" + std::string(kind)); at != std::string::npos;
         at = page.find("<" + std::string(kind))) {
      const std::string end = "</" + std::string(kind) + ">";
      page.erase(at, page.find(end, at) + end.size() - at);
    }
  return std::regex_replace(page, std::regex("<[^>]*>"), " ");
}

}  // namespace

TEST_CASE("games on hexagons, and on points and lines, are shown on their boards") {
  const TemporaryFolder folder;
  const auto page_of = [&](const std::string& game) {
    const auto file = folder.path() / "page.html";
    const Ran ran = run_boardwright({"--games", BOARDWRIGHT_BINARY_DIR "/games/shelf", "simulate", game,
                                     "--games", "4", "--players", "random", "--report", file.string()});
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    return text_of(file);
  };
  const std::string hexagons = page_of("hex/small");
  const std::size_t hex_games = times(hexagons, "<div class=\"game\">");
  REQUIRE(hex_games >= 1);
  CHECK(times(hexagons, "<polygon points=") >= 25 * hex_games);  // of the maps, too
  CHECK(hexagons.find("class=\"line\"") == std::string::npos);
  CHECK(times(hexagons, "\"grid\":false") == hex_games);
  const std::string lines = page_of("morris");
  const std::size_t games = times(lines, "<div class=\"game\">");
  REQUIRE(games >= 1);
  CHECK(times(lines, "class=\"line\"") == 32 * games);  // between neighbours
  CHECK(times(lines, "class=\"point\"") == 24 * games);
  // The lower left point of seven columns and rows.
  CHECK(times(lines, "<circle cx=\"5\" cy=\"65\" r=\"1\" class=\"point\"/>") == games);
}

TEST_CASE("numbers are written as the report's language writes them, but not for programs") {
  const TemporaryFolder folder;
  const auto file = [&](const char* ending) {
    return (folder.path() / (std::string("page.") + ending)).string();
  };
  const std::regex point(R"([^0-9.L][0-9]+\.[0-9]+[^0-9.])"), comma("[0-9],[0-9]");
  for (const std::string language : {"en", "nl", "de", "fr"}) {
    INFO(language);
    auto words = command(file("html"), language);
    for (const char* ending : {"csv", "json"}) {
      words.emplace_back("--report");
      words.push_back(file(ending));
    }
    const Ran ran = run_boardwright(words);
    REQUIRE(ran.status == 0);
    const std::string text = words_of(text_of(file("html")));
    std::smatch found;
    const bool english = language == "en";
    INFO((std::regex_search(text, found, english ? comma : point) ? found.str() : ""));
    CHECK(found.empty());
    CHECK(std::regex_search(text, english ? point : comma));
    CHECK((text_of(file("html")).find("\u00a0%<") != std::string::npos) ==
          (language == "de" || language == "fr"));
    CHECK(std::regex_search(text_of(file("csv")), std::regex(",40,[0-9]+\\.[0-9]+,")));
    CHECK(
        nlohmann::json::parse(text_of(file("json")))["played"][0]["runs"][0]["metrics"]["branching"]["value"]
            .is_number());
  }
}

TEST_CASE("a report that can't be written is refused before a game is played") {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder.path() / "is_a.pdf");
  const auto refused = [&](const std::string& file) {
    // So many games that nobody would wait for them.
    const Ran ran = run_boardwright({"compare", "lines_of_action/standard", "lines_of_action/misere",
                                     "--games", "1000000000", "--players", "random", "--report", file});
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    CHECK(ran.err.find(file + ": ") != std::string::npos);
    return ran.err;
  };
  for (const char* name : {"page.xyz", "page", "page.htm"}) {
    const auto said = refused((folder.path() / name).string());
    for (const char* ending : {".html", ".pdf", ".csv", ".json"})
      CHECK(said.find(ending) != std::string::npos);
  }
  CHECK(refused((folder.path() / "none" / "page.pdf").string()).find("there is no folder") !=
        std::string::npos);
  CHECK(refused((folder.path() / "is_a.pdf").string()).find("folder") != std::string::npos);
  CHECK(run_boardwright({"simulate", "lines_of_action", "--games", "1000000000", "--report",
                         (folder.path() / "page.txt").string()})
            .status == 2);
  CHECK(make_report(folder.path() / "none.json", folder.path() / "page.xyz") != 0);
  const Ran capital = run_boardwright(
      {"simulate", "coin_race", "--games", "2", "--report", (folder.path() / "PAGE.HTML").string()});
  CHECK(capital.status == 0);
  CHECK(text_of(folder.path() / "PAGE.HTML").starts_with("<!doctype html>"));
}

TEST_CASE("a report shows skill, information and state space, and its command repeats them") {
  const TemporaryFolder folder;
  const auto page = (folder.path() / "page.html").string(), figures = (folder.path() / "a.json").string(),
             paper = (folder.path() / "page.pdf").string();
  const Ran one =
      run_boardwright({"simulate", "secret_towers", "--games", "10", "--ladder", "4..16", "--information",
                       "20", "--trials", "20", "--report", page, "--report", figures, "--report", paper});
  INFO(one.err);
  REQUIRE(one.status == 0);
  const auto json = nlohmann::ordered_json::parse(text_of(figures));
  CHECK(json["played"][0]["runs"][0]["skill_ladder"]["steps"].size() == 2);
  CHECK(json["played"][0]["runs"][0]["information_value"]["games"] == 20);
  const std::string text = text_of(page);
  for (const char* words : {"<h3>State space and skill</h3>", "8 simulations a move against 4",
                            "16 simulations a move against 8", "skill from bottom to top", " classes<",
                            "value of seeing what is hidden", "What more thinking is worth"})
    CHECK(text.find(words) != std::string::npos);
  std::string again = json["command"];
  REQUIRE(again.starts_with("boardwright "));
  again = "cd " + folder.path().string() +
          " && BOARDWRIGHT_GAMES=" BOARDWRIGHT_BINARY_DIR "/tests/games " BOARDWRIGHT_BINARY_DIR "/bin/" +
          again + " >/dev/null";
  REQUIRE(std::system(again.c_str()) == 0);  // NOLINT(concurrency-mt-unsafe): one thread
  CHECK(text_of(folder.path() / "figures.json") == text_of(figures));

  const Ran both = run_boardwright({"compare", "lines_of_action/small", "lines_of_action/misere", "--games",
                                    "10", "--players", "random", "--examine", "0", "--ladder", "2..4",
                                    "--trials", "4", "--report", page});
  INFO(both.err);
  REQUIRE(both.status == 0);
  CHECK(both.out.find("4 simulations against 2: ") != std::string::npos);
  const std::string two = text_of(page);
  CHECK(times(two, " classes<") == 2);
  CHECK(two.find("positions of the board at most") != std::string::npos);
}

TEST_CASE("figures alone make the same page later") {
  const TemporaryFolder folder;
  const auto page = folder.path() / "page.html", figures = folder.path() / "figures.json",
             later = folder.path() / "later.html";
  REQUIRE(run_boardwright(command(page.string(), "en")).status == 0);
  REQUIRE(run_boardwright(command(figures.string(), "en")).status == 0);
  const std::string program = BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report ";
  // NOLINTNEXTLINE(concurrency-mt-unsafe): one thread
  REQUIRE(std::system((program + figures.string() + " " + later.string()).c_str()) == 0);
  CHECK(text_of(later) == text_of(page));
}

namespace {

/// The PDF's own words for its pages; nothing in it is compressed but their contents.
std::size_t pages_of(const std::string& pdf) { return times(pdf, "/Type /Page\n"); }

}  // namespace

TEST_CASE("one run makes a page, a paper, a table and the figures") {
  const TemporaryFolder folder;
  auto words = command((folder.path() / "page.html").string(), "en");
  for (const char* ending : {"pdf", "csv", "json"}) {
    words.emplace_back("--report");
    words.push_back((folder.path() / (std::string("page.") + ending)).string());
  }
  const Ran ran = run_boardwright(words);
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const std::string pdf = text_of(folder.path() / "page.pdf");
  CHECK(pdf.starts_with("%PDF-1."));
  CHECK(pages_of(pdf) >= 2);
  CHECK(times(pdf, "/Subtype /Image") == 0);  // shapes, not pixels
  CHECK(times(pdf, "/MediaBox [0 0 595") == pages_of(pdf));
  CHECK(times(pdf, "/FontFile") >= 2);  // its letters come with it

  const std::string csv = text_of(folder.path() / "page.csv");
  CHECK(csv.starts_with("players,first,second,figure,name,"));
  CHECK(csv.find("\"random\",\"lines_of_action/standard\",\"lines_of_action/simultaneous-draw\","
                 "\"length_plies\",\"length in plies\",40,") != std::string::npos);
  const auto figures = nlohmann::ordered_json::parse(text_of(folder.path() / "page.json"));
  CHECK(times(csv, "\r\n") == figures["played"][0]["comparisons"][0]["metrics"].size() + 1);

  CHECK(run_boardwright({"compare", "lines_of_action/standard", "lines_of_action/misere", "--games", "4",
                         "--players", "random", "--report", (folder.path() / "none" / "page.pdf").string()})
            .status == 2);
}

TEST_CASE("a simulation's report is of one rule set") {
  const TemporaryFolder folder;
  const auto file = [&](const char* ending) {
    return (folder.path() / (std::string("one.") + ending)).string();
  };
  const std::vector<std::string> simulate{"simulate",  "lines_of_action/standard",
                                          "--games",   "30",
                                          "--examine", "5",
                                          "--report",  file("html"),
                                          "--report",  file("pdf"),
                                          "--report",  file("json"),
                                          "--report",  file("csv"),
                                          "--lang",    "nl",
                                          "--players", "random"};
  const Ran ran = run_boardwright(simulate);
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const std::string page = text_of(file("html")), figures = text_of(file("json"));
  CHECK(page.find("Wat veel partijen laten zien") != std::string::npos);
  CHECK(page.find("lengte in halve zetten") != std::string::npos);
  // Lengths, branching, lead, results, two maps; the pieces, and a board of each game.
  CHECK(times(page, "<svg ") == 7 + times(page, "<div class=\"game\">"));
  CHECK(page.find("boardwright simulate lines_of_action/standard --games 30") != std::string::npos);
  CHECK(text_of(file("pdf")).starts_with("%PDF-1."));
  CHECK(text_of(file("csv")).starts_with("players,rule_set,figure,name,games,value,low,high\r\n"));
  // The figures are those of simulate --json, and the command in the report makes the same report again.
  const auto said =
      nlohmann::ordered_json::parse(run_boardwright({"simulate", "lines_of_action/standard", "--games", "30",
                                                     "--examine", "5", "--players", "random", "--json"})
                                        .out);
  CHECK(nlohmann::ordered_json::parse(figures)["played"][0]["runs"][0] == said["runs"][0]);
  const auto later = (folder.path() / "later.html").string();
  REQUIRE(make_report(file("json"), later) == 0);
  CHECK(text_of(later) == page);
  const Ran shards = run_boardwright({"simulate", "lines_of_action/standard", "--shard", "1/2", "--out",
                                      file("part"), "--report", file("pdf")});
  CHECK(shards.status == 2);
  CHECK(one_sentence(shards.err));
}

TEST_CASE(
    "a simulation by different players has their figures beside each other, and says where they differ") {
  const TemporaryFolder folder;
  const LocalText heading{{"Random play · 60 games", "Willekeurig spel · 60 partijen",
                           "Zufallsspiel · 60 Partien", "Jeu au hasard · 60 parties"}};
  for (const Language one : looked_at_in()) {
    const std::string language(language_code(one)), random = heading.in(one);
    INFO(language);
    std::vector<std::string> simulate{
        "simulate", "lines_of_action/small", "--games", "60", "--thinking-games", "30", "--lang", language};
    for (const char* ending : {"html", "pdf", "json", "csv"})
      simulate.insert(simulate.end(),
                      {"--report", (folder.path() / (std::string("two.") + ending)).string()});
    const Ran ran = run_boardwright(simulate);
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    const std::string page = text_of(folder.path() / "two.html"), text = text_of(folder.path() / "two.json");
    CHECK(page.find("<h2>" + random + "</h2>") != std::string::npos);
    CHECK(page.find(">level:5<") == std::string::npos);
    CHECK(times(page, "<table>") == 4);  // figures of both, measures of each, what repeats it
    CHECK(pages_of(text_of(folder.path() / "two.pdf")) >= 3);
    const auto json = nlohmann::ordered_json::parse(text);
    REQUIRE(json["played"].size() == 2);
    CHECK(json["played"][0]["players"][0] == "random");
    CHECK(json["played"][1]["players"][0] == "level:5");
    CHECK(json["played"][1]["runs"][0]["games"] == 30);
    CHECK_FALSE(json["played"][0].contains("from_first_players"));
    CHECK(json["played"][1]["from_first_players"]["first_advantage"]["first"]["games"] == 60);
    for (const auto& sentence : json["disagreements"])
      CHECK(ran.out.find(sentence.get<std::string>() + "\n") != std::string::npos);
    const std::string csv = text_of(folder.path() / "two.csv");
    CHECK(csv.find("\"random\",\"lines_of_action/small\",\"length_plies\"") != std::string::npos);
    CHECK(csv.find("\"level:5\",\"lines_of_action/small\",\"length_plies\"") != std::string::npos);
    // The command in the report makes the same report again.
    const std::string again = "cd " + folder.path().string() +
                              " && BOARDWRIGHT_GAMES=" BOARDWRIGHT_BINARY_DIR "/games " BOARDWRIGHT_BINARY_DIR
                              "/bin/" +
                              json["command"].get<std::string>() + " >/dev/null";
    REQUIRE(std::system(again.c_str()) == 0);  // NOLINT(concurrency-mt-unsafe): one thread
    CHECK(text_of(folder.path() / "figures.json") == text);
  }
}

TEST_CASE("papers are made in every language and of four rule sets") {
  const TemporaryFolder folder;
  for (const Language one : looked_at_in()) {
    const std::string language(language_code(one));
    const auto file = folder.path() / (language + ".pdf");
    const Ran ran = run_boardwright({"compare", "lines_of_action/standard", "lines_of_action/misere",
                                     "lines_of_action/no-jump", "lines_of_action/small", "--games", "20",
                                     "--players", "random", "--players", "greedy", "--examine", "5", "--lang",
                                     language, "--report", file.string()});
    INFO(ran.err);
    REQUIRE(ran.status == 0);
    CHECK(pages_of(text_of(file)) >= 6);
  }
}

TEST_CASE("what isn't figures makes no page") {
  const TemporaryFolder folder;
  const auto later = folder.path() / "page.html", paper = folder.path() / "page.pdf",
             table = folder.path() / "page.csv";
  for (const char* text : {"", "{}", "[]", "{\"format\":\"boardwright comparison 1\"}"}) {
    folder.write("bad.json", text);
    const std::string run = BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report " +
                            (folder.path() / "bad.json").string() + " " + later.string() + " 2>" +
                            (folder.path() / "said").string();
    CHECK(std::system(run.c_str()) != 0);  // NOLINT(concurrency-mt-unsafe): one thread
    CHECK_FALSE(std::filesystem::exists(later));
    CHECK(text_of(folder.path() / "said").find("not the figures of a comparison") != std::string::npos);
    CHECK(make_report(folder.path() / "bad.json", paper) != 0);
    CHECK(make_report(folder.path() / "bad.json", table) != 0);
    CHECK_FALSE(std::filesystem::exists(paper));
    CHECK_FALSE(std::filesystem::exists(table));
  }
}

TEST_CASE("names in figures are text, never markup") {
  const TemporaryFolder folder;
  const auto figures = folder.path() / "figures.json", page = folder.path() / "page.html";
  REQUIRE(run_boardwright(command(figures.string(), "en")).status == 0);
  auto json = nlohmann::ordered_json::parse(text_of(figures));
  json["rule_sets"][0]["variant_name"] = "<script>alert(1)</script>\" onload=\"x";
  json["rule_sets"][0]["seats"][0] = "</script><script>alert(1)</script>";
  json["rule_sets"][0]["kinds"]["0"] = {{"owner", 0}, {"sign", "<script>alert(1)</script>"}};
  json["played"][0]["runs"][0]["sample_games"][0]["record"] = "</pre><script>alert(1)</script>";
  folder.write("figures.json", json.dump());
  const std::string run =
      BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report " + figures.string() + " " + page.string();
  REQUIRE(std::system(run.c_str()) == 0);  // NOLINT(concurrency-mt-unsafe): one thread
  const std::string text = text_of(page);
  CHECK(text.find("<script>alert") == std::string::npos);
  CHECK(text.find("\" onload") == std::string::npos);
}

TEST_CASE("a rule sheet is a page with two boards for what is allowed, in every language", "[sheet]") {
  const TemporaryFolder folder;
  for (const std::string language : {"en", "nl", "de", "fr"}) {
    const auto file = folder.path() / (language + ".html");
    const Ran ran = run_boardwright(
        {"sheet", "breakthrough", "--games", "30", "--lang", language, "--report", file.string()});
    INFO(ran.err << ran.out);
    REQUIRE(ran.status == 0);
    const std::string page = text_of(file);
    CHECK(page.find("<html lang=\"" + language + "\"") != std::string::npos);
    CHECK(page.find("B2.2") != std::string::npos);
    CHECK(times(page, "class=\"arrow-head\"") >= 3);
    CHECK(times(page, "<figcaption>") >= 4);
    CHECK(page.find("{0}") == std::string::npos);
    // Nothing is fetched from elsewhere.
    CHECK(page.find("http") == std::string::npos);
    CHECK(page.find("boardwright sheet breakthrough") != std::string::npos);
  }
  // On a board of hexagons, by points and lines, and with stacks.
  for (const std::string game : {"hex", "morris", "lasca"}) {
    const auto file = folder.path() / (game + ".html");
    const Ran ran = run_boardwright({"sheet", game, "--games", "2", "--report", file.string()});
    INFO(game << ran.err);
    REQUIRE(ran.status == 0);
    CHECK(times(text_of(file), "<svg viewBox") >= 2);
  }
  const Ran json = run_boardwright({"sheet", "lines_of_action", "--games", "3", "--json"});
  const auto read = nlohmann::json::parse(json.out);
  CHECK(read["format"] == "boardwright rule sheet 1");
  CHECK(read["rules"].size() > 5);
  const Ran table =
      run_boardwright({"sheet", "hex", "--games", "1", "--report", (folder.path() / "a.csv").string()});
  CHECK(table.status == 2);
  CHECK(table.err.find("ends in .html or .pdf") != std::string::npos);
  const auto broken = folder.path() / "broken.json";
  std::ofstream(broken) << R"({"format":"boardwright rule sheet 1","rules":[{"number":1}]})";
  for (const char* name : {"broken.html", "broken.pdf"}) {
    CHECK(make_report(broken, folder.path() / name) != 0);
    CHECK_FALSE(std::filesystem::exists(folder.path() / name));
  }
}

TEST_CASE("a rule sheet is a paper, too", "[sheet]") {
  const TemporaryFolder folder;
  const auto file = folder.path() / "rules.pdf";
  const Ran ran = run_boardwright({"sheet", "breakthrough", "--games", "30", "--report", file.string()});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  CHECK(text_of(file).starts_with("%PDF-"));
}
