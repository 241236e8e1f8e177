// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/club_connection.hpp"

#include <QNetworkProxy>
#include <QNetworkRequest>
#include <QRandomGenerator>
#include <QWebSocket>
#include <algorithm>
#include <array>

#include "framework/link/lobby_difference.hpp"
#include "framework/log/log.hpp"
#include "framework/store/ids.hpp"
#include "ui/desktop/remote/club_http.hpp"
#include "ui/desktop/remote/kept_sessions.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kAnswerDue{2000}, kOpeningDue{8000};
constexpr std::array kWaits{milliseconds(0),    milliseconds(300),  milliseconds(500), milliseconds(700),
                            milliseconds(1000), milliseconds(2000), milliseconds(4000)};
constexpr quint64 kLargestMessage = 4 << 20;
constexpr int kAskAfter = 5;  // attempts
constexpr int kTick = 200;    // milliseconds

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

ClubConnection::Problem problem_of(const std::string& code) {
  using Problem = ClubConnection::Problem;
  if (code == "wrong_code") return Problem::kWrongCode;
  if (code == "name_taken") return Problem::kNameTaken;
  if (code == "bad_name") return Problem::kBadName;
  if (code == "wait") return Problem::kWait;
  if (code == "full") return Problem::kFull;
  return Problem::kNotAllowed;
}

/// The code of a refusal; empty: it is none of a club's server.
std::string refused_code(const std::string& body) {
  const auto json = json_form::parse(body);
  if (!json) return {};
  const auto& code = server_json::member(*json, "refused");
  return code.is_string() ? code.get<std::string>() : std::string();
}

/// A session that isn't kept is worth a line in the log, and no more: one comes in anew.
void log_unkept(const Result<void>& kept) {
  if (!kept) log_warning("the session at a club isn't kept: " + kept.error());
}

}  // namespace

ClubConnection::ClubConnection(QObject* parent) : MatchWire(parent), http_(std::make_unique<ClubHttp>()) {
  timer_.setInterval(kTick);
  connect(&timer_, &QTimer::timeout, this, &ClubConnection::tick);
}

ClubConnection::~ClubConnection() { close_socket(); }

void ClubConnection::enter(const ClubAddress& address, const QString& name, const QString& code) {
  leave();
  address_ = address;
  http_->set_address(address);
  const auto kept = kept_session(address.origin().toStdString());
  http_->set_session(kept ? kept->cookie : "", "");
  state_ = State::kEntering;
  http_->get("/api/hello", [this, name, code](const ClubAnswer& answer) { greeted(answer, name, code); });
  emit changed();
}

std::optional<ClubHello> ClubConnection::hello_in(const ClubAnswer& answer) {
  if (answer.status == 0 && !answer.too_large && answer.body.empty()) {
    refuse(Problem::kNobody);
    return std::nullopt;
  }
  if (const auto other = other_version(answer.body)) {
    refuse(other->newer ? Problem::kNewer : Problem::kOlder);
    return std::nullopt;
  }
  auto hello = read_hello(answer.body);
  if (answer.status == 200 && hello) return *hello;
  const std::string code = refused_code(answer.body);
  refuse(code.empty() || answer.status == 200 ? Problem::kNotBoardwright : problem_of(code));
  return std::nullopt;
}

void ClubConnection::greeted(const ClubAnswer& answer, const QString& name, const QString& code) {
  const auto hello = hello_in(answer);
  if (!hello) return;
  http_->set_session(http_->cookie(), hello->token);
  hello_ = *hello;
  const bool same = hello->me && (name.isEmpty() || name.compare(QString::fromStdString(hello->me->name),
                                                                 Qt::CaseInsensitive) == 0);
  if (same) return come_in(*hello);
  if (hello->needs_code && code.isEmpty()) return refuse(Problem::kNeedsCode);
  join(name, code);
}

void ClubConnection::join(const QString& name, const QString& code) {
  nlohmann::json body{{"name", name.toStdString()}};
  if (hello_.needs_code) body["code"] = code.toStdString();
  http_->post("/api/join", body.dump(), [this](const ClubAnswer& answer) { joined(answer); });
}

void ClubConnection::joined(const ClubAnswer& answer) {
  const auto hello = hello_in(answer);
  if (!hello) return;
  if (!hello->me || answer.cookie.empty()) return refuse(Problem::kNotBoardwright);
  http_->set_session(answer.cookie, hello->token);
  log_unkept(keep_session(address_.origin().toStdString(), {hello->me->name, answer.cookie}));
  come_in(*hello);
}

void ClubConnection::come_in(const ClubHello& hello) {
  hello_ = hello;
  me_ = *hello.me;
  attempt_ = 0;
  timer_.start();
  connect_socket();
}

void ClubConnection::refuse(Problem problem) {
  leave();
  problem_ = problem;
  emit changed();
}

void ClubConnection::leave() {
  http_->forget();
  asking_ = false;
  close_socket();
  timer_.stop();
  try_at_.reset();
  asked_.clear();
  lobby_ = {};
  lobby_told_ = nullptr;
  me_ = {};
  heart_.forget_clock();
  problem_ = Problem::kNone;
  const bool was = std::exchange(state_, State::kOut) != State::kOut;
  if (was) emit changed();
}

/// A session that is no longer known opens no socket: asked for, until there is an answer, instead of tried for ever.
void ClubConnection::ask_who_i_am() {
  if (std::exchange(asking_, true)) return;
  http_->get("/api/hello", [this](const ClubAnswer& answer) {
    asking_ = false;
    if (state_ != State::kLost || answer.status != 200) return;
    const auto hello = read_hello(answer.body);
    if (!hello || hello->me) return;
    log_unkept(forget_session(address_.origin().toStdString()));
    refuse(Problem::kRevoked);
  });
}

void ClubConnection::fetch(const QString& path, const std::function<void(const std::string&)>& answered) {
  http_->get(path, [answered](const ClubAnswer& answer) {
    answered(answer.status == 200 ? answer.body : std::string());
  });
}

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
  heart_.forget_open();
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
  const Time at = now();
  const std::uint64_t number = heart_.next(at);
  if (send(nlohmann::json{{"type", "beat"}, {"n", number}, {"visible", true}}.dump()))
    heart_.sent(number, at);
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
  if (heart_.is_due(at, busy() ? busy_ : idle_)) beat();
  if (heart_.is_dead(at)) return drop();
  if (heart_.is_late(at) && !std::exchange(quiet_, true)) emit changed();
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
  heart_.answered(static_cast<std::uint64_t>(whole_number_in(message, "n")), whole_number_in(message, "now"),
                  utc_now(), now());
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
