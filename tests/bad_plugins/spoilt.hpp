// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a bad game out of a sound one: a copy of its tables, in which a function changes what it likes. The
// SDK would prevent most of these mistakes; the laws must not rely on that.
#pragma once

#include <boardwright/sdk/plugin.hpp>

namespace bad {

using namespace boardwright;
using namespace boardwright::sdk;

/// Every table that a game hands out.
struct Tables {
  bw_rules_api api{};
  bw_facts facts{};
  /// The ids of the seats. Theirs stand in the rules, which may be gone while others made later are still used.
  const char* seats[BW_MAX_SEATS]{};
  bw_geometry geometry_data{};
  bw_shape shape_data{};
  bw_parameters parameters{};

  bw_arrange arrange{};
  bw_board board{};
  bw_board_2 board_2{};
  bw_borders borders{};
  bw_chance chance{};
  bw_evaluate evaluate{};
  bw_explain explain{};
  bw_history history{};
  bw_noisy noisy{};
  bw_perft perft{};
  bw_phase phase{};
  bw_playout playout{};
  bw_priors priors{};
  bw_random_move random_move{};
  bw_sample sample{};
  bw_trace trace{};
  bw_view view{};
  /// Refuses or changes what `create` is given; nullptr: nothing.
  bw_status (*before_create)(const bw_parameter*, std::size_t, bw_sink) = nullptr;
  bool skip_parameter_check = false;

  /// Calls back with the name and the table of each extension.
  template <class Visit>
  void each_extension(Visit&& visit) {
    visit(BW_ARRANGE, arrange);
    visit(BW_BOARD, board);
    visit(BW_BOARD_2, board_2);
    visit(BW_BORDERS, borders);
    visit(BW_CHANCE_EVENTS, chance);
    visit(BW_EVALUATE, evaluate);
    visit(BW_EXPLAIN, explain);
    visit(BW_HISTORY, history);
    visit(BW_NOISY, noisy);
    visit(BW_PERFT, perft);
    visit(BW_PHASE, phase);
    visit(BW_PLAYOUT, playout);
    visit(BW_PRIORS, priors);
    visit(BW_RANDOM_MOVE, random_move);
    visit(BW_SAMPLE, sample);
    visit(BW_TRACE, trace);
    visit(BW_VIEW, view);
  }
};

using Spoil = void (*)(Tables&);

/// One bad game. `Base` is the sound one; its functions can be called through Core<Base>, BoardTable<Base>
/// and so on.
template <class Base, Spoil kSpoil>
struct Spoilt {
  static Tables& tables() {
    static Tables tables;
    return tables;
  }

  static const void* get_extension(const bw_rules*, const char* name) noexcept {
    const void* found = nullptr;
    tables().each_extension([&](std::string_view extension, auto& table) {
      if (extension == name && table.struct_size != 0) found = &table;
    });
    return found;
  }

  static bw_status create(const bw_host* host, const bw_parameter* given, std::size_t count, bw_rules** out,
                          bw_sink error) noexcept {
    Tables& all = tables();
    if (all.before_create != nullptr)
      if (const bw_status status = all.before_create(given, count, error); status != BW_OK) return status;
    if (all.skip_parameter_check) count = 0;
    bw_rules* rules = nullptr;
    if (const bw_status status = Entry<Base>::create(host, given, count, &rules, error); status != BW_OK)
      return status;
    all.api = *rules->api;
    all.api.get_extension = get_extension;
    all.facts = *rules->facts;
    std::copy_n(rules->facts->seats, rules->facts->seat_count, all.seats);
    all.facts.seats = all.seats;
    all.each_extension([&](const char* name, auto& table) {
      const void* sound = rules->api->get_extension(rules, name);
      if (sound != nullptr) std::memcpy(&table, sound, sizeof table);
    });
    if (all.board.geometry != nullptr) all.geometry_data = *all.board.geometry(rules);
    if (all.board_2.shape != nullptr) all.shape_data = *all.board_2.shape(rules);
    kSpoil(all);
    rules->api = &all.api;
    rules->facts = &all.facts;
    *out = rules;
    return BW_OK;
  }

  static const void* get_game_extension(const char* name) noexcept {
    Tables& all = tables();
    if (std::strcmp(name, BW_PARAMETERS) != 0) return Entry<Base>::get_extension(name);
    const void* sound = Entry<Base>::get_extension(name);
    if (sound == nullptr) return nullptr;
    std::memcpy(&all.parameters, sound, sizeof all.parameters);
    kSpoil(all);
    return &all.parameters;
  }
};

/// The entry of a bad game.
template <class Base, Spoil kSpoil>
constexpr bw_game spoilt(const char* id) {
  return {sizeof(bw_game), id, 1, Spoilt<Base, kSpoil>::create, Spoilt<Base, kSpoil>::get_game_extension};
}

/// The table of a plugin with these games.
template <std::size_t N>
constexpr std::array<const bw_game*, N> pointers_to(const bw_game (&games)[N]) {
  std::array<const bw_game*, N> pointers{};
  for (std::size_t i = 0; i < N; ++i) pointers[i] = &games[i];
  return pointers;
}

}  // namespace bad

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): as BOARDWRIGHT_PLUGIN
#define BAD_PLUGIN(games)                                                                                 \
  static constexpr auto kGamePointers = bad::pointers_to(games);                                          \
  extern "C" __attribute__((visibility("default"))) const bw_plugin boardwright_plugin;                   \
  extern "C" const bw_plugin boardwright_plugin = {                                                       \
      sizeof(bw_plugin),    BW_ABI_MAJOR, BW_ABI_MINOR, static_cast<std::uint32_t>(kGamePointers.size()), \
      kGamePointers.data(), "0.0.1"}
