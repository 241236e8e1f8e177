// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sub-commands. Each returns the program's exit status: 0; 1 for a failed check; 2 for wrong use or bad
// input, after one sentence on standard error.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/text/language.hpp"

namespace boardwright::cli {

inline constexpr int kGood = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kWrongUse = 2;

/// What all commands share.
struct Context {
  CatalogueOptions catalogue;
  Language language = Language::kEnglish;
};

/// GAME and what --set changes of it.
struct GameChoice {
  std::string name;  ///< empty: the first in the catalogue
  std::vector<std::string> settings;
};

struct PerftOptions {
  GameChoice game;
  std::uint32_t depth = 1;
  std::string position;
  bool divide = false;
  bool json = false;
};

struct UgiOptions {
  GameChoice game;
  std::string player = "random";
  std::uint64_t seed = 0;
};

struct PlayOptions {
  GameChoice game;
  std::vector<std::string> seats;  ///< SEAT=PLAYER
  std::string clock;               ///< a preset's id or a control such as 3m+2s; empty: no clock
  std::string record;
  std::uint64_t seed = 0;
  bool seeded = false;
};

struct ReplayOptions {
  std::vector<std::string> files;
  std::string game;
  bool json = false;
};

struct ExplainOptions {
  GameChoice game;
  std::string position;
  std::string move;
};

struct CheckOptions {
  GameChoice game;  ///< or a plugin's file
  double seconds = 0;
  std::uint64_t seed = 0;
  bool seeded = false;
  std::uint32_t games = 0;
  std::vector<std::string> laws;
  bool list = false;
  bool json = false;
};

struct NewOptions {
  std::string directory;
  std::string id;
};

int list(const Context& context, bool json);
int perft(const Context& context, const PerftOptions& options);
int ugi(const Context& context, const UgiOptions& options);
int play(const Context& context, const PlayOptions& options);
int replay(const Context& context, const ReplayOptions& options);
int explain(const Context& context, const ExplainOptions& options);
int check(const Context& context, const CheckOptions& options);
int make_new(const Context& context, const NewOptions& options);

/// Says one sentence on standard error.
int wrong(const std::string& sentence);

/// The entry and the rules that a choice names.
struct Chosen {
  Entry entry;
  std::shared_ptr<const Rules> rules;
};
[[nodiscard]] Result<Chosen> choose(const Catalogue& catalogue, const GameChoice& choice);

/// A seed that nobody knows yet.
[[nodiscard]] std::uint64_t fresh_seed();

}  // namespace boardwright::cli
