// SPDX-License-Identifier: GPL-3.0-or-later
//
// `boardwright pack` and `boardwright package`, as people use them: each with folders of its own, where nothing else writes.
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/package/support.hpp"
#include "tests/support/run_program.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

/// Somebody with a home of their own, where nothing else is written: other folders of a test are made before it. One at a
/// time: the environment is the process's.
class Home {
 public:
  Home() { enter(); }
  Home(const Home&) = delete;
  Home& operator=(const Home&) = delete;
  ~Home() { unsetenv("TMPDIR"); }
  /// What is run from now on is run by this one.
  void enter() const {
    const auto at = [this](const char* name) {
      std::filesystem::create_directories(folder_ / name);
      return (folder_ / name).string();
    };
    setenv("XDG_DATA_HOME", at("data").c_str(), 1);
    setenv("XDG_CONFIG_HOME", at("config").c_str(), 1);
    setenv("XDG_CACHE_HOME", at("cache").c_str(), 1);
    setenv("TMPDIR", at("tmp").c_str(), 1);
  }
  [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return folder_ / name; }
  [[nodiscard]] const ScratchFolder& folder() const { return folder_; }
  [[nodiscard]] std::vector<std::string> written() const { return listing(folder_.path()); }

 private:
  /// The next one's folder isn't made in the last one's.
  struct UsualPlace {
    UsualPlace() { unsetenv("TMPDIR"); }
  } usual_place_;
  ScratchFolder folder_;
};

nlohmann::json told(const Ran& ran) {
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  return nlohmann::json::parse(ran.out);
}

/// A package of the river, by this author.
std::string packed(const Home& home, const std::string& author, const std::string& version,
                   const std::string& more = "") {
  const auto script = home.folder().write("work/river.lua", river_script() + more);
  const std::string out = (home / (author + version + ".bwgame")).string();
  const auto ran =
      run_boardwright({"pack", script.string(), "--out", out, "--author", author, "--version", version});
  INFO(ran.err);
  REQUIRE(ran.status == 0);
  return out;
}

}  // namespace

TEST_CASE("a game is packed, installed by somebody else, played, gone back from and removed") {
  const Home jan;
  const std::string first = packed(jan, "Jan", "1"), second = packed(jan, "Jan", "2", "-- better\n");
  CHECK(std::filesystem::exists(jan / "config/boardwright/signing.key"));

  const Home club;
  auto shown = told(run_boardwright({"package", "show", first, "--json"}));
  CHECK(shown["trust"] == "first");
  CHECK(shown["author"] == "Jan");
  CHECK(run_boardwright({"package", "list"}).out == "No games have been installed from packages.\n");
  CHECK_FALSE(run_boardwright({"perft", "river", "--depth", "1"}).status == 0);

  const auto installed = run_boardwright({"package", "install", first});
  INFO(installed.err);
  REQUIRE(installed.status == 0);
  CHECK_THAT(installed.out, Catch::StartsWith("Sample game 1 is installed, from Jan, first time.\n"));
  CHECK(run_boardwright({"perft", "river", "--depth", "1"}).status == 0);
  const auto list = run_boardwright({"list"});
  CHECK_THAT(list.out, Catch::Contains("river"));

  // The record says which script was played: the one that the package's manifest names.
  const std::string record = (club / "game.txt").string();
  REQUIRE(run_boardwright({"play", "river", "--seat", "white=random", "--seat", "black=random", "--seed", "1",
                           "--record", record})
              .status == 0);
  std::ifstream in(record);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  CHECK_THAT(text, Catch::Contains("[Script \"" + shown["script"].get<std::string>() + "\"]"));
  CHECK(run_boardwright({"replay", record}).status == 0);

  CHECK(told(run_boardwright({"package", "show", second, "--json"}))["trust"] == "known");
  CHECK_THAT(run_boardwright({"--lang", "de", "package", "install", second}).out,
             Catch::StartsWith("Sample game 2 ist installiert, von Jan, wie beim letzten Mal."));
  auto versions = told(run_boardwright({"package", "list", "--json"}))[0]["versions"];
  REQUIRE(versions.size() == 2);
  CHECK(versions[1]["played"] == true);
  // The older record says that it was made with another script.
  CHECK_THAT(run_boardwright({"replay", record}).out + run_boardwright({"replay", record}).err,
             Catch::Contains("another version of the script of river"));

  CHECK(run_boardwright({"package", "back", "river"}).out == "Of river version 1 is played again.\n");
  const auto no_more = run_boardwright({"package", "back", "river"});
  CHECK(no_more.status == 2);
  CHECK(one_sentence(no_more.err));
  CHECK(run_boardwright({"package", "remove", "river"}).out == "river is removed.\n");
  CHECK_FALSE(run_boardwright({"perft", "river", "--depth", "1"}).status == 0);
  CHECK(run_boardwright({"package", "remove", "river"}).status == 2);
}

TEST_CASE("a package that is not from whom it says is refused, unless somebody says so") {
  const Home jan;
  const std::string from_jan = packed(jan, "Jan", "1");
  const Home false_jan;
  const std::string not_from_jan = packed(false_jan, "jan", "2");
  const Home club;
  REQUIRE(run_boardwright({"package", "install", from_jan}).status == 0);
  const auto before = club.written();
  CHECK_THAT(run_boardwright({"package", "show", not_from_jan}).out, Catch::Contains("not from jan"));
  const auto refused = run_boardwright({"package", "install", not_from_jan});
  CHECK(refused.status == 2);
  CHECK(one_sentence(refused.err));
  CHECK_THAT(refused.err, Catch::Contains("this is not from jan"));
  CHECK(club.written() == before);
  // Another name doesn't get at Jan's game either.
  false_jan.enter();
  const std::string from_piet = packed(false_jan, "Piet", "2");
  club.enter();
  const auto others = run_boardwright({"package", "install", from_piet});
  CHECK(others.status == 2);
  CHECK_THAT(others.err, Catch::Contains("the game 'river' is installed from Jan"));
  CHECK(club.written() == before);

  REQUIRE(run_boardwright({"package", "install", not_from_jan, "--trust"}).status == 0);
  CHECK_THAT(run_boardwright({"package", "show", from_jan}).out, Catch::Contains("not from Jan"));
}

TEST_CASE("packages that lie are refused with a sentence, and nothing is written") {
  const ScratchFolder keys, files;
  const Home club;
  const auto before = club.written();
  for (const auto& lie : lies(keys)) {
    INFO(lie.what);
    const auto file = files.write("lie.bwgame", lie.bytes);
    const auto refused = run_boardwright({"package", "install", file.string()});
    CHECK(refused.status == 2);
    CHECK(one_sentence(refused.err));
    CHECK_THAT(refused.err, Catch::Contains(lie.sentence));
    CHECK(club.written() == before);
  }
}

TEST_CASE("a game that breaks a law, or the program's own rules, is refused with what is wrong") {
  const ScratchFolder keys, files;
  const Home club;
  const auto key = key_in(keys);
  const auto refused = [&](const std::string& script, const std::string& sentence) {
    const auto before = club.written();
    const auto file = files.write("river.bwgame", signed_archive({{"river.lua", script}}, key));
    const auto ran = run_boardwright({"package", "install", file.string()});
    INFO(ran.out << ran.err);
    CHECK(ran.status == 2);
    CHECK(one_sentence(ran.err));
    CHECK_THAT(ran.err, Catch::Contains(sentence));
    CHECK(club.written() == before);
  };
  // Something is remembered beside the position.
  refused(replaced(river_script(), "function moves(p, seat, add)",
                   "local asked = 0\nfunction moves(p, seat, add)\n  asked = asked + 1\n  if asked % 5 == 0 "
                   "then return end"),
          "the law '");
  refused(replaced(river_script(), "function moves(p, seat, add)",
                   "function moves(p, seat, add)\n  while true do end"),
          "ran for too long");
  refused(replaced(river_script(), "function moves(p, seat, add)",
                   "os.execute('true')\nfunction moves(p, seat, add)"),
          "river.lua:");
  // What is refused when it is installed is refused when it is packed.
  const auto script = files.write("river.lua", replaced(river_script(), "function moves(p, seat, add)",
                                                        "function moves(p, seat, add)\n  error('no')"));
  const auto packed =
      run_boardwright({"pack", script.string(), "--out", (files / "out.bwgame").string(), "--author", "Jan"});
  CHECK(packed.status == 2);
  CHECK(one_sentence(packed.err));
  CHECK_FALSE(std::filesystem::exists(files / "out.bwgame"));
}

TEST_CASE("games that the program has itself, and libraries, make no packages to install") {
  const ScratchFolder keys, files;
  const Home club;
  const auto key = key_in(keys);
  const std::string script = replaced(river_script(), "\"river\"", "\"chess\"");
  PackageFacts facts = facts_of();
  facts.game = "chess";
  const std::vector<PackedFile> content{{"chess.lua", script}};
  const auto file = files.write("chess.bwgame", archive_of(manifest_of(facts, content, key), content, key));
  const auto refused = run_boardwright({"package", "install", file.string()});
  CHECK(refused.status == 2);
  CHECK_THAT(refused.err, Catch::Contains("the program has a game 'chess' of its own"));
  const auto library = run_boardwright({"pack", "coin_race", "--author", "Jan"});
  CHECK(library.status == 2);
  CHECK_THAT(library.err, Catch::Contains("is a library"));
}
