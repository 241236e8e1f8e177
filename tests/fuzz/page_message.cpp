// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a page sends over its socket.
#include "framework/link/page_message.hpp"

#include "framework/store/ids.hpp"
#include "tests/fuzz/support.hpp"

using namespace boardwright;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  const auto message = page_message_from_json(text);
  if (!message) {
    fuzz::require_sentence(message.error());
    return 0;
  }
  fuzz::require(text.size() <= kLongestPageMessage, "a message that is too long is refused");
  if (const auto* command = std::get_if<CommandRequest>(&*message))
    fuzz::require(is_id(command->id), "a command has an id that no other has");
  if (const auto* asked = std::get_if<LobbyRequest>(&*message)) {
    fuzz::require(is_id(asked->id), "what is asked of the lobby has an id that no other has");
    for (const auto& [seat, points] : asked->half_points)
      fuzz::require(points <= 2, "a seat has two half points at most");
  }
  return 0;
}
