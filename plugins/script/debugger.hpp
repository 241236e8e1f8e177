// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line of the console, recorded line by line of the script that runs for it.
#pragma once

#include <boardwright/abi/debugger.h>

namespace boardwright::script {

extern const bw_debugger kDebugger;

}  // namespace boardwright::script
