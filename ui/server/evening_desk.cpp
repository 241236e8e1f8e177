// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/evening_desk.hpp"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/store/ids.hpp"
#include "ui/server/catalogue_pages.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;
using Asks = EveningRequest::Do;

Role needed_for(const EveningRequest& asked) {
  const Asks what = asked.what;
  // Who didn't come is the arbiter's to say.
  if (what == Asks::kGive && asked.score.find(':') != std::string::npos) return Role::kArbiter;
  if (what < Asks::kPresence) return Role::kGuest;
  if (what < Asks::kPreview) return Role::kHelper;
  if (what < Asks::kPair) return Role::kArbiter;
  return Role::kOrganiser;
}

/// In the reader's language: `said`, whose sentence is for people.
SharedText told_why(const EveningRequest& asked, const Remark& why) {
  const Language language = language_from(asked.language).value_or(Language::kEnglish);
  return refused_text(asked.id, "said", why.in(language));
}

}  // namespace

SharedEvening EveningDesk::find(const std::string& id) const {
  const auto found = std::ranges::find(all_, id, [](const SharedEvening& one) { return one->id; });
  return found == all_.end() ? nullptr : *found;
}

void EveningDesk::take(std::vector<SharedEvening> all) {
  all_ = std::move(all);
  room_.sockets.tell_all(list());
}

void EveningDesk::tell_anew() {
  ++who_is_who_;
  take(std::move(all_));
}

SharedText EveningDesk::list() const {
  Json lines = Json::array();
  for (const auto& one : all_) lines.push_back(evening_line(*one));
  return shared_text(
      Json{{"type", "evenings"}, {"people", who_is_who_}, {"evenings", std::move(lines)}}.dump());
}

EveningReader EveningDesk::reader(const Person& person, const Request& request) const {
  EveningReader who;
  who.player = room_.ties.player_of(person);
  who.staff = person.role >= Role::kHelper;
  who.language = language_of(request);
  who.now = utc_now();
  who.matches = room_.boards.matches();
  if (!who.staff) return who;
  for (const auto& [of, player] : room_.ties.all())
    if (const Person* guest = room_.people.person(of)) who.phones[player] = guest->name;
  for (const auto& [socket_id, socket] : room_.sockets.all()) {
    const Person* here = socket.ending ? nullptr : room_.people.person(socket.person);
    if (here == nullptr) continue;
    if (here->member)
      who.phones[here->id] = here->name;
    else if (!room_.ties.all().contains(here->id) && here->role == Role::kGuest)
      who.guests.emplace_back(here->id, here->name);
  }
  std::ranges::sort(who.guests, {}, [](const auto& one) { return std::tie(one.second, one.first); });
  const auto same = std::ranges::unique(who.guests);
  who.guests.erase(same.begin(), same.end());
  return who;
}

Answer EveningDesk::page(const std::string& of, const Request& request) const {
  const Person* person = room_.people.person_with(request.cookie);
  if (person == nullptr) return refusal(403, "not_allowed", "come in first");
  const auto slash = of.find('/');
  const SharedEvening shown = find(of.substr(0, slash));
  if (!shown) return refusal(404, "unknown", "there is no such tournament");
  const EveningReader reads = reader(*person, request);
  if (slash == std::string::npos) return json_answer(200, evening_json(*shown, reads).dump());
  std::uint32_t number = 0;
  const std::string_view digits = std::string_view(of).substr(slash + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  Json round = error == std::errc() && end == digits.data() + digits.size()
                   ? round_json(*shown, reads, number)
                   : Json();
  if (round.is_null()) return refusal(404, "unknown", "that round has not been published");
  return json_answer(200, round.dump());
}

void EveningDesk::request(std::uint64_t id, PageSocket& socket, const EveningRequest& asked) {
  const Person* person = room_.people.person(socket.person);
  if (person == nullptr) return socket.end("revoked", "this session is over");
  if (!room_.heard.first_time(socket, asked.id)) return;
  const auto answer = [&](const SharedText& text) { room_.heard.answer(person->id, id, asked.id, text); };
  if (person->role < needed_for(asked))
    return answer(refused_text(asked.id, "not_allowed", "somebody with another role may do that"));
  if (!find(asked.evening)) return answer(refused_text(asked.id, "unknown", "there is no such tournament"));
  const std::string player = room_.ties.player_of(*person);
  const bool own = asked.what < Asks::kPresence;
  if (own && player.empty() && (asked.what != Asks::kPlay || person->role < Role::kHelper))
    return answer(refused_text(asked.id, "not_in_it", "nobody knows here which player this phone is"));
  if (asked.what == Asks::kResult && end_is_hidden(board_of(asked)))
    return answer(
        refused_text(asked.id, "not_now", "its result enters by itself, once spectators have seen it"));
  if (asked.what == Asks::kChooseGame && room_.boards.match_of(board_of(asked)))
    return answer(refused_text(asked.id, "not_now", "that board is played here already"));
  if (asked.what == Asks::kTie) return tie(id, *person, asked);
  if (asked.what == Asks::kPlay) return play_board(id, *person, asked);
  // No event holds anybody's name; players' own are known by who they are.
  const std::string word = own ? "" : std::string(role_word(person->role));
  room_.evenings.act(asked, player, word, [this, id, asked, of = person->id](const Allowed<Json>& result) {
    if (!result) return room_.heard.answer(of, id, asked.id, told_why(asked, result.why()));
    // A guest of a member's name gets no member's word: members come in by a code of their own.
    if (asked.what == Asks::kEnter && !asked.person.empty() && !(*result)["member"].get<bool>()) {
      room_.ties.add(asked.person, (*result)["player"].get<std::string>());
      tell_anew();
    }
    room_.heard.answer(of, id, asked.id, done_text(asked.id, *result));
  });
}

std::string EveningDesk::board_of(const EveningRequest& asked) const {
  const auto& rounds = find(asked.evening)->now.results_of();
  return asked.round == 0 || asked.round > rounds.size()
             ? ""
             : board_key(rounds[asked.round - 1].pairing, asked.board);
}

bool EveningDesk::end_is_hidden(const std::string& board) {
  const auto known = room_.boards.match_of(board);
  const LoadedMatch* of = known ? room_.matches.find(*known) : nullptr;
  if (of == nullptr || !of->late) return false;
  const LobbyTable* table = room_.lobby.of_match(*known);
  if (of->held_back) return true;  // also one of before a restart, which has no table
  return table != nullptr && (table->state != LobbyTable::State::kOver || table->held_back);
}

/// Members are who they are.
void EveningDesk::tie(std::uint64_t id, const Person& person, const EveningRequest& asked) {
  const auto answer = [&](const SharedText& text) { room_.heard.answer(person.id, id, asked.id, text); };
  const Person* guest = room_.people.person(asked.person);
  const SharedEvening shown = find(asked.evening);
  if (guest == nullptr || guest->member)
    return answer(refused_text(asked.id, "unknown", "there is no such guest"));
  if (!asked.player.empty()) {
    const auto* entrant = shown->now.entrant(asked.player);
    if (entrant == nullptr) return answer(refused_text(asked.id, "unknown", "nobody of that tournament"));
    // A member comes in by a code of his own: no guest becomes one.
    if (entrant->data.kind != PlayerKind::kGuest)
      return answer(refused_text(asked.id, "not_a_guest", "members come in with a code of their own"));
  }
  room_.ties.tie(asked.person, asked.player);
  tell_anew();
  answer(done_text(asked.id));
}

void EveningDesk::play_board(std::uint64_t id, const Person& person, const EveningRequest& asked) {
  const auto answer = [&](const SharedText& text) { room_.heard.answer(person.id, id, asked.id, text); };
  const SharedEvening shown = find(asked.evening);
  const auto& rounds = shown->now.results_of();
  const auto* board =
      asked.round == 0 || asked.round > rounds.size() ? nullptr : rounds[asked.round - 1].board(asked.board);
  if (board == nullptr) return answer(refused_text(asked.id, "unknown", "there is no such board"));
  const std::string player = room_.ties.player_of(person);
  if (person.role < Role::kHelper && player != board->pairing.first && player != board->pairing.second)
    return answer(refused_text(asked.id, "not_allowed", "those two alone begin their game"));
  const std::string key = board_key(rounds[asked.round - 1].pairing, asked.board);
  if (const auto known = room_.boards.match_of(key))
    return answer(known->empty() ? refused_text(asked.id, "not_now", "it is beginning")
                                 : done_text(asked.id, {{"match", *known}}));
  room_.boards.begins(key);  // whoever asks meanwhile begins no second one
  room_.evenings.plan(asked.evening, asked.round, asked.board,
                      [this, id, asked, key, of = person.id](const Allowed<MatchPlan>& plan) {
                        begin_board(id, of, asked, key, plan);
                      });
}

void EveningDesk::begin_board(std::uint64_t id, const std::string& of, const EveningRequest& asked,
                              const std::string& key, const Allowed<MatchPlan>& plan) {
  const auto fails = [&](const SharedText& text) {
    room_.boards.begins_not(key);
    room_.heard.answer(of, id, asked.id, text);
  };
  if (!plan) return fails(told_why(asked, plan.why()));
  std::vector<std::string> people;
  LobbyTable table;
  for (Seat seat = 0; seat < plan->seats.size(); ++seat) {
    const PlannedSeat& sits = plan->seats[seat];
    const std::string person = sits.is_person() ? room_.ties.person_of(sits.id) : "";
    if (sits.is_person() && person.empty())
      return fails(refused_text(asked.id, "nobody_there", sits.name + " isn't here with a phone"));
    people.push_back(person);
    table.seats.push_back({std::string(plan->rules->seat_name(seat)), person,
                           sits.is_person() ? sits.name : "", sits.is_person() ? "" : sits.id});
  }
  table.state = LobbyTable::State::kStarting;
  table.game = plan->game->id(), table.variant = plan->variant;
  table.clock = plan->clock ? write_time_control(*plan->clock) : "";
  table.rated = plan->rated;
  table.host = of;
  table.changed = utc_now();
  const std::string number = room_.lobby.add(std::move(table));
  const TournamentPlace place = *plan->place;
  room_.keeper.begin(
      *plan, std::move(people), number, [this, id, of, asked, key, place](const Result<MatchFacts>& facts) {
        if (!facts) {
          room_.boards.begins_not(key);
          return room_.heard.answer(of, id, asked.id, refused_text(asked.id, "failed", facts.error()));
        }
        room_.boards.note(facts->match, place);
        room_.heard.answer(of, id, asked.id, done_text(asked.id, {{"match", facts->match}}));
        tell_anew();
      });
}

}  // namespace boardwright::server
