// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shuts a process in, for rules from somebody else: it can compute, read files and write to what it has open, and nothing else.
#pragma once

#include <boardwright/pure/result.hpp>

namespace boardwright::check {

/// For the rest of this process: system calls other than a few that compute and read fail with EPERM
/// (seccomp). So there are no files to write, make, rename or remove, no network, no other programs or processes, no signals
/// to others, no new code; threads can be begun. Descriptors other than the first three and `kept` are closed. Whatever libraries
/// it needs have to be loaded before. Fails where the system doesn't offer that; then nothing foreign may run.
[[nodiscard]] Result<void> confine(int kept);

}  // namespace boardwright::check
