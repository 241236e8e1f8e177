// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <cstdint>
#include <iostream>
#include <string>

#include "framework/text/label.hpp"
#include "ui/cli/output.hpp"

namespace boardwright::cli {

/// "120 of 2000 games, examining: 6 of 100".
[[nodiscard]] inline std::string progress_text(Language language, std::uint64_t done, std::uint64_t all,
                                               std::uint64_t examined, std::uint64_t to_examine) {
  std::string text = said(language, all == 1 ? "terminal.games_of_one" : "terminal.games_of",
                          {std::to_string(done), std::to_string(all)});
  if (to_examine == 0) return text;
  return said(language, "simulate.examining", {text, std::to_string(examined), std::to_string(to_examine)});
}

/// One line that is written again and again where somebody is looking, and taken away at the end.
class TerminalLine {
 public:
  TerminalLine() = default;
  ~TerminalLine() {
    if (shown_) std::cerr << kAfresh;
  }
  TerminalLine(const TerminalLine&) = delete;
  TerminalLine& operator=(const TerminalLine&) = delete;
  void write(const std::string& text) const {
    if (shown_) std::cerr << kAfresh << text << std::flush;
  }

 private:
  static constexpr const char* kAfresh = "\r\033[K";
  bool shown_ = isatty(STDERR_FILENO) != 0;
};

/// How far a run is.
class ProgressLine {
 public:
  explicit ProgressLine(std::string name) : name_(std::move(name)) {}
  void tell(std::uint64_t done, std::uint64_t all) const {
    line_.write(label_and_value(spoken(), name_, progress_text(spoken(), done, all, examined_, to_examine_)));
  }
  /// What the next line says of the games that are examined, which is what takes long.
  void tell_examined(std::uint64_t done, std::uint64_t all) {
    examined_ = done;
    to_examine_ = all;
  }

 private:
  TerminalLine line_;
  std::string name_;
  std::uint64_t examined_ = 0, to_examine_ = 0;
};

}  // namespace boardwright::cli
