// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/duration.hpp"

#include <array>
#include <charconv>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

struct Unit {
  std::string_view name;
  std::int64_t milliseconds;
};
constexpr std::array<Unit, 5> kUnits{{{"d", 86400000}, {"h", 3600000}, {"m", 60000}, {"s", 1000}, {"ms", 1}}};

}  // namespace

Result<Milliseconds> read_duration(std::string_view text) {
  const auto wrong = [&] {
    return fail("expected a time such as 90s, 15m, 1h30m or 2d, found '" + excerpt(text) + "'");
  };
  if (text.empty()) return wrong();
  std::int64_t total = 0;
  std::size_t next_unit = 0;
  for (std::string_view rest = text; !rest.empty();) {
    std::int64_t number = 0;
    if (rest.front() < '0' || rest.front() > '9') return wrong();
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    const std::string_view name = rest.substr(0, rest.find_first_of("0123456789"));
    rest.remove_prefix(name.size());
    while (next_unit < kUnits.size() && kUnits[next_unit].name != name) ++next_unit;
    if (next_unit == kUnits.size()) return wrong();
    const std::int64_t most = kLongestTime.count() - total;
    if (error != std::errc{} || number > most / kUnits[next_unit].milliseconds)
      return fail("expected a time of at most " + write_duration(kLongestTime) + ", found '" + excerpt(text) +
                  "'");
    total += number * kUnits[next_unit].milliseconds;
    ++next_unit;
  }
  return Milliseconds(total);
}

std::string write_duration(Milliseconds duration) {
  if (duration < Milliseconds::zero()) return "-" + write_duration(-duration);
  std::string text;
  std::int64_t rest = duration.count();
  for (const auto& [name, size] : kUnits) {
    if (rest / size != 0) text += std::to_string(rest / size) + std::string(name);
    rest %= size;
  }
  return text.empty() ? "0s" : text;
}

}  // namespace boardwright
