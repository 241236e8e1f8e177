// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/event_strand.hpp"

#include <QTimer>
#include <utility>

namespace boardwright::desktop {

void EventStrand::post(Call call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); }

void EventStrand::post_after(Milliseconds wait, Call call) {
  QTimer::singleShot(static_cast<int>(wait.count()), this, std::move(call));
}

}  // namespace boardwright::desktop
