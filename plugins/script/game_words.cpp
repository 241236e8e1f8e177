// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/game_words.hpp"

#include <lua.hpp>

#include "plugins/script/game_machine.hpp"

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

/// Of whoever has called a word of the prelude, however deep within it.
std::uint32_t line_of_caller(lua_State* state) {
  lua_Debug at;
  for (int level = 1; lua_getstack(state, level, &at) != 0; ++level)
    if (lua_getinfo(state, "l", &at) != 0 && at.currentline > 0)
      return static_cast<std::uint32_t>(at.currentline);
  return 0;
}

}  // namespace

int add_move(lua_State* state) {
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
  if (game.placing != nullptr) game.placing->emplace_back(step, line_of_caller(state));
  game.adding->add(std::move(step));
  if (game.adding->all().size() > 4 * std::size_t{declared.max_moves})
    refuse(state,
           "there are more than " + std::to_string(declared.max_moves) + " moves; set max_moves in game { }");
  return 0;
}

void offer_game_words(lua_State* state) {
  static constexpr luaL_Reg kGameWords[] = {{"no", no},     {"uses", uses},   {"asked", asked},  {"win", win},
                                            {"draw", draw}, {"score", score}, {nullptr, nullptr}};
  lua_pushglobaltable(state);
  luaL_setfuncs(state, kGameWords, 0);
  lua_pop(state, 1);
}

}  // namespace boardwright::script
