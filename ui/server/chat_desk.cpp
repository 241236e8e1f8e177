// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/chat_desk.hpp"

#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"

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

ChatDesk::ChatDesk(Room room) : room_(room) { read_muted(); }

bool ChatDesk::over_for_players(const std::string& match) {
  const LoadedMatch* of = room_.matches.find(match);
  const LobbyTable* table = room_.lobby.of_match(match);
  return (of != nullptr && (of->over || of->ended)) ||
         (table != nullptr && table->state == LobbyTable::State::kOver);
}

ChatRoom ChatDesk::room_of(const std::string& match, const std::string& person) {
  const LoadedMatch* of = room_.matches.find(match);
  return of != nullptr && of->seat_of(person) ? ChatRoom::kPlayers : ChatRoom::kSpectators;
}

const char* ChatDesk::right_of(const std::string& person) const {
  if (muted_.contains(person)) return "muted";
  const Person* writer = room_.people.person(person);
  const bool knows_him = writer != nullptr && (writer->member || writer->role != Role::kGuest);
  return room_.policy == ChatPolicy::kEverybody || (room_.policy == ChatPolicy::kMembers && knows_him)
             ? "words"
             : "phrases";
}

tl::expected<ChatLine, LobbyRefusal> ChatDesk::read(const PageSocket& socket, const ChatRequest& asked) {
  if (room_.policy == ChatPolicy::kOff) return refuse("closed", "nobody writes beside games here");
  const LoadedMatch* of = room_.matches.find(asked.match);
  // Also while it is being looked at anew: who writes what where depends on nothing that comes with the answer.
  if (of == nullptr || !socket.watched.contains(asked.match))
    return refuse("unknown", "watch that match first");
  const std::string right = right_of(socket.person);
  if (right == "muted") return refuse("muted", "the organiser lets you write no more");
  if (!asked.words.empty() && right != "words")
    return refuse("not_allowed", "choose one of the ready phrases");
  ChatLine line;
  line.room = room_of(asked.match, socket.person);
  line.person = socket.person, line.phrase = asked.phrase;
  if (const Person* writer = room_.people.person(socket.person)) line.name = writer->name;
  if (const auto seat = of->seat_of(socket.person); seat && of->facts && *seat < of->facts->seats.size())
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

void ChatDesk::write(std::uint64_t id, PageSocket& from, const ChatRequest& asked) {
  if (!room_.heard.first_time(from, asked.id)) return;
  auto line = read(from, asked);
  if (!line)
    return room_.heard.answer(from.person, id, asked.id,
                              refused_text(asked.id, line.error().code, line.error().sentence));
  auto& pace = paces_.try_emplace(from.session, kLinesASecond, kLinesAtOnce).first->second;
  if (const auto wait = pace.take(std::chrono::steady_clock::now())) {
    // Nothing has happened: whoever sends it again then is heard.
    room_.heard.forget_newest(from.person);
    return from.send(shared_text(Json{
        {"type", "refused"},
        {"id", asked.id},
        {"code", "wait"},
        {"sentence", "too much at once"},
        {"after", wait->count()}}.dump()));
  }
  room_.heard.answer(from.person, id, asked.id, done_text(asked.id));
  tell_line(asked.match, chats_[asked.match].add(std::move(*line)));
}

void ChatDesk::tell_line(const std::string& match, const ChatLine& line) {
  const bool over = over_for_players(match);
  for (const auto& [socket, watched_as] : room_.sockets.eyes_on(match)) {
    if (!watched_as.key) continue;
    const ChatRoom room = room_of(match, socket.person);
    if (!MatchChat::may_read(room, line.room, over)) continue;
    socket.send(chat_text(match, room, right_of(socket.person), false, Json::array({line_json(line)})));
  }
}

void ChatDesk::tell(PageSocket& to, const std::string& match) {
  if (room_.policy == ChatPolicy::kOff) return;
  const ChatRoom room = room_of(match, to.person);
  Json lines = Json::array();
  if (const auto found = chats_.find(match); found != chats_.end())
    for (const auto& line : found->second.read_by(room, over_for_players(match)))
      lines.push_back(line_json(line));
  to.send(chat_text(match, room, right_of(to.person), true, std::move(lines)));
}

void ChatDesk::tell(const std::string& match) {
  for (const auto& [socket, watched_as] : room_.sockets.eyes_on(match))
    if (watched_as.key) tell(socket, match);
}

/// What somebody has written goes with his right to write.
void ChatDesk::mute(const std::string& person, bool muted) {
  if (muted)
    muted_.insert(person);
  else
    muted_.erase(person);
  const Json kept(muted_);
  if (auto done =
          room_.club.store().use([&](Store& store) { return store.remember(kKeptMuted, kept.dump()); });
      !done)
    log_warning("who is muted isn't kept: " + done.error());
  if (muted)
    for (auto& [match, chat] : chats_)
      if (chat.take_back(person)) tell(match);
  for (auto& [id, socket] : room_.sockets.all())
    if (socket.person == person)
      for (const auto& [match, watched_as] : socket.watched)
        if (watched_as.key) tell(socket, match);
}

void ChatDesk::read_muted() {
  const auto kept = room_.club.store().use([](Store& store) { return store.remembered(kKeptMuted); });
  if (!kept) return log_warning("who is muted can't be read: " + kept.error());
  const Json json = Json::parse(*kept, nullptr, false);
  if (!json.is_array()) return;
  for (const auto& person : json)  // who isn't in any more is nobody
    if (person.is_string() && room_.people.person(person.get<std::string>()) != nullptr)
      muted_.insert(person.get<std::string>());
}

void ChatDesk::drop_unused() {
  std::erase_if(chats_, [&](const auto& chat) { return !room_.matches.contains(chat.first); });
  std::erase_if(paces_, [&](const auto& pace) { return !room_.sockets.has_session(pace.first); });
}

}  // namespace boardwright::server
