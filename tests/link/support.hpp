// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "framework/link/answer.hpp"
#include "framework/link/local_link.hpp"
#include "framework/link/record_link.hpp"
#include "framework/table/loop_strand.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

/// A table with people at it and nothing kept, and a link for whoever asks.
struct LinkedTable {
  LoopStrand strand;
  Thinkers thinkers{1};
  std::unique_ptr<Table> table;

  explicit LinkedTable(const std::string& name) {
    static const Catalogue catalogue = own_games();
    const Entry entry = value_of(catalogue.find(name));
    MatchPlan plan = MatchPlan::of(entry.game, entry.variant->id, value_of(entry.create()));
    plan.seats = seats_of_words(std::vector<std::string>(plan.rules->seat_count(), kHuman));
    plan.seed = Seed::from_number(3);
    table = value_of(Table::begin(std::move(plan), {}, {strand, thinkers, nullptr}));
    table->go({});
  }
  [[nodiscard]] const Match& match() const { return table->match(); }
};

/// What a link answers, where it answers at once.
inline Result<Answer> answered(Link& link, const Question& question) {
  Result<Answer> result = fail("not answered");
  link.ask(question, [&](const Result<Answer>& answer) { result = answer; });
  return result;
}

template <class Kind>
Kind answer_of(Link& link, const Question& question) {
  return std::get<Kind>(value_of(answered(link, question)));
}

/// What came of a command, where that is known at once.
inline CommandResult done(Link& link, Command command) {
  std::optional<CommandResult> result;
  link.submit(std::move(command), [&](const CommandResult& what) { result = what; });
  REQUIRE(result);
  return *result;
}

inline Command move_of(const Link& link, const std::string& text) {
  return {Command::Type::kMove, 0, text, link.update().number, "", link.update().generation};
}

}  // namespace boardwright::test
