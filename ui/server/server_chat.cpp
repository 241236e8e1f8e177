// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubServer does about what people write beside a match. It is in memory alone, and gone with the match or the
// server; what is kept is who has been muted.
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "ui/server/club_server.hpp"

namespace boardwright::server {
namespace {

using Json = nlohmann::json;

constexpr const char* kKeptMuted = "page-muted";
/// One line in two seconds, and a second one at once for who has been quiet.
constexpr double kLinesASecond = 0.5, kLinesAtOnce = 2;

const char* word_of(ChatRoom room) { return room == ChatRoom::kPlayers ? "players" : "spectators"; }

Json line_json(const ChatLine& line) {
  Json json{{"n", line.number},
            {"room", word_of(line.room)},
            {"person", line.person},
            {"name", line.name},
            {"seat", or_null(line.seat)}};
  if (line.phrase.empty())
    json["words"] = line.words;
  else
    json["phrase"] = line.phrase;
  return json;
}

SharedText chat_text(const std::string& match, ChatRoom reader, const char* may, bool whole, Json lines) {
  return shared_text(Json{
      {"type", "chat"},
      {"match", match},
      {"room", word_of(reader)},
      {"may", may},
      {"whole", whole},
      {"lines",
       std::move(lines)}}.dump());
}

}  // namespace

bool ClubServer::over_for_players(const std::string& match) {
  const Hosted* of = hosted(match);
  const LobbyTable* table = lobby_.of_match(match);
  return (of != nullptr && (of->over || of->ended)) ||
         (table != nullptr && table->state == LobbyTable::State::kOver);
}

ChatRoom ClubServer::chat_room(const std::string& match, const std::string& person) {
  const Hosted* of = hosted(match);
  return of != nullptr && seat_in(*of, person) ? ChatRoom::kPlayers : ChatRoom::kSpectators;
}

const char* ClubServer::chat_right(const std::string& person) const {
  if (muted_.contains(person)) return "muted";
  const Person* writer = people_.person(person);
  const bool knows_him = writer != nullptr && (writer->member || writer->role != Role::kGuest);
  return chat_policy_ == ChatPolicy::kEverybody || (chat_policy_ == ChatPolicy::kMembers && knows_him)
             ? "words"
             : "phrases";
}

tl::expected<ChatLine, LobbyRefusal> ClubServer::chat_line(const PageSocket& socket,
                                                           const ChatRequest& asked) {
  if (chat_policy_ == ChatPolicy::kOff) return refuse("closed", "nobody writes beside games here");
  const Hosted* of = hosted(asked.match);
  // Also while it is being looked at anew: who writes what where depends on nothing that comes with the answer.
  if (of == nullptr || !socket.watched.contains(asked.match))
    return refuse("unknown", "watch that match first");
  const std::string right = chat_right(socket.person);
  if (right == "muted") return refuse("muted", "the organiser lets you write no more");
  if (!asked.words.empty() && right != "words")
    return refuse("not_allowed", "choose one of the ready phrases");
  ChatLine line;
  line.room = chat_room(asked.match, socket.person);
  line.person = socket.person, line.phrase = asked.phrase;
  if (const Person* writer = people_.person(socket.person)) line.name = writer->name;
  if (const auto seat = seat_in(*of, socket.person); seat && of->facts && *seat < of->facts->seats.size())
    line.seat = of->facts->seats[*seat];
  if (asked.words.empty()) {
    if (!is_chat_phrase(asked.phrase)) return refuse("bad_request", "there is no such phrase");
    return line;
  }
  auto words = read_chat_words(asked.words);
  if (!words) return refuse("bad_words", words.error());
  line.words = std::move(*words);
  return line;
}

void ClubServer::chat(std::uint64_t id, PageSocket& from, const ChatRequest& asked) {
  if (!heard_.first_time(from, asked.id)) return;
  auto line = chat_line(from, asked);
  if (!line)
    return heard_.answer(from.person, id, asked.id,
                         refused_text(asked.id, line.error().code, line.error().sentence));
  auto& pace = chat_paces_.try_emplace(from.session, kLinesASecond, kLinesAtOnce).first->second;
  if (const auto wait = pace.take(std::chrono::steady_clock::now())) {
    // Nothing has happened: whoever sends it again then is heard.
    heard_.forget_newest(from.person);
    return from.send(shared_text(Json{
        {"type", "refused"},
        {"id", asked.id},
        {"code", "wait"},
        {"sentence", "too much at once"},
        {"after", wait->count()}}.dump()));
  }
  heard_.answer(from.person, id, asked.id, done_text(asked.id));
  tell_chat_line(asked.match, chats_[asked.match].add(std::move(*line)));
}

void ClubServer::tell_chat_line(const std::string& match, const ChatLine& line) {
  const bool over = over_for_players(match);
  for (const auto& [socket, watched_as] : sockets_.eyes_on(match)) {
    if (!watched_as.key) continue;
    const ChatRoom room = chat_room(match, socket.person);
    if (!MatchChat::may_read(room, line.room, over)) continue;
    socket.send(chat_text(match, room, chat_right(socket.person), false, Json::array({line_json(line)})));
  }
}

void ClubServer::tell_chat(PageSocket& to, const std::string& match) {
  if (chat_policy_ == ChatPolicy::kOff) return;
  const ChatRoom room = chat_room(match, to.person);
  Json lines = Json::array();
  if (const auto found = chats_.find(match); found != chats_.end())
    for (const auto& line : found->second.read_by(room, over_for_players(match)))
      lines.push_back(line_json(line));
  to.send(chat_text(match, room, chat_right(to.person), true, std::move(lines)));
}

void ClubServer::tell_chat(const std::string& match) {
  for (const auto& [socket, watched_as] : sockets_.eyes_on(match))
    if (watched_as.key) tell_chat(socket, match);
}

/// What somebody has written goes with his right to write.
SharedText ClubServer::mute(const LobbyRequest& asked) {
  if (people_.person(asked.person) == nullptr)
    return refused_text(asked.id, "unknown", "nobody is called so");
  if (asked.mute)
    muted_.insert(asked.person);
  else
    muted_.erase(asked.person);
  const Json kept(muted_);
  if (auto done = club_->store().use([&](Store& store) { return store.remember(kKeptMuted, kept.dump()); });
      !done)
    log_warning("who is muted isn't kept: " + done.error());
  if (asked.mute)
    for (auto& [match, chat] : chats_)
      if (chat.take_back(asked.person)) tell_chat(match);
  for (auto& [id, socket] : sockets_.all())
    if (socket.person == asked.person)
      for (const auto& [match, watched_as] : socket.watched)
        if (watched_as.key) tell_chat(socket, match);
  return done_text(asked.id);
}

void ClubServer::read_muted() {
  const auto kept = club_->store().use([](Store& store) { return store.remembered(kKeptMuted); });
  if (!kept) return log_warning("who is muted can't be read: " + kept.error());
  const Json json = Json::parse(*kept, nullptr, false);
  if (!json.is_array()) return;
  for (const auto& person : json)  // who isn't in any more is nobody
    if (person.is_string() && people_.person(person.get<std::string>()) != nullptr)
      muted_.insert(person.get<std::string>());
}

/// Beside matches that nobody has loaded, and the paces of sessions without a socket.
void ClubServer::drop_chats() {
  std::erase_if(chats_, [&](const auto& chat) { return !matches_.contains(chat.first); });
  std::erase_if(chat_paces_, [&](const auto& pace) { return !sockets_.has_session(pace.first); });
}

}  // namespace boardwright::server
