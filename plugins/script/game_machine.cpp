// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/game_machine.hpp"

#include <boardwright/abi.h>

#include <algorithm>
#include <cstring>
#include <lua.hpp>

namespace boardwright::script {
namespace {

GameMachine& game_of(lua_State* state) { return *static_cast<GameMachine*>(Machine::of(state).owner); }

Element element_at(lua_State* state, int index, const Declaration& declared) {
  if (lua_type(state, index) == LUA_TSTRING) {
    const std::string word = lua_tostring(state, index);
    const std::uint32_t place = declared.word(word);
    if (place == declared.words.size())
      refuse(state, "the word '" + word + "' is none of the game's; put it into words = { … }");
    return Element::word(place);
  }
  int whole = 0;
  const lua_Integer value = lua_tointegerx(state, index, &whole);
  if (whole == 0 || lua_type(state, index) != LUA_TNUMBER)
    refuse(state,
           std::string("a move is made of fields, numbers and words, not of ") + luaL_typename(state, index));
  if (value < 0 || value >= Element::kWords)
    refuse(state, std::to_string(value) + " can't be in a move: a number is from 0 to 16383");
  return Element::number(static_cast<std::uint32_t>(value));
}

Step step_at(lua_State* state, int first, int last, const Declaration& declared) {
  Step step;
  if (first == last && lua_type(state, first) == LUA_TTABLE) {
    step.list = true;
    const auto count = static_cast<lua_Integer>(lua_rawlen(state, first));
    if (count == 0 || count > 200) refuse(state, "a move as a list has 1 to 200 steps");
    for (lua_Integer i = 1; i <= count; ++i) {
      lua_rawgeti(state, first, i);
      step.elements.push_back(element_at(state, -1, declared));
      lua_pop(state, 1);
    }
    return step;
  }
  if (first > last) refuse(state, "a move needs at least one field or word");
  for (int i = first; i <= last; ++i) step.elements.push_back(element_at(state, i, declared));
  return step;
}

int add(lua_State* state) {
  GameMachine& game = game_of(state);
  if (game.adding == nullptr) refuse(state, "add is only for the functions moves and chance");
  const Declaration& declared = game.declared();
  int last = lua_gettop(state);
  std::uint32_t weight = 1;
  if (game.adding_events) {
    if (last < 2) refuse(state, "an event has a weight: add(3, 1)");
    const lua_Integer given = luaL_checkinteger(state, last);
    if (given < 1 || given > 1'000'000) refuse(state, "a weight is a whole number from 1 to 1000000");
    weight = static_cast<std::uint32_t>(given);
    --last;
  }
  Step step = step_at(state, 1, last, declared);
  step.weight = weight;
  game.adding->add(std::move(step));
  if (game.adding->all().size() > 4 * std::size_t{declared.max_moves})
    refuse(state,
           "there are more than " + std::to_string(declared.max_moves) + " moves; set max_moves in game { }");
  return 0;
}

std::uint32_t rule_at(lua_State* state, const Declaration& declared) {
  const std::string number = luaL_checkstring(state, 1);
  for (std::size_t i = 0; i < declared.rules.size(); ++i)
    if (declared.rules[i].first == number) return static_cast<std::uint32_t>(i);
  refuse(state, "there is no rule '" + number + "' among the numbered ones");
}

int no(lua_State* state) {
  GameMachine& game = game_of(state);
  if (!game.recording) return 0;
  const std::uint32_t rule = rule_at(state, game.declared());
  Step step;
  if (lua_gettop(state) > 1) step = step_at(state, 2, lua_gettop(state), game.declared());
  if (game.noting != nullptr && game.noting->size() < 10000) game.noting->push_back({rule, std::move(step)});
  return 0;
}

int asked(lua_State* state) {
  lua_pushboolean(state, game_of(state).recording ? 1 : 0);
  return 1;
}

int uses(lua_State* state) {
  GameMachine& game = game_of(state);
  if (!game.recording) return 0;
  const std::uint32_t rule = rule_at(state, game.declared());
  if (game.noting != nullptr) game.noting->push_back({rule, {}});
  return 0;
}

/// Ends the game: the reason's place goes into p.result, half points into p.points.
void end_game(lua_State* state, std::string_view reason, std::uint32_t points) {
  const Declaration& declared = game_of(state).declared();
  luaL_checktype(state, 1, LUA_TTABLE);
  const std::uint32_t place = declared.reason(reason);
  if (place == 0) refuse(state, "'" + std::string(reason) + "' is none of the game's reasons");
  lua_pushinteger(state, place);
  lua_setfield(state, 1, "result");
  lua_pushinteger(state, points);
  lua_setfield(state, 1, "points");
}

int win(lua_State* state) {
  const Declaration& declared = game_of(state).declared();
  const lua_Integer seat = luaL_checkinteger(state, 2);
  if (seat < 1 || seat > static_cast<lua_Integer>(declared.seats.size()))
    refuse(state, "seat " + std::to_string(seat) + " can't win: there is none of that number");
  end_game(state, luaL_checkstring(state, 3), 2U << (2 * static_cast<std::uint32_t>(seat - 1)));
  return 0;
}

int draw(lua_State* state) {
  std::uint32_t points = 0;
  for (std::size_t seat = 0; seat < game_of(state).declared().seats.size(); ++seat)
    points |= 1U << (2 * seat);
  end_game(state, luaL_checkstring(state, 2), points);
  return 0;
}

int score(lua_State* state) {
  const Declaration& declared = game_of(state).declared();
  luaL_checktype(state, 2, LUA_TTABLE);
  if (lua_rawlen(state, 2) != declared.seats.size()) refuse(state, "score takes half points for each seat");
  std::uint32_t points = 0;
  for (std::size_t seat = 0; seat < declared.seats.size(); ++seat) {
    lua_rawgeti(state, 2, static_cast<lua_Integer>(seat + 1));
    const lua_Integer half = lua_isinteger(state, -1) != 0 ? lua_tointeger(state, -1) : -1;
    if (half < 0 || half > 2) refuse(state, "a seat gets 0, 1 or 2 half points");
    points |= static_cast<std::uint32_t>(half) << (2 * seat);
    lua_pop(state, 1);
  }
  end_game(state, luaL_checkstring(state, 3), points);
  return 0;
}

/// For the functions of the game; the words for declarations are declaration.cpp's.
void offer_game_words(lua_State* state) {
  static constexpr luaL_Reg kGameWords[] = {{"no", no},     {"uses", uses},   {"asked", asked},  {"win", win},
                                            {"draw", draw}, {"score", score}, {nullptr, nullptr}};
  lua_pushglobaltable(state);
  luaL_setfuncs(state, kGameWords, 0);
  lua_pop(state, 1);
}

/// Seats count from 1 in scripts, and chance is 0.
lua_Integer seat_number(std::uint32_t seat) {
  return seat == BW_CHANCE ? 0 : static_cast<lua_Integer>(seat) + 1;
}

}  // namespace

std::unique_ptr<GameMachine> GameMachine::create(const std::string& source, const ParameterValues& values,
                                                 const Declaration& declared, const Layout& layout,
                                                 Problem& problem) {
  std::unique_ptr<GameMachine> game(new GameMachine(declared, layout));
  game->machine_ = Machine::create();
  if (!game->machine_) {
    problem = {0, 0, "there is no memory for the rules"};
    return nullptr;
  }
  lua_State* state = game->machine_->state();
  offer_game_words(state);
  auto read = Reading::read(*game->machine_, source, values, &declared);
  if (auto* wrong = std::get_if<Problem>(&read)) {
    problem = std::move(*wrong);
    return nullptr;
  }
  game->machine_->owner = game.get();
  game->machine_->close_globals();
  game->table_ = std::make_unique<PositionTable>(state, layout);
  lua_pushcfunction(state, add);
  game->add_ = luaL_ref(state, LUA_REGISTRYINDEX);
  game->listed_.resize(layout.size());
  return game;
}

void GameMachine::push_function(const char* name) const {
  lua_State* state = machine_->state();
  luaL_checkstack(state, 300, "moves with too many steps");
  lua_getglobal(state, name);
}

void GameMachine::push_elements(const Step& step, int& arguments) const {
  lua_State* state = machine_->state();
  const auto push = [&](Element element) {
    if (element.is_word())
      lua_pushstring(state, declared_->words[element.value()].c_str());
    else
      lua_pushinteger(state, element.value());
  };
  if (!step.list) {
    for (const Element element : step.elements) push(element), ++arguments;
    return;
  }
  lua_createtable(state, static_cast<int>(step.elements.size()), 0);
  for (std::size_t i = 0; i < step.elements.size(); ++i) {
    push(step.elements[i]);
    lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
  }
  ++arguments;
}

bool GameMachine::call(int arguments, int results) {
  if (auto problem = machine_->call(arguments, results)) {
    problem_ = std::move(*problem);
    table_->forget();
    return false;
  }
  return true;
}

bool GameMachine::failed(std::string sentence) {
  problem_ = {0, 0, std::move(sentence)};
  table_->forget();
  return false;
}

bool GameMachine::start(std::byte* out) {
  table_->clear();
  push_function("start");
  table_->push();
  if (!call(1, 0)) return false;
  if (auto problem = table_->read(out)) return failed("start: " + problem->sentence);
  return true;
}

const Steps* GameMachine::list(const std::byte* position, std::uint32_t seat) {
  if (list_holds_ && listed_seat_ == seat && std::memcmp(listed_.data(), position, listed_.size()) == 0)
    return &steps_;
  list_holds_ = false;
  if (!recording) told = {};
  steps_.clear();
  table_->write(position);
  const bool chance = seat == BW_CHANCE;
  push_function(chance ? "chance" : "moves");
  table_->push();
  if (!chance) lua_pushinteger(machine_->state(), seat_number(seat));
  lua_rawgeti(machine_->state(), LUA_REGISTRYINDEX, add_);
  adding = &steps_;
  adding_events = chance;
  const bool good = call(chance ? 2 : 3, 0);
  adding = nullptr;
  if (!good) return nullptr;
  const char* name = chance ? "chance" : "moves";
  if (!table_->holds(position))
    return (void)failed(std::string(name) + " must not change p: change it in play"), nullptr;
  steps_.sort();
  if (steps_.all().size() > declared_->max_moves)
    return (void)failed("there are " + std::to_string(steps_.all().size()) +
                        " moves; set max_moves in game { }"),
           nullptr;
  if (chance && steps_.all().empty())
    return (void)failed("it is chance's turn, and chance adds no event"), nullptr;
  std::memcpy(listed_.data(), position, listed_.size());
  listed_seat_ = seat;
  list_holds_ = true;
  return &steps_;
}

const Steps* GameMachine::moves(const std::byte* position, std::uint32_t seat) {
  return list(position, seat);
}
const Steps* GameMachine::events(const std::byte* position) { return list(position, BW_CHANCE); }

bool GameMachine::play(std::byte* position, std::uint32_t seat, const Step& step) {
  table_->write(position);
  push_function("play");
  table_->push();
  lua_pushinteger(machine_->state(), seat_number(seat));
  int arguments = 2;
  push_elements(step, arguments);
  if (!call(arguments, 0)) return false;
  if (auto problem = table_->read(position)) return failed("play: " + problem->sentence);
  return true;
}

bool GameMachine::view(const std::byte* position, std::uint32_t viewer, std::byte* out) {
  table_->write(position);
  push_function("view");
  table_->push();
  lua_pushinteger(machine_->state(), viewer < BW_MAX_SEATS ? seat_number(viewer) : 0);
  if (!call(2, 0)) return false;
  if (auto problem = table_->read(out)) return failed("view: " + problem->sentence);
  return true;
}

bool GameMachine::evaluate(const std::byte* position, std::uint32_t seat, std::int32_t& value) {
  table_->write(position);
  push_function("evaluate");
  table_->push();
  lua_pushinteger(machine_->state(), seat_number(seat));
  if (!call(2, 1)) return false;
  lua_State* state = machine_->state();
  const bool number = lua_type(state, -1) == LUA_TNUMBER;
  const lua_Number given = lua_tonumber(state, -1);
  lua_pop(state, 1);
  if (!number || given != given) return failed("evaluate returns a number of Elo points");
  value = static_cast<std::int32_t>(std::clamp<lua_Number>(given, -4000, 4000));
  if (!table_->holds(position)) return failed("evaluate must not change p");
  return true;
}

bool GameMachine::check(const std::byte* position, std::string& wrong) {
  wrong.clear();
  if (!declared_->has.check) return true;
  table_->write(position);
  push_function("check");
  table_->push();
  if (!call(1, 1)) return false;
  lua_State* state = machine_->state();
  if (lua_type(state, -1) == LUA_TSTRING) wrong = std::string(lua_tostring(state, -1)).substr(0, 500);
  lua_pop(state, 1);
  table_->forget();
  return true;
}

bool GameMachine::move_text(const std::byte* position, std::uint32_t seat, const Step& step,
                            std::string& text) {
  return text_of_move("move_text", position, seat, step, text);
}

bool GameMachine::move_code(const std::byte* position, std::uint32_t seat, const Step& step,
                            std::string& text) {
  return text_of_move("move_code", position, seat, step, text);
}

bool GameMachine::text_of_move(const char* function, const std::byte* position, std::uint32_t seat,
                               const Step& step, std::string& text) {
  table_->write(position);
  push_function(function);
  table_->push();
  lua_pushinteger(machine_->state(), seat_number(seat));
  int arguments = 2;
  push_elements(step, arguments);
  if (!call(arguments, 1)) return false;
  lua_State* state = machine_->state();
  std::size_t size = 0;
  const char* written = lua_type(state, -1) == LUA_TSTRING ? lua_tolstring(state, -1, &size) : nullptr;
  text = written == nullptr ? "" : std::string(written, size);
  lua_pop(state, 1);
  if (text.empty() || text.size() > 200 || text.find_first_of(" \t\n\r") != std::string::npos)
    return failed(std::string(function) + " returns a text without blanks");
  return table_->holds(position) || failed(std::string(function) + " must not change p");
}

bool GameMachine::position_text(const std::byte* position, std::string& text) {
  table_->write(position);
  push_function("position_text");
  table_->push();
  if (!call(1, 1)) return false;
  lua_State* state = machine_->state();
  std::size_t size = 0;
  const char* written = lua_type(state, -1) == LUA_TSTRING ? lua_tolstring(state, -1, &size) : nullptr;
  text = written == nullptr ? "" : std::string(written, size);
  lua_pop(state, 1);
  if (text.empty() || std::any_of(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; }))
    return failed("position_text returns one line of plain letters");
  return table_->holds(position) || failed("position_text must not change p");
}

bool GameMachine::read_text(std::string_view text, std::byte* out, std::string& wrong) {
  wrong.clear();
  table_->clear();
  push_function("read_text");
  table_->push();
  lua_pushlstring(machine_->state(), text.data(), text.size());
  if (!call(2, 1)) return false;
  lua_State* state = machine_->state();
  if (lua_type(state, -1) == LUA_TSTRING) wrong = std::string(lua_tostring(state, -1)).substr(0, 500);
  lua_pop(state, 1);
  if (!wrong.empty()) return table_->forget(), true;
  if (auto problem = table_->read(out)) return failed("read_text: " + problem->sentence);
  return true;
}

bool GameMachine::compare(const std::byte* position, std::byte* out) {
  table_->write(position);
  push_function("compare");
  table_->push();
  if (!call(1, 0)) return false;
  if (auto problem = table_->read(out)) return failed("compare: " + problem->sentence);
  return true;
}

const std::vector<Note>* GameMachine::refusals(const std::byte* position, std::uint32_t seat) {
  if (list(position, seat) == nullptr) return nullptr;
  if (told.refused) return &*told.refused;
  std::vector<Note> notes;
  list_holds_ = false;  // the script is to run
  recording = true;
  noting = &notes;
  const bool good = list(position, seat) != nullptr;
  noting = nullptr;
  recording = false;
  if (!good) return nullptr;
  told.refused = std::move(notes);
  return &*told.refused;
}

bool GameMachine::used(const std::byte* before, std::uint32_t seat, const Step& step, std::uint64_t& rules) {
  Bytes copy(before, before + layout_->size());
  std::vector<Note> notes;
  recording = true;
  noting = &notes;
  const bool good = play(copy.data(), seat, step);
  noting = nullptr;
  recording = false;
  rules = 0;
  for (const Note& note : notes) rules |= std::uint64_t{1} << note.rule;
  return good;
}

}  // namespace boardwright::script
