// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/club_server.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/match/time_source.hpp"
#include "framework/store/ids.hpp"
#include "ui/server/qr.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 4> kPages{"/", "/join", "/projector", "/organiser"};

bool is_page(const std::string& path) {
  if (std::find(kPages.begin(), kPages.end(), path) != kPages.end()) return true;
  for (const std::string_view start : {"/m/", "/watch/", "/evening/"})
    if (path.starts_with(start)) return is_id(std::string_view(path).substr(start.size()));
  // A variant as a link. Whether there is such a one the page says, in the reader's language.
  return path.starts_with("/v/");
}

Answer not_here() { return refusal(404, "unknown", "there is nothing here"); }

/// What another program has written to a tournament is seen so soon.
constexpr std::chrono::seconds kLookAtEvenings{1};

CataloguePages with_trial(CataloguePages pages, const std::optional<Trial>& trial) {
  if (trial) pages.renew(trial->game());
  return pages;
}

}  // namespace

ClubServer::ClubServer(Parts parts)
    : club_(std::move(parts.club)),
      people_(std::move(parts.people)),
      catalogue_(with_trial(std::move(parts.catalogue), parts.trial)),
      files_(std::move(parts.files)),
      names_(std::move(parts.names)),
      strands_(parts.strands),
      post_([post = std::move(parts.post), here = std::weak_ptr(here_)](std::function<void()> call) {
        post([here, call = std::move(call)] {
          if (!here.expired()) call();
        });
      }),
      trial_(std::move(parts.trial)),
      home_(std::move(parts.home)),
      pushes_(std::move(parts.pushes)),
      calendar_(parts.calendar ? std::move(parts.calendar) : TimeSource(system_time)),
      parked_after_(parts.parked_after),
      claims_(*club_, people_, sockets_),
      door_({std::move(parts.name), files_.version(), trial_.has_value(), people_, names_, sockets_, lobby_,
             claims_, pushes_}),
      passwords_(people_, door_, tries_, std::move(parts.hashing), post_),
      passkeys_(people_, door_, tries_),
      push_desk_({people_, sockets_, home_, names_, pushes_, calendar_,
                  [send = std::move(parts.send_push), here = std::weak_ptr(here_)](Push push,
                                                                                   PushSender::Then then) {
                    send(std::move(push), [here, then = std::move(then)](PushOutcome outcome) {
                      if (!here.expired()) then(std::move(outcome));
                    });
                  },
                  parts.pushes_to_any_port}),
      room_(std::make_shared<EveningRoom>(
          EveningRoom::Room{strands_.next(), club_, catalogue_.catalogue(), std::move(parts.counts), post_,
                            [this](std::vector<SharedEvening> all) { evening_desk_.take(std::move(all)); }})),
      boards_(*club_, *room_),
      matches_({club_, people_, catalogue_, strands_, parts.thinkers, post_, parts.delay, calendar_,
                match_events()}),
      home_matches_({*club_, people_, matches_, home_, lobby_, boards_, push_desk_, strands_, calendar_}),
      keeper_({*club_, people_, matches_, home_matches_, home_, lobby_, lobby_teller_, boards_, sockets_,
               strands_, parts.network, parts.parked_after, trial_.has_value(), parts.from_home}),
      chat_({*club_, people_, sockets_, heard_, matches_, lobby_, parts.chat}),
      match_desk_({sockets_, matches_, home_matches_, lobby_, chat_, counts_, trial_.has_value()}),
      ties_(*club_, people_),
      evening_desk_({people_, sockets_, heard_, *room_, ties_, boards_, matches_, lobby_, keeper_}),
      home_desk_(
          {*club_, people_, home_, home_matches_, matches_, keeper_, lobby_, catalogue_, names_, calendar_}),
      trial_desk_({trial_, catalogue_, lobby_, matches_, heard_}),
      organiser_desk_(
          {*club_, people_, sockets_, heard_, door_, claims_, chat_, matches_, match_desk_, boards_}),
      lobby_desk_({people_, catalogue_, heard_, lobby_, lobby_teller_, keeper_, claims_, trial_desk_,
                   organiser_desk_}) {
  room_->look();
}

HostedMatch::Events ClubServer::match_events() {
  return {.update = [this](const std::string& match, const ViewKey& key,
                           const SharedText& update) { match_desk_.tell_update(match, key, update); },
          .ended =
              [this](const std::string& match, const Json& result, bool held_back) {
                keeper_.ended(match, result, held_back);
                chat_.tell(match);  // who played may read more now
              },
          .turn = [this](const TurnNote& note) { home_matches_.take_turn(note); }};
}

std::optional<Answer> ClubServer::may_open(const Request& request) {
  if (auto refused = door_.may_not_open(request)) return refused;
  const std::string& person = people_.session(request.cookie)->person;
  if (sockets_.count() >= kMostSockets || sockets_.count_of(person) >= kMostOfAPerson)
    return refusal(503, "full", "too many pages are open");
  return std::nullopt;
}

std::uint64_t ClubServer::opened(const Request& request, PageConnection& connection) {
  const Session* session = people_.session(request.cookie);
  const std::uint64_t id = sockets_.open(connection, std::chrono::steady_clock::now());
  PageSocket& now = *sockets_.find(id);
  const Person* person = session == nullptr ? nullptr : people_.person(session->person);
  if (person == nullptr) {  // it ended during the handshake
    now.end("revoked", "this session is over");
    return id;
  }
  ++counts_.sockets;
  now.session = session->hash, now.person = person->id;
  people_.seen(session->hash, utc_now());
  Json welcome{{"type", "welcome"}, {"version", 1}, {"page", files_.version()}};
  welcome["me"] = {{"person", person->id}, {"name", person->name}, {"role", role_word(person->role)}};
  welcome["now"] = system_time().time_since_epoch().count();
  welcome["beat"] = {{"busy", PageSession::kBusyBeat.count()},
                     {"idle", std::chrono::milliseconds(PageSession::kIdleBeat).count()}};
  now.send(shared_text(welcome.dump()));
  now.send(evening_desk_.list());
  claims_.tell_newcomer(now, *person);
  lobby_teller_.tell_newcomer(now);  // the last, for it is as large as the club
  lobby_.touch();
  return id;
}

void ClubServer::received(std::uint64_t id, std::string_view text) {
  PageSocket* from = sockets_.find(id);
  if (from == nullptr) return;
  ++counts_.messages;
  const auto now = std::chrono::steady_clock::now();
  const bool visible = from->page.visible();
  auto got = from->page.receive(text, now);
  if (std::holds_alternative<PageSession::Ended>(got))
    return from->end("bad_request", "what this page sends can't be read");
  if (const auto* refused = std::get_if<PageSession::Refused>(&got)) {
    ++counts_.mistakes;
    return from->send(refused->text);
  }
  if (visible != from->page.visible()) lobby_.touch();
  struct {
    ClubServer& server;
    std::uint64_t id;
    PageSocket& from;
    PageSession::Time now;
    void operator()(const BeatMessage& beat) const {
      from.send(from.page.answer(beat, fresh_number(), system_time(), now));
    }
    void operator()(const PongMessage& pong) const { from.page.take(pong, now); }
    void operator()(const LobbyRequest& asked) const { server.lobby_desk_.request(id, from, asked); }
    void operator()(const EveningRequest& asked) const { server.evening_desk_.request(id, from, asked); }
    void operator()(const WatchRequest& asked) const { server.match_desk_.watch(id, from, asked); }
    void operator()(const UnwatchRequest& asked) const { server.sockets_.look_away(id, asked.match); }
    void operator()(const CommandRequest& asked) const { server.match_desk_.command(id, from, asked); }
    void operator()(const AskRequest& asked) const { server.match_desk_.ask(id, from, asked); }
    void operator()(const ChatRequest& asked) const { server.chat_.write(id, from, asked); }
  } const act{*this, id, *from, now};
  std::visit(act, std::get<PageMessage>(got));
}

void ClubServer::closed(std::uint64_t id, bool too_slow) {
  if (too_slow) ++counts_.too_slow;
  sockets_.close(id);
  lobby_.touch();
}

void ClubServer::tick() {
  const auto now = std::chrono::steady_clock::now();
  sockets_.end_silent(now);
  trial_desk_.look();
  home_matches_.look(now);
  push_desk_.look(now);
  lobby_desk_.begin_what_is_ready();
  const PageSockets::Presence here = sockets_.presence();
  keeper_.look_for_absences(here, now);
  match_desk_.tell_seats(here);
  lobby_teller_.tell();
  if (now - looked_at_evenings_ >= kLookAtEvenings) {
    looked_at_evenings_ = now;
    room_->look();
  }
  if (now - looked_ < std::min<std::chrono::milliseconds>(std::chrono::seconds(30), parked_after_)) return;
  looked_ = now;
  home_matches_.forget_old();
  lobby_.drop_old(utc_now());
  keeper_.park_unused(now);
  chat_.drop_unused();
}

void ClubServer::stop() {
  sockets_.end_all("stopping", "the server stops; it may come back soon");
  here_.reset();
  matches_.close();
}

Answer ClubServer::answer(const Request& request) {
  ++counts_.requests;
  if (auto refused = door_.not_our_name(request)) {
    ++counts_.refused_requests;
    return std::move(*refused);
  }
  Answer made = request.method == "GET" || request.method == "HEAD" ? get(request)
                : request.method == "POST"                          ? post(request)
                                           : refusal(405, "bad_request", "only GET and POST are understood");
  if (made.status >= 400) ++counts_.refused_requests;
  return made;
}

Answer ClubServer::get(const Request& request) {
  const std::string& path = request.path;
  const auto kept = [&](const SiteFile& file) {
    return tagged_answer(request, file.type, file.tag, file.content);
  };
  if (is_page(path)) return kept(files_.index());
  if (path == "/api/hello") {
    const Session* session = people_.session(request.cookie);
    if (session != nullptr) people_.seen(session->hash, utc_now());
    return door_.hello(people_.person_with(request.cookie), request.cookie);
  }
  constexpr std::string_view kEvening = "/api/evening/";
  if (path.starts_with(kEvening)) return evening_desk_.page(path.substr(kEvening.size()), request);
  if (path == "/api/home") return home_desk_.list(request);
  if (path == "/api/push") return push_desk_.list(request);
  if (path == "/api/passkey") return passkeys_.list(request);
  if (path.starts_with("/feed/")) return home_desk_.feed(request);
  if (path == "/api/games") return catalogue_.list(language_of(request));
  constexpr std::string_view kBoard = "/api/board/", kRules = "/api/rules/", kArt = "/art/", kQr = "/qr/";
  const std::string_view of(path);
  if (of.starts_with(kBoard)) return catalogue_.board(of.substr(kBoard.size()), request);
  if (of.starts_with(kRules)) return catalogue_.rules(path.substr(kRules.size()), language_of(request));
  if (of.starts_with(kArt)) return catalogue_.picture(path.substr(kArt.size()));
  if (of.starts_with(kQr)) {
    const auto urls = addresses();
    for (std::size_t i = 0; i < urls.size(); ++i)
      if (path == "/qr/" + std::to_string(i) + ".svg") {
        Answer answer = text_answer(200, qr_svg(urls[i]));
        answer.type = "image/svg+xml";
        return answer;
      }
    return not_here();
  }
  const SiteFile* file = path.size() > 1 ? files_.find(path.substr(1)) : nullptr;
  return file == nullptr ? not_here() : kept(*file);
}

/// Each answers when it can.
bool ClubServer::answers_later(const Request& request, const Later& later) {
  using Desk = std::function<void(const Request&, const Later&)>;
  const std::map<std::string, Desk> desks{
      {"/api/login", [this](const auto& asked, const auto& then) { passwords_.log_in(asked, then); }},
      {"/api/password", [this](const auto& asked, const auto& then) { passwords_.set(asked, then); }},
      {"/api/home/replies",
       [this](const auto& asked, const auto& then) { home_desk_.set_replies(asked, then); }}};
  const auto desk = desks.find(request.path);
  if (request.method != "POST" || desk == desks.end()) return false;
  ++counts_.requests;
  const auto told = [this, later](Answer answer) {
    if (answer.status >= 400) ++counts_.refused_requests;
    later(std::move(answer));
  };
  if (auto refused = door_.not_our_name(request))
    told(std::move(*refused));
  else if (refused = door_.may_not_post(request); refused)
    told(std::move(*refused));
  else
    desk->second(request, told);
  return true;
}

Answer ClubServer::post(const Request& request) {
  if (auto refused = door_.may_not_post(request)) return std::move(*refused);
  if (auto at_door = door_.post(request)) return std::move(*at_door);
  if (request.path.starts_with("/api/home/")) return home_desk_.post(request);
  if (request.path.starts_with("/api/push/")) return push_desk_.post(request);
  if (request.path.starts_with("/api/passkey/")) return passkeys_.post(request);
  return not_here();
}

std::vector<std::string> ClubServer::people_here() const {
  std::vector<std::string> sorted;  // by person: two may be called the same
  for (const auto& [id, here] : sockets_.presence())
    if (const Person* person = people_.person(id)) sorted.push_back(person->name);
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

std::size_t ClubServer::games_played() const {
  return static_cast<std::size_t>(
      std::count_if(lobby_.tables().begin(), lobby_.tables().end(),
                    [](const auto& one) { return one.second.state == LobbyTable::State::kPlaying; }));
}

std::string ClubServer::metrics() const {
  std::string text;
  const auto line = [&](const char* name, const char* type, std::uint64_t value) {
    text += std::string("# TYPE boardwright_") + name + " " + type + "\nboardwright_" + name + " " +
            std::to_string(value) + "\n";
  };
  line("requests_total", "counter", counts_.requests);
  line("requests_refused_total", "counter", counts_.refused_requests);
  line("sockets_opened_total", "counter", counts_.sockets);
  line("sockets_open", "gauge", sockets_.count());
  line("sockets_too_slow_total", "counter", counts_.too_slow);
  line("messages_total", "counter", counts_.messages);
  line("messages_refused_total", "counter", counts_.mistakes);
  line("commands_total", "counter", counts_.commands);
  line("commands_done_total", "counter", counts_.done);
  line("commands_refused_total", "counter", counts_.refused);
  line("updates_sent_total", "counter", counts_.updates);
  line("matches_loaded", "gauge", matches_.count());
  line("sessions", "gauge", people_.sessions());
  line("store_transactions_total", "counter", club_->store().transactions());
  return text;
}

}  // namespace boardwright::server
