// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/local_link.hpp"

#include <utility>

#include "framework/link/answer.hpp"

namespace boardwright {

struct LocalLink::Watching {
  Update update;
  Observer observer;
};

LocalLink::LocalLink(Table& table, Seat viewer)
    : table_(table), viewer_(viewer), watching_(std::make_shared<Watching>()) {
  table.watch(viewer, [weak = std::weak_ptr(watching_)](const Update& update) {
    const auto watching = weak.lock();
    if (!watching) return;
    watching->update = update;
    if (const auto observer = watching->observer) observer(watching->update);
  });
}

LocalLink::~LocalLink() = default;

const Update& LocalLink::update() const { return watching_->update; }
void LocalLink::watch(Observer observer) { watching_->observer = std::move(observer); }

void LocalLink::submit(Command command, Done done) {
  command.seat = viewer_;
  if (viewer_ >= table_.match().rules().seat_count()) {
    if (done) done(refused(RefusalCode::kUnknownSeat, "who only watches can't play"));
    return;
  }
  table_.submit(command,
                [here = std::weak_ptr(watching_), done = std::move(done)](const CommandResult& came) {
                  if (done && !here.expired()) done(came);
                });
}

void LocalLink::ask(const Question& question, Answered answered) {
  if (answered) answered(answer(table_.match(), viewer_, question));
}

}  // namespace boardwright
