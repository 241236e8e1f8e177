// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <catch2/catch.hpp>

namespace boardwright::desktop {

/// What is called so in that part of the window, which has it.
template <class Widget>
Widget& found_in(const QWidget& parent, const QString& name) {
  auto* found = parent.findChild<Widget*>(name);
  INFO(name.toStdString());
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace boardwright::desktop
