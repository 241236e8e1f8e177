// SPDX-License-Identifier: GPL-3.0-or-later
//
// The game's rules through the functions of the contract, as a host calls them, but linked into the test: so
// that the same tests run for every instruction set it is built for.
#pragma once

#include <boardwright/abi/explain.h>
#include <boardwright/abi/perft.h>
#include <boardwright/abi/playout.h>
#include <boardwright/abi/search.h>

#include <catch2/catch.hpp>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "games/lines_of_action/parameters.hpp"

extern "C" const bw_plugin boardwright_plugin;  // of the game's plugin.cpp

namespace under_test {

/// A parameter by name, its value on or off, a number or a text.
struct Parameter {
  Parameter(const char* n, bool on) : name(n), value{BW_BOOL, 0, on ? 1 : 0, nullptr, nullptr, nullptr} {}
  Parameter(const char* n, int number) : name(n), value{BW_INTEGER, 0, number, nullptr, nullptr, nullptr} {}
  Parameter(const char* n, const char* given) : Parameter(n, std::string(given)) {}
  Parameter(const char* n, std::string given) : name(n), text(std::move(given)) {
    for (const auto& spec : lines_of_action::kParameterSpecs)
      if (std::strcmp(spec.name, n) == 0 && spec.standard.type == BW_CHOICE) value.type = BW_CHOICE;
  }
  const char* name;
  bw_value value{BW_TEXT, 0, 0, nullptr, nullptr, nullptr};
  std::string text;
};
using Parameters = std::vector<Parameter>;

inline bw_sink sink_into(std::string& text) {
  return {&text, [](void* context, const char* part, size_t size) {
            static_cast<std::string*>(context)->append(part, size);
          }};
}

/// What `create` answers.
struct Creation {
  bw_status status;
  bw_rules* rules;
  std::string error;
};

inline Creation create(const Parameters& parameters) {
  std::vector<bw_parameter> given;
  for (const auto& parameter : parameters) {
    given.push_back({parameter.name, parameter.value});
    if (parameter.value.type == BW_TEXT || parameter.value.type == BW_CHOICE)
      given.back().value.text = parameter.text.c_str();
  }
  const bw_host host{sizeof(bw_host), BW_ABI_MAJOR, BW_ABI_MINOR};
  Creation result{BW_FAILED, nullptr, {}};
  result.status = boardwright_plugin.games[0]->create(&host, given.data(), given.size(), &result.rules,
                                                      sink_into(result.error));
  return result;
}

/// Rules and one position.
class Game {
 public:
  Game(std::initializer_list<Parameter> parameters = {}) : Game(Parameters(parameters)) {}
  Game(std::initializer_list<Parameter> parameters, const std::string& position)
      : Game(Parameters(parameters), position) {}
  explicit Game(const Parameters& parameters) {
    Creation made = create(parameters);
    INFO(made.error);
    REQUIRE(made.status == BW_OK);
    rules_ = {made.rules, made.rules->api->destroy};
    restart();
  }
  Game(const Parameters& parameters, const std::string& position) : Game(parameters) { set(position); }

  void restart() { rules_->api->start(get(), bytes_); }
  void set(const std::string& text) {
    const std::string error = try_set(text);
    INFO(error);
    REQUIRE(error.empty());
  }
  /// The error, or nothing.
  std::string try_set(const std::string& text) {
    std::string error;
    const bw_status status =
        rules_->api->read_position(get(), text.data(), text.size(), bytes_, sink_into(error));
    REQUIRE((status == BW_OK) == error.empty());
    return error;
  }

  [[nodiscard]] const bw_rules* get() const { return rules_.get(); }
  [[nodiscard]] const void* position() const { return bytes_; }
  [[nodiscard]] std::string bytes() const { return {bytes_, get()->facts->position_size}; }

  [[nodiscard]] std::string text() const {
    std::string text;
    REQUIRE(get()->api->write_position(get(), bytes_, sink_into(text)) == BW_OK);
    return text;
  }
  /// "black", "white" or "over".
  [[nodiscard]] std::string turn() const {
    const bw_turn turn = get()->api->turn(get(), bytes_);
    REQUIRE((turn == 1 || turn == 2 || turn == BW_TURN_OVER));
    return turn == 1 ? "black" : turn == 2 ? "white" : "over";
  }
  [[nodiscard]] bw_seat seat() const { return get()->api->turn(get(), bytes_) == 2 ? 1 : 0; }

  [[nodiscard]] std::vector<bw_move> values() const {
    std::vector<bw_move> list(get()->facts->max_moves);
    std::uint32_t count = 0;
    REQUIRE(get()->api->moves(get(), bytes_, seat(), list.data(), &count) == BW_OK);
    list.resize(count);
    return list;
  }
  [[nodiscard]] std::string move_text(bw_move move) const {
    std::string text;
    REQUIRE(get()->api->write_move(get(), bytes_, seat(), move, sink_into(text)) == BW_OK);
    return text;
  }
  /// Sorted.
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> texts;
    for (const bw_move move : values()) texts.push_back(move_text(move));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  /// Those of one piece.
  [[nodiscard]] std::vector<std::string> moves_from(const std::string& field) const {
    std::vector<std::string> texts;
    for (const auto& text : moves())
      if (text.substr(0, text.find_first_of("-x")) == field) texts.push_back(text);
    return texts;
  }

  [[nodiscard]] bw_status read_move(const std::string& text, bw_move& move) const {
    std::string error;
    return get()->api->read_move(get(), bytes_, seat(), text.data(), text.size(), &move, sink_into(error));
  }
  [[nodiscard]] bw_status try_play(bw_move move) { return get()->api->play(get(), bytes_, seat(), move); }
  Game& play(const std::string& text) {
    bw_move move = 0;
    INFO(text << " in " << this->text());
    REQUIRE(read_move(text, move) == BW_OK);
    REQUIRE(try_play(move) == BW_OK);
    return *this;
  }

  /// Such as "black connection" or "draw no_moves"; nothing while the game goes on.
  [[nodiscard]] std::string result() const {
    bw_outcome outcome{};
    outcome.struct_size = sizeof outcome;
    const bw_status status = get()->api->outcome(get(), bytes_, &outcome);
    REQUIRE((status == BW_OK) == (turn() == "over"));
    if (status != BW_OK) return "";
    REQUIRE(outcome.scores[0] + outcome.scores[1] == 2);
    return std::string(outcome.scores[0] == 2   ? "black"
                       : outcome.scores[1] == 2 ? "white"
                                                : "draw") +
           " " + outcome.reason;
  }

  [[nodiscard]] std::uint64_t leaves(std::uint32_t depth) const {
    std::uint64_t count = 0;
    REQUIRE(extension<bw_perft>(BW_PERFT)->count(get(), bytes_, depth, &count) == BW_OK);
    return count;
  }

  [[nodiscard]] bw_explanation why(const std::string& text) const {
    bw_explanation answer{};
    answer.struct_size = sizeof answer;
    REQUIRE(
        extension<bw_explain>(BW_EXPLAIN)->text(get(), bytes_, seat(), text.data(), text.size(), &answer) ==
        BW_OK);
    return answer;
  }
  [[nodiscard]] bw_explanation why_clicks(const std::vector<std::uint32_t>& places) const {
    bw_explanation answer{};
    answer.struct_size = sizeof answer;
    REQUIRE(extension<bw_explain>(BW_EXPLAIN)
                ->clicks(get(), bytes_, seat(), places.data(), static_cast<std::uint32_t>(places.size()),
                         &answer) == BW_OK);
    return answer;
  }

  template <class Table>
  [[nodiscard]] const Table* extension(const char* name) const {
    const auto* table = static_cast<const Table*>(get()->api->get_extension(get(), name));
    REQUIRE(table != nullptr);
    return table;
  }

 private:
  std::shared_ptr<bw_rules> rules_;
  alignas(BW_MAX_ALIGNMENT) char bytes_[64]{};
};

}  // namespace under_test
