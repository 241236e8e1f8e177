// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include "tests/desktop/cable.hpp"
#include "tests/desktop/found_in.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "tests/server/club_page.hpp"
#include "ui/desktop/remote/kept_sessions.hpp"
#include "ui/desktop/remote/remote_page.hpp"
#include "ui/desktop/remote/remote_table.hpp"

namespace boardwright::desktop {

/// The window on the page where one joins a club, with hands.
struct JoinUnderTest {
  WindowUnderTest test{""};

  JoinUnderTest() {
    QSettings().remove("join");
    test.window().findChild<QAction*>("join_club")->trigger();
    test.settle();
  }
  RemotePage& page() { return test.window().join_page(); }
  ClubConnection& connection() { return page().connection(); }
  RemoteTable& table() { return page().table(); }
  RemoteMatch& match() { return *table().match(); }

  template <class Widget>
  Widget& find(const QString& name) {
    return found_in<Widget>(page(), name);
  }
  void press(const QString& name) {
    auto& button = find<QPushButton>(name);
    INFO(name.toStdString());
    REQUIRE(eventually([&] { return button.isVisible() && button.isEnabled(); }));
    button.click();
    test.settle();
  }
  void enter(const QString& address, const QString& name, const QString& code = {}) {
    find<QLineEdit>("join_address").setText(address);
    find<QLineEdit>("join_name").setText(name);
    find<QLineEdit>("join_code").setText(code);
    press("join_enter");
  }
  void come_in(const QString& address, const QString& name, const QString& code = {}) {
    enter(address, name, code);
    REQUIRE(eventually([&] { return page().in_club() && !connection().lobby().people.empty(); }));
  }
  QString message() {
    const auto& label = find<QLabel>("join_message");
    return label.isVisible() ? label.text() : QString();
  }
  /// What is said when one can't come in.
  QString refusal(const QString& address, const QString& code = {}) {
    enter(address, "Ada", code);
    REQUIRE(eventually([&] { return !message().isEmpty(); }));
    CHECK_FALSE(page().in_club());
    return message();
  }
  /// A table that waits, by its game; empty: there is none.
  std::string waiting(const std::string& game) {
    for (const ClubTable& one : connection().lobby().tables)
      if (one.game == game && one.state == ClubTable::State::kWaiting) return one.table;
    return {};
  }
  void sit_down(const std::string& game) {
    REQUIRE(eventually([&] { return !waiting(game).empty(); }));
    test.settle();
    press(QString::fromStdString("lobby_sit " + waiting(game)));
  }
  void come_to_board() {
    REQUIRE(eventually([&] { return page().at_board() && table().match() != nullptr && match().begun(); }));
    test.settle();
  }
  bool has_moves(std::size_t count) {
    return eventually([&] { return match().history().size() == count; });
  }
  /// The first move that can be made, by clicks on the board.
  std::string click_a_move() {
    REQUIRE(eventually([&] { return !match().update().moves.empty() && !match().pending(); }));
    test.settle();
    const LegalMove move = match().update().moves.front();
    for (const std::uint32_t place : move.clicks) table().board().press(place);
    test.settle();
    return move.text;
  }
};

inline std::string store_in(const QTemporaryDir& folder) { return folder.filePath("club.db").toStdString(); }
inline QString address_of(const test::ServerRun& server) { return QString::fromStdString(server.host()); }

/// Somebody on a phone opens a table and waits for who sits down.
inline std::string open_table(test::ClubPage& page, const std::string& game, const std::string& variant,
                              const std::string& seat) {
  REQUIRE(page.open() == 101);
  const test::Json opened = page.lobby_command(
      {{"do", "open"}, {"game", game}, {"variant", variant}, {"seat", seat}, {"clock", nullptr}});
  INFO(opened.dump());
  REQUIRE(opened["type"] == "done");
  return opened["table"];
}

inline std::shared_ptr<const Rules> rules_to_play(const std::string& game) {
  const auto entry = games_under_test().find(game);
  REQUIRE_OK(entry);
  const auto rules = entry->create();
  REQUIRE_OK(rules);
  return *rules;
}

inline std::vector<std::string> named_by(Cable* cable, std::vector<std::string> more = {}) {
  if (cable != nullptr) more.insert(more.end(), {"--name", "127.0.0.1:" + std::to_string(cable->port())});
  return more;
}

/// Ada at the window and Blaise on a phone, who sits at the first seat, at a table that has begun.
struct AdaAndBlaise {
  QTemporaryDir folder;
  test::ServerRun server;
  JoinUnderTest ada;
  test::ClubPage blaise;
  std::shared_ptr<const Rules> rules;

  /// `cable`: between Ada and the server; `more`: what the server is told besides.
  AdaAndBlaise(const std::string& game, const std::string& variant, Cable* cable = nullptr,
               std::vector<std::string> more = {})
      : server(store_in(folder), named_by(cable, std::move(more))),
        blaise(server, "Blaise"),
        rules(rules_to_play(game + "/" + variant)) {
    const std::string opened = open_table(blaise, game, variant, std::string(rules->seat_name(0)));
    if (cable != nullptr) cable->lead_to(server.port);
    ada.come_in(cable == nullptr ? address_of(server) : QStringLiteral("127.0.0.1:%1").arg(cable->port()),
                "Ada");
    ada.sit_down(game);
    ada.come_to_board();
    const std::string match = blaise.match_at(opened);
    REQUIRE(match == ada.match().match());
    blaise.watch(match, *rules, 0);
    REQUIRE(blaise.link->begun());
  }
  [[nodiscard]] std::string match() { return ada.match().match(); }
  void blaise_moves() { REQUIRE_OK(blaise.move(blaise.link->update().moves.front().text)); }
};

}  // namespace boardwright::desktop
