// SPDX-License-Identifier: GPL-3.0-or-later
//
// A run of rules recorded line by line, to be walked through afterwards (boardwright/abi/debugger.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plugins/host/position.hpp"

namespace boardwright {

/// Before a line runs.
struct DebugStop {
  struct Variable {
    std::string name, value;
    friend bool operator==(const Variable&, const Variable&) = default;
  };
  std::uint64_t number = 0;  ///< of the lines that have run, from 1
  std::uint32_t line = 0;    ///< from 1
  std::uint32_t depth = 0;   ///< of calls
  std::string function;      ///< empty: none that has a name
  std::string position;      ///< as it is so far; empty: it can't be one at this moment
  std::vector<Variable> variables;
};

struct DebugWanted {
  std::vector<std::uint32_t> breakpoints =
      {};                     ///< nothing is told before one of them runs; none: from the first line
  std::uint64_t from = 1;     ///< lines whose number is less aren't told
  std::uint32_t most = 2000;  ///< after so many the run is ended
};

struct DebugRecording {
  std::vector<DebugStop> stops;
  bool ended =
      false;  ///< `most` were there: whoever wants to see on asks from the number behind the last one
  std::string problem;  ///< the line, or the rules in it, failed so, after the last one
};

/// What runs in the text of the rules for a line asked in a copy of this position. Nothing where they can't be recorded. Changes
/// nothing.
[[nodiscard]] std::optional<DebugRecording> record_run(const Position& position, std::string_view line,
                                                       const DebugWanted& wanted);

}  // namespace boardwright
