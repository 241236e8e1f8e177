// SPDX-License-Identifier: GPL-3.0-or-later
//
// Variants of the user's: found beside the game's own, never in their way, and told apart from them in what
// is wrong.
#include "framework/catalogue/own_variants.hpp"
#include "framework/catalogue/game_check.hpp"

#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "framework/catalogue/text_check.hpp"
#include "framework/text/config_file.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {
namespace {

constexpr const char* kGame = "lines_of_action";

/// The built games with a folder of variants.
struct OwnGames {
  TemporaryFolder folder;
  CatalogueOptions options;
  OwnGames() {
    options.folders = {std::filesystem::path(BOARDWRIGHT_BINARY_DIR) / "games"};
    options.use_environment = options.use_program_folders = false;
    options.variants = folder.path();
  }
  void write(const std::string& id, const std::string& yaml) const {
    require_done(save_own_variant(folder.path(), kGame, id, yaml));
  }
  [[nodiscard]] Catalogue load() const { return Catalogue::load(options); }
  [[nodiscard]] std::string file(const std::string& id) const {
    return own_variant_file(folder.path(), kGame, id).string();
  }
};

std::shared_ptr<const Game> game_of(const Catalogue& catalogue) {
  return value_of(catalogue.find(kGame)).game;
}

}  // namespace

TEST_CASE("a saved variant is one of the game's, after its own", "[catalogue]") {
  const OwnGames own;
  own.write("tiny", "id: tiny\nname: Tiny\ninherits: no-jump\nset: {size: 6}\npolicies: {hints: off}\n");
  const Catalogue catalogue = own.load();
  CHECK(catalogue.variants_folder() == own.folder.path());
  const Entry entry = value_of(catalogue.find("lines_of_action/tiny"));
  CHECK(entry.variant->is_own());
  CHECK(entry.variant == &entry.game->variants().back());
  CHECK_FALSE(value_of(catalogue.find(kGame)).variant->is_own());
  const auto rules = value_of(entry.create());
  CHECK(rules->geometry()->columns == 6);
  CHECK(rules->parameters().at("jump_own") == Value(false));
  CHECK_FALSE(entry.game->policies_of(*entry.variant).hints);
  CHECK(entry.game->usable());
  CHECK(own_problems(*entry.game).empty());
  const auto missing = missing_texts(*entry.game);  // what a user names is named in what languages they like
  for (const auto& sentence : missing) CHECK(sentence.find("tiny") == std::string::npos);
}

TEST_CASE("one may inherit another, in whatever order they are read", "[catalogue]") {
  const OwnGames own;
  own.write("a", "id: a\ninherits: b\n");
  own.write("b", "id: b\ninherits: small\n");
  const Catalogue catalogue = own.load();
  CHECK(value_of(catalogue.create("lines_of_action/a"))->geometry()->columns == 6);
  CHECK(game_of(catalogue)->broken_variants().empty());
}

TEST_CASE("what is wrong with one hides neither the game nor the others", "[catalogue]") {
  const OwnGames own;
  own.write("sound", "id: sound\n");
  own.write("no-yaml", "id: [\n");
  own.write("renamed", "id: other\n");
  own.write("standard", "id: standard\n");
  own.write("orphan", "id: orphan\ninherits: nobody\n");
  own.write("circle", "id: circle\ninherits: circle-too\n");
  own.write("circle-too", "id: circle-too\ninherits: circle\n");
  own.write("child", "id: child\ninherits: no-yaml\n");
  own.write("wrong-key", "id: wrong-key\nsett: {}\n");
  own.write("too-large", "id: too-large\nset:\n  size: 99\n");  // only the plugin knows
  own.write("unknown", "id: unknown\nset: {sise: 6}\n");
  own.write("grandchild", "id: grandchild\ninherits: too-large\n");
  std::filesystem::create_directory(own.file("folder"));
  const Catalogue catalogue = own.load();
  const auto game = game_of(catalogue);
  CHECK(game->usable());
  CHECK(game->file_problems().empty());
  CHECK(value_of(catalogue.create("lines_of_action/sound"))->geometry()->columns == 8);

  std::map<std::string, std::string> why;
  for (const auto& broken : game->broken_variants()) {
    REQUIRE(broken.problems.size() == 1);
    CHECK(broken.file == own.file(broken.id));
    why[broken.id] = broken.problems.front();
  }
  const auto at = [&](const std::string& id, const std::string& rest) {
    INFO(why[id]);
    CHECK(why[id].starts_with(own.file(id) + rest));
  };
  CHECK(why.size() == 8);
  at("no-yaml", ":2:1: this is not YAML");
  at("renamed", ":1:5: id: expected 'renamed', as the file is called");
  at("standard", ":1:5: id: the game itself has a variant 'standard'");
  at("orphan", ":2:11: inherits: there is no variant 'nobody'");
  at("circle", ":2:11: inherits: the variant inherits itself");
  at("circle-too", ":2:11: inherits: the variant inherits itself");
  at("child", ":2:11: inherits: variant 'no-yaml' can't be used itself");
  at("wrong-key", ":2:1: the variant: unknown key 'sett'; did you mean 'set'?");

  // Who asks for one is told why there is none.
  CHECK(error_of(catalogue.find("lines_of_action/no-yaml")).starts_with(own.file("no-yaml") + ":2:1: "));
  CHECK(error_of(catalogue.find("lines_of_action/soun")).find("did you mean 'sound'?") != std::string::npos);
  CHECK(
      error_of(catalogue.create("lines_of_action/too-large")).starts_with(own.file("too-large") + ":3:9: "));
  CHECK(
      error_of(catalogue.create("lines_of_action/grandchild")).starts_with(own.file("too-large") + ":3:9: "));
  const auto problems = own_problems(*game);
  CHECK(problems.size() == why.size() + 2);  // the value that is too large, told once, and the unknown one
  std::map<std::string, std::string> of_values;
  for (const auto& one : problems) of_values[one.id] = one.problems.front();
  CHECK(of_values["unknown"].starts_with(own.file("unknown") + ":2:7: unknown parameter 'sise'"));
  CHECK((of_values["too-large"] + of_values["grandchild"]).starts_with(own.file("too-large") + ":3:9: "));
}

TEST_CASE("what was saved or removed is known at once, with the same library", "[catalogue]") {
  const OwnGames own;
  const Catalogue before = own.load();
  const auto library = value_of(game_of(before)->library());
  own.write("tiny", "id: tiny\nset: {size: 6}\n");
  const Catalogue after = before.with_variants_of_now();
  CHECK(before.find("lines_of_action/tiny").has_value() == false);
  CHECK(value_of(after.create("lines_of_action/tiny"))->geometry()->columns == 6);
  CHECK(value_of(game_of(after)->library()) == library);
  for (const auto& game : after.games())
    if (game->id() != kGame) CHECK(game == value_of(before.find(game->id())).game);
  CHECK(game_of(after.with_variants_of_now()) == game_of(after));

  own.write("tiny", "id: tiny\nset: {size: 10}\n");
  const Catalogue changed = after.with_variants_of_now();
  CHECK(value_of(changed.create("lines_of_action/tiny"))->geometry()->columns == 10);
  CHECK(value_of(after.create("lines_of_action/tiny"))->geometry()->columns == 6);  // whoever has it keeps it
  require_done(remove_own_variant(own.folder.path(), kGame, "tiny"));
  require_done(remove_own_variant(own.folder.path(), kGame, "tiny"));
  CHECK_FALSE(changed.with_variants_of_now().find("lines_of_action/tiny").has_value());
}

TEST_CASE("a variant is saved under its id and nowhere else", "[catalogue]") {
  const TemporaryFolder folder;
  CHECK_FALSE(save_own_variant(folder.path(), kGame, "../escape", "").has_value());
  CHECK_FALSE(save_own_variant(folder.path(), "..", "x", "").has_value());
  CHECK_FALSE(save_own_variant({}, kGame, "x", "").has_value());
  folder.write("in-the-way", "");
  CHECK(
      error_of(save_own_variant(folder.path() / "in-the-way", kGame, "x", "id: x\n")).find("can't be made") !=
      std::string::npos);
}

TEST_CASE("what isn't a regular file among the variants is named, and nothing waits for it", "[catalogue]") {
  const OwnGames own;
  own.write("sound", "id: sound\nset: {size: 6}\n");
  const auto folder = own.folder.path() / kGame;
  REQUIRE(mkfifo((folder / "pipe.yaml").c_str(), 0600) == 0);
  std::filesystem::create_symlink("/dev/zero", folder / "zero.yaml");
  std::filesystem::create_symlink("nowhere", folder / "broken.yaml");
  std::filesystem::create_symlink("sound.yaml", folder / "link.yaml");
  std::ofstream(folder / "large.yaml") << "id: large\n";
  std::filesystem::resize_file(folder / "large.yaml", std::uintmax_t{1} << 40U);  // it has holes
  const Catalogue catalogue = own.load();
  CHECK(catalogue.find("lines_of_action/sound"));
  std::map<std::string, std::string> why;
  for (const auto& one : own_problems(*game_of(catalogue))) why[one.id] = one.problems.front();
  CHECK(why["pipe"] == own.file("pipe") + ":1:1: this is a pipe, not a file");
  CHECK(why["zero"] == own.file("zero") + ":1:1: this is a device, not a file");
  CHECK(why["broken"] == own.file("broken") + ":1:1: this is a link to nowhere, and nothing is there");
  CHECK(why["large"] == own.file("large") + ":1:1: the file is too large, expected at most 4 MB");
  CHECK(why["link"].find("expected 'link', as the file is called") != std::string::npos);
  CHECK(why.size() == 5);
}

TEST_CASE("a game whose file is a pipe is named, and nothing waits for it", "[catalogue]") {
  const TemporaryFolder folder;
  std::filesystem::create_directories(folder.path() / "piped");
  REQUIRE(mkfifo((folder.path() / "piped/game.yaml").c_str(), 0600) == 0);
  std::filesystem::create_directories(folder.path() / "endless");
  std::filesystem::create_symlink("/dev/zero", folder.path() / "endless/game.yaml");
  CatalogueOptions options;
  options.folders = {folder.path()};
  options.use_environment = options.use_program_folders = false;
  const Catalogue catalogue = Catalogue::load(options);
  std::size_t named = catalogue.notices().size();
  for (const auto& game : catalogue.games()) {
    CHECK_FALSE(game->usable());
    CHECK(game->problems().front().ends_with(", not a file"));
    ++named;
  }
  CHECK(named >= 2);
}

TEST_CASE("the usual place is in the user's data folder", "[catalogue]") {
  const char* before = std::getenv("XDG_DATA_HOME");
  const std::string kept = before == nullptr ? "" : before;
  setenv("XDG_DATA_HOME", "/data", 1);
  CHECK(value_of(own_variants_folder()) == "/data/boardwright/variants");
  CatalogueOptions options;
  options.use_program_folders = false;
  CHECK(Catalogue::load(options).variants_folder() == "/data/boardwright/variants");
  options.use_environment = false;
  CHECK(Catalogue::load(options).variants_folder().empty());

  // What an older program made is used where it is.
  const TemporaryFolder data;
  setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  const auto own = data.path() / "boardwright";
  data.write("boardwright/boardwright/variants/game/x.yaml", "");
  CHECK(value_of(user_data("variants")) == own / "boardwright/variants");
  CHECK(value_of(user_data("club.db")) == own / "club.db");
  data.write("boardwright/boardwright/club.db", "");
  CHECK(value_of(user_data("club.db")) == own / "boardwright/club.db");
  data.write("boardwright/variants/game/x.yaml", "");
  CHECK(value_of(user_data("variants")) == own / "variants");
  if (before == nullptr)
    unsetenv("XDG_DATA_HOME");
  else
    setenv("XDG_DATA_HOME", kept.c_str(), 1);
}

}  // namespace boardwright::test
