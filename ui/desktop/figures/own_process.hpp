// SPDX-License-Identifier: GPL-3.0-or-later
//
// `boardwright` at work for the window: whatever the rules do to it is nothing to this program.
#pragma once

#include <QProcess>
#include <QStringList>
#include <memory>

namespace boardwright::desktop {

/// Not started yet, in a group of its own, so that whatever it starts is stopped and ended with it; gone when this
/// program is. Null: it isn't beside this one.
[[nodiscard]] std::unique_ptr<QProcess> own_process(const QStringList& arguments);
/// To it and all that it has started.
void signal_process(const QProcess& process, int signal);
/// Whatever it is doing; it may be telling something just now, so it is let go later.
void end_process(std::unique_ptr<QProcess> process);
/// What it has said of what went wrong, in the language spoken; empty: nothing.
[[nodiscard]] QString last_words(QProcess& process);

}  // namespace boardwright::desktop
