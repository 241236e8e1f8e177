// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/debugger.hpp"

#include <boardwright/abi/debugger.h>

#include <exception>
#include <span>

#include "plugins/host/sink.hpp"

namespace boardwright {
namespace {

struct Recorded {
  std::vector<DebugStop> stops{};
  std::exception_ptr thrown{};
};

std::string text_or_none(const char* text) { return text == nullptr ? std::string() : text; }

/// Between two frames of C: what is thrown waits until both are left.
void keep_stop(void* context, const bw_debug_stop* told) noexcept {
  auto& recorded = *static_cast<Recorded*>(context);
  if (recorded.thrown) return;
  try {
    DebugStop stop{.number = told->number,
                   .line = told->line,
                   .depth = told->depth,
                   .function = text_or_none(told->function),
                   .position = text_or_none(told->position),
                   .variables = {}};
    for (const bw_variable& one : std::span(told->variables, told->variable_count))
      stop.variables.push_back({text_or_none(one.name), text_or_none(one.value)});
    recorded.stops.push_back(std::move(stop));
  } catch (...) {
    recorded.thrown = std::current_exception();
  }
}

}  // namespace

std::optional<DebugRecording> record_run(const Position& position, std::string_view line,
                                         const DebugWanted& wanted) {
  const auto* debugger = position.rules().extension<bw_debugger>(BW_DEBUGGER);
  if (debugger == nullptr) return std::nullopt;
  Recorded recorded;
  TextSink error;
  const bw_debug_wanted asked{.struct_size = sizeof(bw_debug_wanted),
                              .most = wanted.most,
                              .from = wanted.from,
                              .breakpoints = wanted.breakpoints.data(),
                              .breakpoint_count = static_cast<std::uint32_t>(wanted.breakpoints.size()),
                              .context = &recorded,
                              .tell = keep_stop};
  const bw_status status = debugger->record(position.rules().raw(), position.data(), line.data(), line.size(),
                                            &asked, error.sink());
  if (recorded.thrown) std::rethrow_exception(recorded.thrown);
  DebugRecording recording{.stops = std::move(recorded.stops), .ended = false, .problem = {}};
  recording.ended = recording.stops.size() >= wanted.most;
  if (status != BW_OK) recording.problem = error.or_else("the rules can't be recorded");
  return recording;
}

}  // namespace boardwright
