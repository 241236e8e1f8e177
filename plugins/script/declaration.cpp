// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/declaration.hpp"

#include <algorithm>
#include <array>
#include <lua.hpp>

#include "plugins/script/board.hpp"
#include "plugins/script/declared_values.hpp"
#include "plugins/script/machine.hpp"
#include "plugins/script/rule_numbers.hpp"
#include "plugins/script/source_code.hpp"

namespace boardwright::script {
namespace {

/// The elements of a list on top of the stack, each on top of the stack once.
template <class Visit>
void each(lua_State* state, const char* what, std::size_t most, Visit visit) {
  if (lua_type(state, -1) != LUA_TTABLE) refuse(state, std::string(what) + " is a list in { }");
  const std::size_t count = lua_rawlen(state, -1);
  if (count > most) refuse(state, std::string(what) + " has at most " + std::to_string(most) + " elements");
  for (std::size_t i = 1; i <= count; ++i) {
    lua_rawgeti(state, -1, static_cast<lua_Integer>(i));
    visit(i);
    lua_pop(state, 1);
  }
}

std::vector<std::string> ids_in(lua_State* state, const char* what, std::size_t most) {
  std::vector<std::string> ids;
  each(state, what, most, [&](std::size_t) {
    ids.push_back(id_at(state, -1, what));
    if (std::count(ids.begin(), ids.end(), ids.back()) > 1)
      refuse(state, std::string(what) + ": '" + ids.back() + "' stands there twice");
  });
  return ids;
}

/// A table of ids or numbers of rules and sentences, on top of the stack; by id.
std::vector<std::pair<std::string, std::string>> sentences(lua_State* state, const char* what) {
  if (lua_type(state, -1) != LUA_TTABLE) refuse(state, std::string(what) + " is a table in { }");
  std::vector<std::pair<std::string, std::string>> found;
  lua_pushnil(state);
  while (lua_next(state, -2) != 0) {
    if (lua_type(state, -2) != LUA_TSTRING) refuse(state, std::string(what) + " has names and sentences");
    std::string id = text_at(state, -2, what);
    found.emplace_back(std::move(id), text_at(state, -1, what));
    lua_pop(state, 1);
  }
  std::sort(found.begin(), found.end());
  return found;
}

void read_kinds(lua_State* state, Declaration& declared) {
  each(state, "'kinds'", 200, [&](std::size_t) {
    if (lua_type(state, -1) != LUA_TTABLE || lua_rawlen(state, -1) < 2)
      refuse(state, "a kind is { \"id\", \"sign\", seat }");
    DeclaredKind kind;
    lua_rawgeti(state, -1, 1);
    kind.id = id_at(state, -1, "a kind's id");
    lua_rawgeti(state, -2, 2);
    kind.sign = text_at(state, -1, "a kind's sign");
    check_letters(state, kind.sign, "a kind's sign");
    if (kind.sign.empty() || kind.sign.size() > 2 || kind.sign.find_first_of("./, \t\n") != std::string::npos)
      refuse(state, "a kind's sign is one or two letters, without . / , and blanks");
    lua_rawgeti(state, -3, 3);
    if (!lua_isnil(state, -1))
      kind.owner = static_cast<std::uint32_t>(whole_at(state, -1, 0, 8, "a kind's seat"));
    lua_pop(state, 3);
    for (const auto& other : declared.kinds) {
      if (other.id == kind.id) refuse(state, "two kinds are called '" + kind.id + "'");
      if (other.sign == kind.sign) refuse(state, "two kinds have the sign '" + kind.sign + "'");
    }
    declared.kinds.push_back(std::move(kind));
  });
}

void read_repetition(lua_State* state, Declaration& declared) {
  if (lua_type(state, -1) != LUA_TTABLE) refuse(state, "repetition is { times, \"reason\" }");
  lua_rawgeti(state, -1, 1);
  declared.repetition =
      static_cast<std::uint32_t>(whole_at(state, -1, 2, 100, "how often a position may occur"));
  lua_rawgeti(state, -2, 2);
  declared.repetition_reason =
      lua_isnil(state, -1) ? "repetition" : id_at(state, -1, "the reason of a repetition");
}

/// Of the table at 1.
void refuse_unknown_keys(lua_State* state) {
  static constexpr const char* kKnown[] = {"id",        "revision",  "summary",   "seats",
                                           "kinds",     "reasons",   "words",     "repetition",
                                           "max_moves", "ply_limit", "score_sum", "turns"};
  lua_pushnil(state);
  while (lua_next(state, 1) != 0) {
    lua_pop(state, 1);
    const std::string key = lua_type(state, -1) == LUA_TSTRING ? lua_tostring(state, -1) : "a number";
    if (std::none_of(std::begin(kKnown), std::end(kKnown), [&](const char* known) { return key == known; }))
      refuse(state, "a game has no '" + key + "'");
  }
}

/// The table that follows the name: game "Name" { … }.
int game_table(lua_State* state) {
  Declaration& declared = reading_of(state).declared;
  luaL_checktype(state, 1, LUA_TTABLE);
  declared.name = text_at(state, lua_upvalueindex(1), "the game's name");
  lua_settop(state, 1);
  refuse_unknown_keys(state);
  const auto field = [&](const char* name) {
    lua_settop(state, 1);
    return lua_getfield(state, 1, name) != LUA_TNIL;
  };
  if (field("id")) declared.id = id_at(state, -1, "'id'");
  if (field("revision"))
    declared.revision = static_cast<std::uint32_t>(whole_at(state, -1, 1, 1'000'000, "'revision'"));
  if (field("summary")) declared.summary = text_at(state, -1, "'summary'");
  if (field("seats")) declared.seats = ids_in(state, "'seats'", 8);
  if (field("kinds")) read_kinds(state, declared);
  if (field("reasons")) declared.reasons = sentences(state, "'reasons'");
  if (field("words"))
    for (auto& word : ids_in(state, "'words'", 500))
      if (word != "pass") declared.words.push_back(std::move(word));
  if (field("repetition")) read_repetition(state, declared);
  if (field("max_moves"))
    declared.max_moves = static_cast<std::uint32_t>(whole_at(state, -1, 1, 65536, "'max_moves'"));
  if (field("ply_limit"))
    declared.ply_limit = static_cast<std::uint32_t>(whole_at(state, -1, 1, 8192, "'ply_limit'"));
  if (field("score_sum"))
    declared.score_sum = static_cast<std::uint32_t>(whole_at(state, -1, 0, 16, "'score_sum'"));
  if (field("turns"))
    each(state, "'turns'", 8, [&](std::size_t) {
      declared.turns.push_back(
          static_cast<std::int32_t>(whole_at(state, -1, 0, 359, "how far a board is turned")));
    });
  return 0;
}

int game(lua_State* state) {
  luaL_checktype(state, 1, LUA_TSTRING);
  lua_settop(state, 1);
  lua_pushcclosure(state, game_table, 1);
  return 1;
}

/// Hands a parameter's value to the script, and remembers that it needs a name.
int declare(lua_State* state, DeclaredParameter parameter) {
  Reading& reading = reading_of(state);
  if (reading.pending)
    refuse(state, "a parameter is given to a name of its own: size = integer(8, 5, 10, \"…\")");
  std::int64_t value = parameter.standard;
  if (reading.known != nullptr) {
    const std::size_t at = reading.declared.parameters.size();
    if (at >= reading.known->parameters.size())
      refuse(state, "which parameters there are must not depend on one");
    const auto found = reading.values->find(reading.known->parameters[at].name);
    if (found != reading.values->end()) value = found->second;
  }
  if (parameter.type == DeclaredParameter::Type::kChoice)
    lua_pushstring(state, parameter.choices[static_cast<std::size_t>(value)].c_str());
  else if (parameter.type == DeclaredParameter::Type::kFlag)
    lua_pushboolean(state, value != 0 ? 1 : 0);
  else
    lua_pushinteger(state, value);
  reading.pending = std::move(parameter);
  lua_pushvalue(state, -1);
  reading.pending_value = luaL_ref(state, LUA_REGISTRYINDEX);
  return 1;
}

int integer(lua_State* state) {
  constexpr std::int64_t kFar = std::int64_t{1} << 40;
  DeclaredParameter parameter;
  parameter.min = whole_at(state, 2, -kFar, kFar, "the least value");
  parameter.max = whole_at(state, 3, parameter.min, kFar, "the greatest value");
  parameter.standard = whole_at(state, 1, parameter.min, parameter.max, "the usual value");
  parameter.meaning = text_at(state, 4, "what a parameter means");
  return declare(state, std::move(parameter));
}

int flag(lua_State* state) {
  DeclaredParameter parameter;
  parameter.type = DeclaredParameter::Type::kFlag;
  if (lua_type(state, 1) != LUA_TBOOLEAN) refuse(state, "a flag is true or false");
  parameter.standard = lua_toboolean(state, 1);
  parameter.max = 1;
  parameter.meaning = text_at(state, 2, "what a parameter means");
  return declare(state, std::move(parameter));
}

int choice(lua_State* state) {
  DeclaredParameter parameter;
  parameter.type = DeclaredParameter::Type::kChoice;
  const std::string usual = text_at(state, 1, "the usual choice");
  lua_pushvalue(state, 2);
  parameter.choices = ids_in(state, "choices", 50);
  lua_pop(state, 1);
  const auto found = std::find(parameter.choices.begin(), parameter.choices.end(), usual);
  if (found == parameter.choices.end()) refuse(state, "'" + usual + "' is none of the choices");
  parameter.standard = found - parameter.choices.begin();
  parameter.max = static_cast<std::int64_t>(parameter.choices.size()) - 1;
  parameter.meaning = text_at(state, 3, "what a parameter means");
  return declare(state, std::move(parameter));
}

/// Every new global name comes through here while the script is read.
int new_global(lua_State* state) {
  Reading& reading = reading_of(state);
  if (reading.pending) {
    // Its own value and no other, or the parameter would get the name of the next thing.
    lua_rawgeti(state, LUA_REGISTRYINDEX, reading.pending_value);
    const bool own = lua_rawequal(state, -1, 3) != 0;
    lua_pop(state, 1);
    if (!own)
      refuse(state, "the parameter before '" + std::string(luaL_checkstring(state, 2)) +
                        "' has no name of its own: size = integer(8, 5, 10, \"…\")");
    luaL_unref(state, LUA_REGISTRYINDEX, reading.pending_value);
    DeclaredParameter parameter = std::move(*reading.pending);
    reading.pending.reset();
    parameter.name = id_at(state, 2, "a parameter's name");
    if (reading.known != nullptr &&
        reading.known->parameters[reading.declared.parameters.size()].name != parameter.name)
      refuse(state, "which parameters there are must not depend on one");
    reading.declared.parameters.push_back(std::move(parameter));
  }
  lua_rawset(state, 1);
  return 0;
}

int number_rules(lua_State* state) {
  lua_settop(state, 1);
  reading_of(state).declared.rules = sentences(state, "rules");
  return 0;
}

/// zone("id", seat, { fields })
int make_zone(lua_State* state) {
  Declaration& declared = reading_of(state).declared;
  constexpr std::size_t kMostZones = 64;
  if (declared.fields.empty()) refuse(state, "a zone is a part of the board, which is declared before it");
  if (declared.zones.size() == kMostZones) refuse(state, "a board has at most 64 zones");
  const auto last = static_cast<std::int64_t>(declared.fields.size());
  DeclaredZone zone;
  zone.id = id_at(state, 1, "a zone's id");
  zone.owner = static_cast<std::uint32_t>(
      whole_at(state, 2, 0, static_cast<std::int64_t>(declared.seats.size()), "a zone's seat"));
  for (const DeclaredZone& other : declared.zones)
    if (other.id == zone.id) refuse(state, "two zones are called '" + zone.id + "'");
  lua_settop(state, 3);
  each(state, "a zone's fields", declared.fields.size(), [&](std::size_t) {
    zone.fields.push_back(static_cast<std::uint32_t>(whole_at(state, -1, 1, last, "a zone's field") - 1));
  });
  std::sort(zone.fields.begin(), zone.fields.end());
  if (std::adjacent_find(zone.fields.begin(), zone.fields.end()) != zone.fields.end())
    refuse(state, "a field lies twice in the zone '" + zone.id + "'");
  declared.zones.push_back(std::move(zone));
  return 0;
}

constexpr luaL_Reg kWords[] = {{"game", game},     {"integer", integer},    {"flag", flag},
                               {"choice", choice}, {"rules", number_rules}, {"zone", make_zone},
                               {nullptr, nullptr}};
const std::array<const luaL_Reg*, 4> kAllWords{kWords, kStateWords, kBoardWords, kGraphWords};

void offer_words(lua_State* state) {
  lua_pushglobaltable(state);
  for (const luaL_Reg* words : kAllWords) luaL_setfuncs(state, words, 0);
  lua_getmetatable(state, -1);
  lua_pushcfunction(state, new_global);
  lua_setfield(state, -2, "__newindex");
  lua_pop(state, 2);
}

void withdraw_words(lua_State* state) {
  for (const luaL_Reg* words : kAllWords)
    for (const luaL_Reg* word = words; word->name != nullptr; ++word) {
      lua_pushglobaltable(state);
      lua_pushstring(state, word->name);
      lua_pushnil(state);
      lua_rawset(state, -3);
      lua_pop(state, 1);
    }
}

bool has_function(lua_State* state, const char* name) {
  lua_pushglobaltable(state);
  lua_pushstring(state, name);
  lua_rawget(state, -2);
  const bool has = lua_type(state, -1) == LUA_TFUNCTION;
  lua_pop(state, 2);
  return has;
}

Problem without_place(std::string sentence) { return {0, 0, std::move(sentence)}; }

/// What is missing once the whole script has been read.
std::optional<Problem> missing(const Declaration& declared, lua_State* state) {
  if (declared.name.empty())
    return without_place("a script begins with: game \"Name\" { id = \"name\", seats = { … } }");
  if (declared.id.empty()) return without_place("the game has no id; put id = \"…\" into game { }");
  if (declared.seats.empty())
    return without_place("the game has no seats; put seats = { \"white\", \"black\" } into game { }");
  if (declared.fields.empty() && declared.state.empty())
    return without_place("the game has neither a board nor a state; for example board = grid(8, 8)");
  if (!declared.fields.empty() && declared.kinds.empty())
    return without_place("nothing can stand on the board; put kinds = { … } into game { }");
  for (const char* name : {"start", "moves", "play"})
    if (!has_function(state, name)) return without_place(std::string("there is no function '") + name + "'");
  for (const auto& kind : declared.kinds)
    if (kind.owner > declared.seats.size())
      return without_place("kind '" + kind.id + "' belongs to seat " + std::to_string(kind.owner) +
                           ", which there isn't");
  if (!declared.turns.empty() && declared.turns.size() != declared.seats.size())
    return without_place("turns has an angle for each seat");
  if (!declared.turns.empty() && declared.shape == DeclaredShape::kSquares)
    return without_place("a board of squares is turned by half; turns is for others");
  for (const auto& kind : declared.kinds)  // others are in the text of a stack
    if (declared.stacks.most != 0 &&
        (kind.sign.size() != 1 || kind.sign.front() < '!' || kind.sign.front() > '~' ||
         std::string_view("()*").find(kind.sign) != std::string_view::npos))
      return without_place("where pieces lie on each other, a sign is one letter, and none of ( ) *: not '" +
                           kind.sign + "'");
  if (declared.rules.size() > 64) return without_place("there are more than 64 numbered rules");
  if (has_function(state, "position_text") != has_function(state, "read_text"))
    return without_place("position_text and read_text belong together: what one writes the other reads");
  if (declared.reasons.size() > 250) return without_place("there are more than 250 reasons");
  return std::nullopt;
}

}  // namespace

std::uint32_t Declaration::word(std::string_view text) const {
  return static_cast<std::uint32_t>(std::find(words.begin(), words.end(), text) - words.begin());
}

std::uint32_t Declaration::reason(std::string_view wanted) const {
  for (std::size_t i = 0; i < reasons.size(); ++i)
    if (reasons[i].first == wanted) return static_cast<std::uint32_t>(i + 1);
  return 0;
}

std::variant<Declaration, Problem> Reading::read(Machine& machine, std::string_view source,
                                                 const ParameterValues& values, const Declaration* known) {
  lua_State* state = machine.state();
  Reading reading;
  reading.values = &values;
  reading.known = known;
  reading.declared.words = {"pass"};
  lua_pushlightuserdata(state, &reading);
  lua_setfield(state, LUA_REGISTRYINDEX, kReading);
  offer_words(state);
  auto problem = machine.run(source);
  lua_pushnil(state);
  lua_setfield(state, LUA_REGISTRYINDEX, kReading);
  if (problem) return std::move(*problem);
  if (reading.pending)
    return without_place("the last parameter has no name: size = integer(8, 5, 10, \"…\")");
  Declaration& declared = reading.declared;
  withdraw_words(state);
  if (auto lacking = missing(declared, state)) return std::move(*lacking);
  const std::string code = code_of(source);
  if (auto unknown = unknown_rule(declared, source, code)) return std::move(*unknown);
  if (declared.repetition != 0 && declared.reason(declared.repetition_reason) == 0) {
    declared.reasons.emplace_back(declared.repetition_reason, "the position has occurred too often");
    std::sort(declared.reasons.begin(), declared.reasons.end());
  }
  if (declared.max_moves == 0)
    declared.max_moves = std::max<std::uint32_t>(64, 4 * static_cast<std::uint32_t>(declared.fields.size()));
  declared.traced = used_rules(declared, source, code);
  declared.has = {has_function(state, "chance"),    has_function(state, "view"),
                  has_function(state, "evaluate"),  has_function(state, "check"),
                  has_function(state, "move_text"), !declared.traced.empty(),
                  has_function(state, "move_code"), has_function(state, "position_text"),
                  has_function(state, "read_text"), has_function(state, "compare")};
  return std::move(declared);
}

}  // namespace boardwright::script
