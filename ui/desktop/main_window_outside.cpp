// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with a game that isn't installed.
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/outside/outside_page.hpp"

namespace boardwright::desktop {

OutsidePage& MainWindow::outside_page() {
  if (outside_page_ == nullptr) add_page(outside_page_ = new OutsidePage);
  return *outside_page_;
}

Result<void> MainWindow::open_library(const std::filesystem::path& file, const std::string& variant) {
  OutsidePage& page = outside_page();
  if (!page.may_drop()) return {};
  page.open(file, variant);
  show_page(page);
  return {};
}

}  // namespace boardwright::desktop
