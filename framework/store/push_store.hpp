// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a club's server tells browsers that something waits, and the key by which push services know the server. In the
// store's own tables, which no export writes. One thread at a time; errors and failures as in store.hpp.
#pragma once

#include <boardwright/pure/result.hpp>
#include <optional>
#include <string>
#include <vector>

#include "framework/scoring/rating_system.hpp"
#include "framework/store/location.hpp"
#include "framework/store/own_tables.hpp"

namespace boardwright {

struct KeptPush {
  std::string session;   ///< by the hash of its token; ends with it (SessionStore)
  std::string endpoint;  ///< of the push service; whoever knows it and both keys can write to that browser
  std::string p256dh, auth;  ///< the browser's keys (RFC 8291), in base64url
  std::string language;
  TimeMs made = 0;
  friend bool operator==(const KeptPush&, const KeptPush&) = default;
};

class PushStore : public store::OwnTables {
 public:
  /// A connection of its own to a store that is there.
  [[nodiscard]] static Result<PushStore> open(const StoreLocation& location);
  using OwnTables::OwnTables;

  /// Anew, or instead of that session's, or of that endpoint's: a browser belongs to one session.
  [[nodiscard]] Result<void> keep(const KeptPush& push);
  [[nodiscard]] Result<void> forget(const std::string& session);
  [[nodiscard]] Result<std::vector<KeptPush>> pushes();  ///< by session

  /// The server's key, as its owner writes it. Nothing: there is none yet.
  [[nodiscard]] Result<std::optional<std::string>> key();
  [[nodiscard]] Result<void> keep_key(const std::string& key);
};

}  // namespace boardwright
