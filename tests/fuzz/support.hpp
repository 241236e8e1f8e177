// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the fuzzers share.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/library.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright::fuzz {

/// Stops the fuzzer, which keeps the input, when something that must hold doesn't.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "a law is broken: %s\n", what);
  std::abort();
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Takes the text up to the next line feed, which is dropped, from the front of `rest`.
inline std::string_view take_line(std::string_view& rest) {
  const std::string_view line = rest.substr(0, rest.find('\n'));
  rest.remove_prefix(line.size() == rest.size() ? line.size() : line.size() + 1);
  return line;
}

/// A message must be one line that a person can read.
inline void require_sentence(std::string_view message) {
  require(!message.empty(), "an error has a message");
  require(message.find('\n') == std::string_view::npos, "an error is one line");
}

/// The rules, with their defaults, of each game in the plugins of this build. Loaded once.
inline const std::vector<std::shared_ptr<const Rules>>& all_rules() {
  static const auto rules = [] {
    std::vector<std::shared_ptr<const Rules>> found;
    for (const char* file : {BOARDWRIGHT_FUZZ_PLUGINS}) {
      const auto library = Library::load(file);
      if (!library) std::fprintf(stderr, "%s\n", library.error().c_str());
      require(library.has_value(), "the plugins can be loaded");
      for (const auto& game : (*library)->games()) {
        auto made = (*library)->create(game.id);
        require(made.has_value(), "rules with default parameters can be made");
        found.push_back(*std::move(made));
      }
    }
    return found;
  }();
  return rules;
}

/// Takes a line from the front of `rest` that says which rules to use: a game's id, or anything else for any.
inline std::shared_ptr<const Rules> take_rules(std::string_view& rest) {
  const std::string_view id = take_line(rest);
  for (const auto& rules : all_rules())
    if (rules->game_id() == id) return rules;
  const std::size_t which = id.empty() ? 0 : static_cast<unsigned char>(id[0]);
  return all_rules()[which % all_rules().size()];
}

}  // namespace boardwright::fuzz
