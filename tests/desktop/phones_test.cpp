// SPDX-License-Identifier: GPL-3.0-or-later
//
// The club, opened to phones from the window: the real server beside it, and one that says what a test wants.
#include <signal.h>
#include <unistd.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QDBusVirtualObject>
#include <QFile>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <cerrno>
#include <nlohmann/json.hpp>

#ifdef BOARDWRIGHT_ZBAR
#include <zbar.h>
#endif

#include "framework/papers/qr_picture.hpp"
#include "tests/desktop/fake_nmcli.hpp"
#include "tests/desktop/found_in.hpp"
#include "tests/desktop/room_under_test.hpp"
#include "tests/server/wire.hpp"
#include "tests/support/languages.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/phones/access_point.hpp"
#include "ui/desktop/phones/code_picture.hpp"
#include "ui/desktop/phones/keep_awake.hpp"
#include "ui/desktop/phones/phones_page.hpp"
#include "ui/desktop/phones/wifi_code.hpp"
#include "ui/desktop/phones/wifi_panel.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using Json = nlohmann::json;

namespace {

/// What a phone reads there: the squares on the screen are those of this text's code, in black on white with
/// four squares of white around them; a reader of codes says the same, where there is one.
void check_code(CodePicture& picture, const QString& text) {
  const QImage image = picture.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
  const papers::QrPicture wanted = papers::qr_picture(text.toStdString());
  REQUIRE(wanted.size > 0);
  const int square = image.width() / (wanted.size + 8);
  REQUIRE(square >= 2);
  const int edge = (image.width() - square * wanted.size) / 2;
  int wrong = 0;
  for (int y = -4; y < wanted.size + 4; ++y)
    for (int x = -4; x < wanted.size + 4; ++x) {
      const bool inside = x >= 0 && y >= 0 && x < wanted.size && y < wanted.size;
      const bool dark = inside && wanted.dark(x, y);
      wrong += image.pixelColor(edge + x * square + square / 2, edge + y * square + square / 2).lightness() !=
               (dark ? 0 : 255);
    }
  INFO(text.toStdString());
  CHECK(wrong == 0);
#ifdef BOARDWRIGHT_ZBAR
  std::string bytes;
  for (int y = 0; y < image.height(); ++y)
    bytes.append(reinterpret_cast<const char*>(image.constScanLine(y)),
                 static_cast<std::size_t>(image.width()));
  zbar::Image seen(static_cast<unsigned>(image.width()), static_cast<unsigned>(image.height()), "Y800",
                   bytes.data(), bytes.size());
  zbar::ImageScanner scanner;
  REQUIRE(scanner.scan(seen) == 1);
  CHECK(seen.symbol_begin()->get_data() == text.toStdString());
#endif
}

/// The window with a club, and hands for the page.
struct PhonesUnderTest : RoomUnderTest {
  PhonesUnderTest() {
    QSettings().remove("phones");
    test.window().use_club(club);
    test.window().let_phones_in(StoreLocation::file(folder.filePath("club.db").toStdString()), {});
    test.window().findChild<QAction*>("phones")->trigger();
    test.settle();
    page().set_port(0);
  }
  PhonesPage& page() { return test.window().phones().page(); }
  PhonesServer& server() { return page().server(); }
  template <class Widget>
  Widget& find(const char* name) {
    return found_in<Widget>(page(), name);
  }
  QString text(const char* name) { return find<QLabel>(name).text(); }
  void press(const char* name) {
    auto& button = find<QPushButton>(name);
    INFO(name);
    REQUIRE(button.isVisible());
    REQUIRE(button.isEnabled());
    button.click();
    test.settle();
  }
  void open() {
    press("phones_open");
    REQUIRE(eventually([&] { return server().is_open() && !server().news().addresses.isEmpty(); }));
    test.settle();
  }
  QString message() {
    return find<QLabel>("phones_message").isVisible() ? text("phones_message") : QString();
  }

  // A server that says what a test writes down.
  QString said() { return folder.filePath("said"); }
  void write(const Json& line) {
    QFile file(said());
    REQUIRE(file.open(QIODevice::Append));
    file.write(QByteArray::fromStdString(line.dump()) + "\n");
  }
  void use_telling(const QStringList& addresses) {
    const QString program = folder.filePath("server");
    QFile file(program);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("#!/bin/sh\nexec tail -n +1 -s 0.02 -f '" + said().toUtf8() + "'\n");
    file.close();
    REQUIRE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    server().use_program(program.toStdString());
    std::vector<std::string> list;
    for (const QString& one : addresses) list.push_back(one.toStdString());
    write({{"port", 8080}, {"addresses", list}, {"organiser", "ABC-DEF"}, {"code", nullptr}, {"page", "1"}});
    write_now(addresses);
  }
  void write_now(const QStringList& addresses, const std::vector<std::string>& people = {}, int games = 0,
                 const std::string& from = {}) {
    std::vector<std::string> list;
    for (const QString& one : addresses) list.push_back(one.toStdString());
    Json now{{"addresses", list}, {"people", people}, {"games", games}, {"came", !from.empty()}};
    now["reached"] =
        from.empty() ? Json() : Json{{"when", 1'800'000'000'000}, {"from", from}, {"elsewhere", true}};
    write({{"now", now}});
  }
  QFrame& causes() { return find<QFrame>("card"); }
};

bool is_running(qint64 process) { return ::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH; }

test::HttpAnswer ask(quint16 port, const std::string& head, const std::string& body = {}) {
  test::Wire wire(port);
  wire.send(head + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) +
            "\r\nOrigin: http://127.0.0.1:" + std::to_string(port) + "\r\nConnection: close\r\n" +
            (body.empty() ? std::string()
                          : "Content-Type: application/json\r\nContent-Length: " +
                                std::to_string(body.size()) + "\r\n") +
            "\r\n" + body);
  return wire.answer();
}

/// What a desktop answers to whoever wants it to stay awake.
class Desktop final : public QDBusVirtualObject {
 public:
  QStringList asked;
  int sleep = -1;  // the end of the pipe that tells when logind's is closed

  ~Desktop() override {
    if (sleep >= 0) ::close(sleep);
  }
  QString introspect(const QString&) const override { return {}; }
  bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
    QStringList words{message.interface(), message.member()};
    for (const QVariant& argument : message.arguments()) words << argument.toString();
    asked << words.join(' ');
    if (message.member() != "Inhibit") return true;
    if (message.interface() == "org.freedesktop.ScreenSaver") return bus.send(message.createReply(7U));
    int ends[2];
    REQUIRE(pipe(ends) == 0);
    if (sleep >= 0) ::close(sleep);
    sleep = ends[0];
    const QDBusUnixFileDescriptor given(ends[1]);
    ::close(ends[1]);
    return bus.send(message.createReply(QVariant::fromValue(given)));
  }
  [[nodiscard]] bool sleep_is_let() const {
    pollfd end{sleep, POLLIN, 0};
    return sleep >= 0 && poll(&end, 1, 0) > 0 && (end.revents & POLLHUP) != 0;
  }
};

const QStringList kAddress{"http://192.168.1.5:8080/"};

}  // namespace

TEST_CASE("the club is opened to phones, on the store that the window has open") {
  PhonesUnderTest phones;
  REQUIRE_OK(phones.club->people().add("Anna"));
  CHECK(phones.test.window().windowTitle().startsWith("Open to phones"));
  phones.find<QLineEdit>("phones_club").setText("Our club");
  phones.find<QCheckBox>("phones_codes").setChecked(true);
  auto& delay = phones.find<QComboBox>("phones_delay");
  CHECK(delay.currentText() == "at once");
  delay.setCurrentIndex(delay.findData(QStringLiteral("5m")));
  CHECK(delay.currentText() == "5 minutes late");
  phones.open();
  const QString address = phones.page().address();
  CHECK(phones.text("phones_address") == address);
  CHECK(address.contains(":" + QString::number(phones.server().port()) + "/"));
  check_code(phones.find<CodePicture>("phones_code"), address);
  // Three codes for three roles, which nobody sees who doesn't ask: a projector may show this page.
  auto& codes = phones.find<Fold>("phones_staff_codes");
  CHECK_FALSE(codes.is_open());
  CHECK_FALSE(phones.find<QLabel>("phones_organiser").isVisible());
  codes.heading().click();
  phones.test.settle();
  QSet<QString> different;
  for (const char* role : {"phones_helper", "phones_arbiter", "phones_organiser"}) {
    CHECK(phones.find<QLabel>(role).isVisible());
    CHECK(phones.text(role).size() >= 8);
    different.insert(phones.text(role));
  }
  CHECK(different.size() == 3);
  CHECK(phones.text("phones_guest").size() == 6);
  CHECK(phones.text("phones_reached") == "not yet");
  CHECK(phones.text("phones_here") == "nobody yet");
  CHECK(phones.page().awake().holds());

  // The page is reached, and the window says when and from where.
  const quint16 port = phones.server().port();
  const QTime before = QTime::currentTime().addSecs(-1);
  const auto hello = ask(port, "GET /api/hello");
  REQUIRE(hello.status == 200);
  CHECK(Json::parse(hello.body)["club"] == "Our club");
  REQUIRE(eventually([&] { return phones.text("phones_reached").endsWith(" from this computer"); }));
  const QTime told = QTime::fromString(phones.text("phones_reached").left(8), "HH:mm:ss");
  CHECK(told.isValid());
  CHECK((before.secsTo(told) >= 0 || told.hour() == 0));
  CHECK_FALSE(phones.server().news().came);

  // Somebody comes in by the code, and is here as long as the page is open.
  const Json in{{"name", "Ada"}, {"code", phones.text("phones_guest").toStdString()}};
  CHECK(ask(port, "POST /api/join", Json{{"name", "Eve"}}.dump()).status == 403);
  auto joined = ask(port, "POST /api/join", in.dump());
  INFO(joined.body);
  REQUIRE(joined.status == 200);
  const std::string cookie = joined.headers["set-cookie"].substr(0, joined.headers["set-cookie"].find(';'));
  {
    test::Wire socket(port);
    const std::string host = "127.0.0.1:" + std::to_string(port);
    socket.send("GET /ws HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host + "\r\nCookie: " + cookie +
                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    REQUIRE(socket.answer().status == 101);
    CHECK(eventually([&] { return phones.text("phones_here") == "1: Ada"; }));
  }
  CHECK(eventually([&] { return phones.text("phones_here") == "nobody yet"; }));

  // Both write into one store.
  REQUIRE_OK(phones.club->people().add("Ben"));
  const auto members = phones.club->people().members();
  REQUIRE_OK(members);
  CHECK(members->size() == 2);

  const qint64 process = phones.server().process();
  REQUIRE(process > 0);
  phones.press("phones_close");
  CHECK(phones.text("phones_message").isEmpty());
  REQUIRE(eventually([&] { return phones.server().state() == PhonesServer::State::kClosed; }));
  CHECK_FALSE(is_running(process));
  CHECK(phones.message().isEmpty());
  CHECK_FALSE(test::Wire(port).is_open());
  CHECK_FALSE(phones.page().awake().holds());
  CHECK(phones.find<QLineEdit>("phones_club").isVisible());

  // Who was in is in when it opens again at the same place.
  phones.page().set_port(port);
  phones.open();
  test::Wire again(port);
  again.send("GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\nCookie: " + cookie +
             "\r\nConnection: close\r\n\r\n");
  CHECK(Json::parse(again.answer().body)["me"]["name"] == "Ada");
}

TEST_CASE("the club is open to phones from the start where the command line says so") {
  PhonesUnderTest phones;
  phones.test.window().phones().open_at_once();
  REQUIRE(eventually([&] { return phones.server().is_open(); }));
  const qint64 process = phones.server().process();
  phones.test.window().phones().open_at_once();  // it is
  phones.test.settle();
  CHECK(phones.server().process() == process);
  CHECK(eventually([&] { return phones.page().address().startsWith("http://"); }));
}

TEST_CASE("a port that is taken is said, and another one is offered") {
  const int taken = socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in6 place{};
  place.sin6_family = AF_INET6;
  REQUIRE(bind(taken, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0);
  REQUIRE(listen(taken, 1) == 0);
  socklen_t size = sizeof place;
  REQUIRE(getsockname(taken, reinterpret_cast<sockaddr*>(&place), &size) == 0);
  const quint16 port = ntohs(place.sin6_port);
  PhonesUnderTest phones;
  phones.page().set_port(port);
  CHECK_FALSE(phones.find<QPushButton>("phones_other_port").isVisible());
  phones.press("phones_open");
  REQUIRE(eventually([&] { return !phones.message().isEmpty(); }));
  CHECK(phones.message() ==
        QString("Port %1 can't be opened: another program has it. End that one, or open on "
                "another port.")
            .arg(port));
  phones.test.keep_picture("phones-port-taken");
  phones.press("phones_other_port");
  REQUIRE(eventually([&] { return phones.server().is_open(); }));
  CHECK(phones.message().isEmpty());
  CHECK(phones.server().port() != port);
  close(taken);
}

TEST_CASE("a server that dies or isn't there is a sentence, and a way on") {
  PhonesUnderTest phones;
  phones.open();
  const qint64 process = phones.server().process();
  ::kill(static_cast<pid_t>(process), SIGKILL);
  REQUIRE(eventually([&] { return !phones.message().isEmpty(); }));
  CHECK(phones.message().startsWith("The server has ended unexpectedly."));
  CHECK(phones.page().address().isEmpty());
  phones.test.speak(dutch());
  CHECK(phones.message().startsWith("De server is onverwacht gestopt."));
  phones.test.speak(Language::kEnglish);
  phones.open();  // as before
  CHECK(phones.message().isEmpty());
  phones.press("phones_close");
  REQUIRE(eventually([&] { return phones.server().state() == PhonesServer::State::kClosed; }));

  phones.server().use_program("/nowhere/boardwright-server");
  phones.press("phones_open");
  CHECK(phones.message().contains("boardwright-server"));
  CHECK(phones.message().contains("install it too"));
  // Something else that is called so.
  phones.server().use_program("/bin/false");
  phones.press("phones_open");
  REQUIRE(
      eventually([&] { return phones.message().startsWith("What the server says can't be understood"); }));
  phones.server().use_program("/bin/ls");
  phones.press("phones_open");
  REQUIRE(eventually([&] { return phones.server().state() == PhonesServer::State::kClosed; }));
  CHECK(phones.message().contains("boardwright-server") == false);
  CHECK_FALSE(phones.message().isEmpty());
}

TEST_CASE("the server ends with the window, and by itself when nobody reads it any more") {
  qint64 process = 0;
  {
    PhonesUnderTest phones;
    phones.open();
    process = phones.server().process();
    REQUIRE(is_running(process));
  }
  CHECK_FALSE(is_running(process));

  const QTemporaryDir folder;
  QProcess alone;
  alone.start(BOARDWRIGHT_BINARY_DIR "/bin/boardwright-server",
              {"--status", "--port", "0", "--bind", "127.0.0.1", "--store", folder.filePath("club.db")});
  REQUIRE(alone.waitForReadyRead(60'000));
  alone.closeWriteChannel();  // as when the window is gone
  REQUIRE(alone.waitForFinished(20'000));
  CHECK(alone.exitStatus() == QProcess::NormalExit);
  CHECK(alone.exitCode() == 0);
}

TEST_CASE("where a card can, the computer is the Wi-Fi itself, and its code is shown as long as it is",
          "[pictures]") {
  FakeNmcli nmcli;
  PhonesUnderTest phones;
  phones.find<QLineEdit>("phones_club").setText("Our club");
  phones.use_telling(kAddress);
  phones.open();
  phones.find<Fold>("phones_wifi").heading().click();
  auto& button = phones.find<QPushButton>("phones_own_wifi");
  REQUIRE(eventually([&] { return button.isVisible(); }));
  CHECK(button.text() == "&Make this computer a Wi-Fi");
  nmcli.refuse("Error: Not authorized.");
  phones.press("phones_own_wifi");
  REQUIRE(eventually([&] {
    return phones.message() == "NetworkManager makes no Wi-Fi of this computer: Error: Not authorized.";
  }));
  nmcli.relent();
  REQUIRE(eventually([&] { return button.isEnabled(); }));
  phones.press("phones_own_wifi");
  REQUIRE(eventually([&] { return button.text() == "&End this computer's Wi-Fi"; }));
  CHECK(phones.message().isEmpty());
  CHECK(nmcli.is_up());
  const AccessPoint& point = phones.page().wifi().access_point();
  CHECK(point.name() == "Our club");
  phones.test.settle();
  check_code(phones.find<CodePicture>("phones_wifi_code"), wifi_code("Our club", point.password()));
  CHECK_FALSE(phones.find<QLineEdit>("phones_wifi_name").isEnabled());
  phones.test.keep_picture("phones-own-wifi");
  SECTION("ended by hand") { phones.press("phones_own_wifi"); }
  SECTION("with the club") { phones.press("phones_close"); }
  REQUIRE(eventually([&] { return point.state() == AccessPoint::State::kDown; }));
  CHECK_FALSE(nmcli.is_up());
  CHECK(phones.find<QLineEdit>("phones_wifi_name").text().isEmpty());  // nothing of it is kept
  CHECK_FALSE(QSettings().contains("phones/wifi_password"));
}

TEST_CASE("where no card can, nobody is offered a Wi-Fi") {
  FakeNmcli nmcli("GENERAL.DEVICE:enp3s0\nGENERAL.STATE:100 (connected)\n");
  PhonesUnderTest phones;
  phones.use_telling(kAddress);
  phones.open();
  phones.find<Fold>("phones_wifi").heading().click();
  REQUIRE(eventually([&] { return phones.page().wifi().access_point().children().isEmpty(); }));
  CHECK(nmcli.told().join(' ').contains("WIFI-PROPERTIES.AP"));
  phones.test.settle();
  CHECK_FALSE(phones.find<QPushButton>("phones_own_wifi").isVisible());
}

TEST_CASE("where nobody comes three causes are told in order, until somebody does") {
  PhonesUnderTest phones;
  phones.use_telling(kAddress);
  phones.page().set_patience(200);
  phones.open();
  CHECK_FALSE(phones.causes().isVisible());
  REQUIRE(eventually([&] { return phones.causes().isVisible(); }));
  phones.test.hear_out();
  const auto* announcer = phones.test.window().findChild<Announcer*>();
  QStringList told;
  for (const auto* label : phones.causes().findChildren<QLabel*>()) told << label->text();
  REQUIRE(told.size() == 4);
  CHECK(told[1].startsWith("1. The Wi-Fi is one for guests"));
  CHECK(told[2].startsWith("2. The phone is on mobile data"));
  CHECK(told[3] == "3. A firewall on this computer: sudo ufw allow 8080/tcp");
  CHECK(announcer->told().contains(told[3]));
  phones.test.keep_picture("phones-causes");
  // Not from this computer alone: then nobody has come yet.
  phones.write_now(kAddress, {"Ada", "Ben"}, 1, "192.168.1.23");
  REQUIRE(eventually([&] { return !phones.causes().isVisible(); }));
  CHECK(phones.text("phones_here") == "2: Ada, Ben");
  CHECK(phones.text("phones_games") == "1");
  CHECK(phones.text("phones_reached").endsWith(" from 192.168.1.23"));

  // Who has come isn't left without a question.
  for (const bool stay : {true, false}) {
    QTimer::singleShot(50, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      REQUIRE(box != nullptr);
      CHECK(box->informativeText().contains("go on when it is opened again"));
      const auto buttons = box->buttons();
      for (auto* button : buttons)
        if ((box->buttonRole(button) == QMessageBox::RejectRole) == stay) return button->click();
    });
    CHECK(phones.page().may_drop() == !stay);
  }
}

TEST_CASE("a change of the address changes the code, and is said") {
  PhonesUnderTest phones;
  phones.use_telling(kAddress);
  phones.open();
  check_code(phones.find<CodePicture>("phones_code"), kAddress[0]);
  CHECK_FALSE(phones.find<QComboBox>("phones_addresses").isVisible());
  const QStringList later{"http://10.0.0.7:8080/", "http://172.16.0.9:8080/"};
  phones.write_now(later);
  REQUIRE(eventually([&] { return phones.page().address() == later[0]; }));
  check_code(phones.find<CodePicture>("phones_code"), later[0]);
  phones.test.hear_out();
  CHECK(phones.test.window().findChild<Announcer*>()->told().contains("another address now: " + later[0]));
  // In several networks it is the organiser who knows which one the phones are in.
  auto& choice = phones.find<QComboBox>("phones_addresses");
  REQUIRE(choice.isVisible());
  choice.setCurrentIndex(1);
  emit choice.textActivated(later[1]);
  CHECK(phones.page().address() == later[1]);
  check_code(phones.find<CodePicture>("phones_code"), later[1]);
  phones.write_now(later, {"Ada"});
  REQUIRE(eventually([&] { return phones.text("phones_here") == "1: Ada"; }));
  CHECK(phones.page().address() == later[1]);  // stays chosen
  phones.write_now({"http://127.0.0.1:8080/"});
  REQUIRE(eventually(
      [&] { return phones.text("phones_no_network").startsWith("This computer is in no network"); }));
}

TEST_CASE("the Wi-Fi is a code too, and is kept only if somebody says so") {
  CHECK(wifi_code("Club", "secret") == "WIFI:T:WPA;S:Club;P:secret;;");
  CHECK(wifi_code("a;b,c:d\\e\"f", "1;2") == "WIFI:T:WPA;S:a\\;b\\,c\\:d\\\\e\\\"f;P:1\\;2;;");
  CHECK(wifi_code("50%2 off", "%1") == "WIFI:T:WPA;S:50%2 off;P:%1;;");
  CHECK(wifi_code("Open", "") == "WIFI:T:nopass;S:Open;;");
  CHECK(wifi_in_use("no:Other\nyes:Our\\:club\nno:More\n") == "Our:club");
  CHECK(wifi_in_use("no:Other\n").isEmpty());

  PhonesUnderTest phones;
  phones.use_telling(kAddress);
  phones.open();
  auto& picture = phones.find<CodePicture>("phones_wifi_code");
  CHECK_FALSE(picture.isVisible());
  phones.find<Fold>("phones_wifi").set_open(true);
  QTest::keyClicks(&phones.find<QLineEdit>("phones_wifi_name"), "Club; upstairs");
  QTest::keyClicks(&phones.find<QLineEdit>("phones_wifi_password"), "hunter2");
  phones.test.settle();
  REQUIRE(picture.isVisible());
  check_code(picture, "WIFI:T:WPA;S:Club\\; upstairs;P:hunter2;;");
  CHECK_FALSE(QSettings().contains("phones/wifi_name"));
  CHECK_FALSE(QSettings().contains("phones/wifi_password"));
  phones.find<QCheckBox>("phones_wifi_keep").click();
  CHECK(QSettings().value("phones/wifi_password") == "hunter2");
  phones.find<QCheckBox>("phones_wifi_keep").click();
  CHECK_FALSE(QSettings().contains("phones/wifi_password"));
}

TEST_CASE("the computer is kept awake, and let go") {
  need_application();
  QProcess daemon;
  daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
  REQUIRE(daemon.waitForReadyRead(30'000));
  const QString address = QString::fromUtf8(daemon.readLine()).trimmed();
  {
    auto services = QDBusConnection::connectToBus(address, "services");
    auto client = QDBusConnection::connectToBus(address, "client");
    REQUIRE(services.isConnected());
    Desktop desktop;
    REQUIRE(services.registerVirtualObject("/org/freedesktop/login1", &desktop));
    REQUIRE(services.registerVirtualObject("/org/freedesktop/ScreenSaver", &desktop));
    REQUIRE(services.registerService("org.freedesktop.login1"));
    REQUIRE(services.registerService("org.freedesktop.ScreenSaver"));
    KeepAwake awake(client, client);
    CHECK_FALSE(awake.holds());
    awake.hold("The club is open");
    awake.hold("The club is open");  // once is enough
    REQUIRE(eventually([&] { return desktop.asked.size() == 2; }));
    CHECK(desktop.asked.contains(
        "org.freedesktop.login1.Manager Inhibit sleep:idle Boardwright The club is open block"));
    CHECK(desktop.asked.contains("org.freedesktop.ScreenSaver Inhibit Boardwright The club is open"));
    QTest::qWait(100);  // the answers arrive
    CHECK_FALSE(desktop.sleep_is_let());
    awake.release();
    CHECK(eventually([&] { return desktop.sleep_is_let(); }));
    CHECK(eventually([&] { return desktop.asked.contains("org.freedesktop.ScreenSaver UnInhibit 7"); }));
    // Released before the answer has come: it is let go as soon as it comes.
    awake.hold("Again");
    awake.release();
    CHECK(eventually([&] { return desktop.asked.count("org.freedesktop.ScreenSaver UnInhibit 7") == 2; }));
    CHECK(eventually([&] { return desktop.sleep_is_let(); }));
  }
  QDBusConnection::disconnectFromBus("client");
  QDBusConnection::disconnectFromBus("services");
  daemon.terminate();
  CHECK(daemon.waitForFinished(20'000));
}

TEST_CASE("projectors show the way to the page as long as it is open") {
  PhonesUnderTest phones;
  REQUIRE_OK(phones.test.window().start_game("lines_of_action"));
  phones.test.window().show_projector();
  auto& projector = phones.test.window().projector();
  auto& evening = phones.test.window().tournaments().evening_page().projector();
  evening.show();
  phones.test.settle();
  const auto corner = [](QWidget& of) -> QWidget& {
    auto* found = of.findChild<QWidget*>("code_corner");
    REQUIRE(found != nullptr);
    return *found;
  };
  CHECK_FALSE(corner(projector).isVisible());
  phones.use_telling(kAddress);
  phones.test.window().phones().show();
  phones.test.settle();
  phones.open();
  for (QWidget* one : {static_cast<QWidget*>(&projector), static_cast<QWidget*>(&evening)}) {
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(800, 600)}) {
      one->resize(size);
      phones.test.settle();
      REQUIRE(corner(*one).isVisible());
      CHECK(one->rect().contains(corner(*one).geometry()));
      check_code(*corner(*one).findChild<CodePicture*>(), kAddress[0]);
      keep(*one,
           QString("phones-projector-%1-%2").arg(one == &projector ? "game" : "evening").arg(size.width()));
    }
    // Nothing that has to be seen lies below it.
    for (auto* label : one->findChildren<QLabel*>())
      if (label->isVisible() && label->parentWidget() != &corner(*one) && !label->text().isEmpty()) {
        INFO(label->text().toStdString());
        CHECK_FALSE(corner(*one).geometry().intersects(QRect(label->mapTo(one, QPoint()), label->size())));
      }
  }
  phones.test.window().phones().show();
  phones.press("phones_close");
  REQUIRE(eventually([&] { return phones.server().state() == PhonesServer::State::kClosed; }));
  CHECK_FALSE(corner(projector).isVisible());
  CHECK_FALSE(corner(evening).isVisible());
}

TEST_CASE("the page has room for its words, closed, open, with its causes and the Wi-Fi") {
  PhonesUnderTest phones;
  Found found;
  phones.look("phones-closed", found);
  phones.use_telling({"http://192.168.178.123:8080/", "http://10.0.0.7:8080/"});
  phones.page().set_patience(50);
  phones.open();
  REQUIRE(eventually([&] { return phones.causes().isVisible(); }));
  phones.look("phones-open", found);
  phones.find<Fold>("phones_wifi").set_open(true);
  phones.find<QLineEdit>("phones_wifi_name").setText("Club upstairs");
  phones.find<QLineEdit>("phones_wifi_password").setText("hunter2");
  CHECK(phones.causes().isVisible());  // whatever is spoken meanwhile
  phones.look("phones-wifi", found);
  for (const auto theme : {ThemeChoice::kDark, ThemeChoice::kContrast}) {
    phones.test.window().set_theme(theme);
    phones.test.keep_picture(theme == ThemeChoice::kDark ? "phones-dark" : "phones-contrast");
    check_code(phones.find<CodePicture>("phones_code"), phones.page().address());
  }
  phones.test.window().set_theme(ThemeChoice::kLight);
  phones.press("phones_close");
  found.tell();
}
