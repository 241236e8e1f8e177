// SPDX-License-Identifier: GPL-3.0-or-later
//
// What ClubConnection does with its socket: opening it again, beats, sending again until answered.
#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QRandomGenerator>
#include <QWebSocket>
#include <algorithm>
#include <array>

#include "framework/link/lobby_difference.hpp"
#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "ui/desktop/remote/club_connection.hpp"
#include "ui/desktop/remote/club_http.hpp"
#include "ui/desktop/remote/kept_sessions.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kAnswerDue{2000}, kOpeningDue{8000};
// A beat that isn't answered in this time makes the board old; much later the socket is given up.
constexpr milliseconds kQuietAfter{1700}, kDeadAfter{3900};
constexpr std::array kWaits{milliseconds(0),    milliseconds(300),  milliseconds(500), milliseconds(700),
                            milliseconds(1000), milliseconds(2000), milliseconds(4000)};
constexpr quint64 kLargestMessage = 4 << 20;
constexpr int kAskAfter = 5;  // attempts

/// Up to a fifth more or less, so that a room full of screens doesn't come at once.
milliseconds wait_before(int attempt) {
  const auto wait = kWaits[std::min(static_cast<std::size_t>(attempt), kWaits.size() - 1)];
  return milliseconds(static_cast<std::int64_t>(static_cast<double>(wait.count()) *
                                                (0.8 + 0.4 * QRandomGenerator::global()->generateDouble())));
}

std::int64_t whole_number_in(const nlohmann::json& message, const char* key) {
  const auto& found = server_json::member(message, key);
  return found.is_number_integer() ? found.get<std::int64_t>() : 0;
}

std::string word_of(const nlohmann::json& message, const char* key) {
  const auto& found = server_json::member(message, key);
  return found.is_string() ? found.get<std::string>() : std::string();
}

}  // namespace

void ClubConnection::connect_socket() {
  close_socket();
  try_at_.reset();
  opening_since_ = now();
  socket_ = std::make_unique<QWebSocket>(address_.origin(), QWebSocketProtocol::VersionLatest);
  socket_->setProxy(QNetworkProxy(QNetworkProxy::NoProxy));
  socket_->setMaxAllowedIncomingFrameSize(kLargestMessage);
  socket_->setMaxAllowedIncomingMessageSize(kLargestMessage);
  connect(socket_.get(), &QWebSocket::connected, this, &ClubConnection::opened);
  connect(socket_.get(), &QWebSocket::textMessageReceived, this, &ClubConnection::heard);
  connect(socket_.get(), &QWebSocket::binaryMessageReceived, this, [this] { refuse(Problem::kGarbage); });
  connect(socket_.get(), &QWebSocket::disconnected, this, &ClubConnection::drop);
#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
  connect(socket_.get(), QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error), this,
          &ClubConnection::drop);
#else
  connect(socket_.get(), &QWebSocket::errorOccurred, this, &ClubConnection::drop);
#endif
  QNetworkRequest request(address_.socket());
  request.setRawHeader("Cookie", QByteArray::fromStdString(http_->cookie()));
  socket_->open(request);
}

void ClubConnection::close_socket() {
  open_ = quiet_ = false;
  beats_.clear();
  if (!socket_) return;
  socket_->disconnect(this);
  socket_->abort();
  socket_.release()->deleteLater();  // it may be telling us something just now
}

void ClubConnection::drop() {
  close_socket();
  if (state_ == State::kOut) return;
  for (auto& [id, asked] : asked_) asked.sent.reset();
  for (const auto& [match, listener] : listeners_) listener->lost();
  state_ = State::kLost;
  if (attempt_ >= kAskAfter) ask_who_i_am();
  try_at_ = now() + wait_before(attempt_++);
  emit changed();
}

void ClubConnection::hurry() {
  if (state_ != State::kLost) return;
  attempt_ = 0;
  try_at_ = now();
  tick();
}

void ClubConnection::opened() {
  open_ = true;
  attempt_ = 0;
  state_ = State::kIn;
  beat();
  const auto listeners = listeners_;
  for (const auto& [match, listener] : listeners) listener->opened();
  for (auto& [id, asked] : asked_) post(asked);  // beside matches, too, that are watched again by now
  emit changed();
}

bool ClubConnection::send(const std::string& text) {
  if (!open_ || !socket_) return false;
  socket_->sendTextMessage(QString::fromStdString(text));
  return true;
}

void ClubConnection::post(Asked& asked) {
  if (send(asked.text)) asked.sent = now();
}

bool ClubConnection::busy() const {
  return !asked_.empty() || std::any_of(listeners_.begin(), listeners_.end(),
                                        [](const auto& one) { return one.second->live(); });
}

void ClubConnection::beat() {
  const std::uint64_t number = ++beat_number_;
  beat_at_ = now();
  if (send(nlohmann::json{{"type", "beat"}, {"n", number}, {"visible", true}}.dump()))
    beats_[number] = beat_at_;
}

void ClubConnection::tick() {
  const Time at = now();
  if (!socket_) {
    if (try_at_ && at >= *try_at_) connect_socket();
    return;
  }
  if (!open_) {
    if (at - opening_since_ > kOpeningDue) drop();
    return;
  }
  if (at - beat_at_ >= (busy() ? busy_ : idle_)) beat();
  const auto oldest = beats_.empty() ? at : beats_.begin()->second;
  if (at - oldest >= kDeadAfter) return drop();
  if (at - oldest >= kQuietAfter && !std::exchange(quiet_, true)) emit changed();
  for (auto& [id, asked] : asked_)
    if (!asked.sent || at - *asked.sent >= kAnswerDue) post(asked);
  const auto listeners = listeners_;
  for (const auto& [match, listener] : listeners) listener->tick();
}

void ClubConnection::heard(const QString& text) {
  const std::string bytes = text.toStdString();
  const auto message = json_form::parse(bytes);
  const std::string type = message ? word_of(*message, "type") : std::string();
  if (type.empty()) return refuse(Problem::kGarbage);
  if (std::exchange(quiet_, false)) emit changed();
  take(type, *message, bytes);
}

void ClubConnection::take(const std::string& type, const nlohmann::json& message, const std::string& text) {
  if (type == "welcome") {
    const auto me = read_me(message);
    if (!me) return refuse(Problem::kGarbage);
    me_ = *me;
    return emit lobby_changed();
  }
  if (type == "lobby") {
    if (!hear_lobby(lobby_told_, message))
      return lobby_told_.is_null() || !message.contains("of") ? refuse(Problem::kGarbage) : drop();
    auto lobby = read_lobby(lobby_told_);
    if (!lobby) return refuse(Problem::kGarbage);
    lobby_ = std::move(*lobby);
    return emit lobby_changed();
  }
  if (type == "beat") return take_beat(message);
  if (type == "closed") return ended(word_of(message, "why"));
  const auto listener = listeners_.find(word_of(message, "match"));
  if (listener != listeners_.end()) return listener->second->heard(type, message, text);
  if (type == "done" || type == "refused") answered(message);
}

void ClubConnection::take_beat(const nlohmann::json& message) {
  const auto number = static_cast<std::uint64_t>(whole_number_in(message, "number"));
  send(nlohmann::json{{"type", "pong"}, {"number", number}}.dump());
  const auto n = static_cast<std::uint64_t>(whole_number_in(message, "n"));
  if (const auto sent = beats_.find(n); sent != beats_.end()) {
    const auto trip = std::chrono::duration_cast<milliseconds>(now() - sent->second);
    const std::int64_t theirs = whole_number_in(message, "now"), ours = utc_now();
    constexpr std::int64_t kLatest = 1LL << 50;  // no such year
    if (theirs > 0 && theirs < kLatest && (!best_trip_ || trip <= *best_trip_)) {
      best_trip_ = trip;
      offset_ = milliseconds(theirs - ours) + trip / 2;
    }
  }
  beats_.erase(beats_.begin(), beats_.upper_bound(n));
}

void ClubConnection::answered(const nlohmann::json& message) {
  const auto found = asked_.find(word_of(message, "id"));
  if (found == asked_.end()) return;
  const bool done = word_of(message, "type") == "done";
  const std::string code = word_of(message, "code");
  if (!done && code == "wait") return;  // sent again when the answer is due
  auto asked = asked_.extract(found);
  if (asked.mapped().done)
    asked.mapped().done(done ? std::string() : code.empty() ? std::string("failed") : code);
}

void ClubConnection::ended(const std::string& why) {
  if (why != "revoked" && why != "left") return drop();  // it comes back
  if (auto forgotten = forget_session(address_.origin().toStdString()); !forgotten)
    log_warning(forgotten.error());
  refuse(Problem::kRevoked);
}

void ClubConnection::ask_lobby(nlohmann::json command, Done done) {
  command["type"] = "lobby";
  ask(std::move(command), std::move(done));
}

void ClubConnection::ask(nlohmann::json command, Done done) {
  const std::string id = new_id(utc_now());
  command["id"] = id;
  Asked& asked = asked_[id] = {command.dump(), {}, std::move(done)};
  post(asked);
}

void ClubConnection::listen(const std::string& match, MatchListener& listener) {
  listeners_[match] = &listener;
  if (open_) listener.opened();
}

void ClubConnection::unlisten(const std::string& match, const MatchListener& listener) {
  const auto found = listeners_.find(match);
  if (found == listeners_.end() || found->second != &listener) return;
  listeners_.erase(found);
  send(nlohmann::json{{"type", "unwatch"}, {"match", match}}.dump());
}

}  // namespace boardwright::desktop
