// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "framework/papers/slip_code.hpp"

using namespace boardwright::papers;

namespace {

const SlipCode kCode{.tournament = "018f2f6e-7a10-7c3a-9d2b-0242ac120002", .round = 3, .board = 12};

}  // namespace

TEST_CASE("a slip's code comes back as it was, also in small letters") {
  const std::string text = slip_text(kCode);
  CHECK(text.starts_with("BW1/018F2F6E-7A10-7C3A-9D2B-0242AC120002/3/12/"));
  CHECK(read_slip(text) == kCode);
  std::string small = "  " + text + "\r\n";
  for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  CHECK(read_slip(small) == kCode);
}

TEST_CASE("no single wrong letter and no two that changed places are taken for another slip") {
  const std::string text = slip_text(kCode);
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char letter : std::string("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-/")) {
      if (letter == text[i]) continue;
      std::string wrong = text;
      wrong[i] = letter;
      INFO(wrong);
      CHECK_FALSE(read_slip(wrong));
    }
    if (i + 1 < text.size() && text[i] != text[i + 1]) {
      std::string wrong = text;
      std::swap(wrong[i], wrong[i + 1]);
      INFO(wrong);
      CHECK_FALSE(read_slip(wrong));
    }
  }
}

TEST_CASE("what is no slip is refused with one sentence") {
  for (const char* text : {"", "BW1", "BW1/a/1/1", "https://example.org/", "BW1/a/1/0/X", "BW1//1/1/X",
                           "BW1/ü/1/1/X", "BW1/a/-1/1/X", "BW1/a/1/99999999999/X", "BW1/a/1/1/1/1/1/1"}) {
    const auto read = read_slip(text);
    REQUIRE_FALSE(read);
    CHECK(read.error().find('\n') == std::string::npos);
  }
}

TEST_CASE("pictures are square and have the three corners that readers look for") {
  const QrPicture picture = slip_picture(kCode);
  const auto size = static_cast<std::size_t>(picture.size);
  REQUIRE(picture.rows.size() == size * size);
  for (const auto& [x, y] : {std::pair<std::size_t, std::size_t>{0, 0}, {size - 7, 0}, {0, size - 7}})
    for (std::size_t i = 0; i < 7; ++i)
      for (std::size_t j = 0; j < 7; ++j) {
        const std::size_t ring =
            std::max(std::max(i, 6 - i), std::max(j, 6 - j)) - 3;  // 0 in the middle, 3 outside
        CHECK(picture.rows[(y + j) * size + x + i] == (ring == 2 ? '0' : '1'));
      }
  CHECK(picture.size <= 33);  // 22 mm across with modules of more than half a millimetre
}
