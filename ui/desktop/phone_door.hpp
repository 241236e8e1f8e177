// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include "framework/store/location.hpp"
#include "ui/desktop/phones/code_corners.hpp"
#include "ui/desktop/window_services.hpp"

namespace boardwright::desktop {

class PhonesPage;

/// The club's way in for phones in the room: the page that opens it, and the code in the corner of every projector.
class PhoneDoor final : public QObject {
  Q_OBJECT
 public:
  explicit PhoneDoor(const WindowServices& services);

  /// Where the club is kept, and the folders of games that were named: its server, which lets phones in, needs both.
  void let_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games);
  /// There is a club, and where it is kept has been said.
  [[nodiscard]] bool can_open() const;
  void show();
  void open_at_once();  ///< and shows how to come in
  /// A window that whoever is in the room sees; it outlives this.
  void mark(QWidget& projector, CodeCorners::Room room);
  [[nodiscard]] PhonesPage& page();  ///< built when it is asked for

 private:
  WindowServices services_;
  std::string store_;  // empty: nobody has said where the club is kept
  std::vector<std::filesystem::path> games_;
  PhonesPage* page_ = nullptr;
  CodeCorners* corners_ = nullptr;                                  // as soon as the page is built
  std::vector<std::pair<QWidget*, CodeCorners::Room>> projectors_;  // until then
};

}  // namespace boardwright::desktop
