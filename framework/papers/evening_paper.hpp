// SPDX-License-Identifier: GPL-3.0-or-later
//
// What papers, pages and tables of a tournament are made of: names as they may be shown, rounds with their
// boards, the standings as they are at this moment. Values; whoever folds a tournament fills one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/text/language.hpp"
#include "framework/tournament/crosstable.hpp"

namespace boardwright::papers {

using tournament::Number;
using tournament::Points;

/// A field of a board on which a set-up is noted, in units of one field, from the upper left corner.
struct PaperField {
  double x = 0, y = 0, width = 1, height = 1;
  std::string label;
  friend bool operator==(const PaperField&, const PaperField&) = default;
};

/// What a score sheet has to know of a game.
struct PaperGame {
  std::string name;                  ///< with its variant, in the paper's language
  std::array<std::string, 2> sides;  ///< what those on side 1 and 2 are called
  bool set_up = false;               ///< the players place pieces before they move
  bool dice = false;                 ///< chance takes part
  bool hidden = false;               ///< they don't see everything of each other
  std::vector<PaperField> fields;    ///< empty: no diagram
  friend bool operator==(const PaperGame&, const PaperGame&) = default;
};

struct PaperBoard {
  std::uint32_t board = 0;  ///< from 1
  Number first = 0, second = 0;
  std::size_t game = 0;       ///< of the paper's games
  std::uint32_t sitting = 1;  ///< 2: when boards get free (T4.12)
  friend bool operator==(const PaperBoard&, const PaperBoard&) = default;
};

struct PaperRound {
  std::uint32_t number = 0;  ///< from 1, and the place in the crosstable
  std::vector<PaperBoard> boards;
  Number bye = 0;
  std::string fill;  ///< who plays with the one left over for fun; empty: nobody (T4.11)
  friend bool operator==(const PaperRound&, const PaperRound&) = default;
};

struct PaperPlace {
  Number number = 0;
  std::uint32_t place = 0;
  std::string score;
  std::vector<std::string> values;  ///< one for each tie-break
  friend bool operator==(const PaperPlace&, const PaperPlace&) = default;
};

/// What a team's people come to together (T10.6, T10.7).
struct PaperTeam {
  std::uint32_t place = 0;  ///< level ones share it
  std::string name, points;
  friend bool operator==(const PaperTeam&, const PaperTeam&) = default;
};

struct EveningPaper {
  Language language = Language::kEnglish;
  std::string id;          ///< the tournament's; slips carry it
  std::string tournament;  ///< its name
  std::string club, date;  ///< as they are shown; may be empty
  std::vector<PaperGame> games;
  tournament::Crosstable table;  ///< names as T20.8 allows them
  std::vector<PaperRound> rounds;
  std::vector<PaperPlace> standings;    ///< from the first place down; may be empty
  std::vector<std::string> tie_breaks;  ///< their codes (T17), in order
  std::string order_note;               ///< why the list of tie-breaks was changed (T17.1); empty: it wasn't
  bool show_ratings = false;            ///< T20.8
  std::uint32_t slips_a_match = 1;      ///< games that a match has
  bool open = false;                    ///< an open evening: each of its rounds is one match
  std::vector<PaperTeam> teams{};       ///< of people who play for teams, from the first place down
  bool keizer = false;                  ///< scores are Keizer's, which nobody adds up by himself
  std::string lot{};    ///< hash of the seed of a lot that is still to be drawn (T1.7); empty: none is due
  std::string state{};  ///< what another laptop goes on from; empty: it isn't on any paper

  [[nodiscard]] const PaperRound* round(std::uint32_t number) const;
  [[nodiscard]] const std::string& name(Number number) const;  ///< empty for nobody
};

/// How names stand where everybody can read them (T20.8).
enum class NameForm : std::uint8_t { kName, kShort, kNumber };
/// "Ada Lovelace" as it is, as "Ada L.", or as "No. 3" in the paper's language.
[[nodiscard]] std::string name_in(NameForm form, const std::string& name, Number number, Language language);
/// The paper with all its names in this form.
[[nodiscard]] EveningPaper with_names(EveningPaper paper, NameForm form);

/// Points as people write them: "2½", "-1", "1,3" where a comma parts decimals.
[[nodiscard]] std::string points_text(Points points, Language language);

}  // namespace boardwright::papers
