// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/options.hpp"
#include "tests/support/languages.hpp"

#include "tests/desktop/window_under_test.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

Result<Options> read(QStringList arguments) {
  need_application();
  arguments.prepend("boardwright-desktop");
  return read_options(arguments);
}

std::string error_of(const QStringList& arguments) {
  const auto options = read(arguments);
  return options ? "" : options.error();
}

}  // namespace

TEST_CASE("what the command line asks for") {
  const auto options = read({"--game", "lines_of_action/small", "--set", "repetition=4", "--language", "de",
                             "--theme", "dark", "--size", "900x640", "--seat", "white=random", "record.txt"});
  REQUIRE_OK(options);
  CHECK(options->game == "lines_of_action/small");
  CHECK(options->settings == std::vector<std::string>{"repetition=4"});
  CHECK(options->players == std::vector<std::string>{"white=random"});
  CHECK(options->language == german());
  CHECK(options->theme == ThemeChoice::kDark);
  CHECK(options->size == QSize(900, 640));
  CHECK(options->record == "record.txt");
  CHECK_FALSE(options->phones);
  const auto phones = read({"--phones"});
  REQUIRE_OK(phones);
  CHECK(phones->phones);
  CHECK_FALSE(phones->asks_for_game());
}

TEST_CASE("what can't be read names the option") {
  CHECK(error_of({"--language", "klingon"}).find("--language") != std::string::npos);
  CHECK(error_of({"--theme", "pink"}).find("--theme") != std::string::npos);
  CHECK(error_of({"--size", "huge"}).find("--size") != std::string::npos);
  CHECK(error_of({"--nonsense"}).find("nonsense") != std::string::npos);
  CHECK_FALSE(error_of({"a.txt", "b.txt"}).empty());
}

TEST_CASE("the window begins as asked") {
  WindowUnderTest test("");
  Options options;
  options.game = "lines_of_action/small";
  options.settings = {"repetition=4"};
  options.players = {"white=random"};
  options.position = "6/1b4/6/6/w4b/5w w";
  REQUIRE_OK(test.window().begin(options));
  CHECK(test.controller().plan().seats == seats_of_words({kHuman, "random"}));
  CHECK(std::get<std::int64_t>(test.controller().plan().rules->parameters().at("repetition")) == 4);
  CHECK(test.board().place_count() == 36);

  const auto refused = [&](auto change) {
    Options other;
    other.game = "lines_of_action";
    change(other);
    const auto begun = test.window().begin(other);
    return begun ? std::string() : begun.error();
  };
  CHECK(refused([](Options& o) { o.game = "lines_of_actoin"; }).find("lines_of_action") != std::string::npos);
  CHECK(refused([](Options& o) { o.settings = {"sise=8"}; }).find("size") != std::string::npos);
  CHECK(refused([](Options& o) { o.players = {"green=random"}; }).find("--seat") != std::string::npos);
  CHECK(refused([](Options& o) { o.players = {"white=time:clock"}; }).find("no clock") != std::string::npos);
  CHECK(refused([](Options& o) { o.players = {"white=rondom"}; }).find("random") != std::string::npos);
  CHECK(refused([](Options& o) { o.position = "x"; }).find("--position") != std::string::npos);
  CHECK(test.board().place_count() == 36);  // the game on the table is still there
}
