// SPDX-License-Identifier: GPL-3.0-or-later
//
// Games that came in packages, in the window: shared from the workshop, dropped, gone back from, removed.
#include <QAction>
#include <QMessageBox>
#include <QMimeData>
#include <QTableWidget>
#include <QTimer>
#include <QUrl>
#include <cstdlib>

#include "tests/desktop/workshop_under_test.hpp"
#include "ui/desktop/packages/packages_dialog.hpp"

using namespace boardwright;
using namespace boardwright::desktop;
using boardwright::test::moving_script;
using boardwright::test::replaced;

namespace {

constexpr int kTakesAtMost = 90000;  // milliseconds: the laws are tried

/// Folders of a user's own, in which nothing has been installed.
class OwnFolders {
 public:
  OwnFolders() {
    need_application();  // which has folders for all tests
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"}) {
      before_.push_back(qgetenv(name));
      qputenv(name, QByteArray::fromStdString((folder / name).string()));
    }
  }
  OwnFolders(const OwnFolders&) = delete;
  OwnFolders& operator=(const OwnFolders&) = delete;
  ~OwnFolders() {
    qputenv("XDG_DATA_HOME", before_[0]);
    qputenv("XDG_CONFIG_HOME", before_[1]);
  }
  /// As if nobody had ever shared or installed anything here.
  void forget_authors(bool key) const {
    std::filesystem::remove(folder.path() / "XDG_CONFIG_HOME/boardwright/authors.json");
    if (key) std::filesystem::remove(folder.path() / "XDG_CONFIG_HOME/boardwright/signing.key");
  }
  boardwright::test::ScratchFolder folder;

 private:
  std::vector<QByteArray> before_;
};

std::string river(const std::string& more = "") {
  return replaced(moving_script(), "sample_game", "river") + more;
}

/// From the workshop, as a designer does it.
std::filesystem::path shared(const OwnFolders& own, const std::string& name, const std::string& script) {
  WindowUnderTest test{""};
  const auto file = own.folder.write("work/river.lua", script);
  REQUIRE_OK(test.window().opener().open_file(file));
  test.settle();
  WorkshopPage& page = test.window().rule_work().workshop_page();
  const auto package = own.folder.path() / name;
  page.share_as(package);
  CHECK(page.sharing());
  REQUIRE(QTest::qWaitFor([&page] { return !page.sharing(); }, kTakesAtMost));
  INFO(page.bar().sentence().toStdString());
  REQUIRE(std::filesystem::exists(package));
  CHECK(page.bar().sentence().startsWith(QString::fromStdString(name + " is made, signed as ")));
  return package;
}

void drop(WindowUnderTest& test, const std::filesystem::path& file) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(QString::fromStdString(file.string()))});
  test.window().opener().open_dropped(data);
  PackagesDialog& dialog = test.window().rule_work().packages_dialog();
  REQUIRE(dialog.isVisible());
  REQUIRE(QTest::qWaitFor([&dialog] { return !dialog.busy(); }, kTakesAtMost));
}

QString cell(const PackagesDialog& dialog, int row, int column) {
  return dialog.table().item(row, column)->text();
}

/// Presses the button of the question that will be asked.
void answer_next(const QString& button) {
  auto* look = new QTimer(qApp);
  QObject::connect(look, &QTimer::timeout, look, [look, button, tries = 0]() mutable {
    constexpr int kMost = 200;  // ten seconds
    for (QWidget* widget : QApplication::topLevelWidgets()) {
      auto* box = qobject_cast<QMessageBox*>(widget);
      if (box == nullptr || !box->isVisible()) continue;
      for (auto* one : box->buttons())
        if (one->text() == button) {
          look->deleteLater();
          look->stop();
          return one->click();
        }
    }
    if (++tries == kMost) look->deleteLater();
  });
  look->start(50);
}

}  // namespace

TEST_CASE("a game is shared, dropped on a window, gone back from and removed", "[packages]") {
  const OwnFolders own;
  const auto first = shared(own, "first.bwgame", river());
  const auto second =
      shared(own, "second.bwgame", replaced(river("-- better\n"), "revision = 1", "revision = 2"));
  WindowUnderTest test{""};
  CHECK_FALSE(test.window().catalogue().find("river"));
  drop(test, first);
  PackagesDialog& dialog = test.window().rule_work().packages_dialog();
  CHECK(dialog.sentence() == "Sample game 1 is installed.");
  REQUIRE(dialog.table().rowCount() == 1);
  CHECK(cell(dialog, 0, 1) == "1 (is played)");
  CHECK(cell(dialog, 0, 2).startsWith("from "));
  CHECK(test.window().catalogue().find("river"));
  auto* back = dialog.findChild<QPushButton*>("packages_back");
  CHECK_FALSE(back->isEnabled());

  drop(test, second);
  REQUIRE(dialog.table().rowCount() == 2);
  CHECK(cell(dialog, 0, 1) == "2 (is played)");
  test.keep_picture("packages");
  REQUIRE(back->isEnabled());
  back->click();
  CHECK(cell(dialog, 0, 1) == "2");
  CHECK(cell(dialog, 1, 1) == "1 (is played)");

  auto* remove = dialog.findChild<QPushButton*>("packages_remove");
  answer_next("&Keep");
  remove->click();
  CHECK(dialog.table().rowCount() == 2);
  answer_next("&Remove");
  remove->click();
  CHECK(dialog.table().rowCount() == 0);
  CHECK(dialog.sentence() == "river is removed.");
  CHECK_FALSE(test.window().catalogue().find("river"));
}

TEST_CASE("what isn't from whom it says is asked about, and what lies is refused", "[packages]") {
  const OwnFolders own;
  const auto real = shared(own, "real.bwgame", river());
  own.forget_authors(true);
  const auto other = shared(own, "other.bwgame", river("-- not mine\n"));
  own.forget_authors(false);

  WindowUnderTest test{""};
  drop(test, real);
  PackagesDialog& dialog = test.window().rule_work().packages_dialog();
  REQUIRE(dialog.table().rowCount() == 1);
  answer_next("&Don't install");
  drop(test, other);
  CHECK(dialog.sentence() == "Nothing has been installed.");
  CHECK(dialog.table().rowCount() == 1);

  const auto broken = own.folder.write("broken.bwgame", "PK\x03\x04 and no more");
  drop(test, broken);
  CHECK(dialog.sentence().contains("this package is damaged"));
  CHECK(dialog.table().rowCount() == 1);
}
