// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <deque>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "ui/server/page_sockets.hpp"

namespace boardwright::server {

/// What is answered to a command: it is done, with what else there is to say, or why it isn't.
[[nodiscard]] SharedText done_text(const std::string& id, nlohmann::json more = nlohmann::json::object());
[[nodiscard]] SharedText refused_text(const std::string& id, const std::string& code,
                                      const std::string& sentence);
/// `code`: where it isn't done.
[[nodiscard]] SharedText answer_text(const std::string& id, const Result<void>& result, const char* code);

/// The commands that pages have sent to the lobby, tournaments and chats, by person, with their answers: one that is sent
/// again, because its answer was lost, acts once and is answered the same. One thread.
class HeardCommands {
 public:
  static constexpr std::size_t kRemembered = 64;  ///< of each person

  explicit HeardCommands(PageSockets& sockets) : sockets_(sockets) {}

  /// False: that command has been heard before, and its answer, where there is one, is sent again.
  [[nodiscard]] bool first_time(PageSocket& socket, const std::string& id);
  /// The answer is kept for whoever asks again, and sent.
  void answer(const std::string& person, std::uint64_t socket, const std::string& id,
              const SharedText& answer);
  /// The same, by whose socket it is; nothing, if that is gone.
  void answer_by(std::uint64_t socket, const std::string& id, const Result<void>& done);
  /// The person's newest one hasn't been heard: whoever sends it again is.
  void forget_newest(const std::string& person);

 private:
  PageSockets& sockets_;
  std::map<std::string, std::deque<std::pair<std::string, SharedText>>> answers_;
};

}  // namespace boardwright::server
