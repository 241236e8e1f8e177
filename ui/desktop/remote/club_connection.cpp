// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/club_connection.hpp"

#include <QWebSocket>

#include "framework/log/log.hpp"
#include "ui/desktop/remote/club_http.hpp"
#include "ui/desktop/remote/kept_sessions.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kTick = 200;  // milliseconds

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
  best_trip_.reset();
  offset_ = {};
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

}  // namespace boardwright::desktop
