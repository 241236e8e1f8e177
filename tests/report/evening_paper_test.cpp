// SPDX-License-Identifier: GPL-3.0-or-later
//
// Papers of a tournament as PDF: what can be read on them, and that nothing is cut or runs off the sheet.
#include <array>
#include <catch2/catch.hpp>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>

#include "framework/papers/paper_cards.hpp"
#include "framework/papers/paper_lists.hpp"
#include "framework/papers/paper_words.hpp"
#include "framework/papers/state_code.hpp"
#include "tests/papers/evening_sample.hpp"
#include "tests/support/languages.hpp"
#include "tests/support/scratch_folder.hpp"
#ifdef BOARDWRIGHT_ZBAR
#include <zbar.h>
#endif

using namespace boardwright;
using namespace boardwright::papers;

namespace {

std::string output_of(const std::string& command) {
  std::string out;
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  std::array<char, 65536> part{};
  for (std::size_t n = 0; (n = fread(part.data(), 1, part.size(), pipe)) > 0;) out.append(part.data(), n);
  REQUIRE(pclose(pipe) == 0);
  return out;
}

/// Letters and digits alone: the font draws signs between digits as glyphs that no PDF names.
std::string letters_of(const std::string& text) {
  std::string letters;
  for (const char letter : text)
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0 || static_cast<unsigned char>(letter) >= 0x80)
      letters += letter;
  for (const std::string sign : {"\u00a0", "−", "±", "·", "–", "…"})
    for (std::size_t at = letters.find(sign); at != std::string::npos; at = letters.find(sign, at))
      letters.erase(at, sign.size());
  return letters;
}

struct Pdf {
  explicit Pdf(const std::string& json) {
    const auto from = folder.write("paper.json", json);
    const std::string to = (folder / "paper.pdf").string();
    REQUIRE(std::system(("QT_QPA_PLATFORM=offscreen " BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report " +
                         from.string() + " " + to)
                            .c_str()) == 0);
    whole = output_of("pdftotext -raw " + to + " -");
    text = letters_of(whole);
  }
  /// Whether anything is painted within so many points of the sheets' edges.
  [[nodiscard]] bool touches_edge(int points) const {
    const std::string all = output_of("pdftoppm -gray -r 36 " + (folder / "paper.pdf").string());
    bool touched = false;
    const int edge = points / 2;  // of pixels, two points each
    for (std::size_t at = 0; at < all.size();) {
      int width = 0, height = 0, read = 0;
      REQUIRE(std::sscanf(all.c_str() + at, "P5\n%d %d\n255%n", &width, &height, &read) == 2);
      at += static_cast<std::size_t>(read) + 1;
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
          if (x < edge || y < edge || x >= width - edge || y >= height - edge)
            touched |= static_cast<unsigned char>(all[at + static_cast<std::size_t>(y * width + x)]) < 200;
      at += static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }
    return touched;
  }
#ifdef BOARDWRIGHT_ZBAR
  /// What a camera reads of all sheets, at the resolution of a poor one: six dots a millimetre.
  [[nodiscard]] std::string scanned() const {
    std::string all = output_of("pdftoppm -gray -r 150 " + (folder / "paper.pdf").string()), texts;
    for (std::size_t at = 0; at < all.size();) {
      int width = 0, height = 0, read = 0;
      REQUIRE(std::sscanf(all.c_str() + at, "P5\n%d %d\n255%n", &width, &height, &read) == 2);
      at += static_cast<std::size_t>(read) + 1;
      const auto size = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
      zbar::Image sheet(static_cast<unsigned>(width), static_cast<unsigned>(height), "Y800", &all[at], size);
      zbar::ImageScanner scanner;
      scanner.scan(sheet);
      for (auto code = sheet.symbol_begin(); code != sheet.symbol_end(); ++code)
        texts += code->get_data() + "\n";
      at += size;
    }
    return texts;
  }
#endif
  [[nodiscard]] bool says(const std::string& words) const {
    return text.find(letters_of(words)) != std::string::npos;
  }
  test::ScratchFolder folder;
  std::string whole, text;
};

void check_names(const Pdf& pdf, const EveningPaper& paper) {
  for (const auto& entrant : paper.table.entrants) {
    INFO(entrant.name);
    CHECK(pdf.says(entrant.name));
  }
}

}  // namespace

TEST_CASE("tables of 8 and 120 people say every name whole, inside the sheet, in four languages") {
  for (const Language language : languages())
    for (const std::uint32_t people : {8U, 120U}) {
      if (people == 120 && language != german() && language != dutch()) continue;
      const auto paper = sample_evening(people, 5, language);
      INFO(language_code(language) << ", " << people << " people");
      for (const auto& list :
           {*pairings_by_board(paper, 5), *pairings_by_name(paper, 5), standings_list(paper),
            cross_list(paper), emergency_list(paper), bulletin(paper)}) {
        INFO(list.title);
        const Pdf pdf(list_json(list));
        check_names(pdf, paper);
        CHECK(pdf.says(list.title));
        for (const auto& section : list.sections) {
          for (const auto& note : section.notes) CHECK(pdf.says(note));
          for (const auto& column : section.columns) CHECK(pdf.says(column.heading));
        }
        for (const auto& sentence : list.intro) CHECK(pdf.says(sentence));
        CHECK_FALSE(pdf.touches_edge(40));
      }
    }
}

TEST_CASE("slips have board, both names, code and a place for the result") {
  for (const Language language : languages()) {
    const auto paper = sample_evening(26, 3, language);
    const Pdf pdf(*slip_cards(paper, 3));
    check_names(pdf, paper);
    for (int board = 1; board <= 13; ++board)
      CHECK(pdf.says(word(language, "paper.board") + " " + std::to_string(board)));
    // Whoever has no camera types it.
    CHECK(pdf.whole.find("BW1/018F2F6E-7A10-7C3A-9D2B-0242AC120002/3/13/") != std::string::npos);
    CHECK(pdf.says(word(language, "paper.slip_hint")));
  }
}

TEST_CASE("score sheets have the game's sides, and where pieces are set up room for that") {
  const auto open = sample_evening(8, 1, Language::kEnglish), hidden = sample_evening(8, 1, french(), true);
  const Pdf plain(*sheet_cards(open, 1)), towers(*sheet_cards(hidden, 1));
  check_names(plain, open);
  CHECK(plain.says("Black"));
  CHECK_FALSE(plain.says("Set-up"));
  CHECK(towers.says(word(french(), "paper.set_up_hint")));
  CHECK(towers.says("f12"));
  CHECK(towers.says(word(french(), "paper.dice")));
  CHECK_FALSE(towers.touches_edge(36));
}

TEST_CASE("cards and certificates bear names and places") {
  const auto paper = sample_evening(8, 3, dutch());
  check_names(Pdf(place_cards(paper)), paper);
  const Pdf personal(personal_cards(paper));
  for (const auto& entrant : paper.table.entrants) CHECK(personal.says(entrant.name));
  const Pdf certificate(*certificates(paper, 3));
  CHECK(certificate.says("heeft plaats 3 van 8 behaald"));
  CHECK_FALSE(certificate.says("heeft plaats 4 van 8"));
  CHECK_FALSE(certificate.touches_edge(24));
}

TEST_CASE("the state on paper is read again by a camera") {
  auto paper = sample_evening(14, 4, dutch());
  // As much as 14 people and four rounds are, and as badly packed: ids are chance.
  std::mt19937_64 random(14);
  for (int i = 0; i < 120; ++i) paper.state += std::to_string(random()) + "\n";
  for (int i = 0; i < 120; ++i) paper.state += std::to_string(random()) + "\n";
  const auto cards = state_cards(paper, 0);
  REQUIRE(cards);
  const Pdf pdf(*cards);
  CHECK(pdf.says(word(dutch(), "paper.state")));
  CHECK(pdf.says(word(dutch(), "paper.state_private")));
  CHECK(pdf.says(word(dutch(), "paper.state_code", "2", std::to_string(state_codes(paper.state)->size()))));
  CHECK_FALSE(pdf.touches_edge(40));
#ifdef BOARDWRIGHT_ZBAR
  CHECK(read_state(pdf.scanned()).value() == paper.state);
#endif
}

TEST_CASE("what is no paper, and a page of what is only paper, is refused with a sentence") {
  test::ScratchFolder folder;
  const auto status = [&](const std::string& json, const std::string& file) {
    const auto from = folder.write("x.json", json);
    return std::system(("QT_QPA_PLATFORM=offscreen " BOARDWRIGHT_BINARY_DIR "/bin/boardwright-report " +
                        from.string() + " " + (folder / file).string() + " 2>/dev/null")
                           .c_str());
  };
  CHECK(status(R"({"cards": {"kind": "posters", "title": "x"}})", "x.pdf") != 0);
  CHECK(status(R"({"cards": {"kind": "slips", "title": "x", "cards": [{"size": 100, "picture": "1"}]}})",
               "x.pdf") != 0);
  CHECK(status(place_cards(sample_evening(2, 0, Language::kEnglish)), "x.html") != 0);
  CHECK_FALSE(std::filesystem::exists(folder / "x.pdf"));
}
