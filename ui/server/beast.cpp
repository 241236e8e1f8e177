// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of Beast is not a template, compiled once: with it every file that includes it would take as long again.
#include <boost/beast/src.hpp>
