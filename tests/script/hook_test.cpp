// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays pays nothing for lines: no machine has a hook but the one that records. Linked with the language itself.
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <lua.hpp>
#include <thread>

#include "plugins/script/lines.hpp"
#include "plugins/script/script_rules.hpp"

using namespace boardwright::script;

namespace {

std::unique_ptr<ScriptRules> moving_rules() {
  std::ifstream in(BOARDWRIGHT_SOURCE_DIR "/plugins/template/scripts/moving.lua", std::ios::binary);
  const std::string source{std::istreambuf_iterator<char>(in), {}};
  const auto machine = Machine::create();
  REQUIRE(machine != nullptr);
  auto read = Reading::read(*machine, source, {}, nullptr);
  REQUIRE(std::holds_alternative<Declaration>(read));
  Problem problem;
  auto rules = ScriptRules::create("moving.lua", source, {}, std::get<Declaration>(read), problem);
  INFO(problem.sentence);
  REQUIRE(rules != nullptr);
  return rules;
}

bool has_hook(const ScriptRules& rules) {
  const ScriptRules::Borrowed machine(rules);
  REQUIRE(machine);
  REQUIRE(machine->moves(rules.first_position().data(), 0) != nullptr);
  return lua_gethook(machine->machine().state()) != nullptr;
}

struct Asked {
  const ScriptRules& rules;
  bool within = false, elsewhere = true;
};

void ask(void* context) {
  auto& asked = *static_cast<Asked*>(context);
  asked.within = has_hook(asked.rules);
  std::thread([&] { asked.elsewhere = has_hook(asked.rules); }).join();
}

}  // namespace

TEST_CASE("only the machine that records has a hook, and only as long as it does") {
  const WatchdogHold hold;
  const auto rules = moving_rules();
  CHECK_FALSE(has_hook(*rules));
  std::vector<std::uint8_t> ran(rules->lines().lines().size());
  Asked asked{*rules};
  REQUIRE(kLines.record(rules.get(), ran.data(), ask, &asked) == BW_OK);
  CHECK(asked.within);
  CHECK_FALSE(asked.elsewhere);
  CHECK_FALSE(has_hook(*rules));
}
