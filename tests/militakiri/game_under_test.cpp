// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_under_test.hpp"

#include <algorithm>
#include <cstdlib>

#include "framework/catalogue/settings.hpp"
#include "plugins/host/leaves.hpp"

namespace under_test {

using namespace boardwright;

std::shared_ptr<const Library> library() {
  static const std::shared_ptr<const Library> loaded = [] {
    const char* named = std::getenv("BOARDWRIGHT_MILITAKIRI");
    LoadOptions options;
    options.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
    auto result = Library::load(
        named != nullptr ? named : BOARDWRIGHT_BINARY_DIR "/games/militakiri/militakiri.so", options);
    if (!result) FAIL(result.error());
    return *result;
  }();
  return loaded;
}

Settings settings_of(const slow::Options& options) {
  Settings settings{{"board", options.double_board ? "double" : "single"},
                    {"first_player", options.first_player},
                    {"setup", options.setup},
                    {"tower_spacing", options.tower_spacing},
                    {"spare_placement", options.spare_placement},
                    {"no_moves", options.no_moves},
                    {"blockade", options.blockade},
                    {"endgame_trigger", options.endgame_trigger},
                    {"endgame_latched", options.endgame_latched ? "on" : "off"},
                    {"opposite_capture", options.opposite_capture ? "on" : "off"},
                    {"endgame_reach", std::to_string(options.endgame_reach)},
                    {"height_limit_plus_cross", std::to_string(options.height_limit_plus_cross)},
                    {"height_limit_star", std::to_string(options.height_limit_star)}};
  const auto add = [&](const char* name, const std::optional<int>& value) {
    if (value) settings.emplace_back(name, std::to_string(*value));
  };
  add("endgame_moves", options.endgame_moves);
  add("reserve_star", options.reserve_star);
  add("reserve_cross", options.reserve_cross);
  add("reserve_plus", options.reserve_plus);
  return settings;
}

slow::Options options_of(const Rules& rules) {
  const Parameters& all = rules.parameters();
  const auto text = [&](const char* name) { return write_value(all.at(name)); };
  const auto number = [&](const char* name) {
    return static_cast<int>(std::get<std::int64_t>(all.at(name)));
  };
  slow::Options options;
  options.double_board = text("board") == "double";
  options.first_player = text("first_player");
  options.setup = text("setup");
  options.tower_spacing = text("tower_spacing");
  options.spare_placement = text("spare_placement");
  options.no_moves = text("no_moves");
  options.blockade = text("blockade");
  options.endgame_trigger = text("endgame_trigger");
  options.endgame_latched = text("endgame_latched") == "on";
  options.opposite_capture = text("opposite_capture") == "on";
  options.endgame_reach = number("endgame_reach");
  options.height_limit_plus_cross = number("height_limit_plus_cross");
  options.height_limit_star = number("height_limit_star");
  if (number("endgame_moves") > 0) options.endgame_moves = number("endgame_moves");
  if (number("reserve_star") >= 0) options.reserve_star = number("reserve_star");
  if (number("reserve_cross") >= 0) options.reserve_cross = number("reserve_cross");
  if (number("reserve_plus") >= 0) options.reserve_plus = number("reserve_plus");
  return options;
}

Result<std::shared_ptr<const Rules>> create(const Settings& settings) {
  const GameInfo* game = library()->game("militakiri");
  REQUIRE(game != nullptr);
  std::vector<std::string> words;
  for (const auto& [name, value] : settings) words.push_back(name + "=" + value);
  const auto parameters = read_settings(words, game->parameters);
  if (!parameters) return fail(parameters.error());
  return library()->create("militakiri", *parameters);
}

Game::Game(const Settings& settings) {
  const auto rules = create(settings);
  if (!rules) FAIL(rules.error());
  position_.emplace((*rules)->start());
}

void Game::set(const std::string& text) {
  auto read = rules().read_position(text);
  INFO(text);
  if (!read) FAIL(read.error());
  *position_ = *read;
}

std::string Game::refusal(const std::string& text) const {
  const auto read = rules().read_position(text);
  return read ? "" : read.error();
}

std::vector<std::string> Game::actors() const {
  if (position_->is_over()) return {};
  if (position_->is_chance()) return {"chance"};
  std::vector<std::string> names;
  for (const Seat seat : position_->seats_on_turn()) names.emplace_back(rules().seat_name(seat));
  return names;
}

Seat Game::seat(const std::string& actor) const {
  if (actor == "chance") return BW_CHANCE;
  const auto found = rules().seat(actor);
  INFO(actor);
  REQUIRE(found);
  return *found;
}

std::vector<Move> Game::values(const std::string& actor) const {
  if (actor != "chance") return position_->moves(seat(actor));
  std::vector<Move> events;
  if (position_->is_chance())
    for (const auto& event : position_->chance_events()) events.push_back(event.event);
  return events;
}

std::vector<std::string> Game::moves(const std::string& actor) const {
  std::vector<std::string> texts;
  for (const Move move : values(actor)) texts.push_back(position_->move_text(seat(actor), move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> Game::moves() const {
  const auto able = actors();
  return able.empty() ? std::vector<std::string>{} : moves(able.front());
}

Game& Game::play(const std::string& actor, const std::string& move) {
  INFO(actor << " " << move << " in " << text());
  const auto read = position_->read_move(seat(actor), move);
  if (!read) FAIL(read.error());
  const auto played = position_->play(seat(actor), *read);
  if (!played) FAIL(played.error());
  return *this;
}

Game& Game::play(const std::string& move) {
  const auto able = actors();
  REQUIRE_FALSE(able.empty());
  return play(able.front(), move);
}

std::string Game::result() const {
  if (!position_->is_over()) return "";
  const Outcome outcome = position_->outcome();
  REQUIRE(outcome.scores.size() == 2);
  REQUIRE(outcome.scores[0] + outcome.scores[1] == 2);
  return std::string(outcome.scores[0] == 2   ? "red"
                     : outcome.scores[1] == 2 ? "blue"
                                              : "draw") +
         " " + outcome.reason;
}

std::uint64_t Game::leaves(std::uint32_t depth) const { return count_leaves(*position_, depth); }

Explanation Game::explanation(const std::string& move) const {
  const auto seats = position_->seats_on_turn();
  const auto answer = position_->explain(seats.empty() ? 0 : seats.front(), std::string_view(move));
  REQUIRE(answer);
  return *answer;
}

std::string Game::why(const std::string& move) const {
  const Explanation answer = explanation(move);
  if (answer.legal) return "legal";
  return (answer.rule.empty() ? "-" : answer.rule) + " " + answer.message;
}

}  // namespace under_test
