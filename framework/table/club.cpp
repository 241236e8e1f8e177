// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club.hpp"

#include "framework/log/log.hpp"
#include "framework/match/entered_game.hpp"
#include "framework/match/time_source.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/kept_match.hpp"
#include "framework/table/reopen.hpp"
#include "framework/table/store_journal.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

/// Whether somebody has changed parameters of the variant.
Result<bool> changed_by_hand(const MatchPlan& plan, const Variant& variant) {
  const auto usual = plan.game->create(variant);
  if (!usual) return fail(usual.error());
  return rules_hash(**usual) != rules_hash(*plan.rules);
}

Result<void> check_plan(const MatchPlan& plan) {
  if (plan.rules == nullptr || plan.game == nullptr) return fail("a match needs a game");
  if (plan.game->variant(plan.variant) == nullptr)
    return fail("the game has no variant " + excerpt(plan.variant));
  if (plan.seats.size() != plan.rules->seat_count())
    return fail("there are " + std::to_string(plan.seats.size()) + " players for " +
                std::to_string(plan.rules->seat_count()) + " seats");
  if (!plan.moves.empty()) return fail("a match that is kept begins with its first move");
  return {};
}

/// Who sits where is filled in later: guests are given ids by the store.
Result<MatchHeader> header_of(const MatchPlan& plan, const Seed& host_seed) {
  const Variant& known = *plan.game->variant(plan.variant);
  const Record record = record_of(*plan.rules, known.id);
  const auto by_hand = changed_by_hand(plan, known);
  if (!by_hand) return fail(by_hand.error());
  MatchHeader header;
  static_cast<MatchTerms&>(header) = plan;
  header.game = record.game;
  header.variant = record.variant;
  // What a user's own variant is may change from one day to the next: its rules count, not its name.
  header.by_hand = *by_hand || known.is_own();
  header.plugin_version = record.plugin_version;
  header.parameters = record.parameters;
  header.rules_hash = record.rules_hash;
  header.seed_hash = host_seed.hash();
  header.entropy = by_seat_name(*plan.rules, plan.entropy);
  if (plan.start) header.start = plan.start->text();
  header.clock = plan.clock_by_seat();
  return header;
}

}  // namespace

Club::Club(Store store, ScoringBook book)
    : store_(std::move(store)),
      book_(std::move(book)),
      people_(store_),
      matches_(store_),
      results_(store_, book_),
      standings_(store_, book_) {}

Result<std::shared_ptr<Club>> Club::open(const StoreLocation& location, ScoringBook book,
                                         const StoreOptions& options) {
  auto store = Store::open(location, options);
  if (!store) {
    log_warning("store not opened: " + store.error());
    return fail(store.error());
  }
  log_event("store opened: " + location.name());
  return std::shared_ptr<Club>(new Club(std::move(*store), std::move(book)));
}

Result<std::unique_ptr<KeptMatch>> Club::start(MatchPlan plan, TimeSource time) {
  if (auto sound = check_plan(plan); !sound) return fail(sound.error());
  for (const UtcTime now : {system_time(), time ? time() : system_time()})
    if (auto right = check_clock(now); !right) return fail(right.error());
  if (plan.start && *plan.start == plan.rules->start()) plan.start.reset();
  if (plan.rated && plan.start) return fail("a rated match begins at the start of the game");
  const Seed seed = plan.seed ? *plan.seed : Seed::fresh();
  auto header = header_of(plan, seed);
  if (!header) return fail(header.error());

  const auto known = people_.seat(plan, *header);
  if (!known) return fail(known.error());

  MatchOptions options = options_of(plan);
  options.seed = seed;
  options.players = names_of(*header, *known);
  options.time = std::move(time);
  const std::string id = new_id(utc_now());
  options.journal = std::make_shared<StoreJournal>(store_, id, *header, seed.hex(), 0);
  auto begun = Match::create(std::move(options));
  if (!begun) return fail(begun.error());
  log_event("match kept as " + id);
  plan.seed.reset();  // the match's own from here on
  return std::make_unique<KeptMatch>(shared_from_this(), id, std::move(*header), std::move(plan),
                                     std::move(*begun));
}

Result<std::string> Club::enter(MatchPlan plan, const PlayedElsewhere& played) {
  if (auto sound = check_plan(plan); !sound) return fail(sound.error());
  plan.policies = plan.game->policies_of(*plan.game->variant(plan.variant));
  plan.policies.repetition = RepetitionPolicy::kClaim;  // the result says whether somebody did
  plan.clock.reset();
  const GameLine line = played.line ? *played.line : GameLine(plan.rules->start(), RepetitionPolicy::kClaim);
  if (line.now().shared_rules() != plan.rules) return fail("the moves belong to other rules");
  plan.start = line.start() == plan.rules->start() ? std::nullopt : std::optional(line.start());
  if (plan.rated && plan.start) return fail("a rated match begins at the start of the game");
  for (const auto& seat : plan.seats) {
    if (!seat.is_person()) return fail("only games between people are entered");
    if (plan.rated && seat.kind != PlayerKind::kMember)
      return fail("only games between members count for points and ratings");
  }
  const TimeMs now = utc_now(), time = played.time == 0 ? now : played.time;
  if (auto right = check_clock(UtcTime(Milliseconds(now))); !right) return fail(right.error());
  if (time > now) return fail("the game can't have ended in the future");
  if (time < 0) return fail("the game can't have ended before 1970");
  EnteredGame game = EnteredGame::of(line, std::nullopt);
  if (auto possible = game.set_result(played.result); !possible) return fail(possible.error());

  auto header = header_of(plan, Seed::from_number(0));
  if (!header) return fail(header.error());
  header->seed_hash.clear();
  header->entered = true;
  const auto known = people_.seat(plan, *header);
  if (!known) return fail(known.error());
  const std::string id = new_id(now);
  StoreJournal journal(store_, id, std::move(*header), {}, 0);
  if (auto written = journal.write(entered_step(game.line(), played.result, UtcTime(Milliseconds(time))));
      !written)
    return fail(written.error());
  return id;
}

Result<std::unique_ptr<KeptMatch>> Club::resume(const std::string& match, const Catalogue& catalogue,
                                                TimeSource time) {
  const auto failed = [&](const std::string& why) { return fail("match " + excerpt(match) + ": " + why); };
  if (auto right = check_clock(time ? time() : system_time()); !right) return fail(right.error());
  std::string device;
  const auto journal = store_.use([&](Store& store) {
    device = store.device();
    return store.journal(match);
  });
  if (!journal) return fail(journal.error());
  if (journal->empty()) return failed("there is no such match");
  const NewEntry& newest = journal->back().what;
  if (newest.kind == entry_kind::kResult) return failed("it is finished");
  if (newest.kind == entry_kind::kDiscarded) return failed("it was deleted");
  if (is_handed_over(newest, device))
    return failed("it was handed over and goes on in the store that imported it");
  auto reopened = reopen(*journal, catalogue);
  if (!reopened) return failed(reopened.error());
  const auto known = people_.all();
  if (!known) return fail(known.error());
  MatchPlan& plan = reopened->plan;
  MatchOptions options = reopened->options();
  options.players = names_of(reopened->header, *known);
  for (std::size_t seat = 0; seat < plan.seats.size(); ++seat)
    if (plan.seats[seat].is_person()) plan.seats[seat].name = options.players[seat];
  plan.seed.reset();
  options.time = std::move(time);
  options.journal = std::make_shared<StoreJournal>(store_, match, reopened->header, "", journal->size());
  auto resumed = Match::resume(std::move(options), reopened->steps);
  if (!resumed) return failed(resumed.error());
  if (auto ticked = (*resumed)->tick(); !ticked) return fail(ticked.error());
  return std::make_unique<KeptMatch>(shared_from_this(), match, std::move(reopened->header), std::move(plan),
                                     std::move(*resumed));
}

}  // namespace boardwright
