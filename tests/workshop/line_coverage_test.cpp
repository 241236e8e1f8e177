// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/workshop/line_coverage.hpp"

#include <algorithm>
#include <array>

#include "framework/workshop/move_lines.hpp"
#include "plugins/host/lines.hpp"
#include "plugins/host/notation.hpp"
#include "tests/workshop/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

namespace {

std::string sample(const std::string& name) {
  return content_of(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "plugins/template/scripts" /
                    (name + ".lua"));
}

std::shared_ptr<const Rules> rules_of(const std::filesystem::path& file) {
  return board_of(file).line.now().shared_rules();
}

LineCoverage covered(const std::shared_ptr<const Rules>& rules, const LineCoverageOptions& options) {
  auto found = cover_lines(rules, options);
  if (!found) FAIL(found.error());
  return std::move(*found);
}

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text)
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  return lines;
}

/// The texts of the lines that never ran.
std::vector<std::string> idle_lines(const LineCoverage& found, const std::string& text) {
  const auto lines = lines_in(text);
  std::vector<std::string> idle;
  for (const CoveredLine& line : found.lines)
    if (!line.reach) idle.push_back(lines.at(line.line - 1));
  return idle;
}

/// Whether the line runs in what was found, asked again of its texts alone.
bool runs_again(const std::shared_ptr<const Rules>& rules, const CoveredLine& line) {
  const LineReach& reach = *line.reach;
  Position position = rules->start();
  for (const auto& move : reach.moves) {
    auto played = GameLine(position);
    REQUIRE(played.play(move));
    position = played.now();
  }
  const bool of_chance = reach.seat == "chance" && reach.call == LineCall::kPlay;
  if (!of_chance) CHECK(position.text() == reach.position);
  const Seat seat = reach.seat == "chance" ? BW_CHANCE : rules->seat(reach.seat).value_or(BW_NOBODY);
  const auto all = script_lines(*rules);
  std::vector<std::uint8_t> ran(all->size());
  const auto recorded = record_lines(*rules, ran, [&] {
    if (reach.call == LineCall::kReading) return;
    std::optional<Move> move;
    if (reach.call == LineCall::kPlay) {
      const auto read = position.read_move(seat, reach.move);
      REQUIRE(read);
      move = *read;
    }
    std::fill(ran.begin(), ran.end(), std::uint8_t{0});
    switch (reach.call) {
      case LineCall::kReading: break;
      case LineCall::kMoves: (void)position.moves(seat); break;
      case LineCall::kChance: (void)position.chance_events(); break;
      case LineCall::kPlay: REQUIRE(position.play(seat, *move)); break;
      case LineCall::kRepeated: (void)position.same_key(); break;
      case LineCall::kTexts: (void)read_any_move(position, seat, "0"); break;
      case LineCall::kPosition: (void)rules->read_position(position.text()); break;
      case LineCall::kWhyNot: (void)position.explain(seat, "0"); break;
      case LineCall::kView: (void)position.view(seat); break;
      case LineCall::kEvaluate: break;  // its own function, asked by no other way here
    }
  });
  REQUIRE(recorded);
  const auto at =
      std::find_if(all->begin(), all->end(), [&](const auto& one) { return one.line == line.line; });
  if (of_chance) CHECK(position.text() == reach.position);
  return ran[static_cast<std::size_t>(at - all->begin())] != 0 || reach.call == LineCall::kEvaluate;
}

struct Planted {
  const char* sample;
  const char* before;  ///< the rule is planted in front of this
  const char* rule;    ///< whose last line is never reached
};

// Each never holds, though no single line says so.
constexpr std::array<Planted, 10> kPlanted{{
    {"moving", "        if to then\n",
     "        if to and board.row[to] > size then\n          no(\"B2.1\", from, to)\n        end\n"},
    {"moving", "          if p.cell[to] == seat then",
     "          if p.cell[to] == 3 and size == 8 then\n            add(to, from)\n          end\n"},
    {"moving", "  p.cell[from], p.cell[to] = 0, seat\n",
     "  if from == to then\n    draw(p, \"taken\")\n  end\n"},
    {"moving", "  p.turn = 3 - seat\n", "  if seat == 0 then\n    p.turn = 1\n  end\n"},
    {"moving", "goal = { size, 1 }\n", "local function never(p)\n  return p.turn\nend\n"},
    {"placing", "    if field <= board.n then add(field)",
     "    if field < 1 then\n      add(column)\n    end\n"},
    {"placing", "  for axis = 1, 4 do\n", "  if cell[field] == 0 then\n    return true\n  end\n"},
    {"dice", "  local at, lower, higher", "  if p.die > 6 then\n    add(1, 1)\n  end\n"},
    {"dice",
     "  p.cell[to], p.cell[from] =", "  if p.cell[from] == 0 then\n    win(p, seat, \"corner\")\n  end\n"},
    {"hidden", "  for s = 1, 2 do if s ~= viewer", "  if viewer > 2 then\n    p.shown = 1\n  end\n"},
}};

}  // namespace

TEST_CASE("ten planted rules that never hold are found, and nothing else is new") {
  ScratchFolder folder;
  for (const Planted& planted : kPlanted) {
    INFO(planted.sample << ": " << planted.rule);
    const std::string usual = sample(planted.sample);
    const std::string text = replaced(usual, planted.before, std::string(planted.rule) + planted.before);
    const LineCoverageOptions options{.games = 150, .seed = 4};
    const auto before = idle_lines(covered(rules_of(folder.write("usual.lua", usual)), options), usual);
    auto now = idle_lines(covered(rules_of(folder.write("planted.lua", text)), options), text);
    // The last line but the one that ends it.
    const auto rule = lines_in(planted.rule);
    const std::string dead = rule[1];
    const auto found = std::find(now.begin(), now.end(), dead);
    REQUIRE(found != now.end());
    now.erase(found);
    CHECK(now == before);
  }
}

TEST_CASE("a line that runs seldom is told as soon as the games come by it") {
  ScratchFolder folder;
  // The throw that shows six three times in a row.
  const std::string text =
      replaced(replaced(sample("dice"), "die = byte(6) }", "die = byte(6), sixes = byte(3) }"),
               "  if seat == 0 then p.die",
               "  if seat == 0 then p.sixes = from == 6 and math.min(3, p.sixes + 1) or 0 end\n"
               "  if seat == 0 and p.sixes == 3 then\n    p.sixes = 0\n  end\n  if seat == 0 then p.die");
  const auto rules = rules_of(folder.write("sixes.lua", text));
  const auto rare = [&](std::uint32_t games) {
    const auto found = covered(rules, {.games = games, .seed = 2});
    const auto lines = lines_in(text);
    return *std::find_if(found.lines.begin(), found.lines.end(),
                         [&](const auto& line) { return lines.at(line.line - 1) == "    p.sixes = 0"; });
  };
  CHECK_FALSE(rare(1).reach.has_value());
  const CoveredLine line = rare(300);
  REQUIRE(line.reach.has_value());
  CHECK(line.games > 0);
  CHECK(line.games < 60);
  CHECK(line.reach->call == LineCall::kPlay);
  CHECK(line.reach->seat == "chance");
  CHECK(line.reach->move == "6");
  CHECK(line.reach->moves.size() >= 4);
  CHECK(runs_again(rules, line));
}

TEST_CASE("what was found for a line runs that line, asked again") {
  for (const char* name : {"moving", "placing", "dice", "hidden", "empty"}) {
    ScratchFolder folder;
    const auto rules = rules_of(folder.write("game.lua", sample(name)));
    for (const CoveredLine& line : covered(rules, {.games = 30, .seed = 7}).lines) {
      if (!line.reach) continue;
      INFO(name << ":" << line.line << " " << line_call_name(line.reach->call));
      CHECK(runs_again(rules, line));
      CHECK((line.games == 0) == (line.reach->call == LineCall::kReading));
    }
  }
}

TEST_CASE("what only a screen or a player asks isn't told as idle") {
  ScratchFolder folder;
  const std::string text =
      replaced(moving_script(), "revision = 1,", "revision = 1, repetition = { 3 },") + R"(
function evaluate(p, seat)
  local sum = 0
  for f = 1, board.n do
    if p.cell[f] ~= 0 then sum = sum + (p.cell[f] == seat and 1 or -1) end
  end
  return sum
end
function move_text(p, seat, from, to)
  local between = "-"
  if p.cell[to] == seat then
    between = "?"
  end
  return board.name[from] .. between .. board.name[to]
end
function check(p)
  if p.turn > 2 then
    return "nobody is on turn"
  end
end
function view(p, viewer)
  p.turn = p.turn
end
function compare(p)
  p.turn = p.turn
end
)";
  const auto rules = rules_of(folder.write("game.lua", text));
  const auto found = covered(rules, {.games = 40, .seed = 1});
  const auto idle = idle_lines(found, text);
  CHECK(idle ==
        std::vector<std::string>{lines_in(moving_script()).at(49), "    return \"nobody is on turn\""});
  const auto call_of = [&](const char* function, std::size_t last) {
    std::vector<LineCall> calls;
    for (const auto& line : found.lines)
      if (line.function == function && line.reach) calls.push_back(line.reach->call);
    REQUIRE(calls.size() > last);
    return calls[calls.size() - 1 - last];
  };
  CHECK(call_of("evaluate", 0) == LineCall::kEvaluate);
  CHECK(call_of("view", 0) == LineCall::kView);
  CHECK(call_of("check", 0) == LineCall::kPosition);
  CHECK(call_of("compare", 0) == LineCall::kRepeated);
  CHECK(call_of("move_text", 0) == LineCall::kTexts);
  CHECK(call_of("move_text", 1) == LineCall::kWhyNot);  // of what isn't legal alone
}

TEST_CASE("the same seed gives the same, and another one other games") {
  ScratchFolder folder;
  const auto rules = rules_of(folder.write("game.lua", sample("dice")));
  const auto told = [&](std::uint64_t seed) {
    std::string all;
    const auto found = covered(rules, {.games = 20, .seed = seed});
    for (const auto& line : found.lines) {
      all += std::to_string(line.line) + " " + std::to_string(line.calls) + " " + std::to_string(line.games);
      if (line.reach) {
        for (const auto& move : line.reach->moves) all += " " + move;
        all += " " + line.reach->position + " " + line.reach->move;
      }
      all += "\n";
    }
    return all;
  };
  CHECK(told(5) == told(5));
  CHECK(told(5) != told(6));
}

TEST_CASE("games end where they are told to") {
  ScratchFolder folder;
  const auto rules = rules_of(folder.write("game.lua", moving_script()));
  std::atomic<bool> stop{false};
  std::vector<std::uint32_t> told;
  LineCoverageOptions options{.games = 1000, .seed = 1, .stop = &stop};
  options.progress = [&](std::uint32_t games) {
    told.push_back(games);
    stop = games == 3;
  };
  const auto stopped = covered(rules, options);
  CHECK(stopped.games == 3);
  CHECK(told == std::vector<std::uint32_t>{1, 2, 3});
  CHECK(stopped.idle() < stopped.lines.size());
  const auto timed = covered(rules, {.games = 1'000'000, .time = std::chrono::milliseconds(200)});
  CHECK(timed.games > 0);
  CHECK(timed.games < 1'000'000);
}

TEST_CASE("rules that fail in a game are told with their place") {
  ScratchFolder folder;
  const auto file =
      folder.write("game.lua", replaced(moving_script(), "  p.turn = 3 - seat\n",
                                        "  if from == 30 then p = p + 1 end\n  p.turn = 3 - seat\n"));
  const auto found = cover_lines(rules_of(file), {.games = 100});
  REQUIRE_FALSE(found);
  CHECK(found.error().find("game.lua:47:") != std::string::npos);
  CHECK(found.error().find("in random game ") != std::string::npos);
}

TEST_CASE("every game of the shelf can be asked for its lines") {
  std::size_t games = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(BOARDWRIGHT_SOURCE_DIR) / "games/shelf")) {
    if (entry.path().extension() != ".lua") continue;
    INFO(entry.path().string());
    const auto found = covered(rules_of(entry.path()), {.games = 2, .time = std::chrono::seconds(5)});
    CHECK(found.games > 0);
    CHECK(found.lines.size() > 30);
    CHECK(found.idle() < found.lines.size() / 3);
    ++games;
  }
  CHECK(games >= 17);
}

TEST_CASE("a legal move has the line that adds it and those that play it") {
  const ScratchFolder folder;
  const auto rules = rules_of(folder.write("moving.lua", sample("moving")));
  const Position start = rules->start();
  const auto lines = lines_of_move(start, "a2-b3");
  REQUIRE(lines);
  CHECK(*lines == MoveLines{37, {45, 46, 47, 48, 49}});
  CHECK_FALSE(lines_of_move(start, "a2-a4"));
  CHECK_FALSE(lines_of_move(start, "\") or (\""));  // a text, whatever is in it
  CHECK(start == rules->start());
}
