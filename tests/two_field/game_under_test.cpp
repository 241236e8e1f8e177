// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_under_test.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "framework/catalogue/settings.hpp"
#include "plugins/host/leaves.hpp"

namespace under_test {

using namespace boardwright;

std::shared_ptr<const Library> library() {
  static const std::shared_ptr<const Library> loaded = [] {
    const char* named = std::getenv("BOARDWRIGHT_TWO_FIELD");
    LoadOptions options;
    options.known_plugins = BOARDWRIGHT_BINARY_DIR "/known_plugins";
    auto result = Library::load(
        named != nullptr ? named : BOARDWRIGHT_BINARY_DIR "/games/two_field/two_field.so", options);
    if (!result) FAIL(result.error());
    return *result;
  }();
  return loaded;
}

Settings settings_of(const slow::Options& options) {
  Settings settings{{"set", options.set},
                    {"rows", std::to_string(options.rows)},
                    {"size", std::to_string(options.size)},
                    {"count", options.count},
                    {"limit", std::to_string(options.limit)},
                    {"memory", options.memory},
                    {"more_field", options.more_field ? "on" : "off"},
                    {"quiet_limit", std::to_string(options.quiet_limit)},
                    {"scout_charge", options.scout_charge ? "on" : "off"}};
  if (options.lakes) {
    std::string list;
    for (const auto& lake : *options.lakes) list += (list.empty() ? "" : ", ") + lake;
    settings.emplace_back("lakes", "[" + list + "]");
  }
  for (const auto& [kind, count] : options.pieces)
    settings.emplace_back(std::string("pieces.") + kind, std::to_string(count));
  return settings;
}

slow::Options options_of(const Rules& rules) {
  const Parameters& all = rules.parameters();
  const auto text = [&](const char* name) { return write_value(all.at(name)); };
  const auto number = [&](const std::string& name) {
    return static_cast<int>(std::get<std::int64_t>(all.at(name)));
  };
  slow::Options options;
  options.set = text("set");
  for (const char kind : std::string("MGCJKLTNASBF"))
    if (const int count = number(std::string("pieces.") + kind); count >= 0) options.pieces[kind] = count;
  options.rows = number("rows");
  options.size = number("size");
  const auto& lakes = std::get<std::vector<std::string>>(all.at("lakes"));
  if (lakes != std::vector<std::string>{"standard"}) options.lakes = lakes;
  options.count = text("count");
  options.limit = number("limit");
  options.memory = text("memory");
  options.more_field = text("more_field") == "on";
  options.quiet_limit = number("quiet_limit");
  options.scout_charge = text("scout_charge") == "on";
  return options;
}

Result<std::shared_ptr<const Rules>> create(const Settings& settings) {
  const GameInfo* game = library()->game("two_field");
  REQUIRE(game != nullptr);
  std::vector<std::string> words;
  for (const auto& [name, value] : settings) words.push_back(name + "=" + value);
  const auto parameters = read_settings(words, game->parameters);
  if (!parameters) return fail(parameters.error());
  return library()->create("two_field", *parameters);
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

Seat Game::viewer(const std::string& name) const { return name == "spectator" ? BW_SPECTATOR : seat(name); }

std::string Game::borders(const std::string& viewer_name) const {
  const Seat asking = viewer(viewer_name);
  const bw_shape& board = *rules().geometry();
  std::string text;
  for (const bw_border& border : position_->view(asking).borders(asking)) {
    text += std::string(text.empty() ? "" : ", ") + board.fields[border.field].name + "|" +
            board.fields[border.other].name + " " + std::string(rules().seat_name(border.owner)) + " " +
            std::to_string(border.count) + (border.flags == BW_BORDER_CLOSED ? "!" : "");
  }
  return text;
}

std::string Game::view(const std::string& viewer_name) const {
  return position_->view_text(viewer(viewer_name));
}

std::string Game::view_refusal(const std::string& viewer_name, const std::string& text) const {
  const auto read = rules().read_view(viewer(viewer_name), text);
  return read ? "" : read.error();
}

std::string Game::told(const std::string& actor, const std::string& move,
                       const std::string& viewer_name) const {
  const auto read = position_->read_move(seat(actor), move);
  INFO(actor << " " << move);
  if (!read) FAIL(read.error());
  return position_->move_text_for(seat(actor), *read, viewer(viewer_name));
}

std::vector<std::string> Game::actors() const {
  if (position_->is_over()) return {};
  std::vector<std::string> names;
  for (const Seat seat : position_->seats_on_turn()) names.emplace_back(rules().seat_name(seat));
  return names;
}

Seat Game::seat(const std::string& actor) const {
  const auto found = rules().seat(actor);
  INFO(actor);
  REQUIRE(found);
  return *found;
}

std::vector<Move> Game::values(const std::string& actor) const { return position_->moves(seat(actor)); }

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

bool Game::can(const std::string& move) const {
  const auto all = moves();
  return std::binary_search(all.begin(), all.end(), move);
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

std::string Game::field(std::size_t index) const {
  std::istringstream words(text());
  std::string word;
  for (std::size_t i = 0; i <= index; ++i) words >> word;
  return word;
}

Explanation Game::explanation(const std::string& move) const {
  const auto seats = position_->seats_on_turn();
  const Seat asking = seats.empty() ? 0 : seats.front();
  const auto answer = position_->view(asking).explain(asking, std::string_view(move));
  REQUIRE(answer);
  return *answer;
}

std::string said(const Explanation& answer) {
  if (answer.legal) return answer.message.empty() ? "legal" : "legal " + answer.message;
  return (answer.rule.empty() ? "-" : answer.rule) + " " + answer.message;
}

std::string Game::why(const std::string& move) const { return said(explanation(move)); }

std::string argument(const Explanation& answer, const std::string& name) {
  for (const auto& given : answer.arguments)
    if (given.name == name) {
      if (const auto* number = std::get_if<std::int64_t>(&given.value)) return std::to_string(*number);
      return std::get<std::string>(given.value);
    }
  return "(none)";
}

}  // namespace under_test
