// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/text/plain_text.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/unicode.hpp"
#include "ui/cli/commands.hpp"

namespace boardwright::cli {
namespace {

constexpr std::size_t kMostPending = 1U << 16U;
StandardOutput* now_in_place = nullptr;
Language spoken_now = Language::kEnglish;  // of the process, as its streams are

/// The text with a space for what speaks to a terminal, but for line breaks and tabs. The beginning of a
/// character that isn't whole yet at its end is left for later: the second of the pair.
std::pair<std::string, std::string> harmless(std::string_view text) {
  std::string whole;
  whole.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t character = next_character(text, at);
    constexpr std::size_t kLongest = 4;
    if (character == kNoCharacter && text.size() - begin < kLongest &&
        static_cast<unsigned char>(text[begin]) >= 0xC0)
      return {std::move(whole), std::string(text.substr(begin))};
    const bool kept = character == '\n' || character == '\t' || character == kNoCharacter ||
                      (!is_control(character) && !turns_direction(character));
    whole += kept ? text.substr(begin, at - begin) : " ";
  }
  return {std::move(whole), std::string()};
}

std::string why_not_written(int error) {
  if (error == ENOSPC || error == EDQUOT)
    return "the disk is full; what was printed is not whole, free some space and try again";
  if (error == EFBIG) return "it would be larger than this system allows; what was printed is not whole";
  if (error == EBADF) return "it is closed";
  return std::strerror(error);  // NOLINT(concurrency-mt-unsafe)
}

}  // namespace

StandardOutput::StandardOutput() : before_(std::cout.rdbuf(this)), by_line_(isatty(STDOUT_FILENO) != 0) {
  now_in_place = this;
}

StandardOutput::~StandardOutput() {
  (void)sync();
  now_in_place = nullptr;
  std::cout.rdbuf(before_);
}

bool StandardOutput::write(std::string_view text) {
  if (error_ == 0) error_ = write_all(STDOUT_FILENO, text);
  return error_ == 0;
}

bool StandardOutput::take(std::string_view text) {
  if (error_ != 0) return false;
  pending_ += text;
  const bool ends_line = by_line_ && text.find('\n') != std::string_view::npos;
  return !(ends_line || pending_.size() > kMostPending) || sync() == 0;
}

int StandardOutput::overflow(int character) {
  if (traits_type::eq_int_type(character, traits_type::eof())) return 0;
  const char one = traits_type::to_char_type(character);
  return take({&one, 1}) ? character : traits_type::eof();
}

std::streamsize StandardOutput::xsputn(const char* text, std::streamsize size) {
  return take({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int StandardOutput::sync() {
  auto [whole, rest] = harmless(pending_);
  pending_ = std::move(rest);
  return write(whole) ? 0 : -1;
}

int StandardOutput::finish(int status) {
  if (sync() == 0 && write(pending_)) return status;
  return wrong("standard output can't be written: " + why_not_written(error_));
}

void print_raw(std::string_view text) {
  std::cout.flush();
  if (now_in_place == nullptr)
    std::cout << text;
  else if (!now_in_place->write(text))
    std::cout.setstate(std::ios::badbit);
}

void speak(Language language) { spoken_now = language; }
Language spoken() { return spoken_now; }

void print_json(const nlohmann::ordered_json& json) {
  std::cout << json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
}

void tell_error(std::string_view sentence) {
  std::cerr << "boardwright: " << one_line(refusal_in(spoken_now, sentence)) << "\n";
}

void prepare_streams() {
  // Else the next file that is opened, such as the store, would be standard output.
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0) return;
  std::signal(SIGXFSZ, SIG_IGN);
  std::signal(SIGPIPE, SIG_DFL);  // `boardwright … | head` ends quietly
}

}  // namespace boardwright::cli
