// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/at_home.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/digest.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

std::string numbers_of(const std::vector<Seat>& seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : " ") + std::to_string(seat);
  return text;
}

std::vector<Seat> seats_of(const std::string& numbers) {
  std::vector<Seat> seats;
  std::istringstream in(numbers);
  for (unsigned number = 0; in >> number;) seats.push_back(static_cast<Seat>(number));
  return seats;
}

std::string about_text(const HomeGame& game) {
  Json seats = Json::array();
  for (const auto& one : game.seats)
    seats.push_back(
        {{"seat", one.seat}, {"person", one.person}, {"player", one.player}, {"computer", one.computer}});
  return Json{{"game", game.game},
              {"variant", game.variant},
              {"clock", game.clock},
              {"seats", seats},
              {"replies", game.takes_replies}}
      .dump();
}

std::optional<HomeGame> game_of(HomeMatch kept) try {
  const Json about = Json::parse(kept.about);
  HomeGame game;
  game.game = about.value("game", ""), game.variant = about.value("variant", "");
  game.clock = about.value("clock", "");
  game.takes_replies = about.value("replies", false);
  for (const auto& one : about.at("seats"))
    game.seats.push_back(
        {one.value("seat", ""), one.value("person", ""), one.value("player", ""), one.value("computer", "")});
  game.on_turn = seats_of(kept.on_turn);
  game.kept = std::move(kept);
  return game;
} catch (const Json::exception&) {  // a store that was damaged; the match itself is read when somebody looks
  return std::nullopt;
}

std::string wanted_text(const WantedGame& wanted) {
  return Json{
      {"game", wanted.game}, {"variant", wanted.variant}, {"clock", wanted.clock}, {"seat", wanted.seat}}
      .dump();
}

WantedGame wanted_of(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return {};
  return {json.value("game", ""), json.value("variant", ""), json.value("clock", ""), json.value("seat", "")};
}

Replies replies_from(const HomeReplies& kept) {
  Replies replies{kept.ply, {}};
  const Json lines = Json::parse(kept.lines, nullptr, false);
  if (!lines.is_array()) return replies;
  for (const auto& line : lines) {
    Replies::Line moves;
    for (const auto& move : line)
      if (move.is_string()) moves.push_back(move.get<std::string>());
    replies.lines.push_back(std::move(moves));
  }
  return replies;
}

}  // namespace

std::optional<Seat> HomeGame::seat_of(const std::string& person) const {
  for (Seat seat = 0; seat < seats.size(); ++seat)
    if (!person.empty() && seats[seat].person == person) return seat;
  return std::nullopt;
}

bool HomeGame::waits_for(const std::string& person) const {
  return !over() && std::any_of(on_turn.begin(), on_turn.end(), [&](Seat seat) {
    return seat < seats.size() && !person.empty() && seats[seat].person == person;
  });
}

bool HomeGame::waits_for_computer() const {
  return !over() && std::any_of(on_turn.begin(), on_turn.end(), [&](Seat seat) {
    return seat < seats.size() && !seats[seat].computer.empty();
  });
}

Result<AtHome> AtHome::open(HomeStore store, unsigned vacation_days) {
  const auto vacations = store.vacations();
  if (!vacations) return fail(vacations.error());
  AtHome home(std::move(store), *vacations, vacation_days);
  const auto matches = home.store_.matches();
  if (!matches) return fail(matches.error());
  for (const auto& one : *matches)
    if (auto game = game_of(one)) home.games_.emplace(one.match, std::move(*game));
  const auto feeds = home.store_.feeds();
  if (!feeds) return fail(feeds.error());
  for (const auto& feed : *feeds) home.feeds_.emplace(feed.member, feed);
  const auto replies = home.store_.replies();
  if (!replies) return fail(replies.error());
  for (const auto& one : *replies) home.replies_[one.match][static_cast<Seat>(one.seat)] = replies_from(one);
  const auto challenges = home.store_.challenges();
  if (!challenges) return fail(challenges.error());
  for (const auto& one : *challenges)
    home.challenges_.push_back({one.id, one.challenger, one.member, wanted_of(one.wanted), one.made});
  return home;
}

const HomeGame* AtHome::game(const std::string& match) const {
  const auto found = games_.find(match);
  return found == games_.end() ? nullptr : &found->second;
}

void AtHome::keep(HomeGame& game) {
  game.kept.on_turn = numbers_of(game.on_turn);
  if (auto kept = store_.keep(game.kept); !kept)
    log_warning("match " + game.kept.match + ": whose turn it is isn't kept: " + kept.error());
}

void AtHome::begin(const MatchFacts& facts, const std::vector<std::string>& people, TimeMs now) {
  const bool known = games_.contains(facts.match);
  HomeGame& game = games_[facts.match];
  game.game = facts.game, game.variant = facts.variant, game.clock = facts.clock;
  game.seats.clear();
  for (Seat seat = 0; seat < facts.seats.size(); ++seat)
    game.seats.push_back({facts.seats[seat], seat < people.size() ? people[seat] : "", facts.players[seat],
                          facts.computers[seat]});
  game.kept.match = facts.match;
  game.kept.about = about_text(game);
  if (!known) game.kept.begun = now;
  keep(game);
}

bool AtHome::found(const std::string& match, const std::vector<Seat>& on_turn,
                   std::optional<UtcTime> next_flag) {
  const auto known = games_.find(match);
  if (known == games_.end() || known->second.over() || known->second.on_turn != on_turn) return false;
  // A computer was thinking, or a reply may be due: neither moves while the match is in the store alone.
  const auto waiting = replies_.find(match);
  if (known->second.waits_for_computer() || (waiting != replies_.end() && !waiting->second.empty()))
    return false;
  known->second.due = known->second.next = next_flag;
  return true;
}

bool AtHome::note(const TurnNote& note) {
  const auto known = games_.find(note.match);
  if (known == games_.end()) return false;
  HomeGame& game = known->second;
  const bool another = game.kept.plies != note.plies || game.on_turn != note.on_turn;
  const bool ends = note.over != game.over();
  if (another) game.kept.begun = since_1970(note.at);
  game.kept.plies = static_cast<std::uint32_t>(note.plies);
  game.on_turn = note.on_turn;
  game.due = note.due, game.next = note.over ? std::nullopt : note.next;
  const bool replies = std::exchange(game.takes_replies, note.takes_replies) != note.takes_replies;
  if (replies) game.kept.about = about_text(game);
  game.replies = note.replies;
  if (ends) {  // or goes on after all: the last turn was taken back
    game.kept.ended = note.over ? since_1970(note.at) : 0;
    game.kept.result = note.over ? note.result.dump() : "";
  }
  if (another || ends || replies) keep(game);
  auto& waiting = replies_[note.match];
  std::erase_if(waiting, [&](const auto& one) {
    if (note.replies.contains(one.first)) return false;
    if (auto gone_now = store_.forget_replies(note.match, one.first); !gone_now)
      log_warning("match " + note.match + ": replies are still kept: " + gone_now.error());
    return true;
  });
  return another && !note.over;
}

void AtHome::stuck(const std::string& match) {
  if (const auto known = games_.find(match); known != games_.end()) known->second.next.reset();
}

void AtHome::gone(const std::string& match) {
  stuck(match);
  if (forget(match)) games_.erase(match);
}

/// Whether the store has: else it would be back in the lists after the next start.
bool AtHome::forget(const std::string& match) {
  if (auto done = store_.forget_match(match); !done) {
    log_warning("match " + match + " is still in lists: " + done.error());
    return false;
  }
  replies_.erase(match);
  return true;
}

std::vector<std::string> AtHome::due(UtcTime now) {
  std::vector<std::string> matches;
  for (auto& [match, game] : games_)
    if (game.next && *game.next <= now && !game.over()) {
      game.next.reset();  // the match says when the next time is
      matches.push_back(match);
    }
  return matches;
}

std::vector<std::string> AtHome::matches_of(const std::string& person) const {
  std::vector<std::string> matches;
  for (const auto& [match, game] : games_)
    if (!game.over() && game.seat_of(person)) matches.push_back(match);
  return matches;
}

void AtHome::forget_old(TimeMs now) {
  std::erase_if(games_, [&](const auto& one) {
    const HomeGame& game = one.second;
    return game.over() && now - game.kept.ended >= Milliseconds(kShownWhenOver).count() && forget(one.first);
  });
  std::erase_if(challenges_, [&](const Challenge& one) {
    if (now - one.made < Milliseconds(kChallengeStays).count()) return false;
    if (auto done = store_.forget_challenge(one.id); !done) {
      log_warning("challenge " + one.id + " is still in lists: " + done.error());
      return false;
    }
    return true;
  });
}

Result<void> AtHome::keep_replies(const std::string& match, Seat seat, const Replies& replies) {
  if (replies.empty()) {
    auto forgotten = store_.forget_replies(match, seat);
    if (forgotten) replies_[match].erase(seat);
    return forgotten;
  }
  const HomeReplies kept{match, seat, static_cast<std::uint32_t>(replies.ply), Json(replies.lines).dump()};
  if (auto written = store_.keep(kept); !written) return written;
  replies_[match][seat] = replies;
  return {};
}

std::map<Seat, Replies> AtHome::replies_of(const std::string& match) const {
  const auto found = replies_.find(match);
  return found == replies_.end() ? std::map<Seat, Replies>() : found->second;
}

Result<std::string> AtHome::challenge(const std::string& from, const std::string& to,
                                      const WantedGame& wanted, TimeMs now) {
  if (from == to) return fail("you can't challenge yourself");
  if (matches_of(from).size() >= kMostMatches) return fail("you play too many games at once");
  std::size_t own = 0;
  for (const auto& one : challenges_) {
    own += one.from == from ? 1 : 0;
    if (one.from == from && one.to == to && one.wanted.game == wanted.game &&
        one.wanted.variant == wanted.variant && one.wanted.clock == wanted.clock)
      return fail("you have asked that already");
  }
  if (own >= kMostChallenges) return fail("too many of your challenges wait for an answer");
  const Challenge made{new_id(now), from, to, wanted, now};
  if (auto kept = store_.keep(HomeChallenge{made.id, from, to, wanted_text(wanted), now}); !kept)
    return fail(kept.error());
  challenges_.push_back(made);
  return made.id;
}

Result<AtHome::Challenge> AtHome::take_challenge(const std::string& id, const std::string& person) {
  const auto found = std::find_if(challenges_.begin(), challenges_.end(), [&](const Challenge& one) {
    return one.id == id && (one.to == person || one.from == person);
  });
  if (found == challenges_.end()) return fail("that challenge isn't there any more");
  if (auto forgotten = store_.forget_challenge(id); !forgotten) return fail(forgotten.error());
  Challenge taken = std::move(*found);
  challenges_.erase(found);
  return taken;
}

std::vector<AtHome::Challenge> AtHome::challenges_of(const std::string& person) const {
  std::vector<Challenge> found;
  for (const auto& one : challenges_)
    if (one.to == person || one.from == person) found.push_back(one);
  return found;
}

Result<void> AtHome::go_away(const std::string& member, TimeMs from, TimeMs until, TimeMs now) {
  const auto added = vacations_.add(member, from, until, now);
  if (!added) return fail(added.error());
  auto kept = store_.keep(*added);
  if (!kept) vacations_.forget(*added);
  return kept;
}

Result<void> AtHome::come_back(const std::string& member, TimeMs from, TimeMs now) {
  const auto call = vacations_.call_off(member, from, now);
  if (!call) return fail(call.error());
  auto kept = call->left.until == 0 ? store_.forget_vacation(member, from) : store_.keep(call->left);
  if (!kept) vacations_.put_back(*call);
  return kept;
}

Result<std::string> AtHome::make_feed(const std::string& member, TimeMs now) {
  std::string token = fresh_token();
  const HomeFeed feed{member, text_digest(token), now};
  if (auto kept = store_.keep(feed); !kept) return fail(kept.error());
  feeds_[member] = feed;
  return token;
}

Result<void> AtHome::end_feed(const std::string& member) {
  if (auto forgotten = store_.forget_feed(member); !forgotten) return forgotten;
  feeds_.erase(member);
  return {};
}

std::string AtHome::member_of_feed(const std::string& token) const {
  const std::string hash = text_digest(token);
  for (const auto& [member, feed] : feeds_)
    if (same(feed.hash, hash)) return member;
  return {};
}

}  // namespace boardwright::server
