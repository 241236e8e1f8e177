// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/game_machine.hpp"

#include <boardwright/abi.h>

#include <algorithm>
#include <boardwright/pure/utf8.hpp>
#include <cstring>
#include <lua.hpp>
#include <utility>

#include "plugins/script/game_words.hpp"

namespace boardwright::script {
namespace {

/// Seats count from 1 in scripts, and chance is 0.
lua_Integer seat_number(std::uint32_t seat) {
  return seat == BW_CHANCE ? 0 : static_cast<lua_Integer>(seat) + 1;
}

}  // namespace

std::unique_ptr<GameMachine> GameMachine::create(const std::string& source, const ParameterValues& values,
                                                 const Declaration& declared, const Layout& layout,
                                                 Problem& problem, const LineMarks* marks) {
  std::unique_ptr<GameMachine> game(new GameMachine(declared, layout));
  game->machine_ = Machine::create();
  if (!game->machine_) {
    problem = {0, 0, "there is no memory for the rules"};
    return nullptr;
  }
  lua_State* state = game->machine_->state();
  game->machine_->note_lines(marks);
  offer_game_words(state);
  auto read = Reading::read(*game->machine_, source, values, &declared);
  if (auto* wrong = std::get_if<Problem>(&read)) {
    problem = std::move(*wrong);
    return nullptr;
  }
  game->machine_->owner = game.get();
  game->machine_->close_globals();
  game->table_ = std::make_unique<PositionTable>(state, layout);
  lua_pushcfunction(state, add_move);
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

bool GameMachine::hangs(const char* function, const std::byte* position) {
  const auto is_it = [&](const Hung& one) {
    return one.function == function && std::memcmp(one.position.data(), position, layout_->size()) == 0;
  };
  if (const auto found = std::find_if(hung_.begin(), hung_.end(), is_it); found != hung_.end()) {
    problem_ = found->problem;
    table_->forget();
    return true;
  }
  asked_function_ = function;
  asked_position_ = position;
  return false;
}

bool GameMachine::call(int arguments, int results) {
  const char* const function = std::exchange(asked_function_, nullptr);
  if (auto problem = machine_->call(arguments, results)) {
    problem_ = std::move(*problem);
    table_->forget();
    if (function != nullptr && problem_.sentence.find(kTooLong) != std::string::npos) {
      if (hung_.size() == kMostHung) hung_.erase(hung_.begin());
      hung_.push_back({function, Bytes(asked_position_, asked_position_ + layout_->size()), problem_});
    }
    return false;
  }
  return true;
}

bool GameMachine::failed(std::string sentence) {
  problem_ = {0, 0, std::move(sentence)};
  table_->forget();
  return false;
}

template <class Ask, class Broken>
void GameMachine::failed_where(Problem problem, const Ask& ask, int results, Broken broken) {
  LineWatch watch{[](void* context) { return (*static_cast<Broken*>(context))(); }, &broken, 0, 0};
  const int arguments = ask();
  machine_->watch_lines(&watch);
  const bool again = !machine_->call(arguments, results);
  machine_->watch_lines(nullptr);
  if (again) {
    watch.look();
    lua_pop(machine_->state(), results);
  }
  adding = nullptr;  // which asking for moves has set
  problem_ = machine_->placed(std::move(problem), again ? watch.line : 0);
  table_->forget();
}

template <class Ask>
bool GameMachine::refused(const char* function, Problem problem, const Ask& ask, int results) {
  failed_where(std::move(problem), ask, results, [this] { return table_->look().has_value(); });
  problem_.sentence = std::string(function) + ": " + problem_.sentence;
  return false;
}

template <class Ask>
bool GameMachine::changed(std::string sentence, const std::byte* before, const Ask& ask, int results) {
  const Bytes same(before, before + layout_->size());
  failed_where({0, 0, std::move(sentence)}, ask, results, [&] { return !table_->looks_like(same.data()); });
  return false;
}

bool GameMachine::start(std::byte* out) {
  const auto ask = [&] {
    table_->clear();
    push_function("start");
    table_->push();
    return 1;
  };
  if (!call(ask(), 0)) return false;
  if (auto problem = table_->read(out)) return refused("start", std::move(*problem), ask, 0);
  return true;
}

const Steps* GameMachine::moves(const std::byte* position, std::uint32_t seat) {
  if (list_holds_ && listed_seat_ == seat && std::memcmp(listed_.data(), position, listed_.size()) == 0)
    return &steps_;
  list_holds_ = false;
  if (!recording) told = {};
  const bool chance = seat == BW_CHANCE;
  const char* name = chance ? "chance" : "moves";
  if (hangs(name, position)) return nullptr;
  const auto ask = [&] {
    steps_.clear();
    table_->write(position);
    push_function(name);
    table_->push();
    if (!chance) lua_pushinteger(machine_->state(), seat_number(seat));
    lua_rawgeti(machine_->state(), LUA_REGISTRYINDEX, add_);
    adding = &steps_;
    adding_events = chance;
    return chance ? 2 : 3;
  };
  const bool good = call(ask(), 0);
  adding = nullptr;
  if (!good) return nullptr;
  if (!table_->holds(position))
    return (void)changed(std::string(name) + " must not change p: change it in play", position, ask, 0),
           nullptr;
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

bool GameMachine::play(std::byte* position, std::uint32_t seat, const Step& step) {
  const auto ask = [&] {
    table_->write(position);
    push_function("play");
    table_->push();
    lua_pushinteger(machine_->state(), seat_number(seat));
    int arguments = 2;
    push_elements(step, arguments);
    return arguments;
  };
  if (!call(ask(), 0)) return false;
  if (auto problem = table_->read(position)) return refused("play", std::move(*problem), ask, 0);
  return true;
}

bool GameMachine::view(const std::byte* position, std::uint32_t viewer, std::byte* out) {
  if (hangs("view", position)) return false;
  const auto ask = [&] {
    table_->write(position);
    push_function("view");
    table_->push();
    lua_pushinteger(machine_->state(), viewer < BW_MAX_SEATS ? seat_number(viewer) : 0);
    return 2;
  };
  if (!call(ask(), 0)) return false;
  if (auto problem = table_->read(out)) return refused("view", std::move(*problem), ask, 0);
  return true;
}

bool GameMachine::evaluate(const std::byte* position, std::uint32_t seat, std::int32_t& value) {
  const auto ask = [&] {
    table_->write(position);
    push_function("evaluate");
    table_->push();
    lua_pushinteger(machine_->state(), seat_number(seat));
    return 2;
  };
  if (!call(ask(), 1)) return false;
  lua_State* state = machine_->state();
  const bool number = lua_type(state, -1) == LUA_TNUMBER;
  const lua_Number given = lua_tonumber(state, -1);
  lua_pop(state, 1);
  if (!number || given != given) return failed("evaluate returns a number of Elo points");
  value = static_cast<std::int32_t>(std::clamp<lua_Number>(given, -4000, 4000));
  if (!table_->holds(position)) return changed("evaluate must not change p", position, ask, 1);
  return true;
}

bool GameMachine::check(const std::byte* position, std::string& wrong) {
  wrong.clear();
  if (!declared_->has.check) return true;
  if (hangs("check", position)) return false;
  table_->write(position);
  push_function("check");
  table_->push();
  if (!call(1, 1)) return false;
  lua_State* state = machine_->state();
  if (lua_type(state, -1) == LUA_TSTRING) wrong = cut_letters(lua_tostring(state, -1), 500);
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
  if (hangs(function, position)) return false;  // of one move, and the others aren't waited for
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
  if (hangs("position_text", position)) return false;
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
  const auto ask = [&] {
    table_->clear();
    push_function("read_text");
    table_->push();
    lua_pushlstring(machine_->state(), text.data(), text.size());
    return 2;
  };
  if (!call(ask(), 1)) return false;
  lua_State* state = machine_->state();
  if (lua_type(state, -1) == LUA_TSTRING) wrong = cut_letters(lua_tostring(state, -1), 500);
  lua_pop(state, 1);
  if (!wrong.empty()) return table_->forget(), true;
  if (auto problem = table_->read(out)) return refused("read_text", std::move(*problem), ask, 1);
  return true;
}

bool GameMachine::compare(const std::byte* position, std::byte* out) {
  if (hangs("compare", position)) return false;
  const auto ask = [&] {
    table_->write(position);
    push_function("compare");
    table_->push();
    return 1;
  };
  if (!call(ask(), 0)) return false;
  if (auto problem = table_->read(out)) return refused("compare", std::move(*problem), ask, 0);
  return true;
}

const std::vector<Note>* GameMachine::refusals(const std::byte* position, std::uint32_t seat) {
  if (moves(position, seat) == nullptr) return nullptr;
  if (told.refused) return &*told.refused;
  std::vector<Note> notes;
  list_holds_ = false;  // the script is to run
  recording = true;
  noting = &notes;
  const bool good = moves(position, seat) != nullptr;
  noting = nullptr;
  recording = false;
  if (!good) return nullptr;
  told.refused = std::move(notes);
  return &*told.refused;
}

std::uint32_t GameMachine::added_at(const std::byte* position, std::uint32_t seat, const Step& step) {
  std::vector<std::pair<Step, std::uint32_t>> places;
  list_holds_ = false;  // the script is to run
  recording = true;
  placing = &places;
  const bool good = moves(position, seat) != nullptr;
  placing = nullptr;
  recording = false;
  if (!good) return 0;
  const auto found =
      std::find_if(places.begin(), places.end(), [&](const auto& place) { return place.first == step; });
  return found == places.end() ? 0 : found->second;
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
