// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games in one file play as they should: against counts that are known, against plugins in C++, and by the laws.
#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <thread>

#include "framework/catalogue/catalogue.hpp"
#include "plugins/check/run.hpp"
#include "plugins/host/leaves.hpp"
#include "tests/script/support.hpp"

namespace boardwright {
namespace {

std::shared_ptr<const Rules> script_rules(const std::string& name, const Parameters& parameters = {}) {
  const auto library = Library::load(sample(name));
  if (!library) FAIL(library.error());
  auto rules = (*library)->create((*library)->games().front().id, parameters);
  if (!rules) FAIL(rules.error());
  return *rules;
}

std::string by_fields(std::string text) {
  std::replace(text.begin(), text.end(), 'x', '-');
  return text;
}

std::shared_ptr<const Rules> plugin_rules(const std::string& name, const Parameters& parameters = {}) {
  return rules_of(built("games/" + name + "/" + name + ".so"), name, parameters);
}

/// By their fields alone: the plugin writes x where a move takes.
std::vector<std::string> move_texts(const Position& position) {
  std::vector<std::string> texts;
  for (const Seat seat : position.seats_on_turn())
    for (const Move move : position.moves(seat)) texts.push_back(by_fields(position.move_text(seat, move)));
  std::sort(texts.begin(), texts.end());
  return texts;
}

bool play_by_fields(Position& position, const std::string& wanted) {
  const Seat seat = position.seats_on_turn().front();
  for (const Move move : position.moves(seat))
    if (by_fields(position.move_text(seat, move)) == wanted) return position.play(seat, move).has_value();
  return false;
}

/// One game on both, by the texts of moves; the sentence says where they part.
std::string twin_game(const Rules& one, const Rules& other, Random& random) {
  Position a = one.start(), b = other.start();
  for (int ply = 0; ply < 400; ++ply) {
    const auto moves = move_texts(a);
    if (moves != move_texts(b)) return "other moves at " + a.text();
    if (a.is_over() != b.is_over()) return "only one is over at " + a.text();
    if (a.is_over()) {
      if (a.outcome().scores != b.outcome().scores || a.outcome().reason != b.outcome().reason)
        return "another outcome at " + a.text();
      return "";
    }
    const std::string& chosen = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    for (Position* position : {&a, &b})
      if (!play_by_fields(*position, chosen)) return chosen + " can't be played at " + position->text();
  }
  return "";
}

}  // namespace

TEST_CASE("a script has the leaves that its game has", "[script]") {
  const auto leaves = [](const std::string& name, std::uint32_t depth) {
    return count_leaves(script_rules(name)->start(), depth);
  };
  // Counted by hand: 8 pieces in the second row, six with three moves ahead and two with two.
  CHECK(leaves("breakthrough", 1) == 22);
  CHECK(leaves("breakthrough", 2) == 22 * 22);
  CHECK(leaves("breakthrough", 3) == 11132);
  CHECK(leaves("lines_of_action", 1) == 36);
  // The six throws, each with one stone: those of the corner can go three ways.
  CHECK(leaves("einstein", 1) == 6);
  // Two different cards of three for each; then a bet or not.
  CHECK(leaves("two_cards", 1) == 6);
  CHECK(leaves("two_cards", 2) == 12);
}

TEST_CASE("the plugin's own loop counts what playing through the contract counts", "[script]") {
  for (const char* name : {"breakthrough", "einstein", "two_cards", "lines_of_action"})
    CHECK(count_leaves(script_rules(name)->start(), 3) ==
          count_leaves_by_playing(script_rules(name)->start(), 3));
}

TEST_CASE("Lines of Action as a script is the plugin's twin", "[script]") {
  const auto script = script_rules("lines_of_action");
  const auto plugin = plugin_rules("lines_of_action");
  for (std::uint32_t depth = 1; depth <= 4; ++depth)
    CHECK(count_leaves(script->start(), depth) == count_leaves(plugin->start(), depth));
  Random random(31);
  for (int game = 0; game < 60; ++game) CHECK(twin_game(*script, *plugin, random) == "");
  const Parameters small{{"size", std::int64_t{6}}, {"misere", true}};
  const auto small_script = script_rules("lines_of_action", small);
  CHECK(small_script->start().text() != script->start().text());
}

TEST_CASE("scripts keep all laws", "[script]") {
  check::Options options;
  options.seconds = 3;
  for (const char* name :
       {"breakthrough", "lines_of_action", "einstein", "two_cards", "climb", "triangle", "roads"}) {
    const auto library = Library::load(sample(name));
    REQUIRE(library);
    const auto verdicts = check::run_laws({sample(name), (*library)->games().front().id, {}, {}}, options);
    REQUIRE(verdicts);
    for (const auto& verdict : *verdicts) {
      CAPTURE(name, verdict.law, verdict.text, verdict.output);
      CHECK(verdict.status != check::Status::kFailed);
    }
  }
}

TEST_CASE("what new scripts begin as keeps all laws", "[script]") {
  check::Options options;
  options.seconds = 3;
  const auto folder = std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts";
  for (const char* name : {"moving", "placing", "dice", "hidden", "empty"}) {
    const auto verdicts =
        check::run_laws({folder / (std::string(name) + ".lua"), "sample_game", {}, {}}, options);
    REQUIRE(verdicts);
    for (const auto& verdict : *verdicts) {
      CAPTURE(name, verdict.law, verdict.text, verdict.output);
      CHECK(verdict.status != check::Status::kFailed);
    }
  }
  // Seven columns of six fields: nobody has won or filled a column before the seventh stone.
  const auto placing = Library::load(folder / "placing.lua");
  REQUIRE(placing);
  const auto rules = (*placing)->create("sample_game");
  REQUIRE(rules);
  CHECK(count_leaves((*rules)->start(), 6) == 7 * 7 * 7 * 7 * 7 * 7);
}

TEST_CASE("a script's parameters are parameters", "[script]") {
  const auto library = Library::load(sample("lines_of_action"));
  REQUIRE(library);
  const auto& parameters = (*library)->games().front().parameters;
  REQUIRE(parameters.size() == 3);
  CHECK(parameters[0].name == "jump_own");
  CHECK(parameters[2].name == "size");
  CHECK(parameters[2].max == 10);
  const auto too_large = (*library)->create("loa_script", {{"size", std::int64_t{11}}});
  REQUIRE_FALSE(too_large);
  CHECK(too_large.error() == "parameter size: expected a whole number from 6 to 10");
  CHECK(script_rules("breakthrough", {{"size", std::int64_t{5}}})->start().text() ==
        "bbbbb/bbbbb/...../wwwww/wwwww white");
}

TEST_CASE("why a move isn't legal is told by the rule that spoke", "[script]") {
  const auto rules = script_rules("breakthrough");
  const auto position =
      rules->read_position("......../......../......../......../......../...w..../..www.../......bb white");
  REQUIRE(position);
  const auto own = position->explain(0, "d2-d3");
  REQUIRE(own);
  CHECK_FALSE(own->legal);
  CHECK(own->rule == "B2.3");
  const auto legal = position->explain(0, "d3-d4");
  REQUIRE(legal);
  CHECK(legal->legal);
  const auto nothing = position->explain(0, "a1-a8");
  REQUIRE(nothing);
  CHECK(nothing->rule.empty());
  CHECK(nothing->message == "no_rule");
}

TEST_CASE("a script that fails while it plays says where", "[script]") {
  const ScriptFile file(
      replaced(content_of(sample("breakthrough")), "p.turn = 3 - seat", "p.trun = 3 - seat"));
  const auto library = file.load();
  REQUIRE(library);
  const auto rules = (*library)->create("breakthrough");
  REQUIRE(rules);
  Position position = (*rules)->start();
  const std::string before = position.text();
  const auto played = position.play(0, position.moves(0).front());
  REQUIRE_FALSE(played);
  CHECK_THAT(played.error(), Catch::EndsWith(file.path().string() + ":47:5: p has no 'trun'"));
  CHECK(position.text() == before);
}

TEST_CASE("a rule that remembers something outside the position breaks a law", "[script]") {
  // A table in an upvalue counts how often moves were asked for: after that many there is one less.
  const std::string text =
      replaced(content_of(sample("breakthrough")), "function moves(p, seat, add)",
               "local asked = { 0 }\nfunction moves(p, seat, add)\n"
               "  asked[1] = asked[1] + 1\n  if asked[1] > 30 then return add(1, 2) end");
  const ScriptFile file(text);
  check::Options options;
  options.games = 20;
  options.laws = {"repeatable"};
  const auto verdicts = check::run_laws({file.path(), "breakthrough", {}, {}}, options);
  REQUIRE(verdicts);
  CHECK(verdicts->back().status == check::Status::kFailed);
}

TEST_CASE("many threads may ask one script at once", "[script]") {
  const auto rules = script_rules("breakthrough");
  std::vector<std::thread> threads;
  std::array<std::uint64_t, 4> counts{};
  for (auto& count : counts)
    threads.emplace_back([&rules, &count] { count = count_leaves_by_playing(rules->start(), 3); });
  for (auto& thread : threads) thread.join();
  for (const auto count : counts) CHECK(count == 11132);
}

TEST_CASE("the catalogue takes a script by its path and from a folder", "[script][catalogue]") {
  CatalogueOptions options;
  options.use_environment = false;
  options.use_program_folders = false;
  options.folders = {sample("breakthrough").parent_path()};
  const auto catalogue = Catalogue::load(options);
  CHECK(catalogue.games().size() == 8);
  const auto entry = catalogue.find("breakthrough");
  REQUIRE(entry);
  CHECK(entry->game->name(Language::kEnglish) == "Breakthrough");
  CHECK(entry->game->summary(Language::kEnglish) == "Be the first to bring a piece to the far row.");
  CHECK(entry->game->problems().empty());
  const auto by_path = catalogue.find(sample("einstein").string());
  REQUIRE(by_path);
  CHECK(by_path->create());
  const auto none = catalogue.find("nowhere.lua");
  REQUIRE_FALSE(none);
  CHECK(none.error() == "nowhere.lua: there is no such file");
}

TEST_CASE("a YAML beside a script gives it names, variants and words in other languages",
          "[script][catalogue]") {
  const ScratchFolder folder;
  std::filesystem::copy_file(sample("breakthrough"), folder.path() / "breakthrough.lua");
  std::ofstream(folder.path() / "breakthrough.yaml")
      << "id: breakthrough\nscript: breakthrough.lua\nname: {en: Breakthrough, nl: Doorbraak}\n"
         "variants:\n  - {id: standard, name: Standard}\n  - {id: small, name: Small, set: {size: 6}}\n";
  CatalogueOptions options;
  options.use_environment = false;
  options.use_program_folders = false;
  options.folders = {folder.path()};
  const auto catalogue = Catalogue::load(options);
  const auto small = catalogue.find("breakthrough/small");
  REQUIRE(small);
  CHECK(small->game->name(*language_from("nl")) == "Doorbraak");
  const auto rules = small->create();
  REQUIRE(rules);
  CHECK((*rules)->start().text() == "bbbbbb/bbbbbb/....../....../wwwwww/wwwwww white");
}

}  // namespace boardwright
