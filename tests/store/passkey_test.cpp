// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/session_store.hpp"
#include "framework/store/transfer.hpp"
#include "tests/store/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("passkeys are kept by member, counted, forgotten, and gone with an anonymised member") {
  for (const auto& database : databases()) {
    INFO(database);
    const StoreLocation location = places(database).fresh();
    Store store = must(Store::open(location));
    SessionStore sessions = must(SessionStore::open(location));
    const std::string ada = "01a0c450-6c00-7000-8000-000000000002",
                      ben = "01a0c450-6c00-7000-8000-000000000003";
    must(store.add(happened(kNoon, PlayerAdded{ada, PlayerKind::kMember, "Ada"})));
    const KeptPasskey phone{"phone'\"", ada, "public-of-phone", 4'294'967'295U, kNoon + 1},
        laptop{"laptop", ada, "public-of-laptop", 0, kNoon}, other{"other", ben, "public-of-ben", 7, kNoon};
    for (const auto& one : {phone, laptop, other}) must(sessions.keep_passkey(one));
    CHECK(must(sessions.passkeys(ada)) == std::vector{laptop, phone});
    CHECK(must(SessionStore::open(location)).passkey(phone.id).value() == phone);
    CHECK_FALSE(must(sessions.passkey("nobody's")));
    KeptPasskey taken = phone;
    taken.member = ben;
    CHECK_FALSE(sessions.keep_passkey(taken));
    CHECK(must(sessions.passkey(phone.id)) == phone);

    must(sessions.count_passkey(laptop.id, 12));
    CHECK(must(sessions.passkey(laptop.id))->counter == 12);
    CHECK(must(sessions.passkey(other.id))->counter == 7);
    must(sessions.forget_passkey(laptop.id));
    CHECK(must(sessions.passkeys(ada)) == std::vector{phone});
    must(sessions.keep_passkey(laptop));
    must(sessions.forget_passkeys(ada));
    CHECK(must(sessions.passkeys(ada)).empty());
    CHECK(must(sessions.passkeys(ben)) == std::vector{other});

    must(sessions.keep_passkey(phone));
    must(sessions.keep_password(ada, "hash of ada"));
    must(sessions.keep_password(ben, "hash of ben"));
    for (const ExportFor whom : {ExportFor::kOwnUse, ExportFor::kOthers}) {
      const std::string text = must(export_text(store, whom));
      CHECK(text.find("public-of") == std::string::npos);
      CHECK(text.find("hash of") == std::string::npos);
    }
    // Elsewhere he is anonymised, and that comes here.
    const StoreLocation elsewhere = places(database).fresh();
    {
      Store second = must(Store::open(elsewhere));
      must(import_text(second, must(export_text(store, ExportFor::kOwnUse))));
      SessionStore there = must(SessionStore::open(elsewhere));
      must(there.keep_passkey(phone));
      must(store.add(happened(kNoon + 2, PlayerAnonymised{ada})));
      must(import_text(second, must(export_text(store, ExportFor::kOwnUse))));
      CHECK(must(there.passkeys(ada)).empty());
    }
    CHECK(must(sessions.passkeys(ada)).empty());
    CHECK_FALSE(must(sessions.password(ada)));
    CHECK(must(sessions.passkeys(ben)) == std::vector{other});
    CHECK(must(sessions.password(ben)) == "hash of ben");
  }
}
