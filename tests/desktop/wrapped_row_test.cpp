// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of buttons that go on in a further line.
#include <QPushButton>
#include <catch2/catch.hpp>
#include <vector>

#include "ui/desktop/appearance/wrapped_row.hpp"

using namespace boardwright::desktop;

namespace {

/// Buttons of 100 by 30, some of which stand behind a gap.
struct ButtonRow {
  QWidget widget;
  WrappedRow* layout = new WrappedRow(10);
  std::vector<QPushButton*> buttons;

  ButtonRow(int before, int behind) {
    widget.setLayout(layout);
    layout->setContentsMargins({});
    for (int i = 0; i < before + behind; ++i) {
      if (i == before) layout->add_gap();
      auto* button = new QPushButton;
      button->setFixedSize(100, 30);
      layout->addWidget(button);
      buttons.push_back(button);
    }
  }
  /// Where each button begins, at this width.
  std::vector<QPoint> at(int width) {
    widget.resize(width, layout->heightForWidth(width));
    widget.show();
    layout->activate();
    std::vector<QPoint> places;
    for (const auto* button : buttons)
      if (!button->isHidden()) places.push_back(button->pos());
    return places;
  }
};

}  // namespace

TEST_CASE("buttons stand in one line while there is room, the second group at the end") {
  ButtonRow row(2, 1);
  CHECK(row.layout->sizeHint() == QSize(320, 30));
  CHECK(row.at(500) == std::vector<QPoint>{{0, 0}, {110, 0}, {400, 0}});
  CHECK(row.at(320) == std::vector<QPoint>{{0, 0}, {110, 0}, {220, 0}});
  CHECK(row.at(319) == std::vector<QPoint>{{0, 0}, {110, 0}, {0, 40}});
  CHECK(row.at(150) == std::vector<QPoint>{{0, 0}, {0, 40}, {0, 80}});
  CHECK(row.layout->minimumSize().width() == 100);
  ButtonRow together(3, 0);
  CHECK(together.at(500) == std::vector<QPoint>{{0, 0}, {110, 0}, {220, 0}});
}

TEST_CASE("hidden buttons take no room") {
  ButtonRow row(3, 1);
  row.buttons[0]->hide();
  row.buttons[2]->hide();
  CHECK(row.layout->sizeHint() == QSize(210, 30));
  CHECK(row.at(500) == std::vector<QPoint>{{0, 0}, {400, 0}});
  CHECK(row.at(205) == std::vector<QPoint>{{0, 0}, {0, 40}});
}

TEST_CASE("lower ones stand in the middle of the line") {
  ButtonRow row(2, 0);
  row.buttons[0]->setFixedSize(100, 20);
  CHECK(row.at(300) == std::vector<QPoint>{{0, 5}, {110, 0}});
}
