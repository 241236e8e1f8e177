// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program says: standard output that tells when it can't be written, and sentences on standard
// error. Neither passes on what would speak to a terminal: names, records and other programs' words come from
// anywhere.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <streambuf>
#include <string>
#include <string_view>

#include "framework/text/language.hpp"

namespace boardwright::cli {

/// Takes the place of std::cout's own buffer while it lives.
class StandardOutput final : private std::streambuf {
 public:
  StandardOutput();
  StandardOutput(const StandardOutput&) = delete;
  StandardOutput& operator=(const StandardOutput&) = delete;
  ~StandardOutput() override;

  /// Writes what is left. The exit status: `status`, or that of wrong use after a sentence, if something
  /// could not be written.
  [[nodiscard]] int finish(int status);

 private:
  friend void print_raw(std::string_view text);
  int overflow(int character) override;
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int sync() override;
  bool take(std::string_view text);
  bool write(std::string_view text);

  std::streambuf* before_;
  bool by_line_;         ///< a person reads along
  std::string pending_;  ///< not yet written
  int error_ = 0;        ///< of the first write that failed
};

/// A document, indented; bytes that are no text are replaced.
void print_json(const nlohmann::ordered_json& json);

/// To standard output as it is: the program's own words to the terminal, and texts for other programs.
void print_raw(std::string_view text);

/// In which language sentences on standard error are told from now on; English before.
void speak(Language language);
[[nodiscard]] Language spoken();

/// "boardwright: " and the sentence on standard error, in the language that is spoken (refusal_in).
void tell_error(std::string_view sentence);

/// Of the program, before anything else: standard streams that are closed stay so for whatever is opened
/// later, and a file that grows too large is an error instead of the end.
void prepare_streams();

}  // namespace boardwright::cli
