// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/papers/state_code.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

using namespace boardwright::papers;

namespace {

/// Text that packs badly: each line has an id of its own.
std::string state_of(std::size_t lines) {
  std::mt19937_64 random(lines);
  std::string text;
  for (std::size_t i = 0; i < lines; ++i)
    text += "{\"event\":{\"id\":\"" + std::to_string(random()) + "-" + std::to_string(random()) + "\"}}\n";
  return text;
}

std::string joined(const std::vector<std::string>& codes) {
  std::string text;
  for (const auto& code : codes) text += code + "\n";
  return text;
}

/// What is in the codes of a state, as they are packed.
std::string packed_in(const std::vector<std::string>& codes) {
  const std::string_view signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-";
  std::string bytes;
  for (const auto& code : codes) {
    const std::string until_check = code.substr(0, code.rfind('/'));
    const std::string data = until_check.substr(until_check.rfind('/') + 1);
    for (std::size_t i = 0; i + 2 < data.size(); i += 3) {
      const std::size_t value =
          signs.find(data[i]) + 41 * (signs.find(data[i + 1]) + 41 * signs.find(data[i + 2]));
      bytes += static_cast<char>(value >> 8U);
      bytes += static_cast<char>(value & 0xFFU);
    }
  }
  return bytes;
}

}  // namespace

TEST_CASE("whatever is put into codes comes back as it was") {
  CHECK(rc::check("of any bytes", [](const std::string& state) {
    const auto codes = state_codes(state);
    RC_ASSERT(codes.has_value());
    RC_ASSERT(read_state(joined(*codes)).value() == state);
  }));
  const std::string long_one = state_of(150);
  const auto codes = state_codes(long_one);
  REQUIRE(codes);
  CHECK(codes->size() > 5);
  CHECK(read_state(joined(*codes)).value() == long_one);
}

TEST_CASE("codes are read in any order, twice, in small letters and between other words") {
  const std::string state = state_of(60);
  auto codes = state_codes(state).value();
  REQUIRE(codes.size() >= 3);
  std::ranges::reverse(codes);
  codes.push_back(codes.front());
  std::string text = "scanned on Thursday\r\n";
  for (auto code : codes) text += "QR-Code:" + code + "\r\n\r\n";
  CHECK(has_state_codes(text));
  CHECK(read_state(text).value() == state);
  for (char& letter : text) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  CHECK(has_state_codes(text));
  CHECK(read_state(text).value() == state);
  CHECK_FALSE(has_state_codes("{\"boardwright\":\"store\"}"));
}

TEST_CASE("names in a store's own text are no codes") {
  const std::string store = R"({"boardwright":"store","version":1})"
                            "\n";
  CHECK_FALSE(has_state_codes(store + R"({"event":{"name":"BWS1/"}})"
                                      "\n"));
  CHECK_FALSE(has_state_codes(store + R"({"event":{"name":"bws1/ada"}})"
                                      "\n"));
  CHECK(has_state_codes(R"([{"text":")" + state_codes("Ada 2").value()[0] +
                        R"("}])"));  // so other programs write them
}

TEST_CASE("who unpacks a state needs room for the text, not for the largest there is") {
  for (const std::size_t lines : {1U, 60U, 150U}) {
    const std::string state = state_of(lines), bytes = packed_in(state_codes(state).value());
    // The filter LZMA2 and the size of its one property, which is how far it looks back (xz-file-format, 5.3.1).
    const auto at = bytes.find("\x21\x01");
    REQUIRE(at != std::string::npos);
    const auto bits = static_cast<unsigned char>(bytes[at + 2]);
    const std::size_t room = std::size_t{2U | (bits & 1U)} << (bits / 2U + 11U);
    CHECK(room >= std::min<std::size_t>(state.size(), 4096));
    CHECK(room <= std::max<std::size_t>(2 * state.size(), 4096));
  }
}

TEST_CASE("codes that are missing, misread or of two papers are told") {
  const auto codes = state_codes(state_of(60)).value(), newer = state_codes(state_of(61)).value();
  const auto refused = [](const std::string& text) {
    const auto read = read_state(text);
    return read ? std::string("read") : read.error();
  };
  CHECK(refused("nothing") == "no code of a tournament on paper is in this text");
  CHECK(refused(codes[1]) ==
        "of " + std::to_string(codes.size()) + " codes these are missing: 1, 3; scan them too");
  std::string wrong = codes[1];
  wrong[40] = wrong[40] == 'A' ? 'B' : 'A';
  CHECK(refused(codes[0] + "\n" + wrong) == "code 2 of this text was not read whole; scan it once more");
  CHECK(refused(codes[0].substr(0, 100)) == "code 1 of this text was not read whole; scan it once more");
  CHECK(refused(codes[0] + " " + newer[1]) ==
        "these are codes of several papers; take those of the newest alone");
  // One paper that is whole is enough.
  CHECK(read_state(joined(newer) + codes[0]).value() == state_of(61));
}

TEST_CASE("no single letter that is read wrongly makes another state") {
  const auto codes = state_codes("Ada 2, Ben 1").value();
  REQUIRE(codes.size() == 1);
  for (std::size_t i = 0; i < codes[0].size(); ++i)
    for (const char letter : std::string("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-/ ")) {
      std::string wrong = codes[0];
      if (wrong[i] == letter) continue;
      wrong[i] = letter;
      INFO(wrong);
      CHECK_FALSE(read_state(wrong).has_value());
    }
}

TEST_CASE("what would take more codes than anybody scans is refused with the way out") {
  const auto many = state_codes(state_of(2000));
  REQUIRE_FALSE(many);
  CHECK(many.error().find("a folder for copies keeps it instead") != std::string::npos);
}
