// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/lines.hpp"

#include <boardwright/abi/lines.h>

#include <exception>

namespace boardwright {
namespace {

struct Asking {
  const std::function<void()>& ask;
  std::exception_ptr thrown{};
};

/// Between two frames of C: what is thrown waits until both are left.
void ask_quietly(void* context) noexcept {
  auto& asking = *static_cast<Asking*>(context);
  try {
    asking.ask();
  } catch (...) {
    asking.thrown = std::current_exception();
  }
}

}  // namespace

std::optional<std::vector<ScriptLine>> script_lines(const Rules& rules) {
  const auto* table = rules.extension<bw_lines>(BW_LINES);
  if (table == nullptr) return std::nullopt;
  const bw_line* lines = nullptr;
  const std::uint32_t count = table->list(rules.raw(), &lines);
  if (count == 0 || lines == nullptr) return std::nullopt;
  std::vector<ScriptLine> all;
  for (const bw_line& line : std::span(lines, count))
    all.push_back({line.line, line.function == nullptr ? "" : line.function});
  return all;
}

Result<void> record_lines(const Rules& rules, std::span<std::uint8_t> ran, const std::function<void()>& ask) {
  const auto* table = rules.extension<bw_lines>(BW_LINES);
  const bw_line* lines = nullptr;
  if (table == nullptr || table->list(rules.raw(), &lines) != ran.size())
    return fail("which lines of these rules run can't be told");
  Asking asking{ask};
  const bw_status status = table->record(rules.raw(), ran.data(), ask_quietly, &asking);
  if (asking.thrown) std::rethrow_exception(asking.thrown);
  if (status == BW_BAD_INPUT) return fail("lines are being recorded already");
  if (status != BW_OK) return fail("the rules can't be read again");
  return {};
}

}  // namespace boardwright
