// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line in every language: no English sentence of the catalogue stays in what it prints, nor any line of
// words that English prints too.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <regex>
#include <sstream>

#include "framework/text/program_texts.hpp"
#include "tests/cli/scratch.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;

namespace {

using Words = std::vector<std::string>;

/// The longest piece of a text that has no place in it.
std::string longest_piece(const std::string& text) {
  static const std::regex kPlace("\\{[0-9a-z_]+\\}|\n");
  std::string longest;
  for (std::sregex_token_iterator i(text.begin(), text.end(), kPlace, -1), end; i != end; ++i)
    if (i->length() > static_cast<std::ptrdiff_t>(longest.size())) longest = i->str();
  return longest;
}

bool is_words(const std::string& text) {
  static const std::regex kWords("[a-z]{2,}[^a-z_]+[a-z]{2,}[^a-z_]+[a-z]{2,}");
  return std::regex_search(text, kWords);
}

/// Pieces of three words and more by which an English sentence is known, and which that language doesn't use.
std::vector<std::string> english_pieces(Language language) {
  std::string own;
  for (const auto& [key, text] : program_texts().sentences(language)) own += text + "\n";
  std::vector<std::string> pieces;
  for (const auto& [key, text] : program_texts().sentences(Language::kEnglish))
    if (auto piece = longest_piece(text); is_words(piece) && own.find(piece) == std::string::npos)
      pieces.push_back(std::move(piece));
  return pieces;
}

/// A tournament of which a round isn't as the rules pair it.
std::string other_pairs() {
  const auto path = scratch("other_pairs.trf");
  const auto person = [](char number, const std::string& points, const std::string& rounds) {
    return "001    " + std::string(1, number) + std::string(73, ' ') + points + "    1  " + rounds + "\r";
  };
  std::ofstream(path, std::ios::binary) << person('1', "1.0", "   2 w 1") << person('2', "0.0", "   1 b 0")
                                        << person('3', "1.0", "   4 b 1") << person('4', "0.0", "   3 w 0");
  return path.string();
}

std::vector<Words> commands() {
  const std::string loa = "lines_of_action", store = scratch("languages.db").string();
  return {
      {"perft", loa, "--depth", "1"},
      {"twin", loa, loa, "--depth", "1", "--random-games", "1"},
      {"simulate", loa, "--games", "1", "--players", "random"},
      {"simulate", loa, "--games", "2", "--players", "random", "--ladder", "2..4", "--trials", "2"},
      {"simulate", loa, "--games", "2", "--information", "2"},
      {"match", "random", "random", "--game", loa, "--games", "2"},
      {"tune", loa, "--over", "layout=standard|scrambled", "--goal", "first_advantage within 0.5", "--games",
       "40"},
      {"tournament", "check", other_pairs()},
      {"check", "--list"},
      {"players", "--store", store},
      {"result", "--store", store},
      {"resume", "--store", store},
      {"games", "--store", store},
      {"standings", "--store", store},
      {"store", "check", "--store", store},
      {"store", "import", other_pairs(), "--store", store},
      {"tournament", "list", "--store", store},
      {"games", "--store", store, "--from", "2027-01-02", "--until", "2027-01-01"},
      {"games", "--store", store, "--against", "Ada"},
      {"games", "--store", store, "--rated", "--unrated"},
      {"result", "--void", "--stands", "--store", store},
      {"simulate", loa, "--shard", "1/2"},
      {"simulate", loa, "--until", "first_advantage within 0.5", "--shard", "1/2", "--out", store},
      {"simulate", loa, "--set", "layout"},
      {"tune", loa},
      {"tune", loa, "--over", "layout=x"},
      {"play", loa, "--entropy", "black=a", "--entropy", "black=b"},
      {"play", loa, "--seat", "black"},
      {"tournament", "generate", "--people", "2000"},
      {"tournament", "generate", "--points", "x"},
      {"tournament", "advise", "--people", "10", "--length", "x"},
      {"lines", loa},
      {"new"},
      {"nothing"},
      {"list", "--jsn"},
  };
}

}  // namespace

TEST_CASE("no command leaves English in what it prints in another language") {
  REQUIRE(run_boardwright({"players", "add", "Ada", "--store", scratch("languages.db").string()}).status ==
          0);
  std::vector<std::pair<Words, Ran>> english;
  for (const Words& words : commands()) english.emplace_back(words, run_boardwright(words));
  for (const Language language : languages()) {
    if (language == Language::kEnglish) continue;
    const auto pieces = english_pieces(language);
    CHECK(pieces.size() > 500);
    std::string found;
    for (auto [words, plain] : english) {
      std::string command;
      for (const auto& word : words) command += word + " ";
      words.insert(words.end(), {"--lang", std::string(language_code(language))});
      const Ran ran = run_boardwright(words);
      CHECK(ran.status == plain.status);
      const std::string text = ran.out + ran.err;
      for (const auto& piece : pieces)
        if (text.find(piece) != std::string::npos) found += command + ": " + piece + "\n";
      std::istringstream lines(plain.out + plain.err);
      for (std::string line; std::getline(lines, line);)
        if (is_words(line) && text.find(line) != std::string::npos) found += command + ": " + line + "\n";
    }
    INFO(language_code(language));
    CHECK(found == "");
  }
}

TEST_CASE("a list, a table of figures and a count of one are told in the reader's language") {
  const auto told = [](Words words, const char* language) {
    words.insert(words.end(), {"--lang", language});
    return run_boardwright(words).out;
  };
  CHECK(told({"list"}, "nl").find("  versie ") != std::string::npos);
  const auto figures = told({"simulate", "lines_of_action", "--games", "1", "--players", "random"}, "de");
  CHECK(figures.find(": 1 Partie, Zufallsspiel, Startwert 1\n") != std::string::npos);
  CHECK(figures.find("first_advantage") != std::string::npos);
  const auto same =
      told({"twin", "lines_of_action", "lines_of_action", "--depth", "0", "--random-games", "1"}, "nl");
  CHECK(same.starts_with("Hetzelfde: "));
  CHECK(same.ends_with(" stellingen, alle tot diepte 0 en 1 willekeurige partij.\n"));
}

TEST_CASE("what programs read is the same in every language") {
  for (const Words& words : {Words{"simulate", "lines_of_action", "--games", "4", "--json"},
                             Words{"twin", "lines_of_action", "lines_of_action", "--depth", "1",
                                   "--random-games", "9", "--json"}}) {
    const std::string english = run_boardwright(words).out;
    for (const char* language : {"nl", "de", "fr"}) {
      Words other = words;
      other.insert(other.end(), {"--lang", language});
      CHECK(run_boardwright(other).out == english);
    }
  }
}
