// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "ui/server/door.hpp"
#include "ui/server/passkeys.hpp"
#include "ui/server/passwords.hpp"

namespace boardwright::server {

/// Members who come in by a passkey: a key in their phone or computer, which asks for a finger or a code itself. One thread.
class PasskeyDesk {
 public:
  PasskeyDesk(People& people, Door& door, PasswordTries& tries)
      : people_(people), door_(door), tries_(tries) {}

  /// /api/passkey and what is below it.
  [[nodiscard]] Answer list(const Request& request);
  [[nodiscard]] Answer post(const Request& request);

 private:
  [[nodiscard]] Answer answer(const std::string& member);
  [[nodiscard]] Answer add(const Request& request, const std::string& member);
  [[nodiscard]] Answer log_in(const Request& request);
  /// Whom a challenge is for: the session, else the address.
  [[nodiscard]] std::string challenged(const Request& request) const;
  /// What the authenticator says, if all but the key is as it must be. The challenge is used up.
  [[nodiscard]] std::optional<AuthenticatorData> sound(const Request& request, const std::string& type,
                                                       const std::string& client,
                                                       const std::string& authenticator);

  People& people_;
  Door& door_;
  PasswordTries& tries_;
  Challenges challenges_;
};

}  // namespace boardwright::server
