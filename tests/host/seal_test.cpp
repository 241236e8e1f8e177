// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/seal.hpp"

#include <boardwright/pure/random.hpp>

#include "tests/host/support.hpp"

namespace boardwright {

TEST_CASE("a checksum at the end of a plugin", "[host]") {
  const std::string sealed = content_of(tiny_game("coin_race"));
  const std::size_t mark = sealed.rfind("\nboardwright sha256 ");
  REQUIRE(mark != std::string::npos);
  CHECK(seal_fits(sealed));
  CHECK(seal_fits(sealed.substr(0, mark)));  // none is fine
  CHECK(seal_fits(""));
  // Of a known text: printf abc | sha256sum
  const std::string abc =
      "abc\nboardwright sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad\n";
  CHECK(seal_fits(abc));
  CHECK_FALSE(seal_fits("abd" + abc.substr(3)));

  Random random(std::uint64_t{1});
  for (int i = 0; i < 200; ++i) {
    std::string other = sealed;
    // Half of the time in the checksum itself; its last byte is only a line break.
    const std::size_t at = i % 2 == 0
                               ? mark + random.below(static_cast<std::uint32_t>(sealed.size() - 1 - mark))
                               : random.below(static_cast<std::uint32_t>(mark));
    other[at] ^= static_cast<char>(1U << random.below(8));
    CAPTURE(at);
    CHECK_FALSE(seal_fits(other));
  }
}

}  // namespace boardwright
