// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the window comes into a club, and what it believes of what a server says: the real one on this computer, and
// servers that are none.
#include <sys/stat.h>

#include "framework/text/config_file.hpp"
#include "tests/desktop/join_under_test.hpp"
#include "ui/desktop/panels/state_words.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using test::Json;
using test::ServerRun;

TEST_CASE("an address is read as people type it") {
  const auto same = [](const QString& typed, const QString& origin, const QString& code = {}) {
    INFO(typed.toStdString());
    const auto read = read_club_address(typed);
    REQUIRE(read);
    CHECK(read->origin() == origin);
    CHECK(read->code == code);
  };
  same("192.168.1.5:8080", "http://192.168.1.5:8080");
  same("  192.168.1.5 ", "http://192.168.1.5:8080");
  same("http://192.168.1.5:8080/", "http://192.168.1.5:8080");
  same("http://192.168.1.5:8080/#ABCD-EFGH", "http://192.168.1.5:8080", "ABCD-EFGH");
  same("http://192.168.1.5:8080/join#code=ABCD", "http://192.168.1.5:8080", "ABCD");
  same("192.168.1.5:8080 ABC-DEF", "http://192.168.1.5:8080", "ABC-DEF");
  same("Club.Local", "http://club.local:8080");
  same("http://club.local", "http://club.local");
  same("https://club.example/", "https://club.example");
  same("[fe80::1]:8081", "http://[fe80::1]:8081");
  CHECK(read_club_address("192.168.1.5")->socket().toString() == "ws://192.168.1.5:8080/ws");
  for (const char* none :
       {"", "  ", "ftp://192.168.1.5", "http://", "a b c", "ada@club.local", "1.2.3.4:99999", "\n"}) {
    INFO(none);
    CHECK_FALSE(read_club_address(none));
  }
}

TEST_CASE("a session is kept by address, for nobody else to read") {
  need_application();
  const std::string club = "http://192.168.1.9:8080";
  CHECK_FALSE(kept_session(club));
  REQUIRE_OK(keep_session(club, {"Ada", "boardwright=abcDEF123"}));
  REQUIRE_OK(keep_session("http://other:8080", {"Bea", "__Host-boardwright=x_y-z"}));
  CHECK(kept_session(club) == ClubSession{"Ada", "boardwright=abcDEF123"});
  struct stat facts {};
  const auto file = user_data("clubs.json");
  REQUIRE_OK(file);
  REQUIRE(::stat(file->c_str(), &facts) == 0);
  CHECK((facts.st_mode & 0777) == 0600);
  REQUIRE_OK(forget_session(club));
  CHECK_FALSE(kept_session(club));
  CHECK(kept_session("http://other:8080"));
  for (const char* none : {"", "boardwright=", "boardwright=a;b", "boardwright=a\r\nX: y", "session=abc"})
    CHECK_FALSE(is_session_cookie(none));
}

TEST_CASE("what a server tells of a board is the board, or refused") {
  need_application();
  QTemporaryDir folder;
  ServerRun server(store_in(folder));
  for (const auto* game : {"lines_of_action/standard", "dice_checkers", "two_field/barrage", "militakiri"}) {
    INFO(game);
    const auto entry = games_under_test().find(game);
    REQUIRE_OK(entry);
    const auto rules = entry->create();
    REQUIRE_OK(rules);
    const auto local = BoardGeometry::of(**rules);
    const std::string path = "/api/board/" + entry->game->id() + "/" + entry->variant->id + "?language=nl";
    const std::string told = test::ask(server, {"GET", path}).body;
    const auto board = read_server_board(told);
    REQUIRE_OK(board);
    REQUIRE(board->geometry);
    CHECK(board->names.places == GameNames::of(**rules).places);
    CHECK(board->names.kinds == GameNames::of(**rules).kinds);
    CHECK(board->geometry->columns() == local->columns());
    CHECK(board->geometry->rows() == local->rows());
    CHECK(board->look.style == entry->game->appearance().style);
    CHECK(board->look.colours == entry->game->appearance().colours);
    for (std::uint32_t field = 0; field < local->fields().size(); ++field)
      CHECK(board->geometry->fields()[field].centre == local->fields()[field].centre);
    // Anything else in its place is refused, and nothing falls over.
    const Json whole = Json::parse(told);
    for (const char* key : {"seats", "places", "kinds", "texts", "game", "version"})
      for (const Json& other : {Json(7), Json("x"), Json::array({nullptr}), Json::array({Json::array()})}) {
        Json changed = whole;
        changed[key] = other;
        if (key != std::string("game")) CHECK_FALSE(read_server_board(changed.dump()));
      }
    for (const char* key : {"fields", "outlines", "zones", "trays"}) {
      Json changed = whole;
      changed["board"][key] = Json::array({{{"centre", {1e9, 0}}, {"fields", {99999}}}});
      CHECK_FALSE(read_server_board(changed.dump()));
    }
  }
  CHECK_FALSE(read_server_board(std::string(100000, '[')));
  CHECK_FALSE(read_server_board("{}"));
}

TEST_CASE("nothing of an update leaves the board that was told") {
  need_application();
  ServerBoard board;
  board.names = {SeatNames({"black", "white"}), {"a1", "b1"}, {"man"}};
  Update update;
  update.picture.items = {{1, 0}};
  CHECK(fits(update, board));
  update.picture.items = {{2, 0}};
  CHECK_FALSE(fits(update, board));
  update.picture.items = {{1, 1}};
  CHECK_FALSE(fits(update, board));
  update.picture.items.clear();
  update.moves = {{"a1-b1", {0, 2}}};
  CHECK_FALSE(fits(update, board));
  update.moves.clear();
  update.clocks.resize(3);
  CHECK_FALSE(fits(update, board));
  CHECK_FALSE(fits(Answer(HistoryAnswer{{{{0, 9}}, {}}, {}}), board));
  CHECK_FALSE(fits(Answer(ArrangeAnswer{Arranged{{{9, 0}}, {}, {}, false, {}}}), board));
}

TEST_CASE("other words come to the board that was there, and to no other one") {
  need_application();
  const auto entry = games_under_test().find("lines_of_action");
  REQUIRE_OK(entry);
  const auto rules = entry->create();
  REQUIRE_OK(rules);
  ServerBoard board;
  board.names = GameNames::of(**rules);
  board.seat_names = {"Black", "White"};
  board.kind_names = {"black piece", "white piece"};
  board.tray_names = {"Reserve"};
  board.geometry = BoardGeometry::of(**rules);
  board.turns = {0, 180};
  ServerBoard told;
  told.names = board.names;
  told.game_name = "Zuglinien";
  told.seat_names = {"Schwarz", "Weiß"};
  told.kind_names = {"schwarzer Stein", "weißer Stein"};
  const auto same = in_other_words(board, told);
  REQUIRE(same);
  CHECK(same->game_name == "Zuglinien");
  CHECK(same->seat(1) == "Weiß");
  CHECK(same->kind_names == told.kind_names);
  CHECK(same->tray_names == QStringList{"Reserve"});  // those without a word keep theirs
  CHECK(same->turns == board.turns);
  REQUIRE(same->geometry);  // also where nothing more is told of it
  CHECK(same->geometry->place_count() == board.geometry->place_count());

  told.names.places.pop_back();
  CHECK_FALSE(in_other_words(board, told));
  told.names = board.names;
  told.names.kinds.clear();
  CHECK_FALSE(in_other_words(board, told));
  told.names = board.names;
  told.names.seats = SeatNames({"black"});
  CHECK_FALSE(in_other_words(board, told));
}

TEST_CASE("who has left a game of three is told behind the name") {
  need_application();
  TableState table;
  CHECK_FALSE(has_left(table, 1));
  CHECK(with_departure("Ada", table, 1) == "Ada");
  table.left = {{1, "resignation"}, {2, "time"}};
  CHECK_FALSE(has_left(table, 0));
  CHECK(has_left(table, 1));
  CHECK(has_left(table, 2));
  CHECK(with_departure("Ada", table, 0) == "Ada");
  CHECK(with_departure("Ada", table, 1) == "Ada – gave up");
  CHECK(with_departure("Ada", table, 2) == "Ada – out of time");
  CHECK(left_words("disconnection") == "has left");
}

TEST_CASE("why one can't come in is said in one sentence") {
  JoinUnderTest ada;
  ada.enter("", "Ada");
  CHECK(ada.message().startsWith("That is no address"));
  ada.enter("192.168.1.5", " ");
  CHECK(ada.message().startsWith("Type the name"));

  QTcpServer closed;
  REQUIRE(closed.listen(QHostAddress::LocalHost));
  const QString nowhere = QStringLiteral("127.0.0.1:%1").arg(closed.serverPort());
  closed.close();
  CHECK(ada.refusal(nowhere) == "Nobody answers at http://" + nowhere +
                                    ": is this computer in the club's Wi-Fi, and is the number right?");

  StrangeServer other;
  const QString strange =
      "What answers at http://" + other.address() + " is no club of Boardwright: look at the address again.";
  CHECK(ada.refusal(other.address()) == strange);
  for (const QByteArray& nonsense :
       {QByteArray("{}"), QByteArray("[1,2]"), QByteArray("{\"version\":1}"), QByteArray("null"),
        QByteArray("\xff\xfe"), QByteArray(200000, '['), QByteArray("{\"version\":1,\"club\":7,\"me\":null}"),
        QByteArray("{\"version\":1,\"club\":\"x\",\"me\":{\"person\":[]}}")}) {
    INFO(nonsense.left(60).toStdString());
    other.pages["/api/hello"] = nonsense;
    CHECK(ada.refusal(other.address()) == strange);
  }
  other.pages["/api/hello"] = QByteArray(static_cast<qsizetype>(ClubAnswer::kLargest) + 10, ' ');
  CHECK(ada.refusal(other.address()) == strange);
  other.pages["/api/hello"] = R"({"version":2,"club":"x","later":true})";
  CHECK(ada.refusal(other.address()).startsWith("The club's program is newer than this one"));
  other.pages["/api/hello"] = R"({"version":0,"club":"x"})";
  CHECK(ada.refusal(other.address()).startsWith("The club's program is older than this one"));

  // It lets one in, and then says what nobody understands.
  const QByteArray hello = R"({"version":1,"club":"x","needs_code":false,"token":"t","me":)";
  other.pages["/api/hello"] = hello + "null}";
  other.pages["/api/join"] = hello + R"({"person":"p1","name":"Ada","role":"guest"}})";
  CHECK(ada.refusal(other.address()) == strange);  // without a session
  other.headers = "Set-Cookie: boardwright=abc123; Path=/; HttpOnly\r\n";
  for (const QByteArray& garbage :
       {QByteArray("no JSON"), QByteArray(5000, '['), QByteArray(R"({"type":5})"),
        QByteArray(R"({"type":"welcome","version":1,"me":[]})"), QByteArray(R"({"type":"lobby","people":7})"),
        QByteArray(R"({"type":"lobby","people":[],"tables":[{"table":"t1"}]})")}) {
    INFO(garbage.left(60).toStdString());
    other.frames = {garbage};
    CHECK(ada.refusal(other.address()) ==
          "What http://" + other.address() +
              " says can't be understood, so the connection was ended: look at the "
              "address again.");
  }
  // The session is a secret of the two: it stands in one header, and nowhere else.
  CHECK(other.asked.contains("Cookie: boardwright=abc123"));
  CHECK(other.asked.count("abc123") == other.asked.count("Cookie: boardwright=abc123"));
  REQUIRE_OK(forget_session("http://" + other.address().toStdString()));
}

TEST_CASE("a club that asks for the evening's code lets in who knows it") {
  QTemporaryDir folder;
  ServerRun server(store_in(folder), {"--ask-code"});
  const QString code = QString::fromStdString(server.told.value("code", ""));
  REQUIRE_FALSE(code.isEmpty());
  JoinUnderTest ada;
  CHECK(ada.refusal(address_of(server)).startsWith("Guests need the code"));
  CHECK(ada.refusal(address_of(server), "WRONG-CODE").startsWith("That is not the code"));
  ada.come_in("http://" + address_of(server) + "/#" + code, "Ada");
  // Another who is called so: in the room a name is one person's.
  JoinUnderTest bea;
  REQUIRE_OK(forget_session("http://" + server.host()));
  CHECK(bea.refusal(address_of(server), code).startsWith("Somebody there is called so already"));
}
