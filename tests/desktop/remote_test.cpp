// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window has of a club's server, without the window: the real server on this computer, a cable that is
// pulled, and a server that is none.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <set>

#include "tests/desktop/cable.hpp"
#include "tests/server/club_page.hpp"
#include "ui/desktop/remote/club_connection.hpp"
#include "ui/desktop/remote/kept_sessions.hpp"
#include "ui/desktop/remote/remote_match.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using namespace std::chrono_literals;
using test::ClubPage;
using test::Json;
using test::ServerRun;

namespace {

using State = ClubConnection::State;
using Problem = ClubConnection::Problem;

void need_loop() {
  static int count = 1;
  static char name[] = "remote_test";
  static char* arguments[] = {name, nullptr};
  static QTemporaryDir home;
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  qputenv("XDG_STATE_HOME", home.path().toUtf8());
  static auto* loop = new QCoreApplication(count, arguments);  // lives as long as the process
  static_cast<void>(loop);
}

template <class Condition>
bool comes_true(Condition holds) {
  QElapsedTimer since;
  since.start();
  while (!holds() && since.elapsed() < 60'000)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
  return holds();
}

/// Ada's end, and Blaise on a phone, who opens a table and sits at the first seat.
struct AtAClub {
  QTemporaryDir folder;
  Cable cable;
  ServerRun server;
  ClubPage blaise;
  ClubConnection ada;
  std::unique_ptr<RemoteMatch> match;
  std::shared_ptr<const Rules> rules;

  AtAClub(const std::string& game, const std::string& variant)
      : server(folder.filePath("club.db").toStdString(),
               {"--name", "127.0.0.1:" + std::to_string(cable.port())}),
        blaise(server, "Blaise"),
        rules(test::value_of(test::own_games().create(game + "/" + variant))) {
    cable.lead_to(server.port);
    REQUIRE(blaise.open() == 101);
    const Json opened = blaise.lobby_command({{"do", "open"},
                                              {"game", game},
                                              {"variant", variant},
                                              {"seat", rules->seat_name(0)},
                                              {"clock", nullptr}});
    REQUIRE(opened["type"] == "done");
    enter();
    const std::string table = opened["table"];
    std::string refused = "not answered";
    ada.ask_lobby({{"do", "sit"}, {"table", table}, {"seat", nullptr}},
                  [&](const std::string& code) { refused = code; });
    REQUIRE(comes_true([&] { return refused.empty() && !playing().empty(); }));
    std::shared_ptr<const ServerBoard> board;
    ada.fetch(QString::fromStdString("/api/board/" + game + "/" + variant + "?language=de"),
              [&](const std::string& told) {
                auto read = read_server_board(told);
                INFO(told.substr(0, 300));
                if (!read) FAIL(read.error());
                board = std::make_shared<const ServerBoard>(std::move(*read));
              });
    REQUIRE(comes_true([&] { return board != nullptr; }));
    CHECK(board->names.places == GameNames::of(*rules).places);
    cable.heard.clear();  // the board is full of numbers
    match = std::make_unique<RemoteMatch>(ada, playing(), board, 1);
    REQUIRE(comes_true([&] { return match->begun(); }));
    REQUIRE(blaise.match_at(table) == match->match());
    blaise.watch(match->match(), *rules, 0);
    REQUIRE(blaise.link->begun());
  }
  void enter() {
    ada.enter(*read_club_address(QStringLiteral("127.0.0.1:%1").arg(cable.port())), "Ada", {});
    REQUIRE(comes_true([&] { return ada.state() == State::kIn && !ada.lobby().people.empty(); }));
  }
  std::string playing() const {
    for (const ClubTable& table : ada.lobby().tables)
      if (table.seat_of(ada.me().person) != nullptr) return table.match;
    return {};
  }
  void blaise_moves() {
    const auto done = blaise.move(blaise.link->update().moves.front().text);
    if (!done) FAIL(done.error());
  }
  bool may_move() {
    return comes_true([&] { return !match->update().moves.empty() && !match->pending(); });
  }
  std::string play() {
    const std::string move = match->update().moves.front().text;
    match->play(move, {});
    return move;
  }
  void both_have(std::size_t moves) {
    REQUIRE(comes_true([&] { return match->history().size() == moves && !match->pending(); }));
    blaise.listen(300ms);
    CHECK(blaise.link->update().ply == moves);
  }
};

}  // namespace

TEST_CASE("a game of Lines of Action at a club's server, to its end, and again as the same person") {
  need_loop();
  AtAClub at("lines_of_action", "standard");
  CHECK(at.match->plays());
  at.blaise_moves();
  REQUIRE(at.may_move());
  const std::string move = at.play();
  at.both_have(2);
  CHECK(at.match->history().back().text == move);
  std::optional<Explanation> why;
  at.blaise_moves();
  REQUIRE(at.may_move());
  AskExplain question;
  question.move = "a5-e5";
  at.match->ask(question, [&](const Answer& answer) { why = std::get<ExplainAnswer>(answer).explanation; });
  REQUIRE(comes_true([&] { return why.has_value(); }));
  CHECK(at.match->board().explanation(*why).contains("(L"));
  at.match->command(Command::Type::kResign, {});
  REQUIRE(comes_true([&] { return at.match->update().table.result.has_value(); }));
  CHECK(at.match->board().reason(*at.match->update().table.result, Seat{1}).endsWith('.'));
  const std::string me = at.ada.me().person;
  at.match.reset();
  at.ada.leave();
  at.enter();
  CHECK(at.ada.me().person == me);
}

TEST_CASE("a cut connection heals, and no move is lost or doubled") {
  need_loop();
  AtAClub at("lines_of_action", "standard");
  std::size_t moves = 0;
  for (const bool before : {true, false, true, false}) {
    INFO(before);
    at.blaise_moves();
    ++moves;
    REQUIRE(at.may_move());
    if (before) at.ada.drop();
    const std::string move = at.play();
    ++moves;
    if (!before) at.ada.drop();
    CHECK(at.ada.stale());
    at.both_have(moves);
    CHECK(at.match->history().back().text == move);
    CHECK_FALSE(at.ada.stale());
  }
}

TEST_CASE("silence is seen within four seconds, and what arrives twice acts once") {
  need_loop();
  AtAClub at("lines_of_action", "standard");
  at.blaise_moves();
  REQUIRE(at.may_move());
  at.cable.pull();
  QElapsedTimer silent;
  silent.start();
  (void)at.play();
  REQUIRE(comes_true([&] { return at.ada.stale(); }));
  CHECK(silent.elapsed() < 4000 + 1000);  // a busy machine has its own pace
  REQUIRE(comes_true([&] { return at.ada.state() == State::kLost; }));
  at.cable.plug();
  at.both_have(2);
  CHECK_FALSE(at.ada.stale());
  // What the others have done meanwhile is there too.
  at.cable.pull();
  at.blaise_moves();
  REQUIRE(comes_true([&] { return at.ada.state() == State::kLost; }));
  at.cable.plug();
  at.both_have(3);
}

TEST_CASE("of a hidden set-up nothing is sent") {
  need_loop();
  AtAClub at("two_field", "barrage");
  std::optional<Result<Answer>> made;
  at.blaise.link->ask(AskArrange{{}, ArrangeChange{ArrangeChange::Type::kAtRandom, 0, 0, 0, 5}},
                      [&](const Result<Answer>& answer) { made = answer; });
  for (int i = 0; i < 50 && !made; ++i) (void)at.blaise.hear("", 200ms);
  REQUIRE(made);
  Command ready{Command::Type::kArrange, 0, {}, 0};
  ready.placed = std::get<ArrangeAnswer>(**made).arranged->placed;
  REQUIRE(at.blaise.submit(ready));
  std::optional<Arranged> own;
  at.match->ask(AskArrange{{}, ArrangeChange{ArrangeChange::Type::kAtRandom, 0, 0, 0, 9}},
                [&](const Answer& answer) { own = std::get<ArrangeAnswer>(answer).arranged; });
  REQUIRE(comes_true([&] { return own.has_value(); }));
  CHECK(own->complete);
  at.match->arrange(own->placed, {});
  REQUIRE(
      comes_true([&] { return at.match->update().on_turn == std::vector<Seat>{0} && !at.match->pending(); }));
  const auto& board = *at.match->board().geometry;
  std::set<std::uint32_t> seen;
  for (const PictureItem& item : at.match->update().picture.items)
    if (board.kinds()[item.kind].owner == 0 && board.is_field(item.place)) seen.insert(item.kind);
  CHECK(seen.size() == 1);  // all of them look the same
  REQUIRE(ready.placed.size() > 4);
  for (const PlacedPiece& piece : ready.placed) {
    CHECK_FALSE(seen.contains(piece.kind));
    CHECK_FALSE(at.cable.heard.contains('[' + QByteArray::number(piece.place) + ',' +
                                        QByteArray::number(piece.kind) + ','));
  }
  CHECK(at.cable.heard.contains("\"picture\""));
}

TEST_CASE("what is no club of ours is told apart") {
  need_loop();
  ClubConnection ada;
  StrangeServer other;
  const auto problem = [&](const QString& address) {
    ada.enter(*read_club_address(address), "Ada", {});
    REQUIRE(comes_true([&] { return ada.problem() != Problem::kNone; }));
    CHECK(ada.state() == State::kOut);
    return ada.problem();
  };
  QTcpServer closed;
  REQUIRE(closed.listen(QHostAddress::LocalHost));
  const QString nowhere = QStringLiteral("127.0.0.1:%1").arg(closed.serverPort());
  closed.close();
  CHECK(problem(nowhere) == Problem::kNobody);
  CHECK(problem(other.address()) == Problem::kNotBoardwright);
  const QByteArray hello = R"({"version":1,"club":"x","needs_code":false,"token":"t","me":)";
  for (const QByteArray& nonsense :
       {QByteArray("{}"), QByteArray("null"), QByteArray("\xff\xfe"), QByteArray(200000, '['),
        QByteArray(static_cast<qsizetype>(ClubAnswer::kLargest) + 10, ' '), hello + "[]}"}) {
    other.pages["/api/hello"] = nonsense;
    CHECK(problem(other.address()) == Problem::kNotBoardwright);
  }
  other.pages["/api/hello"] = R"({"version":2,"club":"x"})";
  CHECK(problem(other.address()) == Problem::kNewer);
  other.pages["/api/hello"] = R"({"version":0,"club":"x"})";
  CHECK(problem(other.address()) == Problem::kOlder);
  other.pages["/api/hello"] = hello + "null}";
  other.pages["/api/join"] = hello + R"({"person":"p1","name":"Ada","role":"guest"}})";
  other.headers = "Set-Cookie: boardwright=abc123; Path=/; HttpOnly\r\n";
  for (const QByteArray& garbage : {QByteArray("no JSON"), QByteArray(5000, '['), QByteArray(R"({"type":5})"),
                                    QByteArray(R"({"type":"welcome","version":1,"me":[]})"),
                                    QByteArray(R"({"type":"lobby","people":7})")}) {
    INFO(garbage.left(40).toStdString());
    other.frames = {garbage};
    CHECK(problem(other.address()) == Problem::kGarbage);
  }
  CHECK(other.asked.count("abc123") == other.asked.count("Cookie: boardwright=abc123"));
}

TEST_CASE("who doesn't know the evening's code stays outside") {
  need_loop();
  QTemporaryDir folder;
  ServerRun server(folder.filePath("club.db").toStdString(), {"--ask-code"});
  const QString code = QString::fromStdString(server.told.value("code", "")),
                host = QString::fromStdString(server.host());
  REQUIRE_FALSE(code.isEmpty());
  ClubConnection ada;
  const auto problem = [&](const QString& typed) {
    ada.enter(*read_club_address(host), "Ada", typed);
    REQUIRE(comes_true([&] { return ada.problem() != Problem::kNone || ada.state() == State::kIn; }));
    return ada.problem();
  };
  CHECK(problem({}) == Problem::kNeedsCode);
  CHECK(problem("WRONG-CODE") == Problem::kWrongCode);
  CHECK(problem(code) == Problem::kNone);
  CHECK(kept_session("http://" + server.host()));
}
