// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/tune/parameter_grid.hpp"

#include <algorithm>
#include <boardwright/pure/random.hpp>
#include <set>

#include "framework/text/nearest.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using AxisValues = std::vector<Value>;

std::vector<std::string_view> parted_at(char separator, std::string_view text) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string what_numbers(const ParameterSpec& spec) {
  return spec.name + ": expected numbers from " + std::to_string(spec.min) + " to " +
         std::to_string(spec.max) + ", such as " + spec.name + "=" + std::to_string(spec.min) + ".." +
         std::to_string(spec.max) +
         ", with /2 behind it for every second one, or some of them with | between";
}

/// "6..10" or "6..10/2".
Result<AxisValues> values_of_range(const ParameterSpec& spec, std::string_view text) {
  const auto dots = text.find("..");
  const auto slash = text.find('/', dots);
  const auto low = read_value(spec, text.substr(0, dots)),
             high = read_value(spec,
                               text.substr(dots + 2, slash == std::string_view::npos ? std::string_view::npos
                                                                                     : slash - dots - 2));
  if (!low) return fail(low.error());
  if (!high) return fail(high.error());
  std::uint64_t step = 1;
  if (slash != std::string_view::npos) {
    const auto read = whole_number<std::uint64_t>(text.substr(slash + 1));
    if (!read || *read == 0) return fail(what_numbers(spec) + ", not '" + excerpt(text) + "'");
    step = *read;
  }
  const auto first = std::get<std::int64_t>(*low), last = std::get<std::int64_t>(*high);
  if (first > last)
    return fail(spec.name + ": expected the smaller number first, not '" + excerpt(text) + "'");
  const std::uint64_t steps = (static_cast<std::uint64_t>(last) - static_cast<std::uint64_t>(first)) / step;
  AxisValues values;
  for (std::uint64_t i = 0; i <= steps && i <= GridAxis::kMostValues; ++i)
    values.emplace_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(first) + i * step));
  return values;
}

Result<AxisValues> all_values(const ParameterSpec& spec) {
  switch (spec.type) {
    case BW_BOOL: return AxisValues{false, true};
    case BW_CHOICE: return AxisValues(spec.choices.begin(), spec.choices.end());
    case BW_INTEGER: return fail(what_numbers(spec));
    default: return fail(spec.name + ": say which values, as in " + spec.name + "=this|that");
  }
}

Result<AxisValues> some_values(const ParameterSpec& spec, std::string_view text) {
  if (spec.type == BW_INTEGER && text.find("..") != std::string_view::npos)
    return values_of_range(spec, text);
  AxisValues values;
  for (const std::string_view word : parted_at('|', text)) {
    auto value = read_value(spec, word);
    if (!value) return fail(value.error());
    if (std::ranges::find(values, *value) != values.end())
      return fail(spec.name + ": '" + excerpt(word) + "' stands there twice");
    values.push_back(std::move(*value));
  }
  return values;
}

Result<GridAxis> read_axis(std::string_view text, std::span<const ParameterSpec> specs) {
  const auto equals = text.find('=');
  const std::string name(text.substr(0, equals));
  const auto spec = std::ranges::find(specs, name, &ParameterSpec::name);
  if (spec == specs.end()) {
    std::vector<std::string> names;
    for (const ParameterSpec& known : specs) names.push_back(known.name);
    if (names.empty()) return fail("this game has no parameters, so there is nothing to try");
    return fail("unknown parameter '" + excerpt(name) + "'" + suggestion(name, names));
  }
  if (spec->type == BW_INTEGER_LIST || spec->type == BW_TEXT_LIST)
    return fail(name + ": lists can't be tried; --set gives it one value");
  auto values =
      equals == std::string_view::npos ? all_values(*spec) : some_values(*spec, text.substr(equals + 1));
  if (!values) return fail(values.error());
  if (values->size() > GridAxis::kMostValues)
    return fail(name + ": more than " + std::to_string(GridAxis::kMostValues) +
                " values; take larger steps, as in " + name + "=MIN..MAX/STEP");
  return GridAxis{name, std::move(*values)};
}

Parameters point_at(std::span<const GridAxis> axes, const std::vector<std::uint32_t>& places) {
  Parameters point;
  for (std::size_t i = 0; i < axes.size(); ++i) point[axes[i].name] = axes[i].values[places[i]];
  return point;
}

}  // namespace

Result<std::vector<GridAxis>> read_axes(std::span<const std::string> texts,
                                        std::span<const ParameterSpec> specs) {
  std::vector<GridAxis> axes;
  for (const std::string& text : texts)
    for (const std::string_view part : parted_at(',', text)) {
      auto axis = read_axis(part, specs);
      if (!axis) return fail(axis.error());
      if (std::ranges::find(axes, axis->name, &GridAxis::name) != axes.end())
        return fail(axis->name + ": given twice");
      axes.push_back(std::move(*axis));
    }
  return axes;
}

GridPoints grid_points(std::span<const GridAxis> axes, std::size_t most, std::uint64_t seed) {
  GridPoints grid;
  for (const GridAxis& axis : axes) grid.all *= static_cast<double>(axis.values.size());
  std::set<std::vector<std::uint32_t>> chosen;
  if (grid.all <= static_cast<double>(most)) {
    std::vector<std::uint32_t> places(axes.size(), 0);
    for (bool more = true; more;) {
      chosen.insert(places);
      more = false;
      for (std::size_t i = axes.size(); i-- > 0 && !more;) {
        more = ++places[i] < axes[i].values.size();
        if (!more) places[i] = 0;
      }
    }
  } else {
    Random random(seed);
    while (chosen.size() < most) {
      std::vector<std::uint32_t> places;
      for (const GridAxis& axis : axes)
        places.push_back(random.below(static_cast<std::uint32_t>(axis.values.size())));
      chosen.insert(std::move(places));
    }
  }
  for (const auto& places : chosen) grid.points.push_back(point_at(axes, places));
  return grid;
}

std::string point_text(const Parameters& point, std::span<const GridAxis> axes) {
  std::string text;
  for (const GridAxis& axis : axes)
    text += (text.empty() ? "" : " ") + axis.name + "=" + write_value(point.at(axis.name));
  return text;
}

}  // namespace boardwright
