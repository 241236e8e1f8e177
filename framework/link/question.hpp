// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a screen asks of a match besides its commands, and what it is answered: values without ties to the
// rules. Questions change nothing, and are answered from what the viewer may see.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "framework/match/messages.hpp"

namespace boardwright {

/// Every move that the viewer has learnt of.
struct AskHistory {
  friend bool operator==(const AskHistory&, const AskHistory&) = default;
};
/// What the viewer saw after so many of its moves (0: the start).
struct AskPictureAfter {
  std::uint32_t moves = 0;
  friend bool operator==(const AskPictureAfter&, const AskPictureAfter&) = default;
};
/// Why the viewer's seat can't move so, or what comes of it: by places in click order, or else by a text.
struct AskExplain {
  std::vector<std::uint32_t> clicks = {};
  std::string move = {};
  friend bool operator==(const AskExplain&, const AskExplain&) = default;
};
/// What is known of a place besides the picture.
struct AskTell {
  std::uint32_t place = 0;
  friend bool operator==(const AskTell&, const AskTell&) = default;
};
/// The position as the viewer sees it.
struct AskView {
  friend bool operator==(const AskView&, const AskView&) = default;
};

/// One change of a set-up that is being made; for the kinds of changes see Arrangement.
struct ArrangeChange {
  enum class Type { kPlace, kMove, kTakeAway, kClear, kAtRandom, kMirror };
  Type type = Type::kPlace;
  std::uint32_t kind = 0;   ///< kPlace
  std::uint32_t place = 0;  ///< kPlace, kTakeAway; kMove: from where
  std::uint32_t to = 0;     ///< kMove
  std::uint64_t seed = 0;   ///< kAtRandom: the same one gives the same
  friend bool operator==(const ArrangeChange&, const ArrangeChange&) = default;
};
/// What comes of it if the seat has placed these pieces and then does that. Nobody remembers it: the pieces
/// are the asker's until Command::kArrange submits them.
struct AskArrange {
  std::vector<PlacedPiece> placed = {};
  std::optional<ArrangeChange> change = {};
  friend bool operator==(const AskArrange&, const AskArrange&) = default;
};

using Question = std::variant<AskHistory, AskPictureAfter, AskExplain, AskTell, AskView, AskArrange>;

struct HistoryAnswer {
  Picture start;
  std::vector<SeenMove> moves;
  friend bool operator==(const HistoryAnswer&, const HistoryAnswer&) = default;
};
struct PictureAnswer {
  std::optional<Picture> picture;  ///< nothing for a number past the last
  friend bool operator==(const PictureAnswer&, const PictureAnswer&) = default;
};
struct ExplainAnswer {
  std::optional<Explanation> explanation;  ///< nothing where the rules don't explain, and for spectators
  friend bool operator==(const ExplainAnswer&, const ExplainAnswer&) = default;
};
struct TellAnswer {
  std::string facts;  ///< a JSON object of the game's own, as text; empty if nothing is known
  friend bool operator==(const TellAnswer&, const TellAnswer&) = default;
};
struct ViewAnswer {
  std::string position;  ///< as text
  Picture picture;
  friend bool operator==(const ViewAnswer&, const ViewAnswer&) = default;
};

struct Arranged {
  struct Left {
    std::uint32_t kind = 0;
    std::uint32_t count = 0;                 ///< still to be placed; also 0
    std::vector<std::uint32_t> places = {};  ///< where one more can stand
    friend bool operator==(const Left&, const Left&) = default;
  };
  std::vector<PlacedPiece> placed;
  std::vector<Left> left;
  Picture picture;
  bool complete = false;
  std::optional<Explanation> refused;  ///< why the change, or what was said to be placed, can't be
  friend bool operator==(const Arranged&, const Arranged&) = default;
};
struct ArrangeAnswer {
  std::optional<Arranged> arranged;  ///< nothing: the viewer has nothing to arrange now
  friend bool operator==(const ArrangeAnswer&, const ArrangeAnswer&) = default;
};

/// In the order of the questions.
using Answer =
    std::variant<HistoryAnswer, PictureAnswer, ExplainAnswer, TellAnswer, ViewAnswer, ArrangeAnswer>;

/// With a number of the asker's, so that answers find their questions.
struct NumberedQuestion {
  std::uint64_t id = 0;
  Question question;
  friend bool operator==(const NumberedQuestion&, const NumberedQuestion&) = default;
};
struct NumberedAnswer {
  std::uint64_t id = 0;
  Answer answer;
  friend bool operator==(const NumberedAnswer&, const NumberedAnswer&) = default;
};

}  // namespace boardwright
