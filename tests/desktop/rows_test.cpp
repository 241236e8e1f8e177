// SPDX-License-Identifier: GPL-3.0-or-later
//
// The current row of whatever drops down can be seen, in every theme.
#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QMenu>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "tests/desktop/looks.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/dialogs/new_game_dialog.hpp"
#include "ui/desktop/start/start_page.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

const std::array<const Theme*, 3>& themes() {
  static const std::array<const Theme*, 3> all{&Theme::light(), &Theme::night(), &Theme::high_contrast()};
  return all;
}

/// Of the pixels within `place`: the colour that most have, and of the others the one that stands out most
/// from it. Words are of the second.
struct Row {
  QColor ground;
  double contrast_of_words = 1;
};

Row row_of(const QImage& image, const QRect& place) {
  QMap<QRgb, int> count;
  for (int y = place.top() + 3; y < place.bottom() - 3; ++y)
    for (int x = place.left() + 6; x < place.right() - 6; ++x) ++count[image.pixel(x, y)];
  Row row;
  int most = 0;
  for (auto it = count.begin(); it != count.end(); ++it)
    if (it.value() > most) {
      most = it.value();
      row.ground = QColor(it.key());
    }
  for (auto it = count.begin(); it != count.end(); ++it)
    row.contrast_of_words = std::max(row.contrast_of_words, contrast(row.ground, QColor(it.key())));
  return row;
}

/// `current` is seen among the others, and its words can be read.
void check_rows(QAbstractItemView& view, int current) {
  view.scrollTo(view.model()->index(current, 0));
  const QImage image = view.viewport()->grab().toImage();
  const auto row = [&](int i) { return row_of(image, view.visualRect(view.model()->index(i, 0))); };
  const int other = current == 0 ? 1 : current - 1;
  INFO("row " << current << " on " << row(current).ground.name().toStdString() << ", row " << other << " on "
              << row(other).ground.name().toStdString());
  CHECK(contrast(row(current).ground, row(other).ground) >= 3);
  CHECK(row(current).contrast_of_words >= 4.5);
  CHECK(row(other).contrast_of_words >= 4.5);
}

void check_popup(QComboBox& box) {
  const auto fits = [](const QComboBox& one) {
    return one.view()->sizeHintForColumn(0) <= one.view()->viewport()->width();
  };
  box.showPopup();
  REQUIRE(eventually([&] { return box.view()->isVisible(); }));
  QTest::qWait(20);
  for (int i = 0; i < box.count(); ++i)  // not a line between two kinds of rows
    if ((box.model()->flags(box.model()->index(i, 0)) & Qt::ItemIsEnabled) != 0 &&
        !box.itemText(i).isEmpty() && (i == 0 || !box.itemText(i - 1).isEmpty())) {
      box.view()->setCurrentIndex(box.model()->index(i, 0));
      check_rows(*box.view(), i);
      break;
    }
  CHECK(fits(box));
  box.hidePopup();
}

}  // namespace

TEST_CASE("the current row of every box that drops down is seen, and its words can be read") {
  need_application();
  for (const Theme* theme : themes()) {
    INFO((theme->strong ? "contrast" : theme->dark ? "dark" : "light"));
    WindowUnderTest test("militakiri");
    test.window().set_theme(theme->strong ? ThemeChoice::kContrast
                            : theme->dark ? ThemeChoice::kDark
                                          : ThemeChoice::kLight);
    test.window().show_start_page();
    test.settle();
    for (const auto* action : {"", "make_variant", "enter_game", "compare"}) {
      INFO(action);
      if (*action != 0) test.window().findChild<QAction*>(action)->trigger();
      test.settle();
      int seen = 0;
      for (auto* box : test.window().findChildren<QComboBox*>())
        if (box->isVisible() && box->count() > 1 && box->isEnabled()) {
          INFO(box->objectName().toStdString());
          check_popup(*box);
          ++seen;
        }
      CHECK(seen > 0);
    }
  }
}

TEST_CASE("the current row of lists, of what completes a word and of menus is seen") {
  need_application();
  for (const Theme* theme : themes()) {
    INFO((theme->strong ? "contrast" : theme->dark ? "dark" : "light"));
    WindowUnderTest test("lines_of_action");
    test.window().set_theme(theme->strong ? ThemeChoice::kContrast
                            : theme->dark ? ThemeChoice::kDark
                                          : ThemeChoice::kLight);
    QListWidget list;
    list.addItems({"one of them", "another one", "the last one"});
    list.setCurrentRow(1);
    list.show();
    test.settle();
    check_rows(list, 1);

    QLineEdit line;
    QCompleter completer(QStringList{"a long name of somebody", "a longer name of somebody else", "Anna"});
    completer.setCaseSensitivity(Qt::CaseInsensitive);
    line.setCompleter(&completer);
    line.resize(60, 30);
    line.show();
    completer.setCompletionPrefix("a");
    completer.complete();
    REQUIRE(eventually([&] { return completer.popup()->isVisible(); }));
    completer.popup()->setCurrentIndex(completer.popup()->model()->index(1, 0));
    test.settle();
    check_rows(*completer.popup(), 1);
    CHECK(completer.popup()->sizeHintForColumn(0) <= completer.popup()->viewport()->width());
    completer.popup()->hide();

    auto* menu = test.window().findChild<QMenu*>("view");
    if (menu == nullptr) menu = test.window().findChildren<QMenu*>().first();
    menu->popup({0, 0});
    REQUIRE(eventually([&] { return menu->isVisible(); }));
    QAction* chosen = nullptr;
    QAction* other = nullptr;
    for (QAction* action : menu->actions())
      if (!action->isSeparator() && action->isEnabled()) (chosen == nullptr ? chosen : other) = action;
    REQUIRE(other != nullptr);
    menu->setActiveAction(chosen);
    test.settle();
    const QImage image = menu->grab().toImage();
    const Row row = row_of(image, menu->actionGeometry(chosen));
    CHECK(contrast(row.ground, row_of(image, menu->actionGeometry(other)).ground) >= 3);
    CHECK(row.contrast_of_words >= 4.5);
    menu->hide();
  }
}
