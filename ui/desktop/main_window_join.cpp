// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with another computer's club.
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/remote/remote_page.hpp"

namespace boardwright::desktop {

RemotePage& MainWindow::join_page() {
  if (join_page_ == nullptr) add_page(join_page_ = new RemotePage(catalogue_));
  return *join_page_;
}

void MainWindow::show_join() { show_page(join_page()); }

}  // namespace boardwright::desktop
