// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/page_session.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

/// With what names the message, so that whoever sent it finds it again.
SharedText wait_text(const PageMessage& message, std::chrono::milliseconds after) {
  Json json{
      {"type", "refused"}, {"code", "wait"}, {"sentence", "too much at once"}, {"after", after.count()}};
  if (const auto* command = std::get_if<CommandRequest>(&message)) {
    json["match"] = command->match;
    json["id"] = command->id;
  } else if (const auto* asked = std::get_if<AskRequest>(&message)) {
    json["match"] = asked->match;
    json["ask"] = asked->id;
  } else if (const auto* lobby = std::get_if<LobbyRequest>(&message)) {
    json["id"] = lobby->id;
  } else if (const auto* evening = std::get_if<EveningRequest>(&message)) {
    json["id"] = evening->id;
  } else if (const auto* chat = std::get_if<ChatRequest>(&message)) {
    json["id"] = chat->id;
  }
  return shared_text(json.dump());
}

}  // namespace

std::optional<std::chrono::milliseconds> PageSession::wait_for(const PageMessage& message, Time now) {
  if (std::holds_alternative<CommandRequest>(message)) return commands_.take(now);
  if (std::holds_alternative<AskRequest>(message)) return questions_.take(now);
  if (std::holds_alternative<LobbyRequest>(message) || std::holds_alternative<EveningRequest>(message) ||
      std::holds_alternative<ChatRequest>(message))
    return lobby_.take(now);
  return rest_.take(now);
}

PageSession::Received PageSession::receive(std::string_view text, Time now) {
  heard_ = now;
  auto message = page_message_from_json(text);
  if (!message) {
    if (++mistakes_ > kMostMistakes) return Ended{};
    return Refused{shared_text(
        Json{{"type", "refused"}, {"code", "bad_request"}, {"sentence", one_line(message.error())}}.dump())};
  }
  if (const auto wait = wait_for(*message, now)) return Refused{wait_text(*message, *wait)};
  if (const auto* beat = std::get_if<BeatMessage>(&*message)) visible_ = beat->visible;
  return std::move(*message);
}

SharedText PageSession::answer(const BeatMessage& beat, std::uint64_t number, UtcTime utc, Time now) {
  number_ = number;
  asked_ = now;
  return shared_text(Json{
      {"type", "beat"},
      {"n", beat.n},
      {"now", utc.time_since_epoch().count()},
      {"number", number}}.dump());
}

void PageSession::take(const PongMessage& pong, Time now) {
  if (number_ != pong.number) return;
  number_.reset();
  trips_[measured_++ % trips_.size()] = std::chrono::duration_cast<std::chrono::milliseconds>(now - asked_);
}

std::optional<std::chrono::milliseconds> PageSession::round_trip() const {
  const std::size_t count = std::min(measured_, trips_.size());
  if (count == 0) return std::nullopt;
  auto sorted = trips_;
  std::sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(count));
  return sorted[(count - 1) / 4];
}

}  // namespace boardwright
