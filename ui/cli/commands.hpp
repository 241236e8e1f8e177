// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sub-commands. Each returns the program's exit status: 0; 1 for a failed check; 2 for wrong use or bad
// input, after one sentence on standard error; 128 and a signal's number where that ended the work early.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/referee/match_score.hpp"
#include "framework/text/language.hpp"

namespace boardwright::cli {

inline constexpr int kGood = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kWrongUse = 2;

/// What all commands share.
struct Context {
  CatalogueOptions catalogue;
  Language language = Language::kEnglish;
  std::string log;        ///< a file; empty: none is kept
  std::string log_level;  ///< empty: BOARDWRIGHT_LOG's, or info
};

/// GAME and what --set changes of it.
struct GameChoice {
  std::string name;  ///< empty: the first in the catalogue
  std::vector<std::string> settings;
  std::string plugin{};  ///< a library to take instead of that beside game.yaml; empty: none
};

struct PerftOptions {
  GameChoice game;
  std::uint32_t depth = 1;
  std::string position;
  bool divide = false;
  bool json = false;
};

struct LinesOptions {
  GameChoice game;
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  double seconds = 0;      ///< 0: as long as the games take
  std::uint32_t line = 0;  ///< this one alone; 0: all
  bool json = false;
  bool live = false;  ///< the same JSON as an event, and events before it that say how far it is
};

struct TwinOfOptions {
  GameChoice first, second;
  std::uint32_t depth = 3;
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  bool json = false;
  bool live = false;  ///< how far, and what was found, as JSON lines
};

struct UgiOptions {
  GameChoice game;
  std::string player;    ///< empty: as the next two say
  unsigned level = 0;    ///< 0: none
  std::string search;    ///< random, tree or alphabeta; empty: the game's, or random without a level
  unsigned threads = 0;  ///< PlayerSetup::threads
  std::uint64_t seed = 0;
};

struct PlayOptions {
  GameChoice game;
  std::vector<std::string> seats;    ///< SEAT=PLAYER
  std::string on_crash;              ///< of a computer player: "replace" or "lose"; empty: by who else plays
  std::vector<std::string> entropy;  ///< SEAT=TEXT, added to the dice
  std::string clock;                 ///< a preset's id or a control such as 3m+2s; empty: no clock
  std::string record;
  std::uint64_t seed = 0;
  bool seeded = false;
  std::vector<std::string> players;  ///< SEAT=NAME: a member, guest or guest:NAME
  bool rated = false;
  bool keep = false;
  std::string store;  ///< any of these four: the match is kept there, or in the usual store
};

struct ResumeOptions {
  std::string match;  ///< the beginning or end of an id; empty: lists
  std::string store;
  std::string record;
  bool discard = false;    ///< it is deleted instead
  std::string adjudicate;  ///< or ends with this score of each seat: 1-0
  std::string reason;      ///< for people
  bool json = false;
};

struct PlayersOptions {
  enum class Action { kList, kAdd, kRename, kMerge, kAnonymise };
  Action action = Action::kList;
  std::string player;  ///< name or id; a new one's name
  std::string other;   ///< the new name, or who has the results from now on
  std::string store;
  bool organiser = false;
  bool json = false;
};

struct StandingsOptions {
  std::string game;  ///< id or id/variant; empty: all
  std::string store;
  std::vector<std::string> reports;  ///< files: pages, papers, tables
  bool recount = false;
  bool json = false;
};

struct ResultOptions {
  std::string match;  ///< the beginning or end of an id; empty: lists
  std::string store;
  bool make_void = false;
  bool stands = false;
  std::string correct;  ///< the score of each seat: 1-0
  std::string ends_by;  ///< the corrected result's reason, an id
  std::string reason;   ///< for people
};

struct GamesOptions {
  std::string player, against;  ///< names, parts of names or ids
  std::string game;             ///< id or id/variant
  std::string from, until;      ///< days, the last one included
  bool won = false, drawn = false, lost = false;
  std::string score;     ///< of each seat: 1-0
  std::string ended_by;  ///< id of the reason
  std::string opening;   ///< moves
  bool rated = false, unrated = false, entered = false, voided = false;
  std::size_t limit = 0;
  std::string out;  ///< a .pgn or .sgf file for all, or a folder for native records
  std::string store;
  bool json = false;
};

struct StoreCommandOptions {
  enum class Action { kExport, kImport, kBackup, kCheck, kRebuild, kSalvage };
  Action action = Action::kCheck;
  std::string file;   ///< "-": standard input or output
  std::string match;  ///< kExport: this one alone, to go on elsewhere
  std::string store;
  bool for_others = false;
};

struct ReplayOptions {
  std::vector<std::string> files;
  std::string game;
  std::string as;   ///< a seat or "spectator": `out` holds only what it saw
  std::string out;  ///< .sgf and .pgn as other programs have it, else our own format
  bool to_divergence = false;
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
  std::string directory;  ///< or a script's file
  std::string id;         ///< of a folder; a script's is its file's name
  std::string from;       ///< which sample a script begins as; empty: moving
};

/// Of `sheet`.
struct SheetOptions {
  GameChoice game;
  std::size_t games = 1000;
  std::uint64_t seed = 0;
  std::string report;  ///< a file; empty: none
  bool json = false;
  bool live = false;  ///< how far, and the sheet, as JSON lines
};

/// Of `match`.
struct DuelCommand {
  GameChoice game;
  std::string first, second;  ///< players
  std::uint32_t games = 100;
  std::uint32_t time = 0;       ///< milliseconds a move; 0: the players' own limits
  bool processor_time = false;  ///< `time` is
  std::uint32_t opening = 4;
  std::uint32_t restarts = 10;  ///< of a player that fails; DuelOptions::most_failures
  std::uint64_t seed = 1;
  unsigned threads = 0;  ///< PlayerSetup::threads
  std::optional<SequentialTest> test;
  bool json = false;
};

int list(const Context& context, bool json);
int perft(const Context& context, const PerftOptions& options);
int lines(const Context& context, const LinesOptions& options);
int twin(const Context& context, const TwinOfOptions& options);
int sheet(const Context& context, const SheetOptions& options);
int ugi(const Context& context, const UgiOptions& options);
int play(const Context& context, const PlayOptions& options);
int resume(const Context& context, const ResumeOptions& options);
int players(const Context& context, const PlayersOptions& options);
int standings(const Context& context, const StandingsOptions& options);
int result(const Context& context, const ResultOptions& options);
int games(const Context& context, const GamesOptions& options);
int store(const Context& context, const StoreCommandOptions& options);
int replay(const Context& context, const ReplayOptions& options);
int explain(const Context& context, const ExplainOptions& options);
int check(const Context& context, const CheckOptions& options);
int match(const Context& context, const DuelCommand& options);
int make_new(const Context& context, const NewOptions& options);
/// `options`: the server's own. Returns only where that can't be started.
int serve(const Context& context, const std::vector<std::string>& options);

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
