// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does about the club's tournaments: who is who in them, who may do what, and what is told.
#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/club_server.hpp"
#include "ui/server/evening_json.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;
using Asks = EveningRequest::Do;

/// Where the store keeps which guest is whom; of sessions, which no export writes either.
constexpr const char* kKeptTies = "page-guests";

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

std::string ClubServer::player_of(const Person& person) const {
  if (person.member) return person.id;
  const auto tied = ties_.find(person.id);
  return tied == ties_.end() ? "" : tied->second;
}

std::string ClubServer::person_of(const std::string& player) const {
  if (const Person* member = people_.person(player); member != nullptr && member->member) return player;
  for (const auto& [person, of] : ties_)
    if (of == player && people_.person(person) != nullptr) return person;
  return {};
}

void ClubServer::read_ties() {
  const auto kept = club_->store().use([](Store& store) { return store.remembered(kKeptTies); });
  if (!kept) return log_warning("which guest is whom can't be read: " + kept.error());
  const Json json = Json::parse(*kept, nullptr, false);
  if (!json.is_object()) return;
  for (const auto& [person, player] : json.items())  // who isn't in any more is nobody
    if (player.is_string() && people_.person(person) != nullptr) ties_[person] = player.get<std::string>();
}

void ClubServer::keep_ties() {
  Json json = Json::object();
  for (const auto& [person, player] : ties_) json[person] = player;
  if (auto kept = club_->store().use([&](Store& store) { return store.remember(kKeptTies, json.dump()); });
      !kept)
    log_warning("which guest is whom isn't kept: " + kept.error());
}

SharedEvening ClubServer::evening_of(const std::string& id) const {
  const auto found = std::ranges::find(evenings_, id, [](const SharedEvening& one) { return one->id; });
  return found == evenings_.end() ? nullptr : *found;
}

void ClubServer::take_evenings(std::vector<SharedEvening> all) {
  evenings_ = std::move(all);
  sockets_.tell_all(evenings_text());
}

/// Something that no tournament holds has changed: who is whom, which board is played here.
void ClubServer::tell_evenings_anew() {
  ++who_is_who_;
  take_evenings(std::move(evenings_));
}

SharedText ClubServer::evenings_text() const {
  Json list = Json::array();
  for (const auto& one : evenings_) list.push_back(evening_line(*one));
  return shared_text(
      Json{{"type", "evenings"}, {"people", who_is_who_}, {"evenings", std::move(list)}}.dump());
}

EveningReader ClubServer::evening_reader(const Person& person, const Request& request) const {
  EveningReader reader;
  reader.player = player_of(person);
  reader.staff = person.role >= Role::kHelper;
  reader.language = language_of(request);
  reader.now = utc_now();
  reader.matches = boards_.matches();
  if (!reader.staff) return reader;
  for (const auto& [of, player] : ties_)
    if (const Person* guest = people_.person(of)) reader.phones[player] = guest->name;
  for (const auto& [socket_id, socket] : sockets_.all()) {
    const Person* here = socket.ending ? nullptr : people_.person(socket.person);
    if (here == nullptr) continue;
    if (here->member)
      reader.phones[here->id] = here->name;
    else if (!ties_.contains(here->id) && here->role == Role::kGuest)
      reader.guests.emplace_back(here->id, here->name);
  }
  std::ranges::sort(reader.guests, {}, [](const auto& one) { return std::tie(one.second, one.first); });
  const auto same = std::ranges::unique(reader.guests);
  reader.guests.erase(same.begin(), same.end());
  return reader;
}

/// `of`: an evening's id, or /<round> behind it.
Answer ClubServer::evening(const std::string& of, const Request& request) const {
  const Session* session = people_.session(request.cookie);
  const Person* person = session == nullptr ? nullptr : people_.person(session->person);
  if (person == nullptr) return refusal(403, "not_allowed", "come in first");
  const auto slash = of.find('/');
  const SharedEvening shown = evening_of(of.substr(0, slash));
  if (!shown) return refusal(404, "unknown", "there is no such tournament");
  const EveningReader reader = evening_reader(*person, request);
  if (slash == std::string::npos) return json_answer(200, evening_json(*shown, reader).dump());
  std::uint32_t number = 0;
  const std::string_view digits = std::string_view(of).substr(slash + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  Json round = error == std::errc() && end == digits.data() + digits.size()
                   ? round_json(*shown, reader, number)
                   : Json();
  if (round.is_null()) return refusal(404, "unknown", "that round has not been published");
  return json_answer(200, round.dump());
}

void ClubServer::evening_request(std::uint64_t id, PageSocket& socket, const EveningRequest& asked) {
  const Person* person = people_.person(socket.person);
  if (person == nullptr) return socket.end("revoked", "this session is over");
  if (!heard_.first_time(socket, asked.id)) return;
  const auto answer = [&](const SharedText& text) { heard_.answer(person->id, id, asked.id, text); };
  if (person->role < needed_for(asked))
    return answer(refused_text(asked.id, "not_allowed", "somebody with another role may do that"));
  if (!evening_of(asked.evening))
    return answer(refused_text(asked.id, "unknown", "there is no such tournament"));
  const std::string player = player_of(*person);
  const bool own = asked.what < Asks::kPresence;
  if (own && player.empty() && (asked.what != Asks::kPlay || person->role < Role::kHelper))
    return answer(refused_text(asked.id, "not_in_it", "nobody knows here which player this phone is"));
  if (asked.what == Asks::kResult && end_is_hidden(asked))
    return answer(
        refused_text(asked.id, "not_now", "its result enters by itself, once spectators have seen it"));
  if (asked.what == Asks::kChooseGame && begun_here(asked))
    return answer(refused_text(asked.id, "not_now", "that board is played here already"));
  if (asked.what == Asks::kTie) return tie(id, *person, asked);
  if (asked.what == Asks::kPlay) return play_board(id, *person, asked);
  // No event holds anybody's name; players' own are known by who they are.
  const std::string word = own ? "" : std::string(role_word(person->role));
  room_->act(asked, player, word, [this, id, asked, of = person->id](const Allowed<Json>& result) {
    if (!result) return heard_.answer(of, id, asked.id, told_why(asked, result.why()));
    // A guest of a member's name gets no member's word: members come in by a code of their own.
    if (asked.what == Asks::kEnter && !asked.person.empty() && !(*result)["member"].get<bool>()) {
      ties_[asked.person] = (*result)["player"].get<std::string>();
      keep_ties();
      tell_evenings_anew();
    }
    heard_.answer(of, id, asked.id, done_text(asked.id, *result));
  });
}

/// Whether that board is, or was, a match of this server: its rules are chosen.
bool ClubServer::begun_here(const EveningRequest& asked) const {
  const auto& rounds = evening_of(asked.evening)->now.results_of();
  return asked.round != 0 && asked.round <= rounds.size() &&
         boards_.match_of(board_key(rounds[asked.round - 1].pairing, asked.board)).has_value();
}

/// Whether the match of that board is played here and spectators don't see its end yet.
bool ClubServer::end_is_hidden(const EveningRequest& asked) {
  const auto& rounds = evening_of(asked.evening)->now.results_of();
  if (asked.round == 0 || asked.round > rounds.size()) return false;
  const auto known = boards_.match_of(board_key(rounds[asked.round - 1].pairing, asked.board));
  const LoadedMatch* of = known ? matches_.find(*known) : nullptr;
  if (of == nullptr || !of->late) return false;
  const LobbyTable* table = lobby_.of_match(*known);
  if (of->held_back) return true;  // also one of before a restart, which has no table
  return table != nullptr && (table->state != LobbyTable::State::kOver || table->held_back);
}

/// A guest at the door is this entrant; nobody by an empty one. Members are who they are.
void ClubServer::tie(std::uint64_t id, const Person& person, const EveningRequest& asked) {
  const auto answer = [&](const SharedText& text) { heard_.answer(person.id, id, asked.id, text); };
  const Person* guest = people_.person(asked.person);
  const SharedEvening shown = evening_of(asked.evening);
  if (guest == nullptr || guest->member)
    return answer(refused_text(asked.id, "unknown", "there is no such guest"));
  if (!asked.player.empty()) {
    const auto* entrant = shown->now.entrant(asked.player);
    if (entrant == nullptr) return answer(refused_text(asked.id, "unknown", "nobody of that tournament"));
    // A member comes in by a code of his own: no guest becomes one.
    if (entrant->data.kind != PlayerKind::kGuest)
      return answer(refused_text(asked.id, "not_a_guest", "members come in with a code of their own"));
  }
  if (asked.player.empty())
    ties_.erase(asked.person);
  else
    ties_[asked.person] = asked.player;
  std::erase_if(ties_, [&](const auto& one) {
    return people_.person(one.first) == nullptr ||
           (one.second == asked.player && one.first != asked.person);  // one phone each
  });
  keep_ties();
  tell_evenings_anew();
  answer(done_text(asked.id));
}

void ClubServer::play_board(std::uint64_t id, const Person& person, const EveningRequest& asked) {
  const auto answer = [&](const SharedText& text) { heard_.answer(person.id, id, asked.id, text); };
  const SharedEvening shown = evening_of(asked.evening);
  const auto& rounds = shown->now.results_of();
  const auto* board =
      asked.round == 0 || asked.round > rounds.size() ? nullptr : rounds[asked.round - 1].board(asked.board);
  if (board == nullptr) return answer(refused_text(asked.id, "unknown", "there is no such board"));
  const std::string player = player_of(person);
  if (person.role < Role::kHelper && player != board->pairing.first && player != board->pairing.second)
    return answer(refused_text(asked.id, "not_allowed", "those two alone begin their game"));
  const std::string key = board_key(rounds[asked.round - 1].pairing, asked.board);
  if (const auto known = boards_.match_of(key))
    return answer(known->empty() ? refused_text(asked.id, "not_now", "it is beginning")
                                 : done_text(asked.id, {{"match", *known}}));
  boards_.begins(key);  // whoever asks meanwhile begins no second one
  room_->plan(asked.evening, asked.round, asked.board,
              [this, id, asked, key, of = person.id](const Allowed<MatchPlan>& plan) {
                begin_board(id, of, asked, key, plan);
              });
}

void ClubServer::begin_board(std::uint64_t id, const std::string& of, const EveningRequest& asked,
                             const std::string& key, const Allowed<MatchPlan>& plan) {
  const auto fails = [&](const SharedText& text) {
    boards_.begins_not(key);
    heard_.answer(of, id, asked.id, text);
  };
  if (!plan) return fails(told_why(asked, plan.why()));
  std::vector<std::string> people;
  LobbyTable table;
  for (Seat seat = 0; seat < plan->seats.size(); ++seat) {
    const PlannedSeat& sits = plan->seats[seat];
    const std::string person = sits.is_person() ? person_of(sits.id) : "";
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
  const std::string number = lobby_.add(std::move(table));
  const TournamentPlace place = *plan->place;
  keeper_.begin(*plan, std::move(people), number,
                [this, id, of, asked, key, place](const Result<MatchFacts>& facts) {
                  if (!facts) {
                    boards_.begins_not(key);
                    return heard_.answer(of, id, asked.id, refused_text(asked.id, "failed", facts.error()));
                  }
                  boards_.note(facts->match, place);
                  heard_.answer(of, id, asked.id, done_text(asked.id, {{"match", facts->match}}));
                  tell_evenings_anew();
                });
}

}  // namespace boardwright::server
