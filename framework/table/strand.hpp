// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "framework/text/duration.hpp"

namespace boardwright {

/// Where the calls of tables run: in one thread, one after the other, in the order in which they were asked
/// for. A window's is its event loop, a server's one of several of its own.
class Strand {
 public:
  using Call = std::function<void()>;
  virtual ~Strand() = default;
  /// Runs it later in the strand's thread. Any thread may ask.
  virtual void post(Call call) = 0;
  /// The same, no sooner than after that time. Asked in the strand's thread.
  virtual void post_after(Milliseconds wait, Call call) = 0;
};

}  // namespace boardwright
