// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who plays pays nothing for lines: no machine has a hook but the one that records. Linked with the language itself.
#include <pthread.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iterator>
#include <lua.hpp>
#include <thread>

#include "plugins/script/lines.hpp"
#include "plugins/script/script_rules.hpp"

using namespace boardwright::script;

namespace {

std::string moving_source() {
  std::ifstream in(BOARDWRIGHT_SOURCE_DIR "/plugins/template/scripts/moving.lua", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::unique_ptr<ScriptRules> moving_rules(const std::string& source = moving_source()) {
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
  const BorrowedMachine machine(rules.machines());
  REQUIRE(machine);
  REQUIRE(machine->moves(rules.first_position().data(), 0) != nullptr);
  return lua_gethook(machine->machine().state()) != nullptr;
}

/// What the processor has spent on this thread.
double spent() {
  timespec now{};
  REQUIRE(clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
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

TEST_CASE("a thread that somebody waits for is held for less, and once for each position") {
  const WatchdogHold hold;
  std::string source = moving_source();
  const std::string head = "function moves(p, seat, add)\n";
  source.insert(source.find(head) + head.size(), "  while true do end\n");
  const auto rules = moving_rules(source);
  const auto* first = rules->first_position().data();
  set_patience(pthread_self(), std::chrono::milliseconds(300));
  {
    const BorrowedMachine machine(rules->machines());
    double before = spent();
    CHECK(machine->moves(first, 0) == nullptr);
    CHECK(spent() - before > 0.02);  // it ran, on whatever share of a busy machine
    CHECK(spent() - before < 0.6);
    const std::string told = machine->problem().sentence;
    CHECK(told.find(kTooLong) != std::string::npos);
    before = spent();
    CHECK(machine->moves(first, 0) == nullptr);
    CHECK(machine->refusals(first, 0) == nullptr);
    CHECK(spent() - before < 0.05);
    CHECK(machine->problem().sentence == told);
  }
  set_patience({}, {});
  Problem problem;
  const auto fresh = rules->own_machine(problem);
  REQUIRE(fresh != nullptr);
  const auto since = std::chrono::steady_clock::now();
  CHECK(fresh->moves(first, 0) == nullptr);
  CHECK(std::chrono::steady_clock::now() - since >= kLongestCall - std::chrono::milliseconds(100));
}
