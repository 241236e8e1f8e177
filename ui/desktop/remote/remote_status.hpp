// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a match elsewhere stands for its viewer, in words, and what can be answered to it.
#pragma once

#include <QString>
#include <optional>

#include "framework/match/messages.hpp"
#include "ui/desktop/panels/status_header.hpp"

namespace boardwright::desktop {

class RemoteMatch;

/// Nothing comes from there any more: this is said instead of whose turn it is, with up to two things that can be done.
struct StoppedMatch {
  QString title, words, first, second;
};

/// What a screen shows of a match.
struct ShownMatch {
  const RemoteMatch& match;
  std::optional<std::size_t> looking_at = {};  ///< an earlier position; nothing: the newest
  const StoppedMatch* stopped = nullptr;
  bool stale = false;    ///< there is no connection
  bool sets_up = false;  ///< the viewer does
};

/// As the header above the moves says it.
struct RemoteStatus {
  StatusHeader::Kind kind = StatusHeader::Kind::kTurn;
  QString title = {}, words = {};
  QString first = {}, second = {};  ///< on the buttons; empty: there is none
};
[[nodiscard]] RemoteStatus remote_status(const ShownMatch& shown);

/// What the first of those buttons does in the newest position; nothing: nothing.
[[nodiscard]] std::optional<Command::Type> first_answer(const RemoteMatch& match);
[[nodiscard]] Command::Type second_answer(const RemoteMatch& match);

}  // namespace boardwright::desktop
