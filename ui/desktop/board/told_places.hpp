// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <cstdint>
#include <functional>
#include <vector>

class QWidget;

namespace boardwright::desktop {

/// What those who listen have been told of a board's places. Says what is new to them, as long as there are any;
/// what else they want to know they ask the accessible board.
class ToldPlaces {
 public:
  explicit ToldPlaces(QWidget& board) : board_(board) {}

  /// The cursor is there.
  void tell_focus(std::uint32_t place);
  /// Which of so many places are called otherwise now.
  void tell_names(std::uint32_t places, const std::function<QString(std::uint32_t)>& name);
  /// Which are chosen and were not, or the other way round.
  void tell_chosen(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& now);

 private:
  QWidget& board_;
  QStringList names_;
};

}  // namespace boardwright::desktop
