// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workshop's game on phones: the real server beside the window.
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <nlohmann/json.hpp>

#include "tests/desktop/workshop_under_test.hpp"
#include "tests/server/wire.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/phones_server.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

struct TrialInWindow : WorkshopUnderTest {
  TrialPanel& panel() { return page().tabs().trial(); }
  PhonesServer& server() { return panel().server(); }
  QListWidget& list() { return *page().findChild<QListWidget*>("workshop_trial_notes"); }
  TrialPlace place() {
    const auto saves = saves_folder();
    REQUIRE(saves);
    return trial_place(file, *saves);
  }
  void open() {
    press("workshop_phones");
    REQUIRE(eventually([&] { return !panel().address().isEmpty(); }));
    test.settle();
  }
  nlohmann::json get(const std::string& path) {
    boardwright::test::Wire wire(server().port());
    wire.send("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server().port()) +
              "\r\nConnection: close\r\n\r\n");
    return nlohmann::json::parse(wire.answer().body, nullptr, false);
  }
  std::size_t fields() { return get("/api/board/sample_game/standard")["board"]["fields"].size(); }
};

}  // namespace

TEST_CASE("one button brings the game to phones, and what is saved is what is played next",
          "[workshop][trial]") {
  TrialInWindow here;
  here.open();
  CHECK(here.page().tabs().currentWidget() == &here.panel());
  CHECK(here.page().findChild<QLabel*>("workshop_trial_address")->text() == here.panel().address());
  CHECK(here.panel().findChild<CodePicture*>()->text() == here.panel().address());
  CHECK(here.panel().sentence().contains("Nothing counts"));
  const auto hello = here.get("/api/hello");
  CHECK(hello["trial"] == true);
  CHECK(hello["club"] == "Trial: my_game");
  CHECK(here.fields() == 64);
  here.test.keep_picture("workshop_trial");
  here.write("integer(8, 5, 10", "integer(6, 5, 10");
  here.save();
  CHECK(eventually([&] { return here.fields() == 36; }));
  // What doesn't play changes nothing on the phones either.
  here.write("grid(size, size)", "gird(size, size)");
  here.save();
  CHECK(here.fields() == 36);
  const quint16 port = here.server().port();
  here.press("workshop_trial_open");
  REQUIRE(eventually([&] { return here.server().state() == PhonesServer::State::kClosed; }));
  CHECK_FALSE(boardwright::test::Wire(port).is_open());
  CHECK(here.panel().address().isEmpty());
}

TEST_CASE("what people write is there at once, and leads to its position", "[workshop][trial]") {
  TrialInWindow here;
  here.click("a2");
  here.click("a3");
  const std::string later = here.page().bench()->line()->now().text();
  here.open();
  const TrialNote note{UtcTime(Milliseconds(1764142896123)), "0193", "Ada <b>", 1, later, "too %1 easy"};
  REQUIRE(keep_note(here.place().notes, note));
  REQUIRE(eventually([&] { return here.list().count() == 1; }));
  CHECK(here.list().item(0)->text().endsWith("Ada <b>: too %1 easy"));
  here.press("workshop_start");
  CHECK(here.page().bench()->line()->now().text() != later);
  here.press("workshop_trial_go");
  CHECK(here.page().bench()->line()->now().text() == later);
  // They are there again with the file, also without a server.
  here.test.window().rule_work().show_workshop();
  REQUIRE_OK(here.page().open(here.file));
  CHECK_FALSE(here.server().is_open());
  CHECK(here.list().count() == 1);
  // One whose position these rules can't read says so, and the board stays.
  TrialNote other = note;
  other.position = "no position";
  REQUIRE(keep_note(here.place().notes, other));
  here.open();
  REQUIRE(eventually([&] { return here.list().count() == 2; }));
  const std::string before = here.page().bench()->line()->now().text();
  here.press("workshop_trial_go");
  CHECK(here.page().bench()->line()->now().text() == before);
  CHECK_FALSE(here.page().board().board().message().isEmpty());
}

TEST_CASE("a port that is taken is no reason to stay closed", "[workshop][trial]") {
  TrialInWindow here;
  here.open();
  TrialInWindow second;
  second.open();
  CHECK(second.server().port() != here.server().port());
  // Without the server's program there is a sentence.
  second.press("workshop_trial_open");
  REQUIRE(eventually([&] { return second.server().state() == PhonesServer::State::kClosed; }));
  second.server().use_program("/nowhere/boardwright-server");
  second.press("workshop_phones");
  CHECK(second.panel().sentence().contains("boardwright-server"));
}
