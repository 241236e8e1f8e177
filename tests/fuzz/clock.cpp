// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of clock presets, time controls in short text and states of clocks, whatever they hold.
#include "framework/clock/clock.hpp"
#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

namespace {

void presets(std::string_view text) {
  const auto read = read_clock_text(std::string(text), "/games/fuzzed/clocks.yaml");
  for (const auto& problem : read.problems) {
    fuzz::require_sentence(problem);
    fuzz::require(problem.starts_with("/games/fuzzed/clocks.yaml:"), "a problem names the file");
  }
  for (const auto& preset : read.presets) {
    fuzz::require(check_control(preset.control).has_value(), "a preset's control is sound");
    fuzz::require(read_time_control(write_time_control(preset.control)) == preset.control,
                  "a control that is written is read as the same");
  }
}

void short_text(std::string_view text) {
  const auto control = read_time_control(text);
  if (!control) {
    fuzz::require_sentence(control.error());
    return;
  }
  fuzz::require(read_time_control(write_time_control(*control)) == *control,
                "a control that is written is read as the same");
}

void state(std::string_view text) {
  auto clock = Clock::from_text(text);
  if (!clock) {
    fuzz::require_sentence(clock.error());
    return;
  }
  const auto again = Clock::from_text(clock->to_text());
  fuzz::require(again.has_value() && *again == *clock, "a state that is written is read as the same");
  // Whatever was read can be played on and still is a state.
  const Clock before = *clock;
  if (const auto flag = clock->next_flag()) {
    fuzz::require(*flag > clock->last_instant(), "the next flag is still to come");
    clock->advance(*flag);
  }
  const Seat seats[] = {0};
  for (int i = 0; i < 3; ++i)
    if (!clock->press(std::span(seats).first(static_cast<std::size_t>(i % 2)),
                      clock->last_instant() + Milliseconds(1000)))
      break;
  fuzz::require(Clock::from_text(clock->to_text()) == *clock, "a clock that has run is read as the same");
  fuzz::require(clock->rewind_to(before, clock->last_instant()).has_value(), "a copy can be gone back to");
  fuzz::require(Clock::from_text(clock->to_text()) == *clock, "a clock that was rewound is read as the same");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  presets(text);
  short_text(text);
  state(text);
  return 0;
}
