// SPDX-License-Identifier: MIT
//
// The one macro a plugin ends with: BOARDWRIGHT_PLUGIN("1.0.0", FirstGame, SecondGame).
#pragma once

#include <boardwright/sdk/bind.hpp>
#include <boardwright/sdk/near_misses.hpp>

namespace boardwright::sdk {

/// A game's entry in the plugin's table. G is a class of rules itself, or has `create`.
template <class G>
struct Entry {
  static std::span<const ParameterSpec> specs() noexcept {
    if constexpr (HasParameters<G>)
      return G::kParameters;
    else
      return {};
  }

  static Result<bw_rules*> make(const Parameters& parameters) {
    refuse_near_misses_of_entry<G>();
    if constexpr (HasCreate<G>) {
      return G::create(parameters);
    } else if constexpr (HasMake<G>) {
      Result<G> rules = G::make(parameters);
      if (!rules) return fail(rules.error());
      return own(std::move(*rules));
    } else {
      return own(G{});
    }
  }

  static bw_status create(const bw_host*, const bw_parameter* given, std::size_t count, bw_rules** out,
                          bw_sink error) noexcept {
    return guard(error, [&] {
      const auto checked = Parameters::check(specs(), {given, count});
      const Result<bw_rules*> rules = checked ? make(*checked) : fail(checked.error());
      if (!rules) {
        put(error, rules.error());
        return BW_BAD_INPUT;
      }
      *out = *rules;
      return BW_OK;
    });
  }

  static const void* get_extension(const char* name) noexcept {
    if constexpr (HasParameters<G>) {
      if (std::strcmp(name, BW_PARAMETERS) == 0) return &kParameterTable;
    }
    return nullptr;
  }

  static constexpr auto spec_pointers() {
    if constexpr (HasParameters<G>) {
      std::array<const bw_parameter_spec*, std::size(G::kParameters)> pointers{};
      for (std::size_t i = 0; i < pointers.size(); ++i) pointers[i] = &G::kParameters[i];
      return pointers;
    } else {
      return std::array<const bw_parameter_spec*, 1>{};
    }
  }
  static constexpr auto kSpecPointers = spec_pointers();
  static constexpr std::uint32_t kSpecCount = [] {
    if constexpr (HasParameters<G>) return static_cast<std::uint32_t>(std::size(G::kParameters));
    return 0U;
  }();
  static constexpr bw_parameters kParameterTable{sizeof(bw_parameters), kSpecCount, kSpecPointers.data()};

  static constexpr bw_game kGame{sizeof(bw_game), G::kId, G::kRevision, create, get_extension};
};

template <class... G>
inline constexpr const bw_game* kGames[] = {&Entry<G>::kGame...};

}  // namespace boardwright::sdk

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): an exported constant with a fixed name can't be a template.
#define BOARDWRIGHT_PLUGIN(version, ...)                                                \
  extern "C" __attribute__((visibility("default"))) const bw_plugin boardwright_plugin; \
  extern "C" const bw_plugin boardwright_plugin = {                                     \
      sizeof(bw_plugin),                                                                \
      BW_ABI_MAJOR,                                                                     \
      BW_ABI_MINOR,                                                                     \
      static_cast<std::uint32_t>(std::size(boardwright::sdk::kGames<__VA_ARGS__>)),     \
      boardwright::sdk::kGames<__VA_ARGS__>,                                            \
      version}
