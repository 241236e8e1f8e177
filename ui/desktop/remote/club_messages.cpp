// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/club_messages.hpp"

#include <algorithm>

#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

using namespace server_json;

constexpr std::size_t kMostPeople = 5000, kMostTables = 5000, kMostSeatsOfATable = 16, kMostGames = 2000,
                      kMostVariants = 500, kMostClocks = 500, kMostLevels = 50, kMostChatLines = 200;
constexpr std::uint64_t kLastNumber = 1ULL << 53U;  // as large as pages write numbers

/// What `read` makes of it, or the sentence about what is wrong.
template <class T, class Read>
Result<T> made_of(const Json& json, Read read) {
  try {
    return read(json);
  } catch (const json_form::Wrong& found) {
    return fail(json_form::one_line_of(found));
  }
}

template <class T, class Read>
Result<T> made_of_text(std::string_view text, Read read) {
  const auto json = json_form::parse(text);
  if (!json) return fail(json.error());
  return made_of<T>(*json, read);
}

ClubMe me_of(const Json& json) { return {name_in(json, "person"), name_in(json, "name")}; }

Here here_of(const Json& json) {
  const std::string word = text_in(json, "here");
  if (word == "gone") return Here::kGone;
  return word == "screen_off" ? Here::kScreenOff : Here::kHere;
}

std::vector<ClubSeat> seats_of(const Json& json) {
  std::vector<ClubSeat> seats;
  for (const Json& seat : list_in(json, "seats", kMostSeatsOfATable))
    seats.push_back({name_in(seat, "seat"), text_in(seat, "person"), text_in(seat, "name"),
                     text_in(seat, "computer"), here_of(seat)});
  return seats;
}

std::vector<std::string> words_of(const Json& json, const char* key, std::size_t most) {
  std::vector<std::string> words;
  for (const Json& word : list_in(json, key, most)) words.push_back(json_form::text(word, key));
  return words;
}

ClubTable table_of(const Json& json) {
  ClubTable table;
  table.table = name_in(json, "table");
  table.match = text_in(json, "match");
  const std::string state = text_in(json, "state");
  table.state = state == "playing" ? ClubTable::State::kPlaying
                : state == "over"  ? ClubTable::State::kOver
                                   : ClubTable::State::kWaiting;
  table.game = name_in(json, "game");
  table.variant = name_in(json, "variant");
  table.board = name_in(json, "board");
  table.clock = text_in(json, "clock");
  table.seats = seats_of(json);
  table.invited = words_of(json, "invited", kMostPeople);
  table.again = words_of(json, "again", kMostSeatsOfATable);
  return table;
}

ClubLobby lobby_of(const Json& json) {
  ClubLobby lobby;
  for (const Json& person : list_in(json, "people", kMostPeople))
    lobby.people.push_back({name_in(person, "person"), name_in(person, "name"), here_of(person)});
  for (const Json& table : list_in(json, "tables", kMostTables)) lobby.tables.push_back(table_of(table));
  return lobby;
}

std::vector<ClubGames::Named> named_list(const Json& json, const char* key, const char* id,
                                         std::size_t most) {
  std::vector<ClubGames::Named> list;
  for (const Json& one : list_in(json, key, most)) list.push_back({name_in(one, id), name_in(one, "name")});
  return list;
}

ClubGames games_of(const Json& json) {
  json_form::check_version(member(json, "version"));
  ClubGames all;
  for (const Json& game : list_in(json, "games", kMostGames)) {
    ClubGames::Game one{name_in(game, "game"),
                        name_in(game, "name"),
                        named_list(game, "seats", "seat", kMostSeatsOfATable),
                        {},
                        named_list(game, "levels", "computer", kMostLevels)};
    for (const Json& variant : list_in(game, "variants", kMostVariants))
      one.variants.push_back(
          {name_in(variant, "variant"), name_in(variant, "name"), words_of(variant, "clocks", kMostClocks)});
    if (!one.variants.empty()) all.games.push_back(std::move(one));
  }
  all.clocks = named_list(json, "clocks", "clock", kMostClocks);
  return all;
}

ClubHello hello_of(const Json& json) {
  json_form::check_version(member(json, "version"));
  if (!member(json, "club").is_string() || !json.contains("me")) json_form::wrong("hello", "a club's server");
  ClubHello hello;
  hello.club = text_in(json, "club");
  hello.needs_code = truth_in(json, "needs_code");
  hello.token = text_in(json, "token");
  if (const Json& me = member(json, "me"); !me.is_null()) hello.me = me_of(me);
  return hello;
}

ClubWatching watching_of(const Json& json) {
  ClubWatching watching;
  watching.viewer = name_in(json, "viewer");
  const Json& policies = member(json, "policies");
  const auto unless_false = [&](const char* key) {
    return member(policies, key).is_null() || truth_in(policies, key);
  };
  watching.draw_agreement = unless_false("draw_agreement");
  watching.hints = unless_false("hints");
  watching.touch_move = truth_in(policies, "touch_move");
  watching.takeback = text_in(policies, "takeback") != "never";
  const Json& late = member(json, "late");
  if (const Json& time = member(late, "time"); !time.is_null())
    watching.late.time = Milliseconds(json_form::number(time, "time", SpectatorDelay::kLongest.count()));
  if (const Json& moves = member(late, "moves"); !moves.is_null())
    watching.late.moves =
        static_cast<std::uint32_t>(json_form::number(moves, "moves", SpectatorDelay::kMostMoves));
  return watching;
}

ClubChat chat_of(const Json& json) {
  ClubChat chat;
  const std::string may = text_in(json, "may");
  chat.may = may == "words"   ? ClubChat::May::kWords
             : may == "muted" ? ClubChat::May::kMuted
                              : ClubChat::May::kPhrases;
  chat.spectators = text_in(json, "room") == "spectators";
  chat.whole = truth_in(json, "whole");
  for (const Json& line : list_in(json, "lines", kMostChatLines))
    chat.lines.push_back({json_form::number(member(line, "n"), "n", kLastNumber),
                          text_in(line, "room") == "spectators", text_in(line, "person"),
                          text_in(line, "name"), text_in(line, "seat"), text_in(line, "words"),
                          text_in(line, "phrase")});
  return chat;
}

}  // namespace

const ClubSeat* ClubTable::seat_of(const std::string& person) const {
  const auto found =
      std::find_if(seats.begin(), seats.end(), [&](const ClubSeat& one) { return one.person == person; });
  return person.empty() || found == seats.end() ? nullptr : &*found;
}

bool ClubTable::has_free_seat() const {
  return std::any_of(seats.begin(), seats.end(), [](const ClubSeat& one) { return one.is_free(); });
}

const ClubGames::Game* ClubGames::game(const std::string& id) const {
  const auto found =
      std::find_if(games.begin(), games.end(), [&](const Game& one) { return one.game == id; });
  return found == games.end() ? nullptr : &*found;
}

std::string ClubGames::name_of(const std::string& game, const std::string& variant) const {
  const Game* known = this->game(game);
  if (known == nullptr) return game;
  const auto found = std::find_if(known->variants.begin(), known->variants.end(),
                                  [&](const Variant& one) { return one.variant == variant; });
  if (known->variants.size() < 2) return known->name;
  return known->name + " · " + (found == known->variants.end() ? variant : found->name);
}

std::string ClubGames::clock_name(const std::string& clock) const {
  const auto found =
      std::find_if(clocks.begin(), clocks.end(), [&](const Named& one) { return one.id == clock; });
  return found == clocks.end() ? clock : found->name;
}

std::optional<OtherVersion> other_version(std::string_view hello) {
  const auto json = json_form::parse(hello);
  if (!json || !json->is_object() || !json->contains("club")) return std::nullopt;
  const Json& version = member(*json, "version");
  if (!version.is_number_unsigned() || version.get<std::uint64_t>() == kMessageVersion) return std::nullopt;
  return OtherVersion{version.get<std::uint64_t>() > kMessageVersion};
}

Result<ClubHello> read_hello(std::string_view text) { return made_of_text<ClubHello>(text, hello_of); }
Result<ClubGames> read_club_games(std::string_view text) { return made_of_text<ClubGames>(text, games_of); }
Result<ClubLobby> read_lobby(const Json& message) { return made_of<ClubLobby>(message, lobby_of); }
Result<ClubMe> read_me(const Json& message) {
  return made_of<ClubMe>(message, [](const Json& json) {
    json_form::check_version(member(json, "version"));
    return me_of(member(json, "me"));
  });
}
Result<ClubWatching> read_watching(const Json& message) {
  return made_of<ClubWatching>(message, watching_of);
}
Result<std::vector<ClubSeat>> read_seats(const Json& message) {
  return made_of<std::vector<ClubSeat>>(message, seats_of);
}
Result<ClubChat> read_chat(const Json& message) { return made_of<ClubChat>(message, chat_of); }

}  // namespace boardwright::desktop
