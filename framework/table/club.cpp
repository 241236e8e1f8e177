// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/club.hpp"

#include "framework/log/log.hpp"
#include "framework/match/entered_game.hpp"
#include "framework/match/time_source.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/transfer.hpp"
#include "framework/table/kept_match.hpp"
#include "framework/table/reopen.hpp"
#include "framework/table/store_journal.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

std::vector<std::string> names_of(const MatchHeader& header,
                                  const std::map<std::string, ClubPlayer>& players) {
  std::vector<std::string> names;
  for (const auto& seat : header.seats) names.push_back(name_of(players, seat.player));
  return names;
}

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
  const auto& [game, variant, rules, seats, clock, policies, rated, keep, start, moves, seed, entropy,
               ply_limit, place, network] = plan;
  const Variant& known = *game->variant(variant);
  const Record record = record_of(*rules, known.id);
  const auto by_hand = changed_by_hand(plan, known);
  if (!by_hand) return fail(by_hand.error());
  MatchHeader header;
  header.game = record.game;
  header.variant = record.variant;
  // What a user's own variant is may change from one day to the next: its rules count, not its name.
  header.by_hand = *by_hand || known.is_own();
  header.plugin_version = record.plugin_version;
  header.parameters = record.parameters;
  header.rules_hash = record.rules_hash;
  header.seed_hash = host_seed.hash();
  header.entropy = by_seat_name(*rules, entropy);
  if (start) header.start = start->text();
  header.ply_limit = ply_limit;
  header.clock = plan.clock_by_seat();
  header.rated = rated;
  header.policies = policies;
  header.place = place;
  return header;
}

MatchInfo info_of(const MatchHead& head, const std::map<std::string, ClubPlayer>& players,
                  const std::string& device) {
  MatchInfo info;
  info.match = head.match;
  info.begun = head.created.what.time;
  info.last = head.newest.what.time;
  // One match that can't be read must not hide the others.
  if (auto header = read_match_header(head.created.what.payload))
    info.header = std::move(*header);
  else
    info.problem = header.error();
  info.names = names_of(info.header, players);
  const std::string& newest = head.newest.what.kind;
  info.finished = newest == entry_kind::kResult;
  // The clock that a match begins with is written with its first entry.
  info.moved = head.newest.command != head.created.command;
  info.handed_over = is_handed_over(head.newest.what, device);
  if (newest == entry_kind::kClock)
    if (const auto clock = Clock::from_text(head.newest.what.payload)) {
      info.next_flag = clock->next_flag();
      info.on_turn = clock->on_turn();
    }
  return info;
}

}  // namespace

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

Result<void> Club::add(ClubEvent event) {
  if (auto right = check_clock(system_time()); !right) return right;
  return store_.use([&](Store& store) { return store.add(event); });
}

Result<SeatedPlayer> Club::seat_player(const PlannedSeat& seat,
                                       const std::map<std::string, ClubPlayer>& known,
                                       std::vector<ClubEvent>& added) {
  const TimeMs now = utc_now();
  if (seat.kind == PlayerKind::kMember) {
    const auto player = known.find(seat.id);
    if (player == known.end() || player->second.kind != PlayerKind::kMember)
      return fail("there is no member " + excerpt(seat.id));
    if (!player->second.merged_into.empty())
      return fail(shown_name(player->second.name) + " is a double of another member, who plays instead");
    if (player->second.anonymised) return fail("an anonymised member can't play");
    return SeatedPlayer{seat.id, seat.kind, ""};
  }
  const bool computer = seat.kind == PlayerKind::kComputer;
  if (!computer && !seat.id.empty()) {
    const auto player = known.find(seat.id);
    if (player == known.end() || player->second.kind != PlayerKind::kGuest || player->second.anonymised)
      return fail("there is no guest " + excerpt(seat.id));
    return SeatedPlayer{seat.id, seat.kind, ""};
  }
  if (computer)  // the same program is the same player
    for (const auto& [id, player] : known)
      if (player.kind == PlayerKind::kComputer && player.name == seat.id && player.merged_into.empty())
        return SeatedPlayer{id, seat.kind, seat.id};
  for (const auto& event : added) {
    const auto& one = std::get<PlayerAdded>(event.what);
    if (computer && one.kind == PlayerKind::kComputer && one.name == seat.id)
      return SeatedPlayer{one.player, seat.kind, seat.id};
  }
  const std::string id = new_id(now);
  std::string name = computer ? seat.id : seat.name.empty() ? "Guest" : seat.name;
  if (!computer) {
    auto good = read_name(name);
    if (!good) return fail("the guest's name: " + good.error());
    name = std::move(*good);
  }
  added.push_back({new_id(now), now, PlayerAdded{id, seat.kind, std::move(name)}});
  return SeatedPlayer{id, seat.kind, computer ? seat.id : ""};
}

Result<std::map<std::string, ClubPlayer>> Club::seat_players(const MatchPlan& plan, MatchHeader& header) {
  auto known = players();
  if (!known) return known;
  std::vector<ClubEvent> added;
  for (const auto& seat : plan.seats) {
    auto seated = seat_player(seat, *known, added);
    if (!seated) return fail(seated.error());
    for (const auto& other : header.seats)
      if (other.player == seated->player && (plan.rated || seated->kind == PlayerKind::kMember))
        return fail(shown_name(name_of(*known, seated->player)) +
                    " can't play against himself or herself; choose somebody else or a guest for one side");
    header.seats.push_back(std::move(*seated));
  }
  if (added.empty()) return known;
  if (auto kept = store_.use([&](Store& store) { return store.add(added); }); !kept)
    return fail(kept.error());
  return players();
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

  const auto known = seat_players(plan, *header);
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
  const auto known = seat_players(plan, *header);
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
  const auto known = players();
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

Result<std::vector<MatchInfo>> Club::listed(bool unfinished_only) {
  std::string device;
  const auto heads = store_.use([&](Store& store) {
    device = store.device();
    return unfinished_only ? store.unfinished() : store.matches();
  });
  if (!heads) return fail(heads.error());
  const auto known = players();
  if (!known) return fail(known.error());
  std::vector<MatchInfo> list;
  for (const auto& head : *heads) list.push_back(info_of(head, *known, device));
  return list;
}

Result<std::vector<MatchInfo>> Club::matches() { return listed(false); }
Result<std::vector<MatchInfo>> Club::unfinished() { return listed(true); }

Result<std::string> Club::find_match(std::string_view text) {
  const auto ids = store_.use([](Store& store) { return store.match_ids(); });
  if (!ids) return fail(ids.error());
  std::vector<std::string> found;
  for (const auto& id : *ids)
    if (!text.empty() && (id.starts_with(text) || id.ends_with(text))) found.push_back(id);
  if (found.empty()) return fail("there is no match whose id begins or ends with " + excerpt(text));
  if (found.size() > 1)
    return fail("there are " + std::to_string(found.size()) + " matches whose id begins or ends with " +
                excerpt(text) + "; give more of it");
  return found.front();
}

Result<std::string> Club::hand_over(const std::string& match) {
  return store_.use([&](Store& store) -> Result<std::string> {
    const auto journal = store.journal(match);
    if (!journal) return fail(journal.error());
    if (journal->empty()) return fail("there is no match " + excerpt(match));
    const auto header = read_match_header(journal->front().what.payload);
    if (!header) return fail("match " + match + ": " + header.error());
    std::vector<std::string> seated;
    for (const auto& seat : header->seats) seated.push_back(seat.player);
    const NewEntry& newest = journal->back().what;
    if (newest.kind == entry_kind::kDiscarded) return fail("match " + match + " was deleted");
    if (newest.kind != entry_kind::kResult && newest.kind != entry_kind::kHandedOver) {
      const TimeMs now = utc_now();
      const NewEntry moved{std::string(entry_kind::kHandedOver), store.device(), now, ""};
      const auto receipt = store.append({match, journal->size(), new_id(now), {moved}, {}});
      if (!receipt) return fail(receipt.error());
    }
    return export_match(store, match, seated);
  });
}

Result<std::map<std::string, std::uint32_t>> Club::abandoned(std::chrono::days idle) {
  const auto open = unfinished();
  if (!open) return fail(open.error());
  std::map<std::string, std::uint32_t> count;
  const TimeMs before = utc_now() - std::chrono::duration_cast<Milliseconds>(idle).count();
  for (const auto& match : *open)
    if (!is_correspondence(match.header.clock) && match.last < before)
      for (const auto& seat : match.header.seats)
        if (seat.kind == PlayerKind::kMember) ++count[seat.player];
  return count;
}

}  // namespace boardwright
