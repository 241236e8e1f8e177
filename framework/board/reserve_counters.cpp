// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/board/reserve_counters.hpp"

#include <algorithm>
#include <charconv>
#include <map>

namespace boardwright {
namespace {

constexpr std::size_t kLongestNumber = 3;  // digits; what is counted by the thousand is no reserve

bool is_numeral(char c) { return c >= '0' && c <= '9'; }

struct Span {
  std::size_t from = 0, length = 0;
};

/// The numbers behind the first space.
std::vector<Span> numbers_of(std::string_view text) {
  std::vector<Span> numbers;
  for (std::size_t at = std::min(text.find(' '), text.size()); at < text.size(); ++at) {
    if (!is_numeral(text[at])) continue;
    const std::size_t from = at;
    while (at < text.size() && is_numeral(text[at])) ++at;
    numbers.push_back({from, at - from});
  }
  return numbers;
}

std::optional<Span> place_of(std::string_view text, const ReserveCounter& counter) {
  const auto numbers = numbers_of(text);
  if (counter.number >= numbers.size()) return std::nullopt;
  const Span number = numbers[counter.number];
  if (!counter.digit) return number.length <= kLongestNumber ? std::optional(number) : std::nullopt;
  if (*counter.digit >= number.length) return std::nullopt;
  return Span{number.from + *counter.digit, 1};
}

using Counts = std::map<std::pair<std::uint32_t, std::uint32_t>, std::int64_t>;

/// Of every place, fields too: on them nothing may change.
Counts counts_of(const Position& position) {
  Counts counts;
  for (const PictureItem& item : Picture::whole(position).items)
    counts[{item.place, item.kind}] += item.count;
  return counts;
}

/// The one count that differs by so much, if no other does.
std::optional<std::pair<std::uint32_t, std::uint32_t>> only_change(Counts before, const Counts& after,
                                                                   std::int64_t by) {
  for (const auto& [where, count] : after) before[where] -= count;
  std::optional<std::pair<std::uint32_t, std::uint32_t>> found;
  for (const auto& [where, less] : before) {
    if (less == 0) continue;
    if (found || less != -by) return std::nullopt;
    found = where;
  }
  return found;
}

/// What a number of the text counts, if it counts anything.
std::optional<ReserveCounter> tried(const Position& position, const std::string& text, const Counts& now,
                                    ReserveCounter counter) {
  const auto count = count_in(text, counter);
  if (!count) return std::nullopt;
  for (const int by : {1, -1}) {
    if (*count == 0 && by < 0) continue;
    const std::string other = with_count(text, counter, *count + static_cast<std::uint32_t>(by));
    const auto read = other == text ? std::nullopt : std::optional(position.rules().read_position(other));
    if (!read || !*read) continue;
    const auto where = only_change(now, counts_of(**read), by);
    if (!where) continue;
    const auto known = now.find(*where);
    if ((known == now.end() ? 0 : known->second) != *count) continue;
    std::tie(counter.tray, counter.kind) = *where;
    return counter;
  }
  return std::nullopt;
}

}  // namespace

std::vector<ReserveCounter> reserve_counters(const Position& position) {
  std::vector<ReserveCounter> counters;
  const bw_shape* board = position.rules().geometry();
  if (board == nullptr) return counters;
  const std::string text = position.text();
  const Counts now = counts_of(position);
  const auto add = [&](std::size_t number, std::optional<std::size_t> digit) {
    const auto found = tried(position, text, now, {0, 0, number, digit});
    if (found && found->tray >= board->field_count) counters.push_back(*found);
    return found.has_value();
  };
  const auto numbers = numbers_of(text);
  for (std::size_t number = 0; number < numbers.size(); ++number)
    if (!add(number, std::nullopt) && numbers[number].length > 1)
      for (std::size_t digit = 0; digit < numbers[number].length; ++digit) add(number, digit);
  std::sort(counters.begin(), counters.end());
  return counters;
}

std::string frame_of_numbers(std::string_view text) {
  std::string frame;
  std::size_t from = std::min(text.find(' '), text.size());
  for (const Span& number : numbers_of(text)) {
    frame += std::string(text.substr(from, number.from - from)) + '0';
    from = number.from + number.length;
  }
  return frame + std::string(text.substr(from));
}

std::optional<std::uint32_t> count_in(std::string_view text, const ReserveCounter& counter) {
  const auto place = place_of(text, counter);
  std::uint32_t count = 0;
  if (!place) return std::nullopt;
  std::from_chars(text.data() + place->from, text.data() + place->from + place->length, count);
  return count;
}

std::string with_count(std::string_view text, const ReserveCounter& counter, std::uint32_t count) {
  std::string changed(text);
  const auto place = place_of(text, counter);
  if (place && count <= counter.most()) changed.replace(place->from, place->length, std::to_string(count));
  return changed;
}

}  // namespace boardwright
