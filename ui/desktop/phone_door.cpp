// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/phone_door.hpp"

#include "ui/desktop/phones/phones_page.hpp"

namespace boardwright::desktop {

PhoneDoor::PhoneDoor(const WindowServices& services) : services_(services) {}

void PhoneDoor::let_in(const StoreLocation& store, const std::vector<std::filesystem::path>& games) {
  store_ = store.is_file() ? std::filesystem::absolute(store.path()).string() : store.connection();
  games_ = games;
}

bool PhoneDoor::can_open() const { return services_.controller.club() != nullptr && !store_.empty(); }

PhonesPage& PhoneDoor::page() {
  if (page_ != nullptr) return *page_;
  page_ = &services_.pages.take_in(new PhonesPage);
  corners_ = new CodeCorners(this);
  connect(page_, &PhonesPage::address_changed, corners_, &CodeCorners::set_address);
  for (const auto& [projector, room] : std::exchange(projectors_, {})) corners_->add(projector, room);
  return *page_;
}

void PhoneDoor::mark(QWidget& projector, CodeCorners::Room room) {
  if (corners_ != nullptr)
    corners_->add(&projector, room);
  else
    projectors_.emplace_back(&projector, room);
}

void PhoneDoor::show() {
  if (!can_open()) return;
  QStringList games;
  for (const auto& folder : games_)
    games << QString::fromStdString(std::filesystem::absolute(folder).string());
  page().set_store(QString::fromStdString(store_), games);
  services_.pages.show(page());
}

void PhoneDoor::open_at_once() {
  show();
  if (page_ != nullptr) page_->open_at_once();
}

}  // namespace boardwright::desktop
