// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a reserve can't be clicked, which no rules explain.
#include <catch2/catch.hpp>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/catalogue.hpp"
#include "framework/match/typed_move.hpp"
#include "tests/support/languages.hpp"

using namespace boardwright;

namespace {

struct Reserves {
  std::shared_ptr<const Game> game;
  std::shared_ptr<const Rules> rules;
  BoardGeometry board;

  static Reserves make() {
    CatalogueOptions options;
    options.folders = {BOARDWRIGHT_BINARY_DIR "/games"};
    options.use_environment = options.use_program_folders = false;
    const auto entry = Catalogue::load(options).find("militakiri");
    REQUIRE(entry.has_value());
    const auto made = entry->create();
    REQUIRE(made.has_value());
    return {entry->game, *made, *BoardGeometry::of(**made)};
  }
  std::string why(const char* position, std::vector<std::uint32_t> clicks,
                  Language language = Language::kEnglish) const {
    const auto now = rules->read_position(position);
    REQUIRE(now.has_value());
    const auto why = now->explain(0, clicks);
    REQUIRE(why.has_value());
    CHECK_FALSE(why->legal);
    CHECK_FALSE(why->places.empty());
    return game->explanation_text(language, *why, *rules);
  }
};

}  // namespace

TEST_CASE("a click on a reserve is answered by what is in the way") {
  const Reserves reserves = Reserves::make();
  const auto& trays = reserves.board.trays();
  REQUIRE(trays.size() >= 2);
  std::vector<std::uint32_t> of(2, 0);
  for (std::uint32_t i = 0; i < trays.size(); ++i)
    if (trays[i].owner < 2 && of[trays[i].owner] == 0)
      of[trays[i].owner] = static_cast<std::uint32_t>(reserves.board.fields().size()) + i;
  const char* full = "sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0";
  const char* empty = "sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 000/111 - m - 0";
  CHECK(reserves.why(full, {of[0]}) == "No piece can be brought in from here now.");
  CHECK(reserves.why(full, {of[1]}).starts_with("It is not "));
  CHECK(reserves.why(full, {of[1]}, dutch()).ends_with(" is niet aan zet."));
  CHECK(reserves.why(full, {0, of[0]}) == "No piece can be put there now.");
  CHECK(reserves.why(empty, {of[0]}) == "There is no piece left here.");
}

TEST_CASE("fields that are set apart otherwise are explained as the move that was meant") {
  const Reserves reserves = Reserves::make();
  const auto now =
      reserves.rules->read_position("sT5/cT5/pT5/6/6/6/1c14/2P23/6/5PT/5CT/5ST r 111/111 - m - 0");
  REQUIRE(now.has_value());
  const auto strict = now->explain(0, "c5-f6");
  REQUIRE(strict.has_value());
  REQUIRE_FALSE(strict->legal);
  for (const char* typed : {"c5f6", "C5-F6", "c5 f6", "c5–f6"}) {
    INFO(typed);
    const auto why = explain_typed(View::of(*now, 0), typed);
    REQUIRE(why.has_value());
    CHECK(why->message == strict->message);
  }
  CHECK(explain_typed(View::of(*now, 0), "c5-f6") == strict);
  CHECK(explain_typed(View::of(*now, 0), "nonsense") == now->explain(0, "nonsense"));
}
