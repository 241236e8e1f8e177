// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window has at a club's board beside the moves: chat, moves chosen ahead, dice, consent, a late view.
#include <QAction>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTest>

#include "framework/link/chat.hpp"
#include "framework/match/thrown_dice.hpp"
#include "tests/desktop/join_under_test.hpp"
#include "tests/desktop/room_under_test.hpp"
#include "tests/server/hurried_game.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/remote/chat_words.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using namespace std::chrono_literals;
using test::ClubPage;
using test::Json;
using test::ServerRun;

namespace {

void write_beside(ClubPage& page, const std::string& match, Json what) {
  what["type"] = "chat", what["match"] = match, what["id"] = new_id(utc_now());
  page.say(what);
}

/// The lines of others and of his own that a phone is told of, within that time.
std::vector<std::string> lines_heard(ClubPage& page, std::chrono::milliseconds time) {
  std::vector<std::string> heard;
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
    QTest::qWait(20);  // the window is in this thread
    const Json chat = page.hear("chat", 100ms);
    if (!chat.is_object() || chat["whole"].get<bool>()) continue;
    for (const auto& line : chat["lines"])
      heard.push_back(line["name"].get<std::string>() + ": " +
                      line.value("words", line.value("phrase", std::string())));
  }
  return heard;
}

/// Hands at Ada's board.
struct AtTheBoard : AdaAndBlaise {
  using AdaAndBlaise::AdaAndBlaise;
  std::uint32_t place(const std::string& name) {
    const auto& places = ada.match().board().names.places;
    const auto found = std::find(places.begin(), places.end(), name);
    REQUIRE(found != places.end());
    return static_cast<std::uint32_t>(found - places.begin());
  }
  void click(const std::string& name) {
    ada.table().board().press(place(name));
    ada.test.settle();
  }
  QString message() { return ada.table().message(); }
  /// Each has moved once; Blaise is on turn.
  void begin() {
    REQUIRE_OK(blaise.move("c8-c6"));
    REQUIRE(ada.has_moves(1));
    REQUIRE(eventually([&] { return !ada.match().update().moves.empty(); }));
    ada.match().play("a4-c4", {});
    REQUIRE(ada.has_moves(2));
    REQUIRE(eventually([&] { return ada.match().update().moves.empty() && !ada.match().pending(); }));
    (void)blaise.hear("update");
    ada.test.settle();
  }
};

}  // namespace

TEST_CASE("every ready phrase has words in every language") {
  JoinUnderTest ada;
  for (const Language language : {Language::kEnglish, dutch(), german(), french()}) {
    ada.test.speak(language);
    CHECK(chat_phrases().size() == 10);
    for (const std::string& phrase : chat_phrases()) {
      INFO(phrase);
      CHECK(is_chat_phrase(phrase));
      CHECK(phrase_words(phrase) != QString::fromStdString(phrase));
    }
  }
  ada.test.speak(Language::kEnglish);
  CHECK(phrase_words("something new") == "something new");
}

TEST_CASE("guests at the window say ready phrases, and read others' in their own language", "[pictures]") {
  AtTheBoard at("lines_of_action", "standard");
  auto& button = at.ada.find<QPushButton>("remote_chat");
  REQUIRE(eventually([&] { return button.isVisible(); }));
  CHECK(button.text() == "C&hat");
  write_beside(at.blaise, at.match(), {{"phrase", "good_luck"}});
  REQUIRE(eventually([&] { return button.text() == "C&hat: 1 new"; }));
  at.ada.press("remote_chat");
  CHECK(button.text() == "C&hat");
  const auto& lines = at.ada.find<QPlainTextEdit>("chat_lines");
  CHECK(lines.toPlainText() == "Blaise (Black): Good luck!");
  CHECK_FALSE(at.ada.find<QLineEdit>("chat_words").isVisible());  // this club lets members alone write words
  CHECK(at.ada.find<QLabel>("chat_note").text().startsWith("Guests choose"));
  at.ada.find<QAction>("say thanks").trigger();
  CHECK(lines_heard(at.blaise, 2s) == std::vector<std::string>{"Blaise: good_luck", "Ada: thanks"});
  REQUIRE(eventually([&] { return lines.toPlainText().endsWith("Ada (White): Thank you!"); }));
  at.ada.test.settle();
  at.ada.test.keep_picture("join-chat");
  at.ada.test.speak(german());
  REQUIRE(eventually([&] { return lines.toPlainText().contains("Blaise (Schwarz): Viel Glück!"); }));
  at.ada.test.speak(Language::kEnglish);
  at.ada.press("remote_chat");
  CHECK_FALSE(lines.isVisible());
}

TEST_CASE("words go out once, also over a cut, and markup stays a text") {
  Cable cable;
  AtTheBoard at("lines_of_action", "standard", &cable, {"--chat", "everybody"});
  at.ada.press("remote_chat");
  auto& words = at.ada.find<QLineEdit>("chat_words");
  REQUIRE(eventually([&] { return words.isVisible(); }));
  words.setText("  <b>a fine   idea</b> ");
  at.ada.press("chat_send");
  CHECK(lines_heard(at.blaise, 2s) == std::vector<std::string>{"Ada: <b>a fine idea</b>"});
  REQUIRE(eventually([&] { return words.text().isEmpty(); }));
  const auto& lines = at.ada.find<QPlainTextEdit>("chat_lines");
  CHECK(lines.toPlainText() == "Ada (White): <b>a fine idea</b>");

  words.setText("sent into the dark");
  at.ada.connection().drop();
  at.ada.find<QPushButton>("chat_send").click();
  REQUIRE(eventually([&] { return lines.toPlainText().contains("sent into the dark"); }));
  CHECK(lines.toPlainText().count("sent into the dark") == 1);
  CHECK(lines_heard(at.blaise, 1s) == std::vector<std::string>{"Ada: sent into the dark"});

  // Whoever is muted writes no more, and what was written is gone.
  ClubPage organiser(at.server, "Olga");
  organiser.take_session(organiser.post("/api/organiser", {{"code", at.server.told["organiser"]}}));
  REQUIRE(organiser.open() == 101);
  REQUIRE(organiser.lobby_command(
              {{"do", "mute"}, {"person", at.ada.connection().me().person}, {"mute", true}})["type"] ==
          "done");
  REQUIRE(eventually([&] { return lines.toPlainText().isEmpty() && !words.isVisible(); }));
  CHECK(at.ada.find<QLabel>("chat_note").text() == "The organiser lets you write no more.");
}

TEST_CASE("where a club has no chat there is no button for it") {
  AtTheBoard at("lines_of_action", "standard", nullptr, {"--chat", "off"});
  at.blaise_moves();
  REQUIRE(at.ada.has_moves(1));
  CHECK_FALSE(at.ada.find<QPushButton>("remote_chat").isVisible());
}

TEST_CASE("a move chosen ahead at a club is played when the turn comes", "[pictures]") {
  AtTheBoard at("lines_of_action", "standard");
  at.begin();
  SECTION("by clicks") {
    at.click("h4");
    at.click("f4");
    CHECK(at.ada.table().board().marks().premove ==
          std::vector<std::uint32_t>{at.place("h4"), at.place("f4")});
    CHECK(at.message() == "Your next move: h4 – f4 (Esc lets it go)");
    at.ada.test.keep_picture("join-ahead");
  }
  SECTION("typed") {
    at.ada.test.type_into(at.ada.table().move_entry().line(), "h4-f4");
    CHECK(at.message() == "Your next move: h4-f4 (Esc lets it go)");
  }
  REQUIRE_OK(at.blaise.move("g8-g6"));
  REQUIRE(at.ada.has_moves(4));
  CHECK(at.ada.match().history().back().text == "h4-f4");
  CHECK(at.message().isEmpty());
}

TEST_CASE("what was chosen ahead and can't be is said, and nothing is played") {
  AtTheBoard at("lines_of_action", "standard");
  at.begin();
  at.click("h5");
  at.click("f5");
  REQUIRE_OK(at.blaise.move("c6-d5"));
  REQUIRE(at.ada.has_moves(3));
  REQUIRE(eventually([&] { return at.message() == "Your move chosen ahead, h5 – f5, isn't possible now."; }));
  at.blaise.listen(300ms);
  CHECK(at.blaise.link->update().ply == 3);
}

TEST_CASE("Escape lets go what was chosen ahead, and the window stays at the board") {
  AtTheBoard at("lines_of_action", "standard");
  at.begin();
  at.click("h4");
  at.click("f4");
  QTest::keyClick(&at.ada.table().board(), Qt::Key_Escape);
  CHECK(at.message().isEmpty());
  CHECK(at.ada.page().at_board());
  REQUIRE_OK(at.blaise.move("g8-g6"));
  REQUIRE(at.ada.has_moves(3));
  at.blaise.listen(300ms);
  CHECK(at.blaise.link->update().ply == 3);
}

TEST_CASE("a move chosen ahead survives a lost connection, and goes with moves that are taken back") {
  Cable cable;
  AtTheBoard at("lines_of_action", "standard", &cable);
  at.begin();
  SECTION("lost") {
    at.click("h4");
    at.click("f4");
    at.ada.connection().drop();
    REQUIRE_OK(at.blaise.move("g8-g6"));
    REQUIRE(at.ada.has_moves(4));
    CHECK(at.ada.match().history().back().text == "h4-f4");
  }
  SECTION("taken back") {
    at.click("h4");
    at.click("f4");
    REQUIRE(at.ada.table().board().marks().premove.size() == 2);
    at.ada.press("remote_take_back");  // nobody is asked in this game
    REQUIRE(at.ada.has_moves(1));
    at.ada.test.settle();
    CHECK(at.ada.table().board().marks().premove.empty());
    CHECK(at.ada.match().history().size() == 1);
    CHECK(at.message().isEmpty());
  }
}

TEST_CASE("a pause is asked for, allowed at the window, and ended there") {
  AtTheBoard at("lines_of_action", "standard");
  at.begin();
  REQUIRE_OK(at.blaise.submit({Command::Type::kPause, 0, {}, 0}));
  REQUIRE(eventually([&] { return at.ada.match().update().table.request.has_value(); }));
  at.ada.test.settle();
  CHECK(at.ada.table().status().first_button()->text() == "A&llow");
  at.ada.table().status().first_button()->click();
  REQUIRE(eventually([&] { return at.ada.table().status().title() == "Paused"; }));
  at.ada.press("remote_pause");
  REQUIRE(eventually([&] { return !at.ada.match().update().table.paused && !at.ada.match().pending(); }));
}

TEST_CASE("from home, who has gone for long can be claimed against at the window", "[pictures]") {
  QTemporaryDir folder;
  const test::HurriedGame game;
  ServerRun server(store_in(folder), game.options(true));
  ClubPage blaise(server, "Blaise");
  (void)open_table(blaise, "hurried", "standard", std::string(game.rules().seat_name(0)));
  JoinUnderTest ada;
  ada.come_in(address_of(server), "Ada");
  ada.sit_down("hurried");
  ada.come_to_board();
  REQUIRE_FALSE(ada.table().status().words().contains("away"));
  blaise.close();
  REQUIRE(eventually([&] { return ada.match().update().table.can_claim_absence; }));
  ada.test.settle();
  CHECK(ada.table().status().words().contains("The other player has been away for long."));
  CHECK(ada.table().status().first_button()->text() == "C&laim the game");
  ada.test.keep_picture("join-away");
  ada.table().status().first_button()->click();
  REQUIRE(eventually([&] { return ada.match().update().table.result.has_value(); }));
  CHECK(ada.match().update().table.result == Outcome{{0, 2}, "disconnection"});
}

TEST_CASE("dice at a club roll as at one's own table, and stay in sight beside the board", "[pictures]") {
  AtTheBoard at("dice_checkers", "basic");
  const auto& geometry = *at.ada.match().board().geometry;
  const auto fights = [&](const Update& update) {  // else the first move
    for (const LegalMove& move : update.moves)
      for (const PictureItem& item : update.picture.items)
        if (item.place == move.clicks.back() && geometry.is_field(item.place)) return move.text;
    return update.moves.front().text;
  };
  const auto thrown = [&]() -> const SeenMove* {
    for (const SeenMove& move : at.ada.match().history())
      if (move.seat == BW_CHANCE) return &move;
    return nullptr;
  };
  bool rolled = false;
  QObject::connect(&at.ada.table().toast(), &DiceToast::shown_throw, &at.ada.page(),
                   [&](bool shown) { rolled = rolled || shown; });
  for (int i = 0; i < 30 && thrown() == nullptr; ++i) {
    at.blaise.listen(100ms);
    const std::size_t before = at.ada.match().history().size();
    if (!at.blaise.link->update().moves.empty())
      REQUIRE_OK(at.blaise.move(fights(at.blaise.link->update())));
    else if (!at.ada.match().update().moves.empty())
      at.ada.match().play(fights(at.ada.match().update()), {});
    REQUIRE(eventually([&] { return at.ada.match().history().size() > before; }));
  }
  REQUIRE(thrown() != nullptr);
  at.ada.test.settle();
  CHECK(rolled);
  CHECK_FALSE(at.ada.table().toast().dice().empty());
  at.ada.test.keep_picture("join-dice");
  REQUIRE(eventually([&] { return !at.ada.table().last_throw().faces().empty(); }));
  std::vector<std::vector<int>> told;
  const auto& history = at.ada.match().history();
  for (auto move = history.rbegin(); move != history.rend() && move->seat == BW_CHANCE; ++move)
    told.insert(told.begin(), thrown_dice(move->text));
  CHECK(at.ada.table().last_throw().faces() == told);
}

TEST_CASE("a spectator at the window is told how late it is") {
  QTemporaryDir folder;
  ServerRun server(store_in(folder), {"--delay", "3 moves"});
  ClubPage blaise(server, "Blaise"), carl(server, "Carl");
  const std::string table = open_table(blaise, "lines_of_action", "standard", "black");
  REQUIRE(carl.open() == 101);
  REQUIRE(carl.lobby_command({{"do", "sit"}, {"table", table}, {"seat", nullptr}})["type"] == "done");
  JoinUnderTest ada;
  ada.come_in(address_of(server), "Ada");
  ada.press(QString::fromStdString("lobby_board " + table));
  ada.come_to_board();
  CHECK_FALSE(ada.match().plays());
  CHECK(ada.match().watching().late.moves == 3);
  REQUIRE(eventually([&] { return ada.table().status().words().contains("Shown 3 moves late"); }));
  const std::string match = ada.match().match();
  blaise.watch(match, *rules_to_play("lines_of_action"), 0);
  REQUIRE_OK(blaise.move("c8-c6"));
  ada.test.wait(700);
  CHECK(ada.match().history().empty());
}
