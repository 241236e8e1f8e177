// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/console.hpp"

#include <boardwright/abi/console.h>

#include "plugins/host/sink.hpp"

namespace boardwright {

std::optional<Result<std::string>> ask_console(const Position& position, std::string_view line) {
  const auto* console = position.rules().extension<bw_console>(BW_CONSOLE);
  if (console == nullptr) return std::nullopt;
  TextSink answer, error;
  const bw_status status = console->ask(position.rules().raw(), position.data(), line.data(), line.size(),
                                        answer.sink(), error.sink());
  if (status != BW_OK) return fail(error.or_else("the rules can't be asked that"));
  return answer.text();
}

}  // namespace boardwright
