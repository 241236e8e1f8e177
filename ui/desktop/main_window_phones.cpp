// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with the club's server for phones.
#include "ui/desktop/evening/evening_page.hpp"
#include "ui/desktop/evening/evening_projector.hpp"
#include "ui/desktop/kit/menu_commands.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/projector_window.hpp"
#include "ui/desktop/phones/code_corners.hpp"
#include "ui/desktop/phones/phones_page.hpp"

namespace boardwright::desktop {

void MainWindow::let_phones_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games) {
  phones_store_ = store.is_file() ? std::filesystem::absolute(store.path()).string() : store.connection();
  phones_games_ = games;
  commands_->refresh();
}

PhonesPage& MainWindow::phones_page() {
  if (phones_page_ != nullptr) return *phones_page_;
  add_page(phones_page_ = new PhonesPage);
  corners_ = new CodeCorners(this);
  connect(phones_page_, &PhonesPage::address_changed, corners_, &CodeCorners::set_address);
  place_corners();
  return *phones_page_;
}

void MainWindow::show_phones() {
  if (controller_.club() == nullptr || phones_store_.empty()) return;
  PhonesPage& page = phones_page();
  QStringList games;
  for (const auto& folder : phones_games_)
    games << QString::fromStdString(std::filesystem::absolute(folder).string());
  page.set_store(QString::fromStdString(phones_store_), games);
  show_page(page);
}

void MainWindow::open_to_phones() {
  show_phones();
  if (phones_page_ != nullptr) phones_page_->open_at_once();
}

void MainWindow::place_corners() {
  if (corners_ == nullptr) return;
  corners_->add(projector_, CodeCorners::Room::kFree);
  if (evening_page_ != nullptr) corners_->add(&evening_page_->projector(), CodeCorners::Room::kLeave);
}

}  // namespace boardwright::desktop
