// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/page_sockets.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace boardwright::server {

void PageSocket::send(const SharedText& text) {
  if (!ending) connection->send(text);
}

void PageSocket::end(const char* why, const char* sentence) {
  if (std::exchange(ending, true)) return;
  connection->end(
      shared_text(nlohmann::json{{"type", "closed"}, {"why", why}, {"sentence", sentence}}.dump()));
}

std::uint64_t PageSockets::open(PageConnection& connection, PageSession::Time now) {
  const std::uint64_t id = next_++;
  all_.emplace(id, PageSocket{&connection, "", "", PageSession(now)});
  return id;
}

void PageSockets::close(std::uint64_t id) {
  const auto found = all_.find(id);
  if (found == all_.end()) return;
  auto& watched = found->second.watched;
  while (!watched.empty()) look_away(id, std::string(watched.begin()->first));
  all_.erase(found);
}

PageSocket* PageSockets::find(std::uint64_t id) {
  const auto found = all_.find(id);
  return found == all_.end() || found->second.ending ? nullptr : &found->second;
}

std::size_t PageSockets::count_of(const std::string& person) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(all_, [&](const auto& one) { return one.second.person == person; }));
}

PageSockets::Presence PageSockets::presence() const {
  std::map<std::string, std::string> now;
  for (const auto& [id, socket] : all_) {
    if (socket.ending) continue;
    std::string& one = now.try_emplace(socket.person, "screen_off").first->second;
    if (socket.page.visible()) one = "here";
  }
  return now;
}

bool PageSockets::is_open(const std::string& session, bool visible) const {
  return std::ranges::any_of(all_, [&](const auto& one) {
    const PageSocket& socket = one.second;
    return socket.session == session && !socket.ending && (!visible || socket.page.visible());
  });
}

bool PageSockets::has_session(const std::string& session) const {
  return std::ranges::any_of(all_, [&](const auto& one) { return one.second.session == session; });
}

void PageSockets::tell_all(const SharedText& text) {
  for (auto& [id, socket] : all_) socket.send(text);
}

void PageSockets::tell(const std::string& person, const SharedText& text) {
  for (auto& [id, socket] : all_)
    if (socket.person == person) socket.send(text);
}

void PageSockets::end_all(const char* why, const char* sentence) {
  for (auto& [id, socket] : all_) socket.end(why, sentence);
}

void PageSockets::end_silent(PageSession::Time now) {
  for (auto& [id, socket] : all_)
    if (socket.page.silent(now)) socket.end("too_slow", "nothing has been heard of this page for long");
}

void PageSockets::end_sessions(const std::vector<std::string>& sessions, const char* why,
                               const char* sentence) {
  for (auto& [id, socket] : all_)
    if (std::ranges::find(sessions, socket.session) != sessions.end()) socket.end(why, sentence);
}

PageSocket::Watched& PageSockets::look_on(std::uint64_t id, const std::string& match) {
  watching_[match].insert(id);
  return all_.at(id).watched[match];
}

void PageSockets::look_away(std::uint64_t id, const std::string& match) {
  if (const auto socket = all_.find(id); socket != all_.end()) socket->second.watched.erase(match);
  const auto found = watching_.find(match);
  if (found == watching_.end()) return;
  found->second.erase(id);
  if (found->second.empty()) watching_.erase(found);
}

std::vector<PageSockets::Eyes> PageSockets::eyes_on(const std::string& match) {
  std::vector<Eyes> eyes;
  const auto found = watching_.find(match);
  if (found == watching_.end()) return eyes;
  for (const std::uint64_t id : found->second) {
    PageSocket& socket = all_.at(id);
    eyes.push_back({socket, socket.watched.at(match)});
  }
  return eyes;
}

}  // namespace boardwright::server
