// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/reopen.hpp"

#include "framework/record/replay.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {

Result<std::shared_ptr<const Rules>> rules_of(const MatchHeader& header, const Catalogue& catalogue) {
  Record record;  // records too name every parameter and not only the variant
  record.game = header.game;
  record.variant = header.variant;
  record.parameters = header.parameters;
  auto rules = rules_for(record, catalogue);
  if (!rules) return rules;
  if (rules_hash(**rules) != header.rules_hash)
    return fail("the match was begun under another revision of the rules of " + header.game +
                "; it can't go on under these");
  if ((*rules)->seat_count() != header.seats.size())
    return fail("the match has " + std::to_string(header.seats.size()) + " players and " + header.game +
                " has " + std::to_string((*rules)->seat_count()) + " seats");
  return rules;
}

bool is_handed_over(const NewEntry& newest, const std::string& device) {
  return newest.kind == entry_kind::kHandedOver && newest.payload == device;
}

std::vector<JournalStep> steps_of(std::span<const StoredEntry> journal) {
  std::vector<JournalStep> steps;
  for (const auto& entry : journal) {
    if (entry.part == 0 || steps.empty())
      steps.push_back({entry.command, UtcTime(Milliseconds(entry.what.time)), {}, std::nullopt});
    if (entry.what.kind != entry_kind::kCreated && entry.what.kind != entry_kind::kHandedOver)
      steps.back().entries.push_back({entry.what.kind, entry.what.payload});
  }
  return steps;
}

MatchOptions ReopenedMatch::options() const {
  MatchOptions options = options_of(plan);
  options.entered = header.entered;
  return options;
}

Result<ReopenedMatch> reopen(std::span<const StoredEntry> journal, const Catalogue& catalogue) {
  if (journal.empty()) return fail("the journal is empty");
  const NewEntry& created = journal.front().what;
  auto header = read_match_header(created.payload);
  if (!header) return fail(header.error());
  auto rules = rules_of(*header, catalogue);
  if (!rules) return fail(rules.error());
  const auto entry = catalogue.find(header->game);
  if (!entry) return fail(entry.error());
  MatchPlan plan;
  static_cast<MatchTerms&>(plan) = *header;
  plan.game = entry->game;
  plan.variant = header->variant;
  plan.rules = *rules;
  for (const auto& seated : header->seats)
    plan.seats.push_back(seated.kind == PlayerKind::kComputer ? PlannedSeat::computer(seated.program)
                         : seated.kind == PlayerKind::kMember ? PlannedSeat::member(seated.player)
                                                              : PlannedSeat::guest());
  plan.clock = header->clock;
  plan.keep = true;
  if (!header->entered) {
    const auto seed = Seed::from_hex(created.secret);
    if (!seed) return fail("the journal's seed: " + seed.error());
    if (seed->hash() != header->seed_hash)
      return fail("the journal's seed and its hash don't belong together");
    plan.seed = *seed;
  }
  for (const auto& [name, text] : header->entropy) {
    const auto seat = (*rules)->seat(name);
    if (!seat) return fail("there is no seat " + excerpt(name) + " that could add to the dice");
    plan.entropy[*seat] = text;
  }
  if (!header->start.empty()) {
    auto start = (*rules)->read_position(header->start);
    if (!start) return fail("the start position: " + start.error());
    plan.start = std::move(*start);
  }
  return ReopenedMatch{std::move(*header), std::move(plan), steps_of(journal)};
}

}  // namespace boardwright
