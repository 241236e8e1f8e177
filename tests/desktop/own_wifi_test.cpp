// SPDX-License-Identifier: GPL-3.0-or-later
//
// The computer as a Wi-Fi of its own, with an nmcli that notes what it is told and does what a test says.
#include <QTest>
#include <memory>

#include "tests/desktop/fake_nmcli.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/phones/access_point.hpp"
#include "ui/desktop/phones/nmcli.hpp"

using namespace boardwright::desktop;

namespace {

using State = AccessPoint::State;

const QString kAway = QStringLiteral("connection|delete|id|boardwright-hotspot|");

bool becomes(AccessPoint& point, State state) {
  return eventually([&] { return point.state() == state; });
}

}  // namespace

TEST_CASE("the card that can be an access point is found, if it is switched on") {
  CHECK(AccessPoint::card_in(kCards) == "wlp2s0");
  CHECK(
      AccessPoint::card_in("GENERAL.DEVICE:wlp2s0\nGENERAL.STATE:20 (unavailable)\nWIFI-PROPERTIES.AP:yes\n")
          .isEmpty());
  CHECK(
      AccessPoint::card_in("GENERAL.DEVICE:wlp2s0\nGENERAL.STATE:30 (disconnected)\nWIFI-PROPERTIES.AP:no\n")
          .isEmpty());
  CHECK(AccessPoint::card_in("").isEmpty());
  CHECK(AccessPoint::card_in("Error: NetworkManager is not running.\n").isEmpty());
  CHECK(AccessPoint::network_name("  Our   club ") == "Our club");
  CHECK(AccessPoint::network_name("") == "Boardwright");
  CHECK(AccessPoint::network_name(QString(40, QChar(0xE9))).toUtf8().size() == 32);
  CHECK(AccessPoint::network_name(QString::fromUtf8("\xF0\x9F\x8E\xB2").repeated(9)).toUtf8().size() == 32);
  CHECK(AccessPoint::fresh_password().size() == 10);
  CHECK(AccessPoint::fresh_password() != AccessPoint::fresh_password());
}

TEST_CASE("who goes before nmcli has answered isn't told any more") {
  need_application();
  FakeNmcli nmcli;
  const auto asked_in = [](const QByteArray& path) {
    const QByteArray usual = qgetenv("PATH");
    qputenv("PATH", path);
    int told = 0;
    auto asker = std::make_unique<QObject>();
    ask_nmcli(*asker, {"-t", "device", "show"}, [&](const NmcliAnswer&) { ++told; });
    qputenv("PATH", usual);
    asker.reset();
    QTest::qWait(50);
    return told;
  };
  CHECK(asked_in(qgetenv("PATH")) == 0);
  CHECK(asked_in("/nowhere") == 0);
}

TEST_CASE("a Wi-Fi is raised by the words that nmcli takes, and lowered again") {
  need_application();
  FakeNmcli nmcli;
  AccessPoint point;
  CHECK(point.state() == State::kCannot);
  point.raise("Our club", "secret-one");
  CHECK(nmcli.told().isEmpty());  // nobody knows yet whether a card can
  point.look();
  REQUIRE(becomes(point, State::kDown));
  CHECK(nmcli.told() ==
        QStringList{"-t|-f|GENERAL.DEVICE,GENERAL.STATE,WIFI-PROPERTIES.AP|device|show|C.UTF-8"});
  point.raise("Our; club $(id)", "secret-one");
  CHECK(point.state() == State::kRising);
  REQUIRE(becomes(point, State::kUp));
  CHECK(nmcli.is_up());
  QStringList told = nmcli.told();
  REQUIRE(told.size() == 2);
  CHECK(told[0].startsWith(kAway));
  CHECK(
      told[1].startsWith("device|wifi|hotspot|ifname|wlp2s0|con-name|boardwright-hotspot|ssid|Our; club "
                         "$(id)|password|secret-one|"));
  point.lower();
  REQUIRE(becomes(point, State::kDown));
  CHECK_FALSE(nmcli.is_up());
  told = nmcli.told();
  REQUIRE(told.size() == 1);
  CHECK(told[0].startsWith(kAway));
  CHECK(point.refusal().isNull());
}

TEST_CASE("what NetworkManager refuses is told by its own sentence, and nothing is left of it") {
  need_application();
  FakeNmcli nmcli;
  AccessPoint point;
  point.look();
  REQUIRE(becomes(point, State::kDown));
  nmcli.refuse("Error: Not authorized to control networking.\n");
  (void)nmcli.told();
  point.raise("Our club", "secret-one");
  REQUIRE(becomes(point, State::kDown));
  CHECK(point.refusal() == "Error: Not authorized to control networking.");
  const QStringList told = nmcli.told();
  REQUIRE(told.size() == 3);
  CHECK(told[2].startsWith(kAway));
  nmcli.relent();
  point.raise("Our club", "secret-one");
  REQUIRE(becomes(point, State::kUp));
  CHECK(point.refusal().isNull());
}

TEST_CASE("the Wi-Fi goes with whoever made it, also in the middle") {
  need_application();
  FakeNmcli nmcli;
  {
    AccessPoint point;
    point.look();
    REQUIRE(becomes(point, State::kDown));
    point.raise("Our club", "secret-one");
    SECTION("once it is up") {
      REQUIRE(becomes(point, State::kUp));
      CHECK(nmcli.is_up());
    }
    SECTION("while it rises") { CHECK(point.state() == State::kRising); }
    SECTION("not wanted before it was up") {
      point.lower();
      REQUIRE(becomes(point, State::kDown));
    }
  }
  CHECK_FALSE(nmcli.is_up());
}

TEST_CASE("without nmcli, or a card for it, no computer is a Wi-Fi") {
  need_application();
  {
    FakeNmcli nmcli("GENERAL.DEVICE:enp3s0\nGENERAL.STATE:100 (connected)\n");
    AccessPoint point;
    point.look();
    REQUIRE(eventually([&] { return point.children().isEmpty(); }));
    CHECK(point.state() == State::kCannot);
  }
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", "/nowhere");
  AccessPoint point;
  point.look();
  const bool told = eventually([&] { return point.children().isEmpty(); });
  qputenv("PATH", path);
  REQUIRE(told);
  CHECK(point.state() == State::kCannot);
}
