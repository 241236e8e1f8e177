// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who may come back to a club's server without coming in anew, and who sits where in matches that it runs:
// in the store's own tables, which no export writes. One thread at a time; errors and failures as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/rating_system.hpp"
#include "framework/store/location.hpp"
#include "framework/store/own_tables.hpp"

namespace boardwright {

struct KeptSession {
  std::string hash;    ///< of the token, which only the browser has
  std::string person;  ///< a member's id, else one of the server's own
  std::string name;
  std::string role;
  TimeMs made = 0, seen = 0;
  friend bool operator==(const KeptSession&, const KeptSession&) = default;
};

struct SeatedPerson {
  std::string match;
  std::uint32_t seat = 0;
  std::string person;
  friend bool operator==(const SeatedPerson&, const SeatedPerson&) = default;
};

/// A key by which a member comes in, whose other half is in his phone or computer (WebAuthn).
struct KeptPasskey {
  std::string id;      ///< as the browser says it, in base64url
  std::string member;  ///< by the club's book
  std::string key;     ///< public, as its owner writes it
  std::uint32_t counter = 0;
  TimeMs made = 0;
  friend bool operator==(const KeptPasskey&, const KeptPasskey&) = default;
};

class SessionStore : public store::OwnTables {
 public:
  /// A connection of its own to a store that is there.
  [[nodiscard]] static Result<SessionStore> open(const StoreLocation& location);
  using OwnTables::OwnTables;

  /// Anew, or instead of the one with that hash.
  [[nodiscard]] Result<void> keep(const KeptSession& session);
  // With where pushes for it go.
  [[nodiscard]] Result<void> end(const std::string& hash);
  [[nodiscard]] Result<void> end_before(TimeMs seen);         ///< those that nobody has used since
  [[nodiscard]] Result<std::vector<KeptSession>> sessions();  ///< by hash

  [[nodiscard]] Result<void> seat(const std::vector<SeatedPerson>& people);
  [[nodiscard]] Result<std::vector<SeatedPerson>> seated(const std::string& match);  ///< by seat

  /// How late spectators see a match, where somebody has said so; as its owner writes it.
  [[nodiscard]] Result<void> keep_delay(const std::string& match, const std::string& delay);
  [[nodiscard]] Result<std::optional<std::string>> delay(const std::string& match);

  /// A member's password as a hash that tells nobody what it is. Nothing: there is none.
  [[nodiscard]] Result<std::optional<std::string>> password(const std::string& member);
  [[nodiscard]] Result<void> keep_password(const std::string& member, const std::string& hash);
  [[nodiscard]] Result<void> forget_password(const std::string& member);

  /// A member's, the oldest first.
  [[nodiscard]] Result<std::vector<KeptPasskey>> passkeys(const std::string& member);
  [[nodiscard]] Result<std::optional<KeptPasskey>> passkey(const std::string& id);
  /// Refused where that id is there.
  [[nodiscard]] Result<void> keep_passkey(const KeptPasskey& passkey);
  [[nodiscard]] Result<void> count_passkey(const std::string& id, std::uint32_t counter);
  [[nodiscard]] Result<void> forget_passkey(const std::string& id);
  [[nodiscard]] Result<void> forget_passkeys(const std::string& member);

 private:
  /// The only column of the only row that has this key.
  [[nodiscard]] Result<std::optional<std::string>> text_of(const std::string& query, const std::string& key);
  /// Those whose column, `member` or `id`, is that.
  [[nodiscard]] Result<std::vector<KeptPasskey>> passkeys_by(const std::string& column,
                                                             const std::string& value);
};

}  // namespace boardwright
