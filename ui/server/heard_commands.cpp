// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/heard_commands.hpp"

#include "framework/text/plain_text.hpp"

namespace boardwright::server {

SharedText done_text(const std::string& id, nlohmann::json more) {
  more["type"] = "done";
  more["id"] = id;
  return shared_text(more.dump());
}

SharedText refused_text(const std::string& id, const std::string& code, const std::string& sentence) {
  return shared_text(
      nlohmann::json{{"type", "refused"}, {"id", id}, {"code", code}, {"sentence", one_line(sentence)}}
          .dump());
}

SharedText answer_text(const std::string& id, const Result<void>& result, const char* code) {
  return result ? done_text(id) : refused_text(id, code, result.error());
}

bool HeardCommands::first_time(PageSocket& socket, const std::string& id) {
  auto& before = answers_[socket.person];
  for (const auto& [known, answer] : before)
    if (known == id) {
      if (answer) socket.send(answer);
      return false;
    }
  before.emplace_back(id, nullptr);
  if (before.size() > kRemembered) before.pop_front();
  return true;
}

void HeardCommands::answer(const std::string& person, std::uint64_t socket, const std::string& id,
                           const SharedText& answer) {
  for (auto& [known, kept] : answers_[person])
    if (known == id) kept = answer;
  if (PageSocket* to = sockets_.find(socket)) to->send(answer);
}

void HeardCommands::answer_by(std::uint64_t socket, const std::string& id, const Result<void>& done) {
  if (const PageSocket* to = sockets_.find(socket))
    answer(to->person, socket, id, answer_text(id, done, "not_now"));
}

void HeardCommands::forget_newest(const std::string& person) {
  if (auto& heard = answers_[person]; !heard.empty()) heard.pop_back();
}

}  // namespace boardwright::server
