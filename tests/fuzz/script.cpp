// SPDX-License-Identifier: GPL-3.0-or-later
//
// The door of the language: whatever a text holds, it is a game or it is refused with a sentence, and a game that is made of
// it can be asked everything without harm. Whether it keeps the laws of games is another question, which `check` asks.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>

#include "plugins/host/position.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

constexpr int kPlies = 8;
constexpr std::size_t kMovesLookedAt = 4;

/// A text as a file that is nowhere.
class TextFile {
 public:
  explicit TextFile(std::string_view text) : descriptor_(memfd_create("script", MFD_CLOEXEC)) {
    fuzz::require(descriptor_ >= 0, "there is room for a file");
    fuzz::require(write(descriptor_, text.data(), text.size()) == static_cast<ssize_t>(text.size()),
                  "a text can be written");
  }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;
  ~TextFile() { close(descriptor_); }
  [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

 private:
  int descriptor_;
};

/// Asks what a screen would ask; false as soon as the rules have failed, as each failure may take a second.
bool ask_of_moves(const Rules& rules, const Position& position, Seat seat, const std::vector<Move>& moves) {
  fuzz::require(moves.size() <= rules.facts().max_moves, "there are no more moves than stated");
  for (std::size_t i = 0; i < std::min(moves.size(), kMovesLookedAt); ++i) {
    const std::string text = position.move_text(seat, moves[i]);
    (void)position.read_move(seat, text);
    const auto places = position.clicks(seat, moves[i]);
    if (!places.empty()) (void)position.explain(seat, std::span(places).first(1));
    (void)position.explain(seat, text + "?");
    if (rules.failure()) return false;
  }
  return true;
}

/// Plays a move that the text's size chooses; false where it doesn't go on.
bool go_on(const Rules& rules, Position& position, std::size_t choice) {
  (void)position.picture(0);
  (void)position.key();
  if (const auto again = rules.read_position(position.text()); !again) fuzz::require_sentence(again.error());
  if (rules.failure() || position.is_over()) return false;
  if (position.is_chance()) {
    const auto events = position.chance_events();
    return !events.empty() && position.play(BW_CHANCE, events[choice % events.size()].event).has_value();
  }
  const auto seats = position.seats_on_turn();
  if (seats.empty()) return false;
  const auto moves = position.moves(seats.front());
  if (moves.empty() || !ask_of_moves(rules, position, seats.front(), moves)) return false;
  if (const auto played = position.play(seats.front(), moves[choice % moves.size()]); !played) {
    fuzz::require_sentence(played.error());
    return false;
  }
  return true;
}

/// A game that lives as long as the fuzzer: with it the language stays loaded, whose counters the fuzzer writes to.
void keep_language() {
  static const auto kept = Library::load(BOARDWRIGHT_KEPT_SCRIPT);
  fuzz::require(kept.has_value(), "a sample can be loaded");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  keep_language();
  const TextFile file(fuzz::as_text(data, size));
  LoadOptions options;
  options.language = ".lua";
  const auto library = Library::load(file.path(), options);
  if (!library) {
    fuzz::require_sentence(library.error());
    return 0;
  }
  const auto rules = (*library)->create((*library)->games().front().id);
  if (!rules) {
    fuzz::require_sentence(rules.error());
    return 0;
  }
  Position position = (*rules)->start();
  for (int ply = 0; ply < kPlies && go_on(**rules, position, size + static_cast<std::size_t>(ply));) ++ply;
  if (const auto failure = (*rules)->failure()) fuzz::require_sentence(*failure);
  if (position.is_over()) (void)position.outcome();
  return 0;
}
