// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "framework/table/strand.hpp"

namespace boardwright::desktop {

/// The interface's thread as a strand.
class EventStrand final : public QObject, public Strand {
  Q_OBJECT
 public:
  using QObject::QObject;
  void post(Call call) override;
  void post_after(Milliseconds wait, Call call) override;
};

}  // namespace boardwright::desktop
