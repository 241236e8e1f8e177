// SPDX-License-Identifier: GPL-3.0-or-later
//
// What readers make of texts that nobody should have written.
#include <algorithm>

#include "plugins/check/games.hpp"
#include "plugins/check/laws/laws.hpp"
#include "plugins/host/sink.hpp"

namespace boardwright::check {
namespace {

constexpr std::size_t kLarge = std::size_t{1} << 20U;

std::string random_bytes(Random& random, std::size_t size) {
  std::string text(size, '\0');
  for (char& c : text) c = static_cast<char>(random.below(256));
  return text;
}

/// A text with something wrong; `other` is one of the same sort, to mix with.
std::string spoilt(Random& random, std::string text, const std::string& other) {
  const auto size = static_cast<std::uint32_t>(text.size());
  const auto any = [&] { return size == 0 ? 0U : random.below(size); };
  switch (random.below(12)) {
    case 0: return text.substr(0, any());  // truncated
    case 1: return text.substr(any());
    case 2: return text + text;
    case 3: return text + std::string(1, " x0/-"[random.below(5)]);  // something behind it
    case 4: return std::string(1, ' ') + text;
    case 5: text.insert(any(), 1, '\0'); return text;
    case 6: text += '\0'; return text;
    case 7: text.erase(any(), 1); return text;
    case 8: text.insert(any(), 1, "019abz/-x@: "[random.below(12)]); return text;
    case 9: return text.substr(0, any()) + other.substr(std::min<std::size_t>(any(), other.size()));
    case 10: return random_bytes(random, random.below(64));
    default:
      if (size != 0) text[any()] ^= static_cast<char>(1U << random.below(8));  // a bit flipped
      return text;
  }
}

/// What a plugin says of a refused text.
Result<void> good_refusal(bw_status status, bw_status another, const std::string& error) {
  if (status != BW_BAD_INPUT && status != another) return fail("gives status " + std::to_string(status));
  if (error.empty()) return fail("is refused without a word");
  if (std::any_of(error.begin(), error.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }))
    return fail("is refused with more than one line, or with bytes that aren't text");
  return {};
}

std::string shown(const std::string& text) {
  std::string result;
  for (const char c : text.substr(0, 80)) {
    const auto byte = static_cast<unsigned char>(c);
    const char* digits = "0123456789abcdef";
    if (byte >= ' ' && byte < 0x7f)
      result += c;
    else
      result += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
  }
  return in_quotes(result) + (text.size() > 80 ? " and so on" : "");
}

Result<void> check_position_text(const Rules& rules, const std::string& text) {
  Position out = rules.start();
  const Position before = out;
  TextSink error;
  const bw_status status =
      rules.api().read_position(rules.raw(), text.data(), text.size(), out.data(), error.sink());
  if (status == BW_OK) {
    if (out.text() == text) {
      const auto again = rules.read_position(text);
      if (!again || !(*again == out)) return fail(shown(text) + " is accepted and not read the same again");
      return {};
    }
    return fail(shown(text) + " is accepted as a position, but its text is " + in_quotes(out.text()));
  }
  if (auto good = good_refusal(status, BW_BAD_INPUT, error.text()); !good)
    return fail("the position text " + shown(text) + " " + good.error());
  if (!(out == before))
    return fail("the position text " + shown(text) + " is refused and still changes the position");
  return {};
}

Result<void> check_move_text(const Position& position, Seat seat, const std::string& text) {
  const Rules& rules = position.rules();
  constexpr Move kUntouched = 0x5EED5EED5EED5EEDU;
  Move move = kUntouched;
  TextSink error;
  const bw_status status = rules.api().read_move(rules.raw(), position.data(), seat, text.data(), text.size(),
                                                 &move, error.sink());
  if (status == BW_OK) {
    const auto all = plies(position);
    if (std::none_of(all.begin(), all.end(),
                     [&](const Ply& ply) { return ply.seat == seat && ply.move == move; }))
      return fail(shown(text) + " is read as the value " + std::to_string(move) + " of " +
                  name_of(rules, seat) + ", which isn't listed");
    if (position.move_text(seat, move) != text)
      return fail(shown(text) + " is read as " + in_quotes(position.move_text(seat, move)));
    return {};
  }
  if (auto good = good_refusal(status, BW_ILLEGAL, error.text()); !good)
    return fail("the move text " + shown(text) + " of " + name_of(rules, seat) + " " + good.error());
  if (move != kUntouched) return fail("the move text " + shown(text) + " is refused and still gives a move");
  return {};
}

Finding garbage_positions(Trial& trial) {
  Random& random = trial.random();
  const Rules& rules = trial.rules();
  trial.note("reading a megabyte of random bytes as a position");
  if (auto good = check_position_text(rules, random_bytes(random, kLarge)); !good)
    return broken(good.error());
  std::string last = rules.start().text();
  std::string huge = last + " ";
  while (huge.size() < kLarge) huge += huge;
  trial.note("reading a megabyte of position texts as a position");
  for (const std::string& text : {huge, std::string(kLarge, '1'), std::string(kLarge, '/'), std::string()})
    if (auto good = check_position_text(rules, text); !good) return broken(good.error());
  std::uint64_t tried = 0;
  Finding finding = each_position(trial, {2000, 60}, [&](const Position& position) -> Result<void> {
    const std::string text = position.text();
    for (int i = 0; i < 60; ++i) {
      std::string bad = spoilt(random, text, last);
      if (trial.once_in(4)) bad = spoilt(random, std::move(bad), last);
      trial.note("reading the position text " + shown(bad));
      if (auto good = check_position_text(rules, bad); !good) return good;
      ++tried;
    }
    last = text;
    return {};
  });
  return finding.status == Status::kPassed ? passed(tried, "texts") : finding;
}

Finding garbage_moves(Trial& trial) {
  Random& random = trial.random();
  const std::string large = random_bytes(random, kLarge);
  const std::vector<Seat> strangers{32, BW_SPECTATOR, BW_NOBODY, trial.rules().seat_count()};
  std::vector<std::string> pool{"x"};
  std::uint64_t tried = 0;
  std::uint32_t megabytes = 0;
  Finding finding = each_position(trial, {2000, 60}, [&](const Position& position) -> Result<void> {
    std::vector<Seat> seats{BW_CHANCE};
    for (Seat seat = 0; seat < trial.rules().seat_count(); ++seat) seats.push_back(seat);
    seats.push_back(trial.any_of(strangers));
    std::vector<std::string> texts;
    for (const Ply& ply : plies(position)) texts.push_back(position.move_text(ply.seat, ply.move));
    for (const Seat seat : seats) {
      if (megabytes++ < 8)
        for (const std::string& text : {large, std::string()})
          if (auto good = check_move_text(position, seat, text); !good) return good;
      for (int i = 0; i < 30; ++i) {
        const std::string& legal = texts.empty() ? trial.any_of(pool) : trial.any_of(texts);
        const std::string bad =
            random.below(4) == 0 ? trial.any_of(pool) : spoilt(random, legal, trial.any_of(pool));
        trial.note("reading the move text " + shown(bad));
        if (auto good = check_move_text(position, seat, bad); !good) return good;
        ++tried;
      }
    }
    for (const std::string& text : texts)
      if (pool.size() < 1000)
        pool.push_back(text);
      else
        pool[random.below(1000)] = text;
    return {};
  });
  return finding.status == Status::kPassed ? passed(tried, "texts") : finding;
}

}  // namespace

std::span<const Law> garbage_laws() {
  static constexpr Law kLaws[] = {
      {"garbage_positions", "What isn't the text of a position is refused with a sentence.",
       garbage_positions},
      {"garbage_moves", "What isn't the text of a legal move is refused with a sentence.", garbage_moves},
  };
  return kLaws;
}

}  // namespace boardwright::check
