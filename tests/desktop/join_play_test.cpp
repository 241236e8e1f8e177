// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window plays at a club's server against somebody on a phone.
#include <QComboBox>
#include <QPointer>
#include <QRegularExpression>
#include <set>

#include "tests/desktop/join_under_test.hpp"
#include "tests/desktop/room_under_test.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/status_header.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using namespace std::chrono_literals;
using test::ClubPage;
using test::Json;
using test::ServerRun;

namespace {

std::size_t moves_heard(ClubPage& page) {
  page.listen(300ms);
  return page.link->update().ply;
}

void set_up_at_random(ClubPage& page, std::uint64_t seed, std::vector<PlacedPiece>& placed) {
  std::optional<Result<Answer>> made;
  page.link->ask(AskArrange{{}, ArrangeChange{ArrangeChange::Type::kAtRandom, 0, 0, 0, seed}},
                 [&](const Result<Answer>& answer) { made = answer; });
  for (int i = 0; i < 50 && !made; ++i) (void)page.hear("", 200ms);
  REQUIRE(made);
  REQUIRE_OK(*made);
  Command ready{Command::Type::kArrange, 0, {}, 0};
  ready.placed = placed = std::get<ArrangeAnswer>(**made).arranged->placed;
  REQUIRE_OK(page.submit(ready));
}

}  // namespace

TEST_CASE("a window joins a club, sits down, plays and resigns") {
  AdaAndBlaise at("lines_of_action", "standard");
  CHECK(at.ada.test.window().windowTitle().startsWith("Lines of Action"));
  CHECK(at.ada.table().status().title() == "Black to move");
  CHECK(at.ada.table().board().flipped());  // who plays sits at the lower edge
  CHECK(at.ada.match().watching().viewer == "white");
  at.blaise_moves();
  REQUIRE(at.ada.has_moves(1));
  REQUIRE(eventually([&] { return at.ada.table().status().title() == "White to move"; }));
  const std::string played = at.ada.click_a_move();
  REQUIRE(at.ada.has_moves(2));
  CHECK(at.ada.match().history().back().text == played);
  CHECK(moves_heard(at.blaise) == 2);

  // What can't be done is explained, with the number of the rule.
  at.blaise_moves();
  REQUIRE(at.ada.has_moves(3));
  REQUIRE(eventually([&] { return !at.ada.match().update().moves.empty(); }));
  at.ada.test.settle();
  at.ada.test.type_into(at.ada.table().move_entry().line(), "a5-e5");
  REQUIRE(eventually([&] { return at.ada.table().move_entry().sentence().contains("(L"); }));

  // A draw is offered by the one and declined by the other.
  REQUIRE_OK(at.blaise.submit({Command::Type::kOfferDraw, 0, {}, 0}));
  REQUIRE(eventually([&] { return at.ada.table().status().second_button()->isVisible(); }));
  CHECK(at.ada.table().status().words().contains("Black offers a draw."));
  at.ada.table().status().second_button()->click();
  REQUIRE(eventually([&] { return at.ada.match().update().table.draw_offers.empty(); }));

  at.ada.press("remote_resign");
  auto* box = at.ada.page().findChild<QMessageBox*>("remote_resign_box");
  REQUIRE(box != nullptr);
  CHECK_FALSE(at.ada.match().update().table.result);  // not at the first press
  box->findChild<QPushButton*>("remote_resign_yes")->click();
  REQUIRE(eventually([&] { return at.ada.match().update().table.result.has_value(); }));
  at.ada.test.settle();
  CHECK(at.ada.table().status().title() == "You lost");
  CHECK(moves_heard(at.blaise) == 3);
  CHECK(at.blaise.link->update().table.result->scores == std::vector<std::uint32_t>{2, 0});

  // Once more, when both want it; the sides are changed.
  at.ada.press("remote_again");
  const std::string before = at.ada.match().match();
  at.blaise.listen(300ms);
  const std::string over = at.blaise.lobby["tables"][0]["table"];
  CHECK(at.blaise.lobby_command({{"do", "again"}, {"table", over}})["type"] == "done");
  REQUIRE(eventually([&] {
    return at.ada.table().match() != nullptr && at.ada.match().match() != before && at.ada.match().begun();
  }));
  CHECK(at.ada.match().watching().viewer == "black");
}

TEST_CASE("a table is opened at the window, and a computer sits there") {
  QTemporaryDir folder;
  ServerRun server(store_in(folder));
  JoinUnderTest ada;
  ada.come_in(address_of(server), "Ada");
  auto& game = ada.find<QComboBox>("table_game");
  REQUIRE(eventually([&] { return game.findData("dice_checkers") >= 0; }));
  game.setCurrentIndex(game.findData("dice_checkers"));
  auto& opponent = ada.find<QComboBox>("table_opponent");
  opponent.setCurrentIndex(opponent.findData("level:1"));
  auto& clock = ada.find<QComboBox>("table_clock_choice");
  REQUIRE(clock.count() > 1);
  clock.setCurrentIndex(1);
  ada.press("table_open");
  ada.come_to_board();
  CHECK(ada.match().plays());
  REQUIRE(ada.match().clocks().size() == 2);
  const std::string moved = ada.click_a_move();
  const bool answered = eventually([&] { return ada.match().history().size() > 1; });
  std::string history;
  for (const SeenMove& move : ada.match().history())
    history += std::to_string(move.seat) + " " + move.text + ", ";
  INFO(moved << "; " << history << "; on turn " << ada.match().update().on_turn.size());
  REQUIRE(answered);
  // The session is kept: whoever comes back is the same, and goes on with his game.
  const std::string me = ada.connection().me().person, match = ada.match().match();
  ada.press("join_leave");
  CHECK_FALSE(ada.page().in_club());
  ada.come_in(address_of(server), "Ada");
  CHECK(ada.connection().me().person == me);
  const auto boards = [&] {
    return ada.page().findChildren<QPushButton*>(QRegularExpression("^lobby_board "));
  };
  REQUIRE(eventually([&] { return !boards().isEmpty(); }));
  boards().front()->click();
  ada.come_to_board();
  CHECK(ada.match().match() == match);
  // Opened again while it is there: the one that goes doesn't take the other's news along.
  const QPointer<RemoteMatch> old(ada.table().match());
  boards().front()->click();
  REQUIRE(eventually([&] { return old.isNull() && ada.table().match() != nullptr && ada.match().begun(); }));
}

TEST_CASE("a connection that goes away heals by itself, and nothing is lost or doubled") {
  Cable cable;
  AdaAndBlaise at("lines_of_action", "standard", &cable);
  std::size_t moves = 0;
  const auto healed = [&] { return eventually([&] { return !at.ada.connection().stale(); }); };
  const auto both_have = [&] {
    REQUIRE(at.ada.has_moves(moves));
    CHECK(moves_heard(at.blaise) == moves);
  };
  SECTION("cut off just before, or just after a move") {
    for (const bool before : {true, false, true, false}) {
      INFO(before);
      at.blaise_moves();
      REQUIRE(at.ada.has_moves(++moves));
      REQUIRE(eventually([&] { return !at.ada.match().update().moves.empty(); }));
      const std::string move = at.ada.match().update().moves.front().text;
      if (before) at.ada.connection().drop();
      at.ada.match().play(move, {});
      if (!before) at.ada.connection().drop();
      CHECK(at.ada.connection().stale());
      CHECK(at.ada.match().pending());
      ++moves;
      REQUIRE(healed());
      both_have();
      CHECK(at.ada.match().history().back().text == move);
      // The update comes before the answer.
      CHECK(eventually([&] { return !at.ada.match().pending(); }));
    }
  }
  SECTION("silence: it is shown within four seconds, and what was on its way arrives twice") {
    at.blaise_moves();
    REQUIRE(at.ada.has_moves(++moves));
    REQUIRE(eventually([&] { return !at.ada.match().update().moves.empty(); }));
    cable.pull();
    QElapsedTimer silent;
    silent.start();
    at.ada.match().play(at.ada.match().update().moves.front().text, {});
    ++moves;
    REQUIRE(eventually([&] { return at.ada.connection().stale(); }));
    CHECK(silent.elapsed() < 4000 + 1000);  // a busy machine has its own pace
    at.ada.test.settle();
    CHECK(at.ada.table().status().title() == "No connection");
    CHECK(at.ada.find<QLabel>("join_network").isVisible());
    // Long enough that another socket is tried: the old one's move and the new one's come one after the other.
    REQUIRE(eventually([&] { return at.ada.connection().state() == ClubConnection::State::kLost; }));
    cable.plug();
    REQUIRE(healed());
    both_have();
    at.ada.test.settle();
    CHECK_FALSE(at.ada.find<QLabel>("join_network").isVisible());
    // What the others have done meanwhile is there too.
    cable.pull();
    at.blaise_moves();
    ++moves;
    REQUIRE(eventually([&] { return at.ada.connection().state() == ClubConnection::State::kLost; }));
    cable.plug();
    REQUIRE(healed());
    both_have();
  }
}

TEST_CASE("what the other side hides never reaches the window") {
  Cable cable;
  AdaAndBlaise at("two_field", "barrage", &cable);
  cable.heard.clear();  // the board itself, full of numbers
  std::vector<PlacedPiece> hidden;
  set_up_at_random(at.blaise, 5, hidden);
  REQUIRE(eventually([&] { return at.ada.find<QPushButton>("arrange_random").isVisible(); }));
  at.ada.test.settle();
  CHECK(at.ada.table().status().title().endsWith("sets up"));
  at.ada.press("arrange_random");
  at.ada.press("arrange_ready");
  REQUIRE(eventually([&] {
    at.blaise.listen(100ms);
    return !at.blaise.link->update().moves.empty();
  }));
  REQUIRE(eventually([&] { return at.ada.match().update().on_turn == std::vector<Seat>{0}; }));
  at.ada.test.settle();
  const auto& kinds = at.ada.match().board().geometry->kinds();
  std::set<std::uint32_t> seen;
  for (const PictureItem& item : at.ada.match().update().picture.items)
    if (kinds[item.kind].owner == 0 && at.ada.match().board().geometry->is_field(item.place))
      seen.insert(item.kind);
  CHECK(seen.size() == 1);  // all of them look the same
  REQUIRE(hidden.size() > 4);
  for (const PlacedPiece& piece : hidden) {
    CHECK_FALSE(seen.contains(piece.kind));
    const QByteArray item =
        '[' + QByteArray::number(piece.place) + ',' + QByteArray::number(piece.kind) + ',';
    INFO(item.toStdString());
    CHECK_FALSE(cable.heard.contains(item));
  }
  CHECK(cable.heard.contains("\"picture\""));
}

TEST_CASE("a club has room for its words, from coming in to the end of a game") {
  RoomUnderTest room;
  Found found;
  QTemporaryDir folder;
  QSettings().remove("join");
  room.test.window().findChild<QAction*>("join_club")->trigger();
  room.test.settle();
  room.look("join", found);
  auto& page = room.test.window().join_page();
  page.say(
      "Nobody answers at http://192.168.1.5:8080: is this computer in the club's Wi-Fi, and is the number "
      "right?");
  room.look("join-refused", found);
  ServerRun server(store_in(folder));
  ClubPage blaise(server, "Blaise");
  const std::string table = open_table(blaise, "lines_of_action", "standard", "black");
  page.findChild<QLineEdit*>("join_address")->setText(address_of(server));
  page.findChild<QLineEdit*>("join_name")->setText("Ada");
  page.findChild<QPushButton*>("join_enter")->click();
  const auto sit = [&] { return page.findChild<QPushButton*>(QString::fromStdString("lobby_sit " + table)); };
  REQUIRE(eventually([&] { return sit() != nullptr; }));
  room.look("join-lobby", found);
  REQUIRE(blaise.open() == 101);  // who says nothing for so long is let go
  REQUIRE(eventually([&] { return sit() != nullptr; }));
  sit()->click();
  REQUIRE(eventually(
      [&] { return page.at_board() && page.table().match() != nullptr && page.table().match()->begun(); }));
  blaise.watch(page.table().match()->match(), *rules_to_play("lines_of_action"), 0);
  REQUIRE_OK(blaise.move(blaise.link->update().moves.front().text));
  REQUIRE(eventually([&] { return !page.table().match()->update().moves.empty(); }));
  room.look("join-board", found);
  REQUIRE(blaise.open() == 101);
  blaise.watch(page.table().match()->match(), *rules_to_play("lines_of_action"), 0);
  REQUIRE_OK(blaise.submit({Command::Type::kOfferDraw, 0, {}, 0}));
  REQUIRE(eventually([&] { return !page.table().match()->update().table.draw_offers.empty(); }));
  room.look("join-offer", found);
  room.test.window().set_theme(ThemeChoice::kDark);
  room.test.settle();
  room.test.keep_picture("join-board-dark");
  room.test.window().set_theme(ThemeChoice::kLight);
  REQUIRE(blaise.open() == 101);
  blaise.watch(page.table().match()->match(), *rules_to_play("lines_of_action"), 0);
  REQUIRE_OK(blaise.submit({Command::Type::kResign, 0, {}, 0}));
  REQUIRE(eventually([&] { return page.table().match()->update().table.result.has_value(); }));
  room.look("join-over", found);
  found.tell();
}
