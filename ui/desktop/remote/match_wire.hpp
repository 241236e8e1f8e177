// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>

namespace boardwright::desktop {

/// Where a match's messages go.
class MatchListener {
 public:
  virtual ~MatchListener() = default;
  virtual void opened() = 0;
  virtual void lost() = 0;
  /// `type` is one that is about matches; `text` is the whole message.
  virtual void heard(const std::string& type, const nlohmann::json& message, const std::string& text) = 0;
  virtual void tick() = 0;
  [[nodiscard]] virtual bool live() const = 0;  ///< somebody's clock may run
};

/// What leads to a match that is played elsewhere: at a club's server, or in a process beside this one. Messages are those
/// of docs/protocol.md, read as a stranger's. The interface's thread.
class MatchWire : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  using Time = std::chrono::steady_clock::time_point;
  [[nodiscard]] static Time now() { return std::chrono::steady_clock::now(); }

  using Done = std::function<void(const std::string& refused)>;  ///< its code; empty: it is done

  /// Whether it went out.
  virtual bool send(const std::string& text) = 0;
  virtual void listen(const std::string& match, MatchListener& listener) = 0;
  /// Nothing where another one listens to it by now.
  virtual void unlisten(const std::string& match, const MatchListener& listener) = 0;
  /// A command such as {"type":"chat",…}, which gets an id of its own and is sent again until it is answered. Only a club has
  /// such.
  virtual void ask(nlohmann::json, Done done) { done("failed"); }
  /// Who one is there; empty where nobody else is.
  [[nodiscard]] virtual std::string person() const { return {}; }
  /// What is on the screen may be old.
  [[nodiscard]] virtual bool stale() const noexcept = 0;
  /// By how much the clock over there is ahead of this computer's.
  [[nodiscard]] virtual std::chrono::milliseconds offset() const noexcept { return {}; }

 signals:
  void changed();  ///< whether it leads there, or why not
};

}  // namespace boardwright::desktop
