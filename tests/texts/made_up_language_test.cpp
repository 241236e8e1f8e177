// SPDX-License-Identifier: GPL-3.0-or-later
//
// A fifth language is a folder of files: no code knows of Zedzed. Here the command line and the games.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "framework/catalogue/game_file.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/text/program_texts.hpp"
#include "tests/support/run_program.hpp"
#include "tests/support/scratch_folder.hpp"

using namespace boardwright;

namespace {

/// Before anybody asks for a language, in this program and in those that it starts.
const bool kTold = setenv("BOARDWRIGHT_TEXTS", BOARDWRIGHT_BINARY_DIR "/tests/texts/made_up", 1) == 0;

Language zedzed() { return language_from("zz_ZZ.UTF-8").value(); }

std::string content_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("the program finds a language that somebody has added, behind its own") {
  REQUIRE(kTold);
  REQUIRE(languages().size() == 5);
  CHECK(codes_of_languages() == "en, nl, de, fr or zz");
  CHECK(program_texts().problems().empty());
  CHECK(program_texts().problems(zedzed()).empty());
  CHECK(said(zedzed(), "report.in_short") == "Zhort");
  CHECK(said(zedzed(), "report.rules") == said(Language::kEnglish, "report.rules"));
  CHECK(figure_text(zedzed(), 0.1234, true) == "12'3 pc");
  CHECK(missing_in(LocalText{{"one", "een", "eins", "un"}}).empty());  // nobody misses a draft's
}

TEST_CASE("games speak it as far as their texts go, else English") {
  const GameFileReading reading = read_game_text(R"(
id: tiny
plugin: tiny
name: {en: Tiny, zz: Ziny}
summary: {en: A game., nl: Een spel.}
variants: [{id: standard, name: Standard}]
)",
                                                 "tiny/game.yaml");
  CHECK(reading.problems == std::vector<std::string>{});
  CHECK(reading.file.name.or_english(zedzed()) == "Ziny");
  CHECK(reading.file.summary.or_english(zedzed()) == "A game.");
}

TEST_CASE("the command line speaks it, by its option and by the environment") {
  CHECK(has(run_boardwright({"--help"}).out, "en, nl, de, fr or zz"));
  const std::vector<std::string> play{"play", "lines_of_action", "--seat", "black=human"};
  std::vector<std::string> chosen{"--lang", "zz"};
  chosen.insert(chosen.end(), play.begin(), play.end());
  const Ran ran = run_boardwright(chosen, "resign\n");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.err.empty());
  CHECK(has(ran.out, "Black (zelp)> "));  // the game's own text in English
  CHECK(has(ran.out, "\nZesult: 0-1 (Black, White), zum zed hat zuzed\n"));
  const Ran list = run_boardwright({"--lang", "zz", "list"});
  CHECK(list.status == 0);
  CHECK(has(list.out, "Lines of Action"));
  const Ran wrong = run_boardwright({"--lang", "xx", "list"});
  CHECK(wrong.status == 2);
  CHECK(one_sentence(wrong.err));
  CHECK(has(wrong.err, "zz"));
}

TEST_CASE("reports are written in it") {
  const test::ScratchFolder folder;
  const std::string page = (folder / "page.html").string(), figures = (folder / "figures.json").string();
  const Ran ran =
      run_boardwright({"--lang", "zz", "compare", "lines_of_action/small", "lines_of_action/misere",
                       "--games", "10", "--players", "random", "--report", page, "--report", figures});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  const std::string html = content_of(page), json = content_of(figures);
  CHECK(has(html, "<html lang=\"zz\""));
  CHECK(has(html, "Zules zide zy zide"));
  CHECK(has(html, "Zhort"));
  CHECK(has(html, "zlength"));
  CHECK(has(html, "Zrandom"));
  CHECK(has(html, " pc"));
  CHECK(has(json, "\"language\": \"zz\""));
  CHECK(has(json, " zes "));
}

TEST_CASE("a broken file is said and English is spoken") {
  const test::ScratchFolder folder;
  folder.write("qq.yaml", "language: {name: Qq}\nterminal: {prompt: \"Q> \"\n");
  const std::string good = getenv("BOARDWRIGHT_TEXTS");  // NOLINT(concurrency-mt-unsafe): one thread
  setenv("BOARDWRIGHT_TEXTS", folder.path().c_str(), 1);
  const Ran ran =
      run_boardwright({"--lang", "qq", "play", "lines_of_action", "--seat", "black=human"}, "resign\n");
  const Ran list = run_boardwright({"list"});
  setenv("BOARDWRIGHT_TEXTS", good.c_str(), 1);
  CHECK(ran.status == 0);
  CHECK(has(ran.out, "Black (help tells more)> "));
  CHECK(one_sentence(ran.err));
  CHECK(has(ran.err, "qq.yaml:3:1: this is not YAML: "));
  CHECK(has(list.out, "qq.yaml:3:1: this is not YAML: "));
}
