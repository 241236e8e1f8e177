// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tournament/trf_columns.hpp"

#include <algorithm>
#include <cstdlib>

#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/trf.hpp"

namespace boardwright::tournament {
namespace {

/// Columns from 1, both included.
struct Span {
  std::size_t first, last;
};
constexpr std::size_t kToTheEnd = SIZE_MAX;

/// Where fields stand in a line (T21A, T21C). Those of `again` come once more every `step` columns.
struct Layout {
  std::string_view code;
  std::vector<Span> once, again;
  std::size_t step = 1;
};

const Layout* layout_of(std::string_view code) {
  static const std::vector<Layout> kLayouts = {
      // Names and numbers before the rounds are wider in some programs' files.
      {"001", {{1, 91}}, {{92, 95}, {97, 97}, {99, 99}}, 10},
      {"162", {{1, 3}}, {{6, 10}}, 9},
      {"240", {{1, 3}, {5, 5}, {7, 9}, {11, kToTheEnd}}, {}},
      {"250", {{1, 3}, {5, 8}, {10, 13}, {15, 17}, {19, 21}, {23, 26}, {28, 31}}, {}},
      {"260", {{1, 3}, {5, 7}, {9, 11}, {13, kToTheEnd}}, {}},
      {"299", {{1, 3}, {5, 5}, {8, 11}, {14, 17}, {20, 22}, {24, kToTheEnd}}, {}},
      {"300", {{1, 3}, {5, 7}, {9, 11}, {13, 15}}, {{17, 20}}, 5},
      {"310", {{1, 3}, {5, 7}, {9, 40}, {42, 46}, {48, 53}, {55, 60}, {62, 67}, {69, 71}}, {{74, 77}}, 5},
      {"320", {{1, 3}, {5, 8}, {10, 13}}, {{15, 17}}, 4},
      {"330", {{1, 3}, {5, 6}, {8, 10}, {12, 14}, {16, 18}}, {}}};
  const auto found = std::ranges::find(kLayouts, code, &Layout::code);
  return found == kLayouts.end() ? nullptr : &*found;
}

bool belongs(const Layout& layout, std::size_t column) {
  const auto holds = [](const std::vector<Span>& spans, std::size_t at) {
    return std::ranges::any_of(spans, [at](const Span& span) { return at >= span.first && at <= span.last; });
  };
  if (holds(layout.once, column)) return true;
  if (layout.again.empty() || column < layout.again.front().first) return false;
  const std::size_t from = layout.again.front().first;
  return holds(layout.again, from + (column - from) % layout.step);
}

}  // namespace

TrfColumns::TrfColumns(std::string_view text, std::size_t number, Count count)
    : text_(text), number_(number) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (count == Count::kBytes || (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
      starts_.push_back(i);
  starts_.push_back(text.size());
}

std::string_view TrfColumns::raw(std::size_t first, std::size_t last) const {
  const auto end = std::min(last, length());
  if (first > end) return {};
  return text_.substr(starts_[first - 1], starts_[end] - starts_[first - 1]);
}

TrfField TrfColumns::field(std::size_t first, std::size_t last) const {
  auto text = raw(first, last);
  const auto begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {{}, first};
  text = text.substr(begin, text.find_last_not_of(' ') - begin + 1);
  return {text, first + begin};
}

std::vector<TrfField> TrfColumns::words(std::size_t first) const {
  std::vector<TrfField> words;
  for (auto column = first; column <= length(); ++column) {
    if (raw(column, column) == " ") continue;
    auto last = column;
    while (last < length() && raw(last + 1, last + 1) != " ") ++last;
    words.push_back({raw(column, last), column});
    column = last;
  }
  return words;
}

Result<void> TrfColumns::nothing_between() const {
  const Layout* layout = layout_of(code());
  for (std::size_t column = 1; layout != nullptr && column <= length(); ++column) {
    if (belongs(*layout, column) || raw(column, column) == " ") continue;
    auto last = column;
    while (last < length() && !belongs(*layout, last + 1) && raw(last + 1, last + 1) != " ") ++last;
    return wrong(column, "\"" + excerpt(raw(column, last)) + "\" stands beside the columns of this line.");
  }
  return {};
}

tl::unexpected<std::string> TrfColumns::wrong(std::size_t column, std::string_view sentence) const {
  return trf_wrong(number_, column, sentence);
}

tl::unexpected<std::string> trf_wrong(std::size_t line, std::size_t column, std::string_view sentence) {
  return fail(std::to_string(line) + ":" + std::to_string(column) + ": " + std::string(sentence));
}

std::optional<std::uint32_t> trf_number(std::string_view text, std::uint32_t most) {
  const auto number = whole_number<std::uint32_t>(text);
  if (!number || *number > most) return std::nullopt;
  return number;
}

Result<std::uint32_t> trf_round(const TrfColumns& line, std::size_t first, std::size_t last,
                                std::uint32_t otherwise) {
  const auto field = line.field(first, last);
  if (field.text.empty()) return otherwise;
  const auto round = trf_number(field.text, kMostRounds);
  if (!round)
    return line.wrong(field.column, "\"" + excerpt(field.text) + "\" is not the number of a round.");
  return *round;
}

std::optional<Points> trf_points(std::string_view text) {
  constexpr Points kMost = 10000;
  const bool less = text.starts_with('-');
  if (less) text.remove_prefix(1);
  const auto point = text.find('.');
  const auto whole = text.substr(0, point);
  const auto part = point == std::string_view::npos ? std::string_view("0") : text.substr(point + 1);
  if (whole.empty() && (part.empty() || point == std::string_view::npos)) return std::nullopt;
  if (part.empty() || part.size() > 2 || (part.size() == 2 && part[1] != '0')) return std::nullopt;
  const auto units = whole.empty() ? std::optional<Points>(0) : whole_number<Points>(whole);
  const auto tenths = whole_number<Points>(part.substr(0, 1));
  if (!units || !tenths || *units < 0 || *tenths < 0 || *units > kMost) return std::nullopt;
  const Points points = *units * 10 + *tenths;
  return less ? -points : points;
}

std::string points_text(Points points) {
  const auto size = std::abs(points);
  return (points < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10);
}

}  // namespace boardwright::tournament
