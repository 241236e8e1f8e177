// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose view of a match elsewhere is shown, and how it stands in words, without a window and without a match.
#include "ui/desktop/remote/shared_screen.hpp"

#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/remote/remote_status.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

/// Leads nowhere: what comes from there is told here.
class WireOfTests final : public MatchWire {
 public:
  bool send(const std::string&) override { return true; }
  void listen(const std::string& match, MatchListener& listener) override { listeners_[match] = &listener; }
  void unlisten(const std::string& match, const MatchListener&) override { listeners_.erase(match); }
  [[nodiscard]] bool stale() const noexcept override { return false; }
  void tell(const std::string& match, const Update& update, const SeatNames& seats) {
    const nlohmann::json message{{"type", "update"}, {"match", match}, {"update", to_json(update, seats)}};
    listeners_.at(match)->heard("update", message, message.dump());
  }

 private:
  std::map<std::string, MatchListener*> listeners_;
};

/// Two people at one screen, in a game of black and white without a board.
struct ScreenUnderTest {
  WireOfTests wire;
  std::shared_ptr<const ServerBoard> board;
  SharedScreen screen;
  std::array<Update, 2> seen;
  int shown = 0, handed = 0, heard = 0;

  explicit ScreenUnderTest(bool hidden) {
    need_application();
    ServerBoard made;
    made.names = GameNames{SeatNames({"black", "white"}), {}, {}};
    made.seat_names = {"Black", "White"};
    made.hidden = hidden;
    board = std::make_shared<const ServerBoard>(std::move(made));
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

TEST_CASE("how a match elsewhere stands is said with what can be answered", "[shared]") {
  ScreenUnderTest test(false);
  const RemoteMatch& match = *test.screen.match();
  CHECK(remote_status({.match = match}).title == "The board is coming…");
  test.turn(0);
  RemoteStatus status = remote_status({.match = match});
  CHECK(status.title == "Black to move");
  CHECK(status.first.isEmpty());
  CHECK_FALSE(first_answer(match));
  CHECK(remote_status({.match = match, .stale = true}).title == "No connection");
  const StoppedMatch stopped{"Stopped", "It has crashed.", "Go on", {}};
  status = remote_status({.match = match, .stopped = &stopped, .stale = true});
  CHECK(status.title == "Stopped");
  CHECK(status.first == "Go on");
  test.tell([](Update& update) {
    update.table.request = Request{Request::Type::kTakeBack, 1, {}};
    update.table.can_answer = update.viewer == 0;
  });
  status = remote_status({.match = match});
  CHECK(status.first == "A&llow");
  CHECK(status.second == "Re&fuse");
  CHECK(first_answer(match) == Command::Type::kAllow);
  CHECK(second_answer(match) == Command::Type::kRefuse);
  test.tell([](Update& update) {
    update.table = TableState{};
    update.table.draw_offers = {0};
  });
  CHECK(remote_status({.match = match}).first == "With&draw");
  CHECK(first_answer(match) == Command::Type::kWithdraw);
}
