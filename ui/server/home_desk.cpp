// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/home_desk.hpp"

#include <nlohmann/json.hpp>

#include "framework/text/digest.hpp"
#include "framework/text/number.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

std::optional<TimeMs> time_of(const std::map<std::string, std::string>& words, const std::string& key) {
  const auto found = words.find(key);
  return found == words.end() ? std::nullopt : whole_number<TimeMs>(found->second);
}

}  // namespace

HomeWords HomeDesk::words_for(const Request& request) const {
  HomeWords words;
  words.language = language_of(request);
  if (auto players = room_.club.people().all()) words.players = std::move(*players);
  words.game = [this, language = words.language](const std::string& id) {
    const auto entry = room_.catalogue.catalogue().find(id);
    return entry ? entry->game->name(language) : id;
  };
  words.title = [this, language = words.language](const HomeGame& game) {
    const auto entry = room_.catalogue.catalogue().find(game.game + "/" + game.variant);
    if (!entry) return game.game;
    std::string title = entry->game->name(language);
    if (entry->game->variants().size() > 1)
      title += ", " + entry->game->variant_name(language, *entry->variant);
    return title;
  };
  words.base = "http://" + request.host;
  for (const auto& address : room_.names.addresses())
    if (address.starts_with("https://") && address.substr(8).starts_with(request.host)) words.base = address;
  if (words.base.ends_with('/')) words.base.pop_back();
  words.now = now();
  return words;
}

Answer HomeDesk::answer(const Request& request, const std::string& member) const {
  return json_answer(200, home_json(room_.home, member, words_for(request)).dump());
}

Answer HomeDesk::list(const Request& request) const {
  const Session* session = room_.people.session(request.cookie);
  if (session == nullptr) return refusal(403, "not_allowed", "come in first");
  return answer(request, session->person);
}

Answer HomeDesk::feed(const Request& request) const {
  std::string_view of(request.path);
  of.remove_prefix(std::string_view("/feed/").size());
  const bool calendar = of.ends_with(".ics");
  const std::string member = calendar || of.ends_with(".atom")
                                 ? room_.home.member_of_feed(std::string(of.substr(0, of.rfind('.'))))
                                 : std::string();
  if (member.empty()) return refusal(404, "unknown", "there is nothing here");
  const Feed told = home_feed(room_.home, member, words_for(request));
  const std::string text = calendar ? calendar_text(told) : atom_text(told);
  const char* type = calendar ? "text/calendar; charset=utf-8" : "application/atom+xml; charset=utf-8";
  Answer answer = tagged_answer(request, type, text_digest(text).substr(0, 32), shared_text(text));
  answer.headers.emplace_back("Cache-Control", "private, no-cache");  // in place of the usual one
  return answer;
}

Answer HomeDesk::post(const Request& request) {
  const Person* person = room_.people.member_with(request.cookie);
  if (person == nullptr)
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
    const TimeMs today = now();
    done = act == "vacation" ? room_.home.go_away(person->id, *from, *until, today)
                             : room_.home.come_back(person->id, *from, today);
    if (done) room_.at_home.spare_all(person->id);
  }
  if (act == "end-feed") done = room_.home.end_feed(person->id);
  if (act == "feed") {
    const auto token = room_.home.make_feed(person->id, now());
    if (!token) return refusal(503, "failed", token.error());
    auto json = home_json(room_.home, person->id, words_for(request));
    json["token"] = *token;  // told once: nobody else knows it
    return json_answer(200, json.dump());
  }
  return done ? answer(request, person->id) : refusal(409, "not_now", done.error());
}

Result<MatchPlan> HomeDesk::plan(const WantedGame& wanted) const {
  const auto entry = room_.catalogue.catalogue().find(wanted.game + "/" + wanted.variant);
  if (!entry || entry->game->id() != wanted.game) return fail("there is no such game");
  const auto clock = room_.catalogue.clock(*entry->game, *entry->variant, wanted.clock);
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

Result<void> HomeDesk::challenge(const Person& person, const Words& words) {
  const auto word = [&](const char* key) {
    const auto found = words.find(key);
    return found == words.end() ? std::string() : found->second;
  };
  const WantedGame wanted{word("game"), word("variant"), word("clock"), word("seat")};
  if (const auto can = plan(wanted); !can) return fail(can.error());
  const auto member = room_.club.people().find(word("member"));
  if (!member) return fail(member.error());
  const auto made = room_.home.challenge(person.id, member->id, wanted, now());
  if (!made) return fail(made.error());
  room_.lobby.touch();
  return {};
}

Result<void> HomeDesk::answer_challenge(const Person& person, const Words& words) {
  if (!words.contains("challenge")) return fail("which challenge?");
  const bool accepts = words.contains("accept") && words.at("accept") == "yes";
  for (const auto& one : room_.home.challenges_of(person.id))
    if (one.id == words.at("challenge") && accepts && one.from == person.id)
      return fail("who was asked answers, not who asks");
  if (accepts && room_.home.matches_of(person.id).size() >= AtHome::kMostMatches)
    return fail("you play too many games at once");
  const auto taken = room_.home.take_challenge(words.at("challenge"), person.id);
  if (!taken) return fail(taken.error());
  room_.lobby.touch();
  if (!accepts) return {};
  auto planned = plan(taken->wanted);
  if (!planned) return fail(planned.error());
  const auto players = room_.club.people().all();
  if (!players) return fail(players.error());
  Seat own = 0;  // of who asked
  if (const auto seat = planned->rules->seat(taken->wanted.seat); seat && !taken->wanted.seat.empty())
    own = *seat;
  else
    own = static_cast<Seat>(fresh_number() % 2);  // now: who asks could choose by what is known before
  std::vector<std::string> people(2);
  people[own] = taken->from, people[1 - own] = taken->to;
  for (Seat seat = 0; seat < 2; ++seat)
    planned->seats[seat] = PlannedSeat::member(people[seat], name_of(*players, people[seat]));
  room_.keeper.begin(std::move(*planned), std::move(people), "");
  return {};
}

void HomeDesk::set_replies(const Request& request, const Site::Later& later) {
  const Person* person = room_.people.person_with(request.cookie);
  if (person == nullptr) return later(refusal(403, "not_allowed", "come in first"));
  std::string match;
  std::vector<Replies::Line> lines;
  try {
    const auto json = nlohmann::json::parse(request.body);
    json.at("match").get_to(match);
    json.at("lines").get_to(lines);
  } catch (const nlohmann::json::exception&) {
    return later(refusal(400, "bad_request", "this can't be read"));
  }
  const HomeGame* game = room_.home.game(match);
  const auto seat = game == nullptr ? std::nullopt : game->seat_of(person->id);
  if (!seat || game->over()) return later(refusal(403, "not_allowed", "you don't play there"));
  LoadedMatch* of = room_.at_home.wake(match);
  if (of == nullptr) return later(refusal(503, "failed", "that match can't be read now"));
  of->use();
  of->match->set_replies(
      *seat, std::move(lines),
      [this, request, later, match, seat = *seat, member = person->id](const Result<Replies>& read) {
        if (!read) return later(refusal(409, "not_now", read.error()));
        auto kept = room_.home.keep_replies(match, seat, *read);
        if (kept) return later(answer(request, member));
        // What would be gone after a restart isn't played before it either.
        if (LoadedMatch* there = room_.matches.find(match))
          there->match->set_replies(seat, {}, [](const auto&) {});
        later(refusal(503, "failed", kept.error()));
      });
}

}  // namespace boardwright::server
