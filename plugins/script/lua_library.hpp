// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of Lua's own library stays for rules, and with which bounds.
#pragma once

struct lua_State;

namespace boardwright::script {

/// Of a state into which Lua's own library has been put: what isn't for rules goes, what knew no bounds is replaced.
void restrict_library(lua_State* state);

}  // namespace boardwright::script
