// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/push_store.hpp"
#include "framework/store/session_store.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("where pushes go is kept for each session, once for each browser, and ends with the session") {
  for (const auto& database : databases()) {
    INFO(database);
    const StoreLocation location = places(database).fresh();
    Store store = must(Store::open(location));
    PushStore pushes = must(PushStore::open(location));
    SessionStore sessions = must(SessionStore::open(location));
    const KeptPush ada{"ada", "https://push.example/1'\"", "key", "auth", "de", kNoon},
        ben{"ben", "https://push.example/2", "other", "auth", "en", kNoon + 1};
    for (const char* hash : {"ada", "ben", "old"})
      must(sessions.keep({hash, hash, hash, "member", kNoon, kNoon}));
    CHECK(must(pushes.pushes()).empty());
    must(pushes.keep(ben));
    must(pushes.keep(ada));
    CHECK(must(pushes.pushes()) == std::vector{ada, ben});
    KeptPush again = ada;
    again.language = "fr";
    must(pushes.keep(again));
    CHECK(must(pushes.pushes()) == std::vector{again, ben});
    KeptPush taken = ben;  // the phone is Ben's now
    taken.endpoint = ada.endpoint;
    must(pushes.keep(taken));
    CHECK(must(pushes.pushes()) == std::vector{taken});
    must(pushes.forget("ben"));
    CHECK(must(pushes.pushes()).empty());

    must(pushes.keep(ada));
    must(pushes.keep(ben));
    must(sessions.end("ada"));
    CHECK(must(pushes.pushes()) == std::vector{ben});
    must(sessions.end_before(kNoon + 1));
    CHECK(must(pushes.pushes()).empty());

    CHECK_FALSE(must(pushes.key()));
    must(pushes.keep_key("one"));
    must(pushes.keep_key("two"));
    CHECK(must(PushStore::open(location)).key().value() == "two");
    must(pushes.keep(ada));
    const std::string text = must(export_text(store, ExportFor::kOwnUse));
    CHECK(text.find("push.example") == std::string::npos);
    CHECK(text.find("two") == std::string::npos);
  }
}
