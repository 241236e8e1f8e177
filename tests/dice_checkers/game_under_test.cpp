// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_under_test.hpp"

#include <algorithm>
#include <cstdlib>

#include "framework/catalogue/settings.hpp"
#include "plugins/host/leaves.hpp"

namespace under_test {

using namespace boardwright;

namespace {

constexpr const char* kColours[] = {"blue", "green", "red", "yellow"};

std::string said(const Explanation& answer) {
  if (answer.legal) return answer.message.empty() ? "legal" : "legal " + answer.message;
  return (answer.rule.empty() ? "-" : answer.rule) + " " + answer.message;
}

}  // namespace

std::shared_ptr<const Library> library() {
  static const std::shared_ptr<const Library> loaded = [] {
    const char* named = std::getenv("BOARDWRIGHT_DICE_CHECKERS");
    LoadOptions options;
    options.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
    auto result = Library::load(
        named != nullptr ? named : BOARDWRIGHT_BINARY_DIR "/games/dice_checkers/dice_checkers.so", options);
    if (!result) FAIL(result.error());
    return *result;
  }();
  return loaded;
}

Settings settings_of(const slow::Options& options) {
  const auto on_off = [](bool on) { return on ? "on" : "off"; };
  Settings settings{{"variant", options.variant},
                    {"path", options.path},
                    {"encounter", options.encounter},
                    {"obligation", options.obligation},
                    {"no_moves", options.no_moves},
                    {"strong_row", options.strong_row},
                    {"dice", options.dice},
                    {"rows", std::to_string(options.rows)},
                    {"quiet_limit", std::to_string(options.quiet_limit)},
                    {"tie_survivor_rises", on_off(options.tie_survivor_rises)},
                    {"no_return_next_turn", on_off(options.no_return_next_turn)}};
  for (const auto& [colour, numbers] : options.own_dice) {
    std::string list;
    for (const int number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
    settings.emplace_back("dice." + colour, "[" + list + "]");
  }
  return settings;
}

slow::Options options_of(const Rules& rules) {
  const Parameters& all = rules.parameters();
  const auto text = [&](const char* name) { return write_value(all.at(name)); };
  const auto number = [&](const char* name) {
    return static_cast<int>(std::get<std::int64_t>(all.at(name)));
  };
  slow::Options options;
  options.variant = text("variant");
  options.path = text("path");
  options.encounter = text("encounter");
  options.obligation = text("obligation");
  options.no_moves = text("no_moves");
  options.strong_row = text("strong_row");
  options.dice = text("dice");
  options.rows = number("rows");
  options.quiet_limit = number("quiet_limit");
  options.tie_survivor_rises = text("tie_survivor_rises") == "on";
  options.no_return_next_turn = text("no_return_next_turn") == "on";
  for (const char* colour : kColours) {
    const auto& list = std::get<std::vector<std::int64_t>>(all.at(std::string("dice.") + colour));
    if (!list.empty()) options.own_dice[colour] = std::vector<int>(list.begin(), list.end());
  }
  return options;
}

Result<std::shared_ptr<const Rules>> create(const Settings& settings) {
  const GameInfo* game = library()->game("dice_checkers");
  REQUIRE(game != nullptr);
  std::vector<std::string> words;
  for (const auto& [name, value] : settings) words.push_back(name + "=" + value);
  const auto parameters = read_settings(words, game->parameters);
  if (!parameters) return fail(parameters.error());
  return library()->create("dice_checkers", *parameters);
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

std::string Game::actor() const {
  if (position_->is_over()) return "";
  if (position_->is_chance()) return "chance";
  return std::string(rules().seat_name(seat()));
}

Seat Game::seat() const {
  if (position_->is_chance()) return BW_CHANCE;
  const auto seats = position_->seats_on_turn();
  return seats.empty() ? 0 : seats.front();
}

std::vector<Move> Game::values() const {
  if (!position_->is_chance()) return position_->moves(seat());
  std::vector<Move> events;
  for (const auto& event : position_->chance_events()) events.push_back(event.event);
  return events;
}

std::vector<std::string> Game::moves() const {
  std::vector<std::string> texts;
  for (const Move move : values()) texts.push_back(position_->move_text(seat(), move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> Game::moves_from(const std::string& field) const {
  std::vector<std::string> texts = moves();
  std::erase_if(texts,
                [&](const std::string& text) { return text.substr(0, text.find_first_of("-x")) != field; });
  return texts;
}

Game& Game::play(const std::string& move) {
  INFO(move << " in " << text());
  const auto read = position_->read_move(seat(), move);
  if (!read) FAIL(read.error());
  const auto played = position_->play(seat(), *read);
  if (!played) FAIL(played.error());
  return *this;
}

std::string Game::result() const {
  if (!position_->is_over()) return "";
  const Outcome outcome = position_->outcome();
  REQUIRE(outcome.scores.size() == 2);
  REQUIRE(outcome.scores[0] + outcome.scores[1] == 2);
  return std::string(outcome.scores[0] == 2   ? "blue"
                     : outcome.scores[1] == 2 ? "red"
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

Explanation Game::explanation_of_clicks(const std::vector<std::string>& fields) const {
  std::vector<std::uint32_t> places;
  for (const auto& field : fields) {
    const slow::Field at = slow::field_of(field);
    places.push_back(static_cast<std::uint32_t>(at.row * 9 + at.column));
  }
  const auto seats = position_->seats_on_turn();
  const auto answer = position_->explain(seats.empty() ? 0 : seats.front(), places);
  REQUIRE(answer);
  return *answer;
}

std::string Game::why(const std::string& move) const { return said(explanation(move)); }
std::string Game::why_clicks(const std::vector<std::string>& fields) const {
  return said(explanation_of_clicks(fields));
}

std::string argument(const Explanation& answer, const std::string& name) {
  for (const auto& given : answer.arguments)
    if (given.name == name) {
      if (const auto* number = std::get_if<std::int64_t>(&given.value)) return std::to_string(*number);
      return std::get<std::string>(given.value);
    }
  return "(none)";
}

}  // namespace under_test
