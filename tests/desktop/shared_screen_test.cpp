// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose view of a match elsewhere is shown, and how it stands in words, without a window and without a match.
#include "ui/desktop/remote/shared_screen.hpp"

#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/remote/remote_table.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// Leads nowhere: what comes from there is told here.
class WireOfTests final : public MatchWire {
 public:
  bool send(const std::string& text) override {
    const auto message = nlohmann::json::parse(text);
    if (message.contains("command")) commands.push_back(message["command"]["command"]);
    if (message["type"] == "ask") ++questions;
    return true;
  }
  void listen(const std::string& match, MatchListener& listener) override {
    listeners_[match] = &listener;
    listener.opened();
  }
  void unlisten(const std::string& match, const MatchListener&) override { listeners_.erase(match); }
  [[nodiscard]] bool stale() const noexcept override { return gone; }
  void tell(const std::string& match, const Update& update, const SeatNames& seats) {
    const nlohmann::json message{{"type", "update"}, {"match", match}, {"update", to_json(update, seats)}};
    listeners_.at(match)->heard("update", message, message.dump());
  }
  bool gone = false;
  std::vector<std::string> commands;  // by their types
  int questions = 0;

 private:
  std::map<std::string, MatchListener*> listeners_;
};

std::shared_ptr<const ServerBoard> board_without_fields(bool hidden) {
  ServerBoard made;
  made.names = GameNames{SeatNames({"black", "white"}), {}, {}};
  made.seat_names = {"Black", "White"};
  made.hidden = hidden;
  return std::make_shared<const ServerBoard>(std::move(made));
}

/// Two people at one screen, in a game of black and white without a board.
struct ScreenUnderTest {
  WireOfTests wire;
  std::shared_ptr<const ServerBoard> board;
  SharedScreen screen;
  std::array<Update, 2> seen;
  int shown = 0, handed = 0, heard = 0;

  explicit ScreenUnderTest(bool hidden) {
    need_application();
    board = board_without_fields(hidden);
    std::vector<std::unique_ptr<RemoteMatch>> matches;
    for (Seat seat = 0; seat < 2; ++seat) {
      matches.push_back(std::make_unique<RemoteMatch>(wire, name(seat), board, seat));
      seen[seat].generation = 1;
      seen[seat].viewer = seat;
      seen[seat].position = "start";
    }
    QObject::connect(&screen, &SharedScreen::viewer_changed, [this] { ++shown; });
    QObject::connect(&screen, &SharedScreen::hand_over_due, [this] { ++handed; });
    QObject::connect(&screen, &SharedScreen::updated, [this] { ++heard; });
    screen.open(std::move(matches));
  }
  static std::string name(Seat seat) { return seat == 0 ? "of black" : "of white"; }
  /// Everybody hears of it, black first.
  template <class Change>
  void tell(Change change) {
    for (Seat seat = 0; seat < 2; ++seat) {
      change(seen[seat]);
      ++seen[seat].number;
      wire.tell(name(seat), seen[seat], board->names.seats);
    }
  }
  void turn(Seat seat) {
    tell([seat](Update& update) { update.on_turn = {seat}; });
  }
  Seat viewer() { return screen.match()->update().viewer; }
};

}  // namespace

TEST_CASE("whoever has to act is shown, and whoever is asked before that", "[shared]") {
  ScreenUnderTest test(false);
  test.turn(0);
  CHECK(test.viewer() == 0);
  CHECK(test.heard == 1);  // of the view that is shown
  test.turn(1);
  CHECK(test.viewer() == 1);
  CHECK(test.shown == 1);
  CHECK(test.handed == 0);
  // Black is asked, though white is on turn.
  test.tell([](Update& update) {
    update.table.request = Request{Request::Type::kTakeBack, 1, {}};
    update.table.can_answer = update.viewer == 0;
  });
  CHECK(test.viewer() == 0);
  test.tell([](Update& update) {
    update.table = TableState{};
    update.table.result = Outcome{{2, 0}, "won"};
  });
  CHECK(test.viewer() == 0);
}

TEST_CASE("where seats see different things the screen is handed over first", "[shared]") {
  ScreenUnderTest test(true);
  test.turn(0);
  REQUIRE(test.screen.hand_over() == Seat{0});
  CHECK(test.handed == 1);
  test.screen.take_over();
  CHECK_FALSE(test.screen.hand_over());
  CHECK(test.viewer() == 0);
  CHECK(test.shown == 0);
  test.turn(1);
  CHECK(test.viewer() == 0);  // until somebody has taken it
  REQUIRE(test.screen.hand_over() == Seat{1});
  test.screen.take_over();
  CHECK(test.viewer() == 1);
  CHECK(test.shown == 1);
  test.screen.close();
  CHECK(test.screen.match() == nullptr);
}

namespace {

/// The table on which one of the two, or both, play a match elsewhere.
struct TableUnderTest {
  WireOfTests wire;
  std::shared_ptr<const ServerBoard> board;
  RemoteTable table{(need_application(), wire)};
  std::vector<Update> seen;

  TableUnderTest(bool hidden, Seat people) : board(board_without_fields(hidden)) {
    std::vector<std::unique_ptr<RemoteMatch>> matches;
    for (Seat seat = 0; seat < people; ++seat) {
      matches.push_back(std::make_unique<RemoteMatch>(wire, name(seat), board, seat));
      Update update;
      update.generation = 1;
      update.viewer = seat;
      update.position = "start";
      seen.push_back(update);
    }
    table.open(std::move(matches), {});
  }
  static std::string name(Seat seat) { return seat == 0 ? "of black" : "of white"; }
  template <class Change>
  void tell(Change change) {
    for (Update& update : seen) {
      change(update);
      ++update.number;
      wire.tell(name(update.viewer), update, board->names.seats);
    }
  }
  void drop_connection(bool gone) {
    wire.gone = gone;
    emit wire.changed();
  }
  QString title() { return table.status().title(); }
  QString first() { return button(table.status().first_button()); }
  QString second() { return button(table.status().second_button()); }
  static QString button(const QPushButton* one) { return one->isHidden() ? QString() : one->text(); }
};

}  // namespace

TEST_CASE("how a match elsewhere stands is said with what can be answered", "[shared]") {
  TableUnderTest test(false, 1);
  CHECK(test.title() == "The board is coming…");
  test.tell([](Update& update) { update.on_turn = {0}; });
  CHECK(test.title() == "Black to move");
  CHECK(test.first().isEmpty());
  test.drop_connection(true);
  CHECK(test.title() == "No connection");
  test.drop_connection(false);
  CHECK(test.title() == "Black to move");
  test.tell([](Update& update) {
    update.table.request = Request{Request::Type::kTakeBack, 1, {}};
    update.table.can_answer = update.viewer == 0;
  });
  CHECK(test.first() == "A&llow");
  CHECK(test.second() == "Re&fuse");
  test.table.status().second_button()->click();
  CHECK(test.wire.commands == std::vector<std::string>{"refuse"});
  // While it is on its way nothing else can be said, and that is told.
  CHECK(test.table.status().words().contains("White asks to take back"));
}

TEST_CASE("what one has asked for elsewhere can be withdrawn, and an absence claimed", "[shared]") {
  TableUnderTest test(false, 1);
  test.tell([](Update& update) {
    update.on_turn = {1};
    update.table.draw_offers = {0};
  });
  CHECK(test.first() == "With&draw");
  test.tell([](Update& update) {
    update.table = TableState{};
    update.table.can_claim_absence = true;
  });
  CHECK(test.table.status().words() == "The other player has been away for long.");
  REQUIRE(test.first() == "C&laim the game");
  test.table.status().first_button()->click();
  CHECK(test.wire.commands == std::vector<std::string>{"claim_absence"});
}

TEST_CASE("what is turned down elsewhere is told, and what is withdrawn isn't", "[shared]") {
  TableUnderTest test(false, 1);
  const auto offer = [&](std::vector<Seat> seats) {
    test.tell([&](Update& update) { update.table.draw_offers = seats; });
  };
  offer({0});
  offer({});
  CHECK(test.table.message() == "Your offer of a draw was declined.");
  offer({0});
  CHECK(test.table.message().isEmpty());
  REQUIRE(test.first() == "With&draw");
  test.table.status().first_button()->click();
  offer({});
  CHECK(test.wire.commands == std::vector<std::string>{"withdraw"});
  CHECK(test.table.message().isEmpty());
}

TEST_CASE("a match that has stopped says so on its board, also without a connection", "[shared]") {
  TableUnderTest test(false, 1);
  test.tell([](Update& update) { update.on_turn = {0}; });
  int first = 0, second = 0;
  QObject::connect(&test.table, &RemoteTable::stopped_first, [&] { ++first; });
  QObject::connect(&test.table, &RemoteTable::stopped_second, [&] { ++second; });
  test.drop_connection(true);
  test.table.stop({"Stopped", "It has crashed.", "Go on", "Save"});
  CHECK(test.title() == "Stopped");
  CHECK(test.table.status().words() == "It has crashed.");
  REQUIRE(test.first() == "Go on");
  test.table.status().first_button()->click();
  CHECK(first == 1);
  CHECK(second == 0);
  test.table.status().second_button()->click();
  CHECK(second == 1);
}

TEST_CASE("while a screen is handed over nothing of the other's view stays on it", "[shared]") {
  TableUnderTest test(true, 2);
  CHECK_FALSE(test.title().contains("move"));
  test.tell([](Update& update) {
    update.on_turn = {0};
    update.position = "secret of " + TableUnderTest::name(update.viewer);
  });
  const auto texts = [&] {
    QStringList all;
    for (const QLabel* label : test.table.findChildren<QLabel*>()) all << label->text();
    return all.join('\n');
  };
  REQUIRE(test.table.findChild<QPushButton*>("take_over") != nullptr);
  CHECK_FALSE(texts().contains("secret of"));
  test.table.findChild<QPushButton*>("take_over")->click();
  CHECK(texts().contains("secret of of black"));
  test.tell([](Update& update) { update.on_turn = {1}; });
  CHECK_FALSE(texts().contains("secret of"));
  test.table.findChild<QPushButton*>("take_over")->click();
  CHECK(texts().contains("secret of of white"));
  CHECK_FALSE(texts().contains("secret of of black"));
}

TEST_CASE("who only points at something elsewhere asks nobody", "[shared]") {
  need_application();
  WireOfTests wire;
  RemoteGame game(wire);
  std::vector<std::unique_ptr<RemoteMatch>> matches;
  matches.push_back(std::make_unique<RemoteMatch>(wire, "one", board_without_fields(false), 0));
  game.open(std::move(matches), {});
  Update update;
  update.generation = update.number = 1;
  update.viewer = 0;
  update.on_turn = {0};
  wire.tell("one", update, game.match()->board().names.seats);
  const int before = wire.questions;
  CHECK_FALSE(game.answer(AskTell{0}));
  CHECK_FALSE(game.explain({.move = "a"}));
  CHECK(wire.questions == before);
  game.ask(AskExplain{.move = "a"}, [](const Answer&) {});
  CHECK(wire.questions == before + 1);
}
