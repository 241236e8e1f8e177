// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/server/door.hpp"
#include "ui/server/passwords.hpp"
#include "ui/server/site.hpp"

namespace boardwright::server {

/// Members who come in by name and password, and change it. Hashing takes long on purpose: two at a time in threads of
/// their own, some wait, and more are told to come again. One thread, that of the sockets.
class PasswordDesk {
 public:
  using Call = std::function<void(std::function<void()>)>;
  /// `hashing`: runs it in one of few threads, where it may take long; `post`: in this one.
  PasswordDesk(People& people, Door& door, PasswordTries& tries, Call hashing, Call post)
      : people_(people), door_(door), tries_(tries), hashing_(std::move(hashing)), post_(std::move(post)) {}

  void log_in(const Request& request, const Site::Later& later);
  void set(const Request& request, const Site::Later& later);

 private:
  [[nodiscard]] bool is_full() const noexcept;
  /// `work` in another thread, then `then` in this one.
  void hash(std::function<void()> work, std::function<void()> then);

  People& people_;
  Door& door_;
  PasswordTries& tries_;
  Call hashing_, post_;
  std::size_t hashes_ = 0;  // that are made or wait
};

}  // namespace boardwright::server
