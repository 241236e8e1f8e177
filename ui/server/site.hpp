// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include "ui/server/http.hpp"

namespace boardwright::server {

/// A socket as a site sees it; whoever has it implements this. Nothing comes back before the call returns.
class PageConnection {
 public:
  virtual ~PageConnection() = default;
  virtual void send(const SharedText& text) = 0;
  /// Bytes that aren't sent yet.
  [[nodiscard]] virtual std::size_t waiting() const = 0;
  /// After this text nothing comes and nothing goes.
  virtual void end(const SharedText& last) = 0;
};

/// What answers. All calls come in one thread.
class Site {
 public:
  virtual ~Site() = default;
  [[nodiscard]] virtual Answer answer(const Request& request) = 0;
  /// For what takes longer than others may wait. True: `later` gets the answer, in this thread, now or some time; it
  /// may outlive who asked. False: answer() has it.
  using Later = std::function<void(Answer)>;
  [[nodiscard]] virtual bool answers_later(const Request&, const Later&) { return false; }

  // Sockets, by the site's own numbers.
  /// Nothing: it may be opened.
  [[nodiscard]] virtual std::optional<Answer> may_open(const Request&) {
    return refusal(404, "unknown", "there is nothing here");
  }
  virtual std::uint64_t opened(const Request&, PageConnection&) { return 0; }
  virtual void received(std::uint64_t, std::string_view) {}
  /// The last that is heard of it. `too_slow`: too much waited for it.
  virtual void closed(std::uint64_t, bool /*too_slow*/) {}
};

}  // namespace boardwright::server
