// SPDX-License-Identifier: GPL-3.0-or-later
//
// What members ask of their games at home, over plain http: the list, challenges, vacations, feeds.
#include <nlohmann/json.hpp>

#include "framework/text/digest.hpp"
#include "framework/text/number.hpp"
#include "ui/server/club_server.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

std::optional<TimeMs> time_of(const std::map<std::string, std::string>& words, const std::string& key) {
  const auto found = words.find(key);
  return found == words.end() ? std::nullopt : whole_number<TimeMs>(found->second);
}

}  // namespace

HomeWords ClubServer::home_words(const Request& request) const {
  HomeWords words;
  words.language = language_of(request);
  if (auto players = club_->people().all()) words.players = std::move(*players);
  words.game = [this, language = words.language](const std::string& id) {
    const auto entry = catalogue_.catalogue().find(id);
    return entry ? entry->game->name(language) : id;
  };
  words.title = [this, language = words.language](const HomeGame& game) {
    const auto entry = catalogue_.catalogue().find(game.game + "/" + game.variant);
    if (!entry) return game.game;
    std::string title = entry->game->name(language);
    if (entry->game->variants().size() > 1)
      title += ", " + entry->game->variant_name(language, *entry->variant);
    return title;
  };
  words.base = "http://" + request.host;
  for (const auto& address : addresses())
    if (address.starts_with("https://") && address.substr(8).starts_with(request.host)) words.base = address;
  if (words.base.ends_with('/')) words.base.pop_back();
  words.now = home_now();
  return words;
}

Answer ClubServer::home_answer(const Request& request, const std::string& member) const {
  return json_answer(200, home_json(home_, member, home_words(request)).dump());
}

Answer ClubServer::home_list(const Request& request) const {
  const Session* session = people_.session(request.cookie);
  if (session == nullptr) return refusal(403, "not_allowed", "come in first");
  return home_answer(request, session->person);
}

/// /feed/<secret>.atom and .ics. What isn't one is the same as what was revoked.
Answer ClubServer::feed(const Request& request) const {
  std::string_view of(request.path);
  of.remove_prefix(std::string_view("/feed/").size());
  const bool calendar = of.ends_with(".ics");
  const std::string member = calendar || of.ends_with(".atom")
                                 ? home_.member_of_feed(std::string(of.substr(0, of.rfind('.'))))
                                 : std::string();
  if (member.empty()) return refusal(404, "unknown", "there is nothing here");
  const Feed told = home_feed(home_, member, home_words(request));
  const std::string text = calendar ? calendar_text(told) : atom_text(told);
  const char* type = calendar ? "text/calendar; charset=utf-8" : "application/atom+xml; charset=utf-8";
  Answer answer = tagged_answer(request, type, text_digest(text).substr(0, 32), shared_text(text));
  answer.headers.emplace_back("Cache-Control", "private, no-cache");  // in place of the usual one
  return answer;
}

Answer ClubServer::home_post(const Request& request) {
  const Session* session = people_.session(request.cookie);
  const Person* person = session == nullptr ? nullptr : people_.person(session->person);
  if (person == nullptr || !person->member)
    return refusal(403, "not_allowed", "members alone play from home; come in as one first");
  const auto words = words_of(
      request.body, {"member", "game", "variant", "clock", "seat", "challenge", "accept", "from", "until"});
  if (!words) return refusal(400, "bad_request", "this can't be read");
  const std::string act = request.path.substr(std::string_view("/api/home/").size());
  Result<void> done = fail("this can't be done");
  if (act == "challenge") done = challenge(*person, *words);
  if (act == "answer") done = answer_challenge(*person, *words);
  if (act == "vacation" || act == "back") {
    const auto from = time_of(*words, "from"), until = time_of(*words, "until");
    if (!from || (act == "vacation" && !until)) return refusal(400, "bad_request", "this can't be read");
    const TimeMs now = home_now();
    done = act == "vacation" ? home_.go_away(person->id, *from, *until, now)
                             : home_.come_back(person->id, *from, now);
    if (done)
      for (const auto& match : home_.matches_of(person->id)) spare_or_wake(match);
  }
  if (act == "end-feed") done = home_.end_feed(person->id);
  if (act == "feed") {
    const auto token = home_.make_feed(person->id, home_now());
    if (!token) return refusal(503, "failed", token.error());
    auto json = home_json(home_, person->id, home_words(request));
    json["token"] = *token;  // told once: nobody else knows it
    return json_answer(200, json.dump());
  }
  return done ? home_answer(request, person->id) : refusal(409, "not_now", done.error());
}

/// What the words mean, or why it can't be played by correspondence.
Result<MatchPlan> ClubServer::home_plan(const WantedGame& wanted) const {
  const auto entry = catalogue_.catalogue().find(wanted.game + "/" + wanted.variant);
  if (!entry || entry->game->id() != wanted.game) return fail("there is no such game");
  const auto clock = catalogue_.clock(*entry->game, *entry->variant, wanted.clock);
  if (!clock) return fail(clock.error());
  if (!is_correspondence(*clock)) return fail("choose a clock with days for each move");
  const auto rules = entry->create();
  if (!rules) return fail(rules.error());
  if ((*rules)->seat_count() != 2) return fail("a challenge is for a game of two");
  if (!wanted.seat.empty() && !(*rules)->seat(wanted.seat)) return fail("there is no such side");
  MatchPlan plan = MatchPlan::of(entry->game, entry->variant->id, *rules);
  plan.clock = *clock;
  plan.keep = true;
  return plan;
}

Result<void> ClubServer::challenge(const Person& person, const std::map<std::string, std::string>& words) {
  const auto word = [&](const char* key) {
    const auto found = words.find(key);
    return found == words.end() ? std::string() : found->second;
  };
  const WantedGame wanted{word("game"), word("variant"), word("clock"), word("seat")};
  if (const auto plan = home_plan(wanted); !plan) return fail(plan.error());
  const auto member = club_->people().find(word("member"));
  if (!member) return fail(member.error());
  const auto made = home_.challenge(person.id, member->id, wanted, home_now());
  if (!made) return fail(made.error());
  lobby_.touch();
  return {};
}

Result<void> ClubServer::answer_challenge(const Person& person,
                                          const std::map<std::string, std::string>& words) {
  if (!words.contains("challenge")) return fail("which challenge?");
  const bool accepts = words.contains("accept") && words.at("accept") == "yes";
  for (const auto& one : home_.challenges_of(person.id))
    if (one.id == words.at("challenge") && accepts && one.from == person.id)
      return fail("who was asked answers, not who asks");
  if (accepts && home_.matches_of(person.id).size() >= AtHome::kMostMatches)
    return fail("you play too many games at once");
  const auto taken = home_.take_challenge(words.at("challenge"), person.id);
  if (!taken) return fail(taken.error());
  lobby_.touch();
  if (!accepts) return {};
  auto plan = home_plan(taken->wanted);
  if (!plan) return fail(plan.error());
  const auto players = club_->people().all();
  if (!players) return fail(players.error());
  Seat own = 0;  // of who asked
  if (const auto seat = plan->rules->seat(taken->wanted.seat); seat && !taken->wanted.seat.empty())
    own = *seat;
  else
    own = static_cast<Seat>(fresh_number() % 2);  // now: who asks could choose by what is known before
  std::vector<std::string> people(2);
  people[own] = taken->from, people[1 - own] = taken->to;
  for (Seat seat = 0; seat < 2; ++seat)
    plan->seats[seat] = PlannedSeat::member(people[seat], name_of(*players, people[seat]));
  begin(std::move(*plan), std::move(people), "");
  return {};
}

}  // namespace boardwright::server
