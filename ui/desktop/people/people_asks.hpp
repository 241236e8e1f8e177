// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is asked before somebody can sit who is in no list. Empty: it was cancelled.
#pragma once

#include <QString>
#include <boardwright/pure/result.hpp>

class QWidget;

namespace boardwright::desktop {

/// `name`: what was typed so far.
[[nodiscard]] QString ask_member_name(QWidget* parent, const QString& name);
[[nodiscard]] QString ask_guest_name(QWidget* parent);
/// A computer by its seconds for a move.
[[nodiscard]] QString ask_timed_player(QWidget* parent);
/// Another program, by its command. Fails if it is no player.
[[nodiscard]] Result<QString> ask_program(QWidget* parent);

}  // namespace boardwright::desktop
